"""What the kernel finds out about an action, a `Round` played action by action finds too."""

from random import Random

import pytest

from gin_widgets.bots import Player, SimplePlayer
from gin_widgets.bots import montecarlo as do
from gin_widgets.bots import playout as at
from gin_widgets.bots.by_round import by_round
from gin_widgets.bots.engine import PLAIN, Engine
from gin_widgets.bots.patient import PatientPlayer
from gin_widgets.bots.rollout import in_kernel
from gin_widgets.bots.trials import Trials, worth
from gin_widgets.bots.ways import Way, ways_of
from gin_widgets.bots.worlds import moment_of, seen_by
from gin_widgets.cards import DECK, CardSet
from gin_widgets.play import Action, Discard, GoOn, Phase, Position, Round, SeatView
from gin_widgets.play.staged import staged
from gin_widgets.rules import StockOut
from tests.bots.many_rollouts import position_by_chance, rules_by_chance
from tests.tables import walk


def moments(seed: int) -> list[Round]:
    """Moments that chance leads to, under rules that the kernel knows; no stock is shuffled anew.

    A new stock is shuffled by other dice in a `Round` than in the kernel.
    """
    dice = Random(seed)
    rules = rules_by_chance(dice).replace(
        stock_out=StockOut.VOID, run_kind="suit", ace_in_runs="low", may_meld_taken_card=True
    )
    players = dice.randint(*rules.players)
    now = Round.deal(rules, players, dice.randrange(players), seed=seed)
    return [each for each in walk(now, dice) if each.phase not in (Phase.LAYOFF, Phase.OVER)]


def one_world(view: SeatView, seed: int) -> tuple[Round, list[int]]:
    """A guess as a `Round` and as a table."""
    table = moment_of(view, seed)
    PLAIN.imagine(table, seen_by(view))
    hands = tuple(CardSet.from_mask(mask) for mask in table[at.HANDS :][: view.players])
    stock = [DECK[card] for card in table[table[at.NEXT] : table[at.END]]]
    return staged(Position.of(view), hands, stock, "dice"), table


def by_rounds(now: Round, action: Action, way: Way) -> int:
    """What comes of a way when it is played action by action."""
    kind, *_, patient = way
    seat, step = now.turn, now.play(action).state
    if isinstance(action, Discard) and step.phase is Phase.KNOCK:
        ends = [each for each in step.legal_actions() if not isinstance(each, GoOn)]
        step = step.play(GoOn() if kind == do.THROW else ends[0]).state
    players: list[Player] = [SimplePlayer() for _ in range(now.state.players)]
    if patient and kind != do.SPREAD:
        players[seat] = PatientPlayer(SimplePlayer(), 0)
    ended, _ = by_round(step, players)
    assert ended.result is not None
    return worth(ended.result, seat)


@pytest.mark.parametrize("seed", range(12))
def test_every_way_brings_what_a_round_brings(seed: int) -> None:
    for now in moments(seed)[seed % 4 :: 4]:
        view = now.view(now.turn)
        world, start = one_world(view, seed)
        for action in view.legal:
            for way in ways_of(view, action):
                table = list(start)
                do.go_on(table, *way)
                assert do.worth(table, now.turn) == by_rounds(world, action, way), (action, way)


@pytest.mark.parametrize("seed", range(12))
def test_trials_are_added_up_alike_in_both_modes(seed: int, mode: Engine) -> None:
    now = position_by_chance(Random(seed))
    if now.result is not None or not in_kernel(now.rules):
        now = Round.deal("house", 3, seed=seed)
    view = now.view(now.turn)
    plain, other = Trials(view, seed, PLAIN), Trials(view, seed, mode)
    for trials in (plain, other):
        trials.run(8)
    ways = range(len(list(plain.open_ways())))
    assert [plain.points(way) for way in ways] == [other.points(way) for way in ways]
    assert [plain.behind(way, 0) for way in ways] == [other.behind(way, 0) for way in ways]


def test_sums_are_means_and_standard_errors_of_what_was_brought() -> None:
    """Against the textbook, with numbers that were put in."""
    brought = [[4, 1], [8, 1], [0, 7], [4, 3]] * 3
    ways = [0, 0, 0, 0, 1, 0] * 2
    sums = [0] * (do.EACH * 2 + do.PAIR * 4)
    for one, other in brought:
        ways[do.BROUGHT], ways[do.WIDTH + do.BROUGHT] = one, other
        do.add_up(ways, sums)
    assert sums[:6] == [12, 48, 12 * 24, 12, 36, 3 * 60]
    first = do.EACH * 2 + do.PAIR
    assert sums[first : first + 2] == [12, 3 * (9 + 49 + 49 + 1)]


def test_a_closed_way_is_tried_no_more_and_stays_comparable() -> None:
    view = Round.deal("house", dealer=0, seed=5).view(1)
    trials = Trials(view, 1, PLAIN)
    trials.run(16)
    before = trials.points(1), trials.behind(1, 0)
    trials.close([1])
    trials.run(16)
    assert (trials.points(1), trials.behind(1, 0)) == before
    assert (trials.tried(0), trials.tried(1)) == (32, 16)
    assert list(trials.open_ways()) == [0, 2, 3]
