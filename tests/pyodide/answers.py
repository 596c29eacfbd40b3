"""What the pure layers answer to fixed questions.

`python -m tests.pyodide.answers` prints the answers as JSON, and with the word `speeds` how long
one takes. The cards come from `shuffled`, whose order Python keeps for good.
"""

import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final

from gin_widgets.bots import SimplePlayer
from gin_widgets.bots.rollout import Outcome, rollout, rollouts
from gin_widgets.cards import (
    DECK,
    Card,
    CardSet,
    arrangements,
    best_arrangement,
    best_discards,
    best_layoff,
)
from gin_widgets.play import Match, Phase, Record, Round
from gin_widgets.play.shuffle import shuffled
from gin_widgets.rules import RULES

SEED: Final = 4217
HANDS: Final = 200
LOW_CARDS: Final = tuple(card for card in DECK if card.rank <= 7)
"""A crowd: hands from these cards are full of melds that compete."""

Question = tuple[Callable[..., Any], list[tuple[Any, ...]]]
"""A function, and the arguments of each call."""


def dealt(name: str) -> list[tuple[Card, ...]]:
    """Cards in an order of their own for each hand, every other one from the crowd."""
    return [
        shuffled(f"{SEED} {name} {number}", LOW_CARDS if number % 2 else DECK)
        for number in range(HANDS)
    ]


def questions() -> dict[str, Question]:
    """What is asked, by name."""
    tens = [(CardSet(cards[:10]),) for cards in dealt("ten")]
    elevens = [(CardSet(cards[:11]),) for cards in dealt("eleven")]
    showdowns = [
        (CardSet(cards[10:20]), best_arrangement(CardSet(cards[:10])).melds)
        for cards in dealt("showdown")
    ]
    return {
        "every least arrangement of ten cards": (arrangements, tens),
        "the best discards of eleven": (best_discards, elevens),
        "the best layoff": (best_layoff, showdowns),
        "the end of a hand played out": (rollout, _positions()),
        "a thousand hands played out": (_many, [("house", 2), ("rummy_rules", 4)]),
        "a match of two simple players": (played, [(SEED,)]),
    }


def _positions() -> list[tuple[Round]]:
    """Every fourth moment of a hand under each rule set, at a full table."""
    player, positions = SimplePlayer(), []
    for rules in RULES.values():
        now = Round.deal(rules, players=rules.players[1], seed=SEED)
        while now.phase is not Phase.OVER:
            positions.append((now,))
            now = now.play(player.choose(now.view(now.turn))).state
    return positions[::4]


def _many(rules: str, players: int) -> list[Outcome]:
    return list(rollouts(1000, rules, players, SEED))


def played(seed: int) -> tuple[str, tuple[int, ...]]:
    """A whole match, as its record and its scores."""
    player, match = SimplePlayer(), Match.start("house", seed=seed)
    while match.winner is None:
        if match.round.phase is Phase.OVER:
            match = match.next_round()
        view = match.round.view(match.round.turn)
        match = match.play(player.choose(view)).state
    return Record.of(match).to_text(), match.scores


def answers() -> dict[str, list[str]]:
    """The answers to each question, in words that do not depend on the Python."""
    return {
        name: [repr(ask(*call)) for call in calls] for name, (ask, calls) in questions().items()
    }


def speeds() -> dict[str, float]:
    """Microseconds of processor time for one answer to each question, with all tables full."""
    clock = _nodes_clock if sys.platform == "emscripten" else process_time
    found = {}
    for name, (ask, calls) in questions().items():
        times = []
        for _ in range(4):
            start = clock()
            for call in calls:
                ask(*call)
            times.append((clock() - start) / len(calls) * 1e6)
        found[name] = median(times[1:])
    return found


def _nodes_clock() -> float:
    """Processor seconds of Node; Pyodide's own clocks go on while others have the processor."""
    from js import process  # noqa: PLC0415  (it is only there)

    used = process.cpuUsage()
    return (used.user + used.system) / 1e6


if __name__ == "__main__":
    told: dict[str, Any] = {"platform": sys.platform, "numba": find_spec("numba") is not None}
    told |= {"speeds": speeds()} if "speeds" in sys.argv else {"answers": answers()}
    print(json.dumps(told))
