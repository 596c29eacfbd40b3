"""The least deadwood of more cards than a hand, up to the whole deck.

Choosing sets first is quick for a hand and hopeless for a deck. Here the lowest card goes first,
into each meld that can take it; the remainders then differ only a few ranks up, so that few of
them ever come up, and each is solved once.
"""

from functools import cache
from itertools import combinations
from typing import Final

from gin_widgets.cards.card import DECK
from gin_widgets.cards.meld import FOUR_OF_A_RANK, RANK_MASK, Meld
from gin_widgets.cards.runs import Runs, join

_POINTS: Final = {card.mask: card.points for card in DECK}


class Crowd:
    """The remainders solved so far under one reading of the rules."""

    def __init__(self, runs: Runs) -> None:
        self._rules = runs.rules
        self._by_card = _melds_by_first_card(runs)
        self._least = {0: 0}

    def least(self, mask: int) -> int:
        """Return the least deadwood, in points, of the cards in a mask."""
        found = self._least.get(mask)
        if found is None:
            card = _first_card(mask)
            lefts = [mask ^ meld for meld in self._by_card[card] if meld & ~mask == 0]
            found = 0
            # Nothing beats zero, so the melds come before leaving the card loose.
            if all(self.least(left) for left in lefts):
                loose = self.least(mask ^ card) + _POINTS[card]
                found = min([loose, *map(self.least, lefts)])
            self._least[mask] = found
        return found

    def melds(self, mask: int) -> tuple[Meld, ...]:
        """Return the melds of one arrangement of least deadwood."""
        taken = []
        while mask:
            least, card = self.least(mask), _first_card(mask)
            within = (meld for meld in self._by_card[card] if meld & ~mask == 0)
            meld = next((meld for meld in within if self.least(mask ^ meld) == least), 0)
            if meld:
                taken.append(meld)
            mask ^= meld or card
        return join(taken, self._rules)


def _first_card(mask: int) -> int:
    """Return the bit of the lowest card: the lowest rank, then the first suit."""
    ranks = (mask | mask >> 13 | mask >> 26 | mask >> 39) & RANK_MASK
    lowest = mask & (ranks & -ranks) * FOUR_OF_A_RANK
    return lowest & -lowest


@cache
def _melds_by_first_card(runs: Runs) -> dict[int, list[int]]:
    """Map each card to the sets, then the runs of three to five, whose `_first_card` it is."""
    by_card: dict[int, list[int]] = {card.mask: [] for card in DECK}
    for rank in range(13):
        four = [1 << rank + 13 * suit for suit in range(4)]
        for size in (4, 3):
            for cards in combinations(four, size):
                by_card[cards[0]].append(sum(cards))
    for lane_runs in runs.by_card.values():
        for place in range(len(runs.suits)):
            for run in lane_runs:
                cards_in_run = runs.whole(run, place)
                by_card[_first_card(cards_in_run)].append(cards_in_run)
    return by_card
