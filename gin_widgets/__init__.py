"""Oklahoma Gin, taught and explored in Jupyter.

>>> import gin_widgets as gw
>>> gw.best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS").deadwood
50
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gin_widgets.bots import BOTS
from gin_widgets.cards import (
    Arrangement,
    Card,
    CardSet,
    GinError,
    LayoffPlan,
    Meld,
    NotationError,
    arrangements,
    best_arrangement,
    best_discards,
    best_layoff,
)
from gin_widgets.explain import Explanation, explain
from gin_widgets.play import (
    IllegalAction,
    Match,
    Phase,
    Position,
    PositionError,
    Record,
    Round,
    SeatView,
    Step,
    Verdict,
    parse_action,
)
from gin_widgets.rules import RULES, RoundResult, RuleSet, RuleSetError, knock_limit

if TYPE_CHECKING:
    from gin_widgets import lab as lab
    from gin_widgets import widgets as widgets

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "RULES",
    "Arrangement",
    "Card",
    "CardSet",
    "Explanation",
    "GinError",
    "IllegalAction",
    "LayoffPlan",
    "Match",
    "Meld",
    "NotationError",
    "Phase",
    "Position",
    "PositionError",
    "Record",
    "Round",
    "RoundResult",
    "RuleSet",
    "RuleSetError",
    "SeatView",
    "Step",
    "Verdict",
    "arrangements",
    "best_arrangement",
    "best_discards",
    "best_layoff",
    "explain",
    "knock_limit",
    "parse_action",
]


def __getattr__(name: str) -> Any:
    """Load the widgets and the lab on first use, so that the rules need no notebook."""
    if name in {"lab", "widgets"}:
        return import_module(f"gin_widgets.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
