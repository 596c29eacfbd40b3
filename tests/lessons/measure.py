"""Measures anew what `lessons/figures.py` tells, with the package's own simple player.

`python -m tests.lessons.measure 2000` prints what so many hands with the limit ten give; hands are
played action by action, some thirty a second.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from gin_widgets.bots import SimplePlayer
from gin_widgets.cards import best_arrangement
from gin_widgets.play import DeclareGin, Discard, Knock, Phase, Round
from gin_widgets.rules import HOUSE, knock_limit

PLAYER = SimplePlayer()


@dataclass(frozen=True, slots=True)
class Chance:
    """The first chance to knock in a deal, and what came of three ways to take it."""

    turn: int
    deadwood: int
    now: int
    """Points for the one who had the chance, the other's taken off: knocked at once."""
    later: int
    """Waited one turn, and then knocked as soon as possible."""
    gin: int
    """Waited for gin."""


def chances(limit: int, seeds: range) -> Iterator[Chance | None]:
    """The first chance in each deal with this limit; None where nobody ever may knock."""
    for seed in seeds:
        deal = Round.deal(HOUSE, seed=seed)
        if knock_limit(HOUSE, deal.state.upcard) == limit:
            yield _chance(deal)


def _chance(deal: Round) -> Chance | None:
    now, turns = deal, 0
    while now.state.phase is not Phase.OVER:
        action = PLAYER.choose(now.view(now.turn))
        turns += now.state.phase is Phase.DISCARD
        if isinstance(action, Knock | DeclareGin):
            seat, hand = now.turn, now.state.hands[now.turn]
            left = best_arrangement(card for card in hand if card != action.card).deadwood
            waits = now if left == 0 else now.play(Discard(action.card)).state
            return Chance(
                (turns + 1) // 2,
                left,
                _points(now, seat),
                _points(waits, seat),
                _points(waits, seat, only_gin=True),
            )
        now = now.play(action).state
    return None


def _points(now: Round, seat: int, *, only_gin: bool = False) -> int:
    """What the hand brings a seat that knocks as soon as it may, or that waits for gin."""
    while now.result is None:
        action = PLAYER.choose(now.view(now.turn))
        if only_gin and now.turn == seat and isinstance(action, Knock):
            action = Discard(action.card)
        now = now.play(action).state
    return now.result.points[seat] - now.result.points[1 - seat]


if __name__ == "__main__":
    found = [each for each in chances(10, range(int(sys.argv[1]))) if each is not None]
    for turns in ((3, 4), (5, 6), (7, 8), (9, 10), (11, 14)):
        for least, most in ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10)):
            cell = [
                each
                for each in found
                if turns[0] <= each.turn <= turns[1] and least <= each.deadwood <= most
            ]
            if cell:
                means = [
                    round(sum(getattr(each, way) for each in cell) / len(cell), 1)
                    for way in ("now", "later", "gin")
                ]
                print(turns, (least, most), len(cell), *means)
