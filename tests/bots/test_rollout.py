"""Hands played out on bare integers end as a `Round` does."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.bots import playout as at
from gin_widgets.bots.engine import PLAIN, Engine, engine
from gin_widgets.bots.rollout import Outcome, in_kernel, rollout, rollouts, setting, table_of
from gin_widgets.cards import DECK, NotationError
from gin_widgets.play import Phase, Round
from gin_widgets.play.shuffle import shuffled
from gin_widgets.rules import HOUSE, RULES, ResultKind, RuleSet, RuleSetError, Showdown
from tests.bots.many_rollouts import compare, finished
from tests.play.positions import AFTER, BIG_READY, GIN_THROWN, LAYOFF, OVER, SPREAD, TAKEN
from tests.tables import rule_sets

TO_THE_LETTER = "play_online_to_the_letter"


@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_a_hand_ends_as_a_round_does_wherever_chance_has_led(first: int) -> None:
    """Any rules, two to six players, fresh deals and hands in the middle, in both modes."""
    for seed in range(first, first + 100):
        compare(seed, (PLAIN, engine(wait=True)))


@pytest.mark.parametrize(
    "now", [AFTER, BIG_READY, GIN_THROWN, LAYOFF, OVER, SPREAD, TAKEN], ids=lambda now: now.phase
)
def test_a_hand_is_played_out_from_every_phase(now: Round) -> None:
    assert rollout(now) == finished(now).result


def test_the_position_is_left_as_it_was() -> None:
    now = Round.deal("house", players=4, seed=3)
    rollout(now)
    assert now == Round.deal("house", players=4, seed=3)


@pytest.mark.parametrize("rules", RULES)
def test_the_kernel_knows_all_rules_but_a_read_to_the_letter(rules: str) -> None:
    assert in_kernel(RULES[rules]) is (rules != TO_THE_LETTER)


@settings(max_examples=200)
@given(rule_sets(), st.randoms(use_true_random=False))
def test_every_way_to_end_is_scored_as_the_rules_say(
    mode: Engine, rules: RuleSet, dice: Random
) -> None:
    """The kernel writes its own score, for hands of which nobody reads the lines."""
    players = dice.randint(2, 6)
    counts = tuple(dice.randint(0, 12) for _ in range(players))
    knocker, upcard = dice.randrange(players), dice.choice(DECK)
    declared = dice.choice([ResultKind.KNOCK, ResultKind.GIN, ResultKind.BIG_GIN])
    result = Showdown(rules, upcard, knocker, counts, declared).result()
    endings = [ResultKind.KNOCK, ResultKind.GIN, ResultKind.BIG_GIN, ResultKind.UNDERCUT]
    table = mode.ints([*setting(rules, players), *[0] * (at.SIZE - at.DEALER)])
    table[at.UPCARD], table[at.KNOCKER] = upcard.index, knocker
    for seat, count in enumerate(counts):
        table[at.DEADWOOD + at.STRIDE * seat] = count
    table[at.WINNER] = result.winner or 0
    mode.score(table, endings.index(result.kind))
    assert tuple(table[at.POINTS :: at.STRIDE])[:players] == result.points
    assert tuple(table[at.PENALTIES :: at.STRIDE])[:players] == result.penalties


@pytest.mark.parametrize("players", range(2, 7))
def test_many_hands_are_what_each_of_them_would_be(players: int, mode: Engine) -> None:
    """Each deck that the kernel deals is played by a `Round`; a new stock is shuffled elsewhere."""
    table = mode.ints([*setting(HOUSE, players), *[0] * (at.SIZE - at.DEALER)])
    table[at.DICE] = 4217
    results = mode.ints([0] * at.RESULT_SIZE)
    for dealer in range(18):
        before = list(table)
        before[at.DECK : at.DECK + 52] = range(52)
        at.mix(before, at.DECK, at.DECK + 52, at.DECK + 52)
        deck = [DECK[card] for card in before[at.DECK : at.DECK + 52]]
        mode.play_many(table, 1, results)
        now = Round.deal(HOUSE, players, dealer % players, deck=deck)
        end = finished(now)
        if not end.state.recycled and end.result is not None:
            row = [int(number) for number in results]
            assert row[at.WINNER - at.RESULT] == (
                at.NOBODY if end.result.winner is None else end.result.winner
            )
            start = at.POINTS - at.RESULT
            assert tuple(row[start :: at.STRIDE])[:players] == end.result.points


@pytest.mark.parametrize("rules", RULES)
def test_the_same_seed_plays_the_same_hands_in_both_modes(rules: str, mode: Engine) -> None:
    plain, other = (rollouts(30, rules, seed=5, by=each) for each in (PLAIN, mode))
    assert list(plain) == list(other)
    assert list(plain) != list(rollouts(30, rules, seed=6, by=mode))


def test_hands_outside_the_kernel_are_played_too() -> None:
    """A run of colour, twelve hands of it: the same results as a `Round` by `Round`."""
    hands = rollouts(12, TO_THE_LETTER, seed=9)
    assert list(hands) == list(rollouts(12, TO_THE_LETTER, seed=9))
    for number, hand in enumerate(hands):
        deck = shuffled(f"9 rollout {number}")
        end = finished(Round.deal(TO_THE_LETTER, 2, number % 2, deck=deck)).result
        assert end is not None
        assert (hand.kind, hand.winner, hand.points) == (end.kind, end.winner, end.points)
        assert hand.turns > 0


def test_hands_are_looked_at_like_a_tuple_of_outcomes() -> None:
    hands = rollouts(50, "house", players=5, seed=1)
    assert len(hands) == 50
    assert hands[-1] == hands[49] == list(hands)[-1]
    assert hands[10:13] == tuple(islice(hands, 10, 13))
    with pytest.raises(IndexError):
        hands[50]
    assert len(rollouts(0)) == 0
    for hand in hands:
        assert isinstance(hand, Outcome)
        assert len(hand.points) == len(hand.penalties) == len(hand.deadwood) == 5
        if hand.kind is ResultKind.VOID:
            assert (hand.winner, hand.knocker, sum(hand.points)) == (None, None, 0)
        else:
            assert hand.winner is not None
            assert hand.points[hand.winner] == sum(hand.points) > 0


def test_an_undercut_is_won_by_another_than_the_knocker() -> None:
    for hand in rollouts(400, "gin_rummy", seed=2):
        assert (hand.kind is ResultKind.UNDERCUT) is (hand.winner != hand.knocker)


@pytest.mark.parametrize("hands", [-1, 2.5, "3", True, None])
def test_a_number_of_hands_that_cannot_be_is_refused(hands: Any) -> None:
    with pytest.raises(NotationError) as refused:
        rollouts(hands)
    assert str(refused.value) == (
        f"The number of hands is {hands!r}; it must be a whole number from 0."
    )


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(RuleSetError, match="There is no rule set 'ginn'"):
        rollouts(1, "ginn")
    with pytest.raises(RuleSetError, match="3 players cannot play gin_rummy; it is for 2"):
        rollouts(1, "gin_rummy", players=3)
    with pytest.raises(NotationError, match="The seed is -4"):
        rollouts(1, seed=-4)


def test_a_table_holds_what_lies_on_it() -> None:
    now = Round.deal("house", players=3, dealer=1, seed=8)
    table = table_of(now.state)
    assert now.phase is Phase.OFFER
    assert (table[at.TURN], table[at.OFFERS], table[at.DECLINED]) == (2, 3, 0)
    assert [table[at.HANDS + seat] for seat in range(3)] == [h.mask for h in now.state.hands]
    stock = table[table[at.NEXT] : table[at.END]]
    assert [DECK[card] for card in stock] == list(now.state.stock)
    assert DECK[table[table[at.TOP]]] == now.state.upcard
