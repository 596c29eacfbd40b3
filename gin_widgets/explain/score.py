"""How a hand ended and how its points add up."""

from gin_widgets.explain.citing import citations, sources_on
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.grounds import grounds_of_line, grounds_of_result
from gin_widgets.explain.wording import Cast, capital, say
from gin_widgets.rules import (
    HOUSE,
    Ledger,
    LineKind,
    PenaltyBasis,
    ResultKind,
    RoundResult,
    RuleSet,
    ScoreLine,
)


def explain_result(
    result: RoundResult, cast: Cast | None = None, rules: RuleSet | None = None
) -> Explanation:
    """Who won with which numbers, then why, then the score line by line, each also by itself."""
    told = cast or Cast.unnamed(len(result.points))
    agreed = rules or result.rules
    lines = tuple(
        f"{capital(line_text(result, line, told))}: {line.points}." for line in result.lines
    )
    rule = citations(grounds_of_result(result, agreed), agreed) if agreed else ()
    parts = tuple(
        _explained(text, line, agreed, result.kind)
        for text, line in zip(lines, result.lines, strict=True)
    )
    return Explanation(
        headline(result, told),
        (because(result, told, agreed or HOUSE), *lines),
        rule=rule,
        sources=sources_on(rule),
        parts=parts,
    )


def explain_line(line: ScoreLine, rules: RuleSet | None = None) -> Explanation:
    """A line of a score by itself: what it is for, who writes it, and how much."""
    seats = Cast.unnamed(1 + max(line.seat, line.against or 0))
    text = say(
        *("line", line.kind, *_basis(line), *_times(line)),
        *(("alone",) if line.kind is LineKind.DIFFERENCE else ()),
        loser="" if line.against is None else seats.inside(line.against),
        factor=line.factor,
    )
    name = seats.inside(line.seat)
    told = say("line.alone", line.ledger, line=capital(text), name=name, points=line.points)
    return _explained(told, line, rules)


def _explained(
    text: str, line: ScoreLine, rules: RuleSet | None, kind: ResultKind | None = None
) -> Explanation:
    rule = citations(grounds_of_line(line, rules, kind), rules) if rules else ()
    return Explanation(text, rule=rule, sources=sources_on(rule))


def headline(result: RoundResult, cast: Cast) -> str:
    """The outcome: who won and what is written."""
    if result.winner is None:
        return say("score.void")
    points, own = result.points[result.winner], result.deadwood[result.winner]
    some = () if any(line.ledger is Ledger.POINTS for line in result.lines) else ("no_points",)
    outcome = cast.tell(result.winner, "score", result.kind, *some, points=points, own=own)
    written = [
        cast.tell(seat, "score.penalty", points=penalty)
        for seat, penalty in enumerate(result.penalties)
        if penalty
    ]
    return " ".join([outcome, *written])


def because(result: RoundResult, cast: Cast, rules: RuleSet) -> str:
    """The rule that decided it, with the counts."""
    counts = result.deadwood
    match result.kind, result.winner, result.knocker:
        case ((ResultKind.GIN | ResultKind.BIG_GIN), _, _):
            return say("because.gin")
        case ResultKind.KNOCK, int(winner), _:
            facts = {"own": counts[winner]}
            return " ".join(
                cast.tell(
                    winner,
                    "because.knock" if loser != cast.you else "because.knock.to_you",
                    loser=cast.names[loser],
                    theirs=counts[loser],
                    **facts,
                )
                for loser in range(len(counts))
                if loser != winner
            )
        case ResultKind.UNDERCUT, int(winner), int(knocker):
            own, theirs = counts[winner], counts[knocker]
            compare = say("compare.equal" if own == theirs else "compare.lower")
            return say("because.undercut", own=own, theirs=theirs, compare=compare)
    return say("because.void", stock_floor=rules.stock_floor, exchange_cap=rules.exchange_cap)


def line_text(result: RoundResult, line: ScoreLine, cast: Cast) -> str:
    """What a line of the score is for, with its sum."""
    text = _line(result, line, cast)
    return say("line.penalty", line=text) if line.ledger is Ledger.PENALTIES else text


def _line(result: RoundResult, line: ScoreLine, cast: Cast) -> str:
    if line.against is None or result.winner is None:
        return say("line", line.kind)
    own = result.deadwood[result.winner]
    return say(
        "line",
        line.kind,
        *_basis(line),
        *_times(line),
        loser=cast.inside(line.against),
        theirs=line.points + own,
        winner=cast.inside(result.winner),
        own=own,
        factor=line.factor,
    )


def _basis(line: ScoreLine) -> tuple[str, ...]:
    return ("all",) if line.basis is PenaltyBasis.ALL_HANDS else ()


def _times(line: ScoreLine) -> tuple[str, ...]:
    return ("times",) if line.factor > 1 else ()


def row_label(number: int, result: RoundResult) -> str:
    """A hand's row on the scoreboard: its number, its kind and its sum."""
    if result.winner is None:
        return say("row.void", number=number)
    own = result.deadwood[result.winner]
    points = [line for line in result.lines if line.ledger is Ledger.POINTS]
    parts = [
        f"{line.points + own} − {own}" if line.kind is LineKind.DIFFERENCE else str(line.points)
        for line in points or result.lines
    ]
    return say("row", result.kind, number=number, sum=" + ".join(parts))
