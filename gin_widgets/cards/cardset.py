"""A set of cards: one integer in a nice coat."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, Self

from gin_widgets.cards.card import CARD_PATTERN, CARD_SPELLING, DECK, Card, index_of, quoted
from gin_widgets.cards.errors import NotationError

FULL: Final = (1 << 52) - 1
_BETWEEN_CARDS: Final = re.compile(r"[\s,;]*")
_WORD: Final = re.compile(r"[^\s,;]+")
# A card's points in binary: per power of two, the ranks (ace = bit 0) whose points hold it.
_POINT_BITS: Final = tuple(
    (power, sum(card.mask for card in DECK if card.points & power)) for power in (1, 2, 4, 8)
)


class CardSet:
    """Some cards of one deck, each at most once, in no order; it never changes.

    >>> hand = CardSet.parse("AS 2S 3S KD")
    >>> len(hand), hand.points, hand.codes
    (4, 16, ('AS', '2S', '3S', 'KD'))
    >>> hand - CardSet.parse("KD")
    CardSet.parse('AS 2S 3S')
    """

    __slots__ = ("_mask",)
    _mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        mask = 0
        for card in cards:
            if not isinstance(card, Card):
                raise NotationError(f"A set of cards is made of Card, not of {quoted(str(card))}.")
            if mask & card.mask:
                raise NotationError(f"{card} is there twice: a deck has each card once.")
            mask |= card.mask
        self._mask = mask

    @classmethod
    def from_mask(cls, mask: int) -> Self:
        """Return the cards whose bits (`Card.index`) are set in a 52-bit mask."""
        if mask & ~FULL:
            raise NotationError(f"A mask of cards has the bits 0 to 51, not {mask:#x}.")
        cards = cls.__new__(cls)
        cards._mask = mask
        return cards

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read cards, with or without blanks or commas between them.

        >>> CardSet.parse("10H,7c 8♥ AS2S")
        CardSet.parse('AS 2S 8H TH 7C')
        """
        mask = 0
        place = _skip_blanks(text, 0)
        while place < len(text):
            match = CARD_PATTERN.match(text, place)
            if match is None:
                word = _WORD.match(text, place)
                bad = word[0] if word else text[place:]
                raise NotationError(f"{quoted(bad)} is not a card: {CARD_SPELLING}.")
            card = DECK[index_of(match)]
            if mask & card.mask:
                raise NotationError(f"{card} is there twice: a deck has each card once.")
            mask |= card.mask
            place = _skip_blanks(text, match.end())
        return cls.from_mask(mask)

    @property
    def mask(self) -> int:
        """The set as 52 bits, one per `Card.index`."""
        return self._mask

    @property
    def points(self) -> int:
        """What the cards cost unmelded, in points."""
        return points_of(self._mask)

    @property
    def codes(self) -> tuple[str, ...]:
        """The cards' codes in index order."""
        return tuple(card.code for card in self)

    def isdisjoint(self, other: "CardSet") -> bool:
        """Tell whether no card is in both."""
        return not self._mask & other._mask

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __iter__(self) -> Iterator[Card]:
        mask = self._mask
        while mask:
            yield DECK[(mask & -mask).bit_length() - 1]
            mask &= mask - 1

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self._mask & card.mask)

    def __or__(self, other: "CardSet | Card") -> "CardSet":
        if not isinstance(other, (CardSet, Card)):
            return NotImplemented
        return CardSet.from_mask(self._mask | other.mask)

    def __and__(self, other: "CardSet | Card") -> "CardSet":
        if not isinstance(other, (CardSet, Card)):
            return NotImplemented
        return CardSet.from_mask(self._mask & other.mask)

    def __sub__(self, other: "CardSet | Card") -> "CardSet":
        if not isinstance(other, (CardSet, Card)):
            return NotImplemented
        return CardSet.from_mask(self._mask & ~other.mask)

    def __xor__(self, other: "CardSet | Card") -> "CardSet":
        if not isinstance(other, (CardSet, Card)):
            return NotImplemented
        return CardSet.from_mask(self._mask ^ other.mask)

    def __le__(self, other: "CardSet") -> bool:
        return self._mask & ~other._mask == 0

    def __lt__(self, other: "CardSet") -> bool:
        return self._mask != other._mask and self <= other

    def __ge__(self, other: "CardSet") -> bool:
        return other <= self

    def __gt__(self, other: "CardSet") -> bool:
        return other < self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CardSet):
            return NotImplemented
        return self._mask == other._mask

    def __hash__(self) -> int:
        return hash((CardSet, self._mask))

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse('{' '.join(self.codes)}')"


def cards_of(thing: CardSet | str | Iterable[Card]) -> CardSet:
    """Return the cards that a player, a lesson or a program wrote: a set, a text or cards.

    >>> cards_of("7h 8h") == cards_of([Card.parse("8H"), Card.parse("7H")])
    True
    """
    if isinstance(thing, CardSet):
        return thing
    if isinstance(thing, str):
        return CardSet.parse(thing)
    return CardSet(thing)


def points_of(mask: int) -> int:
    """Return the points of the cards in a mask."""
    return sum([power * (mask & cards).bit_count() for power, cards in _POINT_BITS])


def _skip_blanks(text: str, place: int) -> int:
    match = _BETWEEN_CARDS.match(text, place)
    return match.end() if match else place
