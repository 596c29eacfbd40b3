from dataclasses import fields
from typing import Any

import pytest

from gin_widgets.rules import (
    FIELDS,
    HOUSE,
    RULES,
    SOURCES,
    SYSTEMS,
    RuleSet,
    RuleSetError,
    Saying,
    Standing,
    contested,
    said,
)
from gin_widgets.rules.sayings import SAYINGS

EVERY = [saying for field in FIELDS for saying in said(field)]
QUIET = {
    "hand_size",
    "ace_in_runs",
    "big_gin_bonus",
    "stock_floor",
    "stock_out",
    "recycle_cap",
    "exchange_cap",
    "next_dealer",
    "line_bonus",
    "game_bonus",
    "shutout",
}
"""Fields about which no source contradicts another or itself."""


def held(saying: Saying, key: str | None = None) -> Any:
    return getattr(RULES[key or saying.system.preset], saying.field)


def test_every_field_of_a_rule_set_is_asked_of_every_system() -> None:
    assert ("key", *FIELDS) == tuple(field.name for field in fields(RuleSet))
    for field in FIELDS:
        assert list(dict.fromkeys(saying.system.name for saying in said(field))) == list(SYSTEMS)


def test_what_a_system_takes_is_what_its_rule_set_holds() -> None:
    taken = [saying for saying in EVERY if saying.taken]
    assert len(taken) == len(FIELDS) * len(SYSTEMS)
    for saying in taken:
        assert (saying.value, type(saying.value)) == (held(saying), type(held(saying))), saying


def test_the_saying_that_is_taken_comes_first() -> None:
    for field in FIELDS:
        for name in SYSTEMS:
            first, *others = (saying for saying in said(field) if saying.system.name == name)
            assert first.taken
            assert not any(saying.taken for saying in others)


def test_what_is_not_taken_is_another_value() -> None:
    for saying in EVERY:
        if not saying.taken:
            assert saying.value != held(saying)
            RULES[saying.system.preset].replace(**others_with(saying))


def others_with(saying: Saying) -> dict[str, Any]:
    """The change to this value; the target that C offers needs somebody who writes points."""
    points = {"scoring": HOUSE.scoring} if saying.field == "match_end" else {}
    return {saying.field: saying.value, **points}


def test_a_rule_set_to_the_letter_differs_just_where_a_literal_reading_says() -> None:
    for system in SYSTEMS.values():
        if system.to_the_letter:
            literal = [s for s in EVERY if s.system is system and s.standing is Standing.LETTER]
            changes = {saying.field: saying.value for saying in literal}
            key = system.to_the_letter
            assert RULES[system.preset].replace(key=key, **changes) == RULES[key]


def test_who_is_silent_has_what_the_house_has() -> None:
    for saying in EVERY:
        if saying.standing is Standing.SILENT:
            assert saying.value == getattr(HOUSE, saying.field)


def test_each_saying_rests_on_a_few_words_and_silence_on_none() -> None:
    for saying in EVERY:
        assert bool(saying.quote) is (saying.standing is not Standing.SILENT)
        assert len(saying.quote.split()) <= 15
        assert saying.quote == saying.quote.strip()


def test_the_data_names_known_fields_in_their_order_and_known_systems() -> None:
    assert list(SAYINGS) == [field for field in FIELDS if field in SAYINGS]
    names = {name for sayings in SAYINGS.values() for name, *_ in sayings}
    assert names == {*SOURCES, "D1", "D2"}


def test_the_sources_contest_all_but_these_fields() -> None:
    assert {field for field in FIELDS if not contested(field)} == QUIET


def test_the_ways_to_play_of_a_source_are_for_as_many_as_it_says() -> None:
    for system in SYSTEMS.values():
        assert RULES[system.preset].players == system.source.players


@pytest.mark.parametrize(
    ("field", "system", "told"),
    [
        ("undercut_bonus", "A", [("says", 20), ("elsewhere", 10)]),
        ("undercut_adds_difference", "A", [("says", True), ("elsewhere", False)]),
        ("limit_source", "A", [("read", "first_upcard"), ("letter", "top_discard")]),
        ("ace_upcard", "D1", [("read", "one"), ("option", "gin_only")]),
        ("spade_doubles", "D2", [("says", False), ("option", True)]),
        ("spade_doubles", "C", [("silent", False)]),
        ("gin_bonus", "B", [("says", 25), ("option", 20)]),
        ("penalty_basis", "C", [("read", "own"), ("letter", "all_hands")]),
        ("exchange_cap", "A", [("silent", 50)]),
    ],
)
def test_contested_points(field: str, system: str, told: list[tuple[str, object]]) -> None:
    sayings = [saying for saying in said(field) if saying.system.name == system]
    assert [(str(saying.standing), saying.value) for saying in sayings] == told


@pytest.mark.parametrize("ask", [said, contested])
@pytest.mark.parametrize("field", ["key", "jokers", ""])
def test_an_unknown_field_is_answered_with_the_fields_that_exist(ask: Any, field: str) -> None:
    with pytest.raises(RuleSetError, match=f"There is no rule '{field}'; the rules are players, "):
        ask(field)
