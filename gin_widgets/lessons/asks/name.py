"""Set, run, or no meld?"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from gin_widgets.cards import CardSet, MeldKind, find_meld
from gin_widgets.lessons.answers import Flaw, Naming
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

ACE, KING = 1, 13
IN_TURN: Final = (Flaw.TWO, Flaw.ENDS, Flaw.GAP, Flaw.SUITS, Flaw.NEITHER)
"""Reasons in the order in which the first that is so decides."""


@dataclass(frozen=True, slots=True)
class Name:
    """What are these cards? A "no" wants its reason; without the right one it is half right."""

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
        """Right, half right for a "no" with another reason, or wrong."""
        right = self.right(scene, rules)
        if answer in right:
            return Grade.RIGHT
        return Grade.HALF if answer.kind == right[0].kind else Grade.WRONG


def flaw_of(cards: CardSet) -> Flaw | None:
    """Why some cards that are no meld are none: the first reason that a player would name.

    None where the cards could lie together.
    """
    return next((flaw for flaw in IN_TURN if holds(flaw, cards)), None)


def holds(flaw: Flaw, cards: CardSet) -> bool:
    """Whether that is so of some cards, be it the reason why they are no meld or not.

    >>> [str(flaw) for flaw in Flaw if holds(flaw, CardSet.parse("QS KS AS"))]
    ['ends', 'gap']
    """
    ranks = sorted({card.rank for card in cards})
    follows = len(ranks) == len(cards) and all(high - low == 1 for low, high in pairwise(ranks))
    one_suit = len({card.suit for card in cards}) == 1
    match flaw:
        case Flaw.TWO:
            return len(cards) < 3
        case Flaw.ENDS:
            return one_suit and _touches_at_the_ends(ranks)
        case Flaw.GAP:
            return one_suit and not follows
        case Flaw.SUITS:
            return follows and not one_suit
        case Flaw.NEITHER:
            return not follows and not one_suit and len(ranks) > 1


def reasons(cards: CardSet) -> tuple[Flaw, ...]:
    """The reasons to choose from: the one that decides, and others that are not so.

    What is so besides, as the gap between two and queen in king, ace and two, could be defended
    and is left out; king and ace are named only where one of them lies.

    >>> [str(flaw) for flaw in reasons(CardSet.parse("QS KS AS"))]
    ['ends', 'suits', 'two', 'neither']
    """
    so = [flaw for flaw in IN_TURN if holds(flaw, cards)]
    outermost = any(card.rank in (ACE, KING) for card in cards)
    named = [flaw for flaw in Flaw if flaw is not Flaw.ENDS or outermost]
    return tuple(flaw for flaw in named if flaw not in so[1:])


def _touches_at_the_ends(ranks: list[int]) -> bool:
    """Whether the ranks would follow each other if the ace came after the king."""
    if ACE not in ranks or KING not in ranks:
        return False
    missing = [rank for rank in range(ACE, KING + 1) if rank not in ranks]
    return all(high - low == 1 for low, high in pairwise(missing))
