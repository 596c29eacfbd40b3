"""The scoreboard and the end of a hand, with every sum."""

from dataclasses import replace
from typing import assert_never

from gin_widgets.cards import Arrangement, CardSet
from gin_widgets.explain import addends, headline, line_text, row_label
from gin_widgets.explain.wording import Cast, capital, joined, listed, say, sum_of
from gin_widgets.guide.game import Game
from gin_widgets.guide.hand import groups_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Group, Result, ResultLine, Score, ScoreRow, Side, SumRow
from gin_widgets.play import Match, Round, SeatView
from gin_widgets.rules import (
    Elimination,
    Ledger,
    RoundResult,
    RuleSet,
    ScoreLine,
    Scoring,
    Target,
)


def score_of(now: Situation) -> Score:
    """One row a hand with its arithmetic, and the totals."""
    match, scoring = now.game.match, now.game.match.rules.scoring
    rows: list[ScoreRow] = [
        {
            "label": _label(now.game, number, row_label(number, result)),
            "points": [
                _cell(scoring, points, penalties) if points or penalties else ""
                for points, penalties in zip(result.points, result.penalties, strict=True)
            ],
            "sums": _sums(result, now.game.cast, match.finished[: number - 1], scoring),
        }
        for number, result in enumerate(match.finished, start=1)
    ]
    if any(match.extras):
        extras = [str(points) if points else "" for points in match.extras]
        rows.append({"label": say("row.extras"), "points": extras, "sums": []})
    return {
        "names": list(now.game.cast.names),
        "marks": ["" if seat in match.still_in else say("mark.out") for seat in _seats(match)],
        "rows": rows,
        "totals": totals_of(match),
        "goal": goal(match.rules),
        "columns": [say("sum", ledger) for ledger in _ledgers(scoring)],
    }


def _ledgers(scoring: Scoring) -> tuple[Ledger, ...]:
    """What is written under a rule set."""
    match scoring:
        case Scoring.WINNER_POINTS:
            return (Ledger.POINTS,)
        case Scoring.PENALTY_POINTS:
            return (Ledger.PENALTIES,)
        case Scoring.BOTH:
            return (Ledger.POINTS, Ledger.PENALTIES)
        case _:
            assert_never(scoring)


def _sums(
    result: RoundResult, cast: Cast, before: tuple[RoundResult, ...], scoring: Scoring
) -> list[SumRow]:
    """What a hand's line on the scoreboard opens to."""
    ledgers = _ledgers(scoring)
    if not result.lines:
        return [{"text": say("sum.void"), "cells": [""] * len(ledgers), "total": False}]
    return [
        {
            "text": capital(addend.text),
            "cells": [str(addend.points) if addend.ledger is each else "" for each in ledgers],
            "total": addend.total,
        }
        for addend in addends(result, cast, before)
    ]


def score_before(game: Game) -> Score:
    """The scoreboard as it was before this hand ended."""
    undecided = Round(game.match.round.state.but(result=None))
    return score_of(Situation(replace(game, match=replace(game.match, round=undecided))))


def _label(game: Game, number: int, label: str) -> str:
    return say("row.practice", label=label) if number in game.practice else label


def totals_of(match: Match) -> list[str]:
    """What each seat has written so far, in the ledgers of the rule set."""
    return [
        _cell(match.rules.scoring, points, penalties)
        for points, penalties in zip(match.scores, match.penalties, strict=True)
    ]


def goal(rules: RuleSet) -> str:
    """When the match ends."""
    match rules.match_end:
        case Target(points):
            return say("goal", target=points)
        case Elimination(level):
            return say("goal.elimination", level=level)
        case _:
            assert_never(rules.match_end)


def changes(game: Game) -> str:
    """What a hand that is over means for the match: who of several is out, and who has won it."""
    match, cast = game.match, game.cast
    gone = [seat for seat in match.seats if seat not in match.still_in and match.players > 2]
    told = [cast.tell(seat, "out", penalties=match.penalties[seat]) for seat in gone]
    if match.winner is not None:
        told.append(cast.tell(match.winner, "match.won", scores=_standing(match, cast)))
    return " ".join(told)


def _cell(scoring: Scoring, points: int, penalties: int) -> str:
    """Points, penalties or both, as they stand on the scoreboard."""
    match scoring:
        case Scoring.WINNER_POINTS:
            return str(points)
        case Scoring.PENALTY_POINTS:
            return str(penalties)
        case Scoring.BOTH:
            gained = [say("cell.points", points=points)] if points else []
            owed = [say("cell.penalties", penalties=penalties)] if penalties else []
            return " ".join([*gained, *owed]) or "0"
        case _:
            assert_never(scoring)


def result_of(now: Situation) -> Result | None:
    """How the hand ended, line by line, or None while it goes on."""
    result, cast = now.view.result, now.game.hand_cast
    if result is None:
        return None
    return {
        "headline": headline(result, cast),
        "sides": [
            _side(now.view, cast, seat, shown)
            for seat in now.in_turn
            if (shown := now.view.shown[seat]) is not None
        ],
        "lines": _lines(result, cast),
        "note": _note(now.game),
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
    return {
        "name": cast.names[seat],
        "mark": _mark(view, seat),
        "groups": open_groups(view, seat) or [],
        "text": text,
    }


def _mark(view: SeatView, seat: int) -> str:
    """Among several, who ended the hand and who won it."""
    if view.players == 2 or view.result is None:
        return ""
    parts = {"knocked": seat == view.knocker, "won": seat == view.result.winner}
    return listed(say("mark", part) for part, holds in parts.items() if holds)


def _lines(result: RoundResult, cast: Cast) -> list[ResultLine]:
    """The lines of the score; several of one writer end with their total."""
    writers = {(line.seat, line.ledger) for line in result.lines}
    lines: list[ResultLine] = [
        {
            "text": capital(_line(result, line, cast)),
            "points": str(line.points),
            "who": cast.names[line.seat],
            "total": False,
        }
        for line in sorted(
            result.lines, key=lambda line: (line.ledger is Ledger.PENALTIES, line.seat)
        )
    ]
    if len(lines) > 1 and len(writers) == 1 and result.winner is not None:
        total = sum(line.points for line in result.lines)
        who = cast.names[result.lines[0].seat]
        lines.append({"text": say("line.total"), "points": str(total), "who": who, "total": True})
    return lines


def _line(result: RoundResult, line: ScoreLine, cast: Cast) -> str:
    """What a line is for; among several losers, whose it is as well."""
    text = line_text(result, line, cast)
    if len(cast.names) == 2 or line.ledger is Ledger.POINTS or line.against is not None:
        return text
    return say("line.of", name=cast.inside(line.seat), line=text)


def _note(game: Game) -> str:
    """Who is out, and who won the match or deals next."""
    told = changes(game)
    if game.match.winner is not None:
        return told
    return f"{told} {game.cast.tell(game.match.next_dealer, 'next_dealer')}".strip()


def _standing(match: Match, cast: Cast) -> str:
    """The totals: between two as a pair, among several with their names."""
    totals = totals_of(match)
    if match.players == 2:
        return " : ".join(totals)
    return joined([f"{cast.inside(seat)} {totals[seat]}" for seat in _seats(match)])


def _seats(match: Match) -> range:
    return range(match.players)
