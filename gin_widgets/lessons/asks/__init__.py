"""The kinds of question, each with the engine's own answer."""

from gin_widgets.lessons.asks.ask import Ask, Grade
from gin_widgets.lessons.asks.choose import Choice, Choose
from gin_widgets.lessons.asks.curve import Curve, Trend
from gin_widgets.lessons.asks.discard import Aim, Discard, Finish
from gin_widgets.lessons.asks.group import Group
from gin_widgets.lessons.asks.layoff import LayOff
from gin_widgets.lessons.asks.name import Name
from gin_widgets.lessons.asks.number import Count, Number
from gin_widgets.lessons.asks.principle import Principle
from gin_widgets.lessons.asks.score import Score
from gin_widgets.lessons.asks.spot import Claim, Spot
from gin_widgets.lessons.asks.spread import Spread

__all__ = [
    "Aim",
    "Ask",
    "Choice",
    "Choose",
    "Claim",
    "Count",
    "Curve",
    "Discard",
    "Finish",
    "Grade",
    "Group",
    "LayOff",
    "Name",
    "Number",
    "Principle",
    "Score",
    "Spot",
    "Spread",
    "Trend",
]
