"""Which card to throw, and whether the throw ends the hand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from gin_widgets.cards import Card, CardSet, NotationError
from gin_widgets.lessons.answers import End, Throw
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.asks.waiting import helping, joins_taken, outs, wanting
from gin_widgets.lessons.scene import Scene
from gin_widgets.play import best_held, best_throws
from gin_widgets.rules import RuleSet

ASKED: Final = 64
"""So many scenes are remembered: an answer to one is judged, explained and compared at once."""
NEAR_IN: Final = 2
"""So many of the last measures of an aim may be near the best; those before must equal it."""


class Aim(StrEnum):
    """What a throw is judged by."""

    DEADWOOD = "deadwood"
    """The least deadwood left."""
    OUTS = "outs"
    """Among throws of least deadwood, the most outs left."""
    SAFETY = "safety"
    """Of the loose cards the one of least use to the other side: first with what it took, then by
    the pairs that could want it."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Which card do you throw? What is `near` so far from the best, by the aim, is good as well.

    The way from the best counts points of deadwood, outs, and pairs alike.
    """

    aim: Aim = Aim.DEADWOOD
    near: int = 0

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "discard"

    def read(self, text: str, scene: Scene) -> Throw:
        """A card of the hand."""
        return Throw(_of_hand(Throw.parse(text), scene).card)

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Throw, ...]:
        """Every throw that is best by the aim, the dearest card first."""
        costs = _costs(self.aim, scene, rules)
        best = min(costs.values())
        cards = [card for card, cost in costs.items() if cost == best]
        return tuple(Throw(card) for card in sorted(cards, key=_dearest_first))

    def grade(self, answer: Throw, scene: Scene, rules: RuleSet) -> Grade:
        """Right for the best, good for what comes near it, wrong otherwise or when not allowed."""
        if answer.card is None or answer.card not in may_throw(scene, rules):
            return Grade.WRONG
        if answer in self.right(scene, rules):
            return Grade.RIGHT
        costs = _costs(self.aim, scene, rules)
        cost, best = costs[answer.card], min(costs.values())
        if cost[:-NEAR_IN] != best[:-NEAR_IN]:
            return Grade.WRONG
        way = zip(cost[-NEAR_IN:], best[-NEAR_IN:], strict=True)
        more = sum(max(0, theirs - least) for theirs, least in way)
        return Grade.GOOD if self.near and more <= self.near else Grade.WRONG


@dataclass(frozen=True, slots=True)
class Finish:
    """What do you throw, and does it end the hand? Gin goes before a knock, a knock before none."""

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "finish"

    def read(self, text: str, scene: Scene) -> Throw:
        """A card of the hand, thrown, knocked with or declared gin with."""
        return _of_hand(Throw.parse(text), scene)

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Throw, ...]:
        """Every throw that allows the most and, among those, leaves the least deadwood."""
        return _endings(scene, rules)

    def grade(self, answer: Throw, scene: Scene, rules: RuleSet) -> Grade:
        """Right, or wrong."""
        return Grade.RIGHT if answer in self.right(scene, rules) else Grade.WRONG


def may_throw(scene: Scene, rules: RuleSet) -> CardSet:
    """The cards of the hand that the rules let go this turn."""
    if scene.taken is None or rules.may_return_taken_card:
        return scene.hand
    return scene.hand - CardSet([scene.taken])


def left_by(card: Card, scene: Scene, rules: RuleSet) -> int:
    """The deadwood, in points, once this card of the hand is thrown."""
    return best_held(rules, scene.hand - CardSet([card]), scene.taken).deadwood


def kept_after(card: Card, scene: Scene) -> Scene:
    """The scene once this card of the hand is thrown."""
    thrown = CardSet([card])
    return scene.but(hand=scene.hand - thrown, taken=None, drawn=None, seen=scene.seen | thrown)


def end_of(card: Card, scene: Scene, rules: RuleSet) -> End:
    """The most that throwing this card allows."""
    return end_by(left_by(card, scene, rules), card, scene, rules)


def end_by(left: int, card: Card, scene: Scene, rules: RuleSet) -> End:
    """The most that so much deadwood, in points, allows once this card is thrown."""
    if left == 0:
        return End.GIN
    return End.KNOCK if left <= scene.limit(rules, card) else End.THROW


def best_throw(scene: Scene, rules: RuleSet) -> Card:
    """The dearest of the cards whose throw leaves the least deadwood."""
    _, throws = best_throws(rules, scene.hand, scene.taken)
    return min(throws, key=_dearest_first)


def may_end(scene: Scene, rules: RuleSet) -> bool:
    """Whether some throw ends the hand."""
    return any(throw.end is not End.THROW for throw in _endings(scene, rules))


@lru_cache(maxsize=ASKED)
def _costs(aim: Aim, scene: Scene, rules: RuleSet) -> dict[Card, tuple[int, ...]]:
    """What each throw costs by an aim; nobody changes it."""
    order = AIMS[aim]
    return {card: order(card, scene, rules) for card in may_throw(scene, rules)}


@lru_cache(maxsize=ASKED)
def _endings(scene: Scene, rules: RuleSet) -> tuple[Throw, ...]:
    melded = best_held(rules, scene.hand, scene.taken).deadwood == 0
    if melded and rules.big_gin_bonus is not None:
        return (Throw(None, End.BIG_GIN),)
    left = {card: left_by(card, scene, rules) for card in may_throw(scene, rules)}
    ends = {card: end_by(points, card, scene, rules) for card, points in left.items()}
    worth = {card: (list(End).index(end), -left[card]) for card, end in ends.items()}
    best = max(worth.values(), default=None)
    cards = [card for card, each in worth.items() if each == best]
    return tuple(Throw(card, ends[card]) for card in sorted(cards, key=_dearest_first))


def _of_hand(throw: Throw, scene: Scene) -> Throw:
    if throw.card is not None and throw.card not in scene.hand:
        raise NotationError(f"{throw.card} is not in the hand; it holds {scene.hand}.")
    return throw


def _dearest_first(card: Card) -> tuple[int, Card]:
    return -card.points, card


def _by_deadwood(card: Card, scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    return (left_by(card, scene, rules),)


def _by_outs(card: Card, scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    return left_by(card, scene, rules), -len(outs(kept_after(card, scene), rules))


def _by_safety(card: Card, scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    melded = card not in best_held(rules, scene.hand, scene.taken).deadwood_cards
    taken = len(helping(card, scene, rules))
    return (
        melded,
        joins_taken(card, scene, rules),
        taken,
        wanting(card, scene, rules),
        left_by(card, scene, rules),
    )


AIMS: Final[Mapping[Aim, Callable[[Card, Scene, RuleSet], tuple[int, ...]]]] = MappingProxyType(
    {Aim.DEADWOOD: _by_deadwood, Aim.OUTS: _by_outs, Aim.SAFETY: _by_safety}
)
