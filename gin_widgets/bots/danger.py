"""How likely a throw helps the player to the left, who alone may take it."""

from functools import cache
from typing import Final

from gin_widgets.cards import (
    DECK,
    AceInRuns,
    Card,
    CardSet,
    PlainMeldRules,
    RunKind,
    melds_in,
)
from gin_widgets.play import SeatView

TOOK: Final = 3.0
"""A card that goes with one seen taken is so many times as likely to be in that hand."""


class Danger:
    """The pairs that may wait for a throw, as one seat can count them."""

    def __init__(self, view: SeatView) -> None:
        left = (view.turn + 1) % view.players
        seen = view.hand | CardSet(view.pile)
        for picked in view.picked:
            seen |= picked
        unseen = CardSet(DECK) - seen
        self._taken = view.picked[left].mask
        self._out = unseen.mask | self._taken
        self._waiting = pairs_for(view.rules.run_kind, view.rules.ace_in_runs)
        hidden = view.hand_sizes[left] - len(view.picked[left])
        many = max(len(unseen), 2)
        self._one = min(1.0, TOOK * hidden / many)
        self._two = hidden * (hidden - 1) / (many * (many - 1))

    def pairs(self, card: Card) -> list[int]:
        """The pairs, as masks, with which the next player could meld the card."""
        return [pair for pair in self._waiting[card.index] if pair & ~self._out == 0]

    def of(self, card: Card) -> float:
        """How likely the next player holds such a pair, from 0 to 1."""
        likely = 0.0
        for pair in self.pairs(card):
            known = (pair & self._taken).bit_count()
            likely += (self._two, self._one, 1.0)[known]
        return min(likely, 1.0)


@cache
def pairs_for(run_kind: RunKind, ace_in_runs: AceInRuns) -> tuple[tuple[int, ...], ...]:
    """For each card of the deck the pairs that make a meld of three with it, as masks."""
    threes = [
        meld.cards.mask
        for meld in melds_in(DECK, PlainMeldRules(run_kind, ace_in_runs))
        if len(meld.cards) == 3
    ]
    return tuple(
        tuple(three ^ card.mask for three in threes if three & card.mask) for card in DECK
    )
