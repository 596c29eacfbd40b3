"""Carrying progress from one browser to another: by a code that goes before what is kept there."""

from collections.abc import Mapping
from typing import Any, TypedDict

from gin_widgets.cards import GinError
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.progress import Mode, Progress, progress_from_text, progress_text
from gin_widgets.lessons.resume import read_resume_code, resume_code
from gin_widgets.lessons.sitting import Sitting
from gin_widgets.lessons.wire import LONGEST_SAVED
from gin_widgets.rules import RuleSet


class Reply(TypedDict):
    """What the map of the course answers to a browser."""

    id: int
    """Grows with every answer."""
    code: str
    """The code for what the browser keeps; empty where it was not asked for."""
    saved: str
    """What the browser keeps from now on; empty where that does not change."""
    text: str
    refused: bool


def taken_up(
    progress: Progress, code: str, course: Mapping[str, Lesson], rules: RuleSet, day: int
) -> tuple[Progress, str]:
    """The progress with what a code holds, and the lesson where the code was made or "".

    Raises:
        NotationError: a letter is wrong or missing, or the code is of another course.
    """
    carried = read_resume_code(code, course)
    both = progress.under(carried.progress)
    for lesson, mark in carried.marks.items():
        programme = Programme(Mode.LEARN, rules, course[lesson], course)
        both = Sitting.begin(programme, both, day).resumed(mark).progress
    return both, carried.lesson


def reply_to(
    content: Any, number: int, course: Mapping[str, Lesson], rules: RuleSet, day: int
) -> Reply:
    """The answer to a browser that shows the map of the course, whatever it may have sent.

    `{"kind": "code", "saved": …}` asks for the code of what it keeps; `{"kind": "restore",
    "saved": …, "text": …}` takes a code up beside what it keeps. `number` becomes the answer's id.
    """
    reply: Reply = {"id": number, "code": "", "saved": "", "text": "", "refused": False}
    try:
        match content:
            case {"kind": "code", "saved": str(saved)} if len(saved) <= LONGEST_SAVED:
                reply["code"] = resume_code(_kept(saved), course, day)
            case {"kind": "restore", "saved": str(saved), "text": str(text)} if (
                len(saved) <= LONGEST_SAVED and len(text) <= LONGEST_SAVED
            ):
                progress, _ = taken_up(_kept(saved), text, course, rules, day)
                reply["saved"], reply["text"] = progress_text(progress), tell("said.taken_up")
            case _:
                reply["text"], reply["refused"] = tell("said.bad_message"), True
    except GinError as error:
        reply["text"], reply["refused"] = tell("said.no_answer", problem=error), True
    return reply


def _kept(saved: str) -> Progress:
    """What a browser keeps; nothing where it keeps nothing yet."""
    return progress_from_text(saved)[0] if saved else Progress()
