"""What everybody writes after a hand."""

from dataclasses import dataclass

from gin_widgets.cards import Layoff, NotationError, best_arrangement, best_layoff
from gin_widgets.lessons.answers import Amounts
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import ResultKind, RoundResult, RuleSet, Scoring, Showdown

KNOCKER = 0
"""The knocker's seat in a scene; the defenders follow in turn order."""


@dataclass(frozen=True, slots=True)
class Score:
    """Who writes how much? Points, or penalty points where the rules know no others."""

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "score"

    def read(self, text: str, scene: Scene) -> Amounts:
        """A number for each player."""
        amounts = Amounts.parse(text)
        players = len(scene.counts) or 1 + len(scene.defenders)
        if len(amounts.each) != players:
            raise NotationError(f"Write {players} numbers, the knocker's first, not {text!r}.")
        return amounts

    def right(self, scene: Scene, rules: RuleSet) -> tuple[Amounts, ...]:
        """What the rules give."""
        return (written(result_of(scene, rules), rules),)

    def grade(self, answer: Amounts, scene: Scene, rules: RuleSet) -> Grade:
        """Right or wrong."""
        return Grade.RIGHT if answer in self.right(scene, rules) else Grade.WRONG


def written(result: RoundResult, rules: RuleSet) -> Amounts:
    """The ledger that is asked about: penalties where the losers alone write, else points."""
    if rules.scoring is Scoring.PENALTY_POINTS:
        return Amounts(result.penalties)
    return Amounts(result.points)


def result_of(scene: Scene, rules: RuleSet) -> RoundResult:
    """How the scene's showdown ends with best play of the defenders.

    Raises:
        NotationError: the scene has no showdown, or no upcard.
    """
    if scene.upcard is None:
        raise NotationError("A showdown needs the upcard, which may double the score.")
    ending = ResultKind.GIN if scene.gin else ResultKind.KNOCK
    return Showdown(rules, scene.upcard, KNOCKER, counts_of(scene, rules), ending).result()


def counts_of(scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    """The counts, in points, after layoffs in turn order: the knocker's first."""
    if scene.counts:
        return scene.counts
    if scene.knocker is None:
        raise NotationError("Nobody has knocked in this scene, so there is no score.")
    counts, others = [scene.knocker.deadwood], list[Layoff]()
    for hand in scene.defenders:
        if scene.gin:
            counts.append(best_arrangement(hand, rules).deadwood)
        else:
            plan = best_layoff(hand, scene.knocker.melds, rules, others=others)
            others += plan.layoffs
            counts.append(plan.deadwood)
    return tuple(counts)
