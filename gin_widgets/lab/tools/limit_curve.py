"""Limit curve: how soon somebody may knock, by the limit that the upcard sets."""

from gin_widgets.explain.wording import say
from gin_widgets.lab.control import Slider
from gin_widgets.lab.figure import Axis, Figure, Line, Plot
from gin_widgets.lab.guess import GuessLine
from gin_widgets.lab.tables import LAST_TURN, LIMITS, hands_of, limit_curve
from gin_widgets.lab.tool import Tool

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
AT = (2, 4, 6, 8, 10, 12)
"""The turns at which the guess is drawn."""
HALF = 50


def limit_named(limit: int) -> str:
    """A limit as it is written beside a line.

    >>> limit_named(6), limit_named(0)
    ('limit 6', 'gin only')
    """
    return say("curve.limit", n=limit) if limit else say("limit.only")


def upcard_slider() -> Slider:
    """A slider over the upcards: the ace, 2 to 9, and what counts ten."""
    names = tuple(
        say("curve.upcard", rank=rank, limit=limit_named(limit))
        for rank, limit in zip(RANKS, LIMITS, strict=True)
    )
    return Slider("upcard", say("curve.upcard.label"), 1, 10, 10, names=names)


def limit_of(upcard: int) -> int:
    """The limit that an upcard of so many points sets under the house rules."""
    return 0 if upcard == 1 else upcard


def limit_curves(upcard: int = 10) -> Figure:
    """The percentage of hands in which somebody may knock by each turn, for an upcard's points.

    An upcard of one point, the ace, asks for gin. Two simple players under the house rules; a turn
    is one of each player's own. The table has a column for every limit.
    """
    limit = limit_of(upcard)
    curves = {each: limit_curve(each) for each in LIMITS}
    mine = curves[limit]
    faint = tuple(
        Line(limit_named(each), _points(curve), faint=True)
        for each, curve in curves.items()
        if each != limit
    )
    half = next((turn for turn, share in enumerate(mine, 1) if share >= HALF), LAST_TURN)
    return Figure(
        say("tool.limit_curve"),
        say("curve.summary", limit=limit_named(limit), four=mine[3], eight=mine[7], half=half),
        (
            Plot(
                say("curve.plot"),
                _turns(),
                _shares(),
                (*faint, Line(limit_named(limit), _points(mine))),
            ),
        ),
        (say("curve.turn"), *(f"{limit_named(each)}, %" for each in LIMITS)),
        tuple(
            (turn, *(curves[each][turn - 1] for each in LIMITS)) for turn in range(1, LAST_TURN + 1)
        ),
        source=say("lab.simulated", hands=hands_of("limit_curve"), seed=0),
    )


def guess(upcard: int) -> GuessLine:
    """The line, drawn at a few turns."""
    curve = limit_curve(limit_of(upcard))
    return GuessLine(
        say("curve.guess", limit=limit_named(limit_of(upcard))),
        say("lab.guess.yours"),
        _turns(),
        _shares(),
        AT,
        tuple(curve[turn - 1] for turn in AT),
        6,
    )


def _turns() -> Axis:
    return Axis(say("curve.turn"), 1, LAST_TURN)


def _shares() -> Axis:
    return Axis(say("curve.share"), 0, 100, "%")


def _points(curve: tuple[float, ...]) -> tuple[tuple[int, float], ...]:
    return tuple(enumerate(curve, 1))


TOOL = Tool("limit_curve", (upcard_slider(),), limit_curves, guess)
