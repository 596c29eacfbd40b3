"""A part of a simulation, played wherever there is time for it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy
from numpy.typing import NDArray

from gin_widgets.bots import BOTS, Player, SimplePlayer, bot_of
from gin_widgets.bots import playout as at
from gin_widgets.bots.by_round import by_round
from gin_widgets.bots.engine import Engine, engine
from gin_widgets.bots.patient import PatientPlayer
from gin_widgets.bots.rollout import in_kernel, play_out, result_of, setting
from gin_widgets.cards import Card, Suit
from gin_widgets.lab.columns import MISSING
from gin_widgets.lab.dealing import Whole, deck, dice_of, for_engine, seeds
from gin_widgets.play import Match, Phase, Round
from gin_widgets.rules import LimitSource, RuleSet, knock_limit


@dataclass(frozen=True, slots=True)
class Chunk:
    """So many hands or matches from a certain one on; it can be sent to another process."""

    rules: RuleSet
    players: tuple[str, ...]
    plans: tuple[int | None, ...]
    seed: int
    first: int
    """Number of the first, from 1."""
    count: int
    matches: bool
    """Whether matches are played, and not single hands."""

    def play(self, wait: bool = True) -> dict[str, NDArray[Any]]:
        """An array for each column; with `wait`, plain Python waits for numba."""
        made = self._matches(wait) if self.matches else self._played(wait)
        return {name: _narrow(numbers) for name, numbers in made.items()}

    def _played(self, wait: bool) -> dict[str, Whole]:
        numbers = numpy.arange(self.first, self.first + self.count)
        dealt = seeds(self.seed, self.first, self.count)
        dealers = (numbers - 1) % len(self.players)
        if compiles(self.rules, self.players):
            rows = self._by_kernel(dealt, dealers, engine(wait))
        else:
            rows = self._by_round(dealt, dealers)
        return {
            "hand": numbers,
            "seed": dealt,
            "dealer": dealers.astype(numpy.int8),
            **self._columns(rows),
        }

    def _deal(self, seed: int, dealer: int) -> Round:
        return Round.deal(self.rules, len(self.players), dealer, deck=deck(seed))

    def _by_round(self, dealt: Whole, dealers: Whole) -> Whole:
        rows = [
            by_round(self._deal(int(seed), int(dealer)), self._seated(range(len(self.players))))[1]
            for seed, dealer in zip(dealt, dealers, strict=True)
        ]
        return numpy.array(rows, dtype=numpy.int64).reshape(-1, at.RESULT_SIZE)

    def _by_kernel(self, dealt: Whole, dealers: Whole, ready: Engine) -> Whole:
        players, room = len(self.players), numpy.zeros(self.count * at.RESULT_SIZE, numpy.int64)
        table = ready.ints([*setting(self.rules, players), *[0] * (at.SIZE - at.DEALER)])
        for seat, plan in enumerate(self.plans):
            table[at.PLANS + seat] = at.AT_ONCE if plan is None else plan
        table[at.DEALER] = int(dealers[0]) if self.count else 0
        dice = dice_of(dealt)
        results = for_engine(ready, room)
        ready.play_each(table, for_engine(ready, dice), results)
        rows = numpy.asarray(results, dtype=numpy.int64).reshape(-1, at.RESULT_SIZE)
        for place in numpy.flatnonzero(rows[:, 0] == at.STOCK_WANTED):
            now = self._deal(int(dealt[place]), int(dealers[place]))
            rows[place] = play_out(now.state, ready, self.plans)[at.RESULT :]
        return rows

    def _matches(self, wait: bool) -> dict[str, Whole]:
        fast = compiles(self.rules, self.players)
        ready = engine(wait) if fast else None
        heads, rows = [], []
        for number, seed in enumerate(seeds(self.seed, self.first, self.count), self.first):
            start = Match.start(self.rules, len(self.players), seed=int(seed))
            for match, row in self._hands(start, ready):
                won = MISSING if match.winner is None else match.winner
                dealer = match.seats[match.round.dealer]
                heads.append((number, match.hand_number, seed, dealer, won))
                rows.append(_by_match_seats(row, match.seats))
        names = ("match", "hand", "seed", "dealer", "match_winner")
        head = numpy.array(heads, dtype=numpy.int64).reshape(-1, len(names)).T
        whole = numpy.array(rows, dtype=numpy.int64).reshape(-1, at.RESULT_SIZE)
        return {**dict(zip(names, head, strict=True)), **self._columns(whole)}

    def _hands(self, match: Match, ready: Engine | None) -> Iterator[tuple[Match, list[int]]]:
        """The match at the end of each hand, and the hand's result by its own seats."""
        while True:
            now = match.round
            if ready:
                table = play_out(now.state, ready, [self.plans[seat] for seat in match.seats])
                over = now.state.but(phase=Phase.OVER, result=result_of(now.state, table))
                end, row = Round(over), [int(number) for number in table[at.RESULT :]]
            else:
                end, row = by_round(now, self._seated(match.seats))
            match = replace(match, round=end)
            yield match, row
            if match.winner is not None:
                return
            match = match.next_round()

    def _seated(self, seats: Sequence[int]) -> list[Player]:
        """A fresh player for each of these seats, with its plan."""
        return [_planned(bot_of(self.players[seat]), self.plans[seat]) for seat in seats]

    def _columns(self, rows: Whole) -> dict[str, Whole]:
        """The columns that are read from the results of the hands."""
        places = numpy.ascontiguousarray(rows.T)

        def read(place: int) -> Whole:
            found: Whole = places[place - at.RESULT]
            return found

        void = read(at.ENDING) == at.VOID
        moving = self.rules.limit_source is LimitSource.TOP_DISCARD
        limits = [knock_limit(self.rules, Card.of(rank, Suit.SPADES)) for rank in range(1, 14)]
        allowed = read(at.ALLOWED)
        made = {
            "upcard": read(at.UPCARD),
            "limit": numpy.array([MISSING] * 13 if moving else limits)[read(at.UPCARD) % 13],
            "kind": read(at.ENDING),
            "winner": read(at.WINNER),
            "knocker": read(at.KNOCKER),
            "turns": read(at.TURNS),
            "first_knock": numpy.where(allowed, allowed, MISSING),
            "stock": read(at.LEFT),
        }
        for seat in range(len(self.players)):
            deadwood = read(at.DEADWOOD + at.STRIDE * seat)
            made[f"deadwood_{seat}"] = numpy.where(void, MISSING, deadwood)
            made[f"points_{seat}"] = read(at.POINTS + at.STRIDE * seat)
            made[f"penalties_{seat}"] = read(at.PENALTIES + at.STRIDE * seat)
        return made


def compiles(rules: RuleSet, players: Sequence[str]) -> bool:
    """Whether the kernel plays so: simple players, rules it knows, one limit for the whole hand."""
    return (
        in_kernel(rules)
        and rules.limit_source is not LimitSource.TOP_DISCARD
        and all(BOTS[key] is SimplePlayer for key in players)
    )


def _narrow(numbers: Whole) -> NDArray[Any]:
    """The same numbers in the narrowest type: what need not travel makes workers worth more."""
    lowest, highest = (int(numbers.min()), int(numbers.max())) if len(numbers) else (0, 0)
    for kind in (numpy.int8, numpy.int16, numpy.int32):
        if numpy.iinfo(kind).min <= lowest and highest <= numpy.iinfo(kind).max:
            return numbers.astype(kind)
    return numbers


def _planned(player: Player, plan: int | None) -> Player:
    return player if plan is None else PatientPlayer(player, plan)


def _by_match_seats(row: list[int], seats: tuple[int, ...]) -> list[int]:
    """The result with the seats of the match in place of those that played the hand."""
    whole = row[: at.DEADWOOD - at.RESULT] + [MISSING, 0, 0] * at.SEATS
    for place, seat in enumerate(seats):
        old, new = (at.DEADWOOD - at.RESULT + at.STRIDE * each for each in (place, seat))
        whole[new : new + at.STRIDE] = row[old : old + at.STRIDE]
    for name in (at.WINNER - at.RESULT, at.KNOCKER - at.RESULT):
        whole[name] = at.NOBODY if row[name] == at.NOBODY else seats[row[name]]
    return whole
