import re
from typing import Any

import pytest

from gin_widgets.bots import SimplePlayer
from gin_widgets.cards import DECK, NotationError
from gin_widgets.guide import compare_hand
from gin_widgets.guide.deals import play_deal
from gin_widgets.play import Round
from gin_widgets.rules import HOUSE, RULES, RuleSetError

NONE = "–"


def differences(seed: int, players: int = 2) -> dict[str, str]:
    return {row.key: row.cells[-1].text for row in compare_hand(seed, players).rows}


@pytest.mark.parametrize("key", RULES)
def test_the_deal_is_played_as_the_players_play_it(key: str) -> None:
    now, player = Round.deal(key, seed=4), SimplePlayer()
    while now.result is None:
        now = now.play(player.choose(now.view(now.turn))).state
    assert play_deal(RULES[key], 2, "simple", 4, None).result == now.result


def test_a_row_shows_the_end_what_is_written_and_the_turns() -> None:
    table = compare_hand(4, rules=["house", "elimination", "rummy_rules_penalty"])
    assert table.caption == (
        "One deal for 2 players, seed 4, played under each rule set by the same players "
        "(computer, simple)"
    )
    assert [[cell.text for cell in row.cells[:4]] for row in table.rows] == [
        ["Seat 0 knocked with 8 and wins 4 points.", "4 : 0", NONE, "10"],
        ["Seat 1 knocked with 2. Seat 0 writes 6 penalty points.", NONE, "6 : 0", "17"],
        [
            "Seat 0 knocked with 8 and wins 10 points. Seat 1 writes 4 penalty points.",
            *("10 : 0", "0 : 4", "10"),
        ],
    ]


def test_the_first_difference_is_told_with_the_rule_behind_it() -> None:
    told = differences(4)
    assert told["house"] == NONE
    assert told["complete_rules"] == "As under house rules."
    assert told["play_online"] == "As under house rules."
    assert told["elimination"] == (
        "Turn 11: Seat 1 drew from the stock. House rules: Seat 0 knocked. Here the rules refuse "
        "it: Knock needs 7 or less; the best of seat 0 is 8, throwing the 5♥."
    )
    assert told["rummy_rules_penalty"] == (
        "Played alike. 10 points for a knock; the winner writes points and the losers penalty "
        "points."
    )
    assert told["play_online_to_the_letter"] == (
        "Turn 1: Seat 1 took the 8♠ from the pile. House rules: Seat 1 drew from the stock. The "
        "house refuses it: All passed on the 8♠, so this first draw is from the stock."
    )


def test_what_the_house_would_not_allow_is_told() -> None:
    assert differences(3)["gin_rummy"] == (
        "Turn 16: Seat 0 knocked. House rules: Seat 1 took the 6♠ from the pile. The house refuses "
        "it: Knock needs 7 or less; the best of seat 0 is 10, throwing the 6♠."
    )


def test_a_hand_that_is_void_parts_where_the_house_goes_on() -> None:
    assert differences(0, 4)["rummy_rules"] == (
        "Turn 21: The hand was over. House rules: The pile below its top card is shuffled into a "
        "new stock of 23 cards."
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_refusal_is_told_of_limits_and_offers_and_never_of_the_timing(seed: int) -> None:
    late = HOUSE.replace(key="late", knock_timing="after_discard")
    strict = late.replace(key="strict", limit_compare="below")
    rows = compare_hand(seed, rules=[late, strict]).rows
    assert rows[0].cells[-1].text == "As under house rules."
    assert not re.search(r"throw a card first|knock or go on", rows[1].cells[-1].text)


def test_a_strict_limit_after_the_throw_is_the_reason_too() -> None:
    strict = HOUSE.replace(key="strict", knock_timing="after_discard", limit_compare="below")
    (row,) = compare_hand(4, rules=strict).rows
    assert row.cells[-1].text == (
        "Turn 11: Seat 1 drew from the stock. House rules: Seat 0 knocked. Here the rules refuse "
        "it: Knock needs 7 or less; the best of seat 0 is 8, throwing the 5♥."
    )


def test_a_looser_limit_after_the_throw_is_what_the_house_refuses() -> None:
    loose = HOUSE.replace(key="loose", knock_timing="after_discard", limit_source="fixed")
    (row,) = compare_hand(3, rules=loose).rows
    assert row.cells[-1].text.endswith(
        "The house refuses it: Knock needs 7 or less; the best of seat 0 is 10, throwing the 6♠."
    )


def test_a_void_hand_is_only_compared_by_its_course() -> None:
    void = HOUSE.replace(key="void", players=(2, 2), stock_floor=30, gin_bonus=1)
    (row,) = compare_hand(4, rules=void).rows
    assert row.cells[0].text == "A void hand: nobody scores."
    assert row.cells[-1].text.startswith("Turn 2: The hand was over. House rules: ")
    both = HOUSE.replace(key="both", spade_doubles=True)
    assert compare_hand(1, 6, rules=both).rows[0].cells[-1].text == "As under house rules."


@pytest.mark.parametrize(
    ("asked", "error", "said"),
    [
        ({"players": 2.0}, RuleSetError, "players is 2.0; it must be a whole number."),
        ({"players": True}, RuleSetError, "players is True; it must be a whole number."),
        ({"rules": 5}, RuleSetError, "Rule sets to compare come in a list, not as 5."),
        ({"deck": 5}, NotationError, "A deck is made of cards or written as text; 5 is neither."),
        ({"deck": [1]}, NotationError, "A deck is made of cards or written as text; 1 is neither."),
    ],
)
def test_what_is_no_deal_is_refused_in_a_sentence(
    asked: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error) as caught:
        compare_hand(**asked)
    assert str(caught.value) == said


def test_only_who_may_play_is_compared() -> None:
    table = compare_hand(1, 6)
    assert [row.key for row in table.rows] == ["house", "elimination"]
    assert table.notes[0].startswith("Not for 6 players: A (Play Online), B (Complete Rules), ")


def test_a_deck_can_be_laid_in_dealing_order() -> None:
    table = compare_hand(deck=DECK, rules="house")
    assert table.caption == (
        "One deal for 2 players, played under each rule set by the same players (computer, simple)"
    )
    assert table == compare_hand(99, deck=DECK, rules="house")


def test_without_a_seed_chance_deals_and_the_caption_names_it() -> None:
    table = compare_hand(rules="house")
    found = re.search(r"seed (\d+)", table.caption)
    assert found
    assert compare_hand(int(found[1]), rules="house") == table


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(NotationError, match="There is no player 'genius'; there are random, "):
        compare_hand(1, bot="genius")
    with pytest.raises(NotationError, match="seed"):
        compare_hand("one")  # type: ignore[arg-type]
    with pytest.raises(RuleSetError, match="7 players cannot play any of these"):
        compare_hand(1, players=7)
    with pytest.raises(NotationError):
        compare_hand(deck="AS")
