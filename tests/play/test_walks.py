"""Hands and matches played by chance, under any rules, for any number of players."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import DECK
from gin_widgets.play import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    GoOn,
    IllegalAction,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    Round,
    Spread,
    TakeUpcard,
    parse_action,
)
from gin_widgets.rules import HOUSE, LimitSource, ResultKind, RuleSet
from tests.play.many_games import check_result, on_the_table, play
from tests.tables import rule_sets, walk

SEEDS = st.integers(0, 2**32)
TABLES = given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)


@settings(max_examples=60)
@TABLES
def test_the_52_cards_are_there_once_at_every_step(rules: RuleSet, players: int, seed: int) -> None:
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        assert sorted(on_the_table(now.state)) == list(DECK)


@settings(max_examples=60)
@TABLES
def test_everybody_holds_the_cards_dealt_and_one_more_before_a_throw(
    rules: RuleSet, players: int, seed: int
) -> None:
    each = rules.cards_each(players)
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        state = now.state
        laid = [sum(who == seat for who, _ in state.layoffs) for seat in range(players)]
        for seat, hand in enumerate(state.hands):
            kept_all = state.result is not None and state.result.kind is ResultKind.BIG_GIN
            extra = (now.phase is Phase.DISCARD or kept_all) and seat == now.turn
            assert len(hand) == each + extra - laid[seat]


@settings(max_examples=60)
@TABLES
def test_what_is_legal_passes_the_check_and_can_be_written_and_read(
    rules: RuleSet, players: int, seed: int
) -> None:
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        legal = now.legal_actions()
        assert len(set(legal)) == len(legal)
        assert bool(legal) is (now.result is None)
        for action in legal:
            assert now.check(now.turn, action)
            assert parse_action(str(action)) == action


def all_actions(now: Round) -> list[Action]:
    """Actions of every kind, with cards held and not held, on melds laid and not laid."""
    cards = [*now.state.hands[now.turn], DECK[0], DECK[25], DECK[51]]
    melds = [action.meld for action in now.legal_actions() if isinstance(action, LayOff)]
    spreads = [Spread(()), *(Spread((meld,)) for meld in melds)]
    plain: list[Action] = [
        *(TakeUpcard(), PassUpcard(), DrawStock(), DrawPile()),
        *(DeclareBigGin(), GoOn(), Done()),
        *spreads,
    ]
    throws = [throw(card) for throw in (Discard, Knock, DeclareGin) for card in cards]
    return [*plain, *throws, *(LayOff(card, meld) for card in cards for meld in melds)]


@settings(max_examples=30)
@TABLES
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(
    rules: RuleSet, players: int, seed: int
) -> None:
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        legal, state = now.legal_actions(), now.state
        for action in all_actions(now):
            if action in legal:
                continue
            verdict = now.check(now.turn, action)
            assert verdict.reason is not None
            with pytest.raises(IllegalAction) as error:
                now.play(action)
            assert error.value.verdict == verdict
            assert now.state is state


@settings(max_examples=60)
@TABLES
def test_every_hand_ends_and_its_lines_add_up(rules: RuleSet, players: int, seed: int) -> None:
    *_, last = walk(Round.deal(rules, players, seed=seed), Random(seed))
    result = last.result
    assert result is not None
    check_result(result, rules)


@settings(max_examples=60)
@TABLES
def test_a_layoff_is_played_on_a_meld_that_takes_it(
    rules: RuleSet, players: int, seed: int
) -> None:
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        for meld in now.view(None).table_melds:
            assert type(meld).of(meld.cards, rules) == meld


def test_the_walks_meet_knocks_gin_void_hands_and_layoffs() -> None:
    rules = HOUSE.replace(limit_source=LimitSource.FIXED)
    lasts = [
        list(walk(Round.deal(rules, players, seed=seed), Random(seed)))[-1]
        for players in (2, 3)
        for seed in range(20)
    ]
    kinds = {last.result.kind for last in lasts if last.result}
    assert kinds >= {ResultKind.KNOCK, ResultKind.GIN, ResultKind.VOID}
    assert sum(len(last.state.layoffs) for last in lasts) > 5


def test_matches_under_any_rules_keep_every_invariant() -> None:
    *_, met = play(150)
    assert met.hands == 150
    assert set(met.players) == {2, 3, 4, 5, 6}
    assert met.recycled > 0
    assert met.eliminated > 0
