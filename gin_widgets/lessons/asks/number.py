"""Questions that a number answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import comb
from types import MappingProxyType
from typing import Final, assert_never

from gin_widgets.cards import DECK, CardSet, NotationError, best_arrangement, open_cards
from gin_widgets.lessons.answers import read_number
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.asks.score import lines_of
from gin_widgets.lessons.asks.showdown import plan_of
from gin_widgets.lessons.asks.waiting import outs, wanting
from gin_widgets.lessons.figures import Knock, by_turn, knock_at
from gin_widgets.lessons.scene import Scene
from gin_widgets.play import best_throws
from gin_widgets.rules import Elimination, LineKind, RuleSet, Target, knock_limit


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
    FROM_COUNTS = "from_counts"
    """How much of the score comes from the counts."""
    BONUS = "bonus"
    """How much of the score is added to what the counts bring, before anything doubles."""
    OPEN = "open"
    """Unseen cards that could be laid off on the melds of the table."""
    DRAWS = "draws"
    """Draws from the stock of the deal, at most."""
    MATCH = "match"
    """Points that end the match, or that put a player out."""
    CARDS = "cards"
    """Cards of the hand."""
    CHANCE = "chance"
    """The chance, in percent, that one of the next draws is an out."""
    BY_TURN = "by_turn"
    """Of 100 hands with this limit, in how many somebody may have knocked by this turn."""
    UNDERCUT = "undercut"
    """How many of 100 knocks like this one are undercut."""


@dataclass(frozen=True, slots=True)
class Number:
    """How much is it? One number is right, and one that is `near` so far from it is good."""

    count: Count
    near: int = 0

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
        """Right, good near it, or wrong."""
        (right,) = self.right(scene, rules)
        if answer == right:
            return Grade.RIGHT
        return Grade.GOOD if abs(answer - right) <= self.near else Grade.WRONG


def could_lay_off(scene: Scene, rules: RuleSet) -> CardSet:
    """The unseen cards that fit a meld of the table."""
    if scene.knocker is None:
        raise NotationError("Nobody has laid down melds in this scene.")
    return open_cards(scene.knocker.melds, rules) & scene.unseen


def chance(outs: int, unseen: int, draws: int) -> int:
    """The chance, in whole percent, that one of so many draws is an out.

    Raises:
        NotationError: there are not so many cards to draw.

    >>> [chance(outs, 41, draws) for outs, draws in ((2, 1), (4, 1), (2, 3), (4, 3), (4, 5))]
    [5, 10, 14, 27, 42]
    """
    if not 0 <= draws <= unseen:
        raise NotationError(f"Of {unseen} unseen cards nobody can draw {draws}.")
    return round(100 - 100 * comb(unseen - outs, draws) / comb(unseen, draws))


def least_left(scene: Scene, rules: RuleSet) -> int:
    """The least deadwood, in points, that a throw can leave."""
    least, _ = best_throws(rules, scene.hand, scene.taken)
    return least


def _wanting(scene: Scene, rules: RuleSet) -> int:
    if len(scene.hand) != 1:
        raise NotationError(f"One card is asked about, not {scene.hand or 'none'}.")
    (card,) = scene.hand
    return wanting(card, scene, rules)


def _stock(scene: Scene, rules: RuleSet) -> int:
    return 52 - 1 - scene.players * rules.cards_each(scene.players)


def _from_counts(scene: Scene, rules: RuleSet) -> int:
    kinds = (LineKind.DIFFERENCE, LineKind.COUNT)
    return sum(line.points for line in lines_of(scene, rules) if line.kind in kinds)


def _bonus(scene: Scene, rules: RuleSet) -> int:
    others = (LineKind.DIFFERENCE, LineKind.COUNT, LineKind.SPADES)
    return sum(line.points for line in lines_of(scene, rules) if line.kind not in others)


def knock_of(scene: Scene, rules: RuleSet) -> Knock:
    """What a knock with the best throw is worth; NotationError where nobody measured it."""
    return knock_at(scene.limit(rules), scene.turn, least_left(scene, rules))


def _match(_scene: Scene, rules: RuleSet) -> int:
    match rules.match_end:
        case Target(points) | Elimination(points):
            return points
        case _:
            assert_never(rules.match_end)


def _alike(scene: Scene, rules: RuleSet) -> int:
    limit = scene.limit(rules)
    return sum(knock_limit(rules, card) == limit for card in DECK)


COUNTS: Final[Mapping[Count, Callable[[Scene, RuleSet], int]]] = MappingProxyType(
    {
        Count.POINTS: lambda scene, _rules: scene.summed.points,
        Count.CARDS: lambda scene, _rules: len(scene.hand),
        Count.DEADWOOD: lambda scene, rules: best_arrangement(scene.hand, rules).deadwood,
        Count.LIMIT: lambda scene, rules: scene.limit(rules),
        Count.AFTER_LAYOFF: lambda scene, rules: plan_of(scene, rules).deadwood,
        Count.OUTS: lambda scene, rules: len(outs(scene, rules)),
        Count.WANTING: _wanting,
        Count.STOCK: _stock,
        Count.UNSEEN: lambda scene, _rules: len(scene.unseen),
        Count.LEFT: least_left,
        Count.ALIKE: _alike,
        Count.FROM_COUNTS: _from_counts,
        Count.BONUS: _bonus,
        Count.OPEN: lambda scene, rules: len(could_lay_off(scene, rules)),
        Count.DRAWS: lambda scene, rules: _stock(scene, rules) - rules.stock_floor,
        Count.MATCH: _match,
        Count.BY_TURN: lambda scene, rules: by_turn(scene.limit(rules), scene.turn),
        Count.UNDERCUT: lambda scene, rules: round(knock_of(scene, rules).undercut),
        Count.CHANCE: lambda scene, rules: chance(
            len(outs(scene, rules)), len(scene.unseen), scene.draws
        ),
    }
)
