"""The scoreboard and the end of a hand, with every sum."""

from gin_widgets.cards import Arrangement, CardSet
from gin_widgets.explain import headline, line_text, row_label
from gin_widgets.explain.wording import Cast, capital, say, sum_of
from gin_widgets.guide.hand import groups_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Group, Result, ResultLine, Score, Side
from gin_widgets.play import SeatView
from gin_widgets.rules import RoundResult


def score_of(now: Situation) -> Score:
    """One row a hand with its arithmetic, and the totals."""
    match, cast = now.game.match, now.game.cast
    return {
        "names": list(cast.names),
        "rows": [
            {
                "label": row_label(number, result),
                "points": [str(points) if points else "" for points in result.points],
            }
            for number, result in enumerate(match.finished, start=1)
        ],
        "totals": [str(points) for points in match.scores],
        "goal": say("goal", target=match.rules.target),
    }


def result_of(now: Situation) -> Result | None:
    """How the hand ended, line by line, or None while it goes on."""
    result, cast = now.view.result, now.game.cast
    if result is None:
        return None
    return {
        "headline": headline(result, cast),
        "sides": [
            _side(now.view, cast, seat, shown)
            for seat, shown in enumerate(now.view.shown)
            if shown is not None
        ],
        "lines": _lines(result, cast),
        "note": _note(now),
    }


def open_groups(view: SeatView, seat: int) -> list[Group] | None:
    """What a seat has laid open, the cards laid off on it included."""
    shown = view.shown[seat]
    if shown is None:
        return None
    if seat != view.knocker:
        return groups_of(shown)
    laid = CardSet(layoff.card for _, layoff in view.layoffs)
    return groups_of(Arrangement(view.table_melds, shown.deadwood_cards), laid)


def _side(view: SeatView, cast: Cast, seat: int, shown: Arrangement) -> Side:
    loose = shown.deadwood_cards
    facts = {"deadwood": shown.deadwood, "sum": sum_of(loose)}
    text = say("count.sum" if len(loose) > 1 else "count", **facts)
    return {"name": cast.names[seat], "groups": open_groups(view, seat) or [], "text": text}


def _lines(result: RoundResult, cast: Cast) -> list[ResultLine]:
    """The lines of the score; several end with their total."""
    lines: list[ResultLine] = [
        {
            "text": capital(line_text(result, line, cast)),
            "points": str(line.points),
            "who": cast.names[line.seat],
        }
        for line in result.lines
    ]
    if len(lines) > 1 and result.winner is not None:
        total, winner = str(result.points[result.winner]), cast.names[result.winner]
        lines.append({"text": say("line.total"), "points": total, "who": winner})
    return lines


def _note(now: Situation) -> str:
    """Who won the match, or who deals next."""
    match, cast = now.game.match, now.game.cast
    if match.winner is not None:
        scores = " : ".join(str(points) for points in match.scores)
        return cast.tell(match.winner, "match.won", scores=scores)
    return cast.tell(match.next_dealer, "next_dealer")
