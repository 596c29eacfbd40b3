"""An item: a scene, the questions about it in order, and the proof that it teaches what it says."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.cards import GinError, NotationError
from gin_widgets.lessons.asks import Ask, Grade, Group
from gin_widgets.lessons.misconceptions import Attempt, diagnose
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.telling import told
from gin_widgets.rules import HOUSE, RuleSet

HINTS: Final = 3
"""So many hints come before the answer itself is shown."""
NOTHING: Final[Mapping[int, str]] = MappingProxyType({})


class Mode(StrEnum):
    """What is done with a step."""

    SHOWN = "shown"
    """It is worked out before the learner's eyes."""
    LED = "led"
    """The learner answers it, and nothing but the right answer is within reach."""
    GUESSED = "guessed"
    """The learner guesses before it is told; nothing is judged, and it may be left out."""
    ASKED = "asked"
    """The learner answers it."""


class Picture(StrEnum):
    """What lies beside a question, to be looked at or tried out."""

    UPCARDS = "upcards"
    """The upcard can be turned from ace to king: the limit goes with it."""
    SCALE = "scale"
    """What each throw leaves weighs against the limit."""
    DECK = "deck"
    """The 52 cards by suit and rank: what is held, what was seen, what can still come."""


@dataclass(frozen=True, slots=True)
class Step:
    """One question of an item."""

    ask: Ask[Any]
    mode: Mode = Mode.ASKED
    scene: Scene | None = None
    """What lies on the table from this step on; None leaves it as it was."""
    text: str = ""
    """The question in own words, with places as in `told`; empty takes that of the form."""
    why: str = ""
    """The rule behind the answer, with places: told when the step is shown or solved."""
    hints: tuple[str, ...] = ()
    """Where to look, the rule, and what is left, each in own words with places; empty takes all
    three from the scene."""
    stated: str = ""
    """The author's own answer under the house rules; it must be right there."""
    besides: int | None = None
    """The step whose answer may not be given again: another way to arrange the same hand."""
    picture: Picture | None = None
    """What lies beside it; a line that is drawn needs none."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A mistake that the item expects, and the misconception that it must be told by.

    Without one, no misconception may claim the mistake.
    """

    answer: str
    misconception: str = ""
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
    """What introduces the scene, with places as in `told`."""
    tip: str = ""
    """What is said once the item is solved, with places."""

    def missing(self, rules: RuleSet) -> str | None:
        """The rule for which the item makes no sense under this rule set, or None."""
        if self.players > rules.players[1]:
            return "players"
        return next(
            (name for name, values in self.needs.items() if getattr(rules, name) not in values),
            None,
        )

    def asked(self) -> tuple[int, ...]:
        """The places of the steps whose answers are judged."""
        return tuple(
            at for at, step in enumerate(self.steps) if step.mode in (Mode.LED, Mode.ASKED)
        )

    def waiting(self) -> tuple[int, ...]:
        """The places of the steps that wait for the learner: questions and guesses."""
        return tuple(at for at, step in enumerate(self.steps) if step.mode is not Mode.SHOWN)

    def scene_at(self, step: int) -> Scene:
        """What lies on the table at a step."""
        changes = [each.scene for each in self.steps[: step + 1] if each.scene is not None]
        return changes[-1] if changes else self.scene

    def ask_at(self, step: int, given: Mapping[int, str] = NOTHING) -> Ask[Any]:
        """The question of a step; `given` are the answers to earlier ones, by their places."""
        ask, besides = self.steps[step].ask, self.steps[step].besides
        if besides is None or besides not in given or not isinstance(ask, Group):
            return ask
        return Group(ask.read(given[besides], self.scene_at(besides)))

    def holds(self, step: int, given: Mapping[int, str]) -> bool:
        """Whether it has such a step, and stored answers, by their places, still answer it."""
        if max(step, *given, 0) >= len(self.steps):
            return False
        try:
            for at, text in given.items():
                self.ask_at(at, given).read(text, self.scene_at(at))
        except NotationError:
            return False
        return True

    def attempt(
        self, text: str, step: int, rules: RuleSet, given: Mapping[int, str] = NOTHING
    ) -> Attempt:
        """A learner's answer to a step; `given` are the answers to earlier ones.

        Raises:
            NotationError: the text is no answer to that question.
        """
        ask, scene = self.ask_at(step, given), self.scene_at(step)
        return Attempt(ask, scene, rules, ask.read(text, scene))


class ItemError(GinError):
    """An item does not hold what it says; `problems` lists everything that is wrong."""

    def __init__(self, item: str, problems: tuple[str, ...]) -> None:
        self.item, self.problems = item, problems
        super().__init__(f"{item}: " + " ".join(problems))

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows instead of a traceback: the problems, one on each line."""
        return [f"{type(self).__name__}: {self.item}", *(f"- {each}" for each in self.problems)]


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


def rules_of_needs(needs: Mapping[str, tuple[Any, ...]]) -> RuleSet:
    """The rules under which an item is checked: house, with the first value of what it needs."""
    return HOUSE.replace(**{name: values[0] for name, values in needs.items() if values})


def _problems(item: Item) -> Iterator[str]:
    rules = rules_of_needs(item.needs)
    if not item.steps:
        yield "An item asks at least one question."
    for at in range(len(item.steps)):
        try:
            yield from _step_problems(item, at, rules)
        except GinError as error:
            yield f"Question {at + 1}: {error}"
    for text in (item.text, item.tip):
        try:
            told(text, item.scene, rules)
        except GinError as error:
            yield str(error)
    for wrong in item.wrong:
        yield from _wrong_problems(item, wrong, rules)


def _step_problems(item: Item, at: int, rules: RuleSet) -> Iterator[str]:
    step, ask, scene = item.steps[at], item.ask_at(at), item.scene_at(at)
    right = ask.right(scene, rules)
    if not right:
        yield f"Question {at + 1} has no right answer."
    elif step.stated:
        answer = ask.read(step.stated, scene)
        if ask.grade(answer, scene, rules) is not Grade.RIGHT:
            yield f"Question {at + 1}: the answer is {right[0]}, not {step.stated}."
    if step.hints and len(step.hints) != HINTS:
        yield f"Question {at + 1} has {len(step.hints)} hints of its own; it takes three or none."
    for text in (step.text, step.why, *step.hints):
        told(text, scene, rules)


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
    by = "" if found is None else found.misconception
    if attempt.grade is Grade.RIGHT:
        yield f"The mistake {wrong.answer!r} is right."
    elif by != wrong.misconception:
        yield (
            f"The mistake {wrong.answer!r} is told by {by or 'nothing'}, "
            f"not by {wrong.misconception or 'nothing'}."
        )
