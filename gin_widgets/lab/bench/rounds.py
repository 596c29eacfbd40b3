"""Timing in rounds: in each, everything is timed once, in an order left to chance."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Final, NamedTuple, TypeVar

from gin_widgets.lab.bench.task import Job

Key = TypeVar("Key")
Watch = Callable[[], float]
"""Times one thing once: processor seconds an item."""

SLICE: Final = 0.02
"""Seconds of work that are timed together at least; less would measure the clock."""
ROOT: Final = Path(__file__).parents[3]


class Spread(NamedTuple):
    """The middle of what the rounds found, and the middle half."""

    median: float
    lower: float
    upper: float


def spread(values: list[float]) -> Spread:
    """Return the median and the quartiles of at least two values.

    >>> spread([1.0, 2.0, 3.0, 4.0, 100.0])
    Spread(median=3.0, lower=2.0, upper=4.0)
    """
    lower, _, upper = quantiles(values, n=4, method="inclusive")
    return Spread(median(values), lower, upper)


def watch(job: Job) -> Watch:
    """Return a watch for a job, which does it as often as `SLICE` asks."""
    times, taken = 1, _seconds(job, 1)
    while taken < SLICE:
        times *= max(2, min(100, int(SLICE / max(taken, 1e-9))))
        taken = _seconds(job, times)
    return lambda: _seconds(job, times) / times / job.items


def watch_import() -> Watch:
    """Return a watch for `import gin_widgets` over a bare interpreter."""
    _interpreter("import gin_widgets")
    return lambda: _interpreter("import gin_widgets") - _interpreter("pass")


def timed(watches: Mapping[Key, Watch], rounds: int, seed: int = 0) -> dict[Key, list[float]]:
    """Return the seconds an item by round."""
    dice = Random(seed)  # noqa: S311  (no order is better than another)
    found: dict[Key, list[float]] = {key: [] for key in watches}
    for _ in range(rounds):
        gc.collect()
        gc.disable()
        try:
            for key in dice.sample(list(watches), len(watches)):
                found[key].append(watches[key]())
        finally:
            gc.enable()
    return found


def _seconds(job: Job, times: int) -> float:
    start = process_time()
    for _ in range(times):
        job.run()
    return process_time() - start


def _interpreter(code: str) -> float:
    """Processor seconds of a fresh interpreter up to the end of this code."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    # Without its compiled files every import would be a first one.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(  # noqa: S603  (this interpreter, and words of our own)
        [sys.executable, "-c", f"{code}; import time; print(time.process_time())"],
        check=True,
        capture_output=True,
        env=environment,
        text=True,
    )
    return float(done.stdout)
