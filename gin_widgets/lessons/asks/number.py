"""Questions that a number answers."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from types import MappingProxyType
from typing import Final

from gin_widgets.cards import (
    DECK,
    Card,
    CardSet,
    NotationError,
    best_arrangement,
    best_layoff,
    find_meld,
)
from gin_widgets.lessons.answers import read_number
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.play import best_throws
from gin_widgets.rules import RuleSet, knock_limit

FARTHEST: Final = 2
"""So many ranks apart, round the corner too, two cards can lie in a meld of three."""


class Count(StrEnum):
    """What is to be counted."""

    POINTS = "points"
    """What the cards cost, melded or not."""
    DEADWOOD = "deadwood"
    """What is left in the best arrangement."""
    LIMIT = "limit"
    """The highest deadwood that may knock."""
    AFTER_LAYOFF = "after_layoff"
    """What a defender is left with after the best layoffs."""
    OUTS = "outs"
    """Unseen cards that would be melded with cards of the hand."""
    WANTING = "wanting"
    """Pairs of unseen cards that one card of the hand would complete to a meld."""
    STOCK = "stock"
    """Cards in the stock after the deal."""
    UNSEEN = "unseen"
    """Cards that the learner has seen nowhere."""
    LEFT = "left"
    """What is left once the best card is thrown."""
    ALIKE = "alike"
    """Cards of the deck that set the same limit as the upcard."""


@dataclass(frozen=True, slots=True)
class Number:
    """How much is it? One number is right."""

    count: Count

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "number"

    def read(self, text: str, _scene: Scene) -> int:
        """A whole number."""
        return read_number(text)

    def right(self, scene: Scene, rules: RuleSet) -> tuple[int, ...]:
        """The number, as the engine counts it."""
        return (COUNTS[self.count](scene, rules),)

    def grade(self, answer: int, scene: Scene, rules: RuleSet) -> Grade:
        """Right or wrong."""
        return Grade.RIGHT if answer in self.right(scene, rules) else Grade.WRONG


def layoff_count(scene: Scene, rules: RuleSet) -> int:
    """What the hand counts, in points, after its best layoffs; none after gin."""
    if scene.gin or scene.knocker is None:
        return best_arrangement(scene.hand, rules).deadwood
    return best_layoff(scene.hand, scene.knocker.melds, rules).deadwood


def outs(scene: Scene, rules: RuleSet) -> CardSet:
    """The unseen cards that would lie in a meld with cards of the hand."""
    return CardSet(card for card in scene.unseen if _joins(card, scene.hand, rules))


def wanting(card: Card, scene: Scene, rules: RuleSet) -> int:
    """How many pairs of unseen cards the card would complete to a meld of three."""
    return sum(1 for _ in _pairs_for(card, scene.unseen, rules))


def least_left(scene: Scene, rules: RuleSet) -> int:
    """The least deadwood, in points, that a throw can leave."""
    least, _ = best_throws(rules, scene.hand, scene.taken)
    return least


def _joins(card: Card, hand: CardSet, rules: RuleSet) -> bool:
    """Whether the card makes a meld with cards of the hand; then it makes one with two of them."""
    return any(True for _ in _pairs_for(card, hand, rules))


def _pairs_for(card: Card, among: CardSet, rules: RuleSet) -> Iterator[tuple[Card, Card]]:
    """The pairs that make a meld of three with a card; those far from its rank cannot."""
    near = [
        other
        for other in among
        if other != card and (other.rank - card.rank + FARTHEST) % 13 <= 2 * FARTHEST
    ]
    for pair in combinations(near, 2):
        if find_meld(CardSet([card, *pair]), rules) is not None:
            yield pair


def _wanting(scene: Scene, rules: RuleSet) -> int:
    if len(scene.hand) != 1:
        raise NotationError(f"One card is asked about, not {scene.hand or 'none'}.")
    (card,) = scene.hand
    return wanting(card, scene, rules)


def _stock(scene: Scene, rules: RuleSet) -> int:
    return 52 - 1 - scene.players * rules.cards_each(scene.players)


def _alike(scene: Scene, rules: RuleSet) -> int:
    limit = scene.limit(rules)
    return sum(knock_limit(rules, card) == limit for card in DECK)


COUNTS: Final[Mapping[Count, Callable[[Scene, RuleSet], int]]] = MappingProxyType(
    {
        Count.POINTS: lambda scene, _rules: scene.hand.points,
        Count.DEADWOOD: lambda scene, rules: best_arrangement(scene.hand, rules).deadwood,
        Count.LIMIT: lambda scene, rules: scene.limit(rules),
        Count.AFTER_LAYOFF: layoff_count,
        Count.OUTS: lambda scene, rules: len(outs(scene, rules)),
        Count.WANTING: _wanting,
        Count.STOCK: _stock,
        Count.UNSEEN: lambda scene, _rules: len(scene.unseen),
        Count.LEFT: least_left,
        Count.ALIKE: _alike,
    }
)
