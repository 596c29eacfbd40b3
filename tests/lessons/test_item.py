import pickle

import pytest

from gin_widgets.lessons import Item, ItemError, Mode, Scene, Step, Wrong, checked
from gin_widgets.lessons.asks import Choice, Choose, Count, Discard, Grade, Group, Number
from gin_widgets.rules import HOUSE, RULES, LimitCompare

POINTS = Number(Count.POINTS)
TWO_WAYS = Scene.of("9C 9D 9H 9S TS JS QS AH 2C 3D")


def item(*steps: Step, scene: Scene | None = None, **more: object) -> Item:
    return Item(id="T-1", skill="test", scene=scene or Scene.of("QD 9H AC"), steps=steps, **more)


@pytest.mark.parametrize(
    ("made", "problem"),
    [
        (item(), "An item asks at least one question."),
        (item(Step(POINTS, stated="22")), "Question 1: the answer is 20, not 22."),
        (item(Step(POINTS, stated="x")), "Question 1: 'x' is no number"),
        (item(Step(Number(Count.LIMIT))), "Question 1: The scene has no upcard"),
        (item(Step(POINTS, text="{limits}")), "Question 1: 'limits' is no place"),
        (item(Step(POINTS, why="{limit")), "Question 1: The braces"),
        (item(Step(POINTS), text="{stock}"), "The scene has no stock"),
        (item(Step(POINTS), tip="{here}"), "'here' is no place"),
        (item(Step(POINTS), wrong=(Wrong("20"),)), "The mistake '20' is right."),
        (item(Step(POINTS), wrong=(Wrong("x"),)), "The mistake 'x': 'x' is no number"),
        (
            item(Step(POINTS), wrong=(Wrong("22", "M02"),)),
            "The mistake '22' is told by M01, not by M02.",
        ),
        (
            item(Step(POINTS), wrong=(Wrong("22"),)),
            "The mistake '22' is told by M01, not by nothing.",
        ),
        (
            item(Step(POINTS), wrong=(Wrong("23", "M01"),)),
            "The mistake '23' is told by nothing, not by M01.",
        ),
        (
            item(Step(POINTS), wrong=(Wrong("22", "M01", 1),)),
            "The mistake '22' names question 2, which does not exist.",
        ),
    ],
)
def test_a_faulty_item_is_refused_with_what_is_wrong(made: Item, problem: str) -> None:
    with pytest.raises(ItemError) as refused:
        checked(made)
    assert len(refused.value.problems) == 1
    assert refused.value.problems[0].startswith(problem)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    made = item(Step(POINTS, stated="22"), wrong=(Wrong("20"), Wrong("22", "M02")))
    with pytest.raises(ItemError) as refused:
        checked(made)
    assert len(refused.value.problems) == 3


def test_a_step_may_change_the_table_for_all_that_follow() -> None:
    before, after = Scene.of("7H 8H"), Scene.of("7H 8H 9H")
    made = item(Step(POINTS), Step(POINTS, scene=after), Step(POINTS), scene=before)
    assert [made.scene_at(at) for at in range(3)] == [before, after, after]
    assert [made.attempt("24", at, HOUSE).grade for at in range(3)] == [
        Grade.WRONG,
        Grade.RIGHT,
        Grade.RIGHT,
    ]


def test_a_led_step_is_answered_by_the_learner() -> None:
    made = item(Step(POINTS, Mode.SHOWN), Step(POINTS, Mode.LED), Step(POINTS))
    assert made.asked() == (1, 2)


def test_the_other_way_is_the_one_that_was_not_found() -> None:
    made = item(Step(Group()), Step(Group(), besides=0), scene=TWO_WAYS)
    ways = ("9H9D9C/9STSJSQS", "9S9H9D9C/TSJSQS")
    for found, other in (ways, ways[::-1]):
        given = {0: found}
        assert made.attempt(other, 1, HOUSE, given).grade is Grade.RIGHT
        assert made.attempt(found, 1, HOUSE, given).grade is Grade.WRONG
        assert len(made.ask_at(1, given).right(TWO_WAYS, HOUSE)) == 1
    assert made.ask_at(1) == Group()


def test_an_item_is_hidden_where_it_makes_no_sense() -> None:
    needs = {"limit_compare": (LimitCompare.AT_MOST,)}
    made = item(Step(Choose(Choice.DUTY)), needs=needs, players=3)
    assert made.missing(HOUSE) is None
    assert made.missing(RULES["elimination"]) == "limit_compare"
    assert made.missing(RULES["complete_rules"]) == "players"


def test_an_item_is_checked_under_the_rules_that_it_needs() -> None:
    scene = Scene.of("3H 4H 5H 8C 8D 8S JD QD KD AS 9C", upcard="AC")
    steps = (Step(Discard(), stated="9C"), Step(Choose(Choice.MAY_KNOCK), stated="yes"))
    assert checked(item(*steps, scene=scene, needs={"ace_upcard": ("one",)}))
    with pytest.raises(ItemError, match="the answer is no, not yes"):
        checked(item(*steps, scene=scene))
