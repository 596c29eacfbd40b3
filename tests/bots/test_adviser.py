"""Advice: every legal action, from what the seat knows, the same for the same seed."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gin_widgets as gw
from gin_widgets.bots import adviser
from gin_widgets.bots.advice import BANDS, Band, Option
from gin_widgets.bots.adviser import advice_in_slices, advise
from gin_widgets.bots.engine import PLAIN, Engine
from gin_widgets.cards import NotationError
from gin_widgets.play import DrawStock, Phase, Position, Round
from gin_widgets.rules import RULES, RuleSet
from tests.tables import knocked, laid_down, played, reshuffled, rule_sets, table, walk

SEEDS = st.integers(0, 2**32)
GIN_BUT_ONE = "hand: 5H 6H 7H KC KD KS AC 2C 3C 4D QC; upcard: 8C"

READY = "hand: 5H 6H 7H KC KD KS AC 2C 4S 3D QC; upcard: TC"


def discarding() -> Round:
    return Position.from_text(GIN_BUT_ONE).deal(1)


@pytest.mark.parametrize("rules", RULES)
def test_every_phase_of_every_preset_has_advice_on_every_legal_action(rules: str) -> None:
    fewest, most = RULES[rules].players
    met = set()
    for players in range(fewest, most + 1):
        for now in walk(Round.deal(rules, players, seed=5), Random(5)):
            if now.result is None:
                view = now.view(now.turn)
                advice = advise(view, seed=1, rollouts=1)
                assert {option.action for option in advice.options} == set(view.legal)
                assert advice.worlds == 1
                met.add(now.phase)
    assert {Phase.DRAW, Phase.DISCARD, Phase.SPREAD, Phase.LAYOFF} <= met


@settings(max_examples=6)
@given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
def test_advice_does_not_depend_on_a_card_that_the_seat_has_not_seen(
    rules: RuleSet, players: int, seed: int
) -> None:
    dice = Random(seed)
    for now in walk(Round.deal(rules, players, seed=seed), dice):
        if now.result is None and dice.random() < 0.2:
            other = reshuffled(now, now.turn, dice)
            views = now.view(now.turn), other.view(now.turn)
            first, second = (advise(view, seed=3, rollouts=2) for view in views)
            assert first.options == second.options


def test_the_same_seed_gives_the_same_advice_in_both_modes(mode: Engine) -> None:
    view = played(Round.deal("house", 3, dealer=0, seed=5), "take").view(1)
    first = advise(view, seed=4, rollouts=200, by=PLAIN)
    assert advise(view, seed=4, rollouts=200, by=mode) == first
    assert advise(view, seed=5, rollouts=200, by=mode) != first


def test_slices_end_with_the_advice_itself() -> None:
    view = played(Round.deal("house", dealer=0, seed=5), "take").view(1)
    *slices, last = advice_in_slices(view, seed=4, rollouts=200, by=PLAIN, each=0)
    assert [each.worlds for each in slices] == list(range(16, 200, 16))
    assert last == advise(view, seed=4, rollouts=200, by=PLAIN)


def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([*range(0, 100, 2)])
    monkeypatch.setattr(adviser, "perf_counter", lambda: next(ticks))
    view = Round.deal("house", dealer=0, seed=5).view(1)
    (last,) = advice_in_slices(view, seconds=7, seed=1, by=PLAIN, each=1000)
    assert last.worlds == 4 * 16


def test_what_is_hopeless_is_left_aside_unless_it_is_to_be_kept() -> None:
    view = discarding().view(0)
    advice = advise(view, seed=1, rollouts=256, by=PLAIN)
    awful = advice.option("discard 5H")
    assert awful.tried == 16
    kept = advise(view, seed=1, rollouts=256, keep=(awful.action,), by=PLAIN)
    assert kept.option("discard 5H").tried == kept.worlds == 256


def test_gin_is_declared_and_a_broken_meld_is_costly() -> None:
    now = Position.from_text("hand: 5H 6H 7H KC KD KS AC 2C 3C 4C QD; upcard: 8C").deal(1)
    advice = advise(now.view(0), seed=1, rollouts=128)
    assert str(advice.best.action) == "gin QD"
    assert advice.option("discard KC").band is Band.COSTLY
    assert not advice.too_close
    assert advice.worlds == 32, "where one action is left there is nothing more to find out"


def test_among_several_it_is_what_the_seat_is_ahead_of_the_others_on_average() -> None:
    hands = ["AS 2S 3S 4H 5H 6H 9C", *["KS KH QS QH JD TC 8D"] * 1]
    now = table(hands[0], "KS KH QS QH JD TC 8D", "KD KC QD QC JS TD 8S", upcard="9D", stock="2C")
    now = played(now, "pass", "pass", "pass", "stock")
    advice = advise(now.view(0), seed=1, rollouts=64)
    knock = advice.option("knock 9C")
    assert str(advice.best.action) == "knock 9C"
    assert knock.points > 20


def test_waiting_for_gin_is_weighed_too() -> None:
    """One card short of gin in the first turn: to knock with four brings less than to wait."""
    advice = advise(discarding().view(0), seed=1, rollouts=1000)
    assert str(advice.best.action) in ("discard QC", "discard 4D")
    assert not advice.option("knock QC").close


def test_layoffs_among_two_are_exact() -> None:
    now = laid_down(
        knocked("5H 6H 7H KC KD KS AC 2C 3C 4D", "8H 9H TS TD JS 2S 2D 9C QH QD", upcard="6S")
    )
    advice = advise(now.view(1), seed=1)
    assert advice.worlds == 1
    assert advice.exact
    assert {option.error for option in advice.options} == {0.0}
    assert str(advice.best.action) == "lay 8H on 5H6H7H"
    assert advice.option("done").loss == 17


def test_where_the_knock_follows_the_throw_a_throw_is_as_good_as_the_knock_behind_it() -> None:
    text = f"rules: play_online; {READY}"
    view = Position.from_text(text).deal(1).view(0)
    advice = advise(view, seed=1, rollouts=128)
    assert str(advice.best.action) == "discard QC"
    knock = Position.from_text(text).deal(1).play("discard QC").state.view(0)
    then = advise(knock, seed=1, rollouts=128)
    assert advice.best.points == then.best.points
    assert str(then.best.action) == "knock QC"
    assert then.option("go-on").loss > 0


@pytest.mark.parametrize(
    ("loss", "error", "band"),
    [
        (0.0, 0.0, Band.CLOSE),
        (0.9, 0.1, Band.GOOD),
        (1.0, 0.1, Band.BETTER),
        (3.0, 0.1, Band.MISTAKE),
        (7.0, 0.1, Band.COSTLY),
        (9.0, 5.0, Band.CLOSE),
        (0.2, 0.01, Band.GOOD),
    ],
)
def test_bands_are_those_agreed_and_too_close_comes_first(
    loss: float, error: float, band: Band
) -> None:
    option = Option(DrawStock(), 1.0, 0.5, loss, error, 100)
    assert option.band is band
    assert option.close is (band is Band.CLOSE)
    assert list(BANDS.values()) == [1, 3, 7]


def test_with_few_worlds_nothing_can_be_told_apart() -> None:
    advice = advise(discarding().view(0), seed=1, rollouts=4)
    assert {option.band for option in advice.options} == {Band.CLOSE}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seconds": 0}, "The time is 0; it must be a number of seconds above 0."),
        ({"seconds": "1"}, "The time is '1'; it must be a number of seconds above 0."),
        (
            {"rollouts": 0},
            "The number of roll-outs is 0; it must be a whole number from 1.",
        ),
        (
            {"rollouts": True},
            "The number of roll-outs is True; it must be a whole number from 1.",
        ),
        (
            {"seed": -1},
            "The seed is -1; it must be a whole number from 0 to 9007199254740991, or None.",
        ),
    ],
)
def test_wrong_input_gets_one_clear_sentence(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(NotationError) as refused:
        advise(discarding().view(0), **wrong)
    assert str(refused.value) == said


def test_a_seat_that_is_not_to_act_gets_none() -> None:
    with pytest.raises(NotationError) as refused:
        advise(discarding().view(1))
    assert str(refused.value) == (
        "This seat has nothing to decide now; advice is for the seat whose turn it is."
    )


def test_an_action_that_is_not_possible_is_answered_with_those_that_are() -> None:
    advice = advise(Round.deal("house", dealer=0, seed=5).view(1), seed=1, rollouts=1)
    with pytest.raises(NotationError) as refused:
        advice.option("stock")
    assert str(refused.value).startswith("stock is not possible here; there are ")


def test_the_package_has_it_under_its_own_name() -> None:
    assert gw.advise is advise
    assert gw.advice_in_slices is advice_in_slices
    assert isinstance(gw.advise(discarding().view(0), seed=1, rollouts=1), gw.Advice)
