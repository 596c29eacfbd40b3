"""A learner's answer, and what a misconception says of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gin_widgets.lessons.asks import Ask, Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

Facts = Mapping[str, Any]
"""The named values of a feedback: the learner's own numbers and cards.

A `form` among them chooses a message of its own, as "limit" does `M01.limit`.
"""


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer to a question about a scene, under the rules of the class."""

    ask: Ask[Any]
    scene: Scene
    rules: RuleSet
    answer: Any

    @property
    def grade(self) -> Grade:
        """How good it is."""
        return self.ask.grade(self.answer, self.scene, self.rules)

    @property
    def right(self) -> tuple[Any, ...]:
        """Every right answer, the one to show first."""
        return self.ask.right(self.scene, self.rules)

    def as_if(self, **changes: Any) -> bool:
        """Whether the answer would be right under other rules: somebody plays another game."""
        return self.ask.grade(self.answer, self.scene, self.rules.replace(**changes)) is Grade.RIGHT

    def seen_as(self, **changes: Any) -> bool:
        """Whether the answer would be right if the scene were another."""
        return self.ask.grade(self.answer, self.scene.but(**changes), self.rules) is Grade.RIGHT


Detector = Callable[[Attempt], Facts | None]
"""Looks at a wrong answer; the numbers of the feedback where the misconception explains it."""
