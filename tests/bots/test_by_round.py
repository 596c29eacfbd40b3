"""Hands played action by action say the same as the kernel, plans and all."""

from random import Random

import pytest

from gin_widgets.bots import SimplePlayer
from gin_widgets.bots import playout as at
from gin_widgets.bots.by_round import by_round
from gin_widgets.bots.engine import PLAIN, engine
from gin_widgets.bots.patient import PatientPlayer
from gin_widgets.bots.rollout import in_kernel, play_out, result_of, setting
from gin_widgets.play import Discard, GoOn, Knock, Phase, Round
from gin_widgets.rules import HOUSE, LimitSource
from tests.bots.many_rollouts import rules_by_chance

PLANS = (None, 0, 3, 7, None, 1)


@pytest.mark.parametrize("first", range(0, 300, 50))
def test_the_kernel_writes_down_what_a_round_shows(first: int) -> None:
    """Any rules, two to six players, each with its own plan: every number of the result."""
    for seed in range(first, first + 50):
        dice = Random(seed)
        rules = rules_by_chance(dice)
        if not in_kernel(rules) or rules.limit_source is LimitSource.TOP_DISCARD:
            continue
        players = dice.randint(*rules.players)
        plans = [dice.choice(PLANS) for _ in range(players)]
        now = Round.deal(rules, players, dice.randrange(players), seed=seed)
        end, row = by_round(
            now,
            [
                SimplePlayer() if plan is None else PatientPlayer(SimplePlayer(), plan)
                for plan in plans
            ],
        )
        for each in (PLAIN, engine(wait=True)):
            table = play_out(now.state, each, plans)
            assert [int(number) for number in table[at.RESULT :]] == row
            assert result_of(now.state, table) == end.result


def test_turns_are_counted_from_one_and_the_stock_is_what_is_left() -> None:
    now = Round.deal("house", seed=7)
    end, row = by_round(now, [SimplePlayer()] * 2)
    drawn = len(now.state.stock) - len(end.state.stock)
    assert row[at.LEFT - at.RESULT] == len(end.state.stock)
    assert row[at.TURNS - at.RESULT] >= drawn > 0
    assert row[at.ALLOWED - at.RESULT] == row[at.TURNS - at.RESULT]


def test_who_waits_passes_the_first_knock_by() -> None:
    for seed in range(40):
        now = Round.deal("gin_rummy", seed=seed)
        at_once, waiting = (
            by_round(now, players)[1]
            for players in ([SimplePlayer()] * 2, [PatientPlayer(SimplePlayer(), 0)] * 2)
        )
        assert waiting[at.ALLOWED - at.RESULT] == at_once[at.ALLOWED - at.RESULT]
        assert waiting[at.TURNS - at.RESULT] >= at_once[at.TURNS - at.RESULT]
        assert waiting[0] in (at.GIN, at.VOID)


@pytest.mark.parametrize("rules", ["house", "play_online"])
def test_a_patient_player_throws_what_the_other_would_knock_with(rules: str) -> None:
    simple, held = SimplePlayer(), 0
    for seed in range(60):
        now = Round.deal(rules, seed=seed)
        while now.result is None:
            wanted = simple.choose(now.view(now.turn))
            if isinstance(wanted, Knock):
                deadwood = now.check(now.turn, wanted).facts["deadwood"]
                assert isinstance(deadwood, int)
                thrown = now.phase is Phase.KNOCK
                waits = GoOn() if thrown else Discard(wanted.card)
                for most in range(11):
                    chosen = PatientPlayer(simple, most).choose(now.view(now.turn))
                    assert chosen == (wanted if deadwood <= most else waits)
                    held += chosen == waits
            now = now.play(wanted).state
    assert held > 0


def test_the_dice_of_a_hand_are_all_it_depends_on() -> None:
    """Hand by hand or many at once, in both modes; the deal goes round."""
    rules, dice = setting(HOUSE, 2), [7, 4217, 99, 2**52]
    rows = []
    for mode in (PLAIN, engine(wait=True)):
        table = mode.ints([*rules, *[0] * (at.SIZE - at.DEALER)])
        out = mode.ints([0] * len(dice) * at.RESULT_SIZE)
        mode.play_each(table, mode.ints(dice), out)
        rows.append([int(number) for number in out])
        for place, number in enumerate(dice):
            table = mode.ints([*rules, *[0] * (at.SIZE - at.DEALER)])
            table[at.DEALER] = place % 2
            one = mode.ints([0] * at.RESULT_SIZE)
            mode.play_each(table, mode.ints([number]), one)
            start = place * at.RESULT_SIZE
            assert [int(each) for each in one] == rows[-1][start : start + at.RESULT_SIZE]
    assert rows[0] == rows[1]
