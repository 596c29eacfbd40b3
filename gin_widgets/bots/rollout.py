"""Whole hands played out by greedy players: one from any position, or as many as are wanted.

The players are `SimplePlayer`, the rules those of `play`, and a hand ends as it would if a `Round`
were played. Rules that the kernel knows (`in_kernel`) are played on bare integers, the others
action by action, some hundred times slower.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import overload

from gin_widgets.bots import playout as at
from gin_widgets.bots.by_round import ENDINGS, by_round
from gin_widgets.bots.engine import Engine, engine
from gin_widgets.bots.simple import SimplePlayer
from gin_widgets.cards import (
    DECK,
    AceInRuns,
    Card,
    LayoffChain,
    NotationError,
    RunKind,
    Suit,
)
from gin_widgets.play import Phase, Round
from gin_widgets.play.round import seats_of
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of, shuffled
from gin_widgets.play.state import State
from gin_widgets.rules import (
    FirstOffer,
    LimitSource,
    PenaltyBasis,
    ResultKind,
    RoundResult,
    RuleSet,
    Scoring,
    Showdown,
    Tie,
    knock_limit,
    rules_of,
    void_result,
)

CHAINS = (LayoffChain.NONE, LayoffChain.OWN, LayoffChain.SHARED)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended that nobody needs to see again."""

    kind: ResultKind
    winner: int | None
    """The seat that won, or None for a void hand."""
    knocker: int | None
    upcard: Card
    """The first upcard."""
    turns: int
    """How often somebody drew and threw."""
    deadwood: tuple[int, ...]
    """Counts by seat, in points, after layoffs; nothing but noughts for a void hand."""
    points: tuple[int, ...]
    """Points written, by seat."""
    penalties: tuple[int, ...]
    """Penalty points written, by seat."""


@dataclass(frozen=True, slots=True, eq=False)
class Rollouts(Sequence[Outcome]):
    """Many hands, kept as whole numbers; each becomes an `Outcome` when it is looked at."""

    rules: RuleSet
    players: int
    numbers: Sequence[int]
    """Hand after hand what `playout` calls the result: `playout.RESULT_SIZE` numbers each."""

    def __len__(self) -> int:
        return len(self.numbers) // at.RESULT_SIZE

    @overload
    def __getitem__(self, place: int) -> Outcome: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Outcome, ...]: ...
    def __getitem__(self, place: int | slice) -> Outcome | tuple[Outcome, ...]:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(*place.indices(len(self))))
        start = range(len(self))[place] * at.RESULT_SIZE
        numbers = [int(number) for number in self.numbers[start : start + at.RESULT_SIZE]]

        def number(name: int) -> int:
            return numbers[name - at.RESULT]

        def seats(name: int) -> tuple[int, ...]:
            return tuple(numbers[name - at.RESULT :: at.STRIDE][: self.players])

        void = number(at.ENDING) == at.VOID
        return Outcome(
            ENDINGS[number(at.ENDING)],
            None if void else number(at.WINNER),
            None if void else number(at.KNOCKER),
            DECK[number(at.UPCARD)],
            number(at.TURNS),
            seats(at.DEADWOOD),
            seats(at.POINTS),
            seats(at.PENALTIES),
        )


def in_kernel(rules: RuleSet) -> bool:
    """Whether the kernel knows these rules: runs of a suit, the ace low, a taken card melds.

    All rule sets of the sources are among them, but for A read to the letter.
    """
    return (
        rules.run_kind is RunKind.SUIT
        and rules.ace_in_runs is AceInRuns.LOW
        and rules.may_meld_taken_card
    )


def rollout(now: Round, by: Engine | None = None) -> RoundResult:
    """How this hand ends when `SimplePlayer` plays on for everybody, from any position.

    Rules that are not `in_kernel` are played action by action, some hundred times slower. `by` is
    the engine to use; without it, the fastest that is ready.

    >>> rollout(Round.deal("house", seed=7)).kind
    <ResultKind.KNOCK: 'knock'>
    """
    state = now.state
    while not (in_kernel(state.rules) and state.phase in (Phase.OFFER, Phase.DRAW)):
        if state.result is not None:
            return state.result
        state = _next(Round(state)).state
    return result_of(state, play_out(state, by or engine()))


def play_out(state: State, by: Engine, plans: Sequence[int | None] = ()) -> list[int]:
    """The table after a hand in which the next thing was an offer or a draw.

    The rules are `in_kernel`, the players simple; `plans` says by seat the most deadwood, in
    points, that one knocks with, None that it knocks as soon as it may.
    """
    table = by.ints(table_of(state))
    for seat, plan in enumerate(plans):
        table[at.PLANS + seat] = at.AT_ONCE if plan is None else plan
    table[at.ENDING] = by.play_on(table)
    while table[at.ENDING] == at.STOCK_WANTED:
        _give_stock(table, state.dice)
        table[at.ENDING] = by.play_on(table)
    return table


def result_of(state: State, table: Sequence[int]) -> RoundResult:
    """What the rules say of a hand that began so and ended with this table."""
    ending = int(table[at.ENDING])
    if ending == at.VOID:
        return void_result(state.players)
    counts = tuple(int(count) for count in table[at.DEADWOOD :: at.STRIDE])[: state.players]
    declared = ResultKind.KNOCK if ending == at.UNDERCUT else ENDINGS[ending]
    return Showdown(state.rules, state.upcard, int(table[at.KNOCKER]), counts, declared).result()


def rollouts(
    hands: int = 1000,
    rules: RuleSet | str | None = None,
    players: int = 2,
    seed: int | None = None,
    by: Engine | None = None,
) -> Rollouts:
    """So many hands, dealt by chance and played by `SimplePlayer` at every seat.

    Seat 0 deals the first, then the deal goes round. The same seed, rules and number of players
    give the same hands, with numba and without. Rules that are not `in_kernel` are played action by
    action, some hundred times slower. `by` is the engine to use; without it, the fastest that is
    ready.

    Raises:
        RuleSetError: no such rule set, or not for so many players.
        NotationError: the number of hands or the seed cannot be.

    >>> [outcome.winner for outcome in rollouts(4, "gin_rummy", seed=7)]
    [1, 0, 1, 1]
    """
    agreed = rules_of(rules)
    seats_of(agreed, players)
    if type(hands) is not int or hands < 0:
        raise NotationError(f"The number of hands is {hands!r}; it must be a whole number from 0.")
    number = seed_of(seed)
    if not in_kernel(agreed):
        return Rollouts(agreed, players, [*_by_rounds(agreed, players, hands, number)])
    ready = by or engine()
    table = ready.ints([*setting(agreed, players), *[0] * (at.SIZE - at.DEALER)])
    table[at.DICE] = 1 + int(Random(f"{number} rollouts").random() * SEED_LIMIT)  # noqa: S311
    results = ready.ints([0] * hands * at.RESULT_SIZE)
    ready.play_many(table, hands, results)
    return Rollouts(agreed, players, results)


def setting(rules: RuleSet, players: int) -> list[int]:
    """The part of a table that the rules decide: the places before `playout.DEALER`."""
    table = [0] * at.DEALER
    table[at.PLAYERS], table[at.CARDS_EACH] = players, rules.cards_each(players)
    table[at.OFFERED] = rules.first_upcard_offer is FirstOffer.IN_TURN
    table[at.TOP_SETS_LIMIT] = rules.limit_source is LimitSource.TOP_DISCARD
    table[at.LIMITS : at.LIMITS + 13] = [
        knock_limit(rules, Card.of(rank, Suit.HEARTS)) for rank in range(1, 14)
    ]
    table[at.BIG_GIN] = rules.big_gin_bonus is not None
    table[at.CHAIN] = CHAINS.index(rules.layoff_chain)
    table[at.STOCK_FLOOR] = rules.stock_floor
    table[at.NEW_STOCKS] = rules.recycle_cap if rules.recycles(players) else 0
    table[at.EXCHANGE_CAP] = rules.exchange_cap
    table[at.DEFENDER_WINS_TIE] = rules.tie is Tie.DEFENDER
    table[at.PAYS_COUNTS] = rules.scoring is Scoring.WINNER_POINTS
    table[at.PAYS_BONUS] = rules.scoring is not Scoring.PENALTY_POINTS
    table[at.PAYS_PENALTY] = rules.scoring is not Scoring.WINNER_POINTS
    table[at.ALL_HANDS] = rules.penalty_basis is PenaltyBasis.ALL_HANDS
    bonuses = {
        at.KNOCK: rules.knock_reward,
        at.GIN: rules.gin_bonus,
        at.BIG: rules.big_gin_bonus or 0,
        at.UNDERCUT: rules.undercut_bonus,
    }
    for ending, bonus in bonuses.items():
        table[at.BONUSES + ending] = bonus
    table[at.UNDERCUT_DIFFERENCE] = rules.undercut_adds_difference
    table[at.GIN_FACTOR] = rules.gin_penalty_factor
    table[at.GIN_PENALTY] = rules.gin_penalty_bonus
    table[at.UNDERCUT_PENALTY] = rules.undercut_penalty
    table[at.SPADES_DOUBLE] = rules.spade_doubles
    table[at.PLANS : at.PLANS + at.SEATS] = [at.AT_ONCE] * at.SEATS
    return [int(number) for number in table]


def table_of(state: State) -> list[int]:
    """The table of a hand in which the next thing is an offer or a draw."""
    table = [*setting(state.rules, state.players), *[0] * (at.SIZE - at.DEALER)]
    offering = state.phase is Phase.OFFER
    table[at.DEALER], table[at.TURN] = state.dealer, state.turn
    table[at.OFFERS] = state.players - state.passes if offering else 0
    table[at.DECLINED] = int(not offering and state.passes == state.players)
    table[at.EXCHANGES], table[at.RECYCLED] = state.exchanges, state.recycled
    table[at.UPCARD] = state.upcard.index
    for seat, hand in enumerate(state.hands):
        table[at.HANDS + seat], table[at.COUNTS + seat] = hand.mask, at.UNKNOWN
    _put_stock(table, state.stock)
    _put(table, at.PILE, state.pile)
    table[at.TOP] = at.PILE + len(state.pile) - 1
    return table


def _put(table: list[int], place: int, cards: Sequence[Card]) -> None:
    for step, card in enumerate(cards):
        table[place + step] = card.index


def _put_stock(table: list[int], cards: Sequence[Card]) -> None:
    _put(table, at.STOCK, cards)
    table[at.NEXT] = at.STOCK
    table[at.END] = table[at.MIXED] = at.STOCK + len(cards)


def _give_stock(table: list[int], dice: str) -> None:
    """Turn the pile over as `play` does, in the order of the deal's own source of chance."""
    left = [DECK[card] for card in table[table[at.NEXT] : table[at.END]]]
    below = [DECK[card] for card in table[at.PILE : table[at.TOP]]]
    stock = [*left, *shuffled(f"{dice} {table[at.RECYCLED]}", below)]
    table[at.PILE], table[at.TOP] = table[table[at.TOP]], at.PILE
    _put_stock(table, stock)
    table[at.RECYCLED] += 1


def _next(now: Round) -> Round:
    """The hand after the action that the simple player chooses."""
    return now.play(SimplePlayer().choose(now.view(now.turn))).state


def _by_rounds(rules: RuleSet, players: int, hands: int, seed: int) -> Iterator[int]:
    """The results of hands that are played action by action."""
    for number in range(hands):
        deck = shuffled(f"{seed} rollout {number}")
        now = Round.deal(rules, players, number % players, deck=deck)
        yield from by_round(now, [SimplePlayer()] * players)[1]
