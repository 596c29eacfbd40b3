"""Deadwood funnel: how low the others come, turn by turn, and where you are."""

from gin_widgets.explain.wording import say
from gin_widgets.lab.control import Slider
from gin_widgets.lab.figure import Axis, Band, Dots, Figure, Line, Plot
from gin_widgets.lab.guess import GuessNumber
from gin_widgets.lab.tables import funnel, hands_of
from gin_widgets.lab.tool import Tool
from gin_widgets.lab.tools.limit_curve import limit_named, limit_of, upcard_slider

HIGHEST = 80
ASKED = 5
"""The guess is for the deadwood after so many turns."""


def deadwood_funnel(upcard: int = 10, turn: int = 5, count: int = 20) -> Figure:
    """What a player has after each of its turns while the hand goes on, in points of deadwood.

    The band holds the middle eight of ten hands, the line their median; the dot is your own `count`
    after your `turn`. Two simple players under the house rules, with an upcard of so many points.
    """
    limit = limit_of(upcard)
    turns = funnel(limit)
    here = turns[min(turn, len(turns)) - 1]
    key = "below" if count < here.low else "above" if count > here.high else "inside"
    band = tuple((n, each.low, each.high) for n, each in enumerate(turns, 1))
    middle = tuple((n, each.middle) for n, each in enumerate(turns, 1))
    return Figure(
        say("tool.deadwood_funnel"),
        say(
            "funnel.summary",
            key,
            turn=turn,
            count=count,
            limit=limit_named(limit),
            low=here.low,
            middle=here.middle,
            high=here.high,
        ),
        (
            Plot(
                say("funnel.plot"),
                Axis(say("curve.turn"), 1, 15),
                Axis(say("funnel.deadwood"), 0, HIGHEST, "point"),
                (
                    Band(say("funnel.band"), band, 1),
                    Line(say("funnel.middle"), middle, 1),
                    Dots(say("funnel.dot"), ((turn, count),), 3),
                ),
            ),
        ),
        (
            say("curve.turn"),
            say("funnel.column.low"),
            say("funnel.column.middle"),
            say("funnel.column.high"),
        ),
        tuple((n, each.low, each.middle, each.high) for n, each in enumerate(turns, 1)),
        source=say("lab.simulated", hands=hands_of("deadwood_funnel"), seed=0),
    )


def guess(upcard: int, turn: int, count: int) -> GuessNumber:
    """The median after five turns."""
    limit = limit_of(upcard)
    question = say("funnel.guess", turn=ASKED, limit=limit_named(limit))
    return GuessNumber(question, "point", 0, HIGHEST, funnel(limit)[ASKED - 1].middle, 4)


TOOL = Tool(
    "deadwood_funnel",
    (
        upcard_slider(),
        Slider("turn", say("funnel.your_turn"), 1, 15, 5),
        Slider("count", say("funnel.your_count"), 0, HIGHEST, 20),
    ),
    deadwood_funnel,
    guess,
)
