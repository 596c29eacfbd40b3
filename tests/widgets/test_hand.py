import json
from pathlib import Path
from typing import Any

import pytest

import gin_widgets as gw
from gin_widgets.cards import Card, CardSet, NotationError
from gin_widgets.explain.wording.hand import HAND_WORDS
from gin_widgets.widgets import Hand

WORDS = Path(__file__).parents[1] / "data" / "hand" / "words.json"
CARDS = ("7H", "7C", "8H", "TS")


@pytest.fixture
def hand() -> Hand:
    return Hand("7h 7c 8h 10s", mode="many")


def send(hand: Hand, content: Any) -> None:
    hand._handle_custom_msg(content, [])


def test_a_hand_is_there_under_its_public_name() -> None:
    assert gw.widgets.Hand is Hand


@pytest.mark.parametrize("cards", ["7h,7C 8♥10s", CARDS, [Card.parse(code) for code in CARDS]])
def test_cards_lie_as_they_are_given(cards: Any) -> None:
    hand = Hand(cards)
    assert (hand.cards, hand.order, hand.chosen) == (CARDS, CARDS, ())


def test_a_set_of_cards_is_a_hand_too() -> None:
    assert set(Hand(CardSet.parse("7h 7c")).cards) == {"7H", "7C"}


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("7H 7H", "7♥ is there twice"),
        (["7H", "7h"], "7H is there twice"),
        ("7X", "7X"),
        ([7], "7 is no card"),
        (7, "7 is no row of cards"),
    ],
)
def test_cards_that_are_none_are_refused_in_one_sentence(cards: Any, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        Hand(cards)


def test_a_mode_that_there_is_not_is_refused() -> None:
    with pytest.raises(NotationError, match="There is no mode 'fly'; there are show, one, many"):
        Hand("7H", mode="fly")


def test_what_is_chosen_in_the_browser_can_be_observed(hand: Hand) -> None:
    seen: list[Any] = []
    hand.observe(lambda change: seen.append(change["new"]), "chosen")
    send(hand, {"kind": "chosen", "cards": ["8H"]})
    send(hand, {"kind": "chosen", "cards": ["8H", "7C"]})
    assert seen == [("8H",), ("8H", "7C")]


def test_the_order_made_in_the_browser_can_be_observed() -> None:
    hand = Hand(CARDS, mode="order")
    send(hand, {"kind": "order", "cards": list(reversed(CARDS))})
    assert hand.order == tuple(reversed(CARDS))
    assert hand.cards == CARDS


@pytest.mark.parametrize(
    "content",
    [
        None,
        {"kind": "chosen"},
        {"kind": "chosen", "cards": "8H"},
        {"kind": "chosen", "cards": ["2C"]},
        {"kind": "chosen", "cards": [5]},
        {"kind": "chosen", "cards": ["8H", "8H"]},
        {"kind": "order", "cards": ["TS", "8H", "7C", "7H"]},
        {"kind": "cards", "cards": ["2C"]},
    ],
)
def test_a_message_that_is_none_changes_nothing(hand: Hand, content: Any) -> None:
    hand.chosen = "7h"
    send(hand, content)
    assert (hand.cards, hand.order, hand.chosen) == (CARDS, CARDS, ("7H",))


@pytest.mark.parametrize("mode", ["show", "one"])
def test_a_mode_allows_what_it_says(mode: str) -> None:
    hand = Hand(CARDS, mode=mode)
    send(hand, {"kind": "chosen", "cards": ["8H"]})
    assert hand.chosen == (("8H",) if mode == "one" else ())
    send(hand, {"kind": "chosen", "cards": ["8H", "7C"]})
    send(hand, {"kind": "order", "cards": list(reversed(CARDS))})
    assert hand.order == CARDS
    assert len(hand.chosen) <= 1


def test_a_notebook_sets_what_is_chosen_and_how_it_lies(hand: Hand) -> None:
    hand.chosen, hand.order = "10s", "8h 7h 10s 7c"
    assert (hand.chosen, hand.order) == (("TS",), ("8H", "7H", "TS", "7C"))
    with pytest.raises(NotationError, match="2C cannot be chosen"):
        hand.chosen = "2c"
    with pytest.raises(NotationError, match="every card of the hand once"):
        hand.order = "8h 7h"
    hand.mode = "one"
    with pytest.raises(NotationError, match="One card at most"):
        hand.chosen = "8h 7h"


def test_other_cards_begin_anew(hand: Hand) -> None:
    hand.chosen, hand.order = "10s", "8h 7h 10s 7c"
    hand.cards = "2c 3c"
    assert (hand.chosen, hand.order) == ((), ("2C", "3C"))


def test_the_browser_cannot_write_the_cards(hand: Hand) -> None:
    update = {"method": "update", "state": {"cards": ["2C"], "mode": "order"}, "buffer_paths": []}
    hand._handle_msg({"content": {"data": update}, "buffers": []})
    assert (hand.cards, hand.mode) == (CARDS, "many")


def test_the_words_are_those_of_the_file_that_the_browser_reads() -> None:
    assert json.loads(WORDS.read_text(encoding="utf-8")) == HAND_WORDS
    assert set(HAND_WORDS) < set(Hand().words)


def test_a_hand_writes_itself_the_same_way_every_time(hand: Hand) -> None:
    assert repr(hand) == "<Hand 7H 7C 8H TS, many>"
    assert repr(Hand()) == "<Hand of no cards, show>"
