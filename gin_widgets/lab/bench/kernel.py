"""The kernel on bare integers below the public functions: in plain Python, and compiled."""

from typing import Final

from gin_widgets.bots import engine as kernel
from gin_widgets.bots import playout
from gin_widgets.bots.montecarlo import EACH, PAIR, THROW
from gin_widgets.bots.rollout import setting
from gin_widgets.bots.worlds import moment_of, seen_by
from gin_widgets.cards import DECK, CardSet, Meld, MeldKind
from gin_widgets.cards.kernel import missing_from
from gin_widgets.cards.laying import ROOM
from gin_widgets.lab.bench.sample import Sample
from gin_widgets.lab.bench.task import Engine, Job, Missing, Task
from gin_widgets.rules import RULES

HANDS: Final = 5000
"""Hands of one run: so many that no processor can know them by heart."""
WORLDS: Final = 16
"""Worlds of each moment in which throws are tried in one run."""


def plain(sample: Sample) -> Engine:
    """Return what the kernel answers as it stands."""
    return _engine(kernel.PLAIN, sample)


def numba(sample: Sample) -> Engine:
    """Return what it answers compiled.

    Raises:
        Missing: numba is not installed, or kept off.
    """
    compiled = kernel.engine(wait=True)
    if compiled is kernel.PLAIN:
        raise Missing(f"it is not installed, or {kernel.SWITCH} keeps it off")
    return _engine(compiled, sample)


def _engine(mode: kernel.Engine, sample: Sample) -> Engine:
    tens = mode.ints(hand.mask for hand in sample.tens)
    elevens = mode.ints(hand.mask for hand in sample.elevens)
    showdowns = [(hand.mask, *_runs_and_missing(melds)) for hand, melds in sample.showdowns]
    least, keys, chosen = mode.ints(tens), mode.ints(elevens), mode.ints([0] * ROOM)

    house = setting(RULES["house"], players=2)
    table = mode.ints([*house, *[0] * (playout.SIZE - len(house))])
    results = mode.ints([0] * HANDS * playout.RESULT_SIZE)

    def play() -> None:
        table[playout.DICE], table[playout.DEALER] = 1, 0
        mode.play_many(table, HANDS, results)

    moments = [
        (
            mode.ints(moment_of(view, seed=1)),
            mode.ints(seen_by(view)),
            mode.ints(number for card in view.hand for number in (THROW, card.index, 0, 0, 1, 0)),
        )
        for view in sample.throws
    ]
    nothing = mode.ints([0] * (EACH * 11 + PAIR * 11**2))
    scratch = mode.ints([0] * playout.SIZE)

    def advise() -> list[list[int]]:
        found = []
        for moment, seen, ways in moments:
            start, sums = mode.ints(moment), mode.ints(nothing)
            mode.try_ways(start, scratch, seen, ways, sums, WORLDS)
            found.append(sums)
        return found

    def lay_off() -> list[int]:
        return [
            mode.choose_layoffs(hand, runs, missing, 1, chosen) for hand, runs, missing in showdowns
        ]

    return {
        Task.TEN: Job(
            lambda: mode.least_deadwoods(tens, least), len(tens), lambda _: list(map(int, least))
        ),
        Task.ELEVEN: Job(
            lambda: mode.best_drops(elevens, keys),
            len(elevens),
            lambda _: [(key >> 10, CardSet([DECK[51 - (key & 63)]])) for key in map(int, keys)],
        ),
        Task.LAYOFF: Job(lay_off, len(showdowns), list),
        Task.ADVICE: Job(
            advise,
            WORLDS * len(moments),
            lambda found: [list(map(int, sums)) for sums in found],
        ),
        Task.HANDS: Job(play, HANDS, lambda _: list(map(int, results))),
    }


def _runs_and_missing(melds: tuple[Meld, ...]) -> tuple[int, int]:
    """Return what the kernel asks of a knocker's melds: the cards of runs, those sets lack."""
    runs = sum(meld.cards.mask for meld in melds if meld.kind is MeldKind.RUN)
    sets = sum(meld.cards.mask for meld in melds if meld.kind is MeldKind.SET)
    return runs, missing_from(sets)
