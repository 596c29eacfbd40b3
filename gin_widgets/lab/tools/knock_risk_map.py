"""Knock risk map: what knocks win and how often they are undercut, by turn and deadwood."""

from gin_widgets.explain.wording import say
from gin_widgets.lab.control import Choice, Slider
from gin_widgets.lab.figure import Axis, Cell, Cells, Figure, Plot
from gin_widgets.lab.guess import GuessNumber
from gin_widgets.lab.tables import Knocks, hands_of, knock_risk, spans
from gin_widgets.lab.tool import Tool
from gin_widgets.lab.tools.limit_curve import limit_named

DARK = 24.0
"""From so many percent undercut on a cell is as dark as can be; so many points are."""
POINTS, UNDERCUT = "points", "undercut"
LATE = 4
"""The guess is for this span of turns, the fifth."""


def knock_risk_map(limit: int = 10, shows: str = UNDERCUT) -> Figure:
    """Knocks of simple players under a limit: percent undercut and mean points, turn by deadwood.

    `shows` says which of the two the cells hold, "undercut" or "points"; the table has both. Points
    are those won by the knock, with what an undercut gives away taken off.
    """
    found, turns = knock_risk(limit), spans()
    names = tuple(f"{first}–{last}" for first, last in turns)
    cells = tuple(_cell(each, shows, names) for each in found)
    riskiest = max(found, key=lambda each: each.undercut)
    first = [each for each in found if each.span == 0]
    summary = say(
        "risk.summary",
        limit=limit_named(limit),
        most=riskiest.undercut,
        turns=names[riskiest.span],
        deadwood=riskiest.deadwood,
        early=max(each.undercut for each in first) if first else riskiest.undercut,
    )
    plot = Plot(
        say("risk.plot", shows),
        Axis(say("risk.turns"), 0, len(names) - 1, names=names),
        Axis(say("funnel.deadwood"), 1, limit, names=tuple(str(n) for n in range(1, limit + 1))),
        (Cells(say("risk.cells"), cells),),
    )
    return Figure(
        say("tool.knock_risk_map"),
        summary,
        (plot,),
        tuple(
            say("risk.column", name)
            for name in ("turns", "deadwood", "knocks", "undercut", "points")
        ),
        tuple(
            (names[each.span], each.deadwood, each.count, each.undercut, each.points)
            for each in found
        ),
        source=say("lab.simulated", hands=hands_of("knock_risk"), seed=0),
    )


def guess(limit: int, shows: str) -> GuessNumber:
    """How often a late knock with all that the limit allows is undercut."""
    late = [each for each in knock_risk(limit) if each.deadwood == limit and each.span <= LATE][-1]
    first, last = spans()[late.span]
    question = say("risk.guess", deadwood=limit, first=first, last=last, limit=limit_named(limit))
    return GuessNumber(question, "%", 0, 100, late.undercut, 4)


def _cell(each: Knocks, shows: str, names: tuple[str, ...]) -> Cell:
    value = each.points if shows == POINTS else each.undercut
    return Cell(
        each.span,
        each.deadwood,
        max(0.0, min(1.0, value / DARK)),
        f"{value:.0f}".replace("-", "−"),
        say(
            "risk.says",
            turns=names[each.span],
            deadwood=each.deadwood,
            undercut=each.undercut,
            points=each.points,
        ),
    )


TOOL = Tool(
    "knock_risk_map",
    (
        Slider("limit", say("risk.limit"), 2, 10, 10),
        Choice(
            "shows",
            say("risk.shows"),
            ((UNDERCUT, say("risk.shows.undercut")), (POINTS, say("risk.shows.points"))),
            UNDERCUT,
        ),
    ),
    knock_risk_map,
    guess,
)
