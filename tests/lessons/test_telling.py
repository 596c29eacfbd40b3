import pytest

from gin_widgets.cards import NotationError
from gin_widgets.lessons import Scene
from gin_widgets.lessons.telling import PLACES, told
from gin_widgets.rules import HOUSE, RULES

SEVEN = Scene.of("4C 5C 6C TC TD TH TS AC 2D 4H KD", upcard="7S", drawn="KD", stock=20)


def test_places_are_filled_from_the_scene() -> None:
    assert told("{upcard} {top} {drawn} {stock} {limit}", SEVEN, HOUSE) == "7♠ 7♠ K♦ 20 7"
    assert told("{sum}; {throw}: {left:point}", SEVEN, HOUSE) == "10 + 4 + 2 + 1 = 17; K♦: 7 points"


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("house", "7 or less may knock; equal is enough"),
        ("elimination", "6 or less may knock; equal is not enough"),
        ("gin_rummy", "10 or less may knock; equal is enough"),
    ],
)
def test_the_rules_of_the_class_speak(rules: str, said: str) -> None:
    assert told("{limit_rule}; {limit_compare_rule}", SEVEN, RULES[rules]) == said


def test_a_thrown_card_may_set_the_limit() -> None:
    text, letter = "{knock_throw}, {knock_left}: {knock_rule}", RULES["play_online_to_the_letter"]
    assert told(text, SEVEN, HOUSE) == "K♦, 7: 7 or less may knock"
    assert told(text, SEVEN, letter) == "K♦, 7: 10 or less may knock"
    ace = Scene.of("4C 5C 6C TC TD TH TS 8C 8D 8H AC", upcard="9S")
    assert told(text, ace, letter) == "A♣, 0: only gin ends the hand"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{colour}", "'colour' is no place of a text; there are hand, upcard"),
        ("{taken}", "The scene has no taken to put into"),
        ("{limit", "The braces in '{limit' do not match"),
        ("{upcard.__class__}", "'upcard.__class__' is no place"),
        ("{}", "'' is no place"),
        ("{limit!r}", "A place is a name, and a noun to count"),
        ("{limit:>20}", "A place is a name, and a noun to count"),
        ("{limit:{left}}", "A place is a name, and a noun to count"),
    ],
)
def test_nothing_else_stands_in_braces(text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said.replace("{", r"\{").replace("(", r"\(")):
        told(text, SEVEN, HOUSE)


def test_every_place_can_be_told() -> None:
    picked = Scene.of(picked="JC").picked
    four = Scene.of(upcard="4C").upcard
    eight = Scene.of(upcard="8S").upcard
    scene = SEVEN.but(taken=four, upcard=eight, counts=(4, 23), picked=picked, turn=4)
    contested = Scene.of("7C 7D 7H 8H 9H 2S")
    assert told("{shared}; {shared_set}; {shared_run}; {unshared}", contested, HOUSE) == (
        "7♥; set 7♥ 7♦ 7♣; run 7♥ 8♥ 9♥; 2♠"
    )
    for name in PLACES:
        assert told(f"{{{name}}}", contested if "shared" in name else scene, HOUSE)
