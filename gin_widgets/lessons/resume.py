"""A resume code: what was done and where one stood, as letters and digits to carry along.

Day by day it holds which items went how and when they come back, which lessons are passed, and
the place in one lesson. It leaves out the answers themselves, times and misconceptions.
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

VERSION: Final = 1
VERSIONS: Final = 8
COURSES: Final = 1024
DAYS: Final = 2**20
BOXES: Final = len(INTERVALS)
STEPS: Final = 32


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Where one stood in a lesson."""

    lesson: str
    task: Task
    step: int
    settled: bool


def resume_code(
    progress: Progress, course: Mapping[str, Lesson], day: int, lesson: str = ""
) -> str:
    """The code for a learner's progress on a day, with the place in that lesson."""
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
    _put_place(digits, progress.places.get(lesson), lesson, course)
    return grouped(lettered(digits.number()))


def read_resume_code(code: str, course: Mapping[str, Lesson]) -> tuple[Progress, Bookmark | None]:
    """The progress and the place that a code holds.

    Raises:
        NotationError: a letter is wrong or missing, or the code is of another course.
    """
    digits = Digits.of(number_in(code, "resume code"))
    if digits.take(VERSIONS) != VERSION or digits.take(COURSES) != _fingerprint(course):
        raise NotationError("This code was made by another version of the course.")
    day = digits.take(DAYS)
    records: dict[str, Record] = {}
    passed: set[str] = set()
    for each in course.values():
        if digits.take(2):
            passed.add(each.id)
        if digits.take(2):
            for item in each.items:
                record = _take_record(digits, day)
                if record is not None:
                    records[item.id] = record
    bookmark = _take_place(digits, course)
    return Progress(records, frozenset(passed)), bookmark


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


def _put_place(
    digits: Digits, place: Place | None, lesson: str, course: Mapping[str, Lesson]
) -> None:
    items = _items(course)
    task = place.task if place else None
    if place is None or task is None or lesson not in course or task.item not in items:
        digits.put(0, 2)
        return
    digits.put(1, 2)
    digits.put(list(course).index(lesson), len(course))
    digits.put(list(Part).index(task.part), len(Part))
    digits.put(items.index(task.item), len(items))
    digits.put(place.step, STEPS)
    digits.put(int(place.settled), 2)
    digits.put(int(task.seed > 0), 2)
    if task.seed:
        digits.put(task.seed, LAST_SEED)


def _take_place(digits: Digits, course: Mapping[str, Lesson]) -> Bookmark | None:
    items = _items(course)
    if not digits.take(2):
        return None
    lesson = list(course)[digits.take(len(course))]
    part = list(Part)[digits.take(len(Part))]
    item = items[digits.take(len(items))]
    step, settled = digits.take(STEPS), bool(digits.take(2))
    seed = digits.take(LAST_SEED) if digits.take(2) else 0
    return Bookmark(lesson, Task(part, item, seed), step, settled)


def _items(course: Mapping[str, Lesson]) -> list[str]:
    return [item.id for lesson in course.values() for item in lesson.items]


def _fingerprint(course: Mapping[str, Lesson]) -> int:
    return crc32(" ".join(_items(course)).encode()) % COURSES
