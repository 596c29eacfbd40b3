"""What an allowed action changes."""

from collections.abc import Sequence
from typing import assert_never

from gin_widgets.cards import Arrangement, Card, CardSet, Layoff, best_arrangement
from gin_widgets.play.actions import (
    Action,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Knock,
    LayOff,
    PassUpcard,
    Spread,
    TakeUpcard,
)
from gin_widgets.play.events import (
    Discarded,
    Event,
    GinDeclared,
    HandEnded,
    HandSpread,
    Knocked,
    LaidOff,
    PileDrawn,
    StockDrawn,
    UpcardPassed,
    UpcardTaken,
)
from gin_widgets.play.legal import arranged, table
from gin_widgets.play.state import Phase, State
from gin_widgets.rules import FirstOffer, RuleSet, showdown_result, void_result

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
            return _throw(state, card, Phase.SPREAD, knocker=seat), (Knocked(seat, card),)
        case DeclareGin(card):
            return _gin(state, card)
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


def _throw(state: State, card: Card, phase: Phase, knocker: int | None = None) -> State:
    seat, thrown = state.turn, CardSet([card])
    picked = state.picked
    return state.but(
        hands=state.with_hand(seat, state.hands[seat] - thrown),
        picked=(*picked[:seat], picked[seat] - thrown, *picked[seat + 1 :]),
        pile=(*state.pile, card),
        phase=phase,
        taken=None,
        knocker=knocker,
    )


def _discard(state: State, card: Card) -> Advance:
    seat, rules = state.turn, state.rules
    after = _throw(state, card, Phase.DRAW).but(turn=state.left_of(seat))
    thrown = Discarded(seat, card)
    if len(after.stock) <= rules.stock_floor or after.exchanges >= rules.exchange_cap:
        result = void_result(state.players)
        return after.but(phase=Phase.OVER, result=result), (thrown, HandEnded(result))
    return after, (thrown,)


def _gin(state: State, card: Card) -> Advance:
    """Gin stops the hand at once: no layoffs, everybody shows."""
    seat = state.turn
    after = _throw(state, card, Phase.OVER, knocker=seat)
    order = [(seat + step) % state.players for step in range(state.players)]
    best = [best_arrangement(hand, state.rules) for hand in after.hands]
    after = after.but(spread=best[seat], shown=tuple(best))
    spreads = [HandSpread(who, best[who]) for who in order]
    final, ended = _ended(after, gin=True)
    return final, (GinDeclared(seat, card), *spreads, *ended)


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
    final, ended = _ended(after, gin=False)
    return final, (event, *ended)


def _with_shown(state: State, arrangement: Arrangement) -> tuple[Arrangement | None, ...]:
    seat = state.turn
    return (*state.shown[:seat], arrangement, *state.shown[seat + 1 :])


def _ended(state: State, *, gin: bool) -> Advance:
    if state.knocker is None:
        raise AssertionError("a showdown has a knocker")
    counts = tuple(shown.deadwood for shown in state.shown if shown is not None)
    result = showdown_result(state.rules, state.upcard, state.knocker, counts, gin=gin)
    return state.but(phase=Phase.OVER, result=result), (HandEnded(result),)
