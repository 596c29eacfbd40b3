"""Which items a sitting asks, in which order, under the rules of the class."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, Self

from gin_widgets.cards import GinError, NotationError
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.course import lesson as lesson_of
from gin_widgets.lessons.item import Item, Step
from gin_widgets.lessons.item import Mode as StepMode
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.principle import why_prompt
from gin_widgets.lessons.progress import Mode, Part, Place, Progress, Task
from gin_widgets.lessons.review import due, longest_due, mixed, next_review
from gin_widgets.lessons.siblings import sibling
from gin_widgets.rules import RuleSet, rules_of

WARM_UPS: Final = 2
ROUNDS: Final = 10
"""So often an item comes in one review before what is kept of it begins anew."""
TESTED: Final[Mapping[str, int]] = {
    "L01": 1,
    "L02": 1,
    "L03": 1,
    "L04": 1,
    "L07": 2,
    "L09": 2,
    "L10": 2,
}
"""How many exit items of which lesson the test before and after the course takes."""
TEST_SEEDS: Final = {Mode.PRE: 1001, Mode.POST: 2002}
"""Both tests ask the same with other cards, and neither asks what the lessons ask."""
NO_ANSWER: Final = "answer"
"""Why an item is left out when nothing is right there under these rules."""


@dataclass(frozen=True, slots=True)
class Programme:
    """What is asked: a lesson with its warm-up, a test, or the endless review."""

    mode: Mode
    rules: RuleSet
    lesson: Lesson | None = None
    """The lesson that is learned; None in a test and in the review."""
    course: Mapping[str, Lesson] = field(default_factory=lambda: COURSE, hash=False)

    @classmethod
    def of(
        cls,
        lesson: Lesson | str | None = None,
        rules: RuleSet | str | None = None,
        mode: Mode | str = Mode.LEARN,
    ) -> Self:
        """A lesson or its id under a rule set or its key; without a lesson a test or the review.

        Raises:
            NotationError: there is no such lesson or mode.
            RuleSetError: there is no such rule set.
        """
        if mode not in list(Mode):
            raise NotationError(f"There is no mode {mode!r}; there are {', '.join(Mode)}.")
        found = lesson_of(lesson) if isinstance(lesson, str) else lesson
        if found is not None and found.review:
            return cls(Mode.REVIEW, rules_of(rules))
        if (found is None) == (mode == Mode.LEARN):
            raise NotationError("A lesson is learned; a test and the review take no lesson.")
        return cls(Mode(mode), rules_of(rules), found)

    def start(self, progress: Progress, day: int, seed: int = 0) -> Place:
        """The first place of a fresh sitting; `seed` gives a test other cards."""
        match self.mode:
            case Mode.LEARN:
                return Place((*self._warm_up(progress, day), *self._stages()))
            case Mode.PRE | Mode.POST:
                return Place(tuple(self._test(TEST_SEEDS[self.mode] + seed)))
            case Mode.REVIEW:
                return self.extended(Place(()), progress, day)

    def extended(self, place: Place, progress: Progress, day: int) -> Place:
        """The review with one more item behind the last; a long one begins anew with it."""
        among = self._learned(progress)
        if not among:
            return place
        item = next_review(progress, day, among, place.tasks)
        number = 1 + sum(task.item == item for task in place.tasks)
        task = Task(Part.REVIEW, item, _fresh(day, number))
        return place.but(tasks=(*place.tasks, task)) if number < ROUNDS else Place((task,))

    def item(self, task: Task) -> Item:
        """The item of a task: itself, a sibling, or with the question for the rule behind it."""
        return _item(self._items()[task.item], task.seed, task.part is Part.SHOW, self.rules)

    def taught_in(self, task: Task) -> Lesson | None:
        """The lesson that the item of a task comes from, where it is not the one being learned."""
        own = self.lesson.items if self.lesson else ()
        if any(item.id == task.item for item in own):
            return None
        lessons = self.course.values()
        return next((e for e in lessons if any(i.id == task.item for i in e.items)), None)

    def knows(self, task: Task) -> bool:
        """Whether a stored task can be asked here."""
        item = self._items().get(task.item)
        return item is not None and hidden(item, self.rules) is None

    def left_out(self) -> dict[str, list[str]]:
        """The items of the lesson that make no sense under the rules, by the rule they need."""
        found: dict[str, list[str]] = {}
        for item in self.lesson.items if self.lesson else ():
            rule = hidden(item, self.rules)
            if rule is not None:
                found.setdefault(rule, []).append(item.id)
        return found

    def _items(self) -> dict[str, Item]:
        own = (self.lesson,) if self.lesson else ()
        return {item.id: item for each in (*self.course.values(), *own) for item in each.items}

    def _stages(self) -> Iterator[Task]:
        for stage, item in self.lesson.placed() if self.lesson else ():
            if hidden(item, self.rules) is None:
                yield Task(Part(stage), item.id)

    def _warm_up(self, progress: Progress, day: int) -> Iterator[Task]:
        """Two items of earlier lessons, of different skills where possible: what is due first.

        Where less is due, what is known least of the rest is asked as well. A lesson outside the
        course has none before it.
        """
        if self.lesson is None or self.lesson.id not in self.course:
            return
        earlier: dict[str, Item] = {}
        for lesson in self.course.values():
            if lesson.id == self.lesson.id:
                break
            earlier |= {item.id: item for item in self._asking(lesson)}
        waiting = due(progress, day, earlier)
        rest = [item for item in longest_due(progress, earlier) if item not in waiting]
        chosen = [
            item
            for some in (waiting, rest)
            for item in mixed(some, lambda each: earlier[each].skill, WARM_UPS)
        ]
        for item in chosen[:WARM_UPS]:
            yield Task(Part.WARM_UP, item, _fresh(day, 0))

    def _test(self, seed: int) -> Iterator[Task]:
        for id_, count in TESTED.items():
            if id_ in self.course:
                exits = self.course[id_].stages.get(Stage.EXIT, ())
                asked = [item for item in exits if hidden(item, self.rules) is None]
                for item in asked[:count]:
                    yield Task(Part.TEST, item.id, seed)

    def _learned(self, progress: Progress) -> tuple[str, ...]:
        """The items of the lessons that were begun; of all lessons when none was."""
        lessons = {
            lesson.id: [item.id for item in self._asking(lesson)] for lesson in self.course.values()
        }
        begun = [
            items
            for id_, items in lessons.items()
            if id_ in progress.passed or any(item in progress.records for item in items)
        ]
        return tuple(item for items in begun or lessons.values() for item in items)

    def _asking(self, lesson: Lesson) -> Iterator[Item]:
        """The items of a lesson that ask something under the rules, after its example."""
        for stage, item in lesson.placed():
            if stage is not Stage.SHOW and item.asked() and hidden(item, self.rules) is None:
                yield item


@lru_cache(maxsize=2048)
def hidden(item: Item, rules: RuleSet) -> str | None:
    """The rule that an item lacks, `NO_ANSWER` where nothing is right, or None."""
    rule = item.missing(rules)
    if rule is not None:
        return rule
    try:
        answered = all(
            item.ask_at(at).right(item.scene_at(at), rules) for at in range(len(item.steps))
        )
    except GinError:
        answered = False
    return None if answered else NO_ANSWER


@lru_cache(maxsize=512)
def _item(item: Item, seed: int, example: bool, rules: RuleSet) -> Item:
    asked = sibling(item, seed, rules) if seed else item
    last = len(asked.steps) - 1
    if not example or asked.steps[last].mode is not StepMode.SHOWN:
        return asked
    prompt = why_prompt(asked.ask_at(last), asked.id, asked.scene_at(last), rules)
    return replace(asked, steps=(*asked.steps, Step(prompt))) if prompt else asked


def _fresh(day: int, number: int) -> int:
    """A seed for other cards each day and each time."""
    return day * 100 + number + 1
