"""What is known of a hand that is set up, whether or not it can be."""

from dataclasses import dataclass

from gin_widgets.cards import DECK, Card, CardSet, Layoff, Meld
from gin_widgets.play.state import Phase
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Setup:
    """One moment of a hand as one seat knows it. Seats are numbered from 0."""

    rules: RuleSet
    seat: int | None
    """Who knows this; None is a spectator."""
    dealer: int
    turn: int
    phase: Phase
    hands: tuple[CardSet, ...]
    """For each seat, the cards known to be in its hand: all, some or none."""
    picked: tuple[CardSet, ...]
    """For each seat, what all saw it take from the pile and not throw since."""
    upcard: Card
    """The first upcard, wherever it is by now."""
    pile: tuple[Card, ...]
    """Cards face up, the top one last."""
    taken: Card | None = None
    """The card that this turn was taken from the pile; it stays so to the end of a showdown."""
    exchanges: int = 0
    """Turns in a row without a draw from the stock."""
    recycled: int = 0
    """How many new stocks there were."""
    knocker: int | None = None
    spread: tuple[Meld, ...] | None = None
    """What the knocker laid down; None before."""
    layoffs: tuple[tuple[int, Layoff], ...] = ()
    """Who laid which card on which of the knocker's melds, in order."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def big_gin(self) -> bool:
        """Whether the knocker ended the hand without a throw."""
        knocker = self.knocker
        if self.phase is not Phase.OVER or knocker is None or knocker not in range(self.players):
            return False
        return len(self.hands[knocker]) > self._dealt

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds, known or not."""
        more = self.knocker if self.big_gin else None
        if self.phase is Phase.DISCARD:
            more = self.turn
        return tuple(
            self._dealt + (seat == more) - len(self.laid_off(seat)) for seat in range(self.players)
        )

    @property
    def stock_size(self) -> int:
        """How many cards are in the stock: those that are nowhere else."""
        return len(DECK) - sum(self.hand_sizes) - len(self.pile) - len(self.layoffs)

    @property
    def stock_is_full(self) -> bool:
        """Whether nobody has drawn from the stock yet."""
        return self.recycled == 0 and self.stock_size == len(DECK) - self.players * self._dealt - 1

    @property
    def taker(self) -> int | None:
        """The seat whose turn this is, or was when it ended the hand; None if nobody's."""
        match self.phase:
            case Phase.DISCARD | Phase.KNOCK:
                return self.turn
            case Phase.SPREAD | Phase.LAYOFF | Phase.OVER:
                return self.knocker
        return None

    @property
    def defenders(self) -> tuple[int, ...]:
        """The seats after the knocker, in turn order; nobody's before a knock."""
        if self.knocker is None:
            return ()
        return tuple((self.knocker + step) % self.players for step in range(1, self.players))

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats whose cards lie open for all."""
        laid = self.spread is not None and self.phase in (Phase.LAYOFF, Phase.OVER)
        if self.knocker is None or not laid:
            return ()
        done = self.defenders
        if self.phase is Phase.LAYOFF and self.turn in done:
            done = done[: done.index(self.turn)]
        return (self.knocker, *done)

    @property
    def unseen(self) -> CardSet:
        """The cards that nobody has told where they are: in the stock or in the other hands."""
        seen = CardSet(dict.fromkeys(self.pile))
        for hand in self.hands:
            seen |= hand
        for seat in range(self.players):
            seen |= self.laid_off(seat)
        return CardSet(DECK) - seen

    def laid_off(self, seat: int) -> CardSet:
        """What this seat has laid off."""
        return CardSet(dict.fromkeys(at.card for who, at in self.layoffs if who == seat))

    @property
    def _dealt(self) -> int:
        return self.rules.cards_each(self.players)
