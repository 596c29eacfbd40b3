"""A lesson: one rule, learned from a worked example to answering alone."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from gin_widgets.lessons.item import Item


class Stage(StrEnum):
    """The parts of a lesson, in order."""

    SHOW = "show"
    """A worked example, step by step."""
    TOGETHER = "together"
    """The same structure with its last steps left to the learner."""
    ALONE = "alone"
    MISTAKE = "mistake"
    """Somebody else's answer holds a mistake."""
    GAME = "game"
    """A position from play in which the rule decides."""
    EXIT = "exit"
    """Two items without hints: these are what is reported."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One rule in a few minutes; the items to warm up come from the lessons before."""

    id: str
    """As "L07"; it names the notebook too."""
    title: str
    unit: str
    """A the hand, B the turn, C the showdown, D playing well."""
    minutes: int
    goal: str
    """What the learner can do afterwards, in a sentence."""
    stages: Mapping[Stage, tuple[Item, ...]]

    @property
    def page(self) -> str:
        """The file of its notebook: its id and its title."""
        words = re.sub(r"[^a-z0-9]+", "_", self.title.lower()).strip("_")
        return f"{self.id}_{words}.ipynb"

    @property
    def items(self) -> tuple[Item, ...]:
        """Every item in the order of the lesson."""
        return tuple(item for _, item in self.placed())

    def placed(self) -> Iterator[tuple[Stage, Item]]:
        """Every item with its part of the lesson."""
        for stage in Stage:
            for item in self.stages.get(stage, ()):
                yield stage, item
