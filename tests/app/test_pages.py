"""What the address of a page may ask for, and how a bad one is answered."""

from urllib.parse import quote_plus

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets import RULES, RuleSet
from gin_widgets.app import pages
from gin_widgets.app.pages import HIGHEST_SEED, Asked, asked
from gin_widgets.guide import Game, code_of
from gin_widgets.rules import HOUSE, Target, rules_text


def test_nothing_asked_is_the_usual_game() -> None:
    deal = asked(RULES, "")
    assert (deal.rules, deal.players, deal.seed, deal.notes) == ("house", 2, None, ())
    assert deal._repr_html_() == ""


def test_seed_and_rules_are_read() -> None:
    deal = asked(RULES, "seed=4217&rules=complete_rules")
    assert (deal.rules, deal.seed, deal.notes) == ("complete_rules", 4217, ())


@pytest.mark.parametrize("query", ["players=4&rules=elimination", "rules=elimination&players=4"])
def test_players_are_read_whatever_the_order(query: str) -> None:
    deal = asked(RULES, query)
    assert (deal.rules, deal.players, deal.notes) == ("elimination", 4, ())


@pytest.mark.parametrize("players", ["1", "7", "0", "-3", "3.0", "", "three", "03", "٣", "9" * 99])
def test_players_that_the_rules_do_not_allow_are_noted(players: str) -> None:
    deal = asked(RULES, f"players={players}")
    assert deal.players == 2
    (note,) = deal.notes
    assert note.endswith("players, but the rules house are for 2 to 6.")


def test_the_rules_that_are_asked_for_say_how_many_may_play() -> None:
    deal = asked(RULES, "players=3&rules=complete_rules")
    assert (deal.rules, deal.players) == ("complete_rules", 2)
    assert deal.notes == (
        "The address asks for “3” players, but the rules complete_rules are for 2.",
    )


def test_the_first_of_two_numbers_of_players_counts() -> None:
    assert asked(RULES, "players=3&players=4").players == 3


def test_a_game_is_asked_for_by_its_code() -> None:
    code = code_of(Game.start("elimination", 3, seed=7))
    deal = asked(RULES, f"g={code}&seed=4")
    told = "The address asks for a game by its code, which holds all of it; this is left out: seed."
    assert (deal.code, deal.notes) == (code, (told,))
    assert asked(RULES, f"g={code}").notes == ()
    assert asked(RULES, "").code is None


@pytest.mark.parametrize("code", ["", "4KR0", "hello", "0" * 99, "<b>"])
def test_a_bad_code_is_left_out_and_noted(code: str) -> None:
    deal = asked(RULES, f"g={code}")
    assert deal.code is None
    (note,) = deal.notes
    assert note.startswith(f"The address asks for the game “{code[:20]}")


@pytest.mark.parametrize("seed", [0, HIGHEST_SEED])
def test_the_first_and_the_last_seed_are_taken(seed: int) -> None:
    assert asked(RULES, f"seed={seed}").seed == seed


@pytest.mark.parametrize(
    "seed", ["-1", "1.5", "", "ace", "٣", "1_000", str(HIGHEST_SEED + 1), "9" * 99]
)
def test_a_bad_seed_is_left_out_and_noted(seed: str) -> None:
    deal = asked(RULES, f"seed={seed}")
    assert deal.seed is None
    (note,) = deal.notes
    assert f"a whole number from 0 to {HIGHEST_SEED}" in note


def test_unknown_rules_are_noted_with_those_there_are() -> None:
    deal = asked(RULES, "rules=hollywood&seed=7")
    assert (deal.rules, deal.seed) == ("house", 7)
    assert deal.notes == (
        f"The address asks for rules “hollywood”, but there are only: {', '.join(RULES)}.",
    )


def test_a_variant_is_asked_for_by_its_text() -> None:
    mine = RULES["play_online"].replace(key="mine", match_end=Target(50))
    deal = asked(RULES, f"rules={quote_plus(rules_text(mine, RULES['play_online']))}&seed=7")
    assert (deal.rules, deal.seed, deal.notes) == (mine, 7, ())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("house tie=nobody", "tie is 'nobody'; it can be defender, knocker."),
        ("house scoring=penalty_points", "Nobody writes points, so there is no target"),
        ("house __import__('os').abort()", "\"__import__('os').abort()\" changes nothing"),
        ("house jokers=2", "There is no rule 'jokers'; the rules are key, players"),
    ],
)
def test_a_variant_that_cannot_be_is_noted_and_left_out(text: str, told: str) -> None:
    deal = asked(RULES, f"rules={quote_plus(text)}&seed=7")
    assert (deal.rules, deal.seed) == ("house", 7)
    (note,) = deal.notes
    assert note.startswith(f"The address asks for rules “{text}”, which are none. {told}")
    assert len(note) < 250


@given(st.text(max_size=200))
def test_no_text_of_rules_breaks_the_page(text: str) -> None:
    deal = asked(RULES, f"rules={quote_plus('house ' + text)}")
    assert isinstance(deal.rules, RuleSet) or deal.rules == "house"
    assert all(len(note) < 250 for note in deal.notes)


def test_a_word_that_the_page_does_not_know_is_noted_once() -> None:
    assert asked(RULES, "colour=red&colour=red").notes == (
        "The address asks for “colour”, which this page does not know.",
    )


def test_what_jupyter_writes_into_an_address_is_no_mistake() -> None:
    assert asked(RULES, "token=abc&seed=1").notes == ()


def test_the_first_of_two_seeds_counts() -> None:
    assert asked(RULES, "seed=1&seed=2").seed == 1


def test_an_endless_address_is_not_read() -> None:
    deal = asked(RULES, "seed=1&x=" + "y" * 2000)
    assert deal.seed is None
    assert deal.notes == (
        "The address is longer than 2000 characters, so what it asks is left out.",
    )


def test_the_page_reads_its_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "seed=12")
    assert asked(RULES).seed == 12


def test_a_note_shows_markup_as_text() -> None:
    shown = asked(RULES, "seed=<script>alert(1)</script>")._repr_html_()
    assert "<script>" not in shown
    assert "&lt;script&gt;" in shown


@given(st.text(max_size=300))
def test_no_address_breaks_the_page(query: str) -> None:
    deal = asked(RULES, query)
    assert isinstance(deal.rules, RuleSet) or deal.rules in RULES
    assert deal.players == 2 or "players" in query
    assert deal.seed is None or 0 <= deal.seed <= HIGHEST_SEED
    assert all(len(note) < 200 for note in deal.notes)


def test_the_notebooks_are_found() -> None:
    assert {"index.ipynb", "play.ipynb", "rules.ipynb"} <= {
        path.name for path in pages.notebooks().iterdir()
    }


def test_the_rule_sets_of_an_address_are_those_that_are_known() -> None:
    mine = HOUSE.replace(key="mine", players=(3, 4))
    assert asked({"mine": mine}, "") == Asked("mine", 3, None, "simple", None, ())
