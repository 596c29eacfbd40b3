"""The solver on integers, in both modes, beside the slow one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.bots.engine import Engine
from gin_widgets.cards import CardSet
from gin_widgets.cards.card import DECK, Card
from tests import slow
from tests.strategies import crowds, hands

SIZES = (3, 4, 6, 7, 8, 9, 10, 11)


def thrown(key: int) -> tuple[int, Card]:
    return int(key) >> 10, DECK[51 - (int(key) & 63)]


@settings(max_examples=300)
@given(hands(sizes=SIZES))
def test_the_least_deadwood_is_that_of_the_slow_solver(mode: Engine, hand: CardSet) -> None:
    assert mode.least_deadwood(hand.mask) == slow.least_deadwood(frozenset(hand))


@settings(max_examples=300)
@given(hands(sizes=SIZES))
def test_the_best_drop_is_the_dearest_of_those_that_leave_least(
    mode: Engine, hand: CardSet
) -> None:
    least, cards = slow.discards(frozenset(hand))
    dearest = max(cards, key=lambda card: (card.points, card.index))
    assert thrown(mode.best_drop(hand.mask)) == (least, dearest)


@pytest.mark.parametrize(
    ("hand", "least", "card"),
    [
        ("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C", 10, "6C"),
        ("2S 3S 4S 3D 4D 5D 2H 3H 4H 5H 5C", 0, "5C"),
        ("7S 7H 7C", 14, "7C"),
        ("2S 2H 2C JD QD KD", 4, "2C"),
        ("KS KH KC 2D 3D 4D", 5, "4D"),
        ("2S 2H 2C JD QD KD 3S 3H 3C", 4, "2C"),
        ("7S 7H 7C 7D", 0, "7C"),
        ("KS", 0, "KS"),
    ],
)
def test_a_throw_may_have_to_break_a_meld(mode: Engine, hand: str, least: int, card: str) -> None:
    assert thrown(mode.best_drop(CardSet.parse(hand).mask)) == (least, Card.parse(card))


@settings(max_examples=20)
@given(st.lists(hands(sizes=(11,)), min_size=1, max_size=20))
def test_a_row_of_hands_is_solved_like_each_of_them(mode: Engine, row: list[CardSet]) -> None:
    masks, found = mode.ints(hand.mask for hand in row), mode.ints([-1] * len(row))
    mode.least_deadwoods(masks, found)
    assert list(found) == [mode.least_deadwood(hand.mask) for hand in row]
    mode.best_drops(masks, found)
    assert list(found) == [mode.best_drop(hand.mask) for hand in row]


@settings(max_examples=30)
@given(crowds(20), st.integers(12, 20), st.randoms(use_true_random=False))
def test_up_to_twenty_cards_count_what_all_their_parts_say(
    mode: Engine, pool: list[Card], size: int, dice: object
) -> None:
    """Too many for the slow solver: the least is what one card less leaves, or that card more."""
    cards = CardSet(pool[:size])
    after = [mode.least_deadwood((cards - card).mask) for card in cards]
    least = mode.least_deadwood(cards.mask)
    assert all(least <= left + card.points for left, card in zip(after, cards, strict=True))
    assert int(mode.best_drop(cards.mask)) >> 10 == min(after)
