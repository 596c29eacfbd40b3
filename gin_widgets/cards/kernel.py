"""The solver on bare integers, for runs of one suit and the ace low.

A hand is the 52-bit mask of a `CardSet`, all numbers fit 64 bits, and what a function finds besides
its answer it writes into a list that it is given. So one source serves twice: as it stands, and
compiled by numba (`bots/engine`), with the tables as arrays and each annotation as a machine type.

Cards of different suits meet in sets only. Once the sets are chosen, the least deadwood is a look-up
in each suit's lane, and only ranks held three times or more offer a choice: in most hands none.
"""

from typing import Final

from gin_widgets.cards.tables import DROP, LEAST, LOOSE, NO_CARD

LANE: Final = (1 << 13) - 1
"""The spades of a mask."""
FOUR: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces: times the bit of a rank, its four cards."""
UP_TO_JACKS: Final = 0x7FF * FOUR
"""The cards at which a run of three can begin."""
NOT_ACES: Final = 0x1FFE * FOUR
NOT_KINGS: Final = 0xFFF * FOUR


def least_deadwood(mask: int) -> int:
    """The least deadwood of some cards, in points."""
    ranks = set_ranks(mask)
    if ranks == 0:
        return after_runs(mask)
    running = in_runs(mask)
    return after_sets(mask, ranks, running)


def best_drop(mask: int) -> int:
    """The best card to throw, as a key: exact over all throws, not "the dearest loose card".

    The key is the least deadwood after the throw times 1024, plus ten less the card's points times
    64, plus 51 less its index: `key >> 10` and `51 - (key & 63)`. Of throws that leave the same it
    is the dearest card, then the one of the highest index.
    """
    ranks = set_ranks(mask)
    if ranks == 0:
        return after_drop(mask, NO_CARD)
    key = after_sets_and_drop(mask, ranks, in_runs(mask), NO_CARD)
    if key >> 10 and least_deadwood(mask) == 0:
        # All cards lie in melds of three, so that the throw breaks one, perhaps a set.
        left = mask
        while left:
            card = left & -left
            left ^= card
            key = min(key, (least_deadwood(mask ^ card) << 10) + price(card))
    return key


def least_deadwoods(masks: list[int], least: list[int]) -> None:
    """`least_deadwood` of each hand."""
    for place in range(len(masks)):
        least[place] = least_deadwood(masks[place])


def best_drops(masks: list[int], keys: list[int]) -> None:
    """`best_drop` of each hand."""
    for place in range(len(masks)):
        keys[place] = best_drop(masks[place])
