"""Laying off on the knocker's melds."""

from collections.abc import Sequence
from dataclasses import dataclass

from gin_widgets.cards import (
    Arrangement,
    CardSet,
    Layoff,
    Meld,
    NotationError,
    best_arrangement,
    layable,
)
from gin_widgets.lessons.answers import Laid, Laying
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.asks.group import arranged, as_grouping
from gin_widgets.lessons.asks.showdown import laid_before, plan_of
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class LayOff:
    """Which cards do you lay off, and which melds do you keep? Every way to the least is right."""

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "layoff"

    def read(self, text: str, scene: Scene) -> Laying:
        """Layoffs in order, of cards of the hand."""
        laying = Laying.parse(text)
        kept = CardSet() if laying.kept is None else laying.kept.cards
        foreign = (laying.cards | kept) - scene.hand
        if foreign:
            raise NotationError(f"{foreign} is not in the hand; it holds {scene.hand}.")
        return laying

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Laying, ...]:
        """The layoffs that leave the least, in an order in which they can be made."""
        if scene.knocker is None:
            return ()
        plan = plan_of(scene, rules)
        laid = tuple(Laid(each.card, each.meld.cards) for each in plan.layoffs)
        return (Laying(laid, as_grouping(plan.arrangement)),)

    def grade(self, answer: Laying, scene: Scene, rules: RuleSet) -> Grade:
        """Right when the layoffs are allowed and nothing else leaves less."""
        after = outcome(answer, scene, rules)
        best = outcome(self.right(scene, rules)[0], scene, rules)
        if after is None or best is None:
            return Grade.WRONG
        return Grade.RIGHT if after.deadwood == best.deadwood else Grade.WRONG


def outcome(laying: Laying, scene: Scene, rules: RuleSet) -> Arrangement | None:
    """How the hand lies after these layoffs, or None where one of them is not allowed."""
    if first_refused(laying, scene, rules) is not None:
        return None
    rest = scene.hand - laying.cards
    if laying.kept is None:
        return best_arrangement(rest, rules)
    return arranged(laying.kept, rest, rules) if laying.kept.cards <= rest else None


def first_refused(laying: Laying, scene: Scene, rules: RuleSet) -> Laid | None:
    """The first layoff that the rules refuse."""
    if scene.knocker is None:
        raise NotationError("Nobody has knocked in this scene, so nothing can be laid off.")
    melds = scene.knocker.melds
    before, made = laid_before(scene, rules), list[Layoff]()
    for laid in laying.laid:
        home = home_of(laid, melds, (*before, *made))
        if home is None or scene.gin or laid.card in CardSet(each.card for each in made):
            return laid
        own, others = _added(home, made), _added(home, before)
        if laid.card not in layable(home, rules, own=own, others=others):
            return laid
        made.append(Layoff(laid.card, home))
    return None


def home_of(laid: Laid, melds: tuple[Meld, ...], made: Sequence[Layoff]) -> Meld | None:
    """The knocker's meld that is meant, named as he laid it or as it lies by now."""
    for meld in melds:
        if meld.cards <= laid.onto <= meld.cards | _added(meld, made):
            return meld
    return None


def _added(meld: Meld, made: Sequence[Layoff]) -> CardSet:
    return CardSet(each.card for each in made if each.meld == meld)
