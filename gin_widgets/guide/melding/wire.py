"""The shapes of what the melding lab shows in the browser, and the reading of what comes back.

Golden files in `tests/data/melding` hold Python and the browser to them.
"""

from dataclasses import dataclass
from typing import Any, Final, TypedDict

from gin_widgets.cards import NotationError
from gin_widgets.guide.wire import Group, Reply, Row

VERSION: Final = 1
LONGEST: Final = 200
"""The most characters of a typed hand."""
MOST_GROUPS: Final = 20


class LabCard(TypedDict):
    """A card of the hand."""

    code: str
    name: str
    homes: list[str]
    """The two melds that it could be in; empty where it is not contested."""


class LabGroup(TypedDict):
    """Cards that lie together."""

    cards: list[str]
    kind: str
    """run, set, or empty where it is no meld"""
    caption: str
    name: str
    why: str
    """Why it is no meld."""


class Column(TypedDict):
    """A layout as a sum."""

    title: str
    rows: list[Row]
    total: Row
    open: str
    """What could be laid off on it."""


class Way(TypedDict):
    """One of the best arrangements."""

    title: str
    groups: list[Group]
    open: str


class MeldingState(TypedDict):
    """Everything that the browser shows of the lab."""

    v: int
    turn: int
    cards: list[LabCard]
    groups: list[LabGroup]
    loose: list[str]
    loose_caption: str
    deadwood: int
    sum: str
    """The deadwood as a sum: "8 + 6"."""
    contested: list[str]
    """A sentence for each contested card."""
    best: list[Way] | None
    """Every best arrangement, once it is asked for."""
    best_text: str
    compare: list[Column]
    """What was kept beside what lies there now, or nothing."""
    say: Reply


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the hand out in these groups."""

    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Press:
    """One of the buttons: better, reveal, hide or keep."""

    name: str


@dataclass(frozen=True, slots=True)
class Take:
    """Lay out one of the best ways, counted from 0."""

    at: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Another hand, as it was typed."""

    text: str


Wish = Lay | Press | Take | Deal
PRESSED: Final = ("better", "reveal", "hide", "keep")


def read_wish(content: Any) -> tuple[int, Wish]:
    """The turn that a message is meant for, and what it asks.

    Raises:
        NotationError: the message has another shape than those above.
    """
    match content:
        case {"turn": bool()} | {"at": bool()}:  # Python counts True as 1
            pass
        case {"kind": "lay", "turn": int(turn), "groups": [*groups]} if len(
            groups
        ) <= MOST_GROUPS and all(isinstance(each, str) and len(each) <= LONGEST for each in groups):
            return turn, Lay(tuple(groups))
        case {"kind": "press", "turn": int(turn), "name": str(name)} if name in PRESSED:
            return turn, Press(name)
        case {"kind": "take", "turn": int(turn), "at": int(at)}:
            return turn, Take(at)
        case {"kind": "deal", "turn": int(turn), "text": str(text)} if len(text) <= LONGEST:
            return turn, Deal(text)
    raise NotationError("The message is no wish of the lab with its turn.")
