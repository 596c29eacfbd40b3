"""The rule sets that can be chosen by name; each cites what it rests on.

Where a source is silent, `house` speaks.
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
"""A: a knock "on any turn …, after the discard phase"; "taking the top discard and putting the
same card back is not permitted"; "Undercut rewards the winners with 20 points", to which its
scoring paragraph adds the difference."""

PLAY_ONLINE_TO_THE_LETTER = PLAY_ONLINE.replace(
    key="play_online_to_the_letter",
    run_kind=RunKind.COLOUR,
    limit_source=LimitSource.TOP_DISCARD,
    may_meld_taken_card=False,
    layoff_chain=LayoffChain.NONE,
)
"""A, word by word: runs "of the same color", a limit by "the topmost card of the discard pile", a
taken card that "he cannot use … in the current round", layoffs on the "original melds only". It
exists to be compared, and to show that a reading was chosen on purpose."""

COMPLETE_RULES = RuleSet(key="complete_rules", ace_upcard=AceUpcard.ONE, may_return_taken_card=True)
"""B: an ace upcard lets one point knock, since the upcard "determines the maximum number of points
a player can have remaining", and nothing forbids throwing a taken card back."""

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
"""C: a knock needs deadwood "lower than the opening card", an undercut a score "lower than the
knockers", and "the winner … is the last player who has not exceeded the penalty point elimination
level"."""

RUMMY_RULES = RuleSet(
    key="rummy_rules", players=(2, 4), ace_upcard=AceUpcard.ONE, may_return_taken_card=True
)
"""D1: points for the winner; "players may adopt the rule" that an ace asks for gin, so by itself it
does not."""

RUMMY_RULES_TO_THE_LETTER = RUMMY_RULES.replace(
    key="rummy_rules_to_the_letter", layoff_chain=LayoffChain.NONE
)
"""D1 with layoffs on the "original melds only", word by word. It exists to be compared."""

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
"""D2: the knock "rewards the winner with 10 points", the undercut 20, gin 25, while the losers "are
all credited with their deadwood count minus the Knocker's" and "double the amount of their deadwood
count" against gin."""

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
