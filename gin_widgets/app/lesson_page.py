"""What the page of a lesson is asked for by its address."""

import os
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import parse_qsl

from gin_widgets.app.pages import LONGEST_QUERY, NOT_OURS, notes_html, rules_asked, shortened
from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import listed, say
from gin_widgets.lessons.course import lesson as lesson_of
from gin_widgets.rules import RULES, RuleSet, RuleSetError


@dataclass(frozen=True, slots=True)
class LessonAsked:
    """The rules and the item that an address asks for; what it could not be given is noted."""

    rules: RuleSet | str
    """Key of the rule set, or the one that its text form in the address stands for."""
    item: str | None
    """Id of the item to open; None opens the lesson where the learner stands."""
    notes: tuple[str, ...]
    """One sentence for each part of the address that was left out."""

    def _repr_html_(self) -> str:
        return notes_html(self.notes)


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
    The address asks for item “7”, but there are only: L00-1.
    """
    if query is None:
        query = os.environ.get("QUERY_STRING", "")
    usual = next(iter(RULES))
    if len(query) > LONGEST_QUERY:
        return LessonAsked(usual, None, (say("address.too_long", most=LONGEST_QUERY),))
    found = lesson_of(lesson)
    items = [*(item.id for item in found.items), *(game.id for game in found.games)]
    rules: RuleSet | str | None = None
    item: str | None = None
    notes: list[str] = []
    for name, value in parse_qsl(query, keep_blank_values=True):
        try:
            match name:
                case "rules":
                    named = rules_asked(RULES, value)
                    rules = named if rules is None else rules
                case "item" if items:
                    opened = _item(lesson, items, value)
                    item = opened if item is None else item
                case _ if name not in NOT_OURS:
                    notes.append(say("address.unknown", text=shortened(name)))
        except (NotationError, RuleSetError) as error:
            notes.append(str(error))
    return LessonAsked(usual if rules is None else rules, item, tuple(dict.fromkeys(notes)))


def _item(lesson: str, items: Collection[str], text: str) -> str:
    for item in items:
        if text.lower() in (item.lower(), item.removeprefix(f"{lesson}-").lower()):
            return item
    raise NotationError(say("address.item", text=shortened(text), known=listed(items)))
