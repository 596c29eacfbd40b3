"""Hands and matches played by chance, under any rules, for any number of players."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import DECK, Card
from gin_widgets.play import (
    Action,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    IllegalAction,
    Knock,
    LayOff,
    Match,
    PassUpcard,
    Phase,
    Round,
    Spread,
    TakeUpcard,
    parse_action,
)
from gin_widgets.play.state import State
from gin_widgets.rules import LimitSource, ResultKind, RuleSet, Target
from tests.tables import MANY, chosen, rule_sets, walk

SEEDS = st.integers(0, 2**32)
TABLES = given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)


def on_the_table(state: State) -> list[Card]:
    """Every card of the deck, from wherever it lies."""
    cards = [*state.stock, *state.pile, *(layoff.card for _, layoff in state.layoffs)]
    return cards + [card for hand in state.hands for card in hand]


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
            extra = now.phase is Phase.DISCARD and seat == now.turn
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
    plain: list[Action] = [TakeUpcard(), PassUpcard(), DrawStock(), DrawPile(), Done(), *spreads]
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
    assert sum(result.points) == sum(line.points for line in result.lines)
    assert min(result.points) >= 0
    assert (result.winner is None) == (result.kind == "void")
    assert sum(points > 0 for points in result.points) <= 1


@settings(max_examples=60)
@TABLES
def test_a_layoff_is_played_on_a_meld_that_takes_it(
    rules: RuleSet, players: int, seed: int
) -> None:
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        for meld in now.view(None).table_melds:
            assert type(meld).of(meld.cards, rules) == meld


@settings(max_examples=15)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_in_a_match_scores_never_fall_and_the_first_at_the_target_wins(
    rules: RuleSet, players: int, seed: int
) -> None:
    assert isinstance(rules.match_end, Target)
    target, dice = rules.match_end.points, Random(seed)
    match = Match.start(rules, players, seed)
    for _ in range(20):
        before = match.scores
        while match.round.result is None:
            match = match.play(chosen(match.round, dice)).state
        assert all(old <= new for old, new in zip(before, match.scores, strict=True))
        if match.winner is not None:
            assert match.scores[match.winner] >= target
            return
        assert max(match.scores) < target
        assert match.next_dealer in range(players)
        match = match.next_round()


def test_the_walks_meet_knocks_gin_void_hands_and_layoffs() -> None:
    rules = MANY.replace(limit_source=LimitSource.FIXED)
    lasts = [
        list(walk(Round.deal(rules, players, seed=seed), Random(seed)))[-1]
        for players in (2, 3)
        for seed in range(20)
    ]
    kinds = {last.result.kind for last in lasts if last.result}
    assert kinds >= {ResultKind.KNOCK, ResultKind.GIN, ResultKind.VOID}
    assert sum(len(last.state.layoffs) for last in lasts) > 5
