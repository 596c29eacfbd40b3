"""Figures by hand, and against what must come out."""

import math

import numpy
import pandas
import pytest

import gin_widgets as gw
from gin_widgets.cards import CardSet, best_arrangement, best_discards
from gin_widgets.lab import measure
from gin_widgets.lab.dealing import seeds
from gin_widgets.lab.measure import Estimate


@pytest.fixture(scope="module")
def frame() -> pandas.DataFrame:
    return gw.lab.simulate(2000, plans=(0, None), seed=3, progress=False)


def table(**columns: list[object]) -> pandas.DataFrame:
    made = pandas.DataFrame(columns)
    for name in ("winner", "knocker", "first_knock"):
        if name in made:
            made[name] = made[name].astype("Int32")
    return made


FOUR = table(
    kind=["knock", "gin", "undercut", "void"],
    winner=[0, 1, 1, None],
    knocker=[0, 1, 0, None],
    turns=[5, 8, 9, 29],
    first_knock=[5, 6, 9, None],
    points_0=[10, 0, 0, 0],
    points_1=[0, 30, 12, 0],
)


def test_figures_of_four_hands() -> None:
    assert measure.knock_turns(FOUR).tolist()[:3] == [3, 3, 5]
    assert measure.end_turns(FOUR).tolist()[:3] == [3, 4, 5]
    assert math.isnan(measure.knock_turns(FOUR)[3])
    assert math.isnan(measure.end_turns(FOUR)[3])
    assert measure.mean(measure.end_turns(FOUR)).value == 4
    assert measure.by_turn(measure.knock_turns(FOUR), 3).value == 0.5
    assert measure.by_turn(measure.knock_turns(FOUR), 30).value == 0.75
    assert measure.gin_share(FOUR).value == 0.25
    assert measure.undercut_share(FOUR).value == 0.5
    assert measure.dead_share(FOUR).value == 0.25
    assert measure.win_share(FOUR, 1).value == 0.5
    assert measure.lead(FOUR).value == -measure.lead(FOUR, 1).value == (10 - 30 - 12) / 4


def test_errors_are_those_of_the_textbook() -> None:
    numbers = [2.0, 4.0, 4.0, 10.0]
    spread = math.sqrt(sum((number - 5) ** 2 for number in numbers) / 3)
    assert measure.mean([*numbers, math.nan]) == Estimate(5, spread / 2)
    assert measure.share([True] * 20 + [False] * 80) == Estimate(0.2, math.sqrt(0.2 * 0.8 / 100))
    middle = measure.quantile(range(1, 1001), 0.5)
    assert middle.value == 500
    assert middle.error == pytest.approx(1000 * math.sqrt(0.5 * 0.5 / 1000), abs=0.5)
    assert Estimate(0.25, 0.01) * 100 == Estimate(25, 1)


@pytest.mark.parametrize("found", [measure.mean([]), measure.share([])])
def test_no_hands_give_no_figure(found: Estimate) -> None:
    assert math.isnan(found.value)
    assert math.isnan(found.error)


def test_a_lead_is_over_the_others_on_average() -> None:
    three = table(points_0=[9, 0], points_1=[0, 4], points_2=[3, 0])
    assert measure.lead(three).value == (9 - 1.5 + 0 - 2) / 2
    assert measure.seats(three) == 3


def test_who_waits_for_gin_never_knocks(frame: pandas.DataFrame) -> None:
    won = frame[frame["knocker"] == 0]
    assert set(won["kind"]) == {"gin"}
    assert measure.win_share(frame).value + measure.win_share(frame, 1).value == pytest.approx(
        1 - measure.dead_share(frame).value
    )
    earlier = measure.by_turn(measure.knock_turns(frame), 5).value
    assert earlier > measure.by_turn(measure.end_turns(frame), 5).value


@pytest.mark.parametrize("cards", [7, 10])
def test_fresh_hands_are_solved_as_the_package_solves_them(cards: int) -> None:
    fresh = measure.fresh_hands(cards, 200, seed=4)
    for place, seed in enumerate(seeds(4, 1, 200).tolist()):
        deck = gw.lab.deck(seed)
        best = best_arrangement(CardSet(deck[:cards]))
        assert fresh.deadwood[place] == best.deadwood
        assert fresh.melded[place] == bool(best.melds)
        assert fresh.after[place] == best_discards(CardSet(deck[: cards + 1]))[0]


def test_cards_cost_what_they_must_on_average() -> None:
    """A card costs 340/52 points; a meld can only take some of them away."""
    fresh = measure.fresh_hands(2, 4000)
    assert not fresh.melded.any()
    found, due = measure.mean(fresh.deadwood), 2 * 340 / 52
    assert abs(found.value - due) < 4 * found.error
    assert isinstance(fresh.deadwood, numpy.ndarray)
