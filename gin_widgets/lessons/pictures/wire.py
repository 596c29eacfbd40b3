"""The shapes of the pictures of a lesson."""

from typing import TypedDict

from gin_widgets.guide.wire import Limit


class Face(TypedDict):
    """An upcard, and what it means."""

    limit: Limit
    """The card, and the limit that it sets."""
    points: int
    """The limit as a number, 0 for gin only."""
    doubles: str
    """What doubles after this upcard, in words; empty where nothing does."""


class Upcards(TypedDict):
    """The upcard turned from ace to king."""

    kind: str
    """upcards"""
    title: str
    start: str
    """The code of the card that lies there at first."""
    suits: list[str]
    """The letters of the suits to choose from; none where the suit does not matter."""
    faces: list[Face]
    high: int
    """The right end of the ruler, in points."""


class Weight(TypedDict):
    """What a throw leaves, against the limit."""

    code: str
    left: int
    """Deadwood in points."""
    limit: int
    """The limit once the card lies on the pile, in points."""
    says: str


class Scale(TypedDict):
    """What each throw leaves weighs against the limit."""

    kind: str
    """scale"""
    title: str
    empty: str
    """What is said before a card is chosen."""
    start: str
    """The code of the card that is thrown at first; empty for none."""
    limit: int
    """The limit before a card is chosen, in points."""
    weights: list[Weight]


class Spot(TypedDict):
    """A card of the deck."""

    look: str
    """held, laid, theirs, picked, seen or open"""
    lit: bool
    """Whether it is one that the question is about."""
    says: str
    """The same in words."""


class Row(TypedDict):
    """A suit of the deck, from ace to king."""

    suit: str
    """Its letter."""
    name: str
    spots: list[Spot]


class Cards(TypedDict):
    """The 52 cards in one view."""

    title: str
    rows: list[Row]


class Mark(TypedDict):
    """What a sign of the deck means."""

    look: str
    """As in a spot, or lit."""
    text: str


class Deck(TypedDict):
    """The 52 cards by suit and rank, once or in two ways side by side."""

    kind: str
    """deck"""
    title: str
    ranks: list[str]
    """The names of the columns."""
    ways: list[Cards]
    legend: list[Mark]


class Axis(TypedDict):
    """What is measured along one side of a plot, as in the lab."""

    kind: str
    """axis"""
    label: str
    low: int
    high: int
    unit: str
    names: list[str]


class Line(TypedDict):
    """Points joined by a line, each of them x and y; a tone is a colour and a dash."""

    kind: str
    """line"""
    name: str
    points: list[list[float]]
    tone: int
    faint: bool


class Band(TypedDict):
    """What lies between two lines, each point x, from and to."""

    kind: str
    """band"""
    name: str
    points: list[list[float]]
    tone: int


class Curve(TypedDict):
    """A line to be drawn, or the measured one beside it."""

    kind: str
    """curve"""
    title: str
    x: Axis
    y: Axis
    marks: list[str]
    """What each height of the line is called."""
    yours: list[int]
    """What the learner has drawn, once that stands."""
    told: list[Line | Band]
    """What was measured; empty while a line is asked for."""


Picture = Upcards | Scale | Deck | Curve
