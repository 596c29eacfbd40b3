"""Arranging a hand."""

from dataclasses import dataclass

from gin_widgets.cards import Arrangement, CardSet, NotationError, arrangements, find_meld
from gin_widgets.lessons.answers import Grouping
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Group:
    """Which cards belong together? Every arrangement of least deadwood is right.

    `other` is an arrangement that was found already: then another one is asked for.
    """

    other: Grouping | None = None

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "group"

    def read(self, text: str, scene: Scene) -> Grouping:
        """Groups of cards of the hand."""
        grouping = Grouping.parse(text)
        foreign = grouping.cards - scene.hand
        if foreign:
            raise NotationError(f"{foreign} is not in the hand; it holds {scene.hand}.")
        return grouping

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Grouping, ...]:
        """Every arrangement of least deadwood, the one that leaves least to lay off first."""
        found = tuple(as_grouping(arrangement) for arrangement in arrangements(scene.hand, rules))
        return tuple(each for each in found if each != self.other)

    def grade(self, answer: Grouping, scene: Scene, rules: RuleSet) -> Grade:
        """Right when every group is a meld, no card lies twice, and nothing better exists."""
        laid = arranged(answer, scene.hand, rules)
        if laid is None or as_grouping(laid) == self.other:
            return Grade.WRONG
        least = arrangements(scene.hand, rules)[0].deadwood
        return Grade.RIGHT if laid.deadwood == least else Grade.WRONG


def as_grouping(arrangement: Arrangement) -> Grouping:
    """An arrangement as a learner would have laid it."""
    groups = sorted((meld.cards for meld in arrangement.melds), key=lambda cards: cards.mask)
    return Grouping(tuple(groups))


def arranged(grouping: Grouping, hand: CardSet, rules: RuleSet) -> Arrangement | None:
    """What a grouping leaves of the hand, or None where a group is no meld or a card lies twice."""
    melds = [meld for group in grouping.groups if (meld := find_meld(group, rules))]
    twice = sum(len(group) for group in grouping.groups) > len(grouping.cards)
    if twice or len(melds) < len(grouping.groups):
        return None
    return Arrangement.of(hand, melds, rules)
