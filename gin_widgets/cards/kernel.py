"""The solver on bare integers, for runs of one suit and the ace low.

A hand is the 52-bit mask of a `CardSet`, every number fits 64 bits, and what a function finds
besides its answer it writes into a list that it is given. So one source serves twice: as it
stands, and compiled by numba (`bots/engine`), with the tables as arrays and each annotation as a
machine type.

Cards of different suits meet in sets only. Once the sets are chosen, each suit is a look-up in a
table, and only a rank held three times or more offers a choice: in most hands there is none.
"""

from typing import Final

from gin_widgets.cards.tables import DROP, LEAST, LOOSE, NO_CARD

LANE: Final = (1 << 13) - 1
"""The spades of a mask; a lane is the cards of one suit, shifted down to them."""
FOUR: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces: times the bit of a rank, its four cards."""
STARTS: Final = 0x7FF * FOUR
"""The cards at which a run can begin: ace to jack."""
NOT_ACES: Final = 0x1FFE * FOUR
NOT_KINGS: Final = 0x0FFF * FOUR


def least_deadwood(mask: int) -> int:
    """The least deadwood of some cards, in points."""
    spades, hearts, diamonds, clubs = mask & 8191, mask >> 13 & 8191, mask >> 26 & 8191, mask >> 39
    ranks = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    if ranks:
        return after_sets(mask, ranks, in_runs(mask))
    return LEAST[spades] + LEAST[hearts] + LEAST[diamonds] + LEAST[clubs]


def best_drop(mask: int) -> int:
    """The best card to throw from a hand, as a key: exact, not "the dearest card left loose".

    `key >> 10` is the least deadwood after the throw and `51 - (key & 63)` the index of the card:
    of throws that leave the same the dearest, then the one of the highest index. (Between them lie
    ten less the card's points, so that the lowest key is the best.) The hand is not empty.
    """
    spades, hearts, diamonds, clubs = mask & 8191, mask >> 13 & 8191, mask >> 26 & 8191, mask >> 39
    ranks = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    if ranks:
        key = drop_after_sets(mask, ranks, in_runs(mask), NO_CARD)
    else:
        key = drop_after_runs(spades, hearts, diamonds, clubs, NO_CARD)
    return key if key >= 0 else drop_from_threes(mask)


def drop_from_threes(mask: int) -> int:
    """`best_drop` of a hand that lies in melds of three alone, one of which the throw breaks."""
    key = NO_CARD << 10
    for index in range(52):
        if mask >> index & 1:
            points = min(index % 13, 9) + 1
            after = least_deadwood(mask ^ 1 << index)
            key = min(key, (after << 10) + (10 - points << 6) + 51 - index)
    return key


def least_deadwoods(masks: list[int], least: list[int]) -> None:
    """Write down the `least_deadwood` of each hand."""
    for place in range(len(masks)):
        least[place] = least_deadwood(masks[place])


def best_drops(masks: list[int], keys: list[int]) -> None:
    """Write down the `best_drop` of each hand."""
    for place in range(len(masks)):
        keys[place] = best_drop(masks[place])


def set_ranks(mask: int) -> int:
    """The ranks held three times or more, as thirteen bits."""
    spades, hearts, diamonds, clubs = mask & 8191, mask >> 13 & 8191, mask >> 26 & 8191, mask >> 39
    return spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)


def in_runs(mask: int) -> int:
    """The cards that are in some run of the mask."""
    starts = mask & mask >> 1 & mask >> 2 & STARTS
    return starts | starts << 1 | starts << 2


def beside_runs(runs: int) -> int:
    """The cards next to an end of a run."""
    return (runs << 1 & NOT_ACES | runs >> 1 & NOT_KINGS) & ~runs


def missing_from(sets: int) -> int:
    """The fourth card of each set of three."""
    ranks = (sets | sets >> 13 | sets >> 26 | sets >> 39) & LANE
    return ranks * FOUR & ~sets


def points_of(mask: int) -> int:
    """The points of all the cards."""
    return (
        LOOSE[mask & 8191] + LOOSE[mask >> 13 & 8191] + LOOSE[mask >> 26 & 8191] + LOOSE[mask >> 39]
    )


def after_runs(mask: int) -> int:
    """The least points left when only runs are made."""
    return (
        LEAST[mask & 8191] + LEAST[mask >> 13 & 8191] + LEAST[mask >> 26 & 8191] + LEAST[mask >> 39]
    )


def drop_after_runs(spades: int, hearts: int, diamonds: int, clubs: int, spare: int) -> int:
    """The key of the best throw when only runs are made, or a card is spare in a set of four.

    It is -1 where the throw would have to break a meld.
    """
    least = LEAST[spades] + LEAST[hearts] + LEAST[diamonds] + LEAST[clubs]
    best = spare
    # Written out, since in plain Python `min` takes longer than all the rest.
    key = DROP[spades] + 39
    if key < best:
        best = key
    key = DROP[hearts] + 26
    if key < best:
        best = key
    key = DROP[diamonds] + 13
    if key < best:
        best = key
    key = DROP[clubs]
    if key < best:
        best = key
    return (least << 10) + best if best < 1024 else -1


def after_sets(mask: int, ranks: int, running: int) -> int:
    """The least points left when these ranks may become sets; `running` are the cards in runs.

    A set whose cards are in no run costs nothing elsewhere, so it is made without a question.
    """
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = mask & rank * FOUR
        left = mask ^ held
        if held & running:
            least = min(after_sets(left, ranks, running), after_sets(mask, ranks, running))
            if held == rank * FOUR:
                cards = held & running
                while cards:
                    card = cards & -cards
                    cards ^= card
                    least = min(least, after_sets(left | card, ranks, running))
            return least
        mask = left
    return after_runs(mask)


def drop_after_sets(mask: int, ranks: int, running: int, spare: int) -> int:
    """The key of the best throw when these ranks may become sets.

    It is not told of a throw that breaks a set of three: while a card is loose, none is so good.
    """
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = mask & rank * FOUR
        left = mask ^ held
        # A set of four spares a card, the club: 1024 times no change, and which card it is.
        spared = min(spare, DROP[rank] & 1023) if held == rank * FOUR else spare
        if held & running:
            key = min(
                drop_after_sets(left, ranks, running, spared),
                drop_after_sets(mask, ranks, running, spare),
            )
            if held == rank * FOUR:
                cards = held & running
                while cards:
                    card = cards & -cards
                    cards ^= card
                    key = min(key, drop_after_sets(left | card, ranks, running, spare))
            return key
        mask, spare = left, spared
    spades, hearts, diamonds, clubs = mask & 8191, mask >> 13 & 8191, mask >> 26 & 8191, mask >> 39
    return drop_after_runs(spades, hearts, diamonds, clubs, spare)
