"""A lesson as a widget: it holds a session, sends its state and forwards what is answered."""

from collections.abc import Iterable
from datetime import date
from typing import Any

import anywidget
import traitlets

from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import GLOSSARY, WORDS
from gin_widgets.lessons import Item, Lesson
from gin_widgets.lessons.content.words import LESSON_WORDS
from gin_widgets.lessons.own import own_lesson
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.session import Session
from gin_widgets.rules import RuleSet
from gin_widgets.widgets.table import STATIC


class LessonPlayer(anywidget.AnyWidget):
    """A lesson of the course, a test or the mixed review, to be worked through in a notebook.

    `lesson` is a lesson or its id, as "L07", or an item or several of your own, as a pupil sees
    them; without one, `mode` says what is asked instead: "pre"
    or "post" for the test before or after the course, "review" for the mixed review. `rules` is a
    rule set or its key: every answer and every text is computed under it. `item` opens one item of
    the lesson, by its id or by what follows the stroke in it: "L07-3", "3" or 3. What a learner has
    done stays in the browser and comes back from there.

    Raises:
        NotationError: no such lesson, mode or item.
        RuleSetError: no such rule set.
    """

    _esm = STATIC / "lesson_player.js"
    _css = STATIC / "lesson_player.css"

    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)
    glossary = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        lesson: Lesson | Item | Iterable[Item] | str | None = None,
        rules: RuleSet | str | None = None,
        item: str | int | None = None,
        *,
        mode: str = "learn",
    ) -> None:
        programme = Programme.of(_lesson(lesson), rules, mode)
        self._session = Session(programme, date.today().toordinal())
        self._item = "" if item is None else item_id(programme, item)
        self._open_item()
        super().__init__()
        self.set_trait("words", {**WORDS, **LESSON_WORDS})
        self.set_trait("glossary", GLOSSARY)
        self.set_trait("state", self._session.state())
        self.on_msg(self._on_message)

    def type(self, line: str) -> str:
        """Answer, or give a command, as in the lesson's own box; what is said comes back."""
        self._session.type(line)
        self.set_trait("state", self._session.state())
        return self._session.said["text"]

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        before = self._session.sitting
        self._session.handle(content)
        if _brings_the_store(content) and self._session.sitting is not before:
            self._open_item()
        self.set_trait("state", self._session.state())

    def _open_item(self) -> None:
        """Go to the item that was asked for, unless a learner is in the middle of it."""
        task = self._session.sitting.task
        if self._item and (task is None or task.item != self._item):
            self._session.type(f"goto {self._item}")

    def __repr__(self) -> str:
        programme = self._session.sitting.programme
        name = programme.lesson.id if programme.lesson else f"{programme.mode} test"
        if programme.mode == "review":
            name = "mixed review"
        task = self._session.sitting.task
        return f"<Oklahoma Gin {name}, {programme.rules.key}, {task.item if task else 'end'}>"


def _brings_the_store(content: Any) -> bool:
    """Whether a message brings what the browser keeps; a code leads where it was made."""
    match content:
        case {"kind": "restore", "text": str(text)}:
            return text.lstrip().startswith("{")
    return False


def _lesson(lesson: Lesson | Item | Iterable[Item] | str | None) -> Lesson | str | None:
    """What is to be worked through as a lesson, or its id."""
    match lesson:
        case None | str() | Lesson():
            return lesson
        case Item():
            return own_lesson([lesson])
    return own_lesson(lesson)


def item_id(programme: Programme, item: str | int) -> str:
    """The id of an item of the programme's lesson, from the id or what follows its stroke.

    Raises:
        NotationError: there is no such item; the message says which there are.
    """
    lesson = programme.lesson
    if lesson is None:
        raise NotationError("Only a lesson can be opened at an item.")
    found = lesson.named(item)
    if found is None:
        raise NotationError(
            f"There is no item {item!r} in {lesson.id}; there are {', '.join(lesson.ids)}."
        )
    return found
