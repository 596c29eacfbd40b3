import pytest
from hypothesis import given

from gin_widgets.guide.editor import Draft
from gin_widgets.guide.editor.parts import joined, parts_of, words_of
from gin_widgets.rules import (
    FIELDS,
    HOUSE,
    RULES,
    RuleSet,
    RuleSetError,
    rules_from_text,
    rules_text,
    rules_word,
)
from tests.tables import rule_sets


@pytest.mark.parametrize("key", RULES)
def test_a_preset_is_a_draft_without_changes(key: str) -> None:
    draft = Draft.of(RULES[key])
    assert (draft.preset, dict(draft.changes), draft.key, draft.text) == (key, {}, key, key)
    assert draft.rules == RULES[key]
    assert not draft.problems


@given(rules=rule_sets())
def test_any_rule_set_can_be_started_from_and_comes_back_from_the_text(rules: RuleSet) -> None:
    draft = Draft.of(rules)
    assert draft.rules == (rules if rules.key not in RULES else rules.replace(key=draft.key))
    assert rules_from_text(draft.text) == draft.rules
    assert Draft.read(draft.text) == draft


@pytest.mark.parametrize("field", FIELDS)
def test_the_controls_of_a_field_make_up_its_word(field: str) -> None:
    for rules in RULES.values():
        words = words_of(field, rules)
        assert list(words) == [part.id for part in parts_of(field)]
        assert joined(field, words) == rules_word(getattr(rules, field))


def test_a_change_makes_a_variant_with_a_name_of_its_own() -> None:
    draft = Draft.of(RULES["play_online"]).change("undercut_bonus", "value", "15")
    assert draft.rules == RULES["play_online"].replace(key="my_play_online", undercut_bonus=15)
    assert draft.text == "play_online key=my_play_online undercut_bonus=15"


def test_what_is_changed_back_by_hand_is_no_change() -> None:
    draft = Draft().change("tie", "value", "knocker").change("tie", "value", "defender")
    assert draft == Draft()


def test_every_change_can_be_set_back_alone_and_all_at_once() -> None:
    draft = Draft().change("tie", "value", "knocker").change("gin_bonus", "value", "20")
    assert list(draft.changes) == ["tie", "gin_bonus"]
    assert list(draft.back("tie").changes) == ["gin_bonus"]
    assert draft.choose("house") == Draft()


def test_the_last_rules_that_fit_stay_while_others_contradict() -> None:
    good = Draft().change("gin_bonus", "value", "20")
    bad = good.change("scoring", "value", "penalty_points").change("players", "most", "7")
    assert bad.rules == good.rules
    assert bad.text == good.text
    assert len(bad.problems) == 2
    assert {field for fields in bad.concerns.values() for field in fields} == {
        "players",
        "scoring",
        "match_end",
    }
    mended = bad.change("match_end", "kind", "elimination").back("players")
    assert not mended.problems
    assert mended.rules.scoring == "penalty_points"


def test_what_is_put_in_stays_as_it_is_however_wrong() -> None:
    draft = Draft().change("gin_bonus", "value", "many").change("players", "fewest", "")
    assert draft.words("gin_bonus") == {"value": "many"}
    assert draft.words("players") == {"fewest": "", "most": "6"}
    assert draft.rules == HOUSE


def test_a_control_takes_one_word_and_no_second_field() -> None:
    draft = Draft().change("gin_bonus", "value", "20 tie=knocker")
    assert draft.rules == HOUSE
    assert list(draft.concerns.values()) == [("gin_bonus",)]


def test_big_gin_is_offered_with_points_and_forgets_them_when_unknown() -> None:
    draft = Draft().change("big_gin_bonus", "given", "points")
    assert draft.rules.big_gin_bonus == 31
    assert draft.change("big_gin_bonus", "given", "none") == Draft()


def test_a_name_is_written_as_a_rule_set_wants_it() -> None:
    draft = Draft().call("  Friday   Night ")
    assert draft.rules.key == "friday_night"
    assert draft.call("").rules.key == "house"
    assert draft.call("Ä").concerns == {draft.call("Ä").problems[0]: ("key",)}


def test_a_text_under_the_name_of_a_preset_that_it_is_not_gets_another() -> None:
    assert Draft.read("house tie=knocker").rules.key == "my_house"


def test_a_text_that_makes_another_preset_is_that_preset() -> None:
    text = rules_text(RULES["gin_rummy"], HOUSE)
    assert Draft.read(text) == Draft.of(RULES["gin_rummy"])


@pytest.mark.parametrize(
    "text", ["house key=gin_rummy", "", "hause", "house tie=nobody", "house scoring=penalty_points"]
)
def test_a_text_that_is_no_rule_set_is_refused(text: str) -> None:
    with pytest.raises(RuleSetError):
        Draft.read(text)
