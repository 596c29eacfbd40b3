"""The shapes of what goes to the browser's side of the editor, and the reading of what comes back.

The same shapes stand in `frontend/src/editor/wire.ts`; golden files in `tests/data/editor` hold
both to them. Everything that comes from the browser is checked here before anybody acts on it.
"""

from dataclasses import dataclass
from typing import Any, TypedDict

from gin_widgets.cards import NotationError
from gin_widgets.guide.editor.parts import parts_of
from gin_widgets.guide.wire import Reply
from gin_widgets.rules import FIELDS, RULES

VERSION = 1
LONGEST_WORD = 40
"""The most characters of a name, or of what is put into a control."""
LONGEST_TEXT = 2000
"""The most characters of a rule set's text form, as in an address."""


class Option(TypedDict):
    """An answer that can be chosen."""

    word: str
    label: str
    meaning: str


class PartForm(TypedDict):
    """One control: a choice among the options, or a number where there are none."""

    id: str
    label: str
    options: list[Option]
    least: int | None
    most: int | None


class Said(TypedDict):
    """How some sources stand to an answer."""

    who: str
    standing: str
    says: str
    quote: str
    """Their own words; empty where they are silent."""


class FieldForm(TypedDict):
    """A field with its controls, the same whatever is chosen."""

    id: str
    label: str
    meaning: str
    contested: bool
    """Whether the sources disagree about it."""
    rare: bool
    """Whether it lies folded away."""
    parts: list[PartForm]
    said: list[Said]


class GroupForm(TypedDict):
    """Fields that belong together."""

    id: str
    title: str
    fields: list[FieldForm]


class PresetForm(TypedDict):
    """A rule set to start from."""

    key: str
    label: str


class EditorForm(TypedDict):
    """All that does not change while somebody edits."""

    v: int
    name: str
    presets: list[PresetForm]
    groups: list[GroupForm]


class FieldState(TypedDict):
    """A field as it is now."""

    parts: dict[str, str]
    """What stands in each control that is in use."""
    back: str
    """What it takes to be as in the preset again; empty where it is."""
    problems: list[str]
    idle: str
    """Why it has no effect now; empty where it has."""


class Problem(TypedDict):
    """What contradicts itself, and the fields that it is about."""

    text: str
    fields: list[str]


class Change(TypedDict):
    """A field that is not as in the preset."""

    field: str
    text: str


class EditorState(TypedDict):
    """Everything that the browser shows of the rules in the making."""

    v: int
    turn: int
    say: Reply
    preset: str
    name: str
    verdict: str
    problems: list[Problem]
    changes: list[Change]
    fields: dict[str, FieldState]
    text: str
    link: str
    play: str
    playing: str
    """What the table below plays; empty where there is none."""
    undo: bool


@dataclass(frozen=True, slots=True)
class Choose:
    """Start from a preset."""

    preset: str


@dataclass(frozen=True, slots=True)
class Put:
    """Put a word into a control."""

    field: str
    part: str
    value: str


@dataclass(frozen=True, slots=True)
class Back:
    """Set a field back to what the preset says."""

    field: str


@dataclass(frozen=True, slots=True)
class Call:
    """Name the rules."""

    text: str


@dataclass(frozen=True, slots=True)
class Read:
    """Take a rule set from its text form."""

    text: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last step back."""


@dataclass(frozen=True, slots=True)
class Play:
    """Sit down at a table with these rules."""


Wish = Choose | Put | Back | Call | Read | Undo | Play


def read_wish(content: Any) -> tuple[int, Wish]:
    """What the browser asks for, and the turn that it was asked at.

    Raises:
        NotationError: the message is none of the wishes above.
    """
    match content:
        case {"turn": bool()}:  # Python counts True as 1
            pass
        case {"turn": int(turn), **asked}:
            whole = {name: _whole(value) for name, value in asked.items()}
            if (found := _wish(whole)) is not None:
                return turn, found
    raise NotationError("The message is no wish with its turn.")


def _whole(value: Any) -> Any:
    """A text without half characters, which no later state could be sent with."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


def _wish(content: dict[Any, Any]) -> Wish | None:
    match content:
        case {"kind": "choose", "preset": str(preset)} if preset in RULES:
            return Choose(preset)
        case {"kind": "put", "field": str(field), "part": str(part), "value": str(value)}:
            return Put(field, part, value) if _fits(field, part, value) else None
        case {"kind": "back", "field": str(field)} if field in FIELDS:
            return Back(field)
        case {"kind": "call", "text": str(text)} if len(text) <= LONGEST_WORD:
            return Call(text)
        case {"kind": "read", "text": str(text)} if len(text) <= LONGEST_TEXT:
            return Read(text)
        case {"kind": "undo"}:
            return Undo()
        case {"kind": "play"}:
            return Play()
    return None


def _fits(field: str, part: str, value: str) -> bool:
    """Whether a control of that name can hold the word; a number may be wrong, a choice may not."""
    if field not in FIELDS or len(value) > LONGEST_WORD:
        return False
    return any(
        part == known.id and (not known.words or value in known.words) for known in parts_of(field)
    )
