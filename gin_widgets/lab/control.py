"""What can be set in a tool of the lab, and the reading of what somebody sets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, assert_never

from gin_widgets.cards import CardSet, NotationError, cards_of
from gin_widgets.explain.wording import say

LONGEST: Final = 200
"""The most characters of a line of cards."""
LONGEST_TEXT: Final = 20_000
"""The most characters of a game as text."""


@dataclass(frozen=True, slots=True)
class Slider:
    """A whole number in a small range; `names` tells each of its steps where a number would not."""

    name: str
    label: str
    low: int
    high: int
    start: int
    unit: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few things: each a value and what it is called."""

    name: str
    label: str
    options: tuple[tuple[str, str], ...]
    start: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Some cards, written."""

    name: str
    label: str
    start: str
    fewest: int = 0
    most: int = 52


@dataclass(frozen=True, slots=True)
class Pick:
    """Some of the cards of another control, or melds among them, chosen by pressing."""

    name: str
    label: str
    of: str
    start: str = ""
    one: bool = False
    """Whether the next that is chosen takes the place of the last."""
    shown: bool = True
    """Whether the cards are buttons of the control; else they are pressed in a picture."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number, written."""

    name: str
    label: str
    low: int
    high: int
    start: int


@dataclass(frozen=True, slots=True)
class Text:
    """Several lines of text."""

    name: str
    label: str
    start: str = ""


Control: TypeAlias = Slider | Choice | Cards | Pick | Whole | Text
Values: TypeAlias = Mapping[str, Any]


def read(control: Control, given: Any) -> Any:
    """The value that is meant by what somebody set, or wrote in a program.

    A number for a slider and a whole number, a set of cards for cards and picks, else a text.

    Raises:
        NotationError: it cannot be; the sentence says what can.

    >>> read(Slider("draws", "Draws", 1, 5, 1), "3")
    3
    """
    match control:
        case Slider(low=low, high=high) | Whole(low=low, high=high):
            return _number(control.label, given, low, high)
        case Choice(options=options):
            if given not in [value for value, _ in options]:
                names = ", ".join(name for _, name in options)
                raise NotationError(
                    say("lab.no_choice", label=control.label, given=_short(given), names=names)
                )
            return given
        case Cards(fewest=fewest, most=most):
            cards = _cards(control.label, given)
            if not fewest <= len(cards) <= most:
                key = "lab.so_many" if fewest == most else "lab.too_many"
                raise NotationError(
                    say(key, label=control.label, count=len(cards), fewest=fewest, most=most)
                )
            return cards
        case Pick():
            return _cards(control.label, given)
        case Text():
            if not isinstance(given, str) or len(given) > LONGEST_TEXT:
                raise NotationError(say("lab.no_text", label=control.label, most=LONGEST_TEXT))
            return given
        case _:
            assert_never(control)


def written(value: Any) -> Any:
    """A value as the browser shows it: cards by their glyphs."""
    return str(value) if isinstance(value, CardSet) else value


def _number(label: str, given: Any, low: int, high: int) -> int:
    text = given.strip() if isinstance(given, str) else given
    plain = isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) <= 16
    number = int(text) if plain else text
    if type(number) is not int or not low <= number <= high:
        raise NotationError(
            say("lab.no_number", label=label, given=_short(given), low=low, high=high)
        )
    return number


def _cards(label: str, given: Any) -> CardSet:
    if isinstance(given, str) and len(given) > LONGEST:
        raise NotationError(say("lab.too_long", label=label, most=LONGEST))
    if not isinstance(given, (str, CardSet, list, tuple, set, frozenset)):
        raise NotationError(say("lab.no_cards", label=label, given=_short(given)))
    return cards_of(given)


def _short(given: Any) -> str:
    text = str(given)
    return text if len(text) <= 20 else f"{text[:19]}…"
