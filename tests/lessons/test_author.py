"""An item written by a teacher: read, checked with every problem told at once, and written back."""

import re
from typing import Any

import pytest

from gin_widgets.lessons import ItemError, Lesson, Stage
from gin_widgets.lessons.asks import Choice, Count, Discard
from gin_widgets.lessons.author import LONGEST, item_from_toml, write_item
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.item_text import ASKS, item_toml
from gin_widgets.lessons.lesson import Lesson as LessonType
from tests.lessons.forms import FORMS
from tests.lessons.pupil import finish, sit

ALL = {item.id: item for lesson in (*COURSE.values(), FORMS) for item in lesson.items}

KNOCK = """
id = "mine-1"
skill = "knock.legal"
text = "The upcard is the {upcard}."
hand = "4C 5C 6C TC TD TH TS AC 2D 4H KD"
upcard = "7S"

[needs]
limit_compare = ["at_most"]

[[steps]]
ask = "discard"
answer = "KD"
one = true

[[steps]]
ask = "may_knock"
answer = "yes"

[[wrong]]
answer = "no"
misconception = "M12"
question = 2
"""


@pytest.mark.parametrize("id_", ALL)
def test_every_item_of_the_course_survives_its_text(id_: str) -> None:
    assert item_from_toml(item_toml(ALL[id_])) == ALL[id_]


def test_every_question_has_a_name() -> None:
    assert {str(each) for each in (*Count, *Choice)} <= set(ASKS)
    kinds = {step.ask.kind for item in ALL.values() for step in item.steps}
    assert kinds - {"spot"} <= {ask.kind for ask in ASKS.values()}


def test_a_teacher_s_item_is_played_like_any_other() -> None:
    item = item_from_toml(KNOCK)
    lesson = Lesson(
        id="mine", title="Mine", unit="A", minutes=1, goal="", stages={Stage.ALONE: (item,)}
    )
    assert isinstance(lesson, LessonType)
    session = sit(lesson)
    session.answer("KD")
    session.type("next")
    session.answer("no")
    assert session.said["text"].startswith("Not yet. Equal is enough: 7")
    finish(session)
    assert session.progress.records["mine-1"].misconception == "M12"


def test_one_question_may_stand_beside_the_cards() -> None:
    item = write_item(hand="AD 2C KH", ask="points", answer=13, wrong={"16": "M01", "23": "M02"})
    assert [wrong.misconception for wrong in item.wrong] == ["M01", "M02"]
    near = write_item(
        hand="5D 5H 9S TS JS 2C 3C KD QH 8D 5C", taken="5C", ask="discard", near=2, answer="KD"
    )
    assert near.steps[0].ask == Discard(near=2)


def problems(**given: Any) -> tuple[str, ...]:
    with pytest.raises(ItemError) as caught:
        write_item(**given)
    return caught.value.problems


SEVEN = "7C 7D 7H 8H 9H 2S 4D"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "An item asks something"),
        ({"hand": "KC", "ask": "cost"}, "There is no ask 'cost'; there are points, deadwood"),
        ({"hand": "KC KC", "ask": "points"}, "K♣ is in the hand twice"),
        ({"hand": "KC", "pile": "KC", "ask": "points"}, "K♣ is in the hand and in the pile"),
        ({"hand": "KC 1X", "ask": "points"}, "hand: '1X' is not a card"),
        ({"hand": 7, "ask": "points"}, "hand is written as text"),
        ({"hand": SEVEN, "ask": "discard"}, "A hand that throws holds 11 cards; this one holds 7."),
        ({"hand": "KC", "ask": "layoff", "knocker": "5H6H7H"}, "holds 10 cards; this one holds 1."),
        ({"hand": "KC", "ask": "points", "answer": "13"}, "the answer is 10, not 13"),
        ({"hand": "KC", "ask": "points", "answer": "x"}, "'x' is no number"),
        ({"hand": SEVEN, "ask": "layoff"}, "Question 1 has no right answer."),
        ({"hand": "KC 5H", "ask": "wanting"}, "One card is asked about, not 5♥ K♣."),
        ({"hand": "KC", "ask": "take"}, "The scene has no pile to take from."),
        (
            {"hand": "2C 3C 4C 9D 9H 9S 5S 4H 2D KD KC", "ask": "discard", "one": True},
            "One answer is asked for, but 2 are right: throw KD, throw KC.",
        ),
        (
            {
                "hand": "KC 2D",
                "ask": "spot",
                "lines": [{"ask": "points", "answer": "1"}, {"ask": "points", "answer": "2"}],
            },
            "One answer is asked for, but 2 are right: 1, 2.",
        ),
        ({"hand": "KC", "ask": "spot"}, "A spot has lines"),
        ({"hand": "KC", "ask": "spot", "lines": ["x"]}, "A line has an ask and an answer"),
        ({"hand": "KC", "ask": "points", "wrong": {"13": "M99"}}, "no misconception 'M99'"),
        ({"hand": "KC", "ask": "points", "wrong": {"13": "M02"}}, "told by M01, not by M02"),
        ({"hand": "KC", "ask": "points", "wrong": {"10": "M01"}}, "The mistake '10' is right."),
        ({"hand": "KC", "ask": "points", "wrong": [7]}, "wrong is a list of tables"),
        ({"hand": "KC", "ask": "points", "colour": "red"}, "An item has no 'colour'"),
        ({"hand": "KC", "ask": "points", "text": "The {secret}"}, "'secret' is no place"),
        ({"hand": "KC", "ask": "points", "text": "{hand.__class__}"}, "is no place"),
        ({"hand": "KC", "ask": "points", "text": ["x"]}, "text is text, not ['x']"),
        ({"hand": "KC", "ask": "points", "mode": "sung"}, "mode is shown, led, asked, not 'sung'"),
        ({"hand": "KC", "ask": "name", "near": 2}, "near goes with a discard or a number."),
        ({"hand": "KC", "ask": "points", "near": "2"}, "near is a number of points"),
        ({"hand": "KC", "ask": "points", "besides": 0}, "besides is the number of an earlier"),
        ({"hand": "KC", "ask": "points", "stock": -1}, "stock is a number from 0 to 52"),
        ({"hand": "KC", "ask": "points", "counts": "4 23"}, "counts is a list of two numbers"),
        ({"hand": "KC", "ask": "points", "gin": "yes"}, "gin is true or false"),
        ({"hand": "KC", "ask": "points", "knocker": 3}, "knocker is text like"),
        ({"hand": "KC", "ask": "points", "knocker": "5H6D7H"}, "A run is of one suit"),
        ({"hand": "KC", "ask": "points", "before": "KD"}, "before is a list of hands"),
        ({"hand": "KC", "ask": "points", "taken": "QD"}, "Q♦ is said to be taken"),
        ({"hand": "KC", "ask": "points", "needs": {"tie": ["both"]}}, "needs: tie is 'both'"),
        ({"hand": "KC", "ask": "points", "needs": {"luck": ["yes"]}}, "There is no rule 'luck'"),
        ({"hand": "KC", "ask": "points", "needs": 3}, "needs is a table of rules"),
        ({"hand": "KC", "ask": "points", "steps": []}, "either steps, or one ask"),
    ],
)
def test_a_problem_is_told_in_a_sentence(given: dict[str, Any], told: str) -> None:
    found = problems(**given)
    assert any(told in problem for problem in found), found


def test_all_problems_are_told_at_once() -> None:
    found = problems(
        hand="KC KC 1X",
        pile="KC",
        ask="cost",
        stock=99,
        wrong={"13": "M99"},
        colour="red",
    )
    wanted = ("in the hand twice", "1X", "in the pile", "cost", "stock", "M99", "colour")
    assert all(any(word in problem for problem in found) for word in wanted), found
    assert len(found) == len(set(found))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hand = ", "This is no TOML:"),
        ("x" * (LONGEST + 1), f"The text has more than {LONGEST} characters."),
        ('hand = "KC"\nask = "points"\nid = true', "id is text, not True."),
    ],
)
def test_a_text_that_cannot_be_read_is_refused(text: str, told: str) -> None:
    with pytest.raises(ItemError, match=re.escape(told)):
        item_from_toml(text)
