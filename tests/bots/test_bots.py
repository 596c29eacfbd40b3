"""What every player in `BOTS` must do."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.bots import BOTS, bot_of
from gin_widgets.cards import NotationError
from gin_widgets.play import Match, Round
from gin_widgets.rules import RULES, RuleSet
from tests.tables import reshuffled, rule_sets, walk

SEEDS = st.integers(0, 2**32)
HANDS = 40


@pytest.mark.parametrize("key", BOTS)
@settings(max_examples=40)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_a_player_chooses_a_legal_action_wherever_chance_leads(
    key: str, rules: RuleSet, players: int, seed: int
) -> None:
    player = bot_of(key)
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        if now.result is None:
            assert player.choose(now.view(now.turn)) in now.legal_actions()


@pytest.mark.parametrize("key", BOTS)
@settings(max_examples=40)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_a_choice_does_not_depend_on_a_card_that_the_seat_has_not_seen(
    key: str, rules: RuleSet, players: int, seed: int
) -> None:
    dice = Random(seed)
    for now in walk(Round.deal(rules, players, seed=seed), dice):
        if now.result is None:
            other = reshuffled(now, now.turn, dice)
            views = now.view(now.turn), other.view(now.turn)
            assert bot_of(key).choose(views[0]) == bot_of(key).choose(views[1])


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("key", BOTS)
def test_players_among_themselves_play_the_same_match_twice(key: str, rules: str) -> None:
    """To its end, or as far as players get who hardly ever knock."""
    ends = []
    for _ in range(2):
        match, player = Match.start(rules, seed=11), bot_of(key)
        while match.winner is None and match.hand_number < HANDS:
            if match.round.result is not None:
                match = match.next_round()
            while match.round.result is None:
                now = match.round
                match = match.play(player.choose(now.view(now.turn))).state
        ends.append(match)
    assert ends[0] == ends[1]
    assert ends[0].winner is not None or key == "random"


def test_each_player_is_made_afresh() -> None:
    assert all(factory() is not factory() for factory in BOTS.values())


@pytest.mark.parametrize("wrong", ["Simple", "", None, 3, ["simple"]])
def test_an_unknown_player_is_answered_with_those_that_exist(wrong: Any) -> None:
    with pytest.raises(NotationError) as error:
        bot_of(wrong)
    assert str(error.value) == f"There is no player {wrong!r}; there are {', '.join(BOTS)}."
