"""The shapes of what a lesson shows in the browser, and the reading of what comes back.

Golden files in `tests/data/lesson_wire` hold Python and the browser to them.
"""

from dataclasses import dataclass
from typing import Any, TypedDict

from gin_widgets.cards import NotationError
from gin_widgets.guide.wire import Group, Limit, Reply, Row, Side, Why
from gin_widgets.lessons.pictures.wire import Picture

VERSION = 1
LONGEST = 400
"""The most characters that an answer, an action or a command may have."""
LONGEST_SAVED = 100_000
"""The most characters of stored progress or of a resume code."""
LONGEST_WAIT = 86_400
"""The most seconds that one answer can have taken."""


class SceneCard(TypedDict):
    """A card that the question is about."""

    code: str
    name: str
    mark: str
    """Empty; "taken" from the pile or "drawn" from the stock this turn; or "counted", where the
    points of some cards are asked for."""


class Scene(TypedDict):
    """What lies on the table; all of it is open."""

    title: str
    """Whose cards `hand` are."""
    hand: list[SceneCard]
    limit: Limit | None
    upcard: str
    pile: list[str]
    stock: int | None
    sides: list[Side]
    """What the knocker laid down, and the hands of other defenders."""
    facts: list[str]
    """What else is known, a sentence each."""


class Option(TypedDict):
    """Something to choose."""

    answer: str
    """What is sent back."""
    label: str
    more: list["Option"]
    """What is asked at once when this is chosen; then the answer of one of these is sent."""


class Ask(TypedDict):
    """The question that waits for an answer."""

    form: str
    prompt: str
    cards: list[str]
    """The cards of the hand that an answer can be made of; the others stay where they are."""
    options: list[Option]
    """What can be chosen; in the form "finish" what a throw can do: throw, knock, gin."""
    fields: list[str]
    """What each number of the answer stands for, in the forms "number" and "score"."""
    homes: list[Group]
    """The melds that cards can be laid off on."""
    example: str
    """How an answer is typed."""


class Step(TypedDict):
    """One question of an item, answered or not."""

    prompt: str
    cards: list[str]
    """The cards that it is about, where the questions of the item are about several."""
    state: str
    """done, now or later"""
    mode: str
    """shown, guessed or asked"""
    answer: str
    """The answer in words once it stands; empty before, and where it was guessed."""
    worked: Why | None
    """The way to the answer, where it is shown."""


class ItemView(TypedDict):
    """An item as far as the learner has come in it."""

    id: str
    part: str
    """The part of the lesson that it stands in."""
    intro: str
    scene: Scene
    laid: list[list[str]]
    """The melds that the learner has found in these cards so far, while another thing is asked."""
    picture: Picture | None
    """What lies beside the question at hand."""
    steps: list[Step]


class Column(TypedDict):
    """An answer as a sum."""

    title: str
    rows: list[Row]
    total: Row | None


class Feedback(TypedDict):
    """What is said to an answer: verdict first."""

    grade: str
    """right, good, half (right for another reason) or wrong"""
    verdict: str
    text: str
    misconception: str
    """The id of what explains the mistake; empty where nothing known does."""
    tip: str
    """What is worth knowing besides, once the whole item is solved."""
    compare: list[Column]
    """The learner's answer and the best one with the same arithmetic, or nothing."""


class OtherLesson(TypedDict):
    """Another lesson: where something is taught, or where to go on."""

    name: str
    """As "L03 · One card, one place"."""
    page: str
    """The file of its notebook."""


class Hint(TypedDict):
    """Help, as far as it was asked for."""

    rung: str
    """where, principle, candidates or show"""
    text: str
    cards: list[str]
    """Cards to ring."""
    options: list[str]
    """Answers that remain; empty where none is ruled out."""
    lesson: OtherLesson | None
    """Beside the rule: the earlier lesson that it is taught in; None in that lesson itself."""
    worked: Why | None


class Action(TypedDict):
    """A button."""

    id: str
    label: str
    allowed: bool
    why: str
    """Why it is blocked, or what it leads to."""
    main: bool
    action: str
    """What is sent back."""
    sure: str
    """What is said before it is done, where it wants a second press; mostly empty."""


class PartMark(TypedDict):
    """A part of the lesson on its map."""

    id: str
    label: str
    state: str
    """done, now or later"""
    note: str
    """How far it is: "2 of 3"."""
    action: str
    sure: str
    """What is said before one goes there, where that wants a second press; mostly empty."""


class Head(TypedDict):
    """What the lesson is."""

    id: str
    title: str
    goal: str
    unit: str
    minutes: int


class EndRow(TypedDict):
    """One reported item."""

    label: str
    right: bool
    yours: str
    best: str
    text: str
    misconception: str


class End(TypedDict):
    """The last page of a lesson or a test."""

    headline: str
    passed: bool
    text: str
    rows: list[EndRow]
    onward: OtherLesson | None
    """The lesson after this one."""


class LessonState(TypedDict):
    """Everything that the browser shows of a lesson."""

    v: int
    turn: int
    mode: str
    """learn, pre, post or review"""
    lesson: Head
    heading: str
    rules: str
    place: str
    parts: list[PartMark]
    notes: list[str]
    """What the learner should know: items left out under these rules, stored text not read."""
    item: ItemView | None
    ask: Ask | None
    feedback: Feedback | None
    hint: Hint | None
    actions: list[Action]
    end: End | None
    elsewhere: OtherLesson | None
    """The lesson where a code goes on that was taken up here."""
    say: Reply
    saved: str
    """The progress as text, for the browser to keep after each state."""
    code: str
    """The resume code."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer was given at that turn, after so many seconds."""

    turn: int
    text: str
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button was pressed: the action as it was offered, at that turn."""

    turn: int
    action: str


@dataclass(frozen=True, slots=True)
class Typed:
    """A line was typed at that turn."""

    turn: int
    text: str
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class Restored:
    """Stored progress, or a resume code, came back at that turn."""

    turn: int
    text: str


Message = Answered | Pressed | Typed | Restored


def read_message(content: Any) -> Message:
    """What the browser asks for.

    Raises:
        NotationError: the message has another shape than the four above.
    """
    match content:
        case {"turn": bool()}:  # Python counts True as 1
            pass
        case {"kind": "answer", "turn": int(turn), "text": str(text)} if len(text) <= LONGEST:
            return Answered(turn, text, _seconds(content))
        case {"kind": "intent", "turn": int(turn), "action": str(action)} if len(action) <= LONGEST:
            return Pressed(turn, action)
        case {"kind": "command", "turn": int(turn), "text": str(text)} if len(text) <= LONGEST:
            return Typed(turn, text, _seconds(content))
        case {"kind": "restore", "turn": int(turn), "text": str(text)} if (
            len(text) <= LONGEST_SAVED
        ):
            return Restored(turn, text)
    raise NotationError("The message is no answer, intent, command or restore with its turn.")


def _seconds(content: Any) -> int:
    """How long the answer took; a clock that tells nonsense tells nothing."""
    match content.get("seconds", 0):
        case bool():
            return 0
        case int(seconds) if 0 <= seconds <= LONGEST_WAIT:
            return seconds
        case float(seconds) if 0 <= seconds <= LONGEST_WAIT:
            return int(seconds)
    return 0
