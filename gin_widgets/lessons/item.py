"""An item: a scene, the questions about it in order, and the proof that it teaches what it says."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from gin_widgets.cards import GinError
from gin_widgets.lessons.asks import Ask, Grade
from gin_widgets.lessons.misconceptions import Attempt, diagnose
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet, rules_of


class Mode(StrEnum):
    """What is done with a step."""

    SHOWN = "shown"
    """It is worked out before the learner's eyes."""
    ASKED = "asked"
    """The learner answers it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One question of an item."""

    ask: Ask[Any]
    mode: Mode = Mode.ASKED
    text: str = ""
    """The key of the question's own wording; empty takes that of the form."""
    stated: str = ""
    """The author's own answer under the house rules; it must be right there."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A mistake that the item expects, and the misconception that it must be told by."""

    answer: str
    misconception: str
    step: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A question, or a few in a row, about one scene.

    The engine gives the answers, under any rule set; what an author states is compared with it.
    """

    id: str
    skill: str
    """What it trains, as "knock.legal": items of one skill are siblings."""
    scene: Scene
    steps: tuple[Step, ...]
    wrong: tuple[Wrong, ...] = ()
    needs: Mapping[str, tuple[Any, ...]] = field(default_factory=dict, hash=False)
    """Rules that the item makes sense under: a field of the rule set, and its values."""
    players: int = 2
    """How many sit at the table; a rule set for fewer hides the item."""
    text: str = ""
    """The key of a sentence that introduces the scene."""
    tip: str = ""
    """The key of what is said once the item is solved."""

    def missing(self, rules: RuleSet) -> str | None:
        """The rule for which the item makes no sense under this rule set, or None."""
        if self.players > rules.players[1]:
            return "players"
        return next(
            (name for name, values in self.needs.items() if getattr(rules, name) not in values),
            None,
        )

    def asked(self) -> tuple[int, ...]:
        """The places of the steps that the learner answers."""
        return tuple(at for at, step in enumerate(self.steps) if step.mode is Mode.ASKED)

    def attempt(self, text: str, step: int, rules: RuleSet) -> Attempt:
        """A learner's answer to a step.

        Raises:
            NotationError: the text is no answer to that question.
        """
        ask = self.steps[step].ask
        return Attempt(ask, self.scene, rules, ask.read(text, self.scene))


class ItemError(GinError):
    """An item does not hold what it says; `problems` lists everything that is wrong."""

    def __init__(self, item: str, problems: tuple[str, ...]) -> None:
        self.item, self.problems = item, problems
        super().__init__(f"{item}: " + " ".join(problems))

    def __reduce__(self) -> tuple[type, tuple[str, tuple[str, ...]]]:
        """Pickle by what it was made of."""
        return type(self), (self.item, self.problems)


def checked(item: Item) -> Item:
    """The item itself, once everything that it states has been found true under the house rules.

    Raises:
        ItemError: an answer that is stated is wrong, a listed mistake is not one or is not told
            by its misconception, or there is no right answer.
    """
    problems = tuple(_problems(item))
    if problems:
        raise ItemError(item.id, problems)
    return item


def _problems(item: Item) -> Iterator[str]:
    rules = rules_of(None).replace(**{name: values[0] for name, values in item.needs.items()})
    if not item.steps:
        yield "An item asks at least one question."
    for at, step in enumerate(item.steps, start=1):
        try:
            right = step.ask.right(item.scene, rules)
            if not right:
                yield f"Question {at} has no right answer."
            elif step.stated:
                answer = step.ask.read(step.stated, item.scene)
                if step.ask.grade(answer, item.scene, rules) is not Grade.RIGHT:
                    yield f"Question {at}: the answer is {right[0]}, not {step.stated}."
        except GinError as error:
            yield f"Question {at}: {error}"
    for wrong in item.wrong:
        yield from _wrong_problems(item, wrong, rules)


def _wrong_problems(item: Item, wrong: Wrong, rules: RuleSet) -> Iterator[str]:
    if wrong.step not in range(len(item.steps)):
        yield f"The mistake {wrong.answer!r} names question {wrong.step + 1}, which does not exist."
        return
    try:
        attempt = item.attempt(wrong.answer, wrong.step, rules)
    except GinError as error:
        yield f"The mistake {wrong.answer!r}: {error}"
        return
    found = diagnose(attempt)
    if attempt.grade is Grade.RIGHT:
        yield f"The mistake {wrong.answer!r} is right."
    elif found is None or found.misconception != wrong.misconception:
        told = "nothing" if found is None else found.misconception
        yield f"The mistake {wrong.answer!r} is told by {told}, not by {wrong.misconception}."
