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

    Cards that lie together and are no meld count as loose; they make the answer only good.
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
        return tuple(each for each in found if each != self._found(rules))

    def grade(self, answer: Grouping, scene: Scene, rules: RuleSet) -> Grade:
        """Right when no card lies twice and nothing leaves less; good with a group besides."""
        melds = melds_of(answer, rules)
        laid = None if lies_twice(answer) else arranged(melds, scene.hand, rules)
        if laid is None or as_grouping(laid) == self._found(rules):
            return Grade.WRONG
        if laid.deadwood > arrangements(scene.hand, rules)[0].deadwood:
            return Grade.WRONG
        return Grade.RIGHT if melds == answer else Grade.GOOD

    def _found(self, rules: RuleSet) -> Grouping | None:
        return None if self.other is None else melds_of(self.other, rules)


def as_grouping(arrangement: Arrangement) -> Grouping:
    """An arrangement as a learner would have laid it."""
    groups = sorted((meld.cards for meld in arrangement.melds), key=lambda cards: cards.mask)
    return Grouping(tuple(groups))


def melds_of(grouping: Grouping, rules: RuleSet) -> Grouping:
    """Only those groups that are melds."""
    return Grouping(tuple(each for each in grouping.groups if find_meld(each, rules)))


def lies_twice(grouping: Grouping) -> bool:
    """Whether a card lies in two groups."""
    return sum(len(group) for group in grouping.groups) > len(grouping.cards)


def arranged(grouping: Grouping, hand: CardSet, rules: RuleSet) -> Arrangement | None:
    """What a grouping leaves of the hand, or None where a group is no meld or a card lies twice."""
    melds = [meld for group in grouping.groups if (meld := find_meld(group, rules))]
    if lies_twice(grouping) or len(melds) < len(grouping.groups):
        return None
    return Arrangement.of(hand, melds, rules)
