"""Past one machine: a Dask cluster plays the same hands, also when it loses a worker."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any

import distributed
import pytest
from pandas.testing import assert_frame_equal

import gin_widgets as gw
from gin_widgets.lab import simulation

SLOW: Any = {"rules": "play_online_to_the_letter", "progress": False}
"""Rules that the kernel does not know: some tenths of a second a hand."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process of its own."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=":0"
    ) as local:
        yield local


@pytest.fixture
def client(cluster: Any) -> Iterator[Any]:
    with distributed.Client(cluster) as connected:
        connected.wait_for_workers(2)
        yield connected


def processes(cluster: Any) -> list[int]:
    return [nanny.process.pid for nanny in cluster.workers.values()]


def test_a_cluster_gives_the_same_rows(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = gw.lab.simulate(600, seed=6, progress=False)
    monkeypatch.setattr(simulation, "SIZES", dict.fromkeys(simulation.SIZES, 50))
    assert_frame_equal(gw.lab.simulate(600, seed=6, progress=False, executor=client), alone)


class Deadly(Executor):
    """A cluster that loses a worker as soon as it has played something."""

    def __init__(self, inner: Executor, victim: int) -> None:
        self.inner, self.victim = inner, victim
        self.submitted: list[Future[Any]] = []

    def submit(self, play: Callable[..., Any], /, *chunk: Any, **_: Any) -> Future[Any]:
        future = self.inner.submit(play, *chunk)
        if not self.submitted:
            future.add_done_callback(lambda _: os.kill(self.victim, signal.SIGKILL))
        self.submitted.append(future)
        return future


def test_a_killed_worker_costs_nothing_but_time(cluster: Any, client: Any) -> None:
    alone = gw.lab.simulate(12, seed=2, **SLOW)
    before = processes(cluster)
    deadly = Deadly(client.get_executor(pure=False), before[0])
    assert_frame_equal(gw.lab.simulate(12, seed=2, executor=deadly, **SLOW), alone)
    assert len(deadly.submitted) == 12
    client.wait_for_workers(2)
    assert before[0] not in processes(cluster)
