"""Compare the answers, then the speeds, and print both."""

import argparse
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from typing import Final

from gin_widgets.lab.bench import kernel, open_spiel, package, report, rlcard
from gin_widgets.lab.bench.answer import differences
from gin_widgets.lab.bench.rounds import timed, watch, watch_import
from gin_widgets.lab.bench.sample import Sample, sample_of_play
from gin_widgets.lab.bench.task import Engine, Missing, Task

ENGINES: Final[dict[str, Callable[[Sample], Engine]]] = {
    "plain": kernel.plain,
    "numba": kernel.numba,
    "OpenSpiel": open_spiel.engine,
    "RLCard": rlcard.engine,
}
DISTRIBUTIONS: Final = {"numba": "numba", "OpenSpiel": "open_spiel", "RLCard": "rlcard"}


def bench(hands: int, rounds: int, seed: int) -> int:
    """Print the whole report; return how many answers differ."""
    sample = sample_of_play(hands, seed)
    print(
        f"{len(sample.tens)} hands of ten, {len(sample.elevens)} of eleven and "
        f"{len(sample.showdowns)} showdowns out of {hands} hands of play, seed {seed}; "
        f"{rounds} interleaved rounds, processor time"
    )
    print(f"Python {platform.python_version()}")
    engines, wrong = {"package": package.engine(sample)}, 0
    plain = kernel.plain(sample)
    expected = engines["package"] | {task: plain[task] for task in (Task.ADVICE, Task.HANDS)}
    for name, make in ENGINES.items():
        try:
            engines[name] = make(sample)
        except Missing as missing:
            print(f"{name}: not measured, {missing}")
        else:
            differ = differences(expected, engines[name])
            wrong += sum(differ.values())
            print(f"{_versioned(name)}: {_told(differ)}")
    watches = {
        (task, name): watch(job) for name, engine in engines.items() for task, job in engine.items()
    }
    watches[Task.IMPORT, "package"] = watch_import()
    found = timed(watches, rounds, seed)
    print("", report.times(found), "", report.ratios(found), "", report.CAVEAT, sep="\n")
    return wrong


def _versioned(name: str) -> str:
    return f"{name} {version(DISTRIBUTIONS[name])}" if name in DISTRIBUTIONS else name


def _told(differ: dict[Task, int]) -> str:
    wrong = [f"{count} of {task}" for task, count in differ.items() if count]
    return f"answers that differ: {', '.join(wrong)}" if wrong else "the same answers to all"


def main(words: list[str] | None = None) -> int:
    """Read the words of the command line; the exit code is 1 where answers differ."""
    parser = argparse.ArgumentParser(prog="python -m gin_widgets.lab.bench", description=__doc__)
    parser.add_argument(
        "--hands", type=int, default=700, help="hands of play to take positions from"
    )
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(words)
    return min(bench(chosen.hands, chosen.rounds, chosen.seed), 1)


if __name__ == "__main__":
    sys.exit(main())
