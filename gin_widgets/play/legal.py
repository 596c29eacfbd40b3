"""Which actions the rules allow, and why not the others."""

from collections.abc import Iterator
from typing import assert_never

from gin_widgets.cards import (
    Arrangement,
    Card,
    CardSet,
    Meld,
    find_meld,
    fits,
    layable,
)
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
from gin_widgets.play.holding import (
    best_endings,
    best_held,
    least_after,
    spreads_held,
    unmeldable,
)
from gin_widgets.play.state import Phase, State, table_melds
from gin_widgets.play.verdict import Reason, Verdict
from gin_widgets.rules import KnockTiming, LimitSource, RuleSet, knock_limit


def check(state: State, seat: int, action: Action) -> Verdict:
    """Whether this seat may do that now; the verdict holds the reason and the numbers."""
    if state.phase is Phase.OVER:
        return Verdict(action, Reason.HAND_OVER)
    if seat != state.turn:
        return Verdict(action, Reason.NOT_YOUR_TURN, {"turn": state.turn})
    match action:
        case TakeUpcard() | PassUpcard():
            return _check_offer(state, action)
        case DrawStock() | DrawPile():
            return _check_draw(state, action)
        case Discard():
            return _check_throw(state, action)
        case Knock() | DeclareGin():
            return _check_end(state, action)
        case DeclareBigGin():
            return _check_big_gin(state, action)
        case GoOn():
            return _check_go_on(state, action)
        case Spread():
            return _check_spread(state, action)
        case LayOff() | Done():
            return _check_layoff(state, action)
        case _:
            assert_never(action)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Everything that the seat whose turn it is may do, in a fixed order."""
    return tuple(_legal(state))


def limit_card(state: State, thrown: Card | None = None) -> Card:
    """The card that sets the limit now, or once this card is thrown."""
    if state.rules.limit_source is not LimitSource.TOP_DISCARD:
        return state.upcard
    return thrown or (state.pile[-1] if state.pile else state.upcard)


def limit_of(state: State, thrown: Card | None = None) -> int:
    """The highest deadwood, in points, that may knock now, or once this card is thrown.

    0 means gin only.
    """
    return knock_limit(state.rules, limit_card(state, thrown))


def arranged(rules: RuleSet, hand: CardSet, melds: tuple[Meld, ...]) -> Arrangement | None:
    """The hand with these melds laid down; None when it does not hold such melds side by side."""
    left = hand
    for meld in melds:
        if not meld.cards <= left or find_meld(meld.cards, rules) != meld:
            return None
        left = left - meld.cards
    return Arrangement(melds, left)


def table(state: State) -> tuple[tuple[Meld, Meld], ...]:
    """The knocker's melds, each as it was laid down and as it lies by now."""
    laid = state.spread.melds if state.spread else ()
    return tuple(zip(laid, table_melds(state), strict=True))


def takes(state: State, laid: Meld) -> CardSet:
    """The cards that the seat whose turn it is may lay off on this meld of the knocker's."""
    own = [at.card for seat, at in state.layoffs if at.meld == laid and seat == state.turn]
    others = [at.card for seat, at in state.layoffs if at.meld == laid and seat != state.turn]
    return layable(laid, state.rules, own, others)


def _legal(state: State) -> Iterator[Action]:
    for action in _candidates(state):
        if check(state, state.turn, action):
            yield action


def _candidates(state: State) -> Iterator[Action]:
    """Everything that could be tried in this phase; of knocks, what counts little enough."""
    hand = state.hands[state.turn]
    match state.phase:
        case Phase.OFFER:
            yield from (TakeUpcard(), PassUpcard())
        case Phase.DRAW:
            yield from (DrawStock(), DrawPile())
        case Phase.DISCARD:
            left = least_after(state.rules, hand, state.taken)
            low = [card for card in left if left[card] <= limit_of(state, card)]
            yield from map(Discard, hand)
            yield from map(Knock, low)
            yield from map(DeclareGin, low)
            yield DeclareBigGin()
        case Phase.KNOCK:
            yield from (Knock(state.pile[-1]), DeclareGin(state.pile[-1]), GoOn())
        case Phase.SPREAD:
            for each in spreads_held(state.rules, hand, state.taken, limit_of(state)):
                yield Spread(each.melds)
        case Phase.LAYOFF:
            for laid, lying in table(state):
                yield from (LayOff(card, lying) for card in hand & takes(state, laid))
            yield Done()
        case Phase.OVER:
            return
        case _:
            assert_never(state.phase)


def _misplaced(state: State, action: Action) -> Verdict:
    """Why an action of another phase is refused in this one."""
    match state.phase:
        case Phase.OFFER:
            reason = Reason.UPCARD_OFFERED
        case Phase.DRAW:
            reason = Reason.DRAW_FIRST
        case Phase.DISCARD:
            reason = Reason.ALREADY_DREW
        case Phase.KNOCK:
            reason = Reason.KNOCK_OR_GO_ON
        case Phase.SPREAD:
            reason = Reason.SPREAD_FIRST
        case _:
            reason = Reason.LAYOFFS_OPEN
    return Verdict(action, reason, {"upcard": state.upcard})


def _check_offer(state: State, action: TakeUpcard | PassUpcard) -> Verdict:
    match state.phase:
        case Phase.OFFER:
            return Verdict(action)
        case Phase.DRAW | Phase.DISCARD | Phase.KNOCK:
            return Verdict(action, Reason.NOTHING_OFFERED)
    return _misplaced(state, action)


def _check_draw(state: State, action: DrawStock | DrawPile) -> Verdict:
    if state.phase is not Phase.DRAW:
        return _misplaced(state, action)
    if isinstance(action, DrawPile) and state.passes == state.players:
        return Verdict(action, Reason.UPCARD_DECLINED, {"upcard": state.upcard})
    return Verdict(action)


def _check_throw(state: State, action: Discard | Knock | DeclareGin) -> Verdict:
    """Whether the card may be thrown at all."""
    if state.phase is not Phase.DISCARD:
        return _misplaced(state, action)
    hand, card = state.hands[state.turn], action.card
    if card not in hand:
        return Verdict(action, Reason.CARD_NOT_HELD, {"card": card})
    if card != state.taken:
        return Verdict(action)
    returns = state.rules.may_return_taken_card
    return Verdict(action, None if returns else Reason.TAKEN_CARD_STAYS, {"card": card})


def _check_end(state: State, action: Knock | DeclareGin) -> Verdict:
    """A knock or gin, tested on the best arrangement of what remains after the throw."""
    if state.rules.knock_timing is KnockTiming.WITH_DISCARD:
        thrown = _check_throw(state, action)
        return _check_count(state, action) if thrown else thrown
    match state.phase:
        case Phase.DISCARD:
            return Verdict(action, Reason.THROW_FIRST)
        case Phase.KNOCK if action.card != state.pile[-1]:
            return Verdict(action, Reason.ANOTHER_CARD_THROWN, {"card": state.pile[-1]})
        case Phase.KNOCK:
            return _check_count(state, action)
    return _misplaced(state, action)


def _check_count(state: State, action: Knock | DeclareGin) -> Verdict:
    hand, card = state.hands[state.turn], action.card
    kept = best_held(state.rules, hand - CardSet([card]), state.taken)
    limit = limit_of(state, card)
    facts: dict[str, object] = {
        "card": card,
        "deadwood": kept.deadwood,
        "limit": limit,
        "upcard": limit_card(state, card),
        "limit_source": state.rules.limit_source,
    }
    if isinstance(action, DeclareGin):
        return Verdict(action, Reason.NOT_GIN if kept.deadwood else None, facts)
    if kept.deadwood == 0:
        return Verdict(action, Reason.NOTHING_UNMATCHED, facts)
    if kept.deadwood <= limit:
        return Verdict(action, None, facts)
    if state.phase is Phase.DISCARD:
        best, throws = best_endings(state.rules, hand, state.taken)
        best_card = next(iter(throws))
    else:
        best, best_card = kept.deadwood, card
    best_limit = limit_of(state, best_card)
    facts |= {"best": best, "best_card": best_card, "best_limit": best_limit}
    return Verdict(action, Reason.OVER_LIMIT if limit else Reason.GIN_ONLY, facts)


def _check_big_gin(state: State, action: DeclareBigGin) -> Verdict:
    if state.phase is not Phase.DISCARD:
        return _misplaced(state, action)
    if state.rules.big_gin_bonus is None:
        return Verdict(action, Reason.NO_BIG_GIN)
    held = best_held(state.rules, state.hands[state.turn], state.taken)
    facts = {"deadwood": held.deadwood}
    return Verdict(action, Reason.NOT_BIG_GIN if held.deadwood else None, facts)


def _check_go_on(state: State, action: GoOn) -> Verdict:
    match state.phase:
        case Phase.KNOCK:
            return Verdict(action)
        case Phase.DRAW | Phase.DISCARD:
            return Verdict(action, Reason.NOTHING_TO_GO_ON)
    return _misplaced(state, action)


def _check_spread(state: State, action: Spread) -> Verdict:
    if state.phase is not Phase.SPREAD:
        wrong = {Phase.OFFER, Phase.DRAW, Phase.DISCARD, Phase.KNOCK}
        return (
            Verdict(action, Reason.NO_KNOCK) if state.phase in wrong else _misplaced(state, action)
        )
    hand = state.hands[state.turn]
    arrangement = arranged(state.rules, hand, action.melds)
    stuck = unmeldable(state.rules, hand, state.taken)
    if arrangement is None or not stuck <= arrangement.deadwood_cards:
        return Verdict(action, Reason.NOT_YOUR_MELDS)
    facts = {"deadwood": arrangement.deadwood, "limit": limit_of(state)}
    over = arrangement.deadwood > limit_of(state)
    return Verdict(action, Reason.SPREAD_OVER_LIMIT if over else None, facts)


def _check_layoff(state: State, action: LayOff | Done) -> Verdict:
    if state.phase in (Phase.OFFER, Phase.DRAW, Phase.DISCARD, Phase.KNOCK):
        return Verdict(action, Reason.NO_KNOCK)
    if state.phase is not Phase.LAYOFF:
        return _misplaced(state, action)
    if isinstance(action, Done):
        return Verdict(action)
    if action.card not in state.hands[state.turn]:
        return Verdict(action, Reason.CARD_NOT_HELD, {"card": action.card})
    facts = {"card": action.card, "meld": action.meld}
    for laid, lying in table(state):
        if laid.cards <= action.meld.cards <= lying.cards:
            facts["meld"] = lying
            if action.card in takes(state, laid):
                return Verdict(action, None, facts)
            built = action.card in fits(lying, state.rules)
            reason = Reason.BUILDS_ON_A_LAYOFF if built else Reason.DOES_NOT_FIT
            return Verdict(action, reason, facts)
    return Verdict(action, Reason.NO_SUCH_MELD, facts)
