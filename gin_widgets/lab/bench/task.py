"""What is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Task(StrEnum):
    """A question that engines answer; its value is a row's name."""

    TEN = "least deadwood of ten cards"
    ELEVEN = "best discard of eleven cards, exact"
    EVERY = "every least arrangement of ten cards"
    LAYOFF = "best layoff"
    COLOUR = "best discard, runs of a colour"
    CORNER = "best discard, ace round the corner"
    HANDS = "greedy hands, from the deal to the score"
    ADVICE = "advice: eleven throws tried in one world"
    IMPORT = "import gin_widgets, over a bare interpreter"


@dataclass(frozen=True, slots=True)
class Job:
    """One engine's way to answer a question about the whole sample."""

    run: Callable[[], Any]
    """Answers them all; this alone is timed."""
    items: int
    """How many questions that are."""
    read: Callable[[Any], list[Any]] | None = None
    """What `run` found, one answer an item in the words that all engines share; None if they play
    hands of their own."""


class Missing(Exception):
    """An engine is not there, and why."""


Engine = dict[Task, Job]
"""The questions that an engine can answer."""
