"""The script that times many hands says all it measured."""

import re

import pytest

from gin_widgets.bots.engine import SWITCH
from gin_widgets.lab import simulate
from gin_widgets.lab.bench import many


def test_it_times_one_core_and_several_workers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Workers that need not get numba ready are sooner done.
    monkeypatch.setenv(SWITCH, "1")
    assert many.main(["--hands", "200", "--rounds", "2"]) == 0
    mode, one, several = capsys.readouterr().out.splitlines()
    assert re.match(r"Python [\d.]+, plain, ready after ", mode)
    assert re.match(r"200 hands on one core: [\d.]+ s by the clock, [\d.]+ s of the proc", one)
    assert re.match(
        r"800 hands, processes: [\d.]+ s by one worker, [\d.]+ s by 2; [\d.]+ times as fast",
        several,
    )


def test_a_cluster_can_be_timed_too() -> None:
    with many.CLUSTERS["Dask"](1) as client:
        client.wait_for_workers(1)
        assert len(client.scheduler_info()["workers"]) == 1
        frame = simulate(20, executor=client, progress=False)
    assert len(frame) == 20
