"""The shapes of what the lab shows in the browser, and the reading of what comes back.

A figure, a control and a guess go as they are, field by field, each with the name of its kind.
Golden files in `tests/data/lab` hold Python and the browser to them.
"""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final, TypedDict

from gin_widgets.cards import CardSet, NotationError
from gin_widgets.explain.wording import capital, card_name, dearest_first
from gin_widgets.guide.wire import Reply
from gin_widgets.lab.control import LONGEST_TEXT, Control, Pick, written
from gin_widgets.lab.guess import Guess

VERSION: Final = 1
MOST_MARKS: Final = 60
"""The most heights of a drawn line."""


class Named(TypedDict):
    """A tool in the menu."""

    key: str
    title: str


class CardButton(TypedDict):
    """A card that can be chosen."""

    code: str
    name: str


class ControlState(TypedDict):
    """A control as it stands."""

    kind: str
    name: str
    label: str
    value: Any
    """What was set last, whether or not it can be."""
    problem: str
    """Why it cannot be; empty where it can."""
    more: dict[str, Any]
    """The other fields of the control."""
    cards: list[CardButton]
    """What there is to choose from, for a pick."""


class LabState(TypedDict):
    """Everything that the page shows of the lab."""

    v: int
    turn: int
    tools: list[Named]
    """The menu; empty where there is only one tool."""
    tool: str
    title: str
    about: str
    controls: list[ControlState]
    guess: dict[str, Any] | None
    """What is asked before the figure is shown."""
    figure: dict[str, Any] | None
    """None while a guess is awaited."""
    guessable: bool
    """Whether another guess can be made."""
    verdict: str
    """How near the guess came."""
    say: Reply


def plain(thing: Any) -> Any:
    """Data of the lab as JSON: each dataclass as its fields, with the kind that it is."""
    if is_dataclass(thing) and not isinstance(thing, type):
        inside = {each.name: plain(getattr(thing, each.name)) for each in fields(thing)}
        return {"kind": type(thing).__name__.lower(), **inside}
    if isinstance(thing, (tuple, list)):
        return [plain(each) for each in thing]
    return thing


def guess_state(guess: Guess) -> dict[str, Any]:
    """A guess for the browser, which is not told what is so."""
    hidden = {"truth", "near", "because"}
    return {name: each for name, each in plain(guess).items() if name not in hidden}


def control_state(
    control: Control, value: Any, problem: str, of: CardSet | None = None
) -> ControlState:
    """A control for the browser; `of` are the cards that a pick is made from."""
    whole = plain(control)
    own = {"kind", "name", "label", "start", "of"}
    return {
        "kind": whole["kind"],
        "name": control.name,
        "label": control.label,
        "value": list(value.codes) if isinstance(control, Pick) else written(value),
        "problem": problem,
        "more": {name: each for name, each in whole.items() if name not in own},
        "cards": [
            {"code": card.code, "name": capital(card_name(card))} for card in dearest_first(of)
        ]
        if of is not None
        else [],
    }


@dataclass(frozen=True, slots=True)
class Set:
    """Set a control to a value."""

    name: str
    value: Any


@dataclass(frozen=True, slots=True)
class Toggle:
    """Add these cards to a control, or take them from it where they are there."""

    name: str
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer what is asked; None shows the figure without a guess."""

    value: Any


@dataclass(frozen=True, slots=True)
class Again:
    """Ask again."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open another tool."""

    tool: str


Wish = Set | Toggle | Answer | Again | Open


def read_wish(content: Any) -> tuple[int, Wish]:
    """The turn that a message is meant for, and what it asks.

    Raises:
        NotationError: the message has another shape than those above.
    """
    match content:
        case {"turn": bool()}:  # Python counts True as 1
            pass
        case {"kind": "set", "turn": int(turn), "name": str(name), "value": str() | int() as value}:
            if not isinstance(value, bool) and (
                isinstance(value, int) or len(value) <= LONGEST_TEXT
            ):
                return turn, Set(name, value)
        case {"kind": "toggle", "turn": int(turn), "name": str(name), "cards": str(cards)}:
            if len(cards) <= 2 * 52:
                return turn, Toggle(name, CardSet.parse(cards))
        case {
            "kind": "answer",
            "turn": int(turn),
            "value": None | str() | int() | float() as value,
        }:
            return turn, Answer(value)
        case {"kind": "answer", "turn": int(turn), "value": [*heights]}:
            if len(heights) <= MOST_MARKS:
                return turn, Answer(heights)
        case {"kind": "again", "turn": int(turn)}:
            return turn, Again()
        case {"kind": "open", "turn": int(turn), "tool": str(tool)}:
            return turn, Open(tool)
    raise NotationError("The message is no wish of the lab with its turn.")
