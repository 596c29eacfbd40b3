from dataclasses import fields
from typing import Any

import pytest

from gin_widgets.cards import AceInRuns, LayoffChain, RunKind
from gin_widgets.rules import (
    COMPLETE_RULES,
    HOUSE,
    RULES,
    AceUpcard,
    Elimination,
    FirstOffer,
    KnockTiming,
    LimitCompare,
    LimitSource,
    NextDealer,
    PenaltyBasis,
    RuleSet,
    RuleSetError,
    Scoring,
    StockOut,
    Target,
    Tie,
    rules_of,
)

KEYS = [
    "house",
    "play_online",
    "complete_rules",
    "elimination",
    "rummy_rules",
    "rummy_rules_penalty",
    "gin_rummy",
    "play_online_to_the_letter",
    "rummy_rules_to_the_letter",
]
DIFFERENT: dict[str, dict[str, Any]] = {
    "house": {"players": (2, 6), "stock_out": StockOut.RECYCLE_FROM_THREE},
    "play_online": {
        "players": (2, 4),
        "first_upcard_offer": FirstOffer.NONE,
        "knock_timing": KnockTiming.AFTER_DISCARD,
        "undercut_bonus": 20,
    },
    "complete_rules": {"may_return_taken_card": True, "ace_upcard": AceUpcard.ONE},
    "elimination": {
        "players": (2, 6),
        "first_upcard_offer": FirstOffer.NONE,
        "may_return_taken_card": True,
        "limit_compare": LimitCompare.BELOW,
        "tie": Tie.KNOCKER,
        "scoring": Scoring.PENALTY_POINTS,
        "stock_out": StockOut.RECYCLE_FROM_THREE,
        "match_end": Elimination(100),
    },
    "rummy_rules": {
        "players": (2, 4),
        "may_return_taken_card": True,
        "ace_upcard": AceUpcard.ONE,
    },
    "rummy_rules_penalty": {
        "players": (2, 4),
        "may_return_taken_card": True,
        "ace_upcard": AceUpcard.ONE,
        "undercut_bonus": 20,
        "undercut_adds_difference": False,
        "knock_reward": 10,
        "scoring": Scoring.BOTH,
        "gin_penalty_factor": 2,
        "gin_penalty_bonus": 0,
        "undercut_penalty": 0,
    },
    "gin_rummy": {"limit_source": LimitSource.FIXED, "undercut_bonus": 25},
    "play_online_to_the_letter": {
        "players": (2, 4),
        "first_upcard_offer": FirstOffer.NONE,
        "knock_timing": KnockTiming.AFTER_DISCARD,
        "undercut_bonus": 20,
        "run_kind": RunKind.COLOUR,
        "limit_source": LimitSource.TOP_DISCARD,
        "may_meld_taken_card": False,
        "layoff_chain": LayoffChain.NONE,
    },
    "rummy_rules_to_the_letter": {
        "players": (2, 4),
        "may_return_taken_card": True,
        "ace_upcard": AceUpcard.ONE,
        "layoff_chain": LayoffChain.NONE,
    },
}
"""What each holds besides the defaults of the fields; the defaults are tested below."""
PLAIN: dict[str, Any] = {
    "players": (2, 2),
    "hand_size": (10, 7),
    "run_kind": RunKind.SUIT,
    "ace_in_runs": AceInRuns.LOW,
    "first_upcard_offer": FirstOffer.IN_TURN,
    "may_return_taken_card": False,
    "may_meld_taken_card": True,
    "knock_timing": KnockTiming.WITH_DISCARD,
    "limit_source": LimitSource.FIRST_UPCARD,
    "limit_compare": LimitCompare.AT_MOST,
    "ace_upcard": AceUpcard.GIN_ONLY,
    "spade_doubles": False,
    "layoff_chain": LayoffChain.OWN,
    "tie": Tie.DEFENDER,
    "undercut_bonus": 10,
    "undercut_adds_difference": True,
    "gin_bonus": 25,
    "knock_reward": 0,
    "big_gin_bonus": None,
    "scoring": Scoring.WINNER_POINTS,
    "penalty_basis": PenaltyBasis.OWN,
    "gin_penalty_factor": 1,
    "gin_penalty_bonus": 25,
    "undercut_penalty": 10,
    "stock_floor": 2,
    "stock_out": StockOut.VOID,
    "exchange_cap": 50,
    "recycle_cap": 10,
    "next_dealer": NextDealer.WINNER,
    "match_end": Target(100),
    "line_bonus": 0,
    "game_bonus": 0,
    "shutout": False,
}


def test_there_are_these_rule_sets() -> None:
    assert list(RULES) == KEYS


@pytest.mark.parametrize("key", KEYS)
def test_each_holds_what_the_sources_say(key: str) -> None:
    held = {field.name: getattr(RULES[key], field.name) for field in fields(RuleSet)}
    assert held == {"key": key, **PLAIN, **DIFFERENT[key]}


def test_no_rule_set_means_house() -> None:
    assert rules_of(None) is HOUSE


def test_a_key_or_the_rule_set_itself_names_it() -> None:
    assert rules_of("complete_rules") is COMPLETE_RULES
    assert rules_of(COMPLETE_RULES) is COMPLETE_RULES


@pytest.mark.parametrize("wrong", ["hose", "", "House", 5, [], True])
def test_an_unknown_key_is_answered_with_the_keys_that_exist(wrong: Any) -> None:
    with pytest.raises(RuleSetError) as error:
        rules_of(wrong)
    assert str(error.value) == f"There is no rule set {wrong!r}; there are {', '.join(KEYS)}."


def test_nobody_can_add_a_rule_set_by_accident() -> None:
    with pytest.raises(TypeError):
        RULES["mine"] = HOUSE  # type: ignore[index]
