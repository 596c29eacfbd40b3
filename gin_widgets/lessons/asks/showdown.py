"""What the defenders of a scene lay off, in turn order."""

from functools import lru_cache

from gin_widgets.cards import Layoff, LayoffPlan, best_arrangement, best_layoff
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


@lru_cache(maxsize=64)
def plans(scene: Scene, rules: RuleSet) -> tuple[LayoffPlan, ...]:
    """The best layoffs of each defender, after those of the defenders before him.

    Against gin, and where nobody has knocked, nobody lays off.
    """
    found, others = list[LayoffPlan](), list[Layoff]()
    for hand in scene.defenders:
        if scene.gin or scene.knocker is None:
            found.append(LayoffPlan(best_arrangement(hand, rules), ()))
        else:
            found.append(best_layoff(hand, scene.knocker.melds, rules, others=others))
        others += found[-1].layoffs
    return tuple(found)


@lru_cache(maxsize=64)
def plan_of(scene: Scene, rules: RuleSet) -> LayoffPlan:
    """The best layoffs of the hand that the scene is about."""
    return plans(scene.but(after=()), rules)[-1]


@lru_cache(maxsize=64)
def laid_before(scene: Scene, rules: RuleSet) -> tuple[Layoff, ...]:
    """What the defenders before this hand have laid off."""
    earlier = plans(scene.but(after=()), rules)[:-1]
    return tuple(layoff for plan in earlier for layoff in plan.layoffs)
