"""What was agreed before the deal: rule sets, the limit, the scores."""

from gin_widgets.rules.catalog import COMPLETE_RULES, HOUSE, RULES, rules_of
from gin_widgets.rules.choices import (
    AceUpcard,
    Elimination,
    FirstOffer,
    KnockTiming,
    LimitCompare,
    LimitSource,
    MatchEnd,
    NextDealer,
    PenaltyBasis,
    Scoring,
    StockOut,
    Target,
    Tie,
)
from gin_widgets.rules.errors import RuleSetError
from gin_widgets.rules.knock import knock_limit
from gin_widgets.rules.ruleset import HAND, LEAST, SEATS, RuleSet
from gin_widgets.rules.sayings import Standing
from gin_widgets.rules.scoring import (
    Ledger,
    LineKind,
    ResultKind,
    RoundResult,
    ScoreLine,
    Showdown,
    seated,
    void_result,
)
from gin_widgets.rules.sources import (
    FIELDS,
    SOURCES,
    SYSTEMS,
    Saying,
    Source,
    System,
    contested,
    said,
)
from gin_widgets.rules.text import rules_by_words, rules_from_text, rules_text
from gin_widgets.rules.word import rules_word

__all__ = [
    "COMPLETE_RULES",
    "FIELDS",
    "HAND",
    "HOUSE",
    "LEAST",
    "RULES",
    "SEATS",
    "SOURCES",
    "SYSTEMS",
    "AceUpcard",
    "Elimination",
    "FirstOffer",
    "KnockTiming",
    "Ledger",
    "LimitCompare",
    "LimitSource",
    "LineKind",
    "MatchEnd",
    "NextDealer",
    "PenaltyBasis",
    "ResultKind",
    "RoundResult",
    "RuleSet",
    "RuleSetError",
    "Saying",
    "ScoreLine",
    "Scoring",
    "Showdown",
    "Source",
    "Standing",
    "StockOut",
    "System",
    "Target",
    "Tie",
    "contested",
    "knock_limit",
    "rules_by_words",
    "rules_from_text",
    "rules_of",
    "rules_text",
    "rules_word",
    "said",
    "seated",
    "void_result",
]
