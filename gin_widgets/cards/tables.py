"""What each choice of cards of one suit is worth, where runs are of a suit and the ace is low.

A lane is the thirteen cards of one suit as bits, the ace lowest; each table has an entry for each
of the 8192 lanes. They are there within a few milliseconds, so nothing has to be shipped.
"""

from typing import Final

NO_CARD: Final = 1 << 20
"""A key of `DROP` that is never the lowest: there is no card to throw."""

_CARDS: Final = tuple(
    (1 << rank, min(rank + 1, 10), (9 - min(rank, 9) << 6) + 12 - rank) for rank in range(13)
)
"""Each card's bit, its points, and which card it is in a key of `DROP`."""


def _loose() -> tuple[int, ...]:
    loose = [0]
    for _, points, _ in _CARDS:
        loose += [others + points for others in loose]
    return tuple(loose)


def _runs() -> tuple[int, ...]:
    return tuple(
        starts | starts << 1 | starts << 2 if (starts := lane & lane >> 1 & lane >> 2) else 0
        for lane in range(8192)
    )


def _drop(least: tuple[int, ...], runs: tuple[int, ...]) -> tuple[int, ...]:
    alone = [which - (points << 10) for _, points, which in _CARDS]
    drop = [NO_CARD]
    for lane, in_runs in enumerate(runs[1:], start=1):
        loose = lane ^ in_runs
        if loose:  # Then its highest card is the best: no throw out of a run lowers the count.
            drop.append(alone[loose.bit_length() - 1])
        else:
            throws = [
                (least[lane ^ card] << 10) + which for card, _, which in _CARDS if lane & card
            ]
            drop.append(min(throws))
    return tuple(drop)


_RUNS: Final = _runs()
"""The cards that are in some run of the lane, and so in one: runs that touch are one run."""

LOOSE: Final = _loose()
"""The points of all cards of a lane."""

LEAST: Final = tuple(LOOSE[lane ^ in_runs] for lane, in_runs in enumerate(_RUNS))
"""The points left of a lane after its runs."""

DROP: Final = _drop(LEAST, _RUNS)
"""The best card of a lane to throw, as a key, lowest best, that says by how much and which: the
change of `LEAST` (mostly a fall) times 1024, plus ten less the card's points times 64, plus twelve
less its place in the suit. So of equal throws the dearest comes first, then the highest."""
