"""The English of the course that is not an item's own: named messages with named values."""

from typing import Any, Final

from gin_widgets.explain.wording import fill
from gin_widgets.lessons.content.words.asks import ASKS
from gin_widgets.lessons.content.words.beliefs_hand import BELIEFS_HAND
from gin_widgets.lessons.content.words.beliefs_play import BELIEFS_PLAY
from gin_widgets.lessons.content.words.beliefs_showdown import BELIEFS_SHOWDOWN
from gin_widgets.lessons.content.words.beliefs_turn import BELIEFS_TURN
from gin_widgets.lessons.content.words.feedback import FEEDBACK
from gin_widgets.lessons.content.words.hints import HINTS
from gin_widgets.lessons.content.words.lesson import COURSE_WORDS, LESSON, LESSON_WORDS
from gin_widgets.lessons.content.words.pictures import PICTURES
from gin_widgets.lessons.content.words.readings import READINGS

MESSAGES: Final[dict[str, str]] = {
    **ASKS,
    **BELIEFS_HAND,
    **BELIEFS_TURN,
    **BELIEFS_SHOWDOWN,
    **BELIEFS_PLAY,
    **FEEDBACK,
    **HINTS,
    **LESSON,
    **PICTURES,
    **READINGS,
}


def tell(*key: str, **values: Any) -> str:
    """The message of that key, its parts joined by dots, with the values put in.

    >>> tell("ask", "number", "points")
    'What do these cards cost?'
    """
    return fill(MESSAGES[".".join(key)], **values)


__all__ = ["COURSE_WORDS", "LESSON_WORDS", "MESSAGES", "tell"]
