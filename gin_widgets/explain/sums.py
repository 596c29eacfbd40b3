"""How the score of a hand adds up, for each who writes something: line by line to the total."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gin_widgets.explain.score import addend_text
from gin_widgets.explain.wording import Cast, capital, say
from gin_widgets.rules import Ledger, LineKind, RoundResult, ScoreLine


@dataclass(frozen=True, slots=True)
class Addend:
    """A line of a sum, with the points that it comes to."""

    text: str
    points: int
    ledger: Ledger
    total: bool = False
    """Whether it is what the writer has in all, after this hand."""

    def __str__(self) -> str:
        return say("sum.line", text=self.text, points=self.points)


def addends(result: RoundResult, cast: Cast, before: Sequence[RoundResult]) -> tuple[Addend, ...]:
    """Every line of a hand's score, writer by writer, each with what it has come to by then.

    `before` are the hands that ended before it, from which the totals come.
    """
    writers = dict.fromkeys((line.ledger, line.seat) for line in _in_order(result))
    return tuple(
        addend for ledger, seat in writers for addend in _chain(result, cast, ledger, seat, before)
    )


def sum_text(sums: Sequence[Addend]) -> str:
    """The sum in one sentence; nothing where nobody writes anything."""
    return capital(say("sum.sentence", sums="; ".join(map(str, sums)))) if sums else ""


def _in_order(result: RoundResult) -> list[ScoreLine]:
    """The points first, then the penalties by seat."""
    return sorted(result.lines, key=lambda line: (line.ledger is Ledger.PENALTIES, line.seat))


def _chain(
    result: RoundResult, cast: Cast, ledger: Ledger, seat: int, before: Sequence[RoundResult]
) -> Iterator[Addend]:
    """What one seat writes into one ledger, and what it has there then."""
    lines = [line for line in result.lines if (line.ledger, line.seat) == (ledger, seat)]
    plain = [line for line in lines if line.kind is not LineKind.SPADES]
    for line in plain:
        yield Addend(addend_text(result, line, cast), line.points, ledger)
    once, whole = (sum(line.points for line in some) for some in (plain, lines))
    if len(plain) > 1:
        yield Addend(say("sum.together"), once, ledger)
    if len(lines) > len(plain):
        yield Addend(say("sum.spades"), whole, ledger)
    had = sum(_written(each, ledger)[seat] for each in before)
    alone = len({(line.ledger, line.seat) for line in result.lines}) == 1
    whose = () if alone else ("of", ledger)
    text = say("sum.total", *whose, name=cast.inside(seat), before=had, points=whole)
    yield Addend(text, had + whole, ledger, total=True)


def _written(result: RoundResult, ledger: Ledger) -> tuple[int, ...]:
    return result.points if ledger is Ledger.POINTS else result.penalties
