"""Which cards would make a meld with which: outs, and the pairs that want a card."""

from functools import cache
from itertools import combinations
from typing import Final

from gin_widgets.cards import (
    DECK,
    AceInRuns,
    Card,
    CardSet,
    PlainMeldRules,
    RunKind,
    find_meld,
)
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

FARTHEST: Final = 2
"""So many ranks apart, round the corner too, two cards can lie in a meld of three."""


def outs(scene: Scene, rules: RuleSet) -> CardSet:
    """The unseen cards that would lie in a meld with cards of the hand.

    A card that makes a meld with cards makes one with two of them.
    """
    return CardSet(card for card in scene.unseen if _pairs(card, scene.hand, rules))


def wanting(card: Card, scene: Scene, rules: RuleSet) -> int:
    """How many pairs of unseen cards the card would complete to a meld of three."""
    return len(_pairs(card, scene.unseen, rules))


def helping(card: Card, scene: Scene, rules: RuleSet) -> CardSet:
    """The unseen cards each of which, with a card the opponent took, would want this card."""
    unseen, picked, wanted = scene.unseen.mask, scene.picked.mask, 0
    for pair in _pairs(card, scene.unseen | scene.picked, rules):
        if (pair & picked).bit_count() == 1:
            wanted |= pair & unseen
    return CardSet.from_mask(wanted)


def joins_taken(card: Card, scene: Scene, rules: RuleSet) -> bool:
    """Whether the card makes a meld of cards that the opponent took."""
    return bool(_pairs(card, scene.picked, rules))


def _pairs(card: Card, among: CardSet, rules: RuleSet) -> list[int]:
    """The pairs of these cards, as masks, that make a meld of three with a card."""
    others = ~among.mask
    return [pair for pair in _melding(card, rules.run_kind, rules.ace_in_runs) if not pair & others]


@cache
def _melding(card: Card, run_kind: RunKind, ace_in_runs: AceInRuns) -> tuple[int, ...]:
    """Every pair of the deck that makes a meld of three with a card, as masks."""
    rules = PlainMeldRules(run_kind, ace_in_runs)
    near = [
        other
        for other in DECK
        if other != card and (other.rank - card.rank + FARTHEST) % 13 <= 2 * FARTHEST
    ]
    return tuple(
        CardSet(pair).mask
        for pair in combinations(near, 2)
        if find_meld(CardSet([card, *pair]), rules) is not None
    )
