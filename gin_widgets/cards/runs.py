"""What the cards of one suit can do in runs: small tables, filled as they are asked for.

Cards of different suits meet in sets only. Once the sets are chosen, each suit (each colour,
where runs may mix the suits of a colour) is a question of its own: a *lane*. A lane is 13 bits
a suit, ace first, so the four suits share one table.
"""

from functools import cache
from itertools import product
from typing import Final, TypeVar

from gin_widgets.cards.cardset import CardSet, points_of
from gin_widgets.cards.meld import (
    LANES,
    RANK_MASK,
    SPANS,
    AceInRuns,
    Meld,
    MeldKind,
    MeldRules,
    PlainMeldRules,
    RunKind,
    find_meld,
)

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")

LARGEST_TABLE: Final = 1 << 17
"""A lane of one suit has 8192 states; one of a colour has 67 million, so tables start afresh."""


class Runs:
    """The runs of one reading of the rules, lane by lane."""

    def __init__(self, run_kind: RunKind, ace_in_runs: AceInRuns) -> None:
        self.rules = PlainMeldRules(run_kind, ace_in_runs)
        self.suits = LANES[run_kind]
        width = len(self.suits[0])
        # Runs of three to five cards suffice: a longer one is two that touch.
        self.by_card: dict[int, list[int]] = {1 << bit: [] for bit in range(13 * width)}
        for ranks in SPANS[ace_in_runs].values():
            if len(ranks) <= 5:
                for suits in product(range(width), repeat=len(ranks)):
                    run = sum(
                        1 << 13 * suit + rank - 1 for suit, rank in zip(suits, ranks, strict=True)
                    )
                    self.by_card[first_card(run)].append(run)
        self.least = _Least(self)
        self.drop = _Drop(self)
        self._covers: dict[tuple[int, int], dict[int, int]] = {}
        self._parts: dict[tuple[int, int], tuple[Meld, ...]] = {}

    def lanes(self, mask: int) -> tuple[int, ...]:
        """Cut the 52 bits of a hand into lanes."""
        if self.rules.run_kind is RunKind.SUIT:
            return (
                mask & RANK_MASK,
                mask >> 13 & RANK_MASK,
                mask >> 26 & RANK_MASK,
                mask >> 39,
            )
        return mask >> 13 & 0x3FFFFFF, mask & RANK_MASK | mask >> 39 << 13

    def whole(self, lane: int, place: int) -> int:
        """Return the 52-bit mask of the lane that stands at a place in `lanes`."""
        return sum(
            (lane >> 13 * part & RANK_MASK) << 13 * suit
            for part, suit in enumerate(self.suits[place])
        )

    def deadwood(self, mask: int) -> int:
        """Return the least points left when the cards may make runs only."""
        least = self.least
        return sum([least[lane] for lane in self.lanes(mask)])

    def in_some_run(self, mask: int) -> int:
        """Return the cards of a hand that belong to some run within it."""
        found = 0
        for place, lane in enumerate(self.lanes(mask)):
            for runs in self.by_card.values():
                for run in runs:
                    if run & ~lane == 0:
                        found |= self.whole(run, place)
        return found

    def covers(self, lane: int, most: int) -> dict[int, int]:
        """Map each choice of cards to put into runs to the points it leaves, `most` or fewer."""
        if self.least[lane] > most:
            return {}
        if not lane:
            return {0: 0}
        key = lane, min(most, points_of(lane))
        found = self._covers.get(key)
        if found is None:
            card = first_card(lane)
            cost = points_of(card)
            found = {
                cover: left + cost for cover, left in self.covers(lane ^ card, most - cost).items()
            }
            for run in self.by_card[card]:
                if run & ~lane == 0:
                    for cover, left in self.covers(lane ^ run, most).items():
                        found[cover | run] = left
            _remember(self._covers, key, found)
        return found

    def parts(self, cover: int, place: int) -> tuple[Meld, ...]:
        """Lay the cards of a cover out as runs, as few and as long as they can be."""
        key = cover, place
        found = self._parts.get(key)
        if found is None:
            masks = [self.whole(run, place) for run in self._split(cover) or ()]
            found = tuple(Meld(MeldKind.RUN, cards) for cards in self._joined(masks))
            _remember(self._parts, key, found)
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

    def _joined(self, masks: list[int]) -> list[CardSet]:
        """Join runs that touch: 3-4-5 and 6-7-8 are one run."""
        for one in masks:
            for other in masks:
                if one < other and find_meld(CardSet.from_mask(one | other), self.rules):
                    rest = [mask for mask in masks if mask not in (one, other)]
                    return self._joined([*rest, one | other])
        return [CardSet.from_mask(mask) for mask in masks]


class _Least(dict[int, int]):
    """A lane to the least points left of it after runs."""

    def __init__(self, runs: Runs) -> None:
        super().__init__({0: 0})
        self._runs = runs

    def __missing__(self, lane: int) -> int:
        card = first_card(lane)
        least = self[lane ^ card] + points_of(card)
        for run in self._runs.by_card[card]:
            if run & ~lane == 0:
                least = min(least, self[lane ^ run])
        _remember(self, lane, least)
        return least


class _Drop(dict[int, tuple[int, int]]):
    """A lane to the most points that leave it with one card, and the cards that do it."""

    def __init__(self, runs: Runs) -> None:
        super().__init__({0: (0, 0)})
        self._least = runs.least

    def __missing__(self, lane: int) -> tuple[int, int]:
        most, cards, rest = -1, 0, lane
        while rest:
            card = rest & -rest
            rest ^= card
            fall = self._least[lane] - self._least[lane ^ card]
            if fall > most:
                most, cards = fall, 0
            if fall == most:
                cards |= card
        _remember(self, lane, (most, cards))
        return most, cards


def first_card(lane: int) -> int:
    """Return the bit of a lane's lowest card: the lowest rank, then the first suit."""
    ranks = (lane | lane >> 13) & RANK_MASK
    lowest = ranks & -ranks
    return lowest if lane & lowest else lowest << 13


def _remember(table: dict[_Key, _Value], key: _Key, value: _Value) -> None:
    if len(table) >= LARGEST_TABLE:
        table.clear()
    table[key] = value


@cache
def _runs_of(run_kind: RunKind, ace_in_runs: AceInRuns) -> Runs:
    return Runs(run_kind, ace_in_runs)


def runs_under(rules: MeldRules | None) -> Runs:
    """Return the tables of a reading of the rules; None means runs of one suit, ace low."""
    if rules is None:
        return _runs_of(RunKind.SUIT, AceInRuns.LOW)
    return _runs_of(rules.run_kind, rules.ace_in_runs)
