"""One deal played under every rule set by the same players."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest

from gin_widgets.bots import bot_of
from gin_widgets.cards import Card
from gin_widgets.explain import explain_result, explain_verdict
from gin_widgets.explain.wording import Cast, capital, say
from gin_widgets.guide.comparison import (
    Cell,
    Comparison,
    Row,
    Rules,
    clauses,
    deciding,
    heading,
    seating,
    written,
)
from gin_widgets.guide.narrate import told
from gin_widgets.play import (
    Action,
    DeclareGin,
    Discard,
    Discarded,
    Event,
    GinDeclared,
    HandEnded,
    Knock,
    Knocked,
    Phase,
    PileDrawn,
    Round,
    StockDrawn,
    UpcardPassed,
    UpcardTaken,
    Verdict,
    seed_of,
)
from gin_widgets.play.shuffle import deck_of
from gin_widgets.rules import HOUSE, KnockTiming, ResultKind, RoundResult, RuleSet, Showdown


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, the action that brought it, and the hand as it was before."""

    event: Event
    turn: int
    """Which turn of the hand it was, from 1."""
    action: Action
    before: Round


Moments = tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """How a deal went."""

    moments: Moments
    result: RoundResult


Deck = str | Iterable[Card] | None


def compare_hand(
    seed: int | None = None,
    players: int = 2,
    bot: str = "simple",
    rules: Rules = None,
    deck: Deck = None,
) -> Comparison:
    """How the same deal goes under each rule set, with the same computer players in every seat.

    `seed` names the deal, or `deck` holds it, in dealing order; without both, chance deals, and
    the caption says which seed it was.

    Raises:
        RuleSetError: there is no such rule set, or none for so many players.
        NotationError: nobody plays under that name, or there can be no such seed or deck.

    >>> table = compare_hand(3, rules=["house", "elimination"])
    >>> [row.cells[4].text for row in table.rows]
    ['–', 'Played alike. The losers write penalty points.']
    """
    number, cards = seed_of(seed), None if deck is None else deck_of(deck)
    bot_of(bot)
    sets, left_out = seating(rules, players)
    house = play_deal(HOUSE, players, bot, number, cards)

    def row(agreed: RuleSet) -> Row:
        alike = agreed == HOUSE
        here = house if alike else play_deal(agreed, players, bot, number, cards)
        ended = explain_result(here.result, Cast.unnamed(players))
        cells = (
            Cell(ended.headline, ended.because),
            *written(here.result, agreed),
            Cell(str(here.moments[-1].turn)),
            Cell(say("compare.nothing") if alike else _difference(agreed, here, house)),
        )
        return Row(agreed.key, heading(agreed), cells)

    columns = ("rule_set", "outcome", "points", "penalties", "turns", "first")
    known = ("compare.hand", *(["deck"] if cards else []))
    return Comparison(
        say(*known, players=players, seed=number, bot=say("bot", bot)),
        tuple(say("compare", column) for column in columns),
        tuple(map(row, sets)),
        left_out,
    )


def play_deal(rules: RuleSet, players: int, bot: str, seed: int, deck: Deck) -> Course:
    """A deal played to its end, by a fresh player of that name in every seat.

    Raises:
        RuleSetError, NotationError: there is no such deal or player.
    """
    now, player = Round.deal(rules, players, seed=seed, deck=deck), bot_of(bot)
    moments: list[Moment] = []
    turn = 0
    while now.result is None:
        action = player.choose(now.view(now.turn))
        step = now.play(action)
        for event in step.events:
            for each in _plainly(event):
                turn += isinstance(each, StockDrawn | PileDrawn)
                moments.append(Moment(each, turn, action, now))
        now = step.state
    return Course(tuple(moments), now.result)


def _plainly(event: Event) -> Iterator[Event]:
    """The event as it is told under any rules, so that only what differs looks different.

    A pass is no more than a draw from the stock; a knock is a throw, then the knock.
    """
    match event:
        case UpcardPassed() | HandEnded():
            return
        case UpcardTaken(seat, card):
            yield PileDrawn(seat, card)
        case Knocked(seat, card) if card is not None:
            yield from (Discarded(seat, card), Knocked(seat, None))
        case GinDeclared(seat, card) if card is not None:
            yield from (Discarded(seat, card), GinDeclared(seat, None))
        case _:
            yield event


def _difference(rules: RuleSet, here: Course, house: Course) -> str:
    """Where this course parts from the house's, or where it is only scored in another way."""
    cast = Cast.unnamed(len(here.result.points))
    for place, (mine, theirs) in enumerate(zip_longest(here.moments, house.moments)):
        if mine is None or theirs is None or mine.event != theirs.event:
            parting = say(
                "compare.turn",
                turn=(mine or theirs).turn,
                here=told(mine.event, cast) if mine else say("compare.over"),
                house=capital(say("rules", HOUSE.key)),
                there=told(theirs.event, cast) if theirs else say("compare.over"),
            )
            return " ".join([parting, *_refusals(place, here, house, cast)])
    fields = deciding(rules, HOUSE, lambda mixed: _scored(house.result, mixed))
    if not fields:
        return say("compare.same")
    return say("compare.only_scored", clauses=clauses(fields, rules))


def _scored(result: RoundResult, rules: RuleSet) -> object:
    """What the end of a hand would bring under these rules."""
    if result.knocker is None or result.upcard is None:
        return ()
    declared = ResultKind.KNOCK if result.kind is ResultKind.UNDERCUT else result.kind
    showdown = Showdown(rules, result.upcard, result.knocker, result.deadwood, declared)
    scored = showdown.result()
    return scored.kind, scored.winner, scored.points, scored.penalties


def _refusals(place: int, here: Course, house: Course, cast: Cast) -> Iterator[str]:
    """Why one of the two was not possible at the other table, if that is so."""
    for key, ours, others in (
        ("compare.here_refuses", house, here),
        ("compare.house_refuses", here, house),
    ):
        verdict = _verdict(place, ours.moments, others.moments)
        if verdict is not None and not verdict:
            name = cast.names[ours.moments[place].before.turn]
            yield say(key, reason=explain_verdict(verdict, of=name).headline)


def _verdict(place: int, ours: Moments, others: Moments) -> Verdict | None:
    """What the rules of the others say to what was done at this place, at the same moment."""
    if place >= len(ours):
        return None
    action, before = ours[place].action, ours[place].before
    start = next(at for at, moment in enumerate(ours) if moment.before is before)
    if before.phase is Phase.KNOCK:
        start -= 1  # Where the knock goes with the throw, the question came before the throw.
    if start >= len(others) or others[start].before.turn != before.turn:
        return None
    table = others[start].before
    if table.rules.knock_timing is KnockTiming.AFTER_DISCARD and isinstance(
        action, Knock | DeclareGin
    ):
        throw = table.check(table.turn, Discard(action.card))
        if not throw or table.phase is not Phase.DISCARD:
            return throw
        table = table.play(Discard(action.card)).state
    return table.check(table.turn, action)
