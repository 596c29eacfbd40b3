"""A set-up with every card in its place, as a hand that is played on."""

from collections.abc import Iterator, Sequence

from gin_widgets.cards import Card, CardSet
from gin_widgets.play.actions import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Done,
    Knock,
    LayOff,
    Spread,
)
from gin_widgets.play.round import Round
from gin_widgets.play.setup import Setup
from gin_widgets.play.state import Phase, State
from gin_widgets.rules import FirstOffer, KnockTiming, void_result


def staged(setup: Setup, hands: tuple[CardSet, ...], stock: Sequence[Card], dice: str) -> Round:
    """The hand with these cards in the hands and in the stock.

    A showdown is played again from the knock on, so that its melds, its layoffs and its score are
    what the rules make of them.

    Raises:
        IllegalAction: the rules refuse a part of the showdown.
    """
    now = Round(before_showdown(setup, hands, stock, dice))
    for action in showdown(setup):
        now = now.play(action).state
    return now


def before_showdown(
    setup: Setup, hands: tuple[CardSet, ...], stock: Sequence[Card], dice: str
) -> State:
    """The moment that is set up, or where somebody has knocked, the moment before."""
    state = State(
        rules=setup.rules,
        dealer=setup.dealer,
        dice=dice,
        recycled=setup.recycled,
        hands=hands,
        stock=tuple(stock),
        pile=setup.pile,
        upcard=setup.upcard,
        phase=setup.phase,
        turn=setup.turn,
        passes=_passes(setup),
        taken=setup.taken,
        picked=setup.picked,
        exchanges=setup.exchanges,
        shown=(None,) * setup.players,
    )
    knocker = setup.knocker
    if knocker is None:
        over = setup.phase is Phase.OVER
        return state.but(result=void_result(setup.players, setup.rules)) if over else state
    held = tuple(hand | setup.laid_off(seat) for seat, hand in enumerate(hands))
    state = state.but(phase=Phase.DISCARD, turn=knocker, hands=held)
    if setup.big_gin:
        return state
    if setup.rules.knock_timing is KnockTiming.AFTER_DISCARD:
        return state.but(phase=Phase.KNOCK)
    *pile, thrown = setup.pile
    return state.but(hands=state.with_hand(knocker, held[knocker] | thrown), pile=tuple(pile))


def showdown(setup: Setup) -> Iterator[Action]:
    """What was done from the knock on."""
    if setup.knocker is None:
        return
    if setup.big_gin:
        yield DeclareBigGin()
        return
    melds, thrown = setup.spread, setup.pile[-1]
    if melds is None:
        yield Knock(thrown)
        return
    if setup.phase is Phase.OVER and not _deadwood(setup):
        yield DeclareGin(thrown)
        return
    yield from (Knock(thrown), Spread(melds))
    for seat in setup.defenders:
        yield from (LayOff(at.card, at.meld) for who, at in setup.layoffs if who == seat)
        if seat in setup.open_seats:
            yield Done()
        else:
            return


def _deadwood(setup: Setup) -> CardSet:
    """What the knocker laid in no meld."""
    left = setup.hands[setup.knocker or 0]
    for meld in setup.spread or ():
        left -= meld.cards
    return left


def _passes(setup: Setup) -> int:
    """How many have declined the first upcard."""
    if setup.phase is Phase.OFFER:
        return (setup.turn - setup.dealer - 1) % setup.players
    offered = setup.rules.first_upcard_offer is FirstOffer.IN_TURN
    first = setup.phase is Phase.DRAW and setup.stock_is_full and not setup.exchanges
    return setup.players if offered and first else 0
