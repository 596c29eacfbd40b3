"""The player that follows one simple rule, honestly."""

from typing import assert_never

from gin_widgets.cards import Card, CardSet, best_arrangement, best_discards, best_layoff
from gin_widgets.play import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Knock,
    LayOff,
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
                return _lay_off(view)
            case Phase.OVER:
                raise ValueError("The hand is over; there is nothing to choose.")
            case _:
                assert_never(view.phase)


def _wants(view: SeatView, card: Card) -> bool:
    """Whether the card would be melded, this turn or the next, and the deadwood fall."""
    now = best_arrangement(view.hand, view.rules).deadwood
    held = view.hand | CardSet([card])
    after, throws = best_discards(held, view.rules)
    others = throws - CardSet([card])
    if after >= now or not others:
        return False
    kept = best_arrangement(held - CardSet([next(iter(others))]), view.rules)
    return card not in kept.deadwood_cards


def _throw(view: SeatView) -> Action:
    _, throws = best_throws(view.rules, view.hand, view.taken)
    card = max(throws, key=lambda each: (each.points, each))
    for ending in (DeclareBigGin(), DeclareGin(card), Knock(card)):
        if ending in view.legal:
            return ending
    return Discard(card)


def _lay_off(view: SeatView) -> Action:
    melds = view.spread.melds if view.spread else ()
    own = [layoff for seat, layoff in view.layoffs if seat == view.seat]
    others = [layoff for seat, layoff in view.layoffs if seat != view.seat]
    plan = best_layoff(view.hand, melds, view.rules, own, others)
    if not plan.layoffs:
        return Done()
    first = plan.layoffs[0]
    return next(
        action
        for action in view.legal
        if isinstance(action, LayOff)
        and action.card == first.card
        and first.meld.cards <= action.meld.cards
    )
