"""The deck of a simulated hand, from its seed."""

from typing import Any, Final, TypeAlias

import numpy
from numpy.typing import NDArray

from gin_widgets.bots import playout as at
from gin_widgets.bots.engine import PLAIN, Engine
from gin_widgets.cards import DECK, Card
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of

Words: TypeAlias = NDArray[numpy.uint64]
Whole: TypeAlias = NDArray[numpy.int64]

STEP: Final = numpy.uint64(0x9E3779B97F4A7C15)
FACTORS: Final = ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB))
"""SplitMix64 (Steele, Lea and Flood, 2014): steps of 2**64 over the golden ratio, well mixed."""


def seeds(seed: int, first: int, count: int) -> Whole:
    """The seeds of `count` hands or matches, the first of them with the number `first`.

    A seed depends on the simulation's and the hand's number alone. So a hand is the same whoever
    plays it, however many are played and on however many machines.

    >>> seeds(0, 1, 3).tolist() == [*seeds(0, 1, 1), *seeds(0, 2, 2)]
    True
    """
    numbers = numpy.arange(first, first + count, dtype=numpy.uint64)
    return _short(_mixed(_mixed(numpy.array([seed], dtype=numpy.uint64)) + numbers * STEP))


def dice_of(dealt: Whole) -> Whole:
    """The kernel's dice for each seed; they may not be 0."""
    return _short(_mixed(dealt.astype(numpy.uint64) + STEP)) + 1


def for_engine(ready: Engine, numbers: Whole) -> Any:
    """The numbers as the engine's functions take them; compiled ones write into this array."""
    return numbers.tolist() if ready is PLAIN else numbers


def _mixed(words: Words) -> Words:
    """Each number of 64 bits with every bit of it in every bit of the answer."""
    for shift, factor in FACTORS:
        words = (words ^ words >> numpy.uint64(shift)) * numpy.uint64(factor)
    return words ^ words >> numpy.uint64(31)


def _short(words: Words) -> Whole:
    """As many of the highest bits as a seed has."""
    return (words // numpy.uint64(2**64 // SEED_LIMIT)).astype(numpy.int64)


def deck(seed: int | numpy.integer[Any]) -> tuple[Card, ...]:
    """The deck of a simulated hand in dealing order, from its `seed`, as `Round.deal` takes it.

    Raises:
        NotationError: the seed cannot be one.

    >>> " ".join(card.code for card in deck(4217)[:5])
    '5C 7H 4C 6C TH'
    """
    number = seed_of(int(seed) if isinstance(seed, numpy.integer) else seed)
    table = [0] * at.SIZE
    table[at.DECK : at.DECK + 52] = range(52)
    table[at.DICE] = int(dice_of(numpy.array([number]))[0])
    at.mix(table, at.DECK, at.DECK + 52, at.DECK + 52)
    return tuple(DECK[card] for card in table[at.DECK : at.DECK + 52])
