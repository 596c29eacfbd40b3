"""Everything that is so on the table, hidden cards included."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from gin_widgets.cards import Arrangement, Card, CardSet, Layoff, Meld
from gin_widgets.rules import RoundResult, RuleSet


class Phase(StrEnum):
    """What is to be done next."""

    OFFER = "offer"
    """Take or pass the first upcard."""
    DRAW = "draw"
    DISCARD = "discard"
    """Throw a card, knock or declare gin."""
    KNOCK = "knock"
    """After the throw: knock or go on, where the rules put the knock there."""
    SPREAD = "spread"
    """The knocker chooses which melds to lay down."""
    LAYOFF = "layoff"
    """A defender lays off, or is done."""
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """One moment of a hand. Seats are numbered from 0; the next seat is to the left."""

    rules: RuleSet
    dealer: int
    dice: str
    """The deal's own source of chance, for a new stock."""
    recycled: int = 0
    """How many new stocks there were."""
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    """Cards face down, the next one first."""
    pile: tuple[Card, ...]
    """Cards face up, the top one last."""
    upcard: Card
    """The first upcard, wherever it is by now."""
    phase: Phase
    turn: int
    passes: int = 0
    """How many have declined the first upcard."""
    taken: Card | None = None
    """The card that this turn was taken from the pile; it stays so to the end of a showdown."""
    picked: tuple[CardSet, ...]
    """For each seat, what all saw it take from the pile and not throw since."""
    exchanges: int = 0
    """Turns in a row without a draw from the stock."""
    knocker: int | None = None
    spread: Arrangement | None = None
    """What the knocker laid down."""
    layoffs: tuple[tuple[int, Layoff], ...] = ()
    """Who laid which card on which of the knocker's melds, in order."""
    shown: tuple[Arrangement | None, ...]
    """For each seat, its cards once they lie open."""
    result: RoundResult | None = None

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    def left_of(self, seat: int) -> int:
        """The seat whose turn follows."""
        return (seat + 1) % self.players

    def but(self, **changes: Any) -> "State":
        """This moment with some of it changed."""
        return replace(self, **changes)

    def with_hand(self, seat: int, hand: CardSet) -> tuple[CardSet, ...]:
        """All hands, this seat's replaced."""
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])


def table_melds(state: State) -> tuple[Meld, ...]:
    """The knocker's melds with everything that was laid off on them, in the order laid down."""
    laid = state.spread.melds if state.spread else ()
    return tuple(
        Meld(
            meld.kind,
            meld.cards | CardSet(layoff.card for _, layoff in state.layoffs if layoff.meld == meld),
        )
        for meld in laid
    )
