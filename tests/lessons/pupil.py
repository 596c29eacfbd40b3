"""A learner at a lesson: sits down, answers right or as a test wants it."""

from collections.abc import Mapping
from typing import Any

from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.progress import Mode, Progress, Record
from gin_widgets.lessons.session import Session
from gin_widgets.rules import HOUSE, RuleSet, rules_of
from tests.lessons.forms import FORMS

TODAY = 738_000


def sit(
    lesson: Lesson | None = FORMS,
    rules: RuleSet | str = HOUSE,
    progress: Progress | None = None,
    day: int = TODAY,
) -> Session:
    """A fresh page of a lesson."""
    return Session(Programme.of(lesson, rules), day, progress)


def sit_test(
    mode: Mode, course: Mapping[str, Lesson] = COURSE, progress: Progress | None = None
) -> Session:
    """A fresh test or review."""
    programme = Programme(mode, rules_of(None), None, course)
    return Session(programme, TODAY, progress)


def known(*items: str) -> Progress:
    """Progress in which these items were right once and are due today."""
    return Progress({item: Record("x", True, box=1, due=TODAY) for item in items})


def right(session: Session) -> str:
    """The answer to the question at hand."""
    now = session.sitting
    return str(now.ask.right(now.scene, now.programme.rules)[0])


def message(session: Session, kind: str, text: str, **more: Any) -> dict[str, Any]:
    """What the browser sends now."""
    name = "action" if kind == "intent" else "text"
    return {"kind": kind, "turn": session.turn, name: text, **more}


def press(session: Session, *actions: str) -> None:
    """Press buttons one after the other."""
    for action in actions:
        session.handle(message(session, "intent", action))


def step(session: Session) -> None:
    """One step on: the right answer where one is waited for, else next."""
    if session.sitting.waits:
        session.handle(message(session, "answer", right(session)))
    else:
        press(session, "next")


def go_to(session: Session, item: str) -> None:
    """To the question of an item that the learner answers."""
    press(session, f"goto {item}")
    while session.sitting.place.settled:
        press(session, "next")


def finish(session: Session) -> None:
    """To the end, every answer right at first try."""
    while session.sitting.task is not None:
        step(session)
