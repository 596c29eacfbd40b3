from dataclasses import asdict
from typing import Any

import pytest

from gin_widgets.rules import COMPLETE_RULES, HOUSE, RULES, AceUpcard, RuleSetError, rules_of


def test_there_are_these_rule_sets() -> None:
    assert list(RULES) == ["house", "complete_rules"]


def test_the_complete_rules_differ_from_house_in_the_ace_and_in_the_taken_card() -> None:
    house, complete = asdict(HOUSE), asdict(COMPLETE_RULES)
    changed = {name: value for name, value in complete.items() if house[name] != value}
    assert changed == {
        "key": "complete_rules",
        "ace_upcard": AceUpcard.ONE,
        "may_return_taken_card": True,
    }


def test_no_rule_set_means_house() -> None:
    assert rules_of(None) is HOUSE


def test_a_key_or_the_rule_set_itself_names_it() -> None:
    assert rules_of("complete_rules") is COMPLETE_RULES
    assert rules_of(COMPLETE_RULES) is COMPLETE_RULES


@pytest.mark.parametrize("wrong", ["hose", "", "House", 5, [], True])
def test_an_unknown_key_is_answered_with_the_keys_that_exist(wrong: Any) -> None:
    with pytest.raises(RuleSetError) as error:
        rules_of(wrong)
    assert str(error.value) == f"There is no rule set {wrong!r}; there are house, complete_rules."


def test_nobody_can_add_a_rule_set_by_accident() -> None:
    with pytest.raises(TypeError):
        RULES["mine"] = HOUSE  # type: ignore[index]
