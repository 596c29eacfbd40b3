"""What the frame of a simulation says, each figure with its error.

An error is the standard error: two thirds of the time the truth is within one of them, and nearly
always within three. A share is between 0 and 1, a turn one of the seat's own, from 1.
"""

from dataclasses import dataclass
from typing import cast

import numpy
import pandas
from numpy.typing import ArrayLike, NDArray

from gin_widgets.bots import playout as at
from gin_widgets.bots.engine import engine
from gin_widgets.cards import DECK
from gin_widgets.lab.dealing import dice_of, for_engine, seeds
from gin_widgets.rules import ResultKind

ENDED_BY_GIN = (ResultKind.GIN, ResultKind.BIG_GIN)
KNOCKS = (ResultKind.KNOCK, ResultKind.UNDERCUT)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its standard error, in the same unit; no figure is nan."""

    value: float
    error: float

    def __mul__(self, factor: float) -> "Estimate":
        return Estimate(self.value * factor, self.error * abs(factor))


def mean(values: ArrayLike) -> Estimate:
    """The mean of some numbers; those that are missing do not count.

    >>> mean([1, 2, 3])
    Estimate(value=2.0, error=0.5773502691896258)
    """
    found = _numbers(values)
    found = found[~numpy.isnan(found)]
    if len(found) == 0:
        return Estimate(numpy.nan, numpy.nan)
    spread = float(found.std(ddof=1)) if len(found) > 1 else numpy.nan
    return Estimate(float(found.mean()), spread / len(found) ** 0.5)


def share(yes: ArrayLike) -> Estimate:
    """How many of some answers are yes.

    >>> share([True, True, True, False])
    Estimate(value=0.75, error=0.21650635094610965)
    """
    found = numpy.asarray(yes, dtype=bool)
    if len(found) == 0:
        return Estimate(numpy.nan, numpy.nan)
    part = float(found.mean())
    return Estimate(part, (part * (1 - part) / len(found)) ** 0.5)


def quantile(values: ArrayLike, part: float) -> Estimate:
    """The number that this part of the numbers does not exceed.

    Its error is half the way between the numbers whose ranks are one standard error off.
    """
    found = numpy.sort(_numbers(values))
    off = (part * (1 - part) / len(found)) ** 0.5
    ranks = numpy.clip([part, part - off, part + off], 0, 1)
    middle, low, high = numpy.quantile(found, ranks, method="inverted_cdf")
    return Estimate(float(middle), float(high - low) / 2)


def seats(frame: pandas.DataFrame) -> int:
    """How many sit at the table."""
    return sum(name.startswith("points_") for name in frame)


def own_turns(turns: pandas.Series, players: int) -> NDArray[numpy.float64]:
    """Turns of all seats together as those of the seat whose turn it is; nan stays nan.

    >>> own_turns(pandas.Series([1, 2, 3, None]), 2)
    array([ 1.,  1.,  2., nan])
    """
    return numpy.ceil(_numbers(turns) / players)


def knock_turns(frame: pandas.DataFrame) -> NDArray[numpy.float64]:
    """The turn in which somebody might first have knocked or gone gin, by hand; nan for never."""
    return own_turns(frame["first_knock"], seats(frame))


def end_turns(frame: pandas.DataFrame) -> NDArray[numpy.float64]:
    """The turn in which somebody did, by hand; nan for a void hand."""
    return own_turns(frame["turns"].where(frame["knocker"].notna()), seats(frame))


def by_turn(turns: NDArray[numpy.float64], turn: int) -> Estimate:
    """The share of hands in which it had come to that by this turn."""
    return share(turns <= turn)


def gin_share(frame: pandas.DataFrame) -> Estimate:
    """The share of hands that end by gin, big gin too."""
    return share(frame["kind"].isin(ENDED_BY_GIN))


def undercut_share(frame: pandas.DataFrame) -> Estimate:
    """The share of knocks that are undercut; gin is no knock."""
    kinds = frame["kind"]
    return share(kinds[kinds.isin(KNOCKS)] == ResultKind.UNDERCUT)


def dead_share(frame: pandas.DataFrame) -> Estimate:
    """The share of hands that nobody wins."""
    return share(frame["kind"] == ResultKind.VOID)


def win_share(frame: pandas.DataFrame, seat: int = 0) -> Estimate:
    """The share of hands that a seat wins."""
    return share((frame["winner"] == seat).fillna(False))


def lead(frame: pandas.DataFrame, seat: int = 0) -> Estimate:
    """How many points a hand a seat writes more than the others do on average."""
    others = [f"points_{other}" for other in range(seats(frame)) if other != seat]
    return mean(frame[f"points_{seat}"] - frame[others].mean(axis=1))


@dataclass(frozen=True, slots=True)
class FreshHands:
    """Hands as they are dealt, by a number of cards."""

    deadwood: NDArray[numpy.int64]
    """The least deadwood of each, points."""
    melded: NDArray[numpy.bool_]
    """Whether it holds a meld."""
    after: NDArray[numpy.int64]
    """The least deadwood after a first draw from the stock and the best discard, points."""


def fresh_hands(cards: int, hands: int, seed: int = 0) -> FreshHands:
    """So many hands of so many cards, each the first cards of the deck of its own seed.

    >>> fresh_hands(10, 3).deadwood
    array([24, 56, 60])
    """
    ready = engine(wait=True)
    table = ready.ints([0] * at.SIZE)
    held = numpy.empty((hands, cards + 1), dtype=numpy.int64)
    for hand, dice in enumerate(dice_of(seeds(seed, 1, hands)).tolist()):
        table[at.DECK : at.DECK + 52] = range(52)
        table[at.DICE] = dice
        ready.mix(table, at.DECK, at.DECK + cards + 1, at.DECK + 52)
        held[hand] = table[at.DECK : at.DECK + cards + 1]
    bits = numpy.left_shift(1, held)
    hand, eleven = bits[:, :cards].sum(axis=1), bits.sum(axis=1)
    points = numpy.array([card.points for card in DECK])[held[:, :cards]].sum(axis=1)
    least, keys = (for_engine(ready, numpy.zeros_like(hand)) for _ in range(2))
    ready.least_deadwoods(for_engine(ready, hand), least)
    ready.best_drops(for_engine(ready, eleven), keys)
    deadwood = numpy.asarray(least, dtype=numpy.int64)
    return FreshHands(deadwood, deadwood < points, numpy.asarray(keys, dtype=numpy.int64) >> 10)


def _numbers(values: ArrayLike) -> NDArray[numpy.float64]:
    """The numbers, with nan for those that are missing."""
    if isinstance(values, pandas.Series):
        values = cast(ArrayLike, values.to_numpy(dtype=numpy.float64, na_value=numpy.nan))
    return numpy.asarray(values, dtype=numpy.float64)
