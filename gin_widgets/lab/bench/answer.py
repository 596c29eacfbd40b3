"""Answers in words that all engines share, so that they can be compared."""

from collections.abc import Iterable
from typing import Any

from gin_widgets.cards import CardSet
from gin_widgets.lab.bench.task import Engine, Task

Cover = tuple[CardSet, CardSet]
"""An arrangement by its cards in sets and its cards in runs, however long runs are cut."""


def cover(melds: Iterable[CardSet]) -> Cover:
    """Return how some melds cover cards.

    >>> cover([CardSet.parse("4S 4H 4D"), CardSet.parse("5S 6S 7S")])
    (CardSet.parse('4S 4H 4D'), CardSet.parse('5S 6S 7S'))
    """
    sets, runs = CardSet(), CardSet()
    for meld in melds:
        if len({card.rank for card in meld}) == 1:
            sets |= meld
        else:
            runs |= meld
    return sets, runs


def differences(expected: Engine, other: Engine) -> dict[Task, int]:
    """Return how many answers differ, for each task where both have answers to compare."""
    found = {}
    for task, job in other.items():
        ours = expected.get(task)
        if ours and ours.read and job.read:
            pairs = zip(ours.read(ours.run()), job.read(job.run()), strict=True)
            found[task] = sum(not _agree(*pair) for pair in pairs)
    return found


def _agree(ours: Any, other: Any) -> bool:
    """Whether two answers are the same; who names one best discard need not name the others."""
    match ours, other:
        case (int(least), CardSet() as all_best), (int(after), CardSet() as some):
            return least == after and len(some) > 0 and some <= all_best
        case _:
            return bool(ours == other)
