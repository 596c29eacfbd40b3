"""What everybody writes after a hand."""

from dataclasses import dataclass

from gin_widgets.cards import NotationError
from gin_widgets.lessons.answers import Amounts
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.asks.showdown import plans
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import (
    Ledger,
    ResultKind,
    RoundResult,
    RuleSet,
    ScoreLine,
    Scoring,
    Showdown,
    void_result,
)

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
        players = players_in(scene)
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
    """What each writes in the ledger that is asked about."""
    return Amounts(result.penalties if ledger(rules) is Ledger.PENALTIES else result.points)


def ledger(rules: RuleSet) -> Ledger:
    """The ledger that is asked about: penalties where the losers alone write, else points."""
    return Ledger.PENALTIES if rules.scoring is Scoring.PENALTY_POINTS else Ledger.POINTS


def lines_of(scene: Scene, rules: RuleSet) -> tuple[ScoreLine, ...]:
    """The lines of the score in that ledger."""
    return tuple(line for line in result_of(scene, rules).lines if line.ledger is ledger(rules))


def result_of(scene: Scene, rules: RuleSet) -> RoundResult:
    """How the scene's showdown ends with best play of the defenders.

    Raises:
        NotationError: the scene has no showdown, or no upcard.
    """
    if scene.void:
        return void_result(players_in(scene))
    if scene.upcard is None:
        raise NotationError("A showdown needs the upcard, which may double the score.")
    ending = ResultKind.GIN if scene.gin else ResultKind.KNOCK
    return Showdown(rules, scene.upcard, KNOCKER, counts_of(scene, rules), ending).result()


def players_in(scene: Scene) -> int:
    """How many write a score."""
    return len(scene.counts) or 1 + len(scene.defenders)


def counts_of(scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    """The counts, in points, after layoffs in turn order: the knocker's first."""
    if scene.counts:
        return scene.counts
    if scene.knocker is None:
        raise NotationError("Nobody has knocked in this scene, so there is no score.")
    return (scene.knocker.deadwood, *(plan.deadwood for plan in plans(scene, rules)))
