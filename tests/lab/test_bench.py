"""The benchmark: its answers are compared, its table is complete, and who is missing is named.

How fast anything is, no test asks.
"""

import json
import subprocess
import sys
from typing import Any

import pytest

from gin_widgets.cards import CardSet
from gin_widgets.lab.bench import kernel, package, report, rounds
from gin_widgets.lab.bench.__main__ import ENGINES, main
from gin_widgets.lab.bench.answer import differences
from gin_widgets.lab.bench.rounds import timed
from gin_widgets.lab.bench.sample import Sample, sample_of_play
from gin_widgets.lab.bench.task import Engine, Job, Task


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure badly, since nobody looks at the times."""
    monkeypatch.setattr(rounds, "SLICE", 1e-5)
    monkeypatch.setattr(kernel, "HANDS", 40)


@pytest.fixture(scope="module")
def sample() -> Sample:
    return sample_of_play(hands=6, seed=3, most=60)


def test_the_hands_are_those_of_play_and_the_same_again(sample: Sample) -> None:
    assert sample == sample_of_play(hands=6, seed=3, most=60)
    assert (len(sample.tens), len(sample.elevens)) == (60, 60)
    assert {len(cards) for cards in sample.tens} == {10}
    assert {len(cards) for cards in sample.elevens} == {11}
    assert sample.showdowns
    for hand, melds in sample.showdowns:
        assert melds
        assert all(hand.isdisjoint(meld.cards) for meld in melds)


@pytest.mark.parametrize("name", ENGINES)
def test_every_engine_gives_the_same_answers(name: str, sample: Sample) -> None:
    engine = ENGINES[name](sample)
    differ = differences(package.engine(sample), engine)
    assert {Task.TEN, Task.ELEVEN} <= differ.keys()
    assert set(differ.values()) == {0}
    assert Task.HANDS in engine


def answering(task: Task, *answers: Any) -> Engine:
    return {task: Job(lambda: answers, len(answers), list)}


def test_a_wrong_answer_is_counted() -> None:
    assert differences(answering(Task.TEN, 7, 8, 9), answering(Task.TEN, 7, 9, 9)) == {Task.TEN: 1}


def test_whoever_names_one_of_the_best_discards_is_right() -> None:
    all_best = answering(Task.ELEVEN, (4, CardSet.parse("KD QD")))
    for answer, wrong in (("KD", 0), ("KD QD", 0), ("", 1), ("JD", 1), ("KD JD", 1)):
        other = answering(Task.ELEVEN, (4, CardSet.parse(answer)))
        assert differences(all_best, other) == {Task.ELEVEN: wrong}
    assert differences(all_best, answering(Task.ELEVEN, (5, CardSet.parse("KD")))) == {
        Task.ELEVEN: 1
    }


def test_a_whole_run_prints_a_row_for_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--hands", "3", "--rounds", "2"]) == 0
    told = capsys.readouterr().out
    times, ratios = told.split("\n\n")[1:3]
    assert [line.split(" | ")[0].strip("| ") for line in times.splitlines()[2:]] == list(Task)
    for (task, engine, peer), goal in report.FASTER.items():
        (line,) = [each for each in ratios.splitlines() if f"{task}: {engine} v {peer} " in each]
        assert line.split("|")[3].strip() == f"≥ {goal:,}"
    assert report.CAVEAT in told


@pytest.mark.parametrize(("module", "engine"), [("pyspiel", "OpenSpiel"), ("rlcard", "RLCard")])
def test_who_is_missing_is_named_and_the_others_are_measured(
    module: str, engine: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["--hands", "1", "--rounds", "2"]) == 0
    told = capsys.readouterr().out
    assert f"{engine}: not measured, " in told
    assert f" v {engine}" not in told
    assert " v " in told


def test_a_ratio_is_taken_within_a_round() -> None:
    found = {(Task.TEN, "plain"): [1.0, 2.0, 4.0], (Task.TEN, "OpenSpiel"): [3.0, 6.0, 12.0]}
    row = report.ratios(found).splitlines()[2]
    assert row.split("|")[2].strip() == "3"


def test_times_come_in_units_that_can_be_read() -> None:
    found = {
        (Task.TEN, "numba"): [8e-9, 9e-9, 10e-9],
        (Task.TEN, "RLCard"): [31.5e-6] * 3,
        (Task.HANDS, "numba"): [1e-6, 1e-6, 2e-6],
    }
    _, _, ten, hands = report.times(found).splitlines()
    assert [cell.strip() for cell in ten.split("|")[2:4]] == ["9 (8.5–9.5) ns", "31.5 µs"]
    assert hands.split("|")[2].strip() == "1,000,000 (750,000–1,000,000) a second"


def test_each_round_times_everything_once() -> None:
    calls: list[str] = []

    def watch(name: str) -> float:
        calls.append(name)
        return 0.5

    found = timed({"a": lambda: watch("a"), "b": lambda: watch("b")}, rounds=4)
    assert found == {"a": [0.5] * 4, "b": [0.5] * 4}
    assert [sorted(calls[place : place + 2]) for place in range(0, 8, 2)] == [["a", "b"]] * 4
    assert calls != ["a", "b"] * 4


def test_the_package_itself_needs_no_lab_and_no_numbers() -> None:
    code = "import gin_widgets, json, sys; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    heavy = {"gin_widgets.lab", "numpy", "numba", "anywidget", "ipywidgets", "IPython"}
    assert heavy.isdisjoint(json.loads(done.stdout))
