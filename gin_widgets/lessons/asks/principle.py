"""Which rule decides here? Asked once a worked example has been shown."""

from dataclasses import dataclass
from typing import Any

from gin_widgets.cards import NotationError
from gin_widgets.lessons.asks.ask import Ask, Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Principle:
    """Which of three statements is the rule behind an answer? It stands in place `at`, from 1."""

    about: Ask[Any]
    at: int
    """The place of the rule; the other two statements are false."""

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "principle"

    def read(self, text: str, _scene: Scene) -> int:
        """The number of a statement."""
        word = text.strip()
        if word not in ("1", "2", "3"):
            raise NotationError(f"{text!r} is no statement; say 1, 2 or 3.")
        return int(word)

    def right(self, _scene: Scene, _rules: RuleSet) -> tuple[int, ...]:
        """The place of the rule."""
        return (self.at,)

    def grade(self, answer: int, _scene: Scene, _rules: RuleSet) -> Grade:
        """Right or wrong."""
        return Grade.RIGHT if answer == self.at else Grade.WRONG
