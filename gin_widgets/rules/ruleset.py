"""What the players agreed on before the deal.

The letters A to D are the four source texts: A "play online", B "complete rules", C "penalty
points and elimination", D "rummy rules". Where a field is contested, its docstring says who says
what.
"""

import re
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any

from gin_widgets.cards import AceInRuns, LayoffChain, RunKind
from gin_widgets.rules.errors import RuleSetError


class FirstOffer(StrEnum):
    """Whether the first upcard is offered before the first turn."""

    IN_TURN = "in_turn"
    """From the dealer's left round to the dealer; if all pass, the first must draw from the stock
    (B, D)."""
    NONE = "none"
    """A plain first draw (A)."""


class LimitSource(StrEnum):
    """Which card says how much deadwood may knock."""

    FIRST_UPCARD = "first_upcard"
    """The card turned up after the deal, for the whole hand (B, C, D)."""
    FIXED = "fixed"
    """Ten, always: ordinary gin, no Oklahoma."""


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


class NextDealer(StrEnum):
    """Who deals after a hand that was won; after a void hand the same dealer deals again."""

    WINNER = "winner"
    """The winner deals (B, D)."""
    LOSER = "loser"
    """The first loser in turn order after the winner deals."""
    ROTATE = "rotate"
    """The deal goes round to the left."""


KEY = re.compile(r"[a-z0-9_]+")
LEAST = {"undercut_bonus": 0, "gin_bonus": 0, "stock_floor": 0, "exchange_cap": 1, "target": 1}
"""The least that a number may be."""


@dataclass(frozen=True, slots=True, kw_only=True)
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
    """Whether the first upcard is offered round before the first turn (B, D yes; A silent)."""
    may_return_taken_card: bool = False
    """Whether a card taken from the pile may be thrown in the same turn (A forbids it)."""
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
    stock_floor: int = 2
    """A discard without a knock that leaves this many cards in the stock voids the hand
    (A, B, D)."""
    exchange_cap: int = 50
    """So many turns in a row without a draw from the stock void the hand. Ours, in no source:
    nothing else ends an endless exchange."""
    next_dealer: NextDealer = NextDealer.WINNER
    """Who deals next (B, D: the winner)."""
    target: int = 100
    """The match ends when somebody has this many points (A, B, D)."""

    def __post_init__(self) -> None:
        problems = tuple(self._problems())
        if problems:
            raise RuleSetError(problems)

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

    def _problems(self) -> list[str]:
        """Everything that is wrong; a value of the wrong type is asked nothing more."""
        wrong = self._wrong_types()
        found = list(wrong.values())
        if "key" not in wrong and not KEY.fullmatch(self.key):
            found.append(
                f"key is {self.key!r}; it must be lower-case letters, digits and underscores."
            )
        if wrong.keys().isdisjoint({"players", "hand_size", "stock_floor"}):
            found += self._deal_problems()
        for name, least in LEAST.items():
            if name not in wrong and getattr(self, name) < least:
                found.append(f"{name} is {getattr(self, name)}; it cannot be below {least}.")
        if self.undercut_bonus == 0 and self.undercut_adds_difference is False:
            found.append("An undercut would earn nothing: give it a bonus or the difference.")
        return found

    def _deal_problems(self) -> list[str]:
        """Whether so many can be dealt so many cards."""
        found = []
        fewest, most = self.players
        if not 2 <= fewest <= most <= 6:
            found.append(f"players is {self.players}; it must lie between 2 and 6, fewest first.")
        if min(self.hand_size) < 3 or max(self.hand_size) > 10:
            found.append(f"hand_size is {self.hand_size}; a hand holds 3 to 10 cards.")
        if found:
            return found
        for players in range(fewest, most + 1):
            stock = 51 - players * self.cards_each(players)
            if stock <= self.stock_floor:
                found.append(
                    f"{players} players leave {stock} cards in the stock, which is not more than "
                    f"the stock_floor of {self.stock_floor}."
                )
        return found

    def _wrong_types(self) -> dict[str, str]:
        found = {}
        for field in fields(self):
            name, value, kind = field.name, getattr(self, field.name), field.type
            if isinstance(kind, type) and issubclass(kind, StrEnum):
                if not isinstance(value, kind):
                    found[name] = f"{name} is {value!r}; it can be {_list(list(kind))}."
            elif kind == tuple[int, int]:
                if not (isinstance(value, tuple) and [type(n) for n in value] == [int, int]):
                    found[name] = f"{name} is {value!r}; it must be two whole numbers."
            elif type(value) is not kind:
                wanted = {int: "a whole number", bool: "True or False", str: "a text"}[kind]  # type: ignore[index]
                found[name] = f"{name} is {value!r}; it must be {wanted}."
        return found


def _list(words: list[Any]) -> str:
    return ", ".join(str(word) for word in words)
