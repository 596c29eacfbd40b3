"""What everybody holds when somebody wants to end the hand, and showdowns worth comparing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from gin_widgets.cards import DECK, Card, CardSet, NotationError, cards_of

Hand = CardSet | str | Iterable[Card]


@dataclass(frozen=True, slots=True)
class FinalHands:
    """What everybody holds when somebody wants to end the hand, the throw already chosen."""

    hands: tuple[CardSet, ...]
    """By seat; the knocker's without the throw."""
    knocker: int
    upcard: Card
    """The first upcard."""
    thrown: Card
    taken: Card | None = None
    """What the knocker took from the pile this turn."""

    @classmethod
    def of(
        cls,
        hands: Sequence[Hand],
        upcard: Card | str,
        knocker: int = 0,
        thrown: Card | str | None = None,
        taken: Card | str | None = None,
    ) -> "FinalHands":
        """Final hands from their notation; without `thrown`, the highest card that nobody holds.

        Raises:
            NotationError: such hands cannot lie on a table; it says what is wrong.

        >>> FinalHands.of(["5H 6H 7H 2C", "8H 9H JS QS"], "4D").thrown
        Card.parse('KS')
        """
        held = tuple(map(cards_of, hands))
        first, took = _card(upcard), None if taken is None else _card(taken)
        _check_hands(held, knocker)
        everything = CardSet(card for hand in held for card in hand)
        free = [card for card in DECK if card not in everything | first]
        throw = max(free, key=lambda card: card.rank) if thrown is None else _card(thrown)
        if throw in everything:
            raise NotationError(f"{throw} is thrown, so nobody can hold it.")
        if took is not None and took not in held[knocker] | throw:
            raise NotationError(f"{took} was taken, so the knocker holds or throws it.")
        return cls(held, knocker, first, throw, took)


def _card(card: Card | str) -> Card:
    return Card.parse(card) if isinstance(card, str) else card


def _check_hands(hands: tuple[CardSet, ...], knocker: int) -> None:
    sizes = {len(hand) for hand in hands}
    if not 2 <= len(hands) <= 6:
        raise NotationError(f"Two to six hold hands, not {len(hands)}.")
    if len(sizes) > 1 or not sizes <= set(range(3, 11)):
        told = ", ".join(str(len(hand)) for hand in hands)
        raise NotationError(f"All hold the same number of cards, 3 to 10, not {told}.")
    if type(knocker) is not int or knocker not in range(len(hands)):
        raise NotationError(f"The knocker is {knocker!r}; the seats are 0 to {len(hands) - 1}.")
    seen = CardSet()
    for hand in hands:
        if seen & hand:
            raise NotationError(f"{seen & hand} cannot be in two hands.")
        seen |= hand


SHOWDOWNS: Mapping[str, FinalHands] = MappingProxyType(
    {
        "tie": FinalHands.of(
            ["TD JD QD 4C 4H 4S 3H 2S AC AD", "7C 7D 7H 9S TS JS QS 5C AH AS"], "8C"
        ),
        "undercut": FinalHands.of(
            ["TD JD QD 4C 4H 4S 3H 2S AC AD", "7C 7D 7H 9S TS JS QS KD 2C 4D"], "8C"
        ),
        "equal_to_limit": FinalHands.of(
            ["TD JD QD 4C 4H 4S 3H 2S AC AD", "8C 8D 8H 9S TS JS QS KC KH 5C"], "7C"
        ),
        "ace": FinalHands.of(
            ["TD JD QD 4C 4H 4S 8C 8H 8S AC", "7C 7D 7H 9S TS JS 5C 6D KC QH"], "AH"
        ),
        "chain": FinalHands.of(
            ["5H 6H 7H KC KD KS AC 2C 3C 5D", "8H 9H JS QS 6D 6S 2D 4S TC AD"], "8C"
        ),
        "gin": FinalHands.of(
            ["5H 6H 7H KC KD KS AC 2C 3C 4C", "8H 9H JS QS 6D 6S 2D 4S TC AD"], "8S"
        ),
    }
)
"""Showdowns on which the sources disagree, each on another point."""
