"""What happened, in sentences."""

from collections.abc import Iterable
from typing import assert_never

from gin_widgets.cards import Arrangement
from gin_widgets.explain import headline
from gin_widgets.explain.wording import Cast, listed, say
from gin_widgets.play import (
    BigGinDeclared,
    Dealt,
    Discarded,
    Event,
    GinDeclared,
    HandEnded,
    HandSpread,
    Knocked,
    LaidOff,
    PileDrawn,
    StockDrawn,
    StockRecycled,
    UpcardPassed,
    UpcardTaken,
)

SEATED = {
    UpcardTaken: "upcard_taken",
    UpcardPassed: "upcard_passed",
    StockDrawn: "stock_drawn",
    PileDrawn: "pile_drawn",
    Discarded: "discarded",
    Knocked: "knocked",
    GinDeclared: "gin_declared",
    BigGinDeclared: "big_gin_declared",
}


def told(event: Event, cast: Cast) -> str:
    """The event as one line of the log."""
    match event:
        case Dealt(dealer, upcard):
            return cast.tell(dealer, "event.dealt", upcard=upcard)
        case HandSpread(seat, arrangement):
            return _spread(seat, arrangement, cast)
        case LaidOff(seat, card, meld):
            return cast.tell(seat, "event.laid_off", card=card, meld=meld)
        case HandEnded(result):
            if result.winner is None:
                return say("event.hand_ended.void")
            return headline(result, cast)
        case BigGinDeclared(seat):
            return cast.tell(seat, "event", SEATED[type(event)])
        case StockRecycled(cards):
            return say("event.stock_recycled", cards=cards)
        case Knocked(seat, None) | GinDeclared(seat, None):
            return cast.tell(seat, "event", SEATED[type(event)], "after")
        case _:
            return cast.tell(event.seat, "event", SEATED[type(event)], card=event.card)
    assert_never(event)


def narration(events: Iterable[Event], cast: Cast) -> str:
    """Several events as one spoken message; a draw and the throw after it are one sentence."""
    sentences: list[str] = []
    drawn: Event | None = None
    for event in events:
        if isinstance(event, Discarded) and drawn is not None:
            drew = sentences.pop().rstrip(".")
            sentences.append(say("event.drew_and_threw", drew=drew, card=event.card))
        else:
            sentences.append(told(event, cast))
        drawn = event if isinstance(event, UpcardTaken | StockDrawn | PileDrawn) else None
    return " ".join(sentences)


def who(event: Event, cast: Cast) -> str:
    """Whose line it is: "you", "other" or "table"."""
    match event:
        case Dealt() | HandEnded() | StockRecycled():
            return "table"
    return "you" if event.seat == cast.you else "other"


def _spread(seat: int, arrangement: Arrangement, cast: Cast) -> str:
    loose = arrangement.deadwood_cards
    key = "event.hand_spread"
    if not loose:
        return cast.tell(seat, key, "all", melds=listed(arrangement.melds))
    facts = {"loose": loose, "deadwood": arrangement.deadwood}
    if not arrangement.melds:
        return cast.tell(seat, key, "no_melds", **facts)
    return cast.tell(seat, key, melds=listed(arrangement.melds), **facts)
