"""The map of the course as a widget: which lessons there are, and what was done of them."""

from datetime import date
from typing import Any

import anywidget
import traitlets

from gin_widgets.classroom import page_address
from gin_widgets.lessons.carrying import Reply, reply_to
from gin_widgets.lessons.content.words import COURSE_WORDS
from gin_widgets.lessons.course import COURSE
from gin_widgets.rules import HOUSE, RuleSet, rules_of, rules_text
from gin_widgets.widgets.table import STATIC


class Course(anywidget.AnyWidget):
    """The lessons of the course with what this browser keeps of them.

    `rules` is a rule set or its key, by which every lesson that is opened from here is taught.
    What was done the browser reads from its own store. It comes to Python only to be written as a
    resume code, or to have one taken up beside it; nothing of it stays there.

    Raises:
        RuleSetError: no such rule set.

    >>> Course().lessons[1]["page"]
    'L01_what_a_card_costs.ipynb'
    """

    _esm = STATIC / "course.js"
    _css = STATIC / "course.css"

    lessons = traitlets.Any((), read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)
    reply = traitlets.Dict(allow_none=True, default_value=None, read_only=True).tag(sync=True)

    def __init__(self, rules: RuleSet | str | None = None) -> None:
        self._rules = rules_of(rules)
        asked = None if self._rules == HOUSE else rules_text(self._rules)
        super().__init__()
        self._replies = 0
        self.on_msg(self._on_message)
        self.set_trait("words", dict(COURSE_WORDS))
        self.set_trait(
            "lessons",
            [
                {
                    "id": each.id,
                    "title": each.title,
                    "unit": each.unit,
                    "page": page_address(each.page, rules=asked),
                    "passes": bool(each.items),
                }
                for each in COURSE.values()
            ],
        )

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it has nothing to say here."""

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self._replies += 1
        today = date.today().toordinal()
        reply: Reply = reply_to(content, self._replies, COURSE, self._rules, today)
        self.set_trait("reply", reply)

    def __repr__(self) -> str:
        first, *_, last = COURSE
        return f"<Course of Oklahoma Gin, {self._rules.key}, {first} to {last}>"
