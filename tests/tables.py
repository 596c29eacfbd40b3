"""Tables to test at: dealt as a test wants it, under any rules, and walked along by chance."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from gin_widgets.bots import SimplePlayer
from gin_widgets.cards import (
    DECK,
    AceInRuns,
    Card,
    CardSet,
    LayoffChain,
    RunKind,
    best_arrangement,
    best_layoff,
)
from gin_widgets.play import Action, Phase, Round, SeatView, parse_action
from gin_widgets.rules import (
    AceUpcard,
    Elimination,
    FirstOffer,
    KnockTiming,
    LimitCompare,
    LimitSource,
    NextDealer,
    PenaltyBasis,
    RuleSet,
    Scoring,
    StockOut,
    Target,
    Tie,
    rules_of,
)


def deck_of(hands: list[str], upcard: str, stock: str, dealer: int) -> list[Card]:
    """The 52 cards in dealing order: these hands by seat, then the upcard, then the stock.

    What is not named lies at the bottom of the stock.
    """
    seats = len(hands)
    held = [list(CardSet.parse(hand)) for hand in hands]
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    dealt = [held[seat][row] for row in range(len(held[0])) for seat in order]
    named = [*dealt, Card.parse(upcard), *map(Card.parse, stock.split())]
    return [*named, *(card for card in DECK if card not in named)]


def table(
    *hands: str,
    upcard: str,
    stock: str = "",
    rules: RuleSet | str = "house",
    dealer: int | None = None,
) -> Round:
    """A hand dealt so; seat 0 has the first turn unless a dealer is named."""
    deals = len(hands) - 1 if dealer is None else dealer
    deck = deck_of(list(hands), upcard, stock, deals)
    return Round.deal(rules, players=len(hands), dealer=deals, deck=deck)


def played(now: Round, *actions: str | Action) -> Round:
    """The hand after these actions, written or not."""
    for action in actions:
        now = now.play(parse_action(action) if isinstance(action, str) else action).state
    return now


def spare(*used: str, count: int = 1) -> list[Card]:
    """Cards that are not among those named, the highest clubs first."""
    taken = CardSet.parse(" ".join(used))
    return [card for card in reversed(DECK) if card not in taken][:count]


def knocked(
    *hands: str, upcard: str, rules: RuleSet | str = "house", ending: str = "knock"
) -> Round:
    """Seat 0 holds the first hand after the throw and has just knocked, or gone gin.

    It is dealt the hand, everybody passes, and it throws the card that it drew.
    """
    drawn = spare(*hands, upcard)[0]
    now = drawn_first(table(*hands, upcard=upcard, stock=drawn.code, rules=rules))
    return played(thrown(now, drawn), f"{ending} {drawn.code}")


def drawn_first(now: Round) -> Round:
    """Everybody has passed, if there was an offer, and the first to play has drawn a card."""
    passes = now.state.players if now.phase is Phase.OFFER else 0
    return played(now, *["pass"] * passes, "stock")


def thrown(now: Round, card: Card) -> Round:
    """The card lies on the pile, if under these rules a knock follows the throw."""
    after = now.rules.knock_timing is KnockTiming.AFTER_DISCARD
    return played(now, f"discard {card.code}") if after else now


def laid_down(now: Round) -> Round:
    """The knocker lays down the arrangement that is offered first."""
    return now.play(now.legal_actions()[0]).state


def showdown(*hands: str, upcard: str, rules: RuleSet | str = "house") -> Round:
    """A whole hand: seat 0 knocks, or goes gin if it can, and every defender lays off his best."""
    gin = best_arrangement(hands[0], rules_of(rules)).deadwood == 0
    now = knocked(*hands, upcard=upcard, rules=rules, ending="gin" if gin else "knock")
    if not gin:
        now = laid_down(now)
    while now.phase is Phase.LAYOFF:
        now = played(now, *best_layoffs(now), "done")
    return now


def best_layoffs(now: Round) -> list[str]:
    """The best layoffs of the seat whose turn it is, in notation."""
    state = now.state
    melds = state.spread.melds if state.spread else ()
    others = [layoff for seat, layoff in state.layoffs if seat != now.turn]
    plan = best_layoff(state.hands[now.turn], melds, now.rules, (), others)
    return [f"lay {layoff.card.code} on {layoff.meld.code}" for layoff in plan.layoffs]


def hidden_from(now: Round, seat: int | None) -> CardSet:
    """The cards that this seat has had no way to see, worked out without `play.view`.

    A card that went from the pile into a new stock counts among them: where it lies is hidden.
    """
    return out_of_sight(now, seat) - CardSet([now.state.upcard])


def out_of_sight(now: Round, seat: int | None) -> CardSet:
    """The cards that lie where this seat does not see them."""
    state = now.state
    seen = CardSet(state.pile)
    for card in (layoff.card for _, layoff in state.layoffs):
        seen |= card
    for who in range(state.players):
        seen |= state.picked[who]
        shown = state.shown[who]
        if who == seat:
            seen |= state.hands[who]
        elif shown is not None:
            seen |= shown.cards
    return CardSet(DECK) - seen


def reshuffled(now: Round, seat: int | None, dice: Random) -> Round:
    """The same hand with the cards that the seat cannot see dealt another way."""
    state, hidden = now.state, out_of_sight(now, seat)
    unseen = list(hidden)
    dice.shuffle(unseen)
    hands = []
    for hand in state.hands:
        kept = hand - hidden
        new = [unseen.pop() for _ in range(len(hand) - len(kept))]
        hands.append(kept | CardSet(new))
    return Round(state.but(hands=tuple(hands), stock=tuple(unseen)))


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Draw any rule set for two to six players."""
    scoring = draw(st.sampled_from(Scoring))
    targets, levels = (st.builds(end, st.integers(1, 60)) for end in (Target, Elimination))
    ends: dict[Scoring, st.SearchStrategy[Target | Elimination]] = {
        Scoring.WINNER_POINTS: targets,
        Scoring.PENALTY_POINTS: levels,
        Scoring.BOTH: targets | levels,
    }
    return RuleSet(
        key="any",
        players=(2, 6),
        hand_size=draw(st.sampled_from([(10, 7), (10, 7), (6, 5), (3, 3)])),
        run_kind=draw(st.sampled_from(RunKind)),
        ace_in_runs=draw(st.sampled_from(AceInRuns)),
        first_upcard_offer=draw(st.sampled_from(FirstOffer)),
        may_return_taken_card=draw(st.booleans()),
        may_meld_taken_card=draw(st.booleans()),
        knock_timing=draw(st.sampled_from(KnockTiming)),
        limit_source=draw(st.sampled_from(LimitSource)),
        limit_compare=draw(st.sampled_from(LimitCompare)),
        ace_upcard=draw(st.sampled_from(AceUpcard)),
        spade_doubles=draw(st.booleans()),
        layoff_chain=draw(st.sampled_from(LayoffChain)),
        tie=draw(st.sampled_from(Tie)),
        undercut_bonus=draw(st.integers(1, 30)),
        undercut_adds_difference=draw(st.booleans()),
        gin_bonus=draw(st.integers(0, 30)),
        knock_reward=draw(st.integers(0, 15)),
        big_gin_bonus=draw(st.none() | st.integers(0, 40)),
        scoring=scoring,
        penalty_basis=draw(st.sampled_from(PenaltyBasis)),
        gin_penalty_factor=draw(st.integers(1, 3)),
        gin_penalty_bonus=draw(st.integers(0, 30)),
        undercut_penalty=draw(st.integers(0, 20)),
        stock_floor=draw(st.integers(0, 8)),
        stock_out=draw(st.sampled_from(StockOut)),
        exchange_cap=draw(st.integers(1, 12)),
        recycle_cap=draw(st.integers(1, 4)),
        next_dealer=draw(st.sampled_from(NextDealer)),
        match_end=draw(ends[scoring]),
        line_bonus=draw(st.integers(0, 25)),
        game_bonus=draw(st.integers(0, 100)),
        shutout=draw(st.booleans()),
    )


def chosen(now: Round, dice: Random) -> Action:
    """A legal action: by the simple player most of the time, so that hands end, else by chance."""
    return choice(now.view(now.turn), dice)


def choice(view: SeatView, dice: Random) -> Action:
    """The same, from what the seat sees."""
    if dice.random() < 0.7:
        return SimplePlayer().choose(view)
    return view.legal[int(dice.random() * len(view.legal))]


def walk(now: Round, dice: Random) -> Iterator[Round]:
    """Every moment of a hand played by chance, the first and the last included."""
    yield now
    while now.result is None:
        now = now.play(chosen(now, dice)).state
        yield now
