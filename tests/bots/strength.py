"""How strong one player is beside another: `python -m tests.bots.strength careful simple 2000`.

Each deal is played twice with the seats changed, by two players who are dealt no better cards than
each other that way. What is printed are points a deal for the first, less those of the second, and
the standard error.
"""

import sys
from collections.abc import Callable, Iterator
from math import sqrt

from gin_widgets.bots import BOTS, Player
from gin_widgets.play import Round
from gin_widgets.rules import RoundResult


def duel(
    one: Callable[[], Player],
    other: Callable[[], Player],
    deals: int,
    rules: str = "house",
    first: int = 0,
) -> Iterator[float]:
    """For each deal the points a hand that the first is ahead, over both ways to sit."""
    for seed in range(first, first + deals):
        ahead = 0
        for seat in (0, 1):
            players = (one(), other()) if seat == 0 else (other(), one())
            ended = played(Round.deal(rules, dealer=seed % 2, seed=seed), players)
            written = [
                points - owed for points, owed in zip(ended.points, ended.penalties, strict=True)
            ]
            ahead += written[seat] - written[1 - seat]
        yield ahead / 2


def played(now: Round, players: tuple[Player, ...]) -> RoundResult:
    """How the hand ends between these players."""
    while now.result is None:
        now = now.play(players[now.turn].choose(now.view(now.turn))).state
    return now.result


def told(ahead: list[float]) -> str:
    """The mean and its standard error."""
    mean = sum(ahead) / len(ahead)
    error = sqrt(sum((each - mean) ** 2 for each in ahead) / (len(ahead) - 1) / len(ahead))
    return f"{mean:+.2f} ± {error:.2f} points a hand over {len(ahead)} deals, each played twice"


def main() -> None:
    given = sys.argv[1:]
    one, other, deals, rules = (*given, *("careful", "simple", "1000", "house")[len(given) :])
    ahead = list(duel(BOTS[one], BOTS[other], int(deals), rules))
    print(f"{one} against {other}, {rules}: {told(ahead)}")


if __name__ == "__main__":
    main()
