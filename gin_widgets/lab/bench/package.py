"""This package as a notebook calls it: cards go in, cards come out, every rule is checked."""

from itertools import count
from typing import Final

from gin_widgets.bots import SimplePlayer
from gin_widgets.cards import (
    AceInRuns,
    CardSet,
    PlainMeldRules,
    RunKind,
    arrangements,
    best_arrangement,
    best_discards,
    best_layoff,
)
from gin_widgets.lab.bench.answer import cover
from gin_widgets.lab.bench.sample import Sample
from gin_widgets.lab.bench.task import Engine, Job, Task
from gin_widgets.play import Phase, Round

HANDS: Final = 5
COLOUR: Final = PlainMeldRules(run_kind=RunKind.COLOUR)
CORNER: Final = PlainMeldRules(ace_in_runs=AceInRuns.ROUND_THE_CORNER)


def engine(sample: Sample) -> Engine:
    """Return what the public functions answer about a sample."""
    tens, elevens, showdowns = sample.tens, sample.elevens, sample.showdowns
    seeds = count()

    def discards(rules: PlainMeldRules | None) -> list[tuple[int, CardSet]]:
        return [best_discards(eleven, rules) for eleven in elevens]

    def play() -> None:
        player = SimplePlayer()
        for _ in range(HANDS):
            now = Round.deal("house", seed=next(seeds))
            while now.phase is not Phase.OVER:
                now = now.play(player.choose(now.view(now.turn))).state

    return {
        Task.TEN: Job(
            lambda: [best_arrangement(ten) for ten in tens],
            len(tens),
            lambda found: [best.deadwood for best in found],
        ),
        Task.ELEVEN: Job(lambda: discards(None), len(elevens), list),
        Task.EVERY: Job(
            lambda: [arrangements(ten) for ten in tens],
            len(tens),
            lambda found: [
                {cover(meld.cards for meld in way.melds) for way in ways} for ways in found
            ],
        ),
        Task.LAYOFF: Job(
            lambda: [best_layoff(hand, melds) for hand, melds in showdowns],
            len(showdowns),
            lambda found: [plan.deadwood for plan in found],
        ),
        Task.COLOUR: Job(lambda: discards(COLOUR), len(elevens), list),
        Task.CORNER: Job(lambda: discards(CORNER), len(elevens), list),
        Task.HANDS: Job(play, HANDS),
    }
