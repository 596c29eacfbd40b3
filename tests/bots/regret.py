"""What is lost by advice that has little time: `python -m tests.bots.regret 40`.

So many moments of real play before a throw are advised on for a tenth of a second, in plain Python
and compiled. What the named throw brings less than the best one is then found in 100,000 worlds.
"""

import sys
from itertools import takewhile
from math import sqrt
from time import process_time

from gin_widgets.bots import adviser
from gin_widgets.bots.advice import Advice
from gin_widgets.bots.adviser import advice_in_slices
from gin_widgets.bots.engine import PLAIN, Engine, engine
from gin_widgets.bots.trials import Trials
from gin_widgets.lab.bench.sample import sample_of_play
from gin_widgets.play import SeatView

WORLDS = 100_000
SECONDS = 0.1


def losses(view: SeatView, by: Engine) -> list[float]:
    """What each legal action brings less than the best, in points; an action by its best way."""
    trials = Trials(view, 2, by)
    trials.run(WORLDS)
    best = trials.best()
    return [
        min(trials.behind(way, best)[0] for way in trials.of(place))
        for place in range(len(view.legal))
    ]


def advised(view: SeatView, by: Engine) -> Advice:
    """Advice that took a tenth of a second of the processor, whoever else is at work on it."""
    started = process_time()
    slices = advice_in_slices(view, 60, seed=1, by=by)
    *_, last = takewhile(lambda _: process_time() - started < SECONDS, slices)
    return last


def main() -> None:
    adviser.SLICE = 0  # type: ignore[misc]
    moments = int((*sys.argv[1:], "40")[0])
    compiled = engine(wait=True)
    lost: dict[str, list[float]] = {PLAIN.name: [], compiled.name: []}
    worlds: dict[str, list[int]] = {name: [] for name in lost}
    for view in sample_of_play(moments, seed=1).throws[:moments]:
        truth = losses(view, compiled)
        for each in (PLAIN, compiled):
            advice = advised(view, each)
            lost[each.name].append(truth[view.legal.index(advice.best.action)])
            worlds[each.name].append(advice.worlds)
    for name, points in lost.items():
        mean = sum(points) / len(points)
        spread = sqrt(sum((each - mean) ** 2 for each in points) / (len(points) - 1) / len(points))
        middle = sorted(worlds[name])[len(points) // 2]
        print(
            f"{name}: {mean:.3f} ± {spread:.3f} points lost on average of {len(points)} moments, "
            f"{max(points):.2f} at most; {middle} worlds in {SECONDS} s, in the middle"
        )


if __name__ == "__main__":
    main()
