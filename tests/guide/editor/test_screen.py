import itertools
import re

import pytest

from gin_widgets.cards import Card
from gin_widgets.explain.wording import MESSAGES
from gin_widgets.guide.editor import Draft, form
from gin_widgets.guide.editor.parts import parts_of
from gin_widgets.guide.editor.screen import EXTRAS, GROUPS, PENALTIES, POINTS, idle, spoken
from gin_widgets.rules import (
    FIELDS,
    HOUSE,
    RULES,
    ResultKind,
    RuleSet,
    Showdown,
    contested,
    knock_limit,
    said,
)

FORMS = {field["id"]: field for group in form()["groups"] for field in group["fields"]}


def test_every_field_stands_in_one_group() -> None:
    grouped = [name for shown, rare in GROUPS.values() for name in (*shown, *rare)]
    assert sorted(grouped) == sorted(FIELDS)


def test_contested_fields_are_in_sight_and_come_first() -> None:
    for shown, rare in GROUPS.values():
        marks = [contested(name) for name in shown]
        assert marks == sorted(marks, reverse=True)
        assert not any(contested(name) for name in rare)


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_and_every_answer_has_a_label_and_one_short_sentence(name: str) -> None:
    field = FORMS[name]
    sentences = [field["meaning"]]
    sentences += [option["meaning"] for part in field["parts"] for option in part["options"]]
    for sentence in sentences:
        assert sentence.endswith(".")
        assert all(len(part.split()) <= 18 for part in re.split(r"[.:] ", sentence)), sentence
    labels = [option["label"] for part in field["parts"] for option in part["options"]]
    assert len(set(labels)) == len(labels)
    assert all(labels)
    assert field["label"]


def test_no_answer_is_worded_that_cannot_be_given() -> None:
    words = {key for key in MESSAGES if key.startswith("value.") and key.endswith(".meaning")}
    given = {
        f"value.{name}.{word}.meaning"
        for name in FIELDS
        for part in parts_of(name)
        for word in part.words
    }
    assert words == given


@pytest.mark.parametrize("name", FIELDS)
def test_who_says_what_names_every_source_in_its_own_words(name: str) -> None:
    rows = FORMS[name]["said"]
    sayings = said(name)
    quotes = {saying.quote for saying in sayings}
    told = " ".join(row["who"] for row in rows)
    if quotes == {""}:
        assert not rows
    else:
        assert {row["quote"] for row in rows} == quotes
        assert all(letter in told for letter in ("(A", "(B", "(C", "(D"))


def test_a_source_with_two_systems_that_agree_is_named_once() -> None:
    (d,) = [row["who"] for row in FORMS["next_dealer"]["said"] if "Rummy Rules" in row["who"]]
    assert d.count("Rummy Rules (D)") == 1
    bonus = [row["who"] for row in FORMS["undercut_bonus"]["said"]]
    assert bonus[-1] == "Rummy Rules (D2)"


@pytest.mark.parametrize("name", FIELDS)
def test_what_a_preset_says_can_be_spoken(name: str) -> None:
    for rules in RULES.values():
        words = spoken(name, Draft.of(rules).words(name))
        assert words
        assert "_" not in words


def results(rules: RuleSet) -> list[object]:
    """What is written after all kinds of endings, and which limits there are."""
    endings = itertools.product(
        [(4, 9), (4, 4), (9, 4)], [ResultKind.KNOCK, ResultKind.GIN, ResultKind.BIG_GIN]
    )
    shown = [
        Showdown(rules, Card.parse("7H"), 0, counts, ending).result()
        for counts, ending in endings
        if not (ending is ResultKind.BIG_GIN and rules.big_gin_bonus is None)
    ]
    return [*shown, *(knock_limit(rules, card) for card in ("AS", "7H"))]


@pytest.mark.parametrize("preset", RULES)
@pytest.mark.parametrize("name", [*POINTS, *PENALTIES, "ace_upcard"])
def test_a_field_is_called_idle_exactly_when_it_changes_nothing(preset: str, name: str) -> None:
    draft = Draft.of(RULES[preset])
    other = {
        "undercut_adds_difference": not draft.rules.undercut_adds_difference,
        "penalty_basis": "own" if draft.rules.penalty_basis == "all_hands" else "all_hands",
        "ace_upcard": "one" if draft.rules.ace_upcard == "gin_only" else "gin_only",
    }
    value = other.get(name, 77)
    changed = draft.rules.replace(**{name: value})
    assert bool(idle(name, draft)) == (results(changed) == results(draft.rules))


def test_the_cap_of_new_stocks_is_idle_where_there_are_none() -> None:
    assert idle("recycle_cap", Draft.of(RULES["gin_rummy"]))
    assert not idle("recycle_cap", Draft.of(HOUSE))


@pytest.mark.parametrize("name", EXTRAS)
def test_the_extras_are_points_and_idle_where_nobody_writes_any(name: str) -> None:
    assert idle(name, Draft.of(RULES["elimination"]))
    assert not idle(name, Draft.of(RULES["rummy_rules_penalty"]))
    assert not idle(name, Draft.of(HOUSE))


def test_what_is_idle_goes_by_what_stands_in_the_form_though_it_may_contradict() -> None:
    draft = Draft().change("scoring", "value", "penalty_points")
    assert draft.problems
    assert idle("gin_bonus", draft)
    assert not idle("gin_penalty_bonus", draft)
