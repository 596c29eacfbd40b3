"""A line to be drawn from turn to turn, and the measured one beside it."""

from collections.abc import Sequence

from gin_widgets.lessons.answers import Drawn
from gin_widgets.lessons.asks import Curve, Trend
from gin_widgets.lessons.asks.curve import knocks, measured
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.figures import COUNTS
from gin_widgets.lessons.pictures import wire
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.spoken import mark_name


def curve(ask: Curve, beside: Beside) -> wire.Curve:
    """Where the line is drawn; what was measured only once the learner's own line stands."""
    frame, trend = ask.frame, str(ask.trend)
    spans = [f"{first}–{last}" if first < last else str(last) for first, last in frame.turns]
    drawn = beside.given
    return {
        "kind": "curve",
        "title": tell("curve", trend),
        "x": _axis(tell("curve.x"), len(spans) - 1, "", spans),
        "y": _axis(tell("curve.y", trend), frame.high, tell("curve.unit", trend), []),
        "marks": [mark_name(turns) for turns in frame.turns],
        "yours": list(drawn.heights) if isinstance(drawn, Drawn) else [],
        "told": _measured(ask.trend, beside) if beside.told else [],
    }


def _measured(trend: Trend, beside: Beside) -> list[wire.Line | wire.Band]:
    """The measured line, and what is worth seeing beside it."""
    scene, rules = beside.scene, beside.rules
    line = _line(tell("curve.measured"), measured(trend, scene, rules), 0)
    match trend:
        case Trend.COUNT:
            limit = scene.limit(rules)
            each = [COUNTS[limit][last] for _, last in Curve(trend).frame.turns]
            points = [
                [float(at), float(low), float(high)] for at, (low, _, high) in enumerate(each)
            ]
            return [
                {"kind": "band", "name": tell("curve.band"), "points": points, "tone": 0},
                line,
            ]
        case Trend.WORTH:
            found = knocks(trend, scene, rules)
            later = _line(tell("curve.later"), [knock.later for knock in found], 2)
            return [line, later, _line(tell("curve.gin"), [knock.gin for knock in found], 3)]
    return [line]


def _line(name: str, heights: Sequence[float], tone: int) -> wire.Line:
    points = [[float(at), float(height)] for at, height in enumerate(heights)]
    return {"kind": "line", "name": name, "points": points, "tone": tone, "faint": False}


def _axis(label: str, high: int, unit: str, names: list[str]) -> wire.Axis:
    return {"kind": "axis", "label": label, "low": 0, "high": high, "unit": unit, "names": names}
