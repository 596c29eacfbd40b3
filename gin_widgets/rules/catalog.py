"""The rule sets that can be chosen by name.

What the sources say about each field, word for word, is in `sayings`; where one is silent, `house`
speaks.
"""

from collections.abc import Mapping
from types import MappingProxyType

from gin_widgets.cards import LayoffChain, RunKind
from gin_widgets.rules.choices import (
    AceUpcard,
    Elimination,
    FirstOffer,
    KnockTiming,
    LimitCompare,
    LimitSource,
    Scoring,
    StockOut,
    Tie,
)
from gin_widgets.rules.errors import RuleSetError
from gin_widgets.rules.ruleset import RuleSet

HOUSE = RuleSet(key="house", players=(2, 6), stock_out=StockOut.RECYCLE_FROM_THREE)
"""The rules taught here. Where the sources disagree, the reading that most of them share."""

PLAY_ONLINE = RuleSet(
    key="play_online",
    players=(2, 4),
    first_upcard_offer=FirstOffer.NONE,
    knock_timing=KnockTiming.AFTER_DISCARD,
    undercut_bonus=20,
)
"""A: the knock follows the throw, and an undercut earns 20 and the difference."""

PLAY_ONLINE_TO_THE_LETTER = PLAY_ONLINE.replace(
    key="play_online_to_the_letter",
    run_kind=RunKind.COLOUR,
    limit_source=LimitSource.TOP_DISCARD,
    may_meld_taken_card=False,
    layoff_chain=LayoffChain.NONE,
)
"""A, word by word. It exists to be compared, and to show that a reading was chosen on purpose."""

COMPLETE_RULES = RuleSet(key="complete_rules", ace_upcard=AceUpcard.ONE, may_return_taken_card=True)
"""B: for two; an ace upcard lets one point knock."""

ELIMINATION = RuleSet(
    key="elimination",
    players=(2, 6),
    first_upcard_offer=FirstOffer.NONE,
    may_return_taken_card=True,
    limit_compare=LimitCompare.BELOW,
    tie=Tie.KNOCKER,
    scoring=Scoring.PENALTY_POINTS,
    stock_out=StockOut.RECYCLE_FROM_THREE,
    match_end=Elimination(100),
)
"""C: the losers write penalty points, the last one in wins; equal neither knocks nor undercuts."""

RUMMY_RULES = RuleSet(
    key="rummy_rules", players=(2, 4), ace_upcard=AceUpcard.ONE, may_return_taken_card=True
)
"""D1: points for the winner; an ace upcard lets one point knock."""

RUMMY_RULES_TO_THE_LETTER = RUMMY_RULES.replace(
    key="rummy_rules_to_the_letter", layoff_chain=LayoffChain.NONE
)
"""D1, word by word. It exists to be compared."""

RUMMY_RULES_PENALTY = RUMMY_RULES.replace(
    key="rummy_rules_penalty",
    scoring=Scoring.BOTH,
    knock_reward=10,
    undercut_bonus=20,
    undercut_adds_difference=False,
    gin_penalty_factor=2,
    gin_penalty_bonus=0,
    undercut_penalty=0,
)
"""D2: a reward for the winner, and penalty points for the losers."""

GIN_RUMMY = RuleSet(key="gin_rummy", limit_source=LimitSource.FIXED, undercut_bonus=25)
"""Ordinary gin rummy, for comparison: ten may always knock."""

RULES: Mapping[str, RuleSet] = MappingProxyType(
    {
        rules.key: rules
        for rules in (
            HOUSE,
            PLAY_ONLINE,
            COMPLETE_RULES,
            ELIMINATION,
            RUMMY_RULES,
            RUMMY_RULES_PENALTY,
            GIN_RUMMY,
            PLAY_ONLINE_TO_THE_LETTER,
            RUMMY_RULES_TO_THE_LETTER,
        )
    }
)


def rules_of(rules: RuleSet | str | None) -> RuleSet:
    """The rule set that is meant: itself, a key of `RULES`, or `None` for house.

    Raises:
        RuleSetError: no rule set has that key.
    """
    match rules:
        case None:
            return HOUSE
        case RuleSet():
            return rules
        case str() if rules in RULES:
            return RULES[rules]
    raise RuleSetError((f"There is no rule set {rules!r}; there are {', '.join(RULES)}.",))
