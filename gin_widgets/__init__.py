"""Oklahoma Gin, taught and explored in Jupyter.

>>> import gin_widgets as gw
>>> gw.best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS").deadwood
50
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gin_widgets.bots import BOTS
from gin_widgets.bots.advice import Advice
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
    from gin_widgets import widgets as widgets
    from gin_widgets.bots.adviser import advice_in_slices as advice_in_slices
    from gin_widgets.bots.adviser import advise as advise

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "RULES",
    "Advice",
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
    """Load the widgets and the adviser on first use: the rules need no notebook and no engine."""
    if name == "widgets":
        return import_module("gin_widgets.widgets")
    if name in ("advise", "advice_in_slices"):
        return getattr(import_module("gin_widgets.bots.adviser"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
