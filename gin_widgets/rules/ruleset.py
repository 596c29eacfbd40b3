"""What the players agreed on before the deal.

The letters A to D are the four source texts: A "play online", B "complete rules", C "penalty
points and elimination", D "rummy rules" (D1 points, D2 rewards and penalties). Where a field is
contested, its docstring says who says what.
"""

import re
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import UnionType
from typing import Any, assert_never

from gin_widgets.cards import AceInRuns, LayoffChain, RunKind
from gin_widgets.rules.choices import (
    AceUpcard,
    Elimination,
    FirstOffer,
    KnockTiming,
    LimitCompare,
    LimitSource,
    MatchEnd,
    NextDealer,
    PenaltyBasis,
    Scoring,
    StockOut,
    Target,
    Tie,
)
from gin_widgets.rules.errors import RuleSetError
from gin_widgets.rules.word import rules_word

HUNDRED = Target(100)
KEY = re.compile(r"[a-z0-9_]+")
SEATS = (2, 6)
"""The fewest and the most who can sit down anywhere."""
HAND = (3, 10)
"""The fewest and the most cards of a hand."""
LEAST = {
    "undercut_bonus": 0,
    "gin_bonus": 0,
    "knock_reward": 0,
    "big_gin_bonus": 0,
    "gin_penalty_factor": 1,
    "gin_penalty_bonus": 0,
    "undercut_penalty": 0,
    "stock_floor": 0,
    "recycle_cap": 1,
    "exchange_cap": 1,
    "line_bonus": 0,
    "game_bonus": 0,
}
"""The least that a number may be."""
WANTED: dict[object, str] = {
    int: "a whole number",
    bool: "yes or no (True or False)",
    str: "a text",
}
"""What a value of a plain type is called."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class RuleSet:
    """The rules of one table, every contested point a named field; checks itself.

    Raises:
        RuleSetError: the fields contradict each other; every problem is named.

    >>> RuleSet(key="mild", undercut_bonus=20).undercut_bonus
    20
    """

    key: str
    """A short name, lower case with underscores."""
    players: tuple[int, int] = (2, 2)
    """The fewest and the most who may sit down (A 2-4, B 2, C 2-6, D 2-4)."""
    hand_size: tuple[int, int] = (10, 7)
    """Cards dealt to each: with two players, and with three or more (A, C, D)."""
    run_kind: RunKind = RunKind.SUIT
    """What a run is made of: one suit (B, C, D), or one colour (A to the letter)."""
    ace_in_runs: AceInRuns = AceInRuns.LOW
    """Where an ace may stand in a run: only before the two, in all four sources."""
    first_upcard_offer: FirstOffer = FirstOffer.IN_TURN
    """Whether the first upcard is offered round before the first turn (B, D; not A, C)."""
    may_return_taken_card: bool = False
    """Whether a card taken from the pile may be thrown in the same turn (A forbids it)."""
    may_meld_taken_card: bool = True
    """Whether a card taken from the pile may be melded in the same turn (A to the letter: "he
    cannot use it in the current round")."""
    knock_timing: KnockTiming = KnockTiming.WITH_DISCARD
    """Whether a knock goes with the throw (B, C, D) or follows it (A)."""
    limit_source: LimitSource = LimitSource.FIRST_UPCARD
    """Which card sets the limit."""
    limit_compare: LimitCompare = LimitCompare.AT_MOST
    """Whether equal to the limit is enough (A, B, D) or not (C)."""
    ace_upcard: AceUpcard = AceUpcard.GIN_ONLY
    """What an ace upcard means (A gin only; B by its value, one)."""
    spade_doubles: bool = False
    """Whether a spade as first upcard doubles every amount of the hand (an option in D)."""
    layoff_chain: LayoffChain = LayoffChain.OWN
    """Whether a defender may build on what he laid off himself."""
    tie: Tie = Tie.DEFENDER
    """Who wins equal counts (C: the knocker). Gin is never undercut."""
    undercut_bonus: int = 10
    """Points for an undercut (B and D 10; A says 20 and, elsewhere, 10)."""
    undercut_adds_difference: bool = True
    """Whether an undercut earns the difference of the counts as well (A, B, D)."""
    gin_bonus: int = 25
    """Points for gin besides the counts (A, B, D; B: "some sources say 20")."""
    knock_reward: int = 0
    """Points for a knock that wins, besides what the counts bring (D2: 10)."""
    big_gin_bonus: int | None = None
    """Points for eleven melded cards and no throw; None: there is no such thing (all sources)."""
    scoring: Scoring = Scoring.WINNER_POINTS
    """Who writes what: the winner points, the losers penalties (C), or both (D2)."""
    penalty_basis: PenaltyBasis = PenaltyBasis.OWN
    """Whose deadwood a penalty is counted from (C "the sum of the games deadwood")."""
    gin_penalty_factor: int = 1
    """How many times a loser's count is written against gin (C 1, D2 2)."""
    gin_penalty_bonus: int = 25
    """Penalty points that a loser against gin writes besides (C 25, D2 0)."""
    undercut_penalty: int = 10
    """Penalty points that an undercut knocker writes besides (C 10, D2 0)."""
    stock_floor: int = 2
    """A discard without a knock that leaves this many cards in the stock voids the hand
    (A, B, D)."""
    stock_out: StockOut = StockOut.VOID
    """What `stock_floor` brings: a void hand (A, B, D), or a new stock from the pile."""
    recycle_cap: int = 10
    """So many new stocks, and the hand is void when the last one is out. Ours, in no source:
    nothing else ends a hand that nobody ends."""
    exchange_cap: int = 50
    """So many turns in a row without a draw from the stock void the hand. Ours, in no source:
    nothing else ends an endless exchange."""
    next_dealer: NextDealer = NextDealer.WINNER
    """Who deals next (B, D: the winner)."""
    match_end: MatchEnd = HUNDRED
    """The match ends at so many points (A, B, D), or the last one below a level wins (C)."""
    line_bonus: int = 0
    """Points at the end of a match for each hand won: an extra of the gin family, in no source."""
    game_bonus: int = 0
    """Points at the end of a match for its winner: an extra of the gin family, in no source."""
    shutout: bool = False
    """Whether all that the winner has doubles where nobody else won a hand: likewise."""

    def __post_init__(self) -> None:
        self._read_words()
        problems = self._problems()
        if problems:
            raise RuleSetError(tuple(problems), problems)

    def __repr__(self) -> str:
        """What makes this rule set, without the fields that are as everywhere.

        >>> RuleSet(key="mild", tie="knocker", match_end=Target(50))
        RuleSet(key='mild', tie='knocker', match_end=Target(points=50))
        """
        told = [
            f"{field.name}={str(value)!r}"
            if isinstance(value, StrEnum)
            else f"{field.name}={value!r}"
            for field in fields(self)
            if (value := getattr(self, field.name)) != field.default
        ]
        return f"RuleSet({', '.join(told)})"

    def replace(self, **changes: Any) -> "RuleSet":
        """This rule set with some fields changed, as a house variant.

        Raises:
            RuleSetError: there is no such field, or the result contradicts itself.
        """
        names = [field.name for field in fields(self)]
        unknown = [name for name in changes if name not in names]
        if unknown:
            raise RuleSetError(
                tuple(
                    f"There is no rule {name!r}; the rules are {_list(names)}." for name in unknown
                )
            )
        return replace(self, **changes)

    def cards_each(self, players: int) -> int:
        """How many cards each of so many players is dealt."""
        return self.hand_size[0 if players == 2 else 1]

    def recycles(self, players: int) -> bool:
        """Whether so many players go on with a new stock when the first is out."""
        match self.stock_out:
            case StockOut.VOID:
                return False
            case StockOut.RECYCLE:
                return True
            case StockOut.RECYCLE_FROM_THREE:
                return players > 2
            case _:
                assert_never(self.stock_out)

    def _read_words(self) -> None:
        """Let a choice be given by its word: `tie="knocker"` is `Tie.KNOCKER`."""
        for field in fields(self):
            value, kind = getattr(self, field.name), field.type
            if isinstance(kind, type) and issubclass(kind, StrEnum) and value in list(kind):
                object.__setattr__(self, field.name, kind(value))

    def _problems(self) -> dict[str, tuple[str, ...]]:
        """Everything that is wrong, with the fields that it is about.

        A value of the wrong type is asked nothing more.
        """
        wrong = self._wrong_types()
        found: dict[str, tuple[str, ...]] = {said: (name,) for name, said in wrong.items()}
        if "key" not in wrong and not KEY.fullmatch(self.key):
            found[
                f"key is {self.key!r}; it must be lower-case letters, digits and underscores."
            ] = ("key",)
        if wrong.keys().isdisjoint({"players", "hand_size", "stock_floor"}):
            found |= self._deal_problems()
        for name, least in LEAST.items():
            value = getattr(self, name)
            if name not in wrong and value is not None and value < least:
                found[f"{name} is {value}; it cannot be below {least}."] = (name,)
        if wrong.keys().isdisjoint({"scoring", "match_end"}):
            found |= self._score_problems()
        return found

    def _score_problems(self) -> dict[str, tuple[str, ...]]:
        """Whether somebody can win a hand, and the match."""
        found: dict[str, tuple[str, ...]] = {}
        points = self.scoring is not Scoring.PENALTY_POINTS
        alone = self.scoring is Scoring.BOTH or self.undercut_adds_difference is False
        if points and alone and self.undercut_bonus == 0:
            found["An undercut would earn nothing: give it a bonus or the difference."] = (
                "scoring",
                "undercut_bonus",
                "undercut_adds_difference",
            )
        match self.match_end:
            case Target(number) if not points:
                found[
                    "Nobody writes points, so there is no target: match_end must be an "
                    f"elimination, not target({number})."
                ] = ("scoring", "match_end")
            case Elimination(number) if self.scoring is Scoring.WINNER_POINTS:
                found[
                    "Nobody writes penalty points, so nobody is eliminated: match_end "
                    f"must be a target, not elimination({number})."
                ] = ("scoring", "match_end")
        return found

    def _deal_problems(self) -> dict[str, tuple[str, ...]]:
        """Whether so many can be dealt so many cards."""
        found: dict[str, tuple[str, ...]] = {}
        fewest, most = self.players
        if not SEATS[0] <= fewest <= most <= SEATS[1]:
            found[
                f"players is {rules_word(self.players)}; it must lie between {SEATS[0]} and "
                f"{SEATS[1]}, fewest first."
            ] = ("players",)
        if min(self.hand_size) < HAND[0] or max(self.hand_size) > HAND[1]:
            found[
                f"hand_size is {rules_word(self.hand_size)}; a hand holds {HAND[0]} to {HAND[1]} "
                "cards."
            ] = ("hand_size",)
        if found:
            return found
        if isinstance(self.match_end, Elimination):
            fewest = 2  # whoever is left in plays on
        for players in range(fewest, most + 1):
            stock = 51 - players * self.cards_each(players)
            if stock <= self.stock_floor:
                found[
                    f"{players} players leave {stock} cards in the stock, which is not more than "
                    f"the stock_floor of {self.stock_floor}."
                ] = ("players", "hand_size", "stock_floor")
        return found

    def _wrong_types(self) -> dict[str, str]:
        found = {}
        for field in fields(self):
            name, value, kind = field.name, getattr(self, field.name), field.type
            if isinstance(kind, type) and issubclass(kind, StrEnum):
                if not isinstance(value, kind):
                    found[name] = f"{name} is {_told(value)}; it can be {_list(list(kind))}."
            elif kind == tuple[int, int]:
                if not (isinstance(value, tuple) and [type(n) for n in value] == [int, int]):
                    found[name] = f"{name} is {_told(value)}; it must be two whole numbers."
            elif isinstance(kind, UnionType):
                if told := _wrong_union(value, kind):
                    found[name] = f"{name} is {_told(value)}; it must be {told}."
            elif type(value) is not kind:
                found[name] = f"{name} is {_told(value)}; it must be {WANTED[kind]}."
        return found


def _wrong_union(value: object, kind: UnionType) -> str:
    """What a value of one of several types must be, or nothing when it is one."""
    if kind == int | None:
        return "" if value is None or type(value) is int else "a whole number or none"
    match value:
        case Target(number) | Elimination(number) if type(number) is int and number > 0:
            return ""
    return "target(n) or elimination(n), n a whole number from 1"


def _told(value: object) -> str:
    """A value as it is written in the text of a rule set; a text stands in quotes."""
    return repr(str(value)) if isinstance(value, str) else rules_word(value)


def _list(words: list[Any]) -> str:
    return ", ".join(str(word) for word in words)
