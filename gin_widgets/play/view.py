"""What one seat may know: the only door from hidden state to bots, tables, lessons and logs."""

from dataclasses import dataclass

from gin_widgets.cards import Arrangement, Card, CardSet, Layoff, Meld
from gin_widgets.play.actions import Action
from gin_widgets.play.legal import legal_actions, limit_card, limit_of
from gin_widgets.play.state import Phase, State, table_melds
from gin_widgets.rules import RoundResult, RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A hand as one seat knows it; it has no field that could hold a hidden card.

    The stock's order, the seed and the other hands are not in it. What the rules have laid open
    is in `shown`.
    """

    rules: RuleSet
    seat: int | None
    """Whose view it is; None for a spectator."""
    players: int
    dealer: int
    turn: int
    phase: Phase
    hand: CardSet
    """The own cards; empty for a spectator."""
    legal: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""
    upcard: Card
    limit: int
    """The highest deadwood, in points, that may knock; 0 means gin only."""
    limit_card: Card
    """The card that sets the limit now."""
    pile: tuple[Card, ...]
    """The cards face up, the top one last; all of them were seen when they were thrown."""
    stock_size: int
    hand_sizes: tuple[int, ...]
    picked: tuple[CardSet, ...]
    """For each seat, what all saw it take from the pile and not throw since."""
    taken: Card | None
    """The card that the turn's seat took from the pile this turn."""
    upcard_declined: bool
    """All passed, and the first draw must be from the stock."""
    exchanges: int
    """Turns in a row without a draw from the stock."""
    recycled: int
    """How many new stocks there were."""
    knocker: int | None
    spread: Arrangement | None
    """What the knocker laid down."""
    table_melds: tuple[Meld, ...]
    """The knocker's melds with everything that was laid off on them."""
    layoffs: tuple[tuple[int, Layoff], ...]
    shown: tuple[Arrangement | None, ...]
    """For each seat, its cards once they lie open."""
    result: RoundResult | None


def view_of(state: State, seat: int | None) -> SeatView:
    """What this seat knows, built field by field; None is a spectator."""
    mine = seat is not None and seat == state.turn
    return SeatView(
        rules=state.rules,
        seat=seat,
        players=state.players,
        dealer=state.dealer,
        turn=state.turn,
        phase=state.phase,
        hand=CardSet() if seat is None else state.hands[seat],
        legal=legal_actions(state) if mine else (),
        upcard=state.upcard,
        limit=limit_of(state),
        limit_card=limit_card(state),
        pile=state.pile,
        stock_size=len(state.stock),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        picked=state.picked,
        taken=state.taken,
        upcard_declined=state.phase is Phase.DRAW and state.passes == state.players,
        exchanges=state.exchanges,
        recycled=state.recycled,
        knocker=state.knocker,
        spread=state.spread,
        table_melds=table_melds(state),
        layoffs=state.layoffs,
        shown=state.shown,
        result=state.result,
    )
