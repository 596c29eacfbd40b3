"""The other players, as far as the person's seat can see."""

from gin_widgets.explain.wording import say
from gin_widgets.guide.ending import open_groups
from gin_widgets.guide.hand import groups_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Group, Seat
from gin_widgets.play import (
    Discarded,
    Event,
    PileDrawn,
    StockDrawn,
    UpcardPassed,
    UpcardTaken,
    best_held,
)

NOBODY: frozenset[int] = frozenset()


def seats_of(now: Situation, known: frozenset[int] = NOBODY) -> list[Seat]:
    """The others in turn order, after a knock from the knocker on.

    Of a moment that is looked back at, `known` are the seats whose cards lay open in the end.
    """
    order, knocker = now.in_turn, now.view.knocker
    at = 0 if knocker is None else order.index(knocker)
    seats = [seat for seat in (*order[at:], *order[:at]) if seat != now.game.seat]
    return [_seat(now, seat, open_=seat in known) for seat in seats]


def _seat(now: Situation, seat: int, *, open_: bool) -> Seat:
    view, picked = now.view, now.view.picked[seat]
    several = view.players > 2
    return {
        "name": now.game.hand_cast.names[seat],
        "bot": "" if seat == now.game.hand_cast.you else say("bot", now.game.bot),
        "took": say("seat.took", cards=picked) if picked else "",
        "last": last_move(now.game.log, seat) if several else "",
        "marks": _marks(now, seat) if several else [],
        "cards": view.hand_sizes[seat],
        # At the end of a hand everybody's cards are in the result.
        "shown": None if view.result else open_groups(view, seat) or _held(now, seat, open_),
    }


def _held(now: Situation, seat: int, open_: bool) -> list[Group] | None:
    """The hand that a seat held, once it is known."""
    hand = now.game.match.round.state.hands[seat]
    return groups_of(best_held(now.view.rules, hand, None)) if open_ else None


def _marks(now: Situation, seat: int) -> list[str]:
    marks = {"dealer": seat == now.view.dealer, "knocked": seat == now.view.knocker}
    return [say("mark", mark) for mark, holds in marks.items() if holds]


def last_move(log: tuple[Event, ...], seat: int) -> str:
    """What a seat did last, in two or three words; nothing before its first turn."""
    own = [
        event
        for event in log
        if isinstance(event, UpcardTaken | UpcardPassed | PileDrawn | StockDrawn | Discarded)
        and event.seat == seat
    ]
    match own[-2:]:
        case [*_, UpcardPassed()]:
            return say("last.passed")
        case [StockDrawn(), Discarded(_, card)]:
            return say("last.drew", card=card)
        case [UpcardTaken(_, taken) | PileDrawn(_, taken), Discarded(_, card)]:
            return say("last.took", taken=taken, card=card)
    return ""
