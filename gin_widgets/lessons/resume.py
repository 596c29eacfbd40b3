"""A resume code: what was done and where one stands, as letters and digits to carry along.

Day by day it holds which items of the course went how and when they come back, which lessons are
passed, and at which item of each lesson one is; in the lesson where it was made, the very step. It
leaves out the answers themselves, times and misconceptions, the tests and the mixed review.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from gin_widgets.cards import NotationError
from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.progress import LAST_SEED, Part, Place, Progress, Record, Task
from gin_widgets.lessons.review import INTERVALS
from gin_widgets.play.digits import Digits, grouped, lettered, number_in

VERSION: Final = 2
VERSIONS: Final = 8
COURSES: Final = 1024
DAYS: Final = 2**20
BOXES: Final = len(INTERVALS)
STEPS: Final = 32


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Where one stands in a lesson."""

    lesson: str
    task: Task | None
    """None at the end."""
    step: int = 0
    settled: bool = False


@dataclass(frozen=True, slots=True)
class Carried:
    """What a code holds."""

    progress: Progress
    """Without places."""
    marks: Mapping[str, Bookmark]
    """Where one stands, in each lesson that was begun."""
    lesson: str
    """In which lesson the code was made; empty where in none."""


def resume_code(
    progress: Progress, course: Mapping[str, Lesson], day: int, lesson: str = ""
) -> str:
    """The code for a learner's progress on a day, made in that lesson or in none."""
    digits = Digits()
    digits.put(VERSION, VERSIONS)
    digits.put(_fingerprint(course), COURSES)
    digits.put(day, DAYS)
    for each in course.values():
        digits.put(int(each.id in progress.passed), 2)
        records = [progress.records.get(item.id) for item in each.items]
        digits.put(int(any(records)), 2)
        if any(records):
            for record in records:
                _put_record(digits, record, day)
        _put_item(digits, progress.places.get(each.id), each)
    lessons = list(course)
    digits.put(lessons.index(lesson) + 1 if lesson in course else 0, len(lessons) + 1)
    if lesson in course:
        _put_step(digits, progress.places.get(lesson), course)
    return grouped(lettered(digits.number()))


def read_resume_code(code: str, course: Mapping[str, Lesson]) -> Carried:
    """The progress and the places that a code holds.

    Raises:
        NotationError: a letter is wrong or missing, or the code is of another course.
    """
    digits = Digits.of(number_in(code, "resume code"))
    if digits.take(VERSIONS) != VERSION or digits.take(COURSES) != _fingerprint(course):
        raise NotationError("This code was made by another version of the course.")
    day = digits.take(DAYS)
    records: dict[str, Record] = {}
    passed: set[str] = set()
    marks: dict[str, Bookmark] = {}
    for each in course.values():
        if digits.take(2):
            passed.add(each.id)
        if digits.take(2):
            for item in each.items:
                record = _take_record(digits, day)
                if record is not None:
                    records[item.id] = record
        if (mark := _take_item(digits, each)) is not None:
            marks[each.id] = mark
    at = digits.take(len(course) + 1)
    lesson = list(course)[at - 1] if at else ""
    if lesson and (mark := _take_step(digits, lesson, course)) is not None:
        marks[lesson] = mark
    return Carried(Progress(records, frozenset(passed)), marks, lesson)


def _put_record(digits: Digits, record: Record | None, day: int) -> None:
    if record is None:
        digits.put(0, 2 * BOXES + 1)
        return
    digits.put(1 + BOXES * record.right + record.box, 2 * BOXES + 1)
    digits.put(record.due - day, INTERVALS[record.box] + 1)


def _take_record(digits: Digits, day: int) -> Record | None:
    state = digits.take(2 * BOXES + 1)
    if state == 0:
        return None
    right, box = divmod(state - 1, BOXES)
    due = day + digits.take(INTERVALS[box] + 1)
    return Record(answer="", right=bool(right), box=box, due=due)


def _put_item(digits: Digits, place: Place | None, lesson: Lesson) -> None:
    """The item of the lesson at which one is; what warms up belongs to the first."""
    digits.put(int(place is not None), 2)
    if place is not None:
        items = [item.id for item in lesson.items]
        ahead = [items.index(task.item) for task in place.tasks[place.at :] if task.item in items]
        digits.put([*ahead, len(items)][0], len(items) + 1)


def _take_item(digits: Digits, lesson: Lesson) -> Bookmark | None:
    if not digits.take(2):
        return None
    tasks = [Task(Part(stage), item.id) for stage, item in lesson.placed()]
    at = digits.take(len(tasks) + 1)
    return Bookmark(lesson.id, tasks[at] if at < len(tasks) else None)


def _put_step(digits: Digits, place: Place | None, course: Mapping[str, Lesson]) -> None:
    """The very task and step, in the lesson where the code is made."""
    items = _items(course)
    task = place.task if place else None
    if place is None or task is None or task.item not in items:
        digits.put(0, 2)
        return
    digits.put(1, 2)
    digits.put(list(Part).index(task.part), len(Part))
    digits.put(items.index(task.item), len(items))
    digits.put(place.step, STEPS)
    digits.put(int(place.settled), 2)
    digits.put(int(task.seed > 0), 2)
    if task.seed:
        digits.put(task.seed, LAST_SEED)


def _take_step(digits: Digits, lesson: str, course: Mapping[str, Lesson]) -> Bookmark | None:
    items = _items(course)
    if not digits.take(2):
        return None
    part = list(Part)[digits.take(len(Part))]
    item = items[digits.take(len(items))]
    step, settled = digits.take(STEPS), bool(digits.take(2))
    seed = digits.take(LAST_SEED) if digits.take(2) else 0
    return Bookmark(lesson, Task(part, item, seed), step, settled)


def _items(course: Mapping[str, Lesson]) -> list[str]:
    return [item.id for lesson in course.values() for item in lesson.items]


def _fingerprint(course: Mapping[str, Lesson]) -> int:
    return crc32(" ".join(_items(course)).encode()) % COURSES
