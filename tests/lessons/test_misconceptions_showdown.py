"""Beliefs about layoffs, scores and play that the course itself does not bring out.

Every mistake that a lesson lists is told in `test_course`.
"""

from typing import Any

import pytest

from gin_widgets.lessons import Scene
from gin_widgets.lessons.asks import (
    Aim,
    Ask,
    Choice,
    Choose,
    Count,
    Discard,
    Grade,
    LayOff,
    Number,
    Score,
    Spread,
)
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.misconceptions import MISCONCEPTIONS, Attempt, diagnose
from gin_widgets.rules import HOUSE, RULES, RuleSet

PENALTY = RULES["elimination"]
BOTH = RULES["rummy_rules_penalty"]
ORIGINAL = RULES["rummy_rules_to_the_letter"]
SHARED = HOUSE.replace(key="shared", layoff_chain="shared")
DOUBLED = HOUSE.replace(key="doubled", spade_doubles=True)

SHOWN = "5H6H7H/KCKDKS/AC2C3C 4D"
CHAIN = Scene.of("8H 9H JS QS 6D 6S 2D 4S TC AD", upcard="9S", knocker=SHOWN)
SETTER = Scene.of("7S 9S 2H 2D 2C 5H 8D KD JH AS", upcard="6C", knocker="4S5S6S/9H9D9C/TCJCQCKC")
GIN = SETTER.but(gin=True)
CARL = Scene.of(
    "9C TC JC QH 3C AS 2H",
    upcard="6D",
    knocker="5C6C7C/9D9H9S 4H",
    before=["8C 8D 3S 3H 3D KS 2C"],
    players=3,
)
TIE = Scene.of(upcard="7H", counts=[7, 7])
UNDERCUT = Scene.of(upcard="7H", counts=[6, 2])
OVER = Scene.of(upcard="8C", counts=[5, 30], stock=2, void=True)
TWO_WAYS = Scene.of("9C 9D 9H 9S TS JS QS AH 2C 3D", upcard="TC")
LAST = Choose(Choice.GOES_ON)
SAFE = Discard(Aim.SAFETY)
NINES = Scene.of("AS 2S 3S JC JD JH QS QD QC 9C 5D", upcard="4D", picked="9D 9H")
PAIR = Scene.of("7H 8H 8C", upcard="2D", seen="AS 5S QD KC TC 3D 4S")
EARLY = Scene.of("5C 6C 7C TD TH TS AS 2D 2H 4S QD", upcard="KH", turn=4)


def attempt(ask: Ask[Any], scene: Scene, text: str, rules: RuleSet = HOUSE) -> Attempt:
    return Attempt(ask, scene, rules, ask.read(text, scene))


@pytest.mark.parametrize(
    ("ask", "scene", "text", "rules", "key"),
    [
        (LayOff(), GIN, "7S on 4S5S6S", HOUSE, "M20"),
        (Score(), GIN, "59 0", HOUSE, "M20.count"),
        (LayOff(), CHAIN, "8H on 5H6H7H", SHARED, "M22"),
        (LayOff(), CHAIN, "none", ORIGINAL, "M21"),
        (LayOff(), CARL, "9C on 5C6C7C8C", HOUSE, "M24.layoff"),
        (Choose(Choice.WINNER), TIE, "knocker", HOUSE, "M26"),
        (Choose(Choice.WINNER), TIE, "defender", PENALTY, "M26.knocker"),
        (Score(), UNDERCUT, "4 0", PENALTY, "M27.penalty"),
        (
            Score(),
            Scene.of(upcard="7H", counts=[0, 31], gin=True),
            "0 31",
            PENALTY,
            "M27.gin.penalty",
        ),
        (
            Score(),
            Scene.of(upcard="7H", counts=[0, 31], gin=True),
            "0 25",
            PENALTY,
            "M27.gin.penalty",
        ),
        (Number(Count.FROM_COUNTS), UNDERCUT, "6", HOUSE, "M28"),
        (Score(), CHAIN, "62 0", HOUSE, "M29"),
        (Number(Count.FROM_COUNTS), CHAIN, "62", HOUSE, "M29"),
        (Score(), Scene.of(upcard="9S", counts=[6, 2]), "0 14", DOUBLED, "M30"),
        (LAST, Scene.of(stock=2, players=3), "on", HOUSE, "M31.new"),
        (LAST, Scene.of(stock=1), "new_stock", HOUSE, "M31"),
        (Choose(Choice.WINNER), OVER, "knocker", HOUSE, "M32"),
        (Choose(Choice.DEALS), OVER, "loser", HOUSE, "M32.deals"),
        (SAFE, NINES, "9C", HOUSE, "M36.ready"),
        (Number(Count.CHANCE), PAIR, "13", HOUSE, "M35.chance"),
        (Choose(Choice.NOW), EARLY, "on", HOUSE, "M38"),
    ],
)
def test_a_belief_is_told(ask: Ask[Any], scene: Scene, text: str, rules: RuleSet, key: str) -> None:
    made = attempt(ask, scene, text, rules)
    found = diagnose(made)
    assert made.grade is Grade.WRONG
    assert found is not None
    assert found.key == key
    assert tell(found.key, **found.facts)


@pytest.mark.parametrize(
    ("ask", "scene", "text", "rules"),
    [
        (LayOff(), CHAIN, "8H on 5H6H7H", ORIGINAL),
        (LayOff(), CARL, "9C on 5C6C7C8C, TC on 5C6C7C8C, JC on 5C6C7C8C", SHARED),
        (Choose(Choice.WINNER), TIE, "knocker", PENALTY),
        (Score(), TIE, "0 0", PENALTY),
        (Score(), UNDERCUT, "0 20", BOTH),
        (Score(), Scene.of(upcard="9S", counts=[4, 23]), "19 0", HOUSE),
        (LAST, Scene.of(stock=2, players=3), "new_stock", HOUSE),
        (LAST, Scene.of(stock=3), "on", HOUSE),
        (Choose(Choice.DEALS), UNDERCUT, "winner", HOUSE),
    ],
)
def test_under_these_rules_the_belief_is_right(
    ask: Ask[Any], scene: Scene, text: str, rules: RuleSet
) -> None:
    made = attempt(ask, scene, text, rules)
    assert made.grade is Grade.RIGHT
    assert diagnose(made) is None


@pytest.mark.parametrize(
    ("ask", "scene", "text", "rules"),
    [
        (LayOff(), CHAIN, "JS on KCKDKS", HOUSE),
        (LayOff(), CHAIN, "9H on 5H6H7H", HOUSE),
        (Score(), UNDERCUT, "14 0", HOUSE),
        (Score(), TIE, "3 0", HOUSE),
        (Score(), Scene.of(upcard="7H", counts=[4, 23]), "29 0", HOUSE),
        (Choose(Choice.WINNER), UNDERCUT, "nobody", HOUSE),
        (LAST, Scene.of(stock=2, players=3), "void", HOUSE),
        (LAST, Scene.of(stock=3), "void", HOUSE),
        (Choose(Choice.DEALS), UNDERCUT, "loser", HOUSE),
        (Spread(), TWO_WAYS, "9C9D9H9S", HOUSE),
        (Number(Count.DRAWS), Scene.of(), "30", HOUSE),
        (Number(Count.OUTS), Scene.of("QH KH"), "3", HOUSE),
        (Number(Count.OUTS), Scene.of("7H 7S"), "1", HOUSE),
        (Number(Count.UNSEEN), PAIR, "40", HOUSE),
        (SAFE, NINES, "JC", HOUSE),
        (
            Choose(Choice.NOW),
            EARLY.but(hand=Scene.of("3H 4H 5H 8C 8D 8S JD QD KD 2C 9S").hand),
            "knock",
            HOUSE,
        ),
    ],
)
def test_other_mistakes_are_nobodys_belief(
    ask: Ask[Any], scene: Scene, text: str, rules: RuleSet
) -> None:
    made = attempt(ask, scene, text, rules)
    assert made.grade is Grade.WRONG
    assert diagnose(made) is None


def test_there_are_thirty_nine() -> None:
    assert sorted(MISCONCEPTIONS) == [f"M{number:02}" for number in range(1, 40)]
