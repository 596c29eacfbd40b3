"""Numbers of long simulations, as small files that `python -m gin_widgets.lab.tabulate` makes.

They need neither numpy nor pandas, so that the tools that read them work in a browser too.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

DATA: Final = files("gin_widgets.lab") / "data"
GIN_ONLY: Final = 0
LIMITS: Final = (GIN_ONLY, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""The limits that an upcard can set under the house rules."""
LAST_TURN: Final = 15
"""The last of the turns that are told one by one."""


@cache
def table(name: str) -> Mapping[str, Any]:
    """The content of a file, by its name without the ending."""
    content: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return content


@dataclass(frozen=True, slots=True)
class Turn:
    """The deadwood of those who go on after a turn, in points."""

    low: int
    """One in ten has no more."""
    middle: int
    high: int
    """Nine in ten have no more."""


@dataclass(frozen=True, slots=True)
class Knocks:
    """What became of knocks in the same span of turns with the same deadwood."""

    span: int
    """Which span of turns, from 0."""
    deadwood: int
    count: int
    undercut: float
    """Percent."""
    points: float
    """Mean points won by them, what the other won taken off."""


def stock_out() -> Mapping[int, float]:
    """Percent of the deals in which the first stock runs out before a knock, by players."""
    return {int(players): share for players, share in table("stock_out")["shares"].items()}


def limit_curve(limit: int) -> tuple[float, ...]:
    """Percent of the hands in which somebody may knock by turn 1, 2, 3 and on.

    >>> limit_curve(10)[3]
    25.9
    """
    return tuple(table("limit_curve")["shares"][str(limit)])


def funnel(limit: int) -> tuple[Turn, ...]:
    """The deadwood after turn 1, 2, 3 and on, as long as the hand goes on.

    >>> funnel(10)[4]
    Turn(low=13, middle=24, high=42)
    """
    turns = table("deadwood_funnel")["quantiles"][str(limit)]
    return tuple(Turn(*turn) for turn in turns if turn is not None)


def spans() -> tuple[tuple[int, int], ...]:
    """The spans of turns, each by its first and last turn.

    >>> spans()[:2]
    ((1, 2), (3, 4))
    """
    ends = table("knock_risk")["turns"]
    return tuple(zip([1, *(end + 1 for end in ends)], ends, strict=False))


def knock_risk(limit: int) -> tuple[Knocks, ...]:
    """What became of knocks under a limit, for every span and deadwood that came often enough."""
    return tuple(Knocks(*cell) for cell in table("knock_risk")["cells"][str(limit)])


def hands_of(name: str) -> str:
    """How many hands a file rests on, as it is written; the seed is 0 for all of them."""
    hands = table(name)["hands"]
    return f"{sum(hands.values()) if isinstance(hands, dict) else hands:,}"
