"""What was found, as text."""

from collections.abc import Mapping
from typing import Final

from gin_widgets.lab.bench.rounds import spread
from gin_widgets.lab.bench.task import Task

Found = Mapping[tuple[Task, str], list[float]]
"""Seconds an item by round, of a task and an engine."""

OURS: Final = ("numba", "plain", "package")
PEERS: Final = ("OpenSpiel", "RLCard")
FASTER: Final = {
    (Task.ELEVEN, "numba", "OpenSpiel"): 500,
    (Task.ELEVEN, "plain", "OpenSpiel"): 5,
    (Task.HANDS, "numba", "OpenSpiel"): 1000,
    (Task.HANDS, "numba", "RLCard"): 5000,
    (Task.HANDS, "plain", "OpenSpiel"): 20,
    (Task.HANDS, "plain", "RLCard"): 100,
}
"""How many times as fast as a peer we mean to be."""
NO_SLOWER: Final = {
    (Task.EVERY, "package"): 15e-6,
    (Task.ADVICE, "numba"): 0.1 / 8000,
    (Task.ADVICE, "plain"): 0.1 / 200,
    (Task.IMPORT, "package"): 0.1,
}
"""How many seconds we mean to take at most."""

CAVEAT: Final = """\
numba: compiled, in a loop · plain: the same functions in plain Python · package: the public
functions, and hands by Round and SimplePlayer. A cell is the median of the rounds and, in brackets,
the middle half of them; a ratio is taken within each round.
In the rows on single hands all do the same work. Whole hands are not alike: OpenSpiel, RLCard and
“package” play them through drivers that check every rule, “numba” and “plain” know the rules by
heart; each has its own simple player; RLCard plays without Oklahoma's limit and without layoffs."""


def times(found: Found) -> str:
    """Return a row for each task and a column for each engine."""
    engines = [engine for engine in OURS + PEERS if any(who == engine for _, who in found)]
    rows = [["", *engines]]
    for task in Task:
        cells = [found.get((task, engine), []) for engine in engines]
        if any(cells):
            rows.append([task, *(_time(task, values) if values else "" for values in cells)])
    return _table(rows)


def ratios(found: Found) -> str:
    """Return how many times as fast as each peer we are, and the goal where there is one."""
    rows = [["", "times as fast", "goal"]]
    for task in Task:
        for engine in OURS:
            for peer in PEERS:
                mine, theirs = found.get((task, engine)), found.get((task, peer))
                if mine and theirs:
                    goal = FASTER.get((task, engine, peer))
                    each = [their / my for my, their in zip(mine, theirs, strict=True)]
                    rows.append([f"{task}: {engine} v {peer}", _brief(each), _goal("≥", goal)])
    for (task, engine), most in NO_SLOWER.items():
        if values := found.get((task, engine)):
            rows.append([f"{task}: {engine}", _time(task, values), f"≤ {_time(task, [most] * 2)}"])
    return _table(rows)


def _goal(sign: str, goal: float | None) -> str:
    return "" if goal is None else f"{sign} {goal:,}"


def _time(task: Task, seconds: list[float]) -> str:
    """Write times in the unit that suits their median; hands by how many go into a second."""
    if task is Task.HANDS:
        return f"{_brief([1 / value for value in seconds])} a second"
    middle = spread(seconds).median
    factor, unit = next((by, name) for by, name in _UNITS if middle * by < 1000 or name == "ms")
    return f"{_brief([value * factor for value in seconds])} {unit}"


_UNITS: Final = ((1e9, "ns"), (1e6, "µs"), (1e3, "ms"))


def _brief(values: list[float]) -> str:
    """Write the median and the quartiles; once where they are the same."""
    middle, *half = (_number(value) for value in spread(values))
    return middle if half == [middle, middle] else f"{middle} ({half[0]}–{half[1]})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _table(rows: list[list[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    head, *body = (
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in rows
    )
    return "\n".join([head, "|" + "|".join("-" * (width + 2) for width in widths) + "|", *body])
