"""Play whole hands by chance, as matches under any rules, and check at every step what must hold.

`python -m tests.play.many_games 100000` plays so many hands and says what it met; a violated
invariant ends the run with the seed of the match. The suite plays a few of them.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from enum import StrEnum
from random import Random
from typing import Any

from gin_widgets.cards import DECK, Card, CardSet
from gin_widgets.play import Match, Phase, Round, SeatView, as_seen, parse_action
from gin_widgets.play.state import State
from gin_widgets.rules import Elimination, MatchEnd, RoundResult, RuleSet, Scoring, Target
from tests.play.test_view import cards_in
from tests.tables import choice, hidden_from, reshuffled

NUMBERS: dict[str, tuple[int, int]] = {
    "undercut_bonus": (1, 30),
    "gin_bonus": (0, 30),
    "knock_reward": (0, 15),
    "gin_penalty_factor": (1, 3),
    "gin_penalty_bonus": (0, 30),
    "undercut_penalty": (0, 20),
    "stock_floor": (0, 8),
    "recycle_cap": (1, 3),
    "exchange_cap": (1, 30),
    "line_bonus": (0, 25),
    "game_bonus": (0, 100),
}
MOST_HANDS = 12
"""A match is left after so many hands, so that many rule sets have their turn."""
DEEP = 0.02
"""How often the costly checks of all views are made."""


@dataclass(slots=True)
class Met:
    """What a run has seen."""

    hands: int = 0
    matches: int = 0
    finished: int = 0
    steps: int = 0
    recycled: int = 0
    eliminated: int = 0
    layoffs: int = 0
    longest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    players: Counter[int] = field(default_factory=Counter)


def any_rules(dice: Random) -> RuleSet:
    """A rule set with every field left to chance."""
    scoring = dice.choice(list(Scoring))
    ends: list[MatchEnd] = []
    if scoring is not Scoring.PENALTY_POINTS:
        ends.append(Target(dice.randint(1, 120)))
    if scoring is not Scoring.WINNER_POINTS:
        ends.append(Elimination(dice.randint(1, 120)))
    chosen: dict[str, Any] = {
        "key": "any",
        "players": (2, 6),
        "hand_size": dice.choice([(10, 7), (10, 7), (6, 5), (3, 3)]),
        "big_gin_bonus": dice.choice([None, dice.randint(0, 40)]),
        "scoring": scoring,
        "match_end": dice.choice(ends),
    }
    for each in fields(RuleSet):
        if each.name in chosen:
            continue
        if each.name in NUMBERS:
            chosen[each.name] = dice.randint(*NUMBERS[each.name])
        elif each.type is bool:
            chosen[each.name] = dice.random() < 0.5
        elif isinstance(each.type, type) and issubclass(each.type, StrEnum):
            chosen[each.name] = dice.choice(list(each.type))
        else:
            raise AssertionError(f"No chance is given to {each.name}.")
    return RuleSet(**chosen)


def play_hand(match: Match, dice: Random, met: Met) -> Match:
    """The match at the end of this hand, every step of it checked."""
    steps = 0
    view = check_moment(match.round, dice)
    while match.round.result is None:
        now = match.round
        action = choice(view, dice)
        assert parse_action(str(action)) == action
        step = match.play(action)
        assert match.round is now, "a step leaves the hand before it as it was"
        match = step.state
        for event in step.events:
            for seat in (*range(now.state.players), None):
                as_seen(event, seat)
        view = check_moment(match.round, dice)
        steps += 1
    met.steps += steps
    met.longest = max(met.longest, steps)
    met.recycled += match.round.state.recycled
    met.layoffs += len(match.round.state.layoffs)
    return match


def check_moment(now: Round, dice: Random) -> SeatView:
    """The deck, the hands, the legal actions, and now and then what everybody may know.

    The answer is the view of the seat whose turn it is.
    """
    state, mine = now.state, now.view(now.turn)
    legal, cards = mine.legal, on_the_table(state)
    assert len(cards) == len(set(cards)) == len(DECK), "52 cards, each once"
    each = state.rules.cards_each(state.players)
    laid = Counter(seat for seat, _ in state.layoffs)
    big_gin = state.result is not None and state.result.kind == "big_gin"
    for seat, hand in enumerate(state.hands):
        extra = (state.phase is Phase.DISCARD or big_gin) and seat == state.turn
        assert len(hand) == each + extra - laid[seat], "as many cards as were dealt"
    assert len(set(legal)) == len(legal), "no action twice"
    assert bool(legal) is (state.result is None), "there is always something to do"
    assert (state.phase is Phase.OVER) is (state.result is not None)
    if state.result is not None:
        check_result(state.result, state.rules)
    if dice.random() < DEEP:
        for seat in (*range(state.players), None):
            view = now.view(seat)
            named = CardSet(set(cards_in(view)))
            assert named.isdisjoint(hidden_from(now, seat)), "a view holds no hidden card"
            assert reshuffled(now, seat, dice).view(seat) == view, "nor depends on one"
    return mine


def on_the_table(state: State) -> list[Card]:
    """Every card of the deck, from wherever it lies."""
    cards = [*state.stock, *state.pile, *(layoff.card for _, layoff in state.layoffs)]
    return cards + [card for hand in state.hands for card in hand]


def check_result(result: RoundResult, rules: RuleSet) -> None:
    """The lines add up, nobody writes less than nothing, and the winner writes no penalty."""
    assert sum(result.points) + sum(result.penalties) == sum(line.points for line in result.lines)
    assert all(line.points >= 0 for line in result.lines)
    assert (result.winner is None) is (result.kind == "void")
    if result.winner is None:
        assert not result.lines
        return
    assert sum(result.points) == result.points[result.winner]
    assert result.penalties[result.winner] == 0
    assert not any(result.points) or rules.scoring is not Scoring.PENALTY_POINTS
    assert not any(result.penalties) or rules.scoring is not Scoring.WINNER_POINTS


def check_match(before: Match, after: Match) -> None:
    """Totals never fall, and the match is over when its rule says so."""
    assert all(old <= new for old, new in zip(before.scores, after.scores, strict=True))
    assert all(old <= new for old, new in zip(before.penalties, after.penalties, strict=True))
    assert set(after.still_in) <= set(before.still_in)
    won = [sum(result.points[seat] for result in after.finished) for seat in range(after.players)]
    match after.rules.match_end:
        case Target(points):
            assert (after.winner is not None) is (max(won) >= points)
        case Elimination():
            assert (after.winner is not None) is (len(after.still_in) <= 1)


def play_match(seed: int, met: Met, most: int) -> None:
    """One match under one rule set, at most so many hands of it."""
    dice = Random(seed)
    rules, players = any_rules(dice), dice.randint(2, 6)
    match = Match.start(rules, players, seed)
    for _ in range(min(most, MOST_HANDS)):
        before, match = match, play_hand(match, dice, met)
        assert match.result is not None
        check_match(before, match)
        met.hands += 1
        met.kinds[str(match.result.kind)] += 1
        met.players[len(match.seats)] += 1
        if match.winner is not None:
            met.finished += 1
            break
        assert match.next_dealer in match.still_in
        match = match.next_round()
        assert {len(hand) for hand in match.round.state.hands} == {
            rules.cards_each(len(match.still_in))
        }
    met.matches += 1
    met.eliminated += players - len(match.still_in)


def play(hands: int, first: int = 0) -> Iterator[Met]:
    """What was met so far, after each match; `first` is the seed of the first one."""
    met, seed = Met(), first
    while met.hands < hands:
        try:
            play_match(seed, met, hands - met.hands)
        except Exception as error:
            error.add_note(f"in the match of seed {seed}")
            raise
        seed += 1
        yield met


def main() -> None:
    hands, first = (int(word) for word in (*sys.argv[1:], "0", "0")[:2])
    for met in play(hands or 100_000, first):
        if met.matches % 500 == 0:
            print(met.hands, "hands", flush=True)
    print(met)


if __name__ == "__main__":
    main()
