"""The reference figures of the game, recomputed beside those that were stated once.

`python -m gin_widgets.lab.reference` prints them. Both come from simulations: two greedy players
(`simple`) under the rules of `house`, the stated ones from 60,000 hands a row, so that they have
errors of their own.

The limit of a row holds whatever the upcard is. It is simulated under a fixed limit of ten, by
players who knock with no more than the row's limit, which comes to the same. Where the upcard sets
it, a hand is a little different: with a ten on the pile there is one ten less in the hands, so that
they are lighter and end sooner. A table of its own says how much.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf, isnan
from typing import Final, TypeAlias

import pandas

from gin_widgets.lab import measure, simulate
from gin_widgets.lab.measure import Estimate, FreshHands
from gin_widgets.rules import HOUSE

HANDS: Final = 60_000
"""Hands of a row, of the stated figures as of ours."""
SEVERAL: Final = 16
"""So many rows' worth of hands give each limit enough of them where the upcard sets it."""
FAR: Final = 4.0
"""Two figures that should be the same are not as many standard errors apart."""
ANY_UPCARD: Final = HOUSE.replace(key="any_upcard", limit_source="fixed")

Frame: TypeAlias = pandas.DataFrame


@dataclass(frozen=True, slots=True)
class Measure:
    """What is measured, and how it is written."""

    name: str
    of: Callable[[Frame], Estimate]
    factor: int = 1
    """100 for what is stated in percent."""
    decimals: int = 1
    """As many as were stated."""


ROW: Final = (
    Measure("mean turn", lambda frame: measure.mean(measure.end_turns(frame))),
    Measure("by turn 4, %", lambda frame: measure.by_turn(measure.end_turns(frame), 4), 100, 0),
    Measure("by turn 8, %", lambda frame: measure.by_turn(measure.end_turns(frame), 8), 100, 0),
    Measure("gin, %", measure.gin_share, 100, 0),
    Measure("undercut, % of knocks", measure.undercut_share, 100),
    Measure("dead hands, %", measure.dead_share, 100),
)
"""Of players who knock at once, so that a hand ends with its first legal knock."""

STATED: Final[Mapping[int, Sequence[float | None]]] = {
    10: (6.4, 25, 79, 2, 4.5, 0.2),
    8: (7.1, 18, 71, 4, 5.0, 0.3),
    6: (7.8, 12, 60, 8, 4.8, 0.6),
    5: (8.3, 10, 54, 10, 5.2, 0.8),
    4: (8.7, 8, 48, 15, 5.2, 1.2),
    3: (9.2, 6, 42, 24, 5.1, 2.3),
    2: (9.6, 5, 36, 32, 6.7, 3.0),
    0: (11.1, 2, 20, 92, None, 8.2),
}
"""By limit, in the order of `ROW`."""

DUELS: Final[Mapping[tuple[int, int], float]] = {
    (10, 0): -0.8,
    (8, 0): -0.2,
    (7, 0): 0.0,
    (6, 0): 0.1,
    (5, 0): 0.5,
    (4, 0): 0.2,
    (3, 0): 0.0,
    (2, 0): 0.3,
    (10, 9): -0.3,
    (10, 7): -0.9,
    (10, 5): -1.3,
    (10, 3): -1.4,
}
"""By limit and the most deadwood that one player knocks with: the points a hand by which he leads
the other, who knocks at once."""

FRESH: Final[Mapping[int, Sequence[float]]] = {10: (32, 58, 77, 40, 0.4), 7: (24, 44, 57, 14, 1.1)}
"""By number of cards: deadwood that 5, 50 and 95 % do not exceed; percent that hold a meld, and
that may knock at limit ten after the first draw."""


@dataclass(frozen=True, slots=True)
class Recomputed:
    """A figure that was found, and the one that was stated."""

    row: str
    name: str
    found: Estimate
    stated: float | None = None
    decimals: int = 1
    hands: int = HANDS
    """So many are behind what was found."""

    @property
    def apart(self) -> float:
        """The difference in standard errors of both, of what rounding does not explain."""
        if self.stated is None:
            return 0.0
        off = abs(self.found.value - self.stated) - 0.5 * 10**-self.decimals
        error = self.found.error * (1 + self.hands / HANDS) ** 0.5
        if off <= 0:
            return 0.0
        return off / error if error else inf

    def __str__(self) -> str:
        if isnan(self.found.value):
            return "–"
        places = self.decimals + 1
        found = f"{self.found.value:.{places}f} ±{self.found.error:.{places}f}"
        return found if self.stated is None else f"{found} ({self.stated:.{self.decimals}f})"


def limits(hands: int, seed: int) -> Iterator[Recomputed]:
    """The rows of the limits, whatever the upcard is."""
    for limit, stated in STATED.items():
        frame = simulate(hands, rules=ANY_UPCARD, seed=seed, plans=(limit, limit), progress=False)
        yield from _row(_named(limit), frame, stated)


def upcards(hands: int, seed: int) -> Iterator[Recomputed]:
    """The same where the upcard sets the limit; nothing was stated of it."""
    frame = simulate(hands * SEVERAL, seed=seed, progress=False)
    for limit in sorted(frame["limit"].unique(), reverse=True):
        yield from _row(_named(limit), frame[frame["limit"] == limit], [None] * len(ROW))


def duels(hands: int, seed: int) -> Iterator[Recomputed]:
    """What waiting wins, against a player who knocks at once."""
    for (limit, most), stated in DUELS.items():
        frame = simulate(hands, rules=ANY_UPCARD, seed=seed, plans=(most, limit), progress=False)
        row = f"{_named(limit)}, {'gin only' if most == 0 else f'knocks with {most} or less'}"
        yield Recomputed(row, "points a hand", measure.lead(frame), stated, 1, hands)
        yield Recomputed(row, "hands won, %", measure.win_share(frame) * 100, None, 0, hands)


def fresh(hands: int, seed: int) -> Iterator[Recomputed]:
    """Hands as they are dealt."""
    for cards, stated in FRESH.items():
        dealt = measure.fresh_hands(cards, hands, seed)
        for (name, found, decimals), value in zip(_fresh(dealt), stated, strict=True):
            yield Recomputed(f"{cards} cards", name, found, value, decimals, hands)


def _fresh(dealt: FreshHands) -> Iterator[tuple[str, Estimate, int]]:
    for part, name in ((0.05, "5 % have"), (0.5, "median deadwood"), (0.95, "95 % have")):
        yield name, measure.quantile(dealt.deadwood, part), 0
    yield "hold a meld, %", measure.share(dealt.melded) * 100, 0
    yield "may knock at once with 10, %", measure.share(dealt.after <= 10) * 100, 1


def _row(row: str, frame: Frame, stated: Sequence[float | None]) -> Iterator[Recomputed]:
    for each, value in zip(ROW, stated, strict=True):
        yield Recomputed(
            row, each.name, each.of(frame) * each.factor, value, each.decimals, len(frame)
        )


def _named(limit: int) -> str:
    return f"limit {limit}" if limit else "gin only"


def table(figures: Sequence[Recomputed]) -> str:
    """The figures with a row for each row and a column for each name."""
    names = list(dict.fromkeys(figure.name for figure in figures))
    rows: dict[str, dict[str, str]] = {}
    for figure in figures:
        rows.setdefault(figure.row, {})[figure.name] = str(figure)
    cells = [["", *names]]
    cells += [[row, *(of.get(name, "") for name in names)] for row, of in rows.items()]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )


PARTS: Final[Mapping[str, Callable[[int, int], Iterator[Recomputed]]]] = {
    "A limit that holds whatever the upcard is; both knock at once": limits,
    "The plan to wait, against a player who knocks at once": duels,
    "Fresh hands": fresh,
    "The limit that the upcard sets; both knock at once": upcards,
}


def reference(hands: int = HANDS, seed: int = 0) -> list[Recomputed]:
    """Print every figure beside the stated one; the answer is those that differ."""
    print(f"{hands:,} hands a row, seed {seed}, players simple, rules house; figure ±")
    print("standard error, and in brackets what was stated from 60,000 hands.")
    compared = []
    for title, part in PARTS.items():
        figures = list(part(hands, seed))
        print("", title, "", table(figures), sep="\n", flush=True)
        compared += [figure for figure in figures if figure.stated is not None]
    far = [figure for figure in compared if figure.apart > FAR]
    print()
    print(
        f"{len(far)} of {len(compared)} figures are more than {FAR:.0f} errors off what was stated;"
    )
    print(f"the farthest is {max(figure.apart for figure in compared):.1f} off.")
    for figure in far:
        print(f"  {figure.row}, {figure.name}: {figure}, {figure.apart:.1f} errors apart")
    return far


def main(words: Sequence[str] | None = None) -> int:
    """Read the words of the command line; the exit code is 1 where a figure differs."""
    parser = argparse.ArgumentParser(prog="python -m gin_widgets.lab.reference")
    parser.add_argument("--hands", type=int, default=HANDS, help="hands of a row")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(words)
    return int(bool(reference(chosen.hands, chosen.seed)))


if __name__ == "__main__":
    sys.exit(main())
