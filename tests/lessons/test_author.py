"""An item written by a teacher: read, checked with every problem told at once, and written back."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import DECK
from gin_widgets.lessons import ItemError, Lesson, Stage
from gin_widgets.lessons.asks import Choice, Count, Discard
from gin_widgets.lessons.author import (
    ITEM,
    LONGEST,
    STEP,
    item_from_toml,
    items_from_toml,
    write_item,
)
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.item_text import ASKS, item_toml, items_toml
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
        (
            {"hand": "KC", "ask": "points", "mode": "sung"},
            "mode is shown, led, guessed, asked, not 'sung'",
        ),
        ({"hand": "KC", "ask": "name", "near": 2}, "near goes with a discard or a number."),
        ({"hand": "KC", "ask": "points", "near": "2"}, "near is a number of points"),
        ({"hand": "KC", "ask": "points", "besides": 0}, "besides is the number of an earlier"),
        (
            {"ask": "discard", "upcard": "7S"},
            "The question discard is about a hand, and there is none",
        ),
        ({"ask": "spot", "lines": [{"ask": "points", "answer": "1"}]}, "points is about a hand"),
        ({"hand": "KC", "ask": "left", "taken": "KC"}, "left is about more than one card."),
        ({"hand": "KC 2D", "ask": "chance", "draws": 0}, "draws is a number from 1 to 52"),
        ({"hand": "KC 2D", "ask": "chance", "draws": 51}, "Of 50 unseen cards nobody can draw 51."),
        (
            {"counts": [4], "upcard": "7S", "ask": "score"},
            "counts is a list of 2 to 6 numbers from 0 to 340, the knocker's first, not [4].",
        ),
        ({"hand": "KC", "ask": "points", "void": "yes"}, "void is true or false, not 'yes'."),
        (
            {"hand": "KC", "ask": "points", "needs": {"players": ["5-2"]}},
            "needs: players is 5-2; it must lie between 2 and 6",
        ),
        ({"hand": "KC", "ask": "points", "stock": -1}, "stock is a number from 0 to 52"),
        ({"hand": "KC", "ask": "points", "counts": "4 23"}, "counts is a list of 2 to 6 numbers"),
        ({"hand": "KC", "ask": "points", "gin": "yes"}, "gin is true or false"),
        ({"hand": "KC", "ask": "points", "knocker": 3}, "knocker is text like"),
        ({"hand": "KC", "ask": "points", "owner": 3}, "owner is a name, like Ann, not 3."),
        ({"hand": "KC", "ask": "points", "hints": "look"}, "hints is a list of texts"),
        ({"hand": "KC", "ask": "points", "hints": ["a", "b"]}, "Question 1 has 2 hints of its"),
        ({"hand": "KC", "ask": "points", "hints": ["a", "b", "{c}"]}, "'c' is no place"),
        ({"hand": "KC", "ask": "points", "knocker": "5H6D7H"}, "A run is of one suit"),
        ({"hand": "KC", "ask": "points", "before": "KD"}, "before is a list of hands"),
        ({"hand": "KC", "ask": "points", "taken": "QD"}, "Q♦ is said to be taken"),
        ({"hand": "KC", "ask": "points", "needs": {"tie": ["both"]}}, "needs: tie is 'both'"),
        ({"hand": "KC", "ask": "points", "needs": {"luck": ["yes"]}}, "There is no rule 'luck'"),
        ({"hand": "KC", "ask": "points", "needs": 3}, "needs is a table of rules"),
        ({"hand": "KC", "ask": "points", "steps": []}, "either steps, or one ask"),
        ({"ask": "score", "counts": [4] * 7, "upcard": "7S"}, "counts is a list of 2 to 6"),
        ({"ask": "score", "counts": [4, -1], "upcard": "7S"}, "counts is a list of 2 to 6"),
        ({"ask": "score", "counts": [4, 341], "upcard": "7S"}, "counts is a list of 2 to 6"),
        ({"hand": "KC", "ask": "points", "players": 1}, "players is a number from 2 to 6, not 1."),
        ({"hand": "KC", "ask": "points", "players": 7}, "players is a number from 2 to 6, not 7."),
        ({"hand": "KC", "ask": "points", "turn": 0}, "turn is a number from 1 to 52, not 0."),
        (
            {"hand": "KC", "ask": "points", "after": ["", "", "", "", ""]},
            "before and after hold 5 hands; with the knocker's and the hand in question, 6 sit",
        ),
        ({"hand": "KC", "ask": "points", "upcard": "7S 8S"}, "upcard is one card, like 7H, not"),
        ({"hand": "KC", "ask": "points", "drawn": ""}, "drawn is one card, like 7H, not ''."),
        ({"hand": "KC", "ask": "points", "seen": "KC"}, "K♣ is in the hand and in the cards seen"),
        ({"hand": "KC,KC", "ask": "points"}, "K♣ is in the hand twice; a deck has each card once."),
        (
            {"hand": "KC", "ask": "points", "after": ["2D", "2D"]},
            "in hand 1 of after and in hand 2",
        ),
        ({"hand": "KC", "ask": "points", "before": ["KC"]}, "in the hand and in hand 1 of before;"),
        ({"hand": "KC", "ask": "points", "lines": []}, "lines go with a spot."),
        ({"hand": "KC", "ask": "points", "one": "no"}, "one is true or false, not 'no'."),
        ({"hand": "KC", "ask": "points", "table": 3}, "table holds cards, as {hand ="),
        ({"hand": "KC", "ask": "points", "table": {"hnad": "KC"}}, "A table has no 'hnad'; it can"),
        ({"hand": "KC", "ask": "points", "besides": 1}, "Question 1 is besides question 1; that"),
        (
            {"hand": "KC 2D", "steps": [{"ask": "points"}, {"ask": "group", "besides": 1}]},
            "Question 2 is besides question 1; that goes with a group, after another group.",
        ),
        ({"hand": "KC", "ask": "points", "needs": {"tie": []}}, "needs: tie has no value"),
        ({"hand": "KC", "ask": "points", "needs": {"key": "house"}}, "There is no rule 'key'"),
        (
            {"hand": "KC", "ask": "points", "needs": {"tie": "knocker undercut_bonus=3"}},
            "needs: tie is 'knocker undercut_bonus=3'; it can be defender, knocker.",
        ),
        ({"hand": "KC", "ask": "points", "answer": 10**5000}, "A number here has more than 15"),
        ({"hand": "KC", "ask": "points", "stock": [-(10**5000)]}, "A number here has more than"),
        ({"hand": "KC", "ask": "points", "text": "a\ud800"}, "'a\\ud800' holds half a character"),
        ({"hand": "KC", "ask": "points", "wrong": {"\udfff": "M01"}}, "holds half a character"),
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


def test_a_problem_is_told_once() -> None:
    wrong = [{"answer": "10", "misconception": "M01"}] * 2
    assert problems(hand="KC", ask="points", wrong=wrong) == ("The mistake '10' is right.",)


def test_hand_size_right_answers_and_mistakes_are_told_together() -> None:
    found = problems(
        hand="2C 3C 4C 9D 9H 9S 5S 4H KD KC",
        ask="discard",
        one=True,
        answer="4H",
        wrong={"KD": "M16"},
        tip="{nowhere}",
    )
    assert [problem.partition(" ")[0] for problem in found] == [
        "A",
        "One",
        "Question",
        "'nowhere'",
        "The",
    ]
    assert "holds 11 cards; this one holds 10." in found[0]
    assert "2 are right: throw KD, throw KC." in found[1]
    assert found[2] == "Question 1: the answer is throw KD, not 4H."
    assert found[4] == "The mistake 'KD' is right."


def test_a_question_is_checked_under_the_rules_that_it_needs() -> None:
    thirteen = "2C 3C 4C 9D 9H 9S 5S 4H KD KC 2H"
    asked = {"hand": thirteen, "upcard": "7S", "ask": "may_knock"}
    needs = {"limit_compare": ["below"]}
    assert write_item(**asked, answer="no").needs == {}
    assert write_item(**asked, answer="no", needs=needs).needs["limit_compare"] == ("below",)


def test_a_notebook_lists_the_problems_line_by_line() -> None:
    with pytest.raises(ItemError) as caught:
        write_item(hand="KC KC", ask="cost")
    first, *rest = caught.value._render_traceback_()
    assert first == "ItemError: item"
    assert rest == [f"- {problem}" for problem in caught.value.problems]


def test_several_items_stand_in_one_text() -> None:
    items = tuple(FORMS.items)
    assert items_from_toml(items_toml(items)) == items
    assert items_from_toml(item_toml(items[0])) == items[:1]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[items]]\nhand = 'KC'\n[[items]]\nask = 'name'", ["Item 1: An item", "Item 2: The q"]),
        ("items = []", ["There is no item in this text."]),
        ("items = 7", ["items is a list of tables, not 7."]),
        ("colour = 1\n[[items]]\nhand = 'KC'\nask = 'points'", ["A text of several items has no"]),
    ],
)
def test_every_problem_of_several_items_is_told_with_its_item(text: str, told: list[str]) -> None:
    with pytest.raises(ItemError) as caught:
        items_from_toml(text)
    assert len(caught.value.problems) == len(told)
    for problem, start in zip(caught.value.problems, told, strict=True):
        assert problem.startswith(start)


@pytest.mark.parametrize(
    "text", ['hand = "KC"\r\nask = "points"\r\n', '\ufeffhand = "KC"\nask = "points"']
)
def test_a_text_from_any_editor_can_be_read(text: str) -> None:
    assert item_from_toml(text) == write_item(hand="KC", ask="points")


@pytest.mark.parametrize(
    "given",
    [
        {"needs": {"hand_size": "7-7"}},
        {"needs": {"players": ["2-6", "2-2"], "spade_doubles": [True, "no"]}},
        {"text": '\x00\x7f\u2028\U0001f0a1"\\'},
    ],
)
def test_what_is_accepted_can_be_written_and_read_again(given: dict[str, Any]) -> None:
    item = write_item(hand="KC", ask="points", **given)
    assert item_from_toml(item_toml(item)) == item


CODES = st.sampled_from([card.code for card in DECK])
WORDS = st.one_of(st.text(max_size=5), st.integers(-3, 60), st.lists(CODES, max_size=2))


@given(
    st.fixed_dictionaries(
        {
            "hand": st.lists(CODES, max_size=12).map(" ".join),
            "ask": st.sampled_from([*ASKS, "spot", "cost"]),
        },
        optional={
            "upcard": CODES,
            "pile": st.lists(CODES, max_size=3).map(" ".join),
            "taken": CODES,
            "drawn": CODES,
            "knocker": st.sampled_from(["5H6H7H/KCKDKS 4D", "4D", "5H 6D", ""]),
            "after": st.lists(st.lists(CODES, max_size=4).map(" ".join), max_size=2),
            "counts": st.lists(st.integers(-3, 60), max_size=3),
            "lines": st.lists(
                st.fixed_dictionaries({"ask": st.sampled_from([*ASKS]), "answer": WORDS}),
                max_size=2,
            ),
            **{name: WORDS for name in (*ITEM, *STEP) if name not in ("steps", "hand", "ask")},
        },
    )
)
@settings(max_examples=400)
def test_whatever_is_written_gives_an_item_or_its_problems(keys: dict[str, Any]) -> None:
    item, told = None, ("",)
    try:
        item = write_item(**keys)
    except ItemError as error:
        told = error.problems
    assert (item is None) == all(told)
    assert item is None or item_from_toml(item_toml(item)) == item


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hand = ", "This is no TOML:"),
        ("x" * (LONGEST + 1), f"The text has more than {LONGEST} characters."),
        ('hand = "KC"\nask = "points"\nid = true', "id is text, not True."),
        ("hand = " + "[" * 9000, "Too many brackets stand inside each other."),
        ("near = " + "9" * 5000, "A number here has more than 15 digits"),
        ("stock = 0x" + "f" * 5000, "A number here has more than 15 digits"),
        (b"hand = 'KC'", "An item is read from text, not from bytes."),
    ],
)
def test_a_text_that_cannot_be_read_is_refused(text: Any, told: str) -> None:
    with pytest.raises(ItemError, match=re.escape(told)):
        item_from_toml(text)
