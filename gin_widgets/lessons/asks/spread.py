"""Which melds the knocker lays down."""

from dataclasses import dataclass

from gin_widgets.cards import Arrangement, best_layoff, open_cards, spreads
from gin_widgets.lessons.answers import Grouping
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.asks.group import Group, arranged, as_grouping
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Spread:
    """Which arrangement do you lay down?

    Right is the one that leaves the open defenders most above the own count; where none is open,
    the least deadwood and then the fewest points that could be laid off.
    """

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "spread"

    def read(self, text: str, scene: Scene) -> Grouping:
        """Groups of cards of the hand."""
        return Group().read(text, scene)

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Grouping, ...]:
        """Every arrangement that is best to lay down; none where the limit allows none."""
        worth = {each: value(each, scene, rules) for each in _allowed(scene, rules)}
        best = max(worth.values(), default=())
        return tuple(as_grouping(each) for each, points in worth.items() if points == best)

    def grade(self, answer: Grouping, scene: Scene, rules: RuleSet) -> Grade:
        """Right or wrong."""
        laid = arranged(answer, scene.hand, rules)
        found = None if laid is None else as_grouping(laid)
        return Grade.RIGHT if found in self.right(scene, rules) else Grade.WRONG


def value(arrangement: Arrangement, scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    """What speaks for laying an arrangement down; more is better."""
    if scene.after:
        theirs = [best_layoff(hand, arrangement.melds, rules).deadwood for hand in scene.after]
        return (sum(theirs) - len(theirs) * arrangement.deadwood,)
    layable = open_cards(arrangement.melds, rules) & scene.unseen
    return -arrangement.deadwood, -layable.points


def _allowed(scene: Scene, rules: RuleSet) -> tuple[Arrangement, ...]:
    return spreads(scene.hand, scene.limit(rules), rules)
