"""The player that follows one simple rule, honestly."""

from typing import assert_never

from gin_widgets.bots.layoff import next_layoff
from gin_widgets.cards import Card, CardSet, best_arrangement, best_discards
from gin_widgets.play import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Knock,
    PassUpcard,
    Phase,
    SeatView,
    TakeUpcard,
    best_throws,
)


class SimplePlayer:
    """Takes the upcard only to meld it, throws what leaves least, ends the hand when it may.

    It remembers nothing and fears nothing: what the opponent collects does not move it.
    """

    def choose(self, view: SeatView) -> Action:
        """The action of the simple rule; equal throws go by points, then by the deck's order."""
        match view.phase:
            case Phase.OFFER:
                return TakeUpcard() if wants(view, view.upcard) else PassUpcard()
            case Phase.DRAW:
                wanted = DrawPile() in view.legal and wants(view, view.pile[-1])
                return DrawPile() if wanted else DrawStock()
            case Phase.DISCARD:
                return ends(view) or Discard(_best_throw(view))
            case Phase.KNOCK | Phase.SPREAD:
                return view.legal[0]
            case Phase.LAYOFF:
                return next_layoff(view) or Done()
            case Phase.OVER:
                raise ValueError("The hand is over; there is nothing to choose.")
            case _:
                assert_never(view.phase)


def wants(view: SeatView, card: Card) -> bool:
    """Whether the deadwood falls with the card, this turn or the next, and because it is melded."""
    held = view.hand | card
    after, throws = best_discards(held, view.rules)
    if after >= best_arrangement(view.hand, view.rules).deadwood:
        return False
    kept = held - _dearest(throws) - card
    return after < best_arrangement(kept, view.rules).deadwood + card.points


def ends(view: SeatView) -> Action | None:
    """The best end of the hand with the throw that leaves least, where that is possible now."""
    card = _best_throw(view)
    endings = (DeclareBigGin(), DeclareGin(card), Knock(card))
    return next((ending for ending in endings if ending in view.legal), None)


def _best_throw(view: SeatView) -> Card:
    _, throws = best_throws(view.rules, view.hand, view.taken)
    return _dearest(throws)


def _dearest(cards: CardSet) -> Card:
    return max(cards, key=lambda card: (card.points, card))
