from itertools import combinations

import pytest

from gin_widgets.cards import DECK
from gin_widgets.cards.tables import DROP, LEAST, LOOSE, NO_CARD
from tests import slow

SPADES = DECK[:13]


def cards_of(lane: int) -> frozenset[slow.Card]:
    return frozenset(card for card in SPADES if lane & card.mask)


def test_a_lane_is_worth_the_points_of_its_cards() -> None:
    assert [slow.points(cards_of(lane)) for lane in range(8192)] == list(LOOSE)


@pytest.mark.parametrize("count", range(9))
def test_what_runs_leave_is_what_the_slow_solver_says(count: int) -> None:
    for cards in combinations(SPADES, count):
        lane = sum(card.mask for card in cards)
        if lane % 7 == 0:
            assert LEAST[lane] == slow.least_deadwood(frozenset(cards))


def test_the_best_card_to_throw_is_that_of_trying_each() -> None:
    for lane in range(1, 8192):
        throws = [
            (LEAST[lane ^ card.mask] - LEAST[lane], -card.points, -card.index)
            for card in cards_of(lane)
        ]
        change, points, index = min(throws)
        assert DROP[lane] == (change << 10) + (10 + points << 6) + 12 + index


def test_no_card_is_never_the_best_to_throw() -> None:
    assert DROP[0] == NO_CARD > max(DROP[1:])
