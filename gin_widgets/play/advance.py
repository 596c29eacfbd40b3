"""What an allowed action changes."""

from collections.abc import Sequence
from typing import assert_never

from gin_widgets.cards import Arrangement, Card, CardSet, Layoff, best_arrangement
from gin_widgets.play.actions import (
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
    Spread,
    TakeUpcard,
)
from gin_widgets.play.events import (
    BigGinDeclared,
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
from gin_widgets.play.holding import best_held
from gin_widgets.play.legal import arranged, table
from gin_widgets.play.shuffle import shuffled
from gin_widgets.play.state import Phase, State
from gin_widgets.rules import (
    FirstOffer,
    KnockTiming,
    ResultKind,
    RuleSet,
    Showdown,
    void_result,
)

Advance = tuple[State, tuple[Event, ...]]


def deal(rules: RuleSet, dealer: int, players: int, deck: Sequence[Card]) -> State:
    """The first moment of a hand: one card at a time from the dealer's left, then the upcard."""
    each = rules.cards_each(players)
    first = (dealer + 1) % players
    hands = [
        CardSet(deck[(seat - first) % players : each * players : players])
        for seat in range(players)
    ]
    upcard, *stock = deck[each * players :]
    offered = rules.first_upcard_offer is FirstOffer.IN_TURN
    return State(
        rules=rules,
        dealer=dealer,
        dice="".join(card.code for card in deck),
        hands=tuple(hands),
        stock=tuple(stock),
        pile=(upcard,),
        upcard=upcard,
        phase=Phase.OFFER if offered else Phase.DRAW,
        turn=first,
        picked=(CardSet(),) * players,
        shown=(None,) * players,
    )


def advance(state: State, action: Action) -> Advance:
    """The moment after an action of the seat whose turn it is, and what happened.

    The action must be allowed: `legal.check` is asked before.
    """
    seat = state.turn
    match action:
        case TakeUpcard():
            event = UpcardTaken(seat, state.upcard)
            return _from_pile(state), (event,)
        case DrawPile():
            return _from_pile(state), (PileDrawn(seat, state.pile[-1]),)
        case PassUpcard():
            return _pass(state), (UpcardPassed(seat, state.upcard),)
        case DrawStock():
            return _from_stock(state), (StockDrawn(seat, state.stock[0]),)
        case Discard(card):
            return _discard(state, card)
        case Knock(card):
            after, thrown = _thrown(state, card)
            return after.but(phase=Phase.SPREAD, knocker=seat), (Knocked(seat, thrown),)
        case DeclareGin(card):
            after, thrown = _thrown(state, card)
            return _gin(after, GinDeclared(seat, thrown))
        case DeclareBigGin():
            return _gin(state, BigGinDeclared(seat))
        case GoOn():
            return _end_turn(state)
        case Spread(melds):
            return _spread(state, arranged(state.rules, state.hands[seat], melds))
        case LayOff():
            return _lay_off(state, action)
        case Done():
            return _done(state)
        case _:
            assert_never(action)


def _pass(state: State) -> State:
    passes = state.passes + 1
    phase = Phase.DRAW if passes == state.players else Phase.OFFER
    return state.but(passes=passes, phase=phase, turn=state.left_of(state.turn))


def _from_pile(state: State) -> State:
    seat, card = state.turn, state.pile[-1]
    picked = state.picked
    return state.but(
        hands=state.with_hand(seat, state.hands[seat] | CardSet([card])),
        picked=(*picked[:seat], picked[seat] | CardSet([card]), *picked[seat + 1 :]),
        pile=state.pile[:-1],
        phase=Phase.DISCARD,
        taken=card,
        passes=0,
        exchanges=state.exchanges + 1,
    )


def _from_stock(state: State) -> State:
    seat, card = state.turn, state.stock[0]
    return state.but(
        hands=state.with_hand(seat, state.hands[seat] | CardSet([card])),
        stock=state.stock[1:],
        phase=Phase.DISCARD,
        taken=None,
        passes=0,
        exchanges=0,
    )


def _thrown(state: State, card: Card) -> tuple[State, Card | None]:
    """The moment after the throw that a knock or gin goes with, and the card thrown just now.

    Where the knock follows the throw, the card lies on the pile already.
    """
    if state.phase is Phase.KNOCK:
        return state, None
    return _throw(state, card), card


def _throw(state: State, card: Card) -> State:
    seat, thrown = state.turn, CardSet([card])
    picked = state.picked
    return state.but(
        hands=state.with_hand(seat, state.hands[seat] - thrown),
        picked=(*picked[:seat], picked[seat] - thrown, *picked[seat + 1 :]),
        pile=(*state.pile, card),
    )


def _discard(state: State, card: Card) -> Advance:
    after, thrown = _throw(state, card), Discarded(state.turn, card)
    if state.rules.knock_timing is KnockTiming.AFTER_DISCARD:
        return after.but(phase=Phase.KNOCK), (thrown,)
    final, events = _end_turn(after)
    return final, (thrown, *events)


def _end_turn(state: State) -> Advance:
    """The next turn, or the end of a hand in which nobody knocked in time."""
    rules = state.rules
    after = state.but(phase=Phase.DRAW, turn=state.left_of(state.turn), taken=None)
    if after.exchanges >= rules.exchange_cap:
        return _void(after)
    if len(after.stock) > rules.stock_floor:
        return after, ()
    if after.recycled >= rules.recycle_cap or not rules.recycles(after.players):
        return _void(after)
    fresh = _recycle(after)
    return (fresh, (StockRecycled(len(fresh.stock)),)) if fresh is not after else _void(after)


def _void(state: State) -> Advance:
    result = void_result(state.players, state.rules)
    return state.but(phase=Phase.OVER, result=result), (HandEnded(result),)


def _recycle(state: State) -> State:
    """The pile below its top card shuffled under the stock; the same state where it is nothing."""
    *below, top = state.pile
    if not below:
        return state
    order = shuffled(f"{state.dice} {state.recycled}", below)
    return state.but(stock=(*state.stock, *order), pile=(top,), recycled=state.recycled + 1)


def _gin(state: State, declared: GinDeclared | BigGinDeclared) -> Advance:
    """Gin stops the hand at once: no layoffs, everybody shows."""
    seat = state.turn
    order = [(seat + step) % state.players for step in range(state.players)]
    best = [
        best_held(state.rules, hand, state.taken if who == seat else None)
        for who, hand in enumerate(state.hands)
    ]
    after = state.but(phase=Phase.OVER, knocker=seat, spread=best[seat], shown=tuple(best))
    spreads = [HandSpread(who, best[who]) for who in order]
    big = isinstance(declared, BigGinDeclared)
    final, ended = _ended(after, ResultKind.BIG_GIN if big else ResultKind.GIN)
    return final, (declared, *spreads, *ended)


def _spread(state: State, arrangement: Arrangement | None) -> Advance:
    if arrangement is None:
        raise AssertionError("legal.check refuses melds that the hand does not hold")
    seat = state.turn
    after = state.but(
        spread=arrangement,
        shown=_with_shown(state, arrangement),
        phase=Phase.LAYOFF,
        turn=state.left_of(seat),
    )
    return after, (HandSpread(seat, arrangement),)


def _lay_off(state: State, action: LayOff) -> Advance:
    seat, card = state.turn, action.card
    laid, lying = next(
        (laid, lying)
        for laid, lying in table(state)
        if laid.cards <= action.meld.cards <= lying.cards
    )
    after = state.but(
        hands=state.with_hand(seat, state.hands[seat] - CardSet([card])),
        layoffs=(*state.layoffs, (seat, Layoff(card, laid))),
    )
    return after, (LaidOff(seat, card, lying),)


def _done(state: State) -> Advance:
    seat = state.turn
    arrangement = best_arrangement(state.hands[seat], state.rules)
    after = state.but(shown=_with_shown(state, arrangement), turn=state.left_of(seat))
    event = HandSpread(seat, arrangement)
    if after.turn != state.knocker:
        return after, (event,)
    final, ended = _ended(after, ResultKind.KNOCK)
    return final, (event, *ended)


def _with_shown(state: State, arrangement: Arrangement) -> tuple[Arrangement | None, ...]:
    seat = state.turn
    return (*state.shown[:seat], arrangement, *state.shown[seat + 1 :])


def _ended(state: State, ending: ResultKind) -> Advance:
    if state.knocker is None:
        raise AssertionError("a showdown has a knocker")
    counts = tuple(shown.deadwood for shown in state.shown if shown is not None)
    showdown = Showdown(state.rules, state.upcard, state.knocker, counts, ending)
    result = showdown.result()
    return state.but(phase=Phase.OVER, result=result), (HandEnded(result),)
