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
                return TakeUpcard() if _wants(view, view.upcard) else PassUpcard()
            case Phase.DRAW:
                wanted = DrawPile() in view.legal and _wants(view, view.pile[-1])
                return DrawPile() if wanted else DrawStock()
            case Phase.DISCARD:
                return _throw(view)
            case Phase.KNOCK | Phase.SPREAD:
                return view.legal[0]
            case Phase.LAYOFF:
                return next_layoff(view) or Done()
            case Phase.OVER:
                raise ValueError("The hand is over; there is nothing to choose.")
            case _:
                assert_never(view.phase)


def _wants(view: SeatView, card: Card) -> bool:
    """Whether the deadwood falls with the card, this turn or the next, and because it is melded."""
    held = view.hand | card
    after, throws = best_discards(held, view.rules)
    if after >= best_arrangement(view.hand, view.rules).deadwood:
        return False
    kept = held - _dearest(throws) - card
    return after < best_arrangement(kept, view.rules).deadwood + card.points


def _throw(view: SeatView) -> Action:
    _, throws = best_throws(view.rules, view.hand, view.taken)
    card = _dearest(throws)
    for ending in (DeclareBigGin(), DeclareGin(card), Knock(card)):
        if ending in view.legal:
            return ending
    return Discard(card)


def _dearest(cards: CardSet) -> Card:
    return max(cards, key=lambda card: (card.points, card))
