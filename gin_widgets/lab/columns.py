"""What a simulation's frame says of each hand."""

from dataclasses import dataclass
from typing import Final

MISSING: Final = -1
"""Stands for no value, until the frame is made."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column by its name, and what is in it."""

    name: str
    meaning: str
    kind: str
    """The type of a whole number; card or ending for an index of a card or of how a hand ends."""
    gaps: bool = False
    """Whether there can be no value."""


MATCH: Final = Column("match", "number of the match, from 1", "int64")
WON: Final = Column(
    "match_winner", "seat that won the match with this hand; else none", "int8", gaps=True
)
HAND: Final = (
    Column("hand", "number of the hand, from 1; in its match, where matches are played", "int64"),
    Column("seed", "what deals the hand, or the match, again", "int64"),
    Column("dealer", "seat that dealt", "int8"),
    Column("upcard", "the first upcard, by its code", "card"),
    Column(
        "limit",
        "highest deadwood that may knock, points; 0 is gin only; none where each throw sets it",
        "int8",
        gaps=True,
    ),
    Column("kind", "how the hand ended", "ending"),
    Column("winner", "seat that won; none for a void hand", "int8", gaps=True),
    Column("knocker", "seat that knocked or went gin; none for a void hand", "int8", gaps=True),
    Column("turns", "how often somebody drew and threw, all seats together", "int32"),
    Column(
        "first_knock",
        "the first of these turns in which a knock or gin was allowed; none if never",
        "int32",
        gaps=True,
    ),
    Column("stock", "cards left in the stock", "int8"),
)
SEAT: Final = (
    Column(
        "deadwood",
        "points the seat is left with after layoffs; none for a void hand or who was not dealt in",
        "int16",
        gaps=True,
    ),
    Column("points", "points the seat wrote", "int32"),
    Column("penalties", "penalty points the seat wrote", "int32"),
)


def columns(players: int, matches: bool) -> tuple[Column, ...]:
    """The columns of a frame in their order; those of a seat end in its number, as `points_0`."""
    seats = tuple(
        Column(f"{each.name}_{seat}", each.meaning, each.kind, each.gaps)
        for each in SEAT
        for seat in range(players)
    )
    return (MATCH, *HAND, *seats, WON) if matches else (*HAND, *seats)
