"""What a learner has done: kept as text in the browser after each step."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.cards import NotationError

VERSION: Final = 1
LAST_BOX: Final = 5
LAST_RUNG: Final = 4
LAST_SEED: Final = 2**31
LAST_DAY: Final = 10**6
LONGEST: Final = 400
MOST_TASKS: Final = 2000


class Mode(StrEnum):
    """What a sitting is for."""

    LEARN = "learn"
    PRE = "pre"
    """A test before the course: nothing is said before its end."""
    POST = "post"
    """The same test, with other cards, after it."""
    REVIEW = "review"
    """Items of all lessons, without an end."""


class Part(StrEnum):
    """The parts of a sitting, in order; those of a lesson are its stages."""

    WARM_UP = "warm_up"
    """Items of earlier lessons that are due."""
    SHOW = "show"
    TOGETHER = "together"
    ALONE = "alone"
    MISTAKE = "mistake"
    GAME = "game"
    EXIT = "exit"
    TEST = "test"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class Record:
    """How an item went at its last first try, and when it is due again."""

    answer: str
    right: bool
    misconception: str = ""
    hint: int = 0
    """How far up the ladder help went: 0 none, 4 the answer was shown."""
    seconds: int = 0
    box: int = 0
    due: int = 0
    """The day on which it comes back, as a number of days (`date.toordinal`)."""
    seed: int = 0
    """Which sibling it was; 0 is the item itself."""


@dataclass(frozen=True, slots=True)
class Task:
    """An item of the sitting, or a sibling of it.

    >>> str(Task.parse("alone L01-2 17"))
    'alone L01-2 17'
    """

    part: Part
    item: str
    seed: int = 0

    @classmethod
    def parse(cls, text: str) -> "Task":
        """Read a task; NotationError when it is none."""
        match text.split():
            case [part, item, *seed] if part in list(Part) and len(seed) <= 1:
                number = seed[0] if seed else "0"
                if number.isascii() and number.isdigit() and int(number) < LAST_SEED:
                    return cls(Part(part), item, int(number))
        raise NotationError(f"{text!r} is no item of a sitting.")

    def __str__(self) -> str:
        return f"{self.part} {self.item} {self.seed}" if self.seed else f"{self.part} {self.item}"


@dataclass(frozen=True, slots=True)
class Try:
    """The first try at a task: the first wrong answer, or the last right one."""

    answer: str
    right: bool
    step: int = 0
    misconception: str = ""
    hint: int = 0
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Where a sitting stands; everything in it comes back after a reload."""

    tasks: tuple[Task, ...]
    at: int = 0
    """The task; one past the last is the end."""
    step: int = 0
    settled: bool = False
    """Whether the step is done and waits for "next"."""
    hint: int = 0
    """How far help has gone at this step."""
    helped: int = 0
    """How far it has gone at any step of this task."""
    seconds: int = 0
    """How long the answers to this task took so far."""
    answers: Mapping[int, Mapping[int, str]] = field(
        default_factory=lambda: MappingProxyType({}), hash=False
    )
    """The answers that stand, by the place of the task and by the step."""
    tries: Mapping[int, Try] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    """The first tries, by the place of the task."""

    @property
    def task(self) -> Task | None:
        """The task at hand, or None at the end."""
        return self.tasks[self.at] if self.at < len(self.tasks) else None

    @property
    def given(self) -> Mapping[int, str]:
        """The answers to this task that stand, by the step."""
        return self.answers.get(self.at, MappingProxyType({}))

    def giving(self, step: int, answer: str) -> "Place":
        """This place once an answer to a step stands."""
        given = MappingProxyType({**self.given, step: answer})
        answers = MappingProxyType({**self.answers, self.at: given})
        return self.but(settled=True, answers=answers)

    def but(self, **changes: Any) -> "Place":
        """This place with some of it changed."""
        return replace(self, **changes)


@dataclass(frozen=True, slots=True)
class Progress:
    """Everything that is kept of a learner, across lessons."""

    records: Mapping[str, Record] = field(default_factory=dict, hash=False)
    """By item id."""
    passed: frozenset[str] = frozenset()
    """The lessons that are passed."""
    places: Mapping[str, Place] = field(default_factory=dict, hash=False)
    """Where each sitting stands, by `place_key`."""

    def with_record(self, item: str, record: Record) -> "Progress":
        """With an item's first try."""
        return replace(self, records={**self.records, item: record})

    def with_place(self, key: str, place: Place) -> "Progress":
        """With the place of a sitting."""
        return replace(self, places={**self.places, key: place})

    def under(self, more: "Progress") -> "Progress":
        """With everything that the other one holds; where both hold something, the other's."""
        return Progress(
            records={**self.records, **more.records},
            passed=self.passed | more.passed,
            places={**self.places, **more.places},
        )

    def with_passed(self, lesson: str) -> "Progress":
        """With a lesson passed."""
        return replace(self, passed=self.passed | {lesson})


def place_key(lesson: str, mode: Mode) -> str:
    """The name under which the place of a sitting is kept: a lesson, a test or the review."""
    return lesson if mode is Mode.LEARN else str(mode)


def progress_text(progress: Progress) -> str:
    """The progress as JSON text; `progress_from_text` reads it."""
    content = {
        "v": VERSION,
        "records": {name: asdict(record) for name, record in progress.records.items()},
        "passed": sorted(progress.passed),
        "places": {name: _place_content(place) for name, place in progress.places.items()},
    }
    return json.dumps(content, separators=(",", ":"), ensure_ascii=True)


def progress_from_text(text: str) -> tuple[Progress, int]:
    """The progress that a text holds, and how many entries of it could not be read.

    What is unknown or damaged is left out, the rest is kept.

    Raises:
        NotationError: the text is no stored progress at all.
    """
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = None
    match content:
        case {"v": 1, **entries}:
            pass
        case _:
            raise NotationError("This text is no stored progress of the course.")
    unread: list[str] = []
    records = dict(_read(entries.get("records"), _record, unread))
    places = dict(_read(entries.get("places"), _place, unread))
    passed = entries.get("passed", [])
    if not isinstance(passed, list):
        passed, unread = [], [*unread, "passed"]
    lessons = frozenset(each for each in passed if isinstance(each, str))
    others = set(entries) - {"records", "passed", "places"}
    return Progress(records, lessons, places), len(unread) + len(passed) - len(lessons) + len(
        others
    )


def _place_content(place: Place) -> dict[str, Any]:
    return {
        "tasks": [str(task) for task in place.tasks],
        "at": place.at,
        "step": place.step,
        "settled": place.settled,
        "hint": place.hint,
        "helped": place.helped,
        "seconds": place.seconds,
        "answers": {
            str(at): {str(step): answer for step, answer in given.items()}
            for at, given in place.answers.items()
        },
        "tries": {str(at): asdict(each) for at, each in place.tries.items()},
    }


def _read(content: Any, read: Any, unread: list[str]) -> Iterator[tuple[str, Any]]:
    """The entries that can be read; the names of the others go to `unread`."""
    match content:
        case None:
            return
        case dict():
            for name, entry in content.items():
                try:
                    yield name, read(entry)
                except NotationError:
                    unread.append(name)
        case _:
            unread.append("entries")


def _record(content: Any) -> Record:
    return Record(
        answer=_text(content, "answer"),
        right=_flag(content, "right"),
        misconception=_text(content, "misconception"),
        hint=_number(content, "hint", LAST_RUNG),
        seconds=_number(content, "seconds", LAST_SEED),
        box=_number(content, "box", LAST_BOX),
        due=_number(content, "due", LAST_DAY),
        seed=_number(content, "seed", LAST_SEED),
    )


def _try(content: Any) -> Try:
    return Try(
        answer=_text(content, "answer"),
        right=_flag(content, "right"),
        step=_number(content, "step", LONGEST),
        misconception=_text(content, "misconception"),
        hint=_number(content, "hint", LAST_RUNG),
        seconds=_number(content, "seconds", LAST_SEED),
    )


def _place(content: Any) -> Place:
    match content:
        case {"tasks": list(tasks), "tries": dict(tries)} if len(tasks) <= MOST_TASKS:
            pass
        case _:
            raise NotationError("A place in a lesson has tasks and tries.")
    return Place(
        tasks=tuple(Task.parse(str(task)) for task in tasks),
        at=_number(content, "at", len(tasks)),
        step=_number(content, "step", LONGEST),
        settled=_flag(content, "settled"),
        hint=_number(content, "hint", LAST_RUNG),
        helped=_number(content, "helped", LAST_RUNG),
        seconds=_number(content, "seconds", LAST_SEED),
        answers=_answers(content.get("answers", {})),
        tries=MappingProxyType({_index(at): _try(each) for at, each in tries.items()}),
    )


def _answers(content: Any) -> Mapping[int, Mapping[int, str]]:
    match content:
        case dict() if all(isinstance(given, dict) for given in content.values()):
            return MappingProxyType(
                {
                    _index(at): MappingProxyType(
                        {_index(step): _text(given, step) for step in given}
                    )
                    for at, given in content.items()
                }
            )
    raise NotationError("Answers stand by the task and the step.")


def _index(word: Any) -> int:
    if isinstance(word, str) and word.isascii() and word.isdigit() and len(word) <= 4:
        return int(word)
    raise NotationError(f"{word!r} is no place in a lesson.")


def _text(content: Any, name: str) -> str:
    match content:
        case dict() if isinstance(value := content.get(name), str) and len(value) <= LONGEST:
            return value
    raise NotationError(f"{name} is no text.")


def _flag(content: Any, name: str) -> bool:
    match content:
        case dict() if isinstance(value := content.get(name), bool):
            return value
    raise NotationError(f"{name} is neither true nor false.")


def _number(content: Any, name: str, most: int) -> int:
    match content:
        case dict() if type(value := content.get(name)) is int and 0 <= value <= most:
            return value
    raise NotationError(f"{name} is no number from 0 to {most}.")
