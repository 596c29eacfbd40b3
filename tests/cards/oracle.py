"""The slow solver quick enough for a million hands, and still obvious.

It tries every layout: every choice of melds, no two of which share a card, among all melds that
`tests.slow` finds. Cards are masks, with the bits of `Card.mask`. From one list of layouts follow
the least deadwood, every cover of least deadwood, and the best discards.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from gin_widgets.cards import DECK
from tests import slow

POINTS = [(card.mask, card.points) for card in DECK]

MATES = {card.mask: sum(mate.mask for mate in DECK if mate.rank == card.rank) for card in DECK}
"""The cards of a card's rank."""
NEXT = {
    card.mask: sum(
        mate.mask for mate in DECK if mate.suit == card.suit and abs(mate.rank - card.rank) == 1
    )
    for card in DECK
}
"""The one or two cards next to a card in its suit."""

Cover = tuple[int, int]
"""How cards are covered: those in sets and those in runs."""


class Solved(NamedTuple):
    """What there is to know of a hand by itself."""

    least: int
    covers: frozenset[Cover]
    """Every cover that reaches the least deadwood."""
    least_after_discard: int
    discards: int
    """Every card that reaches it when thrown."""


def mask_of(cards: slow.Cards) -> int:
    return sum(card.mask for card in cards)


def points(mask: int) -> int:
    return sum(cost for card, cost in POINTS if mask & card)


@cache
def melds_of_the_deck() -> dict[int, bool]:
    """The 329 runs of one suit and sets there are, and whether each is a set."""
    return {mask_of(meld): slow.is_set(meld) for meld in slow.melds(frozenset(DECK), "suit", "low")}


def melds_in(hand: int, melds: dict[int, bool]) -> dict[int, bool]:
    return {meld: is_set for meld, is_set in melds.items() if meld & ~hand == 0}


def covers(melds: dict[int, bool]) -> set[Cover]:
    """Every way to cover cards with some of these melds, the empty way too."""
    found = set()
    possible = list(melds.items())

    def choose(in_sets: int, in_runs: int, first: int) -> None:
        found.add((in_sets, in_runs))
        for place in range(first, len(possible)):
            meld, is_set = possible[place]
            if not meld & (in_sets | in_runs):
                if is_set:
                    choose(in_sets | meld, in_runs, place + 1)
                else:
                    choose(in_sets, in_runs | meld, place + 1)

    choose(0, 0, 0)
    return found


def solve(hand: int, melds: dict[int, bool] | None = None) -> Solved:
    """Solve a hand; `melds` are all that can be made of it, if runs are not of a suit, ace low."""
    held = melds_in(hand, melds_of_the_deck()) if melds is None else melds
    left = {cover: hand & ~(cover[0] | cover[1]) for cover in covers(held)}
    cost = {loose: points(loose) for loose in set(left.values())}
    least = min(cost.values())
    best = frozenset(cover for cover, loose in left.items() if cost[loose] == least)
    after = {
        card: min(cost[loose] for loose in cost if loose & card) - price
        for card, price in POINTS
        if hand & card
    }
    least_after = min(after.values())
    discards = sum(card for card, count in after.items() if count == least_after)
    return Solved(least, best, least_after, discards)


def least_deadwood(hand: int, melds: dict[int, bool]) -> int:
    """The least deadwood of a hand, of which there may be nothing left."""
    ways = covers(melds_in(hand, melds))
    return min(points(hand & ~(in_sets | in_runs)) for in_sets, in_runs in ways)


def open_points(hand: int, way: Cover) -> int:
    """The points of the cards not in the hand that would make some meld of a cover longer."""
    in_sets, in_runs = way
    return sum(
        cost
        for card, cost in POINTS
        if not hand & card and (in_sets & MATES[card] or in_runs & NEXT[card])
    )


def best_layoff(hand: int, knocker: Sequence[int], chain: str) -> tuple[int, int]:
    """The least deadwood after layoffs, and the fewest cards laid off that reach it.

    Lay off every card that can be laid off, or not, in every order.
    """
    melds = melds_of_the_deck()
    own = melds_in(hand, melds)

    @cache
    def least(hand: int) -> int:
        return least_deadwood(hand, own)

    @cache
    def after(hand: int, lying: tuple[int, ...]) -> tuple[int, int]:
        ends = [(least(hand), 0)]
        for card, _ in POINTS:
            if not hand & card:
                continue
            for place, meld in enumerate(lying):
                base = knocker[place] if chain == "none" else meld
                if meld | card in melds and base | card in melds:
                    table = (*lying[:place], meld | card, *lying[place + 1 :])
                    deadwood, laid = after(hand ^ card, table)
                    ends.append((deadwood, laid + 1))
        return min(ends)

    return after(hand, tuple(knocker))
