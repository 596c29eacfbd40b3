"""Answers that a learner can give; each is text on the way in and out."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from gin_widgets.cards import Card, CardSet, NotationError


class Flaw(StrEnum):
    """Why some cards are no meld."""

    ENDS = "ends"
    """In a row only if the ace came after the king; but those two are the ends of the order."""
    SUITS = "suits"
    """In a row, but the suits differ."""
    GAP = "gap"
    """Of one suit, but a rank is missing in between."""
    TWO = "two"
    """Two cards are too few."""
    NEITHER = "neither"
    """Neither of one rank, nor of one suit, nor in a row."""


@dataclass(frozen=True, slots=True)
class Naming:
    """What some cards are: a set, a run, or no meld, and then why not.

    >>> str(Naming.parse("none gap"))
    'none gap'
    """

    kind: str
    flaw: Flaw | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "set", "run", or "none" with a reason; NotationError says what is possible."""
        match text.lower().split():
            case [("set" | "run") as kind]:
                return cls(kind)
            case ["none", flaw] if flaw in list(Flaw):
                return cls("none", Flaw(flaw))
        raise NotationError(
            f"{text!r} names no meld; say set, run, or none and why: {', '.join(Flaw)}."
        )

    def __str__(self) -> str:
        return self.kind if self.flaw is None else f"{self.kind} {self.flaw}"


@dataclass(frozen=True, slots=True)
class Grouping:
    """Cards laid together by the learner, whether or not they are melds; the rest is loose.

    >>> str(Grouping.parse("7H 8H 9H / 7C7D7S"))
    '7H8H9H/7S7D7C'
    """

    groups: tuple[CardSet, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read groups with a stroke between them; "none" for no group at all."""
        if text.strip().lower() in ("", "none"):
            return cls(())
        groups = tuple(CardSet.parse(part) for part in text.split("/"))
        return cls(tuple(sorted(groups, key=lambda group: group.mask)))

    @property
    def cards(self) -> CardSet:
        """Every card that lies in a group."""
        cards = CardSet()
        for group in self.groups:
            cards |= group
        return cards

    def __str__(self) -> str:
        return "/".join("".join(group.codes) for group in self.groups) or "none"


class End(StrEnum):
    """What a throw does."""

    THROW = "throw"
    """It ends the turn and no more."""
    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big gin"
    """Eleven cards melded and none thrown."""


@dataclass(frozen=True, slots=True)
class Throw:
    """A card thrown, and what the throw does.

    >>> str(Throw.parse("knock kd")), str(Throw.parse("big gin"))
    ('knock KD', 'big gin')
    """

    card: Card | None
    """None where no card is thrown: big gin."""
    end: End = End.THROW

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "KD", "throw KD", "knock KD", "gin KD" or "big gin"; else NotationError."""
        match text.lower().split():
            case ["big", "gin"]:
                return cls(None, End.BIG_GIN)
            case [card]:
                return cls(Card.parse(card))
            case [("throw" | "knock" | "gin") as end, card]:
                return cls(Card.parse(card), End(end))
        raise NotationError(
            f"{text!r} is no throw; say throw, knock or gin and a card, or big gin."
        )

    def __str__(self) -> str:
        return str(self.end) if self.card is None else f"{self.end} {self.card.code}"


@dataclass(frozen=True, slots=True)
class Laid:
    """A card laid off on cards of the table, whether or not it fits."""

    card: Card
    onto: CardSet

    def __str__(self) -> str:
        return f"{self.card.code} on {''.join(self.onto.codes)}"


@dataclass(frozen=True, slots=True)
class Laying:
    """What a defender lays off, in order, and the melds that he keeps.

    >>> str(Laying.parse("8h on 5h6h7h, 9h on 5h6h7h keep 2s3s4s"))
    '8H on 5H6H7H, 9H on 5H6H7H keep 2S3S4S'
    """

    laid: tuple[Laid, ...] = ()
    kept: Grouping | None = None
    """None keeps whatever is best of the cards that stay."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "none" or "8H on 5H6H7H, …", and "keep 2S3S4S/…" behind it if melds are chosen."""
        laying, keep, melds = text.partition("keep")
        laying = laying.strip()
        kept = Grouping.parse(melds) if keep else None
        if laying.lower() in ("", "none"):
            return cls((), kept)
        return cls(tuple(_laid(part) for part in laying.split(",")), kept)

    @property
    def cards(self) -> CardSet:
        """The cards laid off."""
        return CardSet(each.card for each in self.laid)

    def __str__(self) -> str:
        laid = ", ".join(map(str, self.laid)) or "none"
        return laid if self.kept is None else f"{laid} keep {self.kept}"


def _laid(text: str) -> Laid:
    found = re.fullmatch(r"\s*(\S+)\s+on\s+(.+?)\s*", text, re.IGNORECASE)
    if found is None:
        raise NotationError(f"{text.strip()!r} is no layoff; write it like 8H on 5H6H7H.")
    return Laid(Card.parse(found[1]), CardSet.parse(found[2]))


@dataclass(frozen=True, slots=True)
class Amounts:
    """What each writes after a hand: the knocker first, then the defenders in turn order.

    >>> str(Amounts.parse("19 0"))
    '19 0'
    """

    each: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one number for each player; NotationError when it is something else."""
        words = text.replace(",", " ").split()
        if not words or not all(re.fullmatch(r"-?\d{1,4}", word) for word in words):
            raise NotationError(f"{text!r} is no score; write a number for each player.")
        return cls(tuple(map(int, words)))

    def __str__(self) -> str:
        return " ".join(map(str, self.each))


@dataclass(frozen=True, slots=True)
class Drawn:
    """The heights of a line that was drawn, one for each of its marks.

    >>> str(Drawn.parse("6 25 56"))
    '6 25 56'
    """

    heights: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read whole numbers with spaces between them; else NotationError."""
        return cls(tuple(read_number(word) for word in text.split()))

    def __str__(self) -> str:
        return " ".join(map(str, self.heights))


def read_number(text: str) -> int:
    """A whole number as a learner writes it; "gin" is the limit 0."""
    word = text.strip().lower()
    if word == "gin":
        return 0
    if re.fullmatch(r"-?\d{1,4}", word):
        return int(word)
    raise NotationError(f"{text!r} is no number; write one like 21.")


Answer = int | str | Naming | Grouping | Throw | Laying | Amounts | Drawn
