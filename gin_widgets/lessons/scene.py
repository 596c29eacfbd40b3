"""What lies on the table in an item: the cards that a learner sees and is asked about."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from gin_widgets.cards import DECK, Arrangement, Card, CardSet, NotationError
from gin_widgets.rules import LimitSource, RuleSet, knock_limit

NONE = CardSet()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Cards on the table, all of them open to the learner; nothing in an item is hidden.

    `Scene.of` reads them from text. A showdown has a `knocker`; its defenders, in turn order, are
    those in `before`, the hand in question, and those in `after`.
    """

    hand: CardSet
    """The cards that the question is about."""
    owner: str = ""
    """Whose cards they are, by name, where they are not the learner's."""
    counted: CardSet = field(default=NONE)
    """The cards of the hand whose points are asked for; none means all of them."""
    upcard: Card | None = None
    """The first upcard; without it the scene tells nothing of a limit."""
    pile: tuple[Card, ...] = ()
    """The cards face up, the top one last; without any, the upcard lies there alone."""
    taken: Card | None = None
    """The card of the hand that came from the pile this turn."""
    drawn: Card | None = None
    """The card of the hand that came from the stock this turn."""
    knocker: Arrangement | None = None
    """What the knocker laid down."""
    gin: bool = False
    """Whether the knocker declared gin."""
    before: tuple[CardSet, ...] = ()
    """The hands of the defenders whose turn to lay off comes first."""
    after: tuple[CardSet, ...] = ()
    """The hands of the defenders whose turn to lay off comes later."""
    picked: CardSet = field(default=NONE)
    """What the opponent was seen to take from the pile, and still holds."""
    seen: CardSet = field(default=NONE)
    """Other cards that lie, or lay, face up."""
    counts: tuple[int, ...] = ()
    """Counts after layoffs, in points, where only those are told: the knocker's first."""
    void: bool = False
    """Whether the hand is over and nobody has knocked."""
    stock: int | None = None
    """How many cards the stock holds."""
    draws: int = 1
    """How many cards may still be drawn, where chances are asked for."""
    players: int = 2
    turn: int = 1
    """Which turn of the hand it is, from 1."""

    @classmethod
    def of(cls, hand: str = "", **given: Any) -> Self:
        """A scene from text: cards as codes, the knocker as `"5H6H7H/KCKDKS 4D"`, melds first.

        Raises:
            NotationError: a card or a meld cannot be read, or a card is on the table twice.

        >>> Scene.of("4C 5C 6C", upcard="7H").upcard
        Card.parse('7H')
        """
        read = {name: _read(name, value) for name, value in given.items()}
        return cls(hand=CardSet.parse(hand), **read)

    def __post_init__(self) -> None:
        where: dict[Card, str] = {}
        for place, cards in self._places():
            for card in cards:
                if card in where:
                    raise NotationError(
                        f"{card} is in {where[card]} and in {place}; it can lie in one place only."
                    )
                where[card] = place
        for name, came in (("taken", self.taken), ("drawn", self.drawn)):
            if came is not None and came not in self.hand:
                raise NotationError(f"{came} is said to be {name}, but the hand is {self.hand}.")
        if self.counted - self.hand:
            raise NotationError(f"{self.counted} are to be counted, but the hand is {self.hand}.")

    @property
    def summed(self) -> CardSet:
        """The cards whose points are asked for."""
        return self.counted or self.hand

    def but(self, **changes: Any) -> "Scene":
        """This scene with some of it changed."""
        return replace(self, **changes)

    @property
    def defenders(self) -> tuple[CardSet, ...]:
        """The hands that lay off, in turn order from the knocker's left."""
        return (*self.before, self.hand, *self.after)

    @property
    def top(self) -> Card | None:
        """The card on top of the pile."""
        return self.pile[-1] if self.pile else self.upcard

    @property
    def unseen(self) -> CardSet:
        """Every card that the learner has seen nowhere."""
        shown = self.hand | self.picked | self.seen | CardSet(self.pile)
        if self.upcard is not None:
            shown |= CardSet([self.upcard])
        if self.knocker is not None:
            shown |= self.knocker.cards
        return CardSet(DECK) - shown

    def limit(self, rules: RuleSet, thrown: Card | None = None) -> int:
        """The highest deadwood, in points, that may knock; `thrown` lies on the pile by then.

        Raises:
            NotationError: nothing in the scene sets a limit.
        """
        setter = self.upcard
        if rules.limit_source is LimitSource.TOP_DISCARD:
            setter = thrown or self.top
        if setter is None:
            raise NotationError("The scene has no upcard, so there is no limit.")
        return knock_limit(rules, setter)

    def _places(self) -> list[tuple[str, Iterable[Card]]]:
        return [
            ("the hand", self.hand),
            ("the pile", self.pile),
            ("the knocker's cards", self.knocker.cards if self.knocker else NONE),
            *(("another hand", hand) for hand in (*self.before, *self.after)),
            ("the cards that the opponent took", self.picked),
            ("the cards seen", self.seen),
        ]


def _read(name: str, value: Any) -> Any:
    """A field of a scene from the way an author writes it."""
    match name, value:
        case (("upcard" | "taken" | "drawn"), str()):
            return Card.parse(value)
        case "pile", str():
            return tuple(Card.parse(code) for code in value.split())
        case (("counted" | "picked" | "seen"), str()):
            return CardSet.parse(value)
        case (("before" | "after"), (list() | tuple())):
            return tuple(CardSet.parse(hand) for hand in value)
        case "counts", (list() | tuple()):
            return tuple(value)
        case "knocker", str():
            melds, _, loose = value.partition(" ")
            groups = [meld for meld in melds.split("/") if meld]
            cards = CardSet.parse(loose)
            for meld in groups:
                cards |= CardSet.parse(meld)
            return Arrangement.of(cards, groups)
    return value
