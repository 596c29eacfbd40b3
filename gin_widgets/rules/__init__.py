"""What was agreed before the deal: rule sets, the limit, the scores."""

from gin_widgets.rules.catalog import COMPLETE_RULES, HOUSE, RULES, rules_of
from gin_widgets.rules.errors import RuleSetError
from gin_widgets.rules.knock import knock_limit
from gin_widgets.rules.ruleset import (
    AceUpcard,
    FirstOffer,
    LimitCompare,
    LimitSource,
    NextDealer,
    RuleSet,
    Tie,
)
from gin_widgets.rules.scoring import (
    LineKind,
    ResultKind,
    RoundResult,
    ScoreLine,
    showdown_result,
    void_result,
)

__all__ = [
    "COMPLETE_RULES",
    "HOUSE",
    "RULES",
    "AceUpcard",
    "FirstOffer",
    "LimitCompare",
    "LimitSource",
    "LineKind",
    "NextDealer",
    "ResultKind",
    "RoundResult",
    "RuleSet",
    "RuleSetError",
    "ScoreLine",
    "Tie",
    "knock_limit",
    "rules_of",
    "showdown_result",
    "void_result",
]
