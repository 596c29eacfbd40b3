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


class Help(StrEnum):
    """What a guided game shows that is not on a real table."""

    FULL = "full"
    """The best grouping, the counter and hints."""
    ASKED = "asked"
    """Nothing by itself; the counter when it is asked for."""
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """A guided game of a lesson, under the rules of the class."""

    id: str
    help: Help
    seed: int
    """What shuffles the first deal, so that a class gets the same cards."""
    text: str
    """What is said before it begins."""
    mistakes: int = 5
    """So many positions, the worst first, are looked at again afterwards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One rule; the items to warm up come from the lessons before.

    A lesson asks items, or has games to play, or is the endless review of all lessons.
    """

    id: str
    """As "L07"; it names the notebook too."""
    title: str
    unit: str
    """A the hand, B the turn, C the showdown, D playing well."""
    minutes: int
    """About so long it takes somebody who meets the rule for the first time."""
    goal: str
    """What the learner can do afterwards, in a sentence."""
    stages: Mapping[Stage, tuple[Item, ...]]
    games: tuple[PlayedGame, ...] = ()
    """Games to play, one after the other."""
    review: bool = False
    """Whether it asks items of all lessons without end."""

    @property
    def page(self) -> str:
        """The file of its notebook: its id and its title."""
        words = re.sub(r"[^a-z0-9]+", "_", self.title.lower()).strip("_")
        return f"{self.id}_{words}.ipynb"

    @property
    def items(self) -> tuple[Item, ...]:
        """Every item in the order of the lesson."""
        return tuple(item for _, item in self.placed())

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of everything that can be opened by itself: items, then games."""
        return (*(item.id for item in self.items), *(game.id for game in self.games))

    def named(self, name: str | int) -> str | None:
        """The id that is meant by itself or by what follows its stroke: "L07-3", "3" or 3."""
        wanted = (f"{name}".lower(), f"{self.id}-{name}".lower())
        return next((id_ for id_ in self.ids if id_.lower() in wanted), None)

    def placed(self) -> Iterator[tuple[Stage, Item]]:
        """Every item with its part of the lesson."""
        for stage in Stage:
            for item in self.stages.get(stage, ()):
                yield stage, item
