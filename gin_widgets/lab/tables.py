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


@cache
def table(name: str) -> Mapping[str, Any]:
    """The content of a file, by its name without the ending."""
    content: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return content


@dataclass(frozen=True, slots=True)
class StockOut:
    """How often the first stock runs out before anybody has knocked."""

    hands: int
    seed: int
    shares: Mapping[int, float]
    """Percent of the deals, by number of players."""


def stock_out() -> StockOut:
    """The shares for 2 to 6 greedy players under the house limit."""
    found = table("stock_out")
    shares = {int(players): share for players, share in found["shares"].items()}
    return StockOut(found["hands"], found["seed"], shares)
