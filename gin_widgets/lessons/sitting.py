"""One learner in one lesson, at one moment: what can be done there and what comes of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.cards import NotationError
from gin_widgets.lessons.asks import Ask, Grade
from gin_widgets.lessons.hints import Rung
from gin_widgets.lessons.item import Item, Step
from gin_widgets.lessons.item import Mode as StepMode
from gin_widgets.lessons.misconceptions import Attempt, diagnose
from gin_widgets.lessons.passing import EXITS, on_a_streak, passed, places_of
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.progress import Mode, Part, Place, Progress, Task, Try, place_key
from gin_widgets.lessons.resume import Bookmark
from gin_widgets.lessons.review import first_tried
from gin_widgets.lessons.scene import Scene

EMPTY: Final[Any] = MappingProxyType({})


class NotNow(NotationError):
    """Something cannot be done at this moment; `why` is the key of the reason."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Sitting:
    """Where a learner stands; each step gives a new sitting, a refused one raises `NotNow`."""

    programme: Programme
    progress: Progress
    place: Place
    day: int

    @classmethod
    def begin(cls, programme: Programme, progress: Progress, day: int) -> "Sitting":
        """Sit down: where the stored progress stands, or at the beginning."""
        stored = progress.places.get(_key(programme))
        fresh = programme.start(progress, day)
        now = cls(programme, progress, fresh, day)
        if stored is not None and all(programme.knows(task) for task in stored.tasks):
            resumed = replace(now, place=stored)
            if resumed._holds():
                return resumed
        return now._kept(now._entered(0))

    @property
    def tests(self) -> bool:
        """Whether nothing is said before the end."""
        return self.programme.mode in (Mode.PRE, Mode.POST)

    @property
    def task(self) -> Task | None:
        """The task at hand, or None at the end."""
        return self.place.task

    @property
    def item(self) -> Item:
        """The item at hand."""
        if self.place.task is None:
            raise NotNow("why.hint.none")
        return self.programme.item(self.place.task)

    @property
    def step(self) -> Step:
        """The step at hand."""
        return self.item.steps[self.place.step]

    @property
    def ask(self) -> Ask[Any]:
        """The question of the step at hand."""
        return self.item.ask_at(self.place.step, self.place.given)

    @property
    def scene(self) -> Scene:
        """What lies on the table now."""
        return self.item.scene_at(self.place.step)

    @property
    def begun(self) -> bool:
        """Whether anything was done here yet."""
        at, step = self.place.at, self.place.step
        return (at, step) != (0, self._entered(0).step) or bool(
            self.place.answers or self.place.tries
        )

    @property
    def waits(self) -> bool:
        """Whether an answer is waited for."""
        return self.place.task is not None and not self.place.settled

    @property
    def guesses(self) -> bool:
        """Whether a guess is waited for, which is not judged."""
        return self.waits and self.step.mode is StepMode.GUESSED

    @property
    def solved(self) -> bool:
        """Whether every question of the item at hand is answered."""
        last = max(self.item.asked(), default=len(self.item.steps) - 1)
        return self.place.settled and self.place.step >= last

    @property
    def skipping(self) -> int:
        """How many questions of the item at hand are left out when it is left now."""
        return sum(at >= self.place.step for at in self.item.asked()) if self.waits else 0

    @property
    def passed(self) -> bool:
        """Whether the lesson is passed."""
        return passed(self.place, all(map(self.solved_at, range(len(self.place.tasks)))))

    def solved_at(self, at: int) -> bool:
        """Whether every question of a task of this sitting is answered, or it asks none."""
        asked, tried = self.programme.item(self.place.tasks[at]).asked(), self.place.tries.get(at)
        answered = self.place.answers.get(at, EMPTY)
        return not asked or max(asked) in answered or (tried is not None and tried.right)

    def skipped_at(self, at: int) -> bool:
        """Whether a task was left with questions open."""
        return at != self.place.at and at in self.place.tries and not self.solved_at(at)

    @property
    def no_help(self) -> str:
        """The key of the reason why there is no help here; empty where there is."""
        if self.task is None:
            return "why.hint.none"
        if self.guesses:
            return "why.hint.guess"
        if self.task.part in (Part.EXIT, Part.TEST):
            return "why.hint.test" if self.tests else "why.hint.exit"
        return ""

    def attempt(self, text: str) -> Attempt:
        """An answer to the question at hand.

        Raises:
            NotNow: nothing is asked.
            NotationError: the text is no answer to it.
        """
        if not self.waits:
            raise NotNow("said.nothing_asked")
        return self.item.attempt(text, self.place.step, self.programme.rules, self.place.given)

    def answered(self, attempt: Attempt, seconds: int = 0) -> "Sitting":
        """After an answer: a right one stands, a wrong one may be followed by another.

        One that is right for a wrong reason stands too, but is kept as not right, so that the
        item comes back.
        """
        place = self.place.but(seconds=self.place.seconds + seconds)
        now, passes = replace(self, place=place), self.guesses or attempt.grade.passes
        if not passes:
            found = diagnose(attempt)
            now = now._tried(str(attempt.answer), False, found.misconception if found else "")
        if attempt.grade is Grade.WRONG and not (self.tests or self.guesses):
            return now._kept(now.place)
        now = now._kept(now.place.giving(place.step, str(attempt.answer)))
        if now.solved:
            now = now._tried(str(attempt.answer), passes)
            now = now._kept(now.place)
        goes_on = self.tests or (self.step.mode is StepMode.LED and not now.solved)
        return now.next() if goes_on else now

    def hinted(self) -> "Sitting":
        """After help of one rung more; the last one shows the answer and queues a sibling."""
        if not self.waits:
            raise NotNow("why.hint.none")
        if self.no_help:
            raise NotNow(self.no_help)
        rung = min(self.place.hint + 1, Rung.SHOW)
        place = self.place.but(hint=rung, helped=max(rung, self.place.helped))
        now = replace(self, place=place)
        if rung < Rung.SHOW:
            return now._kept(place)
        now = now._tried("", False)
        right = self.ask.right(self.scene, self.programme.rules)[0]
        return now._kept(now._queued().giving(place.step, str(right)))

    def next(self) -> "Sitting":
        """The next step, or the next item; an item that is left unsolved counts as not right.

        What was to be guessed is told first.
        """
        if self.task is None:
            raise NotNow("why.hint.none")
        if self.guesses and not self.tests:
            return self._kept(self.place.but(settled=True))
        now = self
        if not self.place.settled:
            now = self._tried("", False)
        elif self.place.step + 1 < len(self.item.steps):
            step = self.place.step + 1
            return self._kept(self._at_step(self.place, step))
        return now._kept(now._entered(now._following()))

    def back(self) -> "Sitting":
        """The beginning of this item, or the item before."""
        if self.tests:
            raise NotNow("why.back.test")
        if self.task is None or self.place.step == self._entered(self.place.at).step:
            if self.place.at == 0:
                raise NotNow("why.back.first")
            return self._kept(self._entered(self.place.at - 1))
        return self._kept(self._entered(self.place.at))

    def skip(self) -> "Sitting":
        """The exit items: "I know this"."""
        exits = places_of(self.place, Part.EXIT)
        if not exits or self.place.at >= exits[0]:
            raise NotNow("why.skip.none")
        return self._kept(self._reached(exits))

    def goto(self, name: str) -> "Sitting":
        """A part of the sitting, or an item of it, by its name: its first open question."""
        if self.tests:
            raise NotNow("why.back.test")
        tasks = enumerate(self.place.tasks)
        found = [at for at, task in tasks if name.lower() in (task.part, task.item.lower())]
        if not found:
            raise NotNow("said.no_item")
        return self._kept(self._reached(found))

    def again(self) -> "Sitting":
        """From the end: two new exit items, or the test with other cards."""
        if self.task is not None:
            raise NotNow("said.no_action")
        if self.tests:
            before = max((task.seed for task in self.place.tasks), default=0)
            fresh = self.programme.start(self.progress, self.day, before + 1)
            return replace(self, place=fresh)._kept(replace(self, place=fresh)._entered(0))
        exits = [self.place.tasks[at] for at in places_of(self.place, Part.EXIT)[-EXITS:]]
        if not exits:
            raise NotNow("said.no_action")
        more = tuple(replace(task, seed=self._unused_seed(task.item)) for task in exits)
        now = replace(self, place=self.place.but(tasks=(*self.place.tasks, *more)))
        return now._kept(now._entered(self.place.at))

    def repeated(self) -> "Sitting":
        """The same lesson from its beginning."""
        now = replace(self, place=self.programme.start(self.progress, self.day))
        return now._kept(now._entered(0))

    def restored(self, progress: Progress) -> "Sitting":
        """With stored progress: what it holds, and what was done here besides."""
        return Sitting.begin(self.programme, self.progress.under(progress), self.day)

    def resumed(self, mark: Bookmark) -> "Sitting":
        """At a bookmark of this lesson; what the records tell of the items before it counts."""
        tasks, lesson = self.place.tasks, self.programme.lesson
        at = _found(tasks, mark.task)
        if lesson is None or lesson.id != mark.lesson or at is None:
            return self
        if mark.task is not None:
            tasks = (*tasks[:at], mark.task, *tasks[at + 1 :])
        tries = MappingProxyType(dict(self._known(tasks[: at + mark.settled])))
        now = replace(self, place=self.place.but(tasks=tasks, tries=tries, answers=EMPTY))
        if lesson.id in self.progress.passed or places_of(self.place, Part.EXIT):
            # A code tells not what was skipped from what was mended; here nothing hangs on it.
            for known in tries:
                now = replace(now, place=now._answered_right(now._entered(known)))
        now = replace(now, place=now._entered(at))
        if mark.task is None or mark.step >= len(now.item.steps):
            return now._kept(now.place)
        place = now.place.but(step=mark.step, settled=mark.settled)
        return now._kept(now._answered_right(place, mark.step) if mark.settled else place)

    def _answered_right(self, place: Place, step: int | None = None) -> Place:
        """The place once the right answer stands at a step, the last by default, that asks."""
        item = replace(self, place=place).item
        asked = [at for at in item.asked() if step in (None, at)]
        if not asked:
            return place
        right = item.ask_at(asked[-1]).right(item.scene_at(asked[-1]), self.programme.rules)
        return place.giving(asked[-1], str(right[0]))

    def _holds(self) -> bool:
        """Whether the stored answers still answer the items."""
        place = self.place
        steps = {
            **dict.fromkeys(place.answers, 0),
            **({place.at: place.step} if place.task else {}),
        }
        return all(
            at < len(place.tasks)
            and self.programme.item(place.tasks[at]).holds(step, place.answers.get(at, EMPTY))
            for at, step in steps.items()
        )

    def _known(self, tasks: tuple[Task, ...]) -> Iterator[tuple[int, Try]]:
        """What the records tell of tasks, by their places; an example before them was seen."""
        for at, task in enumerate(tasks):
            record = self.progress.records.get(task.item)
            if task.part is Part.SHOW and self.programme.item(task).asked():
                yield at, Try("", False)
            elif task.part is not Part.SHOW and record is not None:
                yield at, Try(record.answer, record.right)

    def _entered(self, at: int) -> Place:
        """The place at the beginning of a task; outside the example, at its first question."""
        place = self.place.but(
            at=at,
            step=0,
            settled=False,
            hint=Rung.NONE,
            helped=Rung.NONE,
            seconds=0,
        )
        if place.task is None:
            return place
        waiting = self.programme.item(place.task).waiting()
        return self._at_step(
            place, waiting[0] if waiting and place.task.part is not Part.SHOW else 0
        )

    def _reached(self, places: list[int]) -> Place:
        """The place at the first open question of some tasks; where none is, at their beginning."""
        place = self._entered(next((at for at in places if not self.solved_at(at)), places[0]))
        return (
            place
            if self.solved_at(place.at)
            else self._at_step(place, max(place.given, default=place.step - 1) + 1)
        )

    def _at_step(self, place: Place, step: int) -> Place:
        """The place at a step of its task; one that was answered before stands."""
        shown = replace(self, place=place).item.steps[step].mode is StepMode.SHOWN
        stands = shown or self.solved_at(place.at) or step <= max(place.given, default=-1)
        return place.but(step=step, settled=stands, hint=Rung.NONE)

    def _following(self) -> int:
        """The task after this one; the example is left out after two right first tries."""
        tasks, at = self.place.tasks, self.place.at + 1
        warmed_up = self.task is not None and self.task.part is Part.WARM_UP
        if warmed_up and on_a_streak(self.place) and self.place.tries.get(self.place.at):
            while at < len(tasks) and tasks[at].part is Part.SHOW:
                at += 1
        return at

    def _tried(self, answer: str, right: bool, misconception: str = "") -> "Sitting":
        """With a first try at the task, unless there was one before."""
        place, task = self.place, self.place.task
        if task is None or place.at in place.tries or not self.item.asked():
            return self
        tried = Try(answer, right, place.step, misconception, place.helped, place.seconds)
        tries = MappingProxyType({**place.tries, place.at: tried})
        progress = self.progress
        if not self.tests and task.part is not Part.SHOW:
            before = progress.records.get(task.item)
            record = first_tried(before, tried, task.seed, self.day)
            progress = progress.with_record(task.item, record)
        return replace(self, place=place.but(tries=tries), progress=progress)

    def _queued(self) -> Place:
        """The place with a sibling of this item behind it, once."""
        place, task = self.place, self.place.task
        ahead = place.tasks[place.at + 1 :]
        if task is None or any(each.item == task.item for each in ahead[:1]):
            return place
        more = replace(task, seed=self._unused_seed(task.item))
        if more.part is Part.SHOW:
            return place
        return place.but(
            tasks=(*place.tasks[: place.at + 1], more, *ahead),
            answers=_behind(place.answers, place.at),
            tries=_behind(place.tries, place.at),
        )

    def _unused_seed(self, item: str) -> int:
        return 1 + max(task.seed for task in self.place.tasks if task.item == item)

    def _kept(self, place: Place) -> "Sitting":
        """At that place, with the progress that goes with it."""
        programme, progress = self.programme, self.progress
        if programme.mode is Mode.REVIEW and place.task is None:
            longer = programme.extended(place, progress, self.day)
            if longer.task is not None:
                return replace(self, place=longer)._kept(
                    replace(self, place=longer)._entered(longer.at)
                )
        now = replace(self, place=place)
        if programme.lesson is not None and now.passed:
            progress = progress.with_passed(programme.lesson.id)
        progress = progress.with_place(_key(programme), place)
        return replace(now, progress=progress)


def _behind(kept: Mapping[int, Any], at: int) -> Mapping[int, Any]:
    """What is kept of the tasks, once one more stands behind the task at that place."""
    return MappingProxyType({place + (place > at): each for place, each in kept.items()})


def _found(tasks: tuple[Task, ...], task: Task | None) -> int | None:
    """The place of a task or of a sibling of it, or the end."""
    if task is None:
        return len(tasks)
    same = (at for at, each in enumerate(tasks) if (each.part, each.item) == (task.part, task.item))
    return next(same, None)


def _key(programme: Programme) -> str:
    return place_key(programme.lesson.id if programme.lesson else "", programme.mode)
