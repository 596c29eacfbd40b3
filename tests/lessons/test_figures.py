"""What was measured agrees with a small measurement anew, and covers every hand of the lessons."""

from collections.abc import Callable
from math import sqrt
from statistics import mean, pstdev

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.lab import tables
from gin_widgets.lessons.figures import BY_TURN, COUNTS, KNOCKS, Knock, by_turn, knock_at
from tests.lessons.measure import Chance, chances

WIDE = 4
"""So many standard errors a small measurement may lie off."""


@pytest.fixture(scope="module")
def measured() -> list[Chance | None]:
    return list(chances(10, range(1500)))


def test_the_share_of_hands_that_can_be_knocked_by_a_turn(measured: list[Chance | None]) -> None:
    assert len(measured) > 400
    for turn, share in BY_TURN[10].items():
        found = mean(each is not None and each.turn <= turn for each in measured)
        error = sqrt(share * (100 - share) / len(measured)) + 0.5
        assert abs(100 * found - share) < WIDE * error, turn


@pytest.mark.parametrize(
    ("told", "way"),
    [
        (lambda knock: knock.now, "now"),
        (lambda knock: knock.later, "later"),
        (lambda knock: knock.gin, "gin"),
    ],
)
def test_what_a_knock_is_worth(
    measured: list[Chance | None], told: Callable[[Knock], float], way: str
) -> None:
    compared = 0
    for knock in KNOCKS:
        (first, last), (least, most) = knock.turns, knock.deadwood
        points = [
            getattr(each, way)
            for each in measured
            if each and first <= each.turn <= last and least <= each.deadwood <= most
        ]
        if knock.limit == 10 and len(points) >= 15:
            compared += 1
            error = pstdev(points) / sqrt(len(points))
            assert abs(mean(points) - told(knock)) < WIDE * error, knock
    assert compared >= 5


def test_the_counts_of_the_other_side_are_those_of_the_lab() -> None:
    assert set(COUNTS) == set(tables.LIMITS)
    for limit, turns in COUNTS.items():
        found = tables.funnel(limit)
        assert len(turns) > 5
        for turn, told in turns.items():
            each = found[turn - 1]
            assert told == (each.low, each.middle, each.high), (limit, turn)


def test_the_shares_are_near_those_of_the_lab() -> None:
    for limit, turns in BY_TURN.items():
        found = tables.limit_curve(limit)
        assert all(abs(found[turn - 1] - share) <= 1.5 for turn, share in turns.items()), limit


def test_every_turn_and_count_is_told_once() -> None:
    told = [
        (knock.limit, turn, left)
        for knock in KNOCKS
        for turn in range(knock.turns[0], knock.turns[1] + 1)
        for left in range(knock.deadwood[0], knock.deadwood[1] + 1)
    ]
    assert len(set(told)) == len(told)
    assert all(left <= limit for limit, _, left in told)


def test_a_higher_limit_and_a_later_turn_make_a_knock_likelier() -> None:
    limits = sorted(BY_TURN)
    for turn in BY_TURN[10]:
        shares = [BY_TURN[limit][turn] for limit in limits]
        assert shares == sorted(shares)
    assert all(list(each.values()) == sorted(each.values()) for each in BY_TURN.values())


def test_what_nobody_measured_is_not_guessed() -> None:
    with pytest.raises(NotationError, match="Nobody measured turn 7 with the limit 10"):
        by_turn(10, 7)
    with pytest.raises(NotationError, match="Nobody measured a knock with 9 on turn 4 with the"):
        knock_at(7, 4, 9)
