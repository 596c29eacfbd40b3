"""Make the tables that the tools read: `python -m gin_widgets.lab.tabulate`.

Players are greedy (`simple`), rules those of the house unless said otherwise. The same numbers come
out on any machine; numba makes it a matter of a minute.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy
import pandas

from gin_widgets.bots import playout as at
from gin_widgets.bots.rollout import setting
from gin_widgets.lab import measure, simulate
from gin_widgets.lab.dealing import dice_of, seeds
from gin_widgets.lab.tables import LAST_TURN, LIMITS
from gin_widgets.rules import HOUSE

SEED: Final = 0
FOLDER: Final = Path(__file__).parent / "data"


TURN_ENDS: Final = [2, 4, 6, 8, 10, 14]
"""The last turn of each span of turns."""
FEWEST: Final = 100
"""Of fewer hands nothing is said."""
VOIDS: Final = HOUSE.replace(key="one_stock", stock_out="void")
"""The hand ends where the house would turn the pile over."""


def stock_out(hands: int = 100_000) -> dict[str, Any]:
    """How often the first stock runs out before anybody has knocked, by number of players."""
    shares = {}
    for players in range(2, 7):
        frame = simulate(hands, ["simple"] * players, VOIDS, SEED, progress=False)
        shares[str(players)] = round(measure.dead_share(frame).value * 100, 1)
    return {"hands": hands, "seed": SEED, "shares": shares}


def limit_curve(hands: int = 1_000_000) -> dict[str, Any]:
    """By limit the percentage of hands in which somebody may knock by each turn."""
    frame = simulate(hands, rules=HOUSE, seed=SEED, progress=False)
    turns, shares, counts = measure.knock_turns(frame), {}, {}
    for limit in LIMITS:
        mine = turns[(frame["limit"] == limit).to_numpy(dtype=bool)]
        by = [measure.by_turn(mine, turn).value * 100 for turn in range(1, LAST_TURN + 1)]
        shares[str(limit)] = [round(share, 1) for share in by]
        counts[str(limit)] = len(mine)
    return {"hands": counts, "seed": SEED, "shares": shares}


def deadwood_funnel(hands: int = 130_000) -> dict[str, Any]:
    """Deadwood that 10, 50, 90 % do not exceed who go on, by limit and own turn."""
    counts: dict[int, list[list[int]]] = {limit: [[] for _ in range(LAST_TURN)] for limit in LIMITS}
    for limit, seats in after_each_turn(hands):
        for seat in seats:
            for turn, deadwood in enumerate(seat[:LAST_TURN]):
                counts[limit][turn].append(deadwood)
    return {
        "hands": hands,
        "seed": SEED,
        "quantiles": {str(limit): [_three(turn) for turn in counts[limit]] for limit in LIMITS},
    }


def after_each_turn(hands: int) -> Iterator[tuple[int, list[list[int]]]]:
    """The limit of hand after hand, and by seat the least deadwood after each turn but the last."""
    setup = setting(HOUSE, 2)
    for dice in dice_of(seeds(SEED, 1, hands)).tolist():
        table = Remembering([*setup, *[0] * (at.SIZE - at.DEALER)])
        at.order(table)
        table[at.DICE] = dice
        table[at.MIXED] = at.mix(table, at.DECK, at.DECK + 52, at.DECK + 52)
        at.deal(table)
        table.seen = [[], []]
        at.play_on(table)
        seats = table.seen
        if table[at.ENDING] < at.VOID:
            # The count that ended the hand is no count that somebody goes on with.
            seats[table[at.KNOCKER]].pop()
        yield table[at.LIMITS + table[at.UPCARD] % 13], seats


class Remembering(list[int]):
    """A table of `playout` that remembers what each seat was left with after each throw."""

    seen: list[list[int]]

    def __setitem__(self, place: Any, value: Any) -> None:
        if at.COUNTS <= place < at.COUNTS + 2 and hasattr(self, "seen"):
            self.seen[place - at.COUNTS].append(value)
        super().__setitem__(place, value)


def knock_risk(hands: int = 2_000_000) -> dict[str, Any]:
    """By limit, turn and deadwood of a knock: knocks, percent undercut, mean points won by it."""
    frame = simulate(hands, rules=HOUSE, seed=SEED, progress=False)
    knocks = frame[frame["kind"].isin(measure.KNOCKS)]
    by_first = (knocks["knocker"] == 0).to_numpy(dtype=bool)
    lead = (knocks["points_0"] - knocks["points_1"]).to_numpy()
    cells = pandas.DataFrame(
        {
            "limit": knocks["limit"].to_numpy(dtype=int),
            "turn": numpy.searchsorted(TURN_ENDS, measure.end_turns(knocks)),
            "deadwood": numpy.where(by_first, knocks["deadwood_0"], knocks["deadwood_1"]),
            "undercut": (knocks["kind"] == "undercut").to_numpy() * 100.0,
            "points": numpy.where(by_first, lead, -lead),
        }
    )
    found: dict[str, list[list[float]]] = {str(limit): [] for limit in LIMITS if limit}
    for (limit, turn, deadwood), cell in cells.groupby(["limit", "turn", "deadwood"]):
        if len(cell) >= FEWEST and turn < len(TURN_ENDS):
            undercut, points = round(cell["undercut"].mean(), 1), round(cell["points"].mean(), 1)
            found[str(limit)].append([int(turn), int(deadwood), len(cell), undercut, points])
    return {"hands": hands, "seed": SEED, "turns": TURN_ENDS, "cells": found}


def _three(counts: list[int]) -> list[int] | None:
    """The three quantiles; None where too few hands go on so long."""
    if len(counts) < FEWEST:
        return None
    return [int(measure.quantile(counts, part).value) for part in (0.1, 0.5, 0.9)]


TABLES: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    "stock_out": stock_out,
    "limit_curve": limit_curve,
    "deadwood_funnel": deadwood_funnel,
    "knock_risk": knock_risk,
}


def written(content: Mapping[str, Any]) -> str:
    """A table as its file holds it: a line for each entry."""
    lines = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in content.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(words: Sequence[str] | None = None) -> int:
    """Read the words of the command line and write the tables they name, or all."""
    parser = argparse.ArgumentParser(prog="python -m gin_widgets.lab.tabulate")
    parser.add_argument("names", nargs="*", choices=[[], *TABLES], help="which tables; all of them")
    chosen = parser.parse_args(words)
    for name in chosen.names or TABLES:
        (FOLDER / f"{name}.json").write_text(written(TABLES[name]()), encoding="utf-8")
        print(FOLDER / f"{name}.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
