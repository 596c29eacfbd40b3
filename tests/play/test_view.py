from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import DECK, Card, CardSet, NotationError
from gin_widgets.play import Round, SeatView, StockDrawn, as_seen
from gin_widgets.rules import RuleSet
from tests.play.positions import DRAWN, LAYOFF, OVER, SPREAD, TAKEN
from tests.tables import chosen, hidden_from, played, reshuffled, rule_sets, walk

SEEDS = st.integers(0, 2**32)


def cards_in(thing: Any) -> Iterator[Card]:
    """Every card anywhere inside a value."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, CardSet | tuple | list):
        for part in thing:
            yield from cards_in(part)
    elif isinstance(thing, Mapping):
        for part in thing.values():
            yield from cards_in(part)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from cards_in(getattr(thing, field.name))


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "0"])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: Any) -> None:
    with pytest.raises(NotationError) as refused:
        DRAWN.view(seat)
    assert str(refused.value) == f"There is no seat {seat!r}; the seats are 0 to 1."


def test_the_search_finds_cards_wherever_they_are() -> None:
    assert set(cards_in(OVER.state)) == set(DECK)


@settings(max_examples=40)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_a_view_holds_no_card_that_its_seat_has_not_seen(
    rules: RuleSet, players: int, seed: int
) -> None:
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        for seat in (*range(players), None):
            hidden = hidden_from(now, seat)
            assert hidden.isdisjoint(CardSet(set(cards_in(now.view(seat)))))


@settings(max_examples=40)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_hidden_cards_dealt_otherwise_give_the_same_view(
    rules: RuleSet, players: int, seed: int
) -> None:
    dice = Random(seed)
    for now in walk(Round.deal(rules, players, seed=seed), dice):
        for seat in (*range(players), None):
            assert reshuffled(now, seat, dice).view(seat) == now.view(seat)


@settings(max_examples=40)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_an_event_as_seen_names_no_card_that_is_still_hidden(
    rules: RuleSet, players: int, seed: int
) -> None:
    dice = Random(seed)
    now = Round.deal(rules, players, seed=seed)
    while now.result is None:
        step = now.play(chosen(now, dice))
        now = step.state
        for seat in (*range(players), None):
            seen = [as_seen(event, seat) for event in step.events]
            assert hidden_from(now, seat).isdisjoint(CardSet(set(cards_in(seen))))


def test_only_the_drawer_sees_what_came_from_the_stock() -> None:
    event = StockDrawn(0, Card.parse("7H"))
    assert as_seen(event, 0) == event
    assert as_seen(event, 1) == as_seen(event, None) == StockDrawn(0, None)


@settings(max_examples=30)
@given(seed=SEEDS)
def test_the_other_seats_see_the_same_whatever_is_drawn(seed: int) -> None:
    dice = Random(seed)
    for now in walk(Round.deal("house", seed=seed), dice):
        if now.phase == "draw":
            for seat in (1 - now.turn, None):
                other = reshuffled(now, seat, dice)
                action = now.legal_actions()[0]
                events = [
                    tuple(as_seen(event, seat) for event in each.play(action).events)
                    for each in (now, other)
                ]
                assert events[0] == events[1]


def test_a_view_has_no_field_for_the_stock_the_seed_or_the_other_hands() -> None:
    names = {field.name for field in fields(SeatView)}
    assert names.isdisjoint({"stock", "hands", "deck", "seed", "state", "match"})


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    view = DRAWN.view(1)
    assert view.hand == DRAWN.state.hands[1]
    assert view.hand_sizes == (11, 10)
    assert view.stock_size == 30
    assert view.legal == ()
    assert DRAWN.view(0).legal == DRAWN.legal_actions()


def test_everybody_counts_the_exchanges_and_the_new_stocks() -> None:
    taken = played(TAKEN, "discard 4D", "pile")
    for seat in (0, 1, None):
        assert (TAKEN.view(seat).exchanges, taken.view(seat).exchanges) == (1, 2)
        assert taken.view(seat).recycled == taken.state.recycled


def test_a_spectator_holds_nothing_and_may_do_nothing() -> None:
    view = DRAWN.view(None)
    assert (view.seat, view.hand, view.legal) == (None, CardSet(), ())
    assert view.hand_sizes == (11, 10)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_hand_lies_open_when_the_rules_open_it(seat: int | None) -> None:
    assert SPREAD.view(seat).shown == (None, None)
    first, second = LAYOFF.view(seat).shown
    assert first is not None
    assert first.cards == LAYOFF.state.hands[0]
    assert second is None
    assert None not in OVER.view(seat).shown


def test_what_all_saw_somebody_take_stays_known_until_it_is_thrown() -> None:
    eight = Card.parse("8C")
    assert TAKEN.view(1).picked[0] == CardSet([eight])
    later = played(TAKEN, "discard 4D", "stock", "discard 8H", "stock")
    assert later.view(1).picked[0] == CardSet([eight])
    assert played(later, "discard 8C").view(1).picked[0] == CardSet()
