"""Oklahoma Gin, taught and explored in Jupyter.

>>> import gin_widgets as gw
>>> gw.best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS").deadwood
50
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

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
    from gin_widgets import lab as lab
    from gin_widgets import widgets as widgets
    from gin_widgets.bots.adviser import advice_in_slices as advice_in_slices
    from gin_widgets.bots.adviser import advise as advise
    from gin_widgets.classroom import make_link as make_link
    from gin_widgets.lessons.author import items_from_toml as items_from_toml
    from gin_widgets.lessons.author import write_item as write_item
    from gin_widgets.lessons.course import COURSE as COURSE
    from gin_widgets.lessons.course import lesson as lesson

__version__ = "0.1.0"

__all__ = [
    "BOTS",
    "COURSE",
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
    "items_from_toml",
    "knock_limit",
    "lesson",
    "make_link",
    "parse_action",
    "write_item",
]


LATER: Final = {
    "COURSE": "gin_widgets.lessons.course",
    "advice_in_slices": "gin_widgets.bots.adviser",
    "advise": "gin_widgets.bots.adviser",
    "items_from_toml": "gin_widgets.lessons.author",
    "lesson": "gin_widgets.lessons.course",
    "make_link": "gin_widgets.classroom",
    "write_item": "gin_widgets.lessons.author",
}
"""Names that are loaded on first use, and where they are: most who play need none of them."""


def __getattr__(name: str) -> Any:
    """Load the widgets, the lab, the course and the adviser on first use: the rules need none."""
    if name in {"lab", "widgets"}:
        return import_module(f"gin_widgets.{name}")
    if name in LATER:
        return getattr(import_module(LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Every name that there is, loaded or not."""
    return sorted({*globals(), *LATER, "lab", "widgets"})
