"""What learners believe that is not so, each recognised by the answers that it leads to.

A detector is asked about wrong answers, and silent on right ones. Many a misconception is another
rule set: the answer would be right in ordinary gin, or with the ace high; such a detector solves
the same scene once more.
"""

from dataclasses import dataclass

from gin_widgets.lessons.asks import Grade
from gin_widgets.lessons.misconceptions.attempt import Attempt, Detector, Facts
from gin_widgets.lessons.misconceptions.registry import MISCONCEPTIONS, Misconception


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The misconception behind an answer, with the numbers of the feedback."""

    misconception: str
    facts: Facts

    @property
    def key(self) -> str:
        """The key of its message; `facts["form"]` tells apart how one belief shows."""
        form = self.facts.get("form")
        return f"{self.misconception}.{form}" if form else self.misconception


def diagnose(attempt: Attempt) -> Diagnosis | None:
    """The first misconception that explains a wrong answer, or None.

    The registry's order is from the most telling to the most general.
    """
    if attempt.grade is Grade.RIGHT:
        return None
    for misconception in MISCONCEPTIONS.values():
        facts = misconception.detect(attempt)
        if facts is not None:
            return Diagnosis(misconception.id, facts)
    return None


__all__ = [
    "MISCONCEPTIONS",
    "Attempt",
    "Detector",
    "Diagnosis",
    "Facts",
    "Misconception",
    "diagnose",
]
