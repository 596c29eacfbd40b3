"""What the cards of one suit can do in runs: tables that fill as they are asked for.

Cards of different suits meet in sets only. Once the sets are chosen, each suit (each colour,
where a run may mix the two suits of a colour) is a question of its own: a *lane*, of 13 bits a
suit, ace first. The four suits share one table.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product
from typing import Final, TypeVar

from gin_widgets.cards.card import DECK
from gin_widgets.cards.cardset import CardSet
from gin_widgets.cards.kernel import after_runs
from gin_widgets.cards.meld import (
    LANES,
    RANK_MASK,
    SPANS,
    STANDARD,
    AceInRuns,
    Meld,
    MeldRules,
    PlainMeldRules,
    RunKind,
    find_meld,
)
from gin_widgets.cards.tables import LEAST

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

LARGEST_TABLE: Final = 1 << 17
"""A lane of one suit has 8192 states, one of a colour 67 million: a full table starts afresh."""

NO_RUNS: Final = ((0, 0),)
"""The one choice of `Runs.covers` for a lane of which no card goes into a run."""

_POINTS: Final = {card.mask: card.points for card in DECK[:26]}
"""The points of each card of a lane."""


class Runs:
    """The runs of one reading of the rules, lane by lane."""

    def __init__(self, run_kind: RunKind, ace_in_runs: AceInRuns) -> None:
        self.rules: Final = PlainMeldRules(run_kind, ace_in_runs)
        self.standard: Final = self.rules == STANDARD
        """Whether it is the reading of the kernel."""
        self.suits: Final = LANES[run_kind]
        self.lanes: Final[Callable[[int], tuple[int, ...]]] = (
            _suit_lanes if run_kind is RunKind.SUIT else _colour_lanes
        )
        """Cut the 52 bits of a hand into lanes."""
        self.by_card: Final = _runs_by_first_card(len(self.suits[0]), ace_in_runs)
        self.least: Final = LEAST if self.standard else _Least(self.by_card)
        self.deadwood: Final[Callable[[int], int]] = after_runs if self.standard else self._deadwood
        """Count the least points left of a hand when only runs are made."""
        self._covers: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self._melds: dict[tuple[int, int], tuple[Meld, ...]] = {}

    def whole(self, lane: int, place: int) -> int:
        """Return the 52-bit mask of the lane at a place among `lanes`."""
        return sum(
            (lane >> 13 * part & RANK_MASK) << 13 * suit
            for part, suit in enumerate(self.suits[place])
        )

    def _deadwood(self, mask: int) -> int:
        least = self.least
        return sum([least[lane] for lane in self.lanes(mask)])

    def covers(self, lane: int, slack: int) -> tuple[tuple[int, int], ...]:
        """Return each choice of cards to put into runs that costs little more than the least.

        Each is a pair: the points it leaves above the least, at most `slack`, and the cards.
        """
        if not lane:
            return NO_RUNS
        key = lane, slack
        found = self._covers.get(key)
        if found is None:
            least, card = self.least, first_card(lane)
            above = least[lane ^ card] + _POINTS[card] - least[lane]
            extras: dict[int, int] = {}
            if above <= slack:
                for extra, cover in self.covers(lane ^ card, slack - above):
                    extras[cover] = extra + above
            for run in self.by_card[card]:
                if run & ~lane == 0:
                    above = least[lane ^ run] - least[lane]
                    if above <= slack:
                        for extra, cover in self.covers(lane ^ run, slack - above):
                            extras[cover | run] = extra + above
            found = tuple((extra, cover) for cover, extra in extras.items())
            _remember(self._covers, key, found)
        return found

    def melds(self, cover: int, place: int) -> tuple[Meld, ...]:
        """Lay the cards of a cover out as runs, as few and as long as they can be."""
        key = cover, place
        found = self._melds.get(key)
        if found is None:
            split = self._split(cover) or ()
            found = join((self.whole(run, place) for run in split), self.rules)
            _remember(self._melds, key, found)
        return found

    def _split(self, cover: int) -> tuple[int, ...] | None:
        if not cover:
            return ()
        for run in self.by_card[first_card(cover)]:
            if run & ~cover == 0:
                rest = self._split(cover ^ run)
                if rest is not None:
                    return (run, *rest)
        return None


class _Least(dict[int, int]):
    """A lane to the least points left of it after runs."""

    def __init__(self, by_card: dict[int, list[int]]) -> None:
        super().__init__()
        self._by_card = by_card

    def __missing__(self, lane: int) -> int:
        if not lane:
            return 0
        card = first_card(lane)
        least = self[lane ^ card] + _POINTS[card]
        for run in self._by_card[card]:
            if run & ~lane == 0:
                least = min(least, self[lane ^ run])
        _remember(self, lane, least)
        return least


def join(masks: Iterable[int], rules: MeldRules) -> tuple[Meld, ...]:
    """Return melds, given as masks, with every two runs that touch as one: 3-4-5 and 6-7-8."""
    melds: list[Meld] = []
    for mask in masks:
        cards = CardSet.from_mask(mask)
        apart = []
        for meld in melds:
            if find_meld(meld.cards | cards, rules):
                cards |= meld.cards
            else:
                apart.append(meld)
        melds = [*apart, Meld.of(cards, rules)]
    return tuple(melds)


def first_card(lane: int) -> int:
    """Return the bit of a lane's lowest card: the lowest rank, then the first suit."""
    ranks = (lane | lane >> 13) & RANK_MASK
    lowest = ranks & -ranks
    return lowest if lane & lowest else lowest << 13


@cache
def runs_of(run_kind: RunKind, ace_in_runs: AceInRuns) -> Runs:
    """Return the tables of one reading, which all its callers share."""
    return Runs(run_kind, ace_in_runs)


def runs_under(rules: MeldRules | None) -> Runs:
    """Return the tables of a rule set's reading; None means runs of one suit, ace low."""
    if rules is None or (rules.run_kind is RunKind.SUIT and rules.ace_in_runs is AceInRuns.LOW):
        return _standard()
    return runs_of(rules.run_kind, rules.ace_in_runs)


@cache
def _standard() -> Runs:
    """Return what nearly everybody asks for, without hashing its two words."""
    return runs_of(RunKind.SUIT, AceInRuns.LOW)


def _suit_lanes(mask: int) -> tuple[int, ...]:
    return mask & RANK_MASK, mask >> 13 & RANK_MASK, mask >> 26 & RANK_MASK, mask >> 39


def _colour_lanes(mask: int) -> tuple[int, ...]:
    return mask >> 13 & 0x3FFFFFF, mask & RANK_MASK | mask >> 39 << 13


def _runs_by_first_card(width: int, ace_in_runs: AceInRuns) -> dict[int, list[int]]:
    """Map each card of a lane to the runs whose `first_card` it is.

    Runs of three to five cards suffice: a longer one is two or three that touch.
    """
    by_card: dict[int, list[int]] = {1 << bit: [] for bit in range(13 * width)}
    for ranks in SPANS[ace_in_runs].values():
        if len(ranks) <= 5:
            for suits in product(range(width), repeat=len(ranks)):
                places = zip(suits, ranks, strict=True)
                run = sum(1 << 13 * suit + rank - 1 for suit, rank in places)
                by_card[first_card(run)].append(run)
    return by_card


def _remember(table: dict[_Key, _Value], key: _Key, value: _Value) -> None:
    if len(table) >= LARGEST_TABLE:
        table.clear()
    table[key] = value
