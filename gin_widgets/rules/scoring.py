"""What a hand is worth, as lines that add up."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

from gin_widgets.cards import Card, Suit
from gin_widgets.rules.choices import PenaltyBasis, Scoring, Tie
from gin_widgets.rules.ruleset import RuleSet


class ResultKind(StrEnum):
    """How a hand ended."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    VOID = "void"


class Ledger(StrEnum):
    """Where a line is written."""

    POINTS = "points"
    """What is good to have."""
    PENALTIES = "penalties"
    """What is bad to have."""


class LineKind(StrEnum):
    """Why a line of the score is written."""

    DIFFERENCE = "difference"
    """The loser's count less the winner's."""
    COUNT = "count"
    """The loser's whole count, after gin."""
    GIN_BONUS = "gin_bonus"
    BIG_GIN_BONUS = "big_gin_bonus"
    UNDERCUT_BONUS = "undercut_bonus"
    KNOCK_REWARD = "knock_reward"
    GIN_PENALTY = "gin_penalty"
    """What a loser against gin writes besides his count."""
    UNDERCUT_PENALTY = "undercut_penalty"
    """What an undercut knocker writes besides the difference."""
    SPADES = "spades"
    """Everything once more, since the first upcard was a spade."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a hand's score: what, who, how much."""

    kind: LineKind
    seat: int
    """Who writes it."""
    points: int
    against: int | None = None
    """The loser whose count is meant, for a difference or a count."""
    ledger: Ledger = Ledger.POINTS
    factor: int = 1
    """How many times the count is written."""
    basis: PenaltyBasis = PenaltyBasis.OWN
    """Whose count it is: the loser's own, or that of all hands."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a hand ended and what everybody writes; the sum of the lines is the total."""

    kind: ResultKind
    winner: int | None
    """The seat that won, or None for a void hand."""
    points: tuple[int, ...]
    """Points written for this hand, by seat."""
    lines: tuple[ScoreLine, ...]
    penalties: tuple[int, ...]
    """Penalty points written for this hand, by seat."""
    knocker: int | None = None
    """Who knocked or went gin."""
    deadwood: tuple[int, ...] = ()
    """Counts by seat, in points, after layoffs; empty for a void hand."""
    upcard: Card | None = None
    """The first upcard, where the doubling comes from."""
    rules: RuleSet | None = field(default=None, compare=False, repr=False)
    """The rule set that gives this result."""
    out: tuple[int, ...] = ()
    """The seats of the match that were not dealt in."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who played the hand."""
        return tuple(seat for seat in range(len(self.points)) if seat not in self.out)

    @property
    def counts(self) -> dict[int, int]:
        """The counts of those who played it, in points, by seat; empty for a void hand."""
        return {seat: self.deadwood[seat] for seat in self.seats} if self.deadwood else {}


def void_result(players: int, rules: RuleSet | None = None) -> RoundResult:
    """A hand that nobody won (A "No win", B "Draws", D "the round ends in a draw")."""
    nothing = (0,) * players
    return RoundResult(ResultKind.VOID, None, nothing, (), nothing, rules=rules)


def seated(result: RoundResult, seats: tuple[int, ...], players: int) -> RoundResult:
    """A result by the seats of a match of so many, when only `seats` of them played the hand."""
    if seats == tuple(range(players)):
        return result

    def spread(amounts: tuple[int, ...]) -> tuple[int, ...]:
        of = dict(zip(seats, amounts, strict=False))
        return tuple(of.get(seat, 0) for seat in range(players))

    def at(seat: int | None) -> int | None:
        return None if seat is None else seats[seat]

    return replace(
        result,
        winner=at(result.winner),
        knocker=at(result.knocker),
        points=spread(result.points),
        penalties=spread(result.penalties),
        deadwood=spread(result.deadwood) if result.deadwood else (),
        lines=tuple(
            replace(line, seat=seats[line.seat], against=at(line.against)) for line in result.lines
        ),
        out=tuple(seat for seat in range(players) if seat not in seats),
    )


@dataclass(frozen=True, slots=True)
class Showdown:
    """The counts of a hand that was ended, and by whom."""

    rules: RuleSet
    upcard: Card
    knocker: int
    deadwood: tuple[int, ...]
    """Counts by seat, in points, after layoffs."""
    ending: ResultKind
    """A knock, gin or big gin, as the knocker declared it."""

    @property
    def gin(self) -> bool:
        """Whether nothing was unmatched."""
        return self.ending in (ResultKind.GIN, ResultKind.BIG_GIN)

    @property
    def winner(self) -> int:
        """The one winner of the hand.

        The knocker, unless a defender's count is lower, or equal by `rules.tie`; then the lowest
        defender, equal ones by turn order after the knocker. Gin is never undercut.
        """
        players = len(self.deadwood)
        order = [(self.knocker + step) % players for step in range(1, players)]
        best = min(order, key=lambda seat: self.deadwood[seat])
        margin = self.deadwood[self.knocker] - self.deadwood[best]
        beaten = margin > 0 or (margin == 0 and self.rules.tie is Tie.DEFENDER)
        return best if beaten and not self.gin else self.knocker

    @property
    def kind(self) -> ResultKind:
        """How the hand ended."""
        return self.ending if self.winner == self.knocker else ResultKind.UNDERCUT

    @property
    def losers(self) -> list[int]:
        """Everybody but the winner, by seat."""
        return [seat for seat in range(len(self.deadwood)) if seat != self.winner]

    def result(self) -> RoundResult:
        """What everybody writes."""
        rules = self.rules
        lines = [*self._points(), *self._penalties()]
        if rules.spade_doubles and self.upcard.suit is Suit.SPADES:
            lines += [*_doubling(lines)]
        seats = range(len(self.deadwood))
        totals = {
            ledger: tuple(
                sum(line.points for line in lines if line.seat == seat and line.ledger is ledger)
                for seat in seats
            )
            for ledger in Ledger
        }
        return RoundResult(
            self.kind,
            self.winner,
            totals[Ledger.POINTS],
            tuple(lines),
            totals[Ledger.PENALTIES],
            self.knocker,
            self.deadwood,
            self.upcard,
            rules,
        )

    def _points(self) -> Iterator[ScoreLine]:
        """What the winner writes (A, B, D1; in D2 the rewards alone)."""
        rules, winner = self.rules, self.winner
        if rules.scoring is Scoring.PENALTY_POINTS:
            return
        if rules.scoring is Scoring.WINNER_POINTS:
            yield from self._counts(winner)
        bonuses = {
            ResultKind.GIN: (LineKind.GIN_BONUS, rules.gin_bonus),
            ResultKind.BIG_GIN: (LineKind.BIG_GIN_BONUS, rules.big_gin_bonus or 0),
            ResultKind.UNDERCUT: (LineKind.UNDERCUT_BONUS, rules.undercut_bonus),
            ResultKind.KNOCK: (LineKind.KNOCK_REWARD, rules.knock_reward),
        }
        kind, bonus = bonuses[self.kind]
        if bonus:
            yield ScoreLine(kind, winner, bonus)

    def _counts(self, winner: int) -> Iterator[ScoreLine]:
        for loser in self.losers:
            count = self.deadwood[loser]
            if self.gin:
                yield ScoreLine(LineKind.COUNT, winner, count, loser)
            elif self.kind is ResultKind.KNOCK or self.rules.undercut_adds_difference:
                more = count - self.deadwood[winner]
                yield ScoreLine(LineKind.DIFFERENCE, winner, more, loser)

    def _penalties(self) -> Iterator[ScoreLine]:
        """What the losers write (C, D2)."""
        rules = self.rules
        if rules.scoring is Scoring.WINNER_POINTS:
            return
        for loser in self.losers:
            own = rules.penalty_basis is PenaltyBasis.OWN
            count = self.deadwood[loser] if own else sum(self.deadwood)
            if self.gin:
                factor = rules.gin_penalty_factor
                yield ScoreLine(
                    LineKind.COUNT,
                    loser,
                    count * factor,
                    loser,
                    Ledger.PENALTIES,
                    factor,
                    rules.penalty_basis,
                )
                if rules.gin_penalty_bonus:
                    yield _penalty(LineKind.GIN_PENALTY, loser, rules.gin_penalty_bonus)
            else:
                more = count - self.deadwood[self.winner]
                yield ScoreLine(
                    LineKind.DIFFERENCE,
                    loser,
                    more,
                    loser,
                    Ledger.PENALTIES,
                    basis=rules.penalty_basis,
                )
        if self.kind is ResultKind.UNDERCUT and rules.undercut_penalty:
            yield _penalty(LineKind.UNDERCUT_PENALTY, self.knocker, rules.undercut_penalty)


def _penalty(kind: LineKind, seat: int, points: int) -> ScoreLine:
    return ScoreLine(kind, seat, points, ledger=Ledger.PENALTIES)


def _doubling(lines: list[ScoreLine]) -> Iterator[ScoreLine]:
    """One line more for each writer and ledger: the same again."""
    written: dict[tuple[int, Ledger], int] = {}
    for line in lines:
        written[line.seat, line.ledger] = written.get((line.seat, line.ledger), 0) + line.points
    for (seat, ledger), points in written.items():
        yield ScoreLine(LineKind.SPADES, seat, points, ledger=ledger)
