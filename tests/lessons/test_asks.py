"""The kinds of question: what they read, what is right, and how an answer is graded."""

from typing import Any

import pytest

from gin_widgets.cards import NotationError, find_meld
from gin_widgets.lessons import Scene
from gin_widgets.lessons.asks import (
    Aim,
    Ask,
    Choice,
    Choose,
    Claim,
    Count,
    Discard,
    Finish,
    Grade,
    Group,
    LayOff,
    Name,
    Number,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.choose import CHOICES, OPTIONS
from gin_widgets.lessons.asks.name import flaw_of, holds, reasons
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.siblings import sibling
from gin_widgets.rules import HOUSE, RULES, RuleSet

LETTER = RULES["play_online_to_the_letter"]
FREE = RULES["complete_rules"]
BIG = HOUSE.replace(key="big", big_gin_bonus=50)

FIVES = Scene.of("5D 5H 9S TS JS 2C 3C KD QH 8D 5C", upcard="7H", taken="5C")
ALL_MELDED = Scene.of("AD 2D 3D 4D 7C 7H 7S KC KD KH KS", upcard="9H")
EARLY = Scene.of("5C 6C 7C TD TH TS AS 2D 2H 4S QD", upcard="KH", turn=4)
SHOWDOWN = Scene.of("8H 9H JS QS 6D 6S 2D 4S TC AD", upcard="9S", knocker="5H6H7H/KCKDKS/AC2C3C 4D")


def grade(ask: Ask[Any], text: str, scene: Scene, rules: RuleSet = HOUSE) -> Grade:
    return ask.grade(ask.read(text, scene), scene, rules)


def right(ask: Ask[Any], scene: Scene, rules: RuleSet = HOUSE) -> list[str]:
    return [str(answer) for answer in ask.right(scene, rules)]


@pytest.mark.parametrize(
    ("cards", "text", "expected"),
    [
        ("4H 5H 6H", "run", Grade.RIGHT),
        ("4H 5H 6H", "set", Grade.WRONG),
        ("8C 8D 8S", "set", Grade.RIGHT),
        ("QS KS AS", "none ends", Grade.RIGHT),
        ("QS KS AS", "none gap", Grade.HALF),
        ("QS KS AS", "none suits", Grade.HALF),
        ("QS KS AS", "run", Grade.WRONG),
        ("9C TC JC QC KC AC", "none ends", Grade.RIGHT),
        ("KD AD 2D", "none ends", Grade.RIGHT),
        ("JC QC KD", "none suits", Grade.RIGHT),
        ("5S 6S 8S", "none gap", Grade.RIGHT),
        ("AS 5S KS", "none gap", Grade.RIGHT),
        ("9H 9D", "none two", Grade.RIGHT),
        ("6C 6D 7D", "none neither", Grade.RIGHT),
        ("5S 6H 8S", "none neither", Grade.RIGHT),
    ],
)
def test_name(cards: str, text: str, expected: Grade) -> None:
    assert grade(Name(), text, Scene.of(cards)) is expected


def test_one_reason_alone_of_those_to_choose_from_is_so() -> None:
    asked = 0
    for item in COURSE["L02"].items:
        for each in (item, *(sibling(item, seed, HOUSE) for seed in (1, 2, 3))):
            for at, step in enumerate(each.steps):
                hand = each.scene_at(at).hand
                if isinstance(step.ask, Name) and not find_meld(hand, HOUSE):
                    asked += 1
                    so = [flaw for flaw in reasons(hand) if holds(flaw, hand)]
                    assert so == [flaw_of(hand)], hand
    assert asked > 40


def test_a_run_of_one_colour_is_one_under_the_letter() -> None:
    assert right(Name(), Scene.of("4H 5D 6H"), LETTER) == ["run"]
    assert right(Name(), Scene.of("JC QC KD"), LETTER) == ["none suits"]


@pytest.mark.parametrize(
    ("count", "scene", "number"),
    [
        (Count.POINTS, Scene.of("AS AH 5C"), 7),
        (Count.DEADWOOD, Scene.of("7C 7D 7H 8H 9H 2S 4D JC QD KS"), 50),
        (Count.LIMIT, Scene.of(upcard="JH"), 10),
        (Count.LEFT, FIVES, 23),
        (Count.ALIKE, Scene.of(upcard="3H"), 4),
        (Count.AFTER_LAYOFF, SHOWDOWN, 49),
        (Count.AFTER_LAYOFF, SHOWDOWN.but(gin=True), 66),
        (Count.OUTS, Scene.of("7H 8H 8C"), 4),
        (Count.WANTING, Scene.of("AS"), 4),
        (Count.STOCK, Scene.of(players=4), 23),
        (Count.UNSEEN, Scene.of("7H 8H", upcard="KC", pile="KC"), 49),
        (Count.FROM_COUNTS, SHOWDOWN, 45),
        (Count.FROM_COUNTS, Scene.of(upcard="9H", counts=[0, 31], gin=True), 31),
        (Count.BONUS, Scene.of(upcard="9H", counts=[0, 31], gin=True), 25),
        (Count.BONUS, Scene.of(upcard="9H", counts=[6, 2]), 10),
        (Count.OPEN, Scene.of(knocker="9C9D9H/9STSJSQS AH2C3D", upcard="TC"), 2),
        (Count.DRAWS, Scene.of(players=4), 21),
        (Count.MATCH, Scene.of(), 100),
        (Count.CHANCE, Scene.of("7H 7S", draws=3), 12),
        (Count.BY_TURN, Scene.of(upcard="KH", turn=8), 80),
        (Count.UNDERCUT, Scene.of("9C 9D 9H 4S 5S 6S AD 2C 3H 4D KC", upcard="KH", turn=6), 6),
    ],
)
def test_number(count: Count, scene: Scene, number: int) -> None:
    assert Number(count).right(scene, HOUSE) == (number,)
    assert grade(Number(count), str(number), scene) is Grade.RIGHT
    assert grade(Number(count), str(number + 1), scene) is Grade.WRONG


def test_a_number_near_the_right_one_may_be_good() -> None:
    chance, scene = Number(Count.CHANCE, near=2), Scene.of("7H 7S", draws=3)
    grades = [grade(chance, str(number), scene) for number in (12, 10, 14, 9, 15)]
    assert grades == [Grade.RIGHT, Grade.GOOD, Grade.GOOD, Grade.WRONG, Grade.WRONG]


def test_open_cards_need_melds_on_the_table() -> None:
    with pytest.raises(NotationError, match="Nobody has laid down melds"):
        Number(Count.OPEN).right(Scene.of("7H"), HOUSE)


def test_the_points_that_end_an_elimination() -> None:
    assert Number(Count.MATCH).right(Scene.of(), RULES["elimination"]) == (100,)


def test_gin_is_the_limit_of_an_ace() -> None:
    assert grade(Number(Count.LIMIT), "gin", Scene.of(upcard="AS")) is Grade.RIGHT


def test_group_takes_every_best_arrangement_and_no_other() -> None:
    scene = Scene.of("9C 9D 9H 9S TS JS QS AH 2C 3D")
    first, second = "TSJSQS/9S9H9D9C", "9STSJSQS/9H9D9C"
    assert sorted(right(Group(), scene)) == sorted([first, second])
    for text in (first, second):
        assert grade(Group(), text, scene) is Grade.RIGHT
    for text in ("none", "9S9H9D9C", "9S9H9D9C/9STSJSQS", "9H9D9C/TSJSQS/9SAH"):
        assert grade(Group(), text, scene) is Grade.WRONG
    other = Group(Group().read(first, scene))
    assert right(other, scene) == [second]
    assert grade(other, first, scene) is Grade.WRONG


def test_cards_that_are_no_meld_are_loose_wherever_they_lie() -> None:
    scene = Scene.of("9C 9D 9H 9S TS JS QS AH 2C 3D")
    first, second = "TSJSQS/9S9H9D9C", "9STSJSQS/9H9D9C"
    for text in (f"{first}/AH2C3D", f"{first}/2C3D", f"{second}/AH"):
        assert grade(Group(), text, scene) is Grade.GOOD
    assert grade(Group(), f"{first}/9STS", scene) is Grade.WRONG
    other = Group(Group().read(f"{first}/2C3D", scene))
    assert right(other, scene) == [second]
    assert grade(other, f"{first}/AH2C", scene) is Grade.WRONG
    assert grade(other, f"{second}/AH2C", scene) is Grade.GOOD


def test_a_taken_card_is_not_thrown() -> None:
    assert right(Discard(), FIVES) == ["throw QH", "throw KD"]
    assert grade(Discard(), "5C", FIVES) is Grade.WRONG
    assert grade(Discard(near=30), "5C", FIVES) is Grade.WRONG
    assert grade(Discard(near=30), "5C", FIVES, FREE) is Grade.GOOD


def test_near_is_good() -> None:
    assert grade(Discard(near=2), "8D", FIVES) is Grade.GOOD
    assert grade(Discard(), "8D", FIVES) is Grade.WRONG
    assert grade(Discard(near=2), "3C", FIVES) is Grade.WRONG


def test_discard_reads_cards_of_the_hand_alone() -> None:
    with pytest.raises(NotationError, match="A♠ is not in the hand; it holds"):
        Discard().read("AS", FIVES)
    assert grade(Discard(), "big gin", FIVES) is Grade.WRONG


def test_discard_by_outs() -> None:
    scene = Scene.of("7H 8H 8C KS KD QD JC 9S 4D 3D AS", upcard="5S")
    assert right(Discard(Aim.OUTS), scene) == ["throw JC"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        *((f"gin {card}", Grade.RIGHT) for card in ("AD", "4D", "KC", "KD", "KH", "KS")),
        ("throw KS", Grade.WRONG),
        ("knock KS", Grade.WRONG),
        ("knock 3D", Grade.WRONG),
        ("gin 3D", Grade.WRONG),
        ("big gin", Grade.WRONG),
    ],
)
def test_finish(text: str, expected: Grade) -> None:
    assert grade(Finish(), text, ALL_MELDED) is expected


def test_finish_knows_big_gin_where_the_rules_do() -> None:
    assert right(Finish(), ALL_MELDED, BIG) == ["big gin"]
    assert grade(Finish(), "gin KS", ALL_MELDED, BIG) is Grade.WRONG
    assert right(Finish(), FIVES, BIG) == right(Finish(), FIVES)


def test_a_throw_that_ends_the_hand_goes_before_one_that_leaves_less() -> None:
    scene = Scene.of("4S 5S 6S TD TH TC 8D 8H 8S 2C 9C", upcard="AD")
    assert right(Finish(), scene) == ["throw 9C"]
    assert right(Finish(), scene, LETTER) == ["knock 9C"]
    scene = Scene.of("4S 5S 6S TD TH TC 2D 2H KS AC 9C", upcard="6C")
    assert right(Finish(), scene, LETTER) == ["throw KS"]


def test_a_limit_set_by_the_throw_may_ask_for_another_throw() -> None:
    scene = Scene.of("2S 6S 7S AH 6H 7H 3D 6D 7D AC 7C", upcard="4C")
    assert right(Discard(), scene, LETTER) == ["throw 3D"]
    assert right(Finish(), scene, LETTER)[0] == "knock 7S"


@pytest.mark.parametrize(
    ("choice", "scene", "rules", "option"),
    [
        (Choice.MAY_KNOCK, FIVES, HOUSE, "no"),
        (Choice.MAY_KNOCK, ALL_MELDED, HOUSE, "yes"),
        (Choice.DUTY, ALL_MELDED, HOUSE, "may"),
        (Choice.TAKE, Scene.of("5D 5H 9S TS JS 2C KD", upcard="5C"), HOUSE, "take"),
        (Choice.TAKE, Scene.of("5D 5H 9S TS JS 2C KD", upcard="5C"), LETTER, "stock"),
        (Choice.TAKE, Scene.of("5D 5H 9S TS JS 2C KD", upcard="3H"), HOUSE, "stock"),
        (Choice.TAKE, Scene.of("5D 5H 9S TS JS 2C KD", upcard="AH"), HOUSE, "stock"),
        (Choice.RETURN, FIVES, HOUSE, "no"),
        (Choice.RETURN, FIVES, FREE, "yes"),
        (Choice.RETURN, FIVES.but(taken=None, drawn=FIVES.taken), HOUSE, "yes"),
        (Choice.BEGINS, Scene.of(), HOUSE, "other"),
        (Choice.FIRST_DRAW, Scene.of(), HOUSE, "stock"),
        (Choice.FIRST_DRAW, Scene.of(), LETTER, "either"),
        (Choice.DOUBLES, Scene.of(upcard="9S"), HOUSE, "no"),
        (Choice.DOUBLES, Scene.of(upcard="9S"), HOUSE.replace(spade_doubles=True), "yes"),
        (Choice.DOUBLES, Scene.of(upcard="9H"), HOUSE.replace(spade_doubles=True), "no"),
        (Choice.WINNER, Scene.of(), HOUSE, "nobody"),
        (Choice.WINNER, Scene.of(upcard="9H", counts=[4, 23]), HOUSE, "knocker"),
        (Choice.WINNER, Scene.of(upcard="9H", counts=[7, 7]), HOUSE, "defender"),
        (Choice.WINNER, Scene.of(upcard="9H", counts=[7, 7]), RULES["elimination"], "knocker"),
        (Choice.DEALS, Scene.of(upcard="9H", counts=[4, 23]), HOUSE, "winner"),
        (Choice.DEALS, Scene.of(), HOUSE.replace(next_dealer="rotate"), "rotate"),
        (Choice.DEALS, Scene.of(void=True), HOUSE, "same"),
        (Choice.WRITES, Scene.of(upcard="9H", counts=[4, 23]), HOUSE, "lower"),
        (Choice.WRITES, Scene.of(upcard="9H", counts=[4, 23]), RULES["elimination"], "higher"),
        (Choice.WRITES, Scene.of(counts=[4, 23], void=True), HOUSE, "nobody"),
        (Choice.NOW, EARLY, HOUSE, "knock"),
        (Choice.GOES_ON, Scene.of(stock=3), HOUSE, "on"),
        (Choice.GOES_ON, Scene.of(stock=2), HOUSE, "void"),
        (Choice.GOES_ON, Scene.of(stock=2, players=3), HOUSE, "new_stock"),
    ],
)
def test_choose(choice: Choice, scene: Scene, rules: RuleSet, option: str) -> None:
    ask = Choose(choice)
    assert ask.right(scene, rules) == (option,)
    for each in ask.options:
        expected = Grade.RIGHT if each == option else Grade.WRONG
        assert grade(ask, each.upper(), scene, rules) is expected


def test_every_choice_has_its_options_and_its_answer() -> None:
    assert set(OPTIONS) == set(CHOICES) == set(Choice)


def test_both_are_right_where_it_hardly_matters() -> None:
    late = Scene.of("3H 4H 5H 9C 9D 9S AD 2C 3S 4D KS", upcard="QH", turn=12)
    assert Choose(Choice.NOW).right(late, HOUSE) == ("on", "knock")


def test_a_card_that_joins_what_was_taken_is_the_worst_throw() -> None:
    hand = "AS 2S 3S JC JD JH QS QD QC 9C 5D"
    scene = Scene.of(hand, upcard="4D", picked="9D 9H")
    assert right(Discard(Aim.SAFETY), scene) == ["throw 5D"]
    assert grade(Discard(Aim.SAFETY, near=60), "9C", scene) is Grade.WRONG
    assert grade(Discard(Aim.SAFETY, near=60), "JC", scene) is Grade.WRONG


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (Choice.TAKE, "no pile to take from"),
        (Choice.RETURN, "No card of the hand came this turn"),
        (Choice.DOUBLES, "Only an upcard can double a hand"),
        (Choice.GOES_ON, "does not say how many cards the stock holds"),
    ],
)
def test_a_scene_that_lacks_what_is_asked_says_so(choice: Choice, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        Choose(choice).right(Scene.of("7H"), HOUSE)


def test_an_option_that_there_is_not_names_those_that_there_are() -> None:
    with pytest.raises(NotationError, match="'perhaps' cannot be chosen; say yes or no"):
        Choose(Choice.MAY_KNOCK).read("perhaps", FIVES)


POINTS = Number(Count.POINTS)
CLAIMS = (Claim(POINTS, "10", cards="QD"), Claim(POINTS, "11", cards="AC"), Claim(POINTS, "30"))


def test_spot_finds_the_lines_that_do_not_hold() -> None:
    scene = Scene.of("QD 9H AC")
    assert Spot(CLAIMS).right(scene, HOUSE) == (2, 3)
    assert Spot(CLAIMS[:1]).right(scene, HOUSE) == (0,)
    assert grade(Spot(CLAIMS), "3", scene) is Grade.RIGHT
    assert grade(Spot(CLAIMS), "0", scene) is Grade.WRONG


@pytest.mark.parametrize("text", ["4", "-1", "x", ""])
def test_spot_reads_the_number_of_a_line(text: str) -> None:
    with pytest.raises(NotationError, match="say 1 to 3, or 0 for no mistake"):
        Spot(CLAIMS).read(text, Scene.of("QD 9H AC"))


def test_layoffs_in_the_order_in_which_they_can_be_made() -> None:
    assert grade(LayOff(), "8H on 5H6H7H, 9H on 5H6H7H", SHOWDOWN) is Grade.RIGHT
    for text in ("8H on 5H6H7H", "9H on 5H6H7H, 8H on 5H6H7H", "none"):
        assert grade(LayOff(), text, SHOWDOWN) is Grade.WRONG
    assert grade(LayOff(), "none", SHOWDOWN.but(gin=True)) is Grade.RIGHT


def test_score_reads_a_number_for_each_player() -> None:
    assert right(Score(), SHOWDOWN) == ["45 0"]
    with pytest.raises(NotationError, match="Write 2 numbers"):
        Score().read("45", SHOWDOWN)


def test_spread_leaves_least_to_lay_off() -> None:
    scene = Scene.of("9C 9D 9H 9S TS JS QS AH 2C 3D", upcard="6C")
    assert right(Spread(), scene) == ["TSJSQS/9S9H9D9C"]
    assert grade(Spread(), "9H9D9C/9STSJSQS", scene) is Grade.WRONG


@pytest.mark.parametrize(
    "ask",
    [
        POINTS,
        Name(),
        Group(),
        Discard(),
        Finish(),
        LayOff(),
        Score(),
        Spread(),
        Spot(CLAIMS),
        Choose(Choice.DUTY),
    ],
    ids=lambda ask: ask.kind,
)
def test_the_forms_go_by_different_names(ask: Ask[Any]) -> None:
    assert ask.kind == type(ask).__name__.lower()
