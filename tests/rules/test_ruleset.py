from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given

from gin_widgets.cards import GinError, RunKind
from gin_widgets.rules import HOUSE, RULES, Elimination, RuleSet, RuleSetError, Scoring, Target, Tie
from tests.tables import rule_sets

WRONG: dict[str, tuple[Any, str]] = {
    "key": ("House rules", "key is 'House rules'; it must be lower-case letters"),
    "players": ((3, 2), "players is 3-2; it must lie between 2 and 6, fewest first."),
    "hand_size": ((10, 11), "hand_size is 10-11; a hand holds 3 to 10 cards."),
    "run_kind": ("rank", "run_kind is 'rank'; it can be suit, colour."),
    "ace_in_runs": ("high", "ace_in_runs is 'high'; it can be low, high_or_low, round_the_corner."),
    "first_upcard_offer": (True, "first_upcard_offer is yes; it can be in_turn, none."),
    "may_return_taken_card": (
        1,
        "may_return_taken_card is 1; it must be yes or no (True or False).",
    ),
    "may_meld_taken_card": (
        "no",
        "may_meld_taken_card is 'no'; it must be yes or no (True or False).",
    ),
    "knock_timing": ("before", "knock_timing is 'before'; it can be with_discard, after_discard."),
    "limit_source": (
        None,
        "limit_source is none; it can be first_upcard, top_discard, fixed.",
    ),
    "limit_compare": ("<", "limit_compare is '<'; it can be at_most, below."),
    "ace_upcard": (1, "ace_upcard is 1; it can be gin_only, one."),
    "spade_doubles": ("yes", "spade_doubles is 'yes'; it must be yes or no (True or False)."),
    "layoff_chain": ([], "layoff_chain is []; it can be own, none, shared."),
    "tie": ("nobody", "tie is 'nobody'; it can be defender, knocker."),
    "undercut_bonus": (-1, "undercut_bonus is -1; it cannot be below 0."),
    "undercut_adds_difference": (
        0,
        "undercut_adds_difference is 0; it must be yes or no (True or False).",
    ),
    "gin_bonus": (25.0, "gin_bonus is 25.0; it must be a whole number."),
    "knock_reward": (-5, "knock_reward is -5; it cannot be below 0."),
    "big_gin_bonus": ("31", "big_gin_bonus is '31'; it must be a whole number or none."),
    "scoring": ("points", "scoring is 'points'; it can be winner_points, penalty_points, both."),
    "penalty_basis": ("sum", "penalty_basis is 'sum'; it can be own, all_hands."),
    "gin_penalty_factor": (0, "gin_penalty_factor is 0; it cannot be below 1."),
    "gin_penalty_bonus": (-1, "gin_penalty_bonus is -1; it cannot be below 0."),
    "undercut_penalty": (True, "undercut_penalty is yes; it must be a whole number."),
    "stock_floor": (-1, "stock_floor is -1; it cannot be below 0."),
    "stock_out": ("end", "stock_out is 'end'; it can be void, recycle, recycle_from_three."),
    "exchange_cap": (0, "exchange_cap is 0; it cannot be below 1."),
    "recycle_cap": (0, "recycle_cap is 0; it cannot be below 1."),
    "next_dealer": ("me", "next_dealer is 'me'; it can be winner, loser, rotate."),
    "match_end": (
        100,
        "match_end is 100; it must be target(n) or elimination(n), n a whole number from 1.",
    ),
    "line_bonus": (-1, "line_bonus is -1; it cannot be below 0."),
    "game_bonus": (2.5, "game_bonus is 2.5; it must be a whole number."),
    "shutout": (2, "shutout is 2; it must be yes or no (True or False)."),
}


@pytest.mark.parametrize("field", WRONG)
def test_a_wrong_value_gets_one_sentence_that_names_field_and_value(field: str) -> None:
    value, sentence = WRONG[field]
    with pytest.raises(RuleSetError) as error:
        HOUSE.replace(**{field: value})
    (problem,) = error.value.problems
    assert problem.startswith(sentence)
    assert str(error.value) == problem


def test_every_field_has_a_wrong_value_above() -> None:
    assert set(WRONG) == {field.name for field in fields(RuleSet)}


def test_every_problem_is_named_at_once() -> None:
    wrong = {field: value for field, (value, _) in WRONG.items()}
    with pytest.raises(RuleSetError) as error:
        HOUSE.replace(**wrong)
    named = {problem.split(" is ")[0] for problem in error.value.problems}
    assert named == set(WRONG)


@pytest.mark.parametrize(
    ("changes", "problems"),
    [
        (
            {"players": (2, 2), "stock_floor": 31},
            [
                "2 players leave 31 cards in the stock, which is not more than the stock_floor "
                "of 31."
            ],
        ),
        ({"big_gin_bonus": -1}, ["big_gin_bonus is -1; it cannot be below 0."]),
        (
            {"match_end": Target(0)},
            [
                "match_end is target(0); it must be target(n) or elimination(n), n a whole number "
                "from 1."
            ],
        ),
        (
            {"scoring": Scoring.PENALTY_POINTS},
            [
                "Nobody writes points, so there is no target: match_end must be an elimination, "
                "not target(100)."
            ],
        ),
        (
            {"match_end": Elimination(100)},
            [
                "Nobody writes penalty points, so nobody is eliminated: match_end must be a "
                "target, not elimination(100)."
            ],
        ),
    ],
)
def test_what_cannot_be_together_is_named(changes: dict[str, Any], problems: list[str]) -> None:
    with pytest.raises(RuleSetError) as error:
        HOUSE.replace(**changes)
    assert list(error.value.problems) == problems


def test_rewards_alone_need_a_bonus_for_the_undercut() -> None:
    with pytest.raises(RuleSetError, match="An undercut would earn nothing"):
        HOUSE.replace(scoring=Scoring.BOTH, undercut_bonus=0)
    assert HOUSE.replace(undercut_bonus=0).undercut_adds_difference


def test_an_elimination_must_leave_a_stock_for_the_last_two() -> None:
    cards = {"players": (3, 3), "hand_size": (10, 3), "stock_floor": 35}
    assert HOUSE.replace(**cards).players == (3, 3)
    with pytest.raises(RuleSetError, match="2 players leave 31 cards in the stock"):
        RULES["elimination"].replace(**cards)


@pytest.mark.parametrize("key", RULES)
def test_what_is_shown_of_a_rule_set_can_be_pasted_back(key: str) -> None:
    names = {"RuleSet": RuleSet, "Target": Target, "Elimination": Elimination}
    assert eval(repr(RULES[key]), names) == RULES[key]


@given(rules=rule_sets())
def test_what_is_shown_of_any_rule_set_can_be_pasted_back(rules: RuleSet) -> None:
    names = {"RuleSet": RuleSet, "Target": Target, "Elimination": Elimination}
    assert eval(repr(rules), names) == rules


def test_what_is_shown_names_what_is_unlike_the_plain_rules() -> None:
    assert repr(RULES["gin_rummy"]) == (
        "RuleSet(key='gin_rummy', limit_source='fixed', undercut_bonus=25)"
    )


def test_a_choice_may_be_given_by_its_word() -> None:
    by_word = HOUSE.replace(tie="knocker", run_kind="colour", scoring="both")
    assert by_word == HOUSE.replace(tie=Tie.KNOCKER, run_kind=RunKind.COLOUR, scoring=Scoring.BOTH)
    assert by_word.tie is Tie.KNOCKER


def test_an_undercut_must_earn_something() -> None:
    with pytest.raises(RuleSetError, match="An undercut would earn nothing"):
        HOUSE.replace(undercut_bonus=0, undercut_adds_difference=False)


def test_six_players_cannot_be_dealt_ten_cards_each() -> None:
    with pytest.raises(RuleSetError) as error:
        HOUSE.replace(players=(2, 6), hand_size=(10, 10))
    assert [problem[:9] for problem in error.value.problems] == ["5 players", "6 players"]


@pytest.mark.parametrize("key", ["", "a b", "Ä", "é", "a-b"])
def test_a_key_is_a_plain_word(key: str) -> None:
    with pytest.raises(RuleSetError, match="key is"):
        RuleSet(key=key)


def test_an_unknown_field_is_named_with_the_fields_that_exist() -> None:
    with pytest.raises(RuleSetError) as error:
        HOUSE.replace(jokers=2, wild="2s")
    assert [problem[:28] for problem in error.value.problems] == [
        "There is no rule 'jokers'; t",
        "There is no rule 'wild'; the",
    ]
    assert "spade_doubles" in error.value.problems[0]


def test_replace_changes_the_named_field_and_nothing_else() -> None:
    changed = HOUSE.replace(tie=Tie.KNOCKER)
    assert changed.tie is Tie.KNOCKER
    assert changed.replace(tie=Tie.DEFENDER) == HOUSE


def test_a_rule_set_error_is_a_gin_error() -> None:
    assert issubclass(RuleSetError, GinError)


@pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 7)])
def test_two_get_ten_cards_and_more_get_seven(players: int, cards: int) -> None:
    assert HOUSE.cards_each(players) == cards


def test_a_rule_set_cannot_be_changed_in_place() -> None:
    with pytest.raises(AttributeError):
        HOUSE.match_end = 50  # type: ignore[misc]


def test_a_preset_is_found_under_its_own_key() -> None:
    assert all(rules.key == key for key, rules in RULES.items())
