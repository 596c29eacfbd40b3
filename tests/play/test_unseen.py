"""Who has knocked holds a hand that may knock, whatever else is known."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import DECK, CardSet
from gin_widgets.play import Phase, Position, PositionError
from gin_widgets.play.holding import best_held
from gin_widgets.play.unseen import knocking_hand
from gin_widgets.rules import RULES
from tests.play.test_possible import HAND, KNOCKED, problems


@pytest.mark.parametrize("key", RULES)
@pytest.mark.parametrize("upcard", ["2H", "3H", "7H", "KH"])
def test_an_unknown_knocker_may_knock(key: str, upcard: str) -> None:
    pile = f"4S {upcard}" if key == "play_online_to_the_letter" else f"{upcard} 4S"
    hand = "8S 9S TS JS QS 8D 9D TD JD QD"
    position = Position.from_text(f"rules: {key}; hand: {hand}; pile: {pile}; knocker: 1")
    for seed in range(5):
        now = position.deal(seed)
        limit = now.view(0).limit
        best = best_held(now.rules, now.state.hands[1], None)
        assert now.phase is Phase.SPREAD
        assert 1 <= best.deadwood <= limit
        assert now.legal_actions()
        assert len(now.state.hands[1]) == 10


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), count=st.integers(0, 3))
def test_what_is_known_of_the_knocker_is_in_the_hand_or_told_to_be_impossible(
    seed: int, count: int
) -> None:
    spare = [card for card in DECK if card.code not in HAND + "9C 4S"]
    known = CardSet(Random(seed).sample(spare, count))
    hand = f"hand 1: {' '.join(known.codes)}"
    text = f"{HAND}; pile: 9C 4S; knocker: 1; {hand}"
    if found := problems(text):
        assert count > 1
        assert found == ("With the cards that are left, seat 1 cannot have knocked.",)
        return
    position = Position.from_text(text)
    held = position.deal(seed).state.hands[1]
    assert known <= held
    assert 1 <= best_held(position.rules, held, None).deadwood <= 9


def test_a_taken_card_that_may_not_be_melded_yet_is_loose() -> None:
    position = Position.from_text(
        "rules: play_online_to_the_letter; hand: 5H 6H 7H KC KD KS AC 2C 3C 4D; pile: 9C QS; "
        "knocker: 1; taken: 7S; exchanges: 1"
    )
    for seed in range(10):
        now = position.deal(seed)
        assert "7S" in now.state.hands[1].codes
        assert now.legal_actions()
        for spread in now.legal_actions():
            assert "7S" not in str(spread)


def test_nobody_is_looked_for_where_nobody_has_knocked() -> None:
    drawing = Position.from_text(f"{HAND}; pile: 9C 4S")
    assert knocking_hand(drawing, DECK) is None


def test_a_knocker_who_is_known_keeps_the_hand() -> None:
    position = Position.from_text(KNOCKED)
    assert position.deal(1).state.hands[0] == position.hands[0]


def test_no_ace_is_left_for_a_knock_with_one() -> None:
    position = "rules: rummy_rules; hand: AH AD AC 5H 6H 7H KC KD KS 9D; pile: AS 4S; knocker: 1"
    with pytest.raises(PositionError, match="seat 1 cannot have knocked"):
        Position.from_text(position)
