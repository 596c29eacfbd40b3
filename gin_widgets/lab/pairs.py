"""Which two cards want a third."""

from itertools import combinations

from gin_widgets.cards import Card, CardSet, find_meld

MOST = 6
"""No card is wanted by more pairs: three of its rank, three of its suit."""


def pairs_for(card: Card, among: CardSet) -> tuple[CardSet, ...]:
    """The pairs of these cards that a card would make a meld of three.

    >>> everything = CardSet.from_mask(2**52 - 1)
    >>> [len(pairs_for(Card.parse(code), everything)) for code in ("7H", "2S", "AS")]
    [6, 5, 4]
    """
    near = [
        other
        for other in among - CardSet([card])
        if other.rank == card.rank or (other.suit == card.suit and abs(other.rank - card.rank) <= 2)
    ]
    return tuple(CardSet(pair) for pair in combinations(near, 2) if find_meld(CardSet(pair) | card))
