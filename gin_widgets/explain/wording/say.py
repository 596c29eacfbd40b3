"""Turning a named message and named values into a sentence."""

from collections.abc import Iterable, Sequence
from typing import Any

from gin_widgets.cards import Card, Meld, MeldKind
from gin_widgets.explain.wording.address import ADDRESS
from gin_widgets.explain.wording.advice import ADVICE
from gin_widgets.explain.wording.compare import COMPARE
from gin_widgets.explain.wording.editor import EDITOR
from gin_widgets.explain.wording.events import EVENTS
from gin_widgets.explain.wording.fields import FIELDS
from gin_widgets.explain.wording.hints import HINTS
from gin_widgets.explain.wording.holding import HOLDING
from gin_widgets.explain.wording.lab import LAB
from gin_widgets.explain.wording.melding import MELDING
from gin_widgets.explain.wording.names import COLOURS, NAMES, RANKS, SUITS
from gin_widgets.explain.wording.reasons import REASONS
from gin_widgets.explain.wording.review import REVIEW
from gin_widgets.explain.wording.scene import SCENE
from gin_widgets.explain.wording.scores import SCORES
from gin_widgets.explain.wording.simulated import SIMULATED
from gin_widgets.explain.wording.sources import SOURCES
from gin_widgets.explain.wording.strategy import STRATEGY
from gin_widgets.explain.wording.table import TABLE
from gin_widgets.explain.wording.tools import TOOLS
from gin_widgets.explain.wording.travel import TRAVEL

MESSAGES: dict[str, str] = {
    **NAMES,
    **REASONS,
    **EVENTS,
    **SCORES,
    **SCENE,
    **TABLE,
    **TRAVEL,
    **ADDRESS,
    **SOURCES,
    **FIELDS,
    **EDITOR,
    **COMPARE,
    **MELDING,
    **HOLDING,
    **LAB,
    **TOOLS,
    **SIMULATED,
    **STRATEGY,
    **ADVICE,
    **REVIEW,
    **HINTS,
}


def say(*key: str, **values: Any) -> str:
    """The message of that key, its parts joined by dots, with the values put in.

    Cards are written as glyphs (8♥), melds with their kind (run 5♥ 6♥ 7♥), and a number with a
    noun, `{n:point}`, counts it: 1 point, 2 points.

    >>> say("event", "discarded", "you", card=Card.parse("8h"))
    'You threw the 8♥.'
    """
    return fill(MESSAGES[".".join(key)], **values)


def fill(message: str, **values: Any) -> str:
    """A message with the values put in, written as `say` writes them."""
    return message.format(**{name: _written(value) for name, value in values.items()})


def has(*key: str) -> bool:
    """Whether the catalogue holds a message of that key."""
    return ".".join(key) in MESSAGES


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def listed(things: Iterable[Any]) -> str:
    """Several things in a row, with commas.

    >>> listed(["draw", "take"])
    'draw, take'
    """
    return ", ".join(str(_written(thing)) for thing in things)


def joined(names: Sequence[str]) -> str:
    """Several names in one sentence.

    >>> joined(["Ada"]), joined(["Ada", "Ben", "Cleo"])
    ('Ada', 'Ada, Ben and Cleo')
    """
    *first, last = names
    return say("names", first=listed(first), last=last) if first else last


def sum_of(cards: Iterable[Card]) -> str:
    """The points of some cards as a sum, in the order of `dearest_first`; no cards are 0.

    >>> sum_of([Card.parse("6h"), Card.parse("8h")])
    '8 + 6'
    """
    return " + ".join(str(card.points) for card in dearest_first(cards)) or "0"


def dearest_first(cards: Iterable[Card]) -> list[Card]:
    """Loose cards in the order in which they are shown and added up: the highest rank first."""
    return sorted(cards, key=lambda card: (-card.rank, card))


def card_name(card: Card) -> str:
    """A card as it is spoken.

    >>> card_name(Card.parse("8h"))
    'eight of hearts'
    """
    return say("card", rank=RANKS[card.rank - 1], suit=SUITS[card.suit])


def meld_name(meld: Meld) -> str:
    """A meld as it is spoken; a run of one colour names no suit.

    >>> meld_name(Meld.parse("2s 3s 4s")), meld_name(Meld.parse("7c 7d 7h"))
    ('run two to four of spades', 'set of sevens')
    """
    cards = meld.ordered
    first, last = RANKS[cards[0].rank - 1], RANKS[cards[-1].rank - 1]
    if meld.kind is MeldKind.RUN:
        if len({card.suit for card in cards}) > 1:
            return say("meld.run.colour", first=first, last=last, colour=COLOURS[cards[0].suit])
        return say("meld.run", first=first, last=last, suit=SUITS[cards[0].suit])
    return say("meld.set", first) if has("meld.set", first) else say("meld.set", rank=first)


class _Counted(int):
    """A number that can count a noun."""

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        return f"{int(self)} {noun}" if self == 1 else f"{int(self)} {noun}s"


def _written(value: Any) -> Any:
    match value:
        case Meld():
            return f"{say(str(value.kind))} {value}"
        case int():
            return _Counted(value)
    return str(value)
