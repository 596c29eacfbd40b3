"""Answers that somebody could give to a question, mostly wrong: where mistakes are looked for."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from gin_widgets.cards import arrangements, melds_in
from gin_widgets.lessons.answers import End, Flaw, Laying
from gin_widgets.lessons.asks import (
    Ask,
    Choose,
    Curve,
    Discard,
    Finish,
    Group,
    LayOff,
    Name,
    Number,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.group import as_grouping
from gin_widgets.lessons.asks.score import counts_of
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

FARTHEST = 60
"""So far from the right number, in points, another one is tried."""


def slips(ask: Ask[Any], scene: Scene, rules: RuleSet) -> Iterator[str]:
    """Answers as text, the likely ones first; not every answer that there is."""
    match ask:
        case Number():
            right = ask.right(scene, rules)[0]
            for far in range(1, FARTHEST):
                yield str(right + far)
                if right >= far:
                    yield str(right - far)
        case Curve():
            line = ask.right(scene, rules)[0]
            for height in (0, ask.frame.high, ask.frame.high // 2):
                yield " ".join([str(height)] * len(line.heights))
            yield " ".join(str(ask.frame.high - height) for height in line.heights)
        case Choose():
            yield from ask.options
        case Spot(claims):
            yield from map(str, range(len(claims) + 1))
        case Name():
            yield from ("set", "run", *(f"none {flaw}" for flaw in Flaw))
        case Discard():
            yield from (card.code for card in scene.hand)
        case Finish():
            for end, card in product((End.KNOCK, End.THROW, End.GIN), scene.hand):
                yield f"{end} {card.code}"
        case Group() | Spread():
            for arrangement in arrangements(scene.hand, rules, within=FARTHEST):
                yield str(as_grouping(arrangement))
            melds = ["".join(meld.cards.codes) for meld in melds_in(scene.hand, rules)]
            yield from ("/".join(pair) for pair in product(melds, melds) if pair[0] < pair[1])
        case LayOff():
            best: Laying = ask.right(scene, rules)[0]
            for count in range(len(best.laid)):
                yield str(Laying(best.laid[:count], best.kept))
                yield str(Laying(best.laid[:count]))
        case Score():
            yield from _scores(scene, rules)


def _scores(scene: Scene, rules: RuleSet) -> Iterator[str]:
    """Sums that can be made of the counts and the bonuses, written by one of the players."""
    counts = counts_of(scene, rules)
    bonuses = {0, rules.undercut_bonus, rules.gin_bonus, 10, 20, 25}
    amounts = {abs(one - other) for one, other in product(counts, (0, *counts))} | {sum(counts)}
    sums = sorted({amount + bonus for amount, bonus in product(amounts, bonuses)})
    factors = (1, 2) if rules.spade_doubles else (1,)
    for factor, amount, seat in product(factors, sums, range(len(counts))):
        yield " ".join(str(amount * factor if at == seat else 0) for at in range(len(counts)))
