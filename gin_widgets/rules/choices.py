"""The answers that a rule set can choose from, each with the sources that give it.

The letters A to D are the four source texts: A "play online", B "complete rules", C "penalty
points and elimination", D "rummy rules", whose scoring paragraph holds two systems, D1 and D2.
"""

from dataclasses import dataclass
from enum import StrEnum


class FirstOffer(StrEnum):
    """Whether the first upcard is offered before the first turn."""

    IN_TURN = "in_turn"
    """From the dealer's left round to the dealer; if all pass, the first must draw from the stock
    (B, D)."""
    NONE = "none"
    """A plain first draw (A, C)."""


class LimitSource(StrEnum):
    """Which card says how much deadwood may knock."""

    FIRST_UPCARD = "first_upcard"
    """The card turned up after the deal, for the whole hand (B, C, D)."""
    TOP_DISCARD = "top_discard"
    """The card on top of the pile at the moment of the knock, the knocker's own throw included
    (A to the letter)."""
    FIXED = "fixed"
    """Ten, always: ordinary gin, no Oklahoma."""


class KnockTiming(StrEnum):
    """When a player may end the hand."""

    WITH_DISCARD = "with_discard"
    """One act: the card is thrown with the knock (B, C, D)."""
    AFTER_DISCARD = "after_discard"
    """A choice that follows the throw: knock, or go on (A "after the discard phase")."""


class LimitCompare(StrEnum):
    """Whether a count equal to the limit is enough."""

    AT_MOST = "at_most"
    """Equal is enough (A, B, D)."""
    BELOW = "below"
    """It must be lower (C)."""


class AceUpcard(StrEnum):
    """What an ace as the first upcard asks for."""

    GIN_ONLY = "gin_only"
    """Nobody may knock; only gin ends the hand (A; an option in D)."""
    ONE = "one"
    """One point may knock (B and D, by the value of the card)."""


class Tie(StrEnum):
    """Who wins when knocker and defender hold the same count."""

    DEFENDER = "defender"
    """Equal is an undercut (A, B, D)."""
    KNOCKER = "knocker"
    """An undercut must be lower (C)."""


class Scoring(StrEnum):
    """Who writes what after a hand."""

    WINNER_POINTS = "winner_points"
    """The winner writes points (A, B, D1)."""
    PENALTY_POINTS = "penalty_points"
    """The losers write penalty points (C)."""
    BOTH = "both"
    """The winner writes a reward and the losers penalty points, in two ledgers (D2)."""


class PenaltyBasis(StrEnum):
    """Whose deadwood a loser's penalty is counted from: C's "sum of the games deadwood"."""

    OWN = "own"
    """The loser's own count, as this project reads C."""
    ALL_HANDS = "all_hands"
    """The counts of all hands together, the other reading."""


class StockOut(StrEnum):
    """What follows when the stock is down to its floor."""

    VOID = "void"
    """The hand is void (A, B, D)."""
    RECYCLE = "recycle"
    """The pile below its top card is shuffled into a new stock. Ours, in no source."""
    RECYCLE_FROM_THREE = "recycle_from_three"
    """Void for two players, recycled for three or more, whose hands would mostly die."""


class NextDealer(StrEnum):
    """Who deals after a hand that was won; after a void hand the same dealer deals again."""

    WINNER = "winner"
    """The winner deals (B, D)."""
    LOSER = "loser"
    """The first loser in turn order after the winner deals."""
    ROTATE = "rotate"
    """The deal goes round to the left."""


@dataclass(frozen=True, slots=True)
class Target:
    """The match ends when somebody has so many points (A, B, D; C as an option)."""

    points: int

    def __str__(self) -> str:
        return f"target({self.points})"


@dataclass(frozen=True, slots=True)
class Elimination:
    """Who has more penalty points than the level is out; the last one in wins (C)."""

    level: int

    def __str__(self) -> str:
        return f"elimination({self.level})"


MatchEnd = Target | Elimination
