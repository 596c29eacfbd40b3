"""What a seat may do, as the kernel tries it."""

from collections.abc import Iterator
from typing import assert_never

from gin_widgets.bots import montecarlo as do
from gin_widgets.cards import CardSet, MeldKind
from gin_widgets.cards.kernel import missing_from
from gin_widgets.play import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    GoOn,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    SeatView,
    TakeUpcard,
    best_held,
)
from gin_widgets.play import Spread as LayDown
from gin_widgets.rules import KnockTiming, LimitSource, knock_limit

Way = tuple[int, int, int, int]
"""What is done, and what `montecarlo.go_on` is told besides."""


def ways_of(view: SeatView, action: Action) -> Iterator[Way]:
    """Each way to go on with an action of this seat.

    Whoever plays on may end the hand as soon as possible, or wait for gin. And where a knock
    follows the throw, another way ends the hand with it.
    """
    after = view.phase is Phase.KNOCK
    match action:
        case TakeUpcard() | DrawPile():
            stays = not view.rules.may_return_taken_card
            yield from _plans(view, do.FROM_PILE, view.pile[-1].mask if stays else 0)
        case PassUpcard():
            yield from _plans(view, do.PASS, 0)
        case DrawStock():
            yield from _plans(view, do.FROM_STOCK, 0)
        case Discard(card):
            yield from _plans(view, do.THROW, card.index)
            yield from _knock_after(view, action)
        case GoOn():
            yield from _plans(view, do.THROW, do.NO_CARD_NOW)
        case Knock(card):
            yield do.END_KNOCK, do.NO_CARD_NOW if after else card.index, 0, 0
        case DeclareGin(card):
            yield do.END_GIN, do.NO_CARD_NOW if after else card.index, 0, 0
        case DeclareBigGin():
            yield do.END_BIG, 0, 0, 0
        case LayDown(melds):
            sets = sum(meld.cards.mask for meld in melds if meld.kind is MeldKind.SET)
            runs = sum(meld.cards.mask for meld in melds if meld.kind is MeldKind.RUN)
            loose = CardSet.from_mask(view.hand.mask & ~(sets | runs))
            yield do.SPREAD, loose.points, runs, missing_from(sets)
        case LayOff() | Done():
            raise ValueError("The kernel tries no layoffs; a hand is played out by its actions.")
        case _:
            assert_never(action)


def _plans(view: SeatView, kind: int, what: int) -> Iterator[Way]:
    """To end the hand as soon as may be, and to wait for gin where that is something else."""
    yield kind, what, 0, 0
    if view.limit or view.rules.limit_source is LimitSource.TOP_DISCARD:
        yield kind, what, 0, 1


def _knock_after(view: SeatView, throw: Discard) -> Iterator[Way]:
    """To end the hand behind the throw, where the rules put the knock there."""
    if view.rules.knock_timing is KnockTiming.WITH_DISCARD:
        return
    own = view.rules.limit_source is LimitSource.TOP_DISCARD
    limit = knock_limit(view.rules, throw.card) if own else view.limit
    left = best_held(view.rules, view.hand - CardSet([throw.card]), view.taken).deadwood
    if left <= limit:
        yield do.END_KNOCK if left else do.END_GIN, throw.card.index, 0, 0
