"""Laying off in the best way."""

from gin_widgets.cards import best_layoff
from gin_widgets.play import LayOff, SeatView


def next_layoff(view: SeatView) -> LayOff | None:
    """The next card to lay off on the way to the least count; None when no layoff lowers it."""
    melds = view.spread.melds if view.spread else ()
    own = [layoff for seat, layoff in view.layoffs if seat == view.seat]
    others = [layoff for seat, layoff in view.layoffs if seat != view.seat]
    plan = best_layoff(view.hand, melds, view.rules, own, others)
    if not plan.layoffs:
        return None
    first = plan.layoffs[0]
    return next(
        action
        for action in view.legal
        if isinstance(action, LayOff)
        and action.card == first.card
        and first.meld.cards <= action.meld.cards
    )
