"""The English of the game: named messages with named values, and nowhere else."""

from gin_widgets.explain.wording.cast import Cast
from gin_widgets.explain.wording.editor import EDITOR_WORDS
from gin_widgets.explain.wording.glossary import GLOSSARY
from gin_widgets.explain.wording.say import (
    MESSAGES,
    capital,
    card_name,
    dearest_first,
    fill,
    has,
    joined,
    listed,
    meld_name,
    say,
    sum_of,
)
from gin_widgets.explain.wording.words import WORDS

__all__ = [
    "EDITOR_WORDS",
    "GLOSSARY",
    "MESSAGES",
    "WORDS",
    "Cast",
    "capital",
    "card_name",
    "dearest_first",
    "fill",
    "has",
    "joined",
    "listed",
    "meld_name",
    "say",
    "sum_of",
]
