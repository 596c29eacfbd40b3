"""The shapes of what goes to the browser; `message` reads what comes back.

The same shapes stand in `frontend/src/wire.ts`; golden files in `tests/data/wire` hold both to
them.
"""

from typing import TypedDict

VERSION = 1


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


class Reasons(Why):
    """The Why panel of the table, always in four lines: state, numbers, rule, alternative."""

    otherwise: str
    """What else could be done, or could have been."""


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
    why: Reasons


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
    of: str
    """Whose cards they are, where the person lays off for somebody else."""
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


class SumRow(TypedDict):
    """A line of a hand's sum."""

    text: str
    cells: list[str]
    """What it comes to, by column of the sum."""
    total: bool
    """Whether it is what its writer has in all then."""


class ScoreRow(TypedDict):
    """One hand on the scoreboard."""

    label: str
    points: list[str]
    sums: list[SumRow]
    """What it opens to; nothing where there is nothing to open."""


class Score(TypedDict):
    """The scoreboard."""

    names: list[str]
    marks: list[str]
    """By seat, "out" for who is eliminated, else nothing."""
    rows: list[ScoreRow]
    totals: list[str]
    goal: str
    columns: list[str]
    """Of each hand's sum: the ledgers of the rule set, in words."""


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


class SceneState(TypedDict):
    """Which step the showdown of a hand is at."""

    at: int
    step: str
    names: list[str]
    """All steps, in words."""
    worth: dict[str, str]
    """By card that was laid off: what that takes from the count."""
    closed: list[int]
    """By side of the result: how many of its cards still lie face down."""


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
    steps: bool
    """Whether a showdown is gone through step by step."""


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
    step: str
    """The step that the showdown is at; nothing where none is gone through."""


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
    why: Reasons
    log: list[LogLine]
    score: Score
    result: Result | None
    options: Options
    replay: Replay
    review: ReviewState | None
    hint: Hint | None
    scene: SceneState | None
    """While cards are laid off, and while the showdown is gone through."""
    save: Save
