"""Which melds a knocker lays down, weighed against the hands that a defender may hold."""

from collections.abc import Iterable

from gin_widgets.cards import (
    DECK,
    Arrangement,
    Card,
    CardSet,
    LayoffRules,
    NotationError,
    best_arrangement,
    best_layoff,
    cards_of,
    spreads,
)
from gin_widgets.play.shuffle import shuffled

DEFENDERS = 200
"""So many hands leave the choice 0.001 points short of the best one on average."""


def best_spread(
    hand: CardSet | str | Iterable[Card],
    limit: int,
    rules: LayoffRules | None = None,
    seen: CardSet | str | Iterable[Card] = (),
    seed: int = 0,
) -> Arrangement:
    """The arrangement within the limit that is to leave a defender most above the own count.

    `spreads` offers first what costs the knocker least and then leaves the fewest points open. A
    dearer arrangement can be worth its price, and an open card costs nothing when it lies in the
    pile. So the defender is dealt many hands from the cards that are neither in the hand nor in
    `seen`, each is laid off at its best on every arrangement, and the best mean margin wins. The
    same seed deals the same hands. Two opponents or five make no difference.

    Raises:
        NotationError: no arrangement is within the limit, or too few cards are unseen.

    >>> str(best_spread("9C 9D 9H 9S TS JS QS AH 2C 3D", limit=10).melds[0])
    '9♠ 9♥ 9♦ 9♣'
    """
    cards = cards_of(hand)
    choices = spreads(cards, limit, rules)
    if not choices:
        least = best_arrangement(cards, rules).deadwood
        raise NotationError(f"The limit is {limit}, and {cards} cannot count less than {least}.")
    unseen = CardSet(DECK) - cards - cards_of(seen)
    if len(unseen) < len(cards):
        raise NotationError(
            f"Only {len(unseen)} cards are unseen; a defender holds {len(cards)} of them."
        )
    if len(choices) == 1:
        return choices[0]
    defenders = [
        CardSet(shuffled(f"{seed} defender {number}", unseen)[: len(cards)])
        for number in range(DEFENDERS)
    ]

    def margin(choice: Arrangement) -> int:
        left = [best_layoff(defender, choice.melds, rules).deadwood for defender in defenders]
        return sum(left) - DEFENDERS * choice.deadwood

    return max(choices, key=margin)
