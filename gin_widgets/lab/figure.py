"""A figure as data: pictures, the sentence that tells what they show, and the numbers behind them.

Nothing here draws. The browser's side does, from the same fields (`frontend/src/chart/wire.ts`).
"""

from dataclasses import dataclass, field
from typing import TypeAlias

Number: TypeAlias = float | int
Value: TypeAlias = str | float | int


@dataclass(frozen=True, slots=True)
class Axis:
    """What is measured along one side of a plot."""

    label: str
    low: Number
    high: Number
    unit: str = ""
    """Points, %, or nothing."""
    names: tuple[str, ...] = ()
    """Names in place of the whole numbers from `low` on; empty for numbers."""


@dataclass(frozen=True, slots=True)
class Line:
    """Points joined by a line, each of them (x, y)."""

    name: str
    points: tuple[tuple[Number, Number], ...]
    tone: int = 0
    """Which colour and dash; the same tone means the same thing in every picture of a figure."""
    faint: bool = False
    """Whether it is there for comparing only."""


@dataclass(frozen=True, slots=True)
class Band:
    """What lies between two lines, each point (x, from, to)."""

    name: str
    points: tuple[tuple[Number, Number, Number], ...]
    tone: int = 0


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars, each of them (x, from, to)."""

    name: str
    points: tuple[tuple[Number, Number, Number], ...]
    tone: int = 0
    place: int = 0
    """Which of `places` bars that stand side by side at each x."""
    places: int = 1


@dataclass(frozen=True, slots=True)
class Dots:
    """Single points, each of them (x, y)."""

    name: str
    points: tuple[tuple[Number, Number], ...]
    tone: int = 0


@dataclass(frozen=True, slots=True)
class Upright:
    """A line across the plot at one x."""

    name: str
    x: Number
    tone: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """A rectangle of a heat map."""

    x: Number
    y: Number
    level: float
    """How dark, from 0 to 1."""
    text: str
    """What stands in it."""
    says: str
    """The same, told whole."""


@dataclass(frozen=True, slots=True)
class Cells:
    """A heat map over two axes of names."""

    name: str
    cells: tuple[Cell, ...]


Mark: TypeAlias = Line | Band | Bars | Dots | Upright | Cells


@dataclass(frozen=True, slots=True)
class Plot:
    """Marks over two axes."""

    name: str
    """What it shows, in a few words; its heading."""
    x: Axis
    y: Axis
    marks: tuple[Mark, ...]
    sets: str = ""
    """The control that takes the x where somebody presses; none where it is empty."""


@dataclass(frozen=True, slots=True)
class DeckCell:
    """A card of the deck and what is so of it."""

    card: str
    """Its code."""
    look: str
    """One of the looks in the legend of its deck; plain where nothing is to be said."""
    text: str = ""
    """A number or a sign in the cell."""
    says: str = ""
    """The same, told whole; it is heard after the card's name."""
    level: float = 0.0
    """How dark, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The 52 cards in four rows, the ace first."""

    name: str
    cells: tuple[DeckCell, ...]
    legend: tuple[tuple[str, str], ...]
    """What each look means: a look (plain, seen, held, lit or hot) and its meaning."""
    toggles: str = ""
    """The control to which a pressed card is added, or from which it is taken."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A meld as a line around its cards."""

    cards: tuple[str, ...]
    """Codes in the order they lie."""
    name: str
    look: str
    """open, claimed, or lost where a claimed meld holds one of its cards."""


@dataclass(frozen=True, slots=True)
class Rings:
    """Cards in rows of suits and columns of ranks, and rings around melds."""

    name: str
    cards: tuple[str, ...]
    rings: tuple[Ring, ...]
    claims: str
    """The control to which a pressed ring is added, or from which it is taken."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together, as the table shows them."""

    kind: str
    """set, run or loose."""
    caption: str
    name: str
    """As it is spoken."""
    cards: tuple[str, ...]
    laid: tuple[str, ...] = ()
    """Those of the cards that somebody laid off here."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A hand as it is laid out, with a line of text."""

    name: str
    groups: tuple[Group, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Sides:
    """Hands laid out side by side."""

    name: str
    sides: tuple[Laid, ...]


Picture: TypeAlias = Plot | Deck | Rings | Sides


@dataclass(frozen=True, slots=True)
class Door:
    """A way from a figure to the table."""

    name: str
    code: str
    """The code of the game that lies there."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What a tool of the lab answers.

    >>> plot = Plot("Draws", Axis("Draw", 1, 2), Axis("Chance", 0, 100, "%"), ())
    >>> Figure("Odds", "It rises.", (plot,), ("draw", "chance, %"), ((1, 10), (2, 19))).rows[1]
    (2, 19)
    """

    title: str
    summary: str
    """What is to be seen, in one sentence or two: the text in place of the pictures."""
    pictures: tuple[Picture, ...]
    columns: tuple[str, ...]
    """Heads of the table of numbers, each with its unit."""
    rows: tuple[tuple[Value, ...], ...]
    source: str = field(default="", kw_only=True)
    """How the numbers were found: counted exactly, or by which players, how many hands, what seed.
    """
    door: Door | None = field(default=None, kw_only=True)
