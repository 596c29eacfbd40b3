"""The shapes of what goes to the browser, and the reading of what comes back.

The same shapes stand in `frontend/src/wire.ts`; golden files in `tests/data/wire` hold both to
them. Everything that comes from the browser is checked here before anybody acts on it.
"""

from dataclasses import dataclass
from typing import Any, TypedDict

from gin_widgets.bots import BOTS
from gin_widgets.cards import Card, NotationError
from gin_widgets.guide.holding import MODES, Holding

VERSION = 1
MOST_HELD = 20
"""The most cards or groups of a message about how the cards are held."""
HINT_LEVELS = range(5)
"""How far a hint may go: not at all, where to look, the principle, candidates, the move."""
LONGEST = 4_000
"""The most characters that an action, a typed command or a code may have."""


class Group(TypedDict):
    """Cards that lie together: a meld, or the loose ones."""

    kind: str
    caption: str
    name: str
    cards: list[str]
    laid: list[str]
    """Those of the cards that somebody laid off here."""


class Seat(TypedDict):
    """Another player, as far as this seat can see."""

    name: str
    bot: str
    """What kind of player it is."""
    took: str
    """The cards that all saw it take and not throw since; empty when there are none."""
    last: str
    """What it did last; told of several opponents only."""
    marks: list[str]
    """What else is so of it, in a word each: it dealt, it knocked."""
    cards: int
    shown: list[Group] | None


class Row(TypedDict):
    """A line of a sum."""

    text: str
    points: str


class Why(TypedDict):
    """The Why panel: state, numbers, what follows, rule."""

    headline: str
    rows: list[Row]
    total: Row | None
    because: list[str]
    rule: str


class Choice(TypedDict):
    """An action as it would be now: whether it is allowed, and why."""

    label: str
    allowed: bool
    why: str
    confirm: str
    """What a second press must confirm; empty when one press is enough."""
    action: str


class Action(Choice):
    """A button."""

    id: str
    place: str
    per_card: bool
    main: bool


class HandCard(TypedDict):
    """A card of the own hand, with what could be done with it."""

    code: str
    name: str
    fresh: bool
    choices: dict[str, list[Choice]]
    why: Why


class HandGroup(TypedDict):
    """Cards of the own hand that lie together."""

    kind: str
    caption: str
    name: str
    cards: list[HandCard]


class Hand(TypedDict):
    """The own hand with its count."""

    groups: list[HandGroup]
    deadwood: int
    sum: str
    limit: int
    best: int
    note: str
    mode: str
    better: bool
    """Whether another way to group the cards leaves less, where hints may say so."""
    answered: int
    """The last message about how the cards are held that was taken in."""


class Limit(TypedDict):
    """The limit badge."""

    card: str
    number: str
    text: str


class LogLine(TypedDict):
    """One event."""

    n: int
    text: str
    who: str
    at: int
    """The moment of the replay at which it had happened."""


class ScoreRow(TypedDict):
    """One hand on the scoreboard."""

    label: str
    points: list[str]


class Score(TypedDict):
    """The scoreboard."""

    names: list[str]
    marks: list[str]
    """By seat, "out" for who is eliminated, else nothing."""
    rows: list[ScoreRow]
    totals: list[str]
    goal: str


class Side(TypedDict):
    """What one player showed at the end."""

    name: str
    mark: str
    """Among several, whether it knocked or won."""
    groups: list[Group]
    text: str


class ResultLine(TypedDict):
    """A line of the hand's score."""

    text: str
    points: str
    who: str
    total: bool
    """Whether it adds up the lines above."""


class Result(TypedDict):
    """How the hand ended."""

    headline: str
    sides: list[Side]
    lines: list[ResultLine]
    note: str


class Bot(TypedDict):
    """A player that the person can choose to play against."""

    key: str
    name: str


class Options(TypedDict):
    """What the person has chosen, as far as it is more than looks."""

    hints: int
    """How far a hint may go: 0 not at all, 4 to the move itself."""
    bot: str
    bots: list[Bot]
    """The first of them plays where nobody was named."""


class Reply(TypedDict):
    """The answer to the last message."""

    id: int
    text: str
    refused: bool


class Say(Reply):
    """The table's answer to the last message."""

    short: str
    """What a small screen shows instead, where the text tells what is seen at the seats as well."""


class Replay(TypedDict):
    """Where on the line of the hand's moments the table is."""

    at: int
    of: int
    """The moment that is played on from, the last one."""
    text: str
    looking: bool
    """Whether an earlier moment is only looked at."""
    tried: bool
    """Whether the line is one that is tried out beside the game."""


class Taught(TypedDict):
    """A lesson, by its page and its name."""

    page: str
    name: str


class Hint(TypedDict):
    """The help that was asked for at this decision."""

    rung: int
    """1 where to look, 2 the principle, 3 candidates, 4 the move."""
    text: str
    cards: list[str]
    """The cards that it is about."""
    lesson: Taught | None


class Mark(TypedDict):
    """How far the person is with one of the choices that are reviewed."""

    stage: str
    text: str


class ReviewState(TypedDict):
    """How far the review of a hand is, once it was begun."""

    grading: bool
    """Whether there is more to grade; the browser asks for it, slice by slice."""
    slices: int
    """How many slices are graded; each is asked for once."""
    done: int
    of: int
    """How many choices are graded, and how many there are."""
    at: int
    """The choice that lies on the table; -1 for none."""
    text: str
    stages: list[Mark]
    """The choices that were dear, the dearest first."""
    ringed: list[str]
    """The cards of the best action, once it is known."""


class Save(TypedDict):
    """What a browser keeps of the game, to bring it back."""

    code: str
    place: str
    """Where the game is, in words."""
    rules: str
    """The rule set, as text; a page keeps one game for each."""


class TableState(TypedDict):
    """Everything that the browser shows of a game."""

    v: int
    turn: int
    phase: str
    mine: bool
    heading: str
    prompt: str
    say: Say
    limit: Limit
    stock: int
    pile: list[str]
    seats: list[Seat]
    hand: Hand
    actions: list[Action]
    tools: list[Action]
    """The buttons beside the game: back and forth in it."""
    why: Why
    log: list[LogLine]
    score: Score
    result: Result | None
    options: Options
    replay: Replay
    review: ReviewState | None
    hint: Hint | None
    save: Save


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


@dataclass(frozen=True, slots=True)
class Sync:
    """The browser has lost the thread and wants the state, whatever it is."""


Message = Intent | Command | Look | Restore | Grade | Sync | Choose | Hold


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
            return Choose(hints, bot)
        case {"kind": "hold", "number": int(number)}:
            return _read_hold(content, number)
        case {"kind": "intent", "turn": int(turn), "action": str(action)} if len(action) <= LONGEST:
            return Intent(turn, action)
        case {"kind": "command", "turn": int(turn), "text": str(text)} if len(text) <= LONGEST:
            return Command(turn, text)
        case {"kind": "look", "turn": int(turn), "at": int(at)}:
            return Look(turn, at)
        case {"kind": "restore", "turn": int(turn), "code": str(code)} if len(code) <= LONGEST:
            return Restore(turn, code)
        case {"kind": "grade"}:
            return Grade()
        case {"kind": "sync"}:
            return Sync()
    raise NotationError("The message is none that the table knows.")


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
