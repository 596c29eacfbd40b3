"""What happened, in sentences."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, assert_never

from gin_widgets.cards import Arrangement
from gin_widgets.explain import headline
from gin_widgets.explain.wording import Cast, joined, listed, say
from gin_widgets.guide.wire import LogLine
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


class Sentence(NamedTuple):
    """A sentence, the event that completed it, and how many events there were by then."""

    text: str
    event: Event
    end: int


Teller = Callable[[Event, Event | None, Cast], str]
"""Tells an event, given the one before it."""


def told(event: Event, cast: Cast) -> str:
    """The event as a sentence."""
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
    """Several events as one spoken message; of several opponents in few words."""
    return " ".join(sentence.text for sentence in _sentences(events, cast, _briefly))


def log_of(events: Iterable[Event], cast: Cast, moments: Sequence[int]) -> list[LogLine]:
    """The events of the hand, a turn on one line, the newest last.

    `moments` says how many events there were at each moment of the replay; a line belongs to the
    first at which it was complete.
    """
    return [
        {
            "n": number,
            "text": line.text,
            "who": who(line.event, cast),
            "at": min(bisect_left(moments, line.end), len(moments) - 1),
        }
        for number, line in enumerate(_sentences(events, cast, _fully), start=1)
    ]


def _sentences(events: Iterable[Event], cast: Cast, tell: Teller) -> list[Sentence]:
    """The events as sentences.

    A draw and the throw after it are one, and so are the passes of several opponents.
    """
    found: list[Sentence] = []
    passed: list[str] = []
    for end, event in enumerate(events, start=1):
        before = found[-1].event if found else None
        if isinstance(event, UpcardPassed) and event.seat != cast.you:
            passed = [*passed, cast.names[event.seat]]
        else:
            passed = []
        if len(passed) > 1:
            text = say("event.upcard_passed.several", names=joined(passed))
            found[-1] = Sentence(text, event, end)
        elif isinstance(event, Discarded) and isinstance(before, DRAWS):
            drew = found.pop().text.rstrip(".")
            text = say("event.drew_and_threw", drew=drew, card=event.card)
            found.append(Sentence(text, event, end))
        else:
            found.append(Sentence(tell(event, before, cast), event, end))
    return found


def _fully(event: Event, _before: Event | None, cast: Cast) -> str:
    return told(event, cast)


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
