"""Items of one's own as a lesson, so that a pupil meets them like those of the course."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final
from zlib import crc32

from gin_widgets.cards import NotationError
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.item import Item
from gin_widgets.lessons.item_text import items_toml
from gin_widgets.lessons.lesson import Lesson, Stage

MINUTES: Final = 2
"""About so long a learner thinks about an item."""


def own_lesson(items: Iterable[Item]) -> Lesson:
    """A lesson of these items, all to be answered alone, with hints.

    Its id comes from what the items say, so that what a browser keeps of one link is not taken for
    what it keeps of another.

    Raises:
        NotationError: there are none, or they are no items.

    >>> from gin_widgets.lessons.author import write_item
    >>> own_lesson([write_item(hand="AD 2C KH", ask="points")]).ids
    ('Q59E9CE-1',)
    """
    own = tuple(items) if isinstance(items, Iterable) else ()
    if not own or not all(isinstance(each, Item) for each in own):
        raise NotationError("A lesson of your own is made of items, as write_item gives them.")
    id_ = f"Q{crc32(items_toml(own).encode()) % 2**24:06X}"
    named = tuple(replace(each, id=f"{id_}-{at}") for at, each in enumerate(own, start=1))
    return Lesson(
        id=id_,
        title=tell("lesson.own"),
        unit="",
        minutes=MINUTES * len(own),
        goal=tell("lesson.own.goal"),
        stages={Stage.ALONE: named},
    )
