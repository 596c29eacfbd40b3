"""What each choice of cards of one suit is worth, where runs are of a suit and the ace is low.

A lane is the thirteen cards of one suit as bits, the ace lowest. The tables double from card to
card, so that they are there within a few milliseconds and nothing has to be shipped.
"""

from typing import Final

NO_CARD: Final = 1 << 20
"""A key of `DROP` that is never the lowest: there is no card to throw."""


def _loose() -> tuple[int, ...]:
    loose = [0]
    for top in range(13):
        loose += [points + min(top + 1, 10) for points in loose]
    return tuple(loose)


def _least(loose: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        loose[lane ^ (starts | starts << 1 | starts << 2)]
        if (starts := lane & lane >> 1 & lane >> 2)
        else points
        for lane, points in enumerate(loose)
    )


def _drop(least: tuple[int, ...]) -> tuple[int, ...]:
    drop = [NO_CARD]
    cards = [(1 << rank, ((9 - min(rank, 9)) << 6) + 12 - rank) for rank in range(13)]
    for top in range(13):
        # Where the two cards below are not held, the top card is in no run, and alone.
        alone = cards[top][1] - (min(top + 1, 10) << 10)
        half = [min(key, alone) for key in drop]
        two = 3 << top - 2 if top > 1 else 1 << top
        for low in range(two, 1 << top):
            if low & two == two:
                lane = low | 1 << top
                falls = [(least[lane ^ card] << 10) + rank for card, rank in cards if lane & card]
                half[low] = min(falls) - (least[lane] << 10)
        drop += half
    return tuple(drop)


LOOSE: Final = _loose()
"""The points of all cards of a lane."""

LEAST: Final = _least(LOOSE)
"""The points left of a lane after its runs: within a suit every card that can be in a run is in
one, since runs that touch are one run."""

DROP: Final = _drop(LEAST)
"""The best card of a lane to throw, as a key, lowest best, that says by how much and which:
the change of `LEAST` (mostly a fall) times 1024, plus ten less the card's points times 64, plus
twelve less its place in the suit. So of equal throws the dearest comes first, then the highest."""
