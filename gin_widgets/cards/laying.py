"""Which melds to lay down and which cards to lay off, on bare integers.

The second half of the kernel: like the first, it is compiled from this very source. Both choices
work on a list, `chosen`, of at least `ROOM` numbers; its first three are the answer.
"""

from typing import Final

from gin_widgets.cards.kernel import (
    FOUR,
    LANE,
    after_runs,
    beside_runs,
    in_runs,
    least_deadwood,
    missing_from,
    points_of,
    set_ranks,
)
from gin_widgets.cards.tables import LEAST

NOTHING_YET: Final = 1 << 20
ROOM: Final = 6
"""How many numbers `chosen` must hold; compiled code does not look."""


def choose_melds(hand: int, chosen: list[int]) -> int:
    """The least deadwood of a hand, and the melds that are laid down for it.

    `chosen` begins with the points open to layoffs, the cards in sets and the cards in runs: of
    arrangements of least deadwood the one with the fewest points open, then with the lowest masks.
    """
    least = least_deadwood(hand)
    chosen[0] = NOTHING_YET
    chosen[3], chosen[4], chosen[5] = hand, least, in_runs(hand)
    choose_sets(hand, set_ranks(hand), chosen)
    return least


def choose_sets(left: int, ranks: int, chosen: list[int]) -> None:
    """Try every choice of sets of these ranks that leaves no more than the least.

    A set is made without a question where none of its cards is in a run, and whatever can be in a
    run after the sets is in one: else there would be more deadwood.
    """
    hand, least, running = chosen[3], chosen[4], chosen[5]
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = left & rank * FOUR
        if held & running:
            choose_sets(left, ranks, chosen)
            if held == rank * FOUR:
                cards = held & running
                while cards:
                    card = cards & -cards
                    cards ^= card
                    choose_sets(left ^ held | card, ranks, chosen)
        left ^= held
    if after_runs(left) == least:
        sets, runs = hand ^ left, in_runs(left)
        keep(points_of((missing_from(sets) | beside_runs(runs)) & ~hand), sets, runs, chosen)


def choose_layoffs(hand: int, runs: int, missing: int, chain: int, chosen: list[int]) -> int:
    """The deadwood that the best layoffs leave a defender, and which cards he lays off.

    `runs` are the cards in the knocker's runs, with what this defender may build on; `missing` the
    fourth cards of his sets of three; `chain` is 1 where a layoff may be built on, else 0. `chosen`
    begins with the deadwood times 16 plus the number of cards laid off, then those cards, on runs
    and on sets: of equal choices the one of the fewest cards, then of the lowest masks.

    The knocker's melds come down to two masks because his runs of a suit do not touch: a card next
    to one can only be added to it, and a card between two of them to either with the same effect.
    """
    reach = (beside_runs(runs) | missing) & hand
    if reach == 0:
        least = least_deadwood(hand)
        chosen[0], chosen[1], chosen[2] = least << 4, 0, 0
        return least
    grown = 0
    while chain and grown != reach:
        grown = reach
        reach |= beside_runs(reach) & hand
    chosen[0] = NOTHING_YET
    chosen[3], chosen[4], chosen[5] = runs, missing, chain
    lay_off_beside_sets(hand, set_ranks(hand), in_runs(hand) | reach, chosen)
    return chosen[0] >> 4


def lay_off_beside_sets(left: int, ranks: int, wanted: int, chosen: list[int]) -> None:
    """Try every choice of own sets of these ranks; `wanted` are the cards of use elsewhere."""
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = left & rank * FOUR
        if held & wanted:
            lay_off_beside_sets(left, ranks, wanted, chosen)
            if held == rank * FOUR:
                cards = held & wanted
                while cards:
                    card = cards & -cards
                    cards ^= card
                    lay_off_beside_sets(left ^ held | card, ranks, wanted, chosen)
        left ^= held
    lay_off_suits(left, chosen)


def lay_off_suits(left: int, chosen: list[int]) -> None:
    """Lay off the best of these cards, suit by suit."""
    runs, missing, chain = chosen[3], chosen[4], chosen[5]
    near = (beside_runs(runs) | missing) & left
    score, on_runs, on_sets = after_runs(left) << 4, 0, 0
    for shift in range(0, 52, 13):
        if near >> shift & LANE:
            lane = left >> shift & LANE
            key = best_in_lane(lane, runs >> shift & LANE, missing >> shift & LANE, chain)
            score += (key >> 26) - (LEAST[lane] << 4)
            on_runs |= (key >> 13 & LANE) << shift
            on_sets |= (key & LANE) << shift
    keep(score, on_runs, on_sets, chosen)


def best_in_lane(lane: int, run: int, missing: int, chain: int) -> int:
    """The best layoffs of one suit as a key, lowest best.

    From the top: the points left, four bits for the number laid off, the cards laid on runs and
    those laid on sets, thirteen bits each.
    """
    best = LEAST[lane] << 30
    beside = run << 1 | run >> 1
    near = (beside | missing) & lane
    while near:
        card = near & -near
        near ^= card
        if beside & card:
            key = best_in_lane(lane ^ card, run | card if chain else run, missing, chain)
            best = min(best, key + (1 << 26) + (card << 13))
        if missing & card:
            key = best_in_lane(lane ^ card, run, missing, chain)
            best = min(best, key + (1 << 26) + card)
    return best


def keep(score: int, one: int, other: int, chosen: list[int]) -> None:
    """Write down a choice if it comes before the one chosen so far."""
    if score < chosen[0] or (
        score == chosen[0] and (one < chosen[1] or (one == chosen[1] and other < chosen[2]))
    ):
        chosen[0], chosen[1], chosen[2] = score, one, other
