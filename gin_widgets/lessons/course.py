"""The course: every lesson, in the order in which it is taught."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gin_widgets.cards import NotationError
from gin_widgets.lessons.content.l01 import L01
from gin_widgets.lessons.lesson import Lesson

COURSE: Final[Mapping[str, Lesson]] = MappingProxyType({each.id: each for each in (L01,)})


def lesson(id_: str) -> Lesson:
    """The lesson of that id, as "L07".

    Raises:
        NotationError: there is none; the message says which there are.

    >>> lesson("L01").title
    'What a card costs'
    """
    found = COURSE.get(str(id_).upper())
    if found is None:
        raise NotationError(f"There is no lesson {id_!r}; there are {', '.join(COURSE)}.")
    return found
