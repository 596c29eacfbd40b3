"""The fast solver against the slow one, on as many hands as wanted.

`python -m tests.cards.million` solves one million random and one million crowded hands of 7, 10
and 11 cards, lays off in two hundred thousand showdowns, and solves twenty thousand hands under the
other readings of a run. Other counts: `--random 5000 --crowded 5000 --layoffs 500 --readings 50`.
Each block of hands has its own seed, so that it does not matter how many processes share them.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from random import Random
from typing import Final

from gin_widgets.cards import AceInRuns, CardSet, LayoffChain, PlainMeldRules, RunKind
from tests import slow
from tests.cards import oracle
from tests.cards.compare import Seen, compare_hand, compare_layoff, compare_public, kernels

COUNTS: Final = {"random": 1_000_000, "crowded": 1_000_000, "layoffs": 200_000, "readings": 20_000}
BLOCK: Final = {"random": 10_000, "crowded": 10_000, "layoffs": 2_000, "readings": 200}
SIZES: Final = (7, 10, 11)
READINGS: Final = tuple(PlainMeldRules(*each) for each in product(RunKind, AceInRuns))[1:]
"""All readings of a run but the first, which is of one suit with the ace low."""


def crowd(dice: Random, size: int) -> list[int]:
    """At least so many cards of a few neighbouring ranks, or of two suits."""
    if dice.random() < 0.5:
        start, width = dice.randrange(13), -(-size // 4) + dice.randrange(3)
        return [card for card in range(52) if (card - start) % 13 < width]
    suits = dice.sample(range(4), 2)
    return [card for card in range(52) if card // 13 in suits]


def drawn(dice: Random, pool: list[int], size: int) -> int:
    return sum(1 << card for card in dice.sample(pool, size))


def showdown(dice: Random) -> tuple[int, list[int]]:
    """A defender's hand, from all other cards or from those near, and the knocker's melds."""
    size = dice.choice((7, 10))
    every = list(oracle.melds_of_the_deck())
    melds: list[int] = []
    for _ in range(dice.choice((1, 2, 3))):
        taken = sum(melds)
        room = size - taken.bit_count()
        fitting = [meld for meld in every if not meld & taken and meld.bit_count() <= room]
        if fitting:
            melds.append(dice.choice(fitting))
    taken = sum(melds)
    near = {
        (card % 13 + step) % 13 for card in range(52) if taken >> card & 1 for step in (-1, 0, 1)
    }
    rest = [card for card in range(52) if not taken >> card & 1]
    pool = [card for card in rest if card % 13 in near] if dice.random() < 0.5 else rest
    return drawn(dice, pool if len(pool) >= size else rest, size), melds


def random_hands(dice: Random, count: int, seen: Seen) -> None:
    for number in range(count):
        hand = drawn(dice, list(range(52)), SIZES[number % 3])
        compare_hand(hand, oracle.solve(hand), seen)


def crowded_hands(dice: Random, count: int, seen: Seen) -> None:
    for number in range(count):
        size = SIZES[number % 3]
        hand = drawn(dice, crowd(dice, size), size)
        compare_hand(hand, oracle.solve(hand), seen)


def layoffs(dice: Random, count: int, seen: Seen) -> None:
    for number in range(count):
        chain = LayoffChain.NONE if number % 4 == 3 else LayoffChain.OWN
        compare_layoff(*showdown(dice), chain, seen)


def readings(dice: Random, count: int, seen: Seen) -> None:
    for number in range(count):
        rules, size = READINGS[number % len(READINGS)], SIZES[number % 3]
        pool = crowd(dice, size) if dice.random() < 0.5 else list(range(52))
        hand = drawn(dice, pool, size)
        melds = slow.melds(frozenset(CardSet.from_mask(hand)), rules.run_kind, rules.ace_in_runs)
        held = {oracle.mask_of(meld): slow.is_set(meld) for meld in melds}
        compare_public(hand, oracle.solve(hand, held), seen, rules)


PARTS: Final[dict[str, Callable[[Random, int, Seen], None]]] = {
    "random": random_hands,
    "crowded": crowded_hands,
    "layoffs": layoffs,
    "readings": readings,
}


def block(part: str, number: int, count: int) -> Seen:
    """One block of a part; its number is its seed."""
    seen = Seen()
    PARTS[part](Random(f"{part} {number}"), count, seen)
    seen.solved[part] += count
    return seen


def blocks(counts: dict[str, int]) -> Iterator[tuple[str, int, int]]:
    for part, count in counts.items():
        for number, start in enumerate(range(0, count, BLOCK[part])):
            yield part, number, min(BLOCK[part], count - start)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cards.million")
    for part, count in COUNTS.items():
        parser.add_argument(f"--{part}", type=int, default=count)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = vars(parser.parse_args(words))
    every = Seen()
    start = said = time.monotonic()
    with ProcessPoolExecutor(chosen["processes"]) as pool:
        work = [
            pool.submit(block, *each) for each in blocks({part: chosen[part] for part in PARTS})
        ]
        for done in as_completed(work):
            seen = done.result()
            every.solved.update(seen.solved)
            every.differences += seen.differences
            for difference in seen.differences[:5]:
                print(difference, flush=True)
            if time.monotonic() > said + 30:
                said = time.monotonic()
                print(f"{said - start:.0f} s: {dict(every.solved)}", flush=True)
    solvers = ["the public functions", *(f"the {kernel.name} kernel" for kernel in kernels())]
    print(f"{', '.join(solvers)}: {time.monotonic() - start:.0f} s")
    print(dict(sorted(every.solved.items())))
    print(f"{len(every.differences)} differences")
    return min(len(every.differences), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
