"""How long many hands of greedy players take, on one core and by several workers.

`python -m gin_widgets.lab.bench.many` times whole calls of `simulate`, from seeds to frame: first
on a single core, where the system can be told so, then by one worker and by several in turn, as
processes and, with --dask, on a local cluster. Give it a machine that has nothing else to do.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from gin_widgets.bots.engine import engine
from gin_widgets.lab import simulate

MILLION: Final = 1_000_000
MOST_SECONDS: Final = 10.0
"""A million hands on one core should take no longer."""
LEAST_GAIN: Final = 1.7
"""Two workers should be so many times as fast as one."""


def one_core(hands: int, rounds: int) -> str:
    """Seconds of the clock, and of the processor, that so many hands take on one core."""
    with _pinned():
        times = [_timed(hands) for _ in range(rounds)]
    clock, processor = (median(column) for column in zip(*times, strict=True))
    return (
        f"{hands:,} hands on one core: {clock:.2f} s by the clock, {processor:.2f} s of the "
        f"processor (for a million: {_each(clock, hands)} and {_each(processor, hands)}, "
        f"meant to be under {MOST_SECONDS:.0f} s)"
    )


def gain(kind: str, hands: int, rounds: int, workers: int) -> str:
    """How many times as fast as one worker several are; both are timed in each round."""
    with ExitStack() as stack:
        one, several = (stack.enter_context(CLUSTERS[kind](count)) for count in (1, workers))
        for executor in (one, several):
            # Every worker has numba ready before anything is timed.
            simulate(max(hands // 5, 1), executor=executor, progress=False)
        pairs = [(_timed(hands, one), _timed(hands, several)) for _ in range(rounds)]
    own = median(together[1] for _, together in pairs)
    slow, fast = (median(side[0] for side in sides) for sides in zip(*pairs, strict=True))
    ratios = sorted(alone[0] / together[0] for alone, together in pairs)
    meant = f", meant to be at least {LEAST_GAIN}" if workers == 2 else ""
    return (
        f"{hands:,} hands, {kind}: {slow:.2f} s by one worker, {fast:.2f} s by {workers}; "
        f"{median(ratios):.2f} times as fast ({ratios[0]:.2f}–{ratios[-1]:.2f}{meant}); "
        f"who collects them needs {own:.2f} s of the processor"
    )


def _timed(hands: int, executor: Any = None) -> tuple[float, float]:
    clock, processor = perf_counter(), process_time()
    simulate(hands, executor=executor, progress=False)
    return perf_counter() - clock, process_time() - processor


def _each(seconds: float, hands: int) -> str:
    return f"{seconds * MILLION / hands:.2f}"


@contextmanager
def _pinned() -> Iterator[None]:
    """Keep this process on one core, where that can be done."""
    if sys.platform != "linux":
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def _processes(workers: int) -> Any:
    return ProcessPoolExecutor(workers, get_context("spawn"))


@contextmanager
def _cluster(workers: int) -> Iterator[Any]:
    import distributed  # noqa: PLC0415

    made: Any = distributed.LocalCluster
    connect: Any = distributed.Client
    with (
        made(n_workers=workers, threads_per_worker=1, dashboard_address=":0") as cluster,
        connect(cluster) as client,
    ):
        yield client


CLUSTERS: Final[dict[str, Callable[[int], Any]]] = {"processes": _processes, "Dask": _cluster}


def main(words: Sequence[str] | None = None) -> int:
    """Read the words of the command line, and print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m gin_widgets.lab.bench.many")
    parser.add_argument("--hands", type=int, default=MILLION)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--dask", action="store_true", help="on a local Dask cluster too")
    chosen = parser.parse_args(words)
    clock = perf_counter()
    name = engine(wait=True).name
    print(f"Python {platform.python_version()}, {name}, ready after {perf_counter() - clock:.1f} s")
    print(one_core(chosen.hands, chosen.rounds), flush=True)
    for kind in CLUSTERS if chosen.dask else ["processes"]:
        hands = 4 * chosen.hands
        print(gain(kind, hands, chosen.rounds, chosen.workers), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
