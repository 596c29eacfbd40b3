"""What the page of a lesson is asked for by its address."""

from dataclasses import dataclass
from functools import partial

from gin_widgets.app.query import Noted, Query, shortened
from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import listed, say
from gin_widgets.lessons import Lesson
from gin_widgets.lessons.course import lesson as lesson_of
from gin_widgets.lessons.programme import hidden
from gin_widgets.rules import RULES, RuleSet


@dataclass(frozen=True, slots=True)
class LessonAsked(Noted):
    """The rules and the item that an address asks for; what it could not be given is noted."""

    rules: RuleSet | str
    """Key of the rule set, or the one that the address describes."""
    item: str | None
    """Id of the item to open; None opens the lesson where the learner stands."""
    notes: tuple[str, ...]
    """One sentence for each part of the address that was left out."""


def lesson_asked(lesson: str, query: str | None = None) -> LessonAsked:
    """Read rule set and item from the part of the address behind the question mark.

    `item` is an id or what follows the stroke in it: `item=L01-2` or `item=2`. Without a `query`
    the page's own is read, which Voila hands over in the environment. Nothing in an address raises:
    what is unknown or impossible is left out and noted.

    Raises:
        NotationError: there is no such lesson.

    >>> lesson_asked("L01", "item=2&rules=play_online")
    LessonAsked(rules='play_online', item='L01-2', notes=())
    >>> print(*lesson_asked("L00", "item=7").notes)
    The address asks for item “7”, but there are only: L00-cards, L00-1.
    """
    address = Query.of(query)
    rules = address.rules()
    found = lesson_of(lesson)
    agreed = RULES[rules] if isinstance(rules, str) else rules
    item = address.take("item", partial(_item, found, agreed)) if found.ids else None
    return LessonAsked(rules, item, address.told())


def _item(lesson: Lesson, rules: RuleSet, text: str) -> str:
    id_ = lesson.named(text)
    if id_ is None:
        raise NotationError(say("address.item", text=shortened(text), known=listed(lesson.ids)))
    if any(item.id == id_ and hidden(item, rules) is not None for item in lesson.items):
        facts = {"text": shortened(text), "rules": rules.key}
        raise NotationError(say("address.item.hidden", **facts))
    return id_
