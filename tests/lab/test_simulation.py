"""Simulated hands are hands that a table would play, whoever plays them and wherever."""

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy
import pandas
import pytest
from pandas.testing import assert_frame_equal

import gin_widgets as gw
from gin_widgets.bots import SimplePlayer
from gin_widgets.bots.by_round import by_round
from gin_widgets.bots.patient import PatientPlayer
from gin_widgets.cards import DECK, NotationError
from gin_widgets.lab import chunk, columns, simulation
from gin_widgets.lab.dealing import dice_of, seeds
from gin_widgets.rules import RuleSetError

FIVE = """\
hand,seed,dealer,upcard,limit,kind,winner,knocker,turns,first_knock,stock,\
deadwood_0,deadwood_1,points_0,points_1,penalties_0,penalties_1
1,7956156453446585,0,3H,3,knock,1,1,18,18,16,10,1,0,9,0,0
2,3886858653415212,1,5D,5,knock,1,1,11,11,24,13,3,0,10,0,0
3,238094247788840,0,TC,10,knock,0,0,18,18,16,8,12,4,0,0,0
4,8744927430068624,1,TH,10,knock,1,1,14,14,19,41,9,0,32,0,0
5,957885841028366,0,4C,4,knock,1,1,9,9,24,12,4,0,8,0,0
"""


def simulated(*asked: Any, **more: Any) -> pandas.DataFrame:
    return gw.lab.simulate(*asked, progress=False, **more)


@pytest.fixture
def action_by_action(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Has everything played as a `Round` from now on."""

    def switch() -> None:
        monkeypatch.setattr(chunk, "compiles", lambda *_: False)

    return switch


@pytest.mark.parametrize("rules", gw.RULES)
def test_the_kernel_and_a_round_give_the_same_rows(
    rules: str, action_by_action: Callable[[], None]
) -> None:
    fewest, most = gw.RULES[rules].players
    for players in {fewest, most}:
        asked = {"players": ["simple"] * players, "rules": rules, "seed": players}
        fast = simulated(6, **asked)
        action_by_action()
        assert_frame_equal(simulated(6, **asked), fast)


def test_plans_and_new_stocks_do_not_part_them(action_by_action: Callable[[], None]) -> None:
    asked: dict[str, Any] = {"players": ["simple"] * 5, "plans": (0, None, 3, 0, 1)}
    fast = simulated(8, **asked)
    assert (fast["turns"] > 52 - 5 * 7 - 1).any(), "no stock was turned over"
    action_by_action()
    assert_frame_equal(simulated(8, **asked), fast)


@pytest.mark.parametrize(("rules", "players"), [("house", 2), ("elimination", 4)])
def test_the_kernel_and_a_round_play_the_same_matches(
    rules: str, players: int, action_by_action: Callable[[], None]
) -> None:
    asked = {"players": ["simple"] * players, "rules": rules}
    fast = simulated(matches=2, **asked)
    action_by_action()
    assert_frame_equal(simulated(matches=2, **asked), fast)


def test_a_row_is_a_hand_that_a_round_deals_again() -> None:
    frame = simulated(20, plans=(None, 0), seed=5)
    players = (SimplePlayer(), PatientPlayer(SimplePlayer(), 0))
    for row in frame.itertuples():
        start = gw.Round.deal("house", 2, row.dealer, deck=gw.lab.deck(row.seed))
        end, _ = by_round(start, players)
        assert end.result is not None
        assert row.upcard == start.state.upcard.code
        assert row.limit == gw.knock_limit("house", row.upcard)
        assert (row.kind, row.points_0, row.points_1) == (end.result.kind, *end.result.points)
        assert row.stock == len(end.state.stock)
        if end.result.winner is None:
            assert row.winner is row.knocker is row.deadwood_0 is row.deadwood_1 is pandas.NA
        else:
            assert (row.winner, row.knocker) == (end.result.winner, end.result.knocker)
            assert (row.deadwood_0, row.deadwood_1) == end.result.deadwood


def test_a_row_is_a_hand_of_a_match_that_starts_again() -> None:
    frame = simulated(matches=3, players=["simple"] * 3, rules="elimination", seed=8)
    assert frame["match"].unique().tolist() == [1, 2, 3]
    for _, hands in frame.groupby("match"):
        match = gw.Match.start("elimination", 3, seed=int(hands["seed"].iloc[0]))
        player = SimplePlayer()
        for row in hands.itertuples():
            assert row.hand == match.hand_number
            assert row.dealer == match.seats[match.round.dealer]
            while match.round.result is None:
                view = match.round.view(match.round.turn)
                match = match.play(player.choose(view)).state
            assert match.result is not None
            written = tuple(getattr(row, f"penalties_{seat}") for seat in range(3))
            assert written == match.result.penalties
            for seat in set(range(3)) - set(match.seats):
                assert getattr(row, f"deadwood_{seat}") is pandas.NA
            if match.winner is None:
                assert row.match_winner is pandas.NA
                match = match.next_round()
        assert hands["match_winner"].iloc[-1] == match.winner


def test_how_it_is_cut_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    hands, matches = simulated(100, seed=3), simulated(matches=5, seed=3)
    monkeypatch.setattr(simulation, "SIZES", dict.fromkeys(simulation.SIZES, 7))
    assert_frame_equal(simulated(100, seed=3), hands)
    assert_frame_equal(simulated(33, seed=3), hands[:33])
    assert_frame_equal(simulated(matches=5, seed=3), matches)
    monkeypatch.setattr(simulation, "MOST_CHUNKS", 2)
    assert len(gw.lab.Simulation.of(100).chunks()) == 2


@pytest.mark.parametrize(
    "executor",
    [lambda: ThreadPoolExecutor(2), lambda: ProcessPoolExecutor(2, get_context("spawn"))],
    ids=["threads", "processes"],
)
def test_any_executor_gives_the_same_rows(
    executor: Callable[[], Executor], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = simulated(400, seed=6)
    monkeypatch.setattr(simulation, "SIZES", dict.fromkeys(simulation.SIZES, 50))
    with executor() as pool:
        assert_frame_equal(simulated(400, seed=6, executor=pool), alone)


def test_the_first_hands_are_these_for_good() -> None:
    assert simulated(5).to_csv(index=False, lineterminator="\n") == FIVE


def test_two_seeds_have_no_hand_in_common() -> None:
    assert set(simulated(200)["seed"]).isdisjoint(simulated(200, seed=1)["seed"])
    assert len(set(seeds(0, 1, 100_000).tolist())) == 100_000
    assert (dice_of(seeds(0, 1, 1000)) > 0).all()


def test_a_deck_holds_every_card_once_and_neighbours_are_unlike() -> None:
    decks = [gw.lab.deck(seed) for seed in range(300)]
    assert gw.lab.deck(numpy.int64(7)) == decks[7]
    with pytest.raises(NotationError, match="The seed is -1"):
        gw.lab.deck(-1)
    assert all(set(deck) == set(DECK) for deck in decks)
    for place in (0, 1, 20, 51):
        # Of 300 cards, 52 kinds: fewer than 5 of a kind are missing but once in many thousand.
        assert len({deck[place] for deck in decks}) > 45


def test_upcards_come_as_often_as_they_must() -> None:
    """16 tens of 52, and 4 of every other rank; the dealer's own turn comes round."""
    frame = simulated(40_000)
    for limit, of_52 in {10: 16, 0: 4, **dict.fromkeys(range(2, 10), 4)}.items():
        part = of_52 / 52
        error = (part * (1 - part) / len(frame)) ** 0.5
        assert abs((frame["limit"] == limit).mean() - part) < 4 * error
    assert frame["dealer"].tolist() == [0, 1] * 20_000


def test_a_stock_holds_what_was_not_drawn() -> None:
    frame = simulated(3000, plans=(0, 0))
    void = frame[frame["kind"] == "void"]
    assert set(void["stock"]) == {2}
    assert (frame["stock"] + frame["turns"] >= 31).all(), "more was drawn than there were turns"
    assert frame["stock"].between(2, 31).all()
    assert (frame["first_knock"] <= frame["turns"]).all()
    assert frame["first_knock"].isna().any(), "in every hand somebody might have knocked"


def test_no_hands_have_the_same_columns() -> None:
    for asked in ({"hands": 0}, {"matches": 0}):
        none, some = simulated(**asked), simulated(**dict.fromkeys(asked, 1))
        assert len(none) == 0
        assert none.dtypes.equals(some.dtypes)


def test_every_column_is_told() -> None:
    for matches in (False, True):
        frame = simulated(matches=1) if matches else simulated(1)
        told = columns.columns(2, matches)
        assert [column.name for column in told] == list(frame)
        assert all(column.meaning for column in told)
        for name in frame:
            assert name.endswith("_1") or f"`{name}`" in (gw.lab.simulate.__doc__ or "")


def test_each_throw_sets_a_limit_of_its_own() -> None:
    frame = simulated(3, rules=gw.RULES["house"].replace(key="top", limit_source="top_discard"))
    assert frame["limit"].isna().all()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"hands": -1}, "The number of hands is -1; it must be a whole number from 0."),
        ({"hands": 2.5}, "The number of hands is 2.5; it must be a whole number from 0."),
        ({"hands": True}, "The number of hands is True; it must be a whole number from 0."),
        ({"matches": -3}, "The number of matches is -3; it must be a whole number from 0."),
        (
            {"hands": 3, "matches": 3},
            "Hands and matches are both given; it must be one of them.",
        ),
        (
            {"players": ("simple", "nobody")},
            f"There is no player 'nobody'; there are {', '.join(gw.BOTS)}.",
        ),
        (
            {"players": "simple"},
            'The players are \'simple\'; name one for each seat, as in ("simple", "simple").',
        ),
        (
            {"players": 2},
            'The players are 2; name one for each seat, as in ("simple", "simple").',
        ),
        ({"seed": -4}, "The seed is -4; it must be a whole number from 0 to 9007199254740991"),
        ({"plans": (1,)}, "There are 1 plans and 2 players; give each one."),
        ({"plans": 0}, "The plans are 0; give one for each seat, as in (0, None)."),
        (
            {"plans": (None, -1)},
            "The plan of seat 1 is -1; it must be the most deadwood to knock with, "
            "a whole number from 0, or None.",
        ),
        (
            {"executor": 2},
            "The executor is 2; it must be one of concurrent.futures, or a distributed.Client.",
        ),
    ],
)
def test_what_cannot_be_gets_one_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        simulated(**asked)
    assert str(refused.value).startswith(sentence)


def test_a_wrong_table_gets_one_sentence() -> None:
    with pytest.raises(RuleSetError, match="There is no rule set 'ginn'"):
        simulated(1, rules="ginn")
    with pytest.raises(RuleSetError, match="3 players cannot play gin_rummy; it is for 2"):
        simulated(1, ["simple"] * 3, rules="gin_rummy")


class Interrupted(Executor):
    """Plays at once, until somebody presses Ctrl-C in the middle of a chunk."""

    def __init__(self, after: int) -> None:
        self.left = after
        self.futures: list[Future[Any]] = []

    def submit(self, play: Callable[..., Any], /, *chunk: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.futures.append(future)
        if self.left > 0:
            future.set_result(play(*chunk))
        elif self.left == 0:
            future.set_exception(KeyboardInterrupt())
        self.left -= 1
        return future


def test_ctrl_c_keeps_what_fewer_hands_would_have_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "SIZES", dict.fromkeys(simulation.SIZES, 10))
    pool = Interrupted(after=3)
    with pytest.warns(UserWarning, match=r"^Stopped: 30 of 95 hands are kept\.$") as told:
        frame = simulated(95, executor=pool)
    assert told[0].filename == __file__
    assert_frame_equal(frame, simulated(30))
    assert [future.cancelled() for future in pool.futures[4:]] == [True] * 6


def test_ctrl_c_in_this_process_does_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "SIZES", dict.fromkeys(simulation.SIZES, 2))
    whole, left = chunk.Chunk.play, iter([True, True, False])

    def play(self: chunk.Chunk, wait: bool = True) -> Any:
        if not next(left):
            raise KeyboardInterrupt
        return whole(self, wait)

    monkeypatch.setattr(chunk.Chunk, "play", play)
    with pytest.warns(UserWarning, match=r"^Stopped: 4 of 9 matches are kept\.$"):
        frame = simulated(matches=9)
    monkeypatch.undo()
    assert_frame_equal(frame, simulated(matches=4))


def test_another_mistake_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(chunk.Chunk, "play", play)
    with pytest.raises(ZeroDivisionError):
        simulated(3)


def test_progress_is_shown_where_it_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulation, "SIZES", dict.fromkeys(simulation.SIZES, 3))
    gw.lab.simulate(3, rules="play_online_to_the_letter", progress=False)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(simulation, "DELAY", 0)
    gw.lab.simulate(6)
    assert "6/6" in capsys.readouterr().err


def test_a_machine_without_pandas_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ModuleNotFoundError) as missing:
        simulated(1)
    assert str(missing.value) == (
        'pandas is not installed; it comes with: python -m pip install "gin_widgets[lab]"'
    )


def test_neither_the_package_nor_its_lab_brings_them_in() -> None:
    code = "import sys, gin_widgets; gin_widgets.lab.simulate; print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    heavy = {"dask", "distributed", "numba", "numpy", "pandas", "pyarrow", "tqdm"}
    assert heavy.isdisjoint(done.stdout.split())


@pytest.mark.parametrize("bot", gw.BOTS)
def test_every_bot_can_be_simulated_and_plays_the_same_again(bot: str) -> None:
    frame = simulated(2, players=(bot, "simple"), rules="gin_rummy", seed=1)
    assert len(frame) == 2
    with ThreadPoolExecutor(2) as pool:
        again = simulated(2, players=(bot, "simple"), rules="gin_rummy", seed=1, executor=pool)
    assert_frame_equal(again, frame)
