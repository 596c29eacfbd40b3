"""A line to be drawn: how something goes on from turn to turn."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, assert_never

from gin_widgets.cards import NotationError
from gin_widgets.lessons.answers import Drawn
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.asks.number import least_left
from gin_widgets.lessons.figures import BY_TURN, COUNTS, Knock, knock_at
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


class Trend(StrEnum):
    """What goes on from turn to turn."""

    SHARE = "share"
    """Of 100 hands with this limit, in how many somebody may have knocked."""
    COUNT = "count"
    """The deadwood of the other side, as long as the hand goes on."""
    UNDERCUT = "undercut"
    """How many of 100 knocks with so much deadwood are undercut."""
    WORTH = "worth"
    """The points that such a knock brings on average."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a line is drawn: its marks and its heights."""

    turns: tuple[tuple[int, int], ...]
    """The spans of turns of the marks, each from its first turn to its last."""
    high: int
    """The highest that a mark can stand; the lowest is 0."""
    near: int
    """So far off, on average, still counts as near."""


def _each(*turns: int) -> tuple[tuple[int, int], ...]:
    return tuple((turn, turn) for turn in turns)


SPANS: Final = ((3, 4), (5, 6), (7, 8), (9, 10), (11, 14))
FRAMES: Final[Mapping[Trend, Frame]] = MappingProxyType(
    {
        Trend.SHARE: Frame(_each(2, 4, 6, 8, 10, 12), high=100, near=10),
        Trend.COUNT: Frame(_each(1, 3, 5, 7, 9, 11), high=80, near=8),
        Trend.UNDERCUT: Frame(SPANS, high=30, near=4),
        Trend.WORTH: Frame(SPANS, high=30, near=4),
    }
)


@dataclass(frozen=True, slots=True)
class Curve:
    """How does it go on? A height for each mark; a line that lies near on average is good."""

    trend: Trend

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "curve"

    @property
    def frame(self) -> Frame:
        """Where it is drawn."""
        return FRAMES[self.trend]

    def read(self, text: str, _scene: Scene) -> Drawn:
        """A whole number for each mark."""
        drawn, frame = Drawn.parse(text), self.frame
        fits = len(drawn.heights) == len(frame.turns)
        if not (fits and all(0 <= height <= frame.high for height in drawn.heights)):
            raise NotationError(
                f"Write {len(frame.turns)} numbers from 0 to {frame.high}, not {text!r}."
            )
        return drawn

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Drawn, ...]:
        """The line as it was measured."""
        return (Drawn(tuple(map(round, measured(self.trend, scene, rules)))),)

    def grade(self, answer: Drawn, scene: Scene, rules: RuleSet) -> Grade:
        """Right, good near it, or wrong."""
        (right,) = self.right(scene, rules)
        if answer == right:
            return Grade.RIGHT
        return Grade.GOOD if far_off(answer, right) <= self.frame.near else Grade.WRONG


def far_off(drawn: Drawn, right: Drawn) -> int:
    """How far a line lies off, on average."""
    gaps = [abs(one - other) for one, other in zip(drawn.heights, right.heights, strict=True)]
    return round(sum(gaps) / len(gaps))


def leans(drawn: Drawn, right: Drawn) -> int:
    """Above 0 where a line lies too high on the whole, below 0 where it lies too low."""
    return sum(drawn.heights) - sum(right.heights)


def knocks(trend: Trend, scene: Scene, rules: RuleSet) -> tuple[Knock, ...]:
    """What knocks with the scene's deadwood are worth, span by span of the trend's turns."""
    limit, left = scene.limit(rules), least_left(scene, rules)
    return tuple(knock_at(limit, first, left) for first, _ in FRAMES[trend].turns)


def measured(trend: Trend, scene: Scene, rules: RuleSet) -> tuple[float, ...]:
    """The heights of the line.

    Raises:
        NotationError: it was not measured with this limit and this deadwood.
    """
    match trend:
        case Trend.SHARE | Trend.COUNT:
            limit, turns = scene.limit(rules), FRAMES[trend].turns
            if limit not in BY_TURN:
                raise NotationError(f"Nobody measured hands with the limit {limit}.")
            if trend is Trend.SHARE:
                return tuple(BY_TURN[limit][last] for _, last in turns)
            return tuple(COUNTS[limit][last][1] for _, last in turns)
        case Trend.UNDERCUT:
            return tuple(knock.undercut for knock in knocks(trend, scene, rules))
        case Trend.WORTH:
            return tuple(knock.now for knock in knocks(trend, scene, rules))
        case _:
            assert_never(trend)
