"""The course: every lesson, in the order in which it is taught."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gin_widgets.cards import NotationError
from gin_widgets.lessons.content.l00 import L00
from gin_widgets.lessons.content.l01 import L01
from gin_widgets.lessons.content.l02 import L02
from gin_widgets.lessons.content.l03 import L03
from gin_widgets.lessons.content.l04 import L04
from gin_widgets.lessons.content.l05 import L05
from gin_widgets.lessons.content.l06 import L06
from gin_widgets.lessons.content.l07 import L07
from gin_widgets.lessons.content.l08 import L08
from gin_widgets.lessons.content.l09 import L09
from gin_widgets.lessons.content.l10 import L10
from gin_widgets.lessons.content.l11 import L11
from gin_widgets.lessons.content.l12 import L12
from gin_widgets.lessons.content.l13 import L13
from gin_widgets.lessons.content.l14 import L14
from gin_widgets.lessons.content.l15 import L15
from gin_widgets.lessons.content.l16 import L16
from gin_widgets.lessons.content.l17 import L17
from gin_widgets.lessons.lesson import Lesson

COURSE: Final[Mapping[str, Lesson]] = MappingProxyType(
    {
        each.id: each
        for each in (
            L00,
            L01,
            L02,
            L03,
            L04,
            L05,
            L06,
            L07,
            L08,
            L09,
            L10,
            L11,
            L12,
            L13,
            L14,
            L15,
            L16,
            L17,
        )
    }
)


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
