"""Guesses of the hidden cards look to their seat just as the hand itself does."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.bots import montecarlo, playout
from gin_widgets.bots.engine import Engine
from gin_widgets.bots.worlds import drawers, moment_of, seen_by, worlds
from gin_widgets.cards import DECK, Card, CardSet, best_arrangement, best_discards
from gin_widgets.play import Phase, Position, Round, SeatView
from gin_widgets.rules import RULES, RuleSet
from tests.tables import drawn_first, out_of_sight, played, rule_sets, table, walk

SEEDS = st.integers(0, 2**32)


@settings(max_examples=60)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_every_world_gives_back_the_view(rules: RuleSet, players: int, seed: int) -> None:
    for now in walk(Round.deal(rules, players, seed=seed), Random(seed)):
        for seat in (now.turn, (now.turn + 1) % players, None):
            view = now.view(seat)
            assert all(world.view(seat) == view for world in islice(worlds(view, seed), 2))


@pytest.mark.parametrize("rules", RULES)
def test_worlds_depend_on_the_view_and_the_seed_alone(rules: str) -> None:
    view = drawn_first(Round.deal(rules, seed=3)).view(0)
    some, again, other = (list(islice(worlds(view, seed), 3)) for seed in (1, 1, 2))
    assert some == again != other
    assert len({world.state.hands for world in some}) == 3


def test_a_card_seen_taken_stays_in_the_hand_that_it_went_to() -> None:
    now = table(
        "5H 6H KC KD 2S 3S 9C JD QS 8C", "AS AD AC 4D 4C 6S 6C 7C 9S TD", upcard="7H", stock="KS"
    )
    now = played(now, "take", "discard KC")
    for world in islice(worlds(now.view(1), seed=1), 50):
        assert Card.parse("7H") in world.state.hands[0]
        assert Card.parse("KC") not in world.state.hands[0]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_hidden_cards_are_the_same_in_every_world(players: int, mode: Engine) -> None:
    now = walked(Round.deal("house", players, seed=8), 9 * players)
    view = now.view(now.turn)
    deck, seen = mode.ints(moment_of(view, 5)), mode.ints(seen_by(view))
    hidden = {card.index for card in out_of_sight(now, view.seat)}
    for _ in range(200):
        mode.imagine(deck, seen)
        held = sum(
            int(deck[playout.HANDS + seat]) & ~int(seen[montecarlo.KNOWN + seat])
            for seat in range(players)
        )
        stock = [int(card) for card in deck[deck[playout.NEXT] : deck[playout.END]]]
        assert len(stock) == view.stock_size == len(set(stock))
        assert {card.index for card in CardSet.from_mask(held)} | set(stock) == hidden


def test_both_modes_imagine_the_same(mode: Engine) -> None:
    view = walked(Round.deal("house", 3, seed=8), 30).view(0)
    deck, seen = mode.ints(moment_of(view, 5)), mode.ints(seen_by(view))
    plain = worlds(view, 5)
    for _ in range(50):
        mode.imagine(deck, seen)
        hands = [int(mask) for mask in deck[playout.HANDS : playout.HANDS + 3]]
        assert hands == [hand.mask for hand in next(plain).state.hands]


def test_at_the_first_turn_every_hidden_card_is_held_equally_often() -> None:
    """Nobody has thrown yet, so there is nothing to play in: chi-square of the other hand."""
    view, many = Round.deal("house", seed=4).view(1), 4000
    held = Counter(
        card for world in islice(worlds(view, seed=1), many) for card in world.state.hands[0]
    )
    unseen = Position.of(view).unseen
    even = many * 10 / len(unseen)
    off = sum((held[card] - even) ** 2 for card in unseen) / (even * (1 - 10 / len(unseen)))
    assert set(held) == set(unseen)
    assert abs(off - len(unseen)) < 4 * (2 * len(unseen)) ** 0.5


def test_the_next_card_of_the_stock_is_any_of_those_not_held() -> None:
    """The best card that was thrown must not lie on top, nor at the bottom."""
    view, many = walked(Round.deal("house", seed=8), 20).view(0), 4000
    first, last = Counter[bool](), Counter[bool]()
    for world in islice(worlds(view, seed=1), many):
        points = [card.points for card in world.state.stock]
        first[points[0] > sum(points) / len(points)] += 1
        last[points[-1] > sum(points) / len(points)] += 1
    assert abs(first[True] - last[True]) < 4 * (many / 2) ** 0.5


@pytest.mark.parametrize("turns", [2, 6, 12])
def test_hands_are_as_good_as_those_of_a_player_who_draws_and_throws(turns: int) -> None:
    """A slow and obvious player with its own dice comes to the same deadwood on average."""
    now = walked(Round.deal("gin_rummy", seed=21), turns, drawing_only=True)
    view = now.view(0)
    draws = drawers(view).count(1)
    assert draws >= turns // 4
    many, dice = 1500, Random(1)
    slow = [best_arrangement(kept_by_chance(view, draws, dice)).deadwood for _ in range(many)]
    fast = [
        best_arrangement(world.state.hands[1]).deadwood
        for world in islice(worlds(view, seed=1), many)
    ]
    assert abs(sum(slow) - sum(fast)) / many < 4 * 15 * (2 / many) ** 0.5


def kept_by_chance(view: SeatView, draws: int, dice: Random) -> CardSet:
    """A hand dealt from what seat 0 has not seen, and changed so often for a better card."""
    order = list(CardSet(DECK) - view.hand - CardSet(view.pile))
    dice.shuffle(order)
    hand, stock = CardSet(order[:10]), order[10:]
    for drawn in stock[:draws]:
        least, throws = best_discards(hand | drawn)
        if least > view.limit:
            hand = (hand | drawn) - max(throws, key=lambda card: (card.points, card))
    return hand


def walked(now: Round, steps: int, *, drawing_only: bool = False) -> Round:
    """The hand after so many actions of players who draw from the stock and throw what is dear."""
    for _ in range(steps):
        words = [str(action) for action in now.legal_actions()]
        wanted = ("pass", "stock") if drawing_only or "stock" in words else ("pass",)
        throws = [word for word in words if word.startswith("discard")]
        chosen = next((word for word in wanted if word in words), throws[-1] if throws else "")
        assert chosen, now.phase
        now = played(now, chosen)
    return now


def test_who_has_drawn_is_counted_back_from_the_last_turn() -> None:
    now = Round.deal("house", 3, dealer=0, seed=8)
    assert drawers(now.view(0)) == []
    now = played(now, "pass", "pass", "pass", "stock")
    assert drawers(now.view(0)) == [1]
    now = walked(now, 4)
    assert now.phase is Phase.DISCARD
    assert drawers(now.view(0)) == [(now.turn - back) % 3 for back in range(3)]
