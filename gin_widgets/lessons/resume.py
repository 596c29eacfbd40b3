"""A resume code: what was done and where one stands, as letters and digits to carry along.

Day by day it holds which items of the course went how and when they come back, which lessons are
passed, and at which item of each lesson one is; in the lesson where it was made, the very step. It
leaves out the answers themselves, times and misconceptions, the tests and the mixed review.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from gin_widgets.cards import NotationError
from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.progress import LAST_SEED, Part, Place, Progress, Record, Task
from gin_widgets.lessons.review import INTERVALS

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V", "-": None, " ": None})
"""Letters that are mistaken for others are read as those; hyphens and blanks are for the eye."""
PRIME: Final = 1_048_573
"""The check number is the rest by this prime: no wrong letter and no swapped pair goes unseen."""
CHECK: Final = 4
GROUP: Final = 5
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
    digits = _Digits()
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
    return _grouped(digits.number())


def read_resume_code(code: str, course: Mapping[str, Lesson]) -> Carried:
    """The progress and the places that a code holds.

    Raises:
        NotationError: a letter is wrong or missing, or the code is of another course.
    """
    digits = _Digits.of(_number(code))
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


@dataclass(slots=True)
class _Digits:
    """A number whose digits each have a base of their own, written and read in one order."""

    digits: list[tuple[int, int]] = field(default_factory=list)
    rest: int = 0

    @classmethod
    def of(cls, number: int) -> "_Digits":
        return cls(rest=number)

    def put(self, digit: int, base: int) -> None:
        self.digits.append((min(max(digit, 0), base - 1), base))

    def number(self) -> int:
        number = 0
        for digit, base in reversed(self.digits):
            number = number * base + digit
        return number

    def take(self, base: int) -> int:
        self.rest, digit = divmod(self.rest, base)
        return digit


def _put_record(digits: _Digits, record: Record | None, day: int) -> None:
    if record is None:
        digits.put(0, 2 * BOXES + 1)
        return
    digits.put(1 + BOXES * record.right + record.box, 2 * BOXES + 1)
    digits.put(record.due - day, INTERVALS[record.box] + 1)


def _take_record(digits: _Digits, day: int) -> Record | None:
    state = digits.take(2 * BOXES + 1)
    if state == 0:
        return None
    right, box = divmod(state - 1, BOXES)
    due = day + digits.take(INTERVALS[box] + 1)
    return Record(answer="", right=bool(right), box=box, due=due)


def _put_item(digits: _Digits, place: Place | None, lesson: Lesson) -> None:
    """The item of the lesson at which one is; what warms up belongs to the first."""
    digits.put(int(place is not None), 2)
    if place is not None:
        items = [item.id for item in lesson.items]
        ahead = [items.index(task.item) for task in place.tasks[place.at :] if task.item in items]
        digits.put([*ahead, len(items)][0], len(items) + 1)


def _take_item(digits: _Digits, lesson: Lesson) -> Bookmark | None:
    if not digits.take(2):
        return None
    tasks = [Task(Part(stage), item.id) for stage, item in lesson.placed()]
    at = digits.take(len(tasks) + 1)
    return Bookmark(lesson.id, tasks[at] if at < len(tasks) else None)


def _put_step(digits: _Digits, place: Place | None, course: Mapping[str, Lesson]) -> None:
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


def _take_step(digits: _Digits, lesson: str, course: Mapping[str, Lesson]) -> Bookmark | None:
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


def _grouped(number: int) -> str:
    letters = _letters(number) + _letters(number % PRIME).rjust(CHECK, LETTERS[0])
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def _letters(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters = LETTERS[digit] + letters
    return letters


def _number(code: str) -> int:
    letters = code.strip().upper().translate(ALIKE)
    if len(letters) <= CHECK or any(letter not in LETTERS for letter in letters):
        raise NotationError("A resume code has letters and digits only; copy it once more.")
    number, check = 0, 0
    for letter in letters[:-CHECK]:
        number = number * len(LETTERS) + LETTERS.index(letter)
    for letter in letters[-CHECK:]:
        check = check * len(LETTERS) + LETTERS.index(letter)
    if number % PRIME != check:
        raise NotationError("A letter of the resume code is wrong; compare it once more.")
    return number
