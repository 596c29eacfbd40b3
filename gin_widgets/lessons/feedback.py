"""What is said to an answer: the verdict, what was done in own numbers, the rule, what now."""

import re
from typing import Final

from gin_widgets.cards import Card
from gin_widgets.lessons.answers import Throw
from gin_widgets.lessons.asks import (
    Choose,
    Count,
    Grade,
    Number,
    Spot,
)
from gin_widgets.lessons.asks.discard import may_throw
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.misconceptions import Attempt, Diagnosis, diagnose
from gin_widgets.lessons.mistakes import mistake
from gin_widgets.lessons.principle import principle
from gin_widgets.lessons.reasons import reason
from gin_widgets.lessons.wire import Column, Feedback
from gin_widgets.lessons.worked import sum_of_answer

MOST_WORDS: Final = 45
NUMBER: Final = re.compile(r"(?<![\d])\d+(?![\d♠♥♦♣])")
"""A number that is no card's."""


def feedback(attempt: Attempt, why: str = "", counts: bool = True) -> Feedback:
    """What is said to an answer, at most 45 words; a mistake is set beside the best answer.

    `why` is the item's own sentence for a right answer, where it has one; it is told as well to
    whoever did not find the wrong line. A right layout is told without its points unless it
    `counts`: they may be what is asked next.
    """
    grade = attempt.grade
    found = diagnose(attempt) if grade is Grade.WRONG else None
    verdict = tell("verdict", grade)
    rule = principle(attempt.ask, attempt.scene, attempt.rules)
    if found is not None:
        parts = [tell(found.key, **found.facts)]
    elif grade is Grade.WRONG:
        # The line that is wrong is told by now, and so is why.
        named = isinstance(attempt.ask, Spot) and attempt.ask.claims[1:]
        parts = [mistake(attempt), (named and why) or rule, tell("now.again")]
    else:
        parts = _reasoned(attempt, reason(attempt, counts), why, rule)
    return {
        "grade": str(grade),
        "verdict": verdict,
        "text": _fitting(verdict, parts),
        "misconception": found.misconception if found else "",
        "tip": "",
        "compare": compare(attempt, found) if grade is Grade.WRONG else [],
    }


def guessed(attempt: Attempt, why: str = "") -> Feedback:
    """What is said to a guess, which is set beside what is so and not judged."""
    near = attempt.grade is not Grade.WRONG
    verdict = tell("verdict.near" if near else "verdict.far")
    told = reason(attempt) if near else mistake(attempt)
    rule = principle(attempt.ask, attempt.scene, attempt.rules)
    return {
        "grade": str(Grade.GOOD),
        "verdict": verdict,
        "text": _fitting(verdict, [told, why or rule]),
        "misconception": "",
        "tip": "",
        "compare": compare(attempt, None, "measured"),
    }


def compare(attempt: Attempt, found: Diagnosis | None, best_title: str = "best") -> list[Column]:
    """The learner's answer and the best one as sums, where both can be added up."""
    ask, scene, rules = attempt.ask, attempt.scene, attempt.rules
    right = attempt.right[0]
    match ask, attempt.answer:
        case ((Choose() | Spot()), _):
            return []
        case _, Throw(card) if card not in may_throw(scene, rules):
            return []
    yours = sum_of_answer(ask, attempt.answer, scene, rules, _counted(attempt, found))
    best = sum_of_answer(ask, right, scene, rules)
    if yours is None or best is None or not (yours.rows and best.rows):
        return []
    if ask == Number(Count.POINTS):
        best_title = "so"
    return [
        {"title": tell(title), "rows": list(each.rows), "total": each.total}
        for title, each in (("yours", yours), (best_title, best))
    ]


def _reasoned(attempt: Attempt, told: str, why: str, rule: str) -> list[str]:
    """The numbers and the rule, without saying twice what the item's own words hold."""
    if not any(letter.isalpha() for letter in why):
        return [told, rule]
    if attempt.grade is Grade.GOOD:
        return [told, why]
    numbers = NUMBER.findall(told)
    plain = not numbers and isinstance(attempt.ask, Choose | Number)
    return [why] if plain or (numbers and numbers[-1] in NUMBER.findall(why)) else [told, why]


def _fitting(verdict: str, parts: list[str]) -> str:
    """The parts in a row; the last but the first fall away where they would be too many words."""
    while len(parts) > 1 and len(" ".join([verdict, *parts]).split()) > MOST_WORDS:
        parts = parts[:-1]
    return " ".join(parts)


def _counted(attempt: Attempt, found: Diagnosis | None) -> dict[Card, int]:
    """What the learner took cards for, where a misconception tells it."""
    match found:
        case Diagnosis("M01"):
            return {card: card.rank for card in attempt.scene.hand}
        case Diagnosis("M02", facts) if isinstance(each := facts.get("as"), int):
            return {card: each for card in attempt.scene.hand if card.rank == 1}
    return {}
