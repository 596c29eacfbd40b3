"""What comes from the browser, checked here before anybody acts on it."""

from dataclasses import dataclass
from typing import Any

from gin_widgets.bots import BOTS
from gin_widgets.cards import Card, NotationError
from gin_widgets.guide.holding import MODES, Holding

MOST_HELD = 20
"""The most cards or groups of a message about how the cards are held."""
HINT_LEVELS = range(5)
"""How far a hint may go: not at all, where to look, the principle, candidates, the move."""
LONGEST = 4_000
"""The most characters that an action, a typed command or a code may have."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A button was pressed: the action as it was offered, at that turn."""

    turn: int
    action: str


@dataclass(frozen=True, slots=True)
class Command:
    """A line was typed at that turn."""

    turn: int
    text: str


@dataclass(frozen=True, slots=True)
class Choose:
    """The person's settings: how far hints may go, and who plays, or an empty key for who does."""

    hints: int
    bot: str
    steps: bool = False
    """Whether a showdown is gone through step by step."""


@dataclass(frozen=True, slots=True)
class Hold:
    """The person holds the cards so; the message's own number comes back with the state."""

    holding: Holding
    card: Card | None
    """The card that was moved, if one was."""
    quiet: bool
    """Nothing is to be said: the page only brings back what was so before."""
    number: int


@dataclass(frozen=True, slots=True)
class Look:
    """A moment of the hand is to be looked at, by its place on the line."""

    turn: int
    at: int


@dataclass(frozen=True, slots=True)
class Grade:
    """The next slice of the review is to be graded; it is asked for without a person's doing."""


@dataclass(frozen=True, slots=True)
class Restore:
    """The game of this code is to be on the table again."""

    turn: int
    code: str
    step: str = ""
    """The step of the showdown that was reached."""


@dataclass(frozen=True, slots=True)
class Sync:
    """The browser has lost the thread and wants the state, whatever it is."""


@dataclass(frozen=True, slots=True)
class Awake:
    """The person is still there: a kernel that hears nothing for long may be put to sleep."""


Message = Awake | Intent | Command | Look | Restore | Grade | Sync | Choose | Hold


def read_message(content: Any) -> Message:
    """What the browser asks for.

    Raises:
        NotationError: the message has another shape than those above.
    """
    match content:
        case (
            {"turn": bool()} | {"at": bool()} | {"hints": bool()} | {"number": bool()}
        ):  # Python counts True as 1
            pass
        case {"kind": "settings", "hints": int(hints), "bot": str(bot)} if (
            hints in HINT_LEVELS and (bot in BOTS or not bot)
        ):
            return Choose(hints, bot, content.get("steps") is True)
        case {"kind": "hold", "number": int(number)}:
            return _read_hold(content, number)
        case {"kind": "intent", "turn": int(turn), "action": str(action)} if len(action) <= LONGEST:
            return Intent(turn, action)
        case {"kind": "command", "turn": int(turn), "text": str(text)} if len(text) <= LONGEST:
            return Command(turn, text)
        case {"kind": "look", "turn": int(turn), "at": int(at)}:
            return Look(turn, at)
        case {"kind": "restore", "turn": int(turn), "code": str(code)} if len(code) <= LONGEST:
            return Restore(turn, code, _step(content))
        case {"kind": "grade"}:
            return Grade()
        case {"kind": "awake"}:
            return Awake()
        case {"kind": "sync"}:
            return Sync()
    raise NotationError("The message is none that the table knows.")


def _step(content: Any) -> str:
    """The step of a showdown; browsers of old kept none."""
    step = content.get("step")
    return step if isinstance(step, str) else ""


def _read_hold(content: Any, number: int) -> Hold:
    match content:
        case {
            "mode": str(mode),
            "groups": [*groups],
            "rest": [*rest],
            "card": str(card),
            "quiet": bool(quiet),
        } if mode in MODES and len(groups) <= MOST_HELD:
            piles = [_cards(each) for each in (*groups, rest)]
            holding = Holding(mode, tuple(piles[:-1]), piles[-1])
            return Hold(holding, Card.parse(card) if card else None, quiet, number)
    raise NotationError("The message does not say how the cards are held.")


def _cards(codes: Any) -> tuple[Card, ...]:
    listed = isinstance(codes, list) and all(isinstance(code, str) for code in codes)
    if not listed or len(codes) > MOST_HELD:
        raise NotationError("Cards that lie together come as a list of their codes.")
    return tuple(map(Card.parse, codes))
