"""What happened, in sentences."""

from collections.abc import Iterable
from typing import assert_never

from gin_widgets.cards import Arrangement
from gin_widgets.explain import headline
from gin_widgets.explain.wording import Cast, joined, listed, say
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

DRAWS = (UpcardTaken, StockDrawn, PileDrawn)


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
    """Several events as one spoken message; a draw and the throw after it are one sentence.

    Of several opponents it tells in few words.
    """
    sentences: list[str] = []
    before: Event | None = None
    passed: list[str] = []
    for event in events:
        if isinstance(event, UpcardPassed) and event.seat != cast.you:
            passed = [*passed, cast.names[event.seat]]
        else:
            passed = []
        if len(passed) > 1:
            sentences[-1] = say("event.upcard_passed.several", names=joined(passed))
        elif isinstance(event, Discarded) and isinstance(before, DRAWS):
            drew = sentences.pop().rstrip(".")
            sentences.append(say("event.drew_and_threw", drew=drew, card=event.card))
        else:
            sentences.append(_briefly(event, before, cast))
        before = event
    return " ".join(sentences)


def _briefly(event: Event, before: Event | None, cast: Cast) -> str:
    """The event in fewer words than the log's, where an opponent is one of several."""
    if len(cast.names) == 2:
        return told(event, cast)
    match event:
        case StockDrawn(seat, None):
            return cast.tell(seat, "event.stock_drawn.briefly")
        case UpcardTaken(seat, card) | PileDrawn(seat, card) if seat != cast.you:
            return cast.tell(seat, "event.pile_drawn.briefly", card=card)
        case StockRecycled(cards):
            return say("event.stock_recycled.briefly", cards=cards)
        case HandSpread(seat, arrangement) if seat != cast.you and not isinstance(before, Knocked):
            return cast.tell(seat, "event.hand_spread.briefly", deadwood=arrangement.deadwood)
    return told(event, cast)


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
