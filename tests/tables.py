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
from gin_widgets.play import Action, Phase, Round, parse_action
from gin_widgets.rules import (
    HOUSE,
    AceUpcard,
    FirstOffer,
    LimitCompare,
    LimitSource,
    NextDealer,
    RuleSet,
    Target,
    Tie,
)

MANY = HOUSE.replace(players=(2, 6))
"""House rules for more than two, as RULES.md has them."""


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
    now = table(*hands, upcard=upcard, stock=drawn.code, rules=rules)
    return played(now, *["pass"] * len(hands), "stock", f"{ending} {drawn.code}")


def laid_down(now: Round) -> Round:
    """The knocker lays down the arrangement that is offered first."""
    return now.play(now.legal_actions()[0]).state


def showdown(*hands: str, upcard: str, rules: RuleSet | str = "house") -> Round:
    """A whole hand: seat 0 knocks, or goes gin if it can, and every defender lays off his best."""
    gin = best_arrangement(hands[0]).deadwood == 0
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
    """The cards that this seat has had no way to see, worked out without `play.view`."""
    state = now.state
    seen = CardSet(state.pile) | state.upcard
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
    state, hidden = now.state, hidden_from(now, seat)
    unseen = list(hidden)
    dice.shuffle(unseen)
    hands = []
    for hand in state.hands:
        kept = hand - hidden
        new = [unseen.pop() for _ in range(len(hand) - len(kept))]
        hands.append(kept | CardSet(new))
    return Round(state.but(hands=tuple(hands), stock=tuple(unseen)))


def rule_sets() -> st.SearchStrategy[RuleSet]:
    """Any rule set for two to six players."""
    return st.builds(
        RuleSet,
        key=st.just("any"),
        players=st.just((2, 6)),
        hand_size=st.sampled_from([(10, 7), (10, 7), (6, 5), (3, 3)]),
        run_kind=st.sampled_from(RunKind),
        ace_in_runs=st.sampled_from(AceInRuns),
        first_upcard_offer=st.sampled_from(FirstOffer),
        may_return_taken_card=st.booleans(),
        limit_source=st.sampled_from(LimitSource),
        limit_compare=st.sampled_from(LimitCompare),
        ace_upcard=st.sampled_from(AceUpcard),
        spade_doubles=st.booleans(),
        layoff_chain=st.sampled_from(LayoffChain),
        tie=st.sampled_from(Tie),
        undercut_bonus=st.integers(1, 30),
        undercut_adds_difference=st.booleans(),
        gin_bonus=st.integers(0, 30),
        stock_floor=st.integers(0, 8),
        exchange_cap=st.integers(1, 12),
        next_dealer=st.sampled_from(NextDealer),
        match_end=st.builds(Target, st.integers(1, 60)),
    )


def chosen(now: Round, dice: Random) -> Action:
    """A legal action: by the simple player most of the time, so that hands end, else by chance."""
    if dice.random() < 0.7:
        return SimplePlayer().choose(now.view(now.turn))
    actions = now.legal_actions()
    return actions[int(dice.random() * len(actions))]


def walk(now: Round, dice: Random) -> Iterator[Round]:
    """Every moment of a hand played by chance, the first and the last included."""
    yield now
    while now.result is None:
        now = now.play(chosen(now, dice)).state
        yield now
