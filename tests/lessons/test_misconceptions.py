"""Beliefs that the course itself does not bring out, and the rule sets under which they are right.

Every mistake that a lesson lists is told in `test_course`.
"""

from typing import Any

import pytest

from gin_widgets.lessons import Scene
from gin_widgets.lessons.asks import (
    Ask,
    Choice,
    Choose,
    Count,
    Discard,
    Finish,
    Grade,
    Group,
    LayOff,
    Name,
    Number,
)
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.misconceptions import MISCONCEPTIONS, Attempt, diagnose
from gin_widgets.rules import HOUSE, RULES, RuleSet

BELOW = RULES["elimination"]
LETTER = RULES["play_online_to_the_letter"]
FREE = RULES["complete_rules"]
FIXED = RULES["gin_rummy"]
HIGH = HOUSE.replace(key="high", ace_in_runs="high_or_low")
BIG = HOUSE.replace(key="big", big_gin_bonus=50)

LIMIT = Number(Count.LIMIT)
DEADWOOD = Number(Count.DEADWOOD)
MAY_KNOCK = Choose(Choice.MAY_KNOCK)
RETURN = Choose(Choice.RETURN)

SEVEN = Scene.of("4C 5C 6C TC TD TH TS AC 2D 4H KD", upcard="7S")
SIX = SEVEN.but(upcard=Scene.of(upcard="6S").upcard)
ACE = Scene.of("3H 4H 5H 8C 8D 8S JD QD KD AS 9C", upcard="AC")
SIX_LEFT = Scene.of("4C 5C 6C TC TD TH TS AC 2D 3H KD", upcard="AD")
KING = Scene.of("2C 3C 4C 9D 9H 9S 5S 4H 2D AD KC", upcard="KD")
NINES = Scene.of("9C 9D 9H 9S TS JS AD 2C 3D 4H")
LONG = Scene.of("3H 4H 5H 6H 7H 8H 5C 5D 8C KC")
TAKEN = Scene.of("5D 5H 9S TS JS 2C 3C KD QH 8D 5C", upcard="7H", taken="5C")
DRAWN = TAKEN.but(taken=None, drawn=TAKEN.taken)
GIN = Scene.of("3H 4H 5H 6H 9C 9D 9S JC JD JS 2C", upcard="8S")
ALL_MELDED = Scene.of("AD 2D 3D 4D 7C 7H 7S KC KD KH KS", upcard="9H")
ROUND = Scene.of("AD TD 5H AH 8S 8C 9C 6S 6D KS", upcard="9S", knocker="JDQDKD/5C5D5S/2H3H4H")


def attempt(ask: Ask[Any], scene: Scene, text: str, rules: RuleSet = HOUSE) -> Attempt:
    return Attempt(ask, scene, rules, ask.read(text, scene))


@pytest.mark.parametrize(
    ("ask", "scene", "text", "rules", "key"),
    [
        (Finish(), KING, "knock KC", HOUSE, "M01.knock"),
        (Number(Count.POINTS), Scene.of("AD 4C"), "14", HOUSE, "M02"),
        (Group(), Scene.of("QS KS AS 2S 5H 5D 5C"), "QSKSAS", HOUSE, "M03"),
        (Group(), Scene.of("QS KS AS 2S 5H"), "KSAS2S", HIGH, "M03.corner"),
        (LayOff(), ROUND, "AD on JDQDKD", HOUSE, "M03.longer"),
        (Group(), Scene.of("4H 5D 6H KS KH KD"), "4H5D6H", HOUSE, "M04"),
        (Name(), Scene.of("JC QC KD"), "run", LETTER, "M04.colour"),
        (Group(), Scene.of("5S 6S 9S KD KH KC"), "5S6S9S", HOUSE, "M05"),
        (Group(), Scene.of("5S 6S 9H 9D 9C KD"), "5S6S", HOUSE, "M06"),
        (DEADWOOD, LONG, "28", HOUSE, "M08"),
        (DEADWOOD, NINES, "30", HOUSE, "M09"),
        (LIMIT, Scene.of(upcard="6D", pile="9C"), "9", BELOW, "M10"),
        (Finish(), SIX, "knock KD", HOUSE, "M11"),
        (MAY_KNOCK, SIX_LEFT, "yes", HOUSE, "M11.gin"),
        (Finish(), SEVEN, "throw KD", HOUSE, "M12"),
        (MAY_KNOCK, SEVEN, "yes", BELOW, "M12.below"),
        (Finish(), SEVEN, "knock KD", BELOW, "M12.below"),
        (LIMIT, Scene.of(upcard="6D"), "6", BELOW, "M12.limit_below"),
        (MAY_KNOCK, SEVEN, "no", FIXED, "M13"),
        (Finish(), SEVEN, "throw KD", FIXED, "M13"),
        (Finish(), ACE, "knock 9C", HOUSE, "M14"),
        (LIMIT, Scene.of(upcard="AD"), "1", BELOW, "M14"),
        (Finish(), TAKEN, "throw 5C", HOUSE, "M16"),
        (RETURN, DRAWN, "no", FREE, "M17.any"),
        (Finish(), GIN, "knock 3H", BELOW, "M18.penalty"),
        (Finish(), GIN, "knock 2C", HOUSE, "M18.named"),
        (
            Finish(),
            Scene.of("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C", upcard="KH"),
            "throw 4D",
            HOUSE,
            "M39",
        ),
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
        (Name(), Scene.of("QS KS AS"), "run", HIGH),
        (Name(), Scene.of("4H 5D 6H"), "run", LETTER),
        (LIMIT, Scene.of(upcard="6D", pile="9C"), "9", LETTER),
        (LIMIT, Scene.of(upcard="6D"), "10", FIXED),
        (MAY_KNOCK, SIX, "yes", FIXED),
        (MAY_KNOCK, SEVEN, "no", BELOW),
        (MAY_KNOCK, ACE, "yes", FREE),
        (RETURN, TAKEN, "yes", FREE),
        (Finish(), ALL_MELDED, "big gin", BIG),
    ],
)
def test_under_other_rules_the_belief_is_right(
    ask: Ask[Any], scene: Scene, text: str, rules: RuleSet
) -> None:
    made = attempt(ask, scene, text, rules)
    assert made.grade is Grade.RIGHT
    assert diagnose(made) is None
    assert all(each.detect(made) is None for each in MISCONCEPTIONS.values())


@pytest.mark.parametrize(
    ("ask", "scene", "text", "rules"),
    [
        (Number(Count.POINTS), Scene.of("7D 9C"), "17", HOUSE),
        (Name(), Scene.of("4H 5H 6H"), "none gap", HOUSE),
        (Name(), Scene.of("5S 6S 8S"), "none suits", HOUSE),
        (Group(), NINES, "none", HOUSE),
        (LIMIT, Scene.of(upcard="6D", pile="9C"), "6", LETTER),
        (LIMIT, Scene.of(upcard="6D", pile="9C"), "10", LETTER),
        (LIMIT, Scene.of(upcard="6D"), "6", FIXED),
        (MAY_KNOCK, KING, "yes", FIXED),
        (Discard(), SEVEN, "4H", HOUSE),
        (Discard(), TAKEN, "5C", FREE),
        (RETURN, TAKEN, "no", FREE),
        (Finish(), GIN, "throw 2C", HOUSE),
        (Finish(), GIN, "gin 3H", HOUSE),
        (Finish(), SEVEN, "big gin", HOUSE),
        (Finish(), ALL_MELDED, "gin KS", BIG),
    ],
)
def test_other_mistakes_are_nobodys_belief(
    ask: Ask[Any], scene: Scene, text: str, rules: RuleSet
) -> None:
    made = attempt(ask, scene, text, rules)
    assert made.grade is not Grade.RIGHT
    assert diagnose(made) is None


def test_the_numbers_are_those_of_the_learner() -> None:
    found = diagnose(attempt(DEADWOOD, NINES, "30"))
    assert found is not None
    assert tell(found.key, **found.facts) == (
        "The set 9♠ 9♥ 9♦ 9♣ stays whole and leaves 30. A set of four can lend one card and is "
        "still a set. Lent to the run 9♠ 10♠ J♠, it leaves 10."
    )


@pytest.mark.parametrize(
    ("ask", "cards", "said", "counted"),
    [
        (Number(Count.POINTS), "TS JD QC", "33", "J♦ and Q♣ as 11 and 12, which makes 33."),
        (Number(Count.POINTS), "JC QH AH", "24", "J♣ and Q♥ as 11 and 12, which makes 24."),
        (Number(Count.POINTS), "JC QH KD", "36", "J♣, Q♥ and K♦ as 11, 12 and 13, which makes 36."),
        (Number(Count.POINTS), "KC KD 2S", "28", "K♦ and K♣ as 13 each, which makes 28."),
        (Number(Count.POINTS), "KC 8D 2S", "23", "the K♣ as 13, which makes 23."),
        (Number(Count.POINTS), "AS AH 5C", "27", "A♠ and A♥ as 11 each, which makes 27."),
        (Number(Count.POINTS), "KC", "13", "the K♣ as 13."),
        (DEADWOOD, "9S 9H 9C TC JC 4D AS", "33", "the A♠ as 11, which makes 33."),
        (DEADWOOD, "9S 9H 9C 4D KS", "17", "the K♠ as 13, which makes 17."),
    ],
)
def test_cards_counted_too_dear_are_named_and_make_the_number(
    ask: Ask[Any], cards: str, said: str, counted: str
) -> None:
    found = diagnose(attempt(ask, Scene.of(cards), said))
    assert found is not None
    assert tell(found.key, **found.facts).startswith(f"You counted {counted} ")


@pytest.mark.parametrize(
    ("cards", "groups", "told"),
    [
        ("5C 6C 7C 9D 9H 9S KD 4H", "6C7C/9S9H9D", "The third one, the 5♣, still lies loose"),
        ("8H 9H TH TC TD AS", "8H9HTH/TCTD", "The 10♥ would fit, but lies in 8♥ 9♥ 10♥."),
        ("8H 9H TH TC TD AS", "8H9H/THTCTD", "The 10♥ would fit, but lies in 10♥ 10♦ 10♣."),
        ("5C 6C 7C 7D", "5C6C/7C7D", "The third one, the 7♣, lies in 7♦ 7♣: group"),
        ("5S 6S 9H 9D 9C KD", "5S6S", "Until a third one comes"),
    ],
)
def test_two_cards_are_told_where_the_third_one_lies(cards: str, groups: str, told: str) -> None:
    found = diagnose(attempt(Group(), Scene.of(cards), groups))
    assert found is not None
    assert found.misconception == "M06"
    assert told in tell(found.key, **found.facts)


def test_a_count_that_another_arrangement_leaves_is_no_card_counted_too_dear() -> None:
    scene = Scene.of("8H 9H TH TC TD AS 3C 4D 6S KD")
    assert diagnose(attempt(DEADWOOD, scene, "44")) is None


def test_ids_and_keys_agree() -> None:
    assert all(id_ == each.id and each.title for id_, each in MISCONCEPTIONS.items())
