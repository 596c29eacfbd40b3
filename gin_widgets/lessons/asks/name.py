"""Set, run, or no meld?"""

from dataclasses import dataclass
from itertools import pairwise

from gin_widgets.cards import CardSet, MeldKind, find_meld
from gin_widgets.lessons.answers import Flaw, Naming
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

ACE, KING = 1, 13


@dataclass(frozen=True, slots=True)
class Name:
    """What are these cards? A "no" wants its reason; without the right one it is only good."""

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "name"

    def read(self, text: str, _scene: Scene) -> Naming:
        """A set, a run, or none and why."""
        return Naming.parse(text)

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Naming, ...]:
        """The kind of meld, or why it is none."""
        meld = find_meld(scene.hand, rules)
        if meld is not None:
            return (Naming("set" if meld.kind is MeldKind.SET else "run"),)
        return (Naming("none", flaw_of(scene.hand)),)

    def grade(self, answer: Naming, scene: Scene, rules: RuleSet) -> Grade:
        """Right, good for a "no" with another reason, or wrong."""
        right = self.right(scene, rules)
        if answer in right:
            return Grade.RIGHT
        return Grade.GOOD if answer.kind == right[0].kind else Grade.WRONG


def flaw_of(cards: CardSet) -> Flaw:
    """Why some cards that are no meld are none; the first reason that a player would name."""
    if len(cards) < 3:
        return Flaw.TWO
    ranks = sorted({card.rank for card in cards})
    suits = {card.suit for card in cards}
    follows = len(ranks) == len(cards) and all(high - low == 1 for low, high in pairwise(ranks))
    if len(suits) == 1:
        return Flaw.ENDS if _touches_at_the_ends(ranks) else Flaw.GAP
    return Flaw.SUITS if follows else Flaw.NEITHER


def _touches_at_the_ends(ranks: list[int]) -> bool:
    """Whether the ranks would follow each other if the ace came after the king."""
    if ACE not in ranks or KING not in ranks:
        return False
    missing = [rank for rank in range(ACE, KING + 1) if rank not in ranks]
    return all(high - low == 1 for low, high in pairwise(missing))
