"""Which two cards want a third."""

from itertools import combinations

from gin_widgets.cards import Card, CardSet, find_meld


def pairs_for(card: Card, among: CardSet) -> tuple[CardSet, ...]:
    """The pairs of these cards that a card would make a meld of three.

    >>> len(pairs_for(Card.parse("7H"), CardSet(DECK))), len(pairs_for(DECK[0], CardSet(DECK)))
    (6, 4)
    """
    near = [
        other
        for other in among - CardSet([card])
        if other.rank == card.rank or (other.suit == card.suit and abs(other.rank - card.rank) <= 2)
    ]
    return tuple(CardSet(pair) for pair in combinations(near, 2) if find_meld(CardSet(pair) | card))
