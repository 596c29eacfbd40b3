"""What a throw may be worth to the next player, and what it takes from the own hand."""

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
from gin_widgets.cards.kernel import points_of
from gin_widgets.play import SeatView, best_held

TOOK: Final = 3.0
"""A card that goes with one seen taken is so many times as likely to be in that hand."""


class Outlook:
    """The pairs that wait for a card, the next player's and the own, as one seat can count them.

    The player to the left alone may take a throw.
    """

    def __init__(self, view: SeatView) -> None:
        left = (view.turn + 1) % view.players
        seen = view.hand | CardSet(view.pile)
        for picked in view.picked:
            seen |= picked
        self._view = view
        self._unseen = CardSet(DECK) - seen
        self._taken = view.picked[left].mask
        self._waiting = pairs_for(view.rules.run_kind, view.rules.ace_in_runs)
        hidden, many = view.hand_sizes[left] - len(view.picked[left]), max(len(self._unseen), 2)
        self._one = min(1.0, TOOK * hidden / many)
        self._two = hidden * (hidden - 1) / (many * (many - 1))
        self._own = [
            (card, pair)
            for card in self._unseen
            for pair in self._waiting[card.index]
            if pair & ~view.hand.mask == 0
        ]

    def pairs(self, card: Card) -> list[int]:
        """The pairs, as masks, with which the next player could meld the card."""
        out = self._unseen.mask | self._taken
        return [pair for pair in self._waiting[card.index] if pair & ~out == 0]

    def danger(self, card: Card) -> float:
        """How likely the next player holds such a pair, from 0 to 1."""
        likely = 0.0
        for pair in self.pairs(card):
            likely += (self._two, self._one, 1.0)[(pair & self._taken).bit_count()]
        return min(likely, 1.0)

    def chances(self, throw: Card) -> float:
        """What the next unseen card melds of the loose cards that stay, in points on average."""
        view = self._view
        kept = best_held(view.rules, view.hand - CardSet([throw]), view.taken)
        loose = kept.deadwood_cards.mask
        melded: dict[Card, int] = {}
        for card, pair in self._own:
            if not pair & throw.mask:
                points = points_of(pair & loose)
                melded[card] = max(points, melded.get(card, 0))
        return sum(melded.values()) / max(len(self._unseen), 1)


@cache
def pairs_for(run_kind: RunKind, ace_in_runs: AceInRuns) -> tuple[tuple[int, ...], ...]:
    """For each card of the deck the pairs that make a meld of three with it, as masks."""
    threes = [
        meld.cards.mask
        for meld in melds_in(DECK, PlainMeldRules(run_kind, ace_in_runs))
        if len(meld.cards) == 3
    ]
    return tuple(tuple(three ^ card.mask for three in threes if three & card.mask) for card in DECK)
