from random import Random
from typing import Any

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.play import HandNotOver, IllegalAction, Match, MatchOver, next_seed, parse_action
from gin_widgets.rules import RULES, RuleSetError
from tests.tables import MANY, chosen


def whole_match(match: Match, dice: Random) -> list[Match]:
    """The match at the end of each of its hands."""
    ends = []
    while True:
        while match.round.result is None:
            match = match.play(chosen(match.round, dice)).state
        ends.append(match)
        if match.winner is not None:
            return ends
        match = match.next_round()


@pytest.mark.parametrize("key", RULES)
def test_a_match_ends_when_somebody_has_a_hundred(key: str) -> None:
    for seed in range(2):
        *before, last = whole_match(Match.start(key, seed=seed), Random(seed))
        assert max(last.scores) >= 100
        assert last.winner == last.scores.index(max(last.scores))
        assert all(max(match.scores) < 100 for match in before)
        assert [match.hand_number for match in (*before, last)] == [*range(1, len(before) + 2)]


def test_scores_are_the_sum_of_all_hands() -> None:
    ends = whole_match(Match.start("house", seed=5), Random(5))
    for match in ends:
        by_hand = [result.points for result in match.finished]
        assert match.scores == tuple(map(sum, zip(*by_hand, strict=True)))


def test_the_same_seed_is_the_same_match() -> None:
    one, other = (whole_match(Match.start("house", seed=9), Random(1)) for _ in range(2))
    assert one == other


def test_another_seed_is_another_match() -> None:
    deals = {Match.start("house", seed=seed).round.state.hands for seed in range(50)}
    assert len(deals) == 50


def test_each_hand_of_a_match_is_dealt_afresh() -> None:
    ends = whole_match(Match.start("house", seed=9), Random(1))
    upcards = [match.round.state.upcard for match in ends]
    assert len(set(upcards)) > 1


def test_three_play_a_match_too() -> None:
    last = whole_match(Match.start(MANY, players=3, seed=1), Random(1))[-1]
    assert len(last.scores) == 3
    assert last.winner is not None


def test_the_next_hand_waits_for_the_end_of_this_one() -> None:
    match = Match.start("house", seed=1)
    with pytest.raises(HandNotOver, match="Hand 1 is not over"):
        match.next_round()
    with pytest.raises(HandNotOver):
        _ = match.next_dealer


def test_after_the_match_no_hand_is_dealt() -> None:
    last = whole_match(Match.start("house", seed=3), Random(3))[-1]
    with pytest.raises(MatchOver) as error:
        last.next_round()
    assert f"Seat {last.winner} has won the match" in str(error.value)


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = Match.start("house", seed=1)
    with pytest.raises(IllegalAction):
        match.play(parse_action("stock"))
    assert match == Match.start("house", seed=1)


@pytest.mark.parametrize("seed", [-1, 2**53, "x", 1.0, False])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(NotationError, match="The seed is"):
        Match.start("house", seed=seed)


def test_a_match_for_a_wrong_number_is_refused() -> None:
    with pytest.raises(RuleSetError, match="3 players cannot play house"):
        Match.start("house", players=3, seed=1)


def test_the_seed_after_the_last_one_is_the_first() -> None:
    assert next_seed(4217) == 4218
    assert next_seed(2**53 - 1) == 0
