"""What a hand is worth, as lines that add up."""

from dataclasses import dataclass
from enum import StrEnum

from gin_widgets.cards import Card, Suit
from gin_widgets.rules.ruleset import RuleSet, Tie


class ResultKind(StrEnum):
    """How a hand ended."""

    KNOCK = "knock"
    GIN = "gin"
    UNDERCUT = "undercut"
    VOID = "void"


class LineKind(StrEnum):
    """Why a line of the score is written."""

    DIFFERENCE = "difference"
    """The loser's count less the winner's."""
    COUNT = "count"
    """The loser's whole count, after gin."""
    GIN_BONUS = "gin_bonus"
    UNDERCUT_BONUS = "undercut_bonus"
    SPADES = "spades"
    """Everything once more, since the first upcard was a spade."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a hand's score: what, who, how much."""

    kind: LineKind
    seat: int
    """Who gets the points."""
    points: int
    against: int | None = None
    """The loser whose count is meant, for a difference or a count."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a hand ended and what everybody gets; the sum of the lines is the total."""

    kind: ResultKind
    winner: int | None
    """The seat that won, or None for a void hand."""
    points: tuple[int, ...]
    """Points won in this hand, by seat."""
    lines: tuple[ScoreLine, ...]
    knocker: int | None = None
    """Who knocked or went gin."""
    deadwood: tuple[int, ...] = ()
    """Counts by seat, in points, after layoffs; empty for a void hand."""
    upcard: Card | None = None
    """The first upcard, where a limit and the doubling come from."""


def void_result(players: int) -> RoundResult:
    """A hand that nobody won (A "No win", B "Draws", D "the round ends in a draw")."""
    return RoundResult(ResultKind.VOID, None, (0,) * players, ())


def showdown_result(
    rules: RuleSet, upcard: Card, knocker: int, deadwood: tuple[int, ...], *, gin: bool
) -> RoundResult:
    """Who wins a showdown and what it earns.

    `deadwood` holds each seat's count in points after layoffs. One winner a hand: the knocker,
    unless a defender's count is lower (or equal, by `rules.tie`); then the lowest defender, equal
    ones by turn order after the knocker.
    """
    players = len(deadwood)
    order = [(knocker + step) % players for step in range(1, players)]
    best = min(order, key=lambda seat: deadwood[seat])
    margin = deadwood[knocker] - deadwood[best]
    undercut = not gin and (margin > 0 or (margin == 0 and rules.tie is Tie.DEFENDER))
    winner = best if undercut else knocker
    losers = [seat for seat in range(players) if seat != winner]
    kind = ResultKind.GIN if gin else ResultKind.UNDERCUT if undercut else ResultKind.KNOCK

    lines: list[ScoreLine] = []
    if gin:
        lines += [ScoreLine(LineKind.COUNT, winner, deadwood[loser], loser) for loser in losers]
    elif not undercut or rules.undercut_adds_difference:
        lines += [
            ScoreLine(LineKind.DIFFERENCE, winner, deadwood[loser] - deadwood[winner], loser)
            for loser in losers
        ]
    if gin and rules.gin_bonus:
        lines.append(ScoreLine(LineKind.GIN_BONUS, winner, rules.gin_bonus))
    if undercut and rules.undercut_bonus:
        lines.append(ScoreLine(LineKind.UNDERCUT_BONUS, winner, rules.undercut_bonus))
    if rules.spade_doubles and upcard.suit is Suit.SPADES:
        lines.append(ScoreLine(LineKind.SPADES, winner, sum(line.points for line in lines)))

    total = sum(line.points for line in lines)
    points = tuple(total if seat == winner else 0 for seat in range(players))
    return RoundResult(kind, winner, points, tuple(lines), knocker, deadwood, upcard)
