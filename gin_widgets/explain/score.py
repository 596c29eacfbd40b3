"""How a hand ended and how its points add up."""

from gin_widgets.explain.citing import citations, sources_on
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.grounds import grounds_of_line, grounds_of_result
from gin_widgets.explain.wording import Cast, capital, joined, say
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
    written = {seat: penalty for seat, penalty in enumerate(result.penalties) if penalty}
    match list(written.items()):
        case []:
            return outcome
        case [(seat, penalty)]:
            return f"{outcome} {cast.tell(seat, 'score.penalty', points=penalty)}"
    return f"{outcome} {say('score.penalty.several', owed=_each(written, cast))}"


def because(result: RoundResult, cast: Cast, rules: RuleSet) -> str:
    """The rule that decided it, with the counts."""
    counts = result.counts
    match result.kind, result.winner, result.knocker:
        case ((ResultKind.GIN | ResultKind.BIG_GIN), _, _):
            return say("because.gin")
        case ResultKind.KNOCK, int(winner), _ if len(counts) > 2:
            others = _others(counts, {winner}, cast)
            return cast.tell(winner, "because.knock.several", own=counts[winner], others=others)
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
                for loser in counts
                if loser != winner
            )
        case ResultKind.UNDERCUT, int(winner), int(knocker):
            own, theirs = counts[winner], counts[knocker]
            compare = say("compare.equal" if own == theirs else "compare.lower")
            if len(counts) == 2:
                return say("because.undercut", own=own, theirs=theirs, compare=compare)
            others = _others(counts, {winner, knocker}, cast)
            return cast.tell(
                winner,
                "because.undercut.several",
                own=own,
                theirs=theirs,
                compare=compare,
                others=others,
            )
    return say("because.void", stock_floor=rules.stock_floor, exchange_cap=rules.exchange_cap)


def _others(counts: dict[int, int], but: set[int], cast: Cast) -> str:
    """The counts of all but some, by name."""
    return _each({seat: n for seat, n in counts.items() if seat not in but}, cast)


def _each(amounts: dict[int, int], cast: Cast) -> str:
    """Who has how much."""
    return joined([f"{cast.inside(seat)} {amount}" for seat, amount in amounts.items()])


def line_text(result: RoundResult, line: ScoreLine, cast: Cast) -> str:
    """What a line of the score is for, with its sum."""
    text = addend_text(result, line, cast)
    return say("line.penalty", line=text) if line.ledger is Ledger.PENALTIES else text


def addend_text(result: RoundResult, line: ScoreLine, cast: Cast) -> str:
    """The same without the word that it is a penalty."""
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
    if not points and len(result.seats) > 2:
        return say("row", result.kind, "penalties", number=number)
    amounts: dict[LineKind, list[int]] = {}
    for line in points or result.lines:
        amounts.setdefault(line.kind, []).append(line.points)
    parts = [
        _differences(some, own) if kind is LineKind.DIFFERENCE else str(sum(some))
        for kind, some in amounts.items()
    ]
    return say("row", result.kind, number=number, sum=" + ".join(parts))


def _differences(points: list[int], own: int) -> str:
    """The losers' counts less as many times the winner's own."""
    counts = sum(points) + own * len(points)
    return f"{counts} − {own}" if len(points) == 1 else f"{counts} − {len(points)} × {own}"
