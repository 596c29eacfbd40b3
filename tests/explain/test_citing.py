from dataclasses import fields
from enum import EnumType
from typing import Any

import pytest
from hypothesis import given

from gin_widgets.explain import Citation, citations, clause, explain, sources_on, who_says
from gin_widgets.explain.wording import MESSAGES
from gin_widgets.rules import (
    FIELDS,
    HOUSE,
    RULES,
    Elimination,
    RuleSet,
    Standing,
    Target,
    contested,
    said,
)
from tests.play.positions import LOW
from tests.tables import drawn_first, rule_sets, table


def test_who_says_what_names_each_source_by_letter_and_title() -> None:
    assert who_says("limit_compare") == (
        "A (Play Online), B (Complete Rules) and D (Rummy Rules): as much as the upcard may knock.",
        "C (Elimination): only less than the upcard may knock.",
    )


def test_what_this_rule_set_has_comes_first() -> None:
    below = RULES["elimination"].limit_compare
    assert who_says("limit_compare", below) == who_says("limit_compare")[::-1]


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("undercut_bonus", "A (Play Online), in another place: 10 points for an undercut."),
        ("undercut_bonus", "A (Play Online) and D2 (Rummy Rules): 20 points for an undercut."),
        ("gin_bonus", "B (Complete Rules), as an option: 20 points for gin."),
        ("run_kind", "A (Play Online), to the letter: runs of one colour."),
        ("players", "B (Complete Rules): for 2 players."),
        ("players", "A (Play Online) and D (Rummy Rules): for 2-4 players."),
        ("match_end", "C (Elimination), as an option: the first to 100 points wins."),
        ("match_end", "C (Elimination): the last one not above a level wins."),
    ],
)
def test_options_contradictions_and_literal_readings_are_told_as_such(
    field: str, sentence: str
) -> None:
    assert sentence in who_says(field)


def test_each_answer_of_each_source_is_told_in_a_short_sentence() -> None:
    for field in FIELDS:
        spoken = [saying for saying in said(field) if saying.standing is not Standing.SILENT]
        told = who_says(field)
        assert len(told) == len({(saying.value, _how(saying.standing)) for saying in spoken})
        assert len(set(told)) == len(told)
        for sentence in told:
            assert sentence.endswith(".")
            assert len(sentence.split()) <= 18, sentence


def _how(standing: Standing) -> str:
    return "taken" if standing in (Standing.SAYS, Standing.READ) else str(standing)


def test_each_clause_belongs_to_an_answer_that_the_field_knows() -> None:
    kinds: dict[str, Any] = {field.name: field.type for field in fields(RuleSet)}
    for key in MESSAGES:
        head, _, rest = key.partition(".")
        field, _, word = rest.partition(".")
        if head == "clause" and word and not word.isdigit():
            kind = kinds[field]
            words = list(kind) if isinstance(kind, EnumType) else PLAIN.get(kind, [])
            assert word in words, key


PLAIN = {bool: ["yes", "no"], int | None: ["none"], Target | Elimination: ["target", "elimination"]}


@given(rules=rule_sets())
def test_every_value_of_every_field_is_a_clause(rules: RuleSet) -> None:
    for field in FIELDS:
        told = clause(field, getattr(rules, field))
        assert 2 <= len(told.split()) <= 11, told


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("undercut_bonus", 30, "30 points for an undercut"),
        ("undercut_penalty", 0, "nothing more for an undercut knocker"),
        ("undercut_penalty", 1, "1 penalty point more for an undercut knocker"),
        ("match_end", Target(50), "the first to 50 points wins"),
        ("match_end", Elimination(50), "the last one not above a level wins"),
        ("spade_doubles", True, "a spade upcard doubles the hand"),
    ],
)
def test_a_value_is_a_clause(field: str, value: object, told: str) -> None:
    assert clause(field, value) == told


def test_a_citation_is_a_field_with_its_value() -> None:
    (cited,) = citations(["limit_compare", "limit_compare"], RULES["elimination"])
    assert cited == Citation("limit_compare", RULES["elimination"].limit_compare)
    assert str(cited) == "limit_compare is below."


def test_where_the_sources_agree_nothing_is_said_of_them() -> None:
    for field in FIELDS:
        told = sources_on(citations([field], RULES["complete_rules"]))
        assert bool(told) is (contested(field) or not who_says(field)), field


def test_what_is_in_no_source_is_said_to_be_ours() -> None:
    (told,) = sources_on(citations(["exchange_cap"], HOUSE))
    assert told == "No source speaks of exchange_cap; the house decided."


def test_a_value_that_no_source_has_is_told_with_those_that_they_have() -> None:
    assert sources_on(citations(["stock_out"], HOUSE)) == (
        "No source says so: from three players on, it is renewed from the pile.",
        "A (Play Online), B (Complete Rules) and D (Rummy Rules): a stock run out voids the hand.",
    )
    first, *others = sources_on(citations(["limit_source"], RULES["gin_rummy"]))
    assert first == "No source says so: 10 points may knock in every hand."
    assert tuple(others) == who_says("limit_source")


def test_a_refused_knock_cites_its_rule_and_who_says_otherwise() -> None:
    hands = ("5H 6H 7H KC KD KS AC 2C 3C 4D", "8H 9H JS QS 6D 6S 2D 7S TC AD")
    now = drawn_first(table(*hands, upcard="4S", stock="QC", rules="elimination"))
    told = explain(now.check(0, "knock QC"))
    assert [str(cited) for cited in told.rule] == [
        "limit_compare is below.",
        "limit_source is first_upcard.",
    ]
    assert told.sources[:2] == (
        "C (Elimination): only less than the upcard may knock.",
        "A (Play Online), B (Complete Rules) and D (Rummy Rules): as much as the upcard may knock.",
    )


def test_another_rule_set_can_be_cited() -> None:
    verdict = LOW.check(0, "knock QC")
    other = explain(verdict, "gin_rummy")
    assert str(other.rule[1]) == "limit_source is fixed."
    assert other.headline == explain(verdict).headline
