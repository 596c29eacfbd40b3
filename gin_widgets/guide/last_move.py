"""The person's last throw, looked at again from what was known then."""

from dataclasses import dataclass

from gin_widgets.cards import Arrangement, Card, CardSet
from gin_widgets.explain.wording import say
from gin_widgets.guide.situation import Situation
from gin_widgets.play import (
    Discarded,
    Event,
    Phase,
    PileDrawn,
    StockDrawn,
    UpcardTaken,
    best_held,
    best_throws,
)


@dataclass(frozen=True, slots=True)
class LastThrow:
    """The card that the person threw last, what it left, and what the best throw would have."""

    card: Card
    left: Arrangement
    best: int
    better: Card
    """A throw that would have left the best."""

    @property
    def headline(self) -> str:
        """What was done, and what it left."""
        return say("last.threw", card=self.card, deadwood=self.left.deadwood)

    @property
    def otherwise(self) -> str:
        """What the best throw would have left."""
        if self.left.deadwood > self.best:
            return say("last.better", card=self.better, best=self.best)
        return say("last.best")


def last_throw(now: Situation) -> LastThrow | None:
    """The person's last throw, while the next card is to be drawn; None before the first."""
    view = now.view
    own = [event for event in now.game.log if _seat(event) == now.game.seat]
    if view.phase is not Phase.DRAW or not now.held or len(own) < 2:
        return None
    match own[-2:]:
        case [UpcardTaken(_, card) | PileDrawn(_, card), Discarded(_, thrown)]:
            taken: Card | None = card
        case [StockDrawn(), Discarded(_, thrown)]:
            taken = None
        case _:
            return None
    held = view.hand | CardSet([thrown])
    best, throws = best_throws(view.rules, held, taken)
    left = best_held(view.rules, view.hand, None)
    return LastThrow(thrown, left, best, max(throws, key=lambda each: (each.points, each)))


def _seat(event: Event) -> int | None:
    return (
        event.seat if isinstance(event, Discarded | PileDrawn | StockDrawn | UpcardTaken) else None
    )
