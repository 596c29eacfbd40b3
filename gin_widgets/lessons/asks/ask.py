"""What every kind of question has in common."""

from enum import StrEnum
from typing import Protocol, TypeVar

from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

A = TypeVar("A")


class Grade(StrEnum):
    """How good an answer is."""

    RIGHT = "right"
    GOOD = "good"
    """Not the best, but near it: where play is judged, not a rule."""
    HALF = "half"
    """Right, but for a reason that does not hold: it stands, and counts as not right yet."""
    WRONG = "wrong"

    @property
    def passes(self) -> bool:
        """Whether the question is done with."""
        return self in (Grade.RIGHT, Grade.GOOD)


class Ask(Protocol[A]):
    """A kind of question about a scene, whose right answers the engine finds.

    An answer has a text form, which the page sends and an author writes: `str(answer)` is read
    back by `read`.
    """

    @property
    def kind(self) -> str:
        """The name of the form, by which a page knows what to show."""

    def read(self, text: str, scene: Scene) -> A:
        """The answer that a text stands for.

        Raises:
            NotationError: it is none; the message says what is possible.
        """

    def right(self, scene: Scene, rules: RuleSet) -> tuple[A, ...]:
        """Every right answer, the one to show first; none where the question makes no sense."""

    def grade(self, answer: A, scene: Scene, rules: RuleSet) -> Grade:
        """How good an answer is."""
