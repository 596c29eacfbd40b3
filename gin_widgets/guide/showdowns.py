"""One showdown under every rule set."""

from collections.abc import Sequence
from dataclasses import dataclass

from gin_widgets.bots import SimplePlayer
from gin_widgets.cards import DECK, CardSet, NotationError
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
from gin_widgets.guide.final_hands import SHOWDOWNS, FinalHands
from gin_widgets.play import DeclareGin, Discard, Knock, Phase, Round, Verdict, best_held
from gin_widgets.rules import HOUSE, KnockTiming, RoundResult, RuleSet


@dataclass(frozen=True, slots=True)
class Ending:
    """What a rule set makes of final hands."""

    verdict: Verdict
    """Whether the knock, or gin, is allowed."""
    result: RoundResult | None
    """How the hand ended, or None where it may not end so."""


def compare_showdown(
    hands: FinalHands | str, rules: Rules = None, names: Sequence[str] | None = None
) -> Comparison:
    """What each rule set makes of the same final hands: who wins what, and why it differs.

    `hands` may be the name of one of `SHOWDOWNS`; `names` are those of the seats. Everybody lays
    off in the best way.

    Raises:
        NotationError: there is no showdown of that name, or there are too few or too many names.
        RuleSetError: there is no such rule set, or none for so many players.

    >>> table = compare_showdown("tie", ["house", "elimination"])
    >>> [row.cells[0].text for row in table.rows]
    ['Seat 1 undercut the knock and wins 10 points.', 'Seat 0 knocked with 7.']
    """
    final = hands if isinstance(hands, FinalHands) else _named(hands)
    sets, left_out = seating(rules, len(final.hands))
    cast = Cast.unnamed(len(final.hands)) if names is None else Cast(tuple(names))
    if len(cast.names) != len(final.hands):
        raise NotationError(f"{len(final.hands)} hands want as many names, not {len(cast.names)}.")
    columns = ("rule_set", "outcome", "counts", "points", "penalties", "decides")
    others = tuple(
        capital(say("compare.against", name=name, hand=hand))
        for seat, (name, hand) in enumerate(zip(cast.names, final.hands, strict=True))
        if seat != final.knocker
    )
    return Comparison(
        _caption(final, cast),
        tuple(say("compare", column) for column in columns),
        tuple(_row(each, final, cast) for each in sets),
        (*others, *left_out),
    )


def ending(rules: RuleSet, final: FinalHands) -> Ending:
    """The end of the hand under a rule set: the throw, the knock or gin, and the best layoffs.

    Raises:
        RuleSetError: the rule set is not for so many players.
    """
    now, seat, thrown = _table(rules, final), final.knocker, final.thrown
    kept = best_held(rules, final.hands[seat], final.taken)
    end = Knock(thrown) if kept.deadwood else DeclareGin(thrown)
    if rules.knock_timing is KnockTiming.AFTER_DISCARD:
        verdict = now.check(seat, Discard(thrown))
        if not verdict:
            return Ending(verdict, None)
        now = now.play(Discard(thrown)).state
    verdict = now.check(seat, end)
    if not verdict:
        return Ending(verdict, None)
    now, player = now.play(end).state, SimplePlayer()
    while now.result is None:
        now = now.play(player.choose(now.view(now.turn))).state
    return Ending(verdict, now.result)


def _table(rules: RuleSet, final: FinalHands) -> Round:
    """The table as it is before the throw."""
    held = list(final.hands)
    held[final.knocker] |= CardSet([final.thrown])
    everything = CardSet(card for hand in held for card in hand)
    pile = CardSet([final.upcard]) - everything
    dealt = Round.deal(rules, players=len(held), seed=0)
    return Round(
        dealt.state.but(
            hands=tuple(held),
            stock=tuple(CardSet(DECK) - everything - pile),
            pile=tuple(pile),
            upcard=final.upcard,
            phase=Phase.DISCARD,
            turn=final.knocker,
            taken=final.taken,
        )
    )


def _row(rules: RuleSet, final: FinalHands, cast: Cast) -> Row:
    end = ending(rules, final)
    fields = deciding(rules, HOUSE, lambda mixed: _outcome(ending(mixed, final)))
    same = say("compare.same") if rules != HOUSE else say("compare.nothing")
    decides = Cell(clauses(fields, rules) or same)
    nothing = Cell(say("compare.nothing"))
    if end.result is None:
        reason = explain_verdict(end.verdict, of=cast.names[final.knocker]).headline
        refused = Cell(say("compare.refused", reason=reason))
        return Row(rules.key, heading(rules), (refused, nothing, nothing, nothing, decides))
    told = explain_result(end.result, cast)
    counts = Cell(" : ".join(map(str, end.result.deadwood)))
    ledgers = written(end.result, rules)
    outcome = Cell(told.headline, told.because)
    return Row(rules.key, heading(rules), (outcome, counts, *ledgers, decides))


def _outcome(end: Ending) -> object:
    if end.result is None:
        return end.verdict.reason
    result = end.result
    return result.kind, result.winner, result.deadwood, result.points, result.penalties


def _caption(final: FinalHands, cast: Cast) -> str:
    return say(
        "compare.showdown",
        knocker=cast.inside(final.knocker),
        hand=final.hands[final.knocker],
        thrown=final.thrown,
        upcard=final.upcard,
    )


def _named(name: object) -> FinalHands:
    if isinstance(name, str) and name in SHOWDOWNS:
        return SHOWDOWNS[name]
    raise NotationError(
        f"There is no showdown {name!r}; there are {', '.join(SHOWDOWNS)}. "
        "Hands of your own are given as FinalHands.of([…], upcard)."
    )
