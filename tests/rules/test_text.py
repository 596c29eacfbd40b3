import pytest

from gin_widgets.rules import (
    HOUSE,
    RULES,
    Elimination,
    RuleSet,
    RuleSetError,
    Scoring,
    Target,
    rules_from_text,
    rules_text,
)

VARIANTS = [
    HOUSE.replace(key="short", match_end=Target(50), players=(2, 4)),
    HOUSE.replace(key="c", scoring=Scoring.PENALTY_POINTS, match_end=Elimination(60)),
    HOUSE.replace(key="extras", big_gin_bonus=31, line_bonus=20, shutout=True),
    RULES["elimination"].replace(tie="defender"),
]


@pytest.mark.parametrize("rules", [*RULES.values(), *VARIANTS], ids=lambda rules: rules.key)
def test_a_rule_set_comes_back_from_its_text(rules: RuleSet) -> None:
    assert rules_from_text(rules_text(rules)) == rules


def test_a_preset_is_written_as_its_key() -> None:
    assert rules_text(RULES["play_online"]) == "play_online"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "There is no rule set ''"),
        ("hause", "There is no rule set 'hause'"),
        ("house tie", "'tie' changes nothing; a change is written name=value."),
        ("house ties=knocker", "There is no rule 'ties'; the rules are key, players"),
        ("house tie=knocker tie=defender", "tie is changed twice."),
        ("house tie=dealer", "tie is 'dealer'; it can be defender, knocker."),
        ("house undercut_bonus=ten", "undercut_bonus is 'ten'; it must be a whole number."),
        ("house shutout=maybe", "shutout is 'maybe'; it must be yes or no (True or False)."),
        ("house players=2", "players is '2'; it must be two whole numbers."),
        ("house match_end=100", "match_end is 100; it must be target(n) or elimination(n)"),
        ("house big_gin_bonus=many", "big_gin_bonus is 'many'; it must be a whole number or none."),
    ],
)
def test_a_wrong_text_is_told(text: str, told: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_from_text(text)
    assert told in str(caught.value)


@pytest.mark.parametrize("text", ["house key=gin_rummy", "gin_rummy key=house tie=knocker"])
def test_the_key_of_a_preset_is_not_worn_by_other_rules(text: str) -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_from_text(text)
    (problem,) = caught.value.problems
    assert problem.endswith("the name of a preset with other rules; take another name.")
    assert caught.value.fields == {problem: ("key",)}


def test_a_preset_may_be_written_as_another_with_all_that_differs() -> None:
    assert rules_from_text(rules_text(RULES["gin_rummy"], HOUSE)) == RULES["gin_rummy"]


def test_every_problem_is_named_at_once() -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_from_text("house tie ties=1 key=A key=b")
    assert len(caught.value.problems) == 3


@pytest.mark.parametrize("word", ["undercut_bonus=٢٠", "players=٢-٣", "match_end=target(٥)"])
def test_digits_are_those_of_the_keyboard(word: str) -> None:
    with pytest.raises(RuleSetError):
        rules_from_text(f"house {word}")
