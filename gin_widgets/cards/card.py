"""One playing card."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from gin_widgets.cards.errors import NotationError

RANKS: Final = "A23456789TJQK"
# Symbols as people paste them: black or white, with or without the emoji selector. Letters are
# ASCII: without regard to case, the Kelvin sign would be a king and the long s a spade.
CARD_PATTERN: Final = re.compile(
    r"((?a:10|[A2-9TJQK]))\s*((?a:[SHDC♠♥♦♣♤♡♢♧]))\ufe0f?", re.IGNORECASE
)
CARD_SPELLING: Final = (
    "write a rank A 2 3 4 5 6 7 8 9 10 J Q K and a suit S H D C, for example 7H or 10♠"
)
_SUIT_LETTERS: Final = dict(zip("SHDC♠♥♦♣♤♡♢♧", "SHDC" * 3, strict=True))


class Suit(StrEnum):
    """A suit, by its letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def glyph(self) -> str:
        """The suit's symbol.

        >>> Suit.HEARTS.glyph
        '♥'
        """
        return "♠♥♦♣"["SHDC".index(self.value)]


SUITS: Final = tuple(Suit)


@dataclass(frozen=True, slots=True, order=True, repr=False)
class Card:
    """A card; cards sort by suit (spades, hearts, diamonds, clubs), then by rank, ace first.

    >>> card = Card.parse("7h")
    >>> card, str(card), card.code, card.points
    (Card.parse('7H'), '7♥', '7H', 7)
    """

    index: int
    """0 to 51: thirteen spades from the ace up, then hearts, diamonds and clubs."""

    def __post_init__(self) -> None:
        if not 0 <= self.index < 52:
            raise NotationError(f"A card's index is 0 to 51, not {self.index}.")

    @classmethod
    def of(cls, rank: int, suit: Suit) -> Self:
        """Return the card of a rank (1 is the ace, 13 the king) and a suit.

        >>> Card.of(12, Suit.SPADES)
        Card.parse('QS')
        """
        if not 1 <= rank <= 13:
            raise NotationError(f"A rank is 1 (ace) to 13 (king), not {rank}.")
        return cls(SUITS.index(suit) * 13 + rank - 1)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one card: rank then suit, by letter or symbol, in any case.

        >>> Card.parse(" 10♠ ") == Card.parse("ts")
        True
        """
        match = CARD_PATTERN.fullmatch(text.strip())
        if match is None:
            raise NotationError(f"{quoted(text)} is not a card: {CARD_SPELLING}.")
        return cls(index_of(match))

    @property
    def rank(self) -> int:
        """1 (ace) to 13 (king)."""
        return self.index % 13 + 1

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return SUITS[self.index // 13]

    @property
    def points(self) -> int:
        """What the card costs unmelded: an ace 1, a court card 10, any other its number."""
        return min(self.rank, 10)

    @property
    def code(self) -> str:
        """Two characters that name the card, the ten as T."""
        return RANKS[self.index % 13] + "SHDC"[self.index // 13]

    @property
    def mask(self) -> int:
        """The card's bit in `CardSet.mask`."""
        return 1 << self.index

    def __str__(self) -> str:
        rank = "10" if self.rank == 10 else RANKS[self.index % 13]
        return rank + self.suit.glyph

    def __repr__(self) -> str:
        return f"Card.parse('{self.code}')"


def index_of(match: re.Match[str]) -> int:
    """Return the index of the card that `CARD_PATTERN` found."""
    rank = match[1].upper().replace("10", "T")
    suit = _SUIT_LETTERS[match[2].upper()]
    return "SHDC".index(suit) * 13 + RANKS.index(rank)


def quoted(text: str) -> str:
    """Return a player's text for use in a sentence, cut short when it is long."""
    return repr(text if len(text) <= 20 else text[:19] + "…")


DECK: Final = tuple(Card(index) for index in range(52))
"""The 52 cards in index order."""
