"""Play hands out twice, on bare integers and as a `Round` action by action, and compare.

`python -m tests.bots.many_rollouts 100000` plays so many hands from any position, under the rule
sets of the catalogue and under others left to chance; the first difference ends the run. The suite
plays a few of them.
"""

import sys
from collections import Counter
from random import Random

from gin_widgets.bots import SimplePlayer
from gin_widgets.bots.engine import Engine, engine
from gin_widgets.bots.rollout import in_kernel, rollout
from gin_widgets.play import Round
from gin_widgets.rules import RULES, RuleSet
from tests.play.many_games import any_rules
from tests.tables import chosen


def rules_by_chance(dice: Random) -> RuleSet:
    """Half of them from the catalogue, half with every field left to chance."""
    if dice.random() < 0.5:
        return dice.choice(list(RULES.values()))
    rules = any_rules(dice)
    if dice.random() < 0.1:
        return rules
    return rules.replace(run_kind="suit", ace_in_runs="low", may_meld_taken_card=True)


def position_by_chance(dice: Random) -> Round:
    """A fresh deal, or a hand on which chance has played for a while."""
    rules = rules_by_chance(dice)
    players = dice.randint(*rules.players)
    now = Round.deal(rules, players, dice.randrange(players), seed=dice.randrange(2**50))
    for _ in range(dice.choice((0, 0, 1, 2, 5, 12, 30))):
        if now.result is None:
            now = now.play(chosen(now, dice)).state
    return now


def finished(now: Round) -> Round:
    """The hand as simple players end it, action by action."""
    player = SimplePlayer()
    while now.result is None:
        now = now.play(player.choose(now.view(now.turn))).state
    return now


def compare(seed: int, engines: tuple[Engine, ...]) -> str:
    """How the hand of this seed ended, by all accounts."""
    now = position_by_chance(Random(seed))
    end = finished(now)
    for each in engines:
        if rollout(now, each) != end.result:
            raise AssertionError(f"{each.name} ends the hand of seed {seed} in another way")
    assert end.result is not None
    kernel = "kernel" if in_kernel(now.rules) else "slow"
    recycled = "recycled" if end.state.recycled else ""
    return " ".join(filter(None, (kernel, end.result.kind, recycled)))


def main() -> None:
    hands, first = (int(word) for word in (*sys.argv[1:], "0", "0")[:2])
    engines = tuple({engine(), engine(wait=True)})
    met: Counter[str] = Counter()
    for seed in range(first, first + (hands or 10_000)):
        met[compare(seed, engines)] += 1
        if sum(met.values()) % 1000 == 0:
            print(sum(met.values()), "hands", flush=True)
    print("no difference in", [each.name for each in engines], dict(met))


if __name__ == "__main__":
    main()
