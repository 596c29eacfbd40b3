"""Which sets the cards of a hand can make."""

from gin_widgets.cards.meld import FOUR_OF_A_RANK, RANK_MASK


def choices_of_sets(mask: int) -> list[int]:
    """Return what is left of a hand after each choice of sets."""
    lefts = [mask]
    for rank in set_ranks(mask):
        sets = _sets_of(mask & rank)
        lefts += [left ^ cards for left in lefts for cards in sets]
    return lefts


def set_ranks(mask: int) -> list[int]:
    """Return the four cards of each rank that is held three times or more."""
    spades, hearts = mask & RANK_MASK, mask >> 13 & RANK_MASK
    diamonds, clubs = mask >> 26 & RANK_MASK, mask >> 39
    ranks = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    found = []
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        found.append(rank * FOUR_OF_A_RANK)
    return found


def _sets_of(held: int) -> list[int]:
    """Return the sets within three or four cards of one rank."""
    sets = [held]
    if held.bit_count() == 4:
        cards = held
        while cards:
            card = cards & -cards
            cards ^= card
            sets.append(held ^ card)
    return sets
