"""What the browser sends to a lesson: right messages, wrong ones, late ones, typed ones."""

import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.lessons import Lesson, Stage
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.programme import Programme, hidden
from gin_widgets.lessons.progress import Mode, Part, Progress, Record, progress_from_text
from gin_widgets.lessons.session import Session
from gin_widgets.lessons.telling import told
from gin_widgets.lessons.wire import LONGEST, LONGEST_SAVED
from gin_widgets.rules import HOUSE, RULES
from tests.lessons.forms import EXITS, FORMS, ITEMS
from tests.lessons.pupil import (
    TODAY,
    finish,
    go_to,
    known,
    message,
    press,
    right,
    sit,
    sit_test,
    step,
)

WITH_AN_END = [id_ for id_, each in COURSE.items() if not each.review]

NONSENSE: list[Any] = [
    None,
    "next",
    7,
    [],
    {},
    {"kind": "answer"},
    {"kind": "answer", "turn": 1},
    {"kind": "answer", "turn": True, "text": "21"},
    {"kind": "answer", "turn": 1.0, "text": "21"},
    {"kind": "answer", "turn": "1", "text": "21"},
    {"kind": "answer", "turn": 1, "text": 21},
    {"kind": "answer", "turn": 1, "action": "21"},
    {"kind": "answer", "turn": 1, "text": "x" * (LONGEST + 1)},
    {"kind": "intent", "turn": 1, "action": ["next"]},
    {"kind": "intent", "turn": 1, "text": "next"},
    {"kind": "command", "turn": 1, "text": None},
    {"kind": "restore", "turn": 1, "text": "x" * (LONGEST_SAVED + 1)},
    {"kind": "cheat", "turn": 1, "text": "next"},
    {"kind": ["intent"], "turn": 1, "action": "next"},
]


def refused(session: Session, content: Any) -> str:
    """Send a message that must be refused and change nothing but the answer."""
    before, sitting = session.state(), session.sitting
    session.handle(content)
    assert session.sitting is sitting
    assert session.said["refused"]
    assert session.said["id"] == before["say"]["id"] + 1
    assert {**session.state(), "say": before["say"]} == before
    return session.said["text"]


@pytest.mark.parametrize("content", NONSENSE, ids=lambda content: str(content)[:60])
def test_a_message_of_a_wrong_shape_is_refused(content: Any) -> None:
    text = refused(sit(), content)
    assert text == "The lesson did not understand that message; nothing changed."


@pytest.mark.parametrize("turn", [0, 2, -1, 10**30])
@pytest.mark.parametrize("kind", ["answer", "intent", "command", "restore"])
def test_a_message_of_another_turn_is_refused(kind: str, turn: int) -> None:
    text = refused(sit(), {"kind": kind, "turn": turn, "action": "next", "text": "next"})
    assert text == "That was meant for an earlier moment of the lesson; nothing changed."


def test_the_second_of_two_clicks_changes_nothing() -> None:
    session = sit()
    pressed = message(session, "intent", "next")
    session.handle(pressed)
    assert refused(session, pressed).startswith("That was meant for an earlier moment")


@pytest.mark.parametrize(
    ("kind", "text", "start"),
    [
        ("intent", "", "“” cannot be done here."),
        ("intent", "goto", "“goto” cannot be done here."),
        ("intent", "goto yard", "“yard” is no part and no item of this lesson."),
        ("intent", "fly away " * 20, "“fly away fly away"),
        ("intent", "back", "This is the first item."),
        ("intent", "again", "“again” cannot be done here."),
        ("intent", "hint", "Nothing is asked at the moment; there is help with each question."),
        ("answer", "21", "Nothing is asked now; go on with next."),
        ("command", "", "Type an answer or a command."),
        ("command", "resume", "A resume code has letters and digits only"),
        ("command", "resume ABCDE-12345", "A letter of the resume code is wrong"),
        ("command", "\ud800", "Nothing is asked now"),
        ("intent", "\ud800", "“?” cannot be done here."),
        ("restore", "{", "This text is no stored progress of the course."),
        ("restore", "", "A resume code has letters and digits only"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(kind: str, text: str, start: str) -> None:
    session = sit()
    told = refused(session, message(session, kind, text))
    assert told.startswith(start)
    told.encode()


@pytest.mark.parametrize("form", ITEMS)
def test_an_answer_that_is_none_is_refused_and_says_what_is_possible(form: str) -> None:
    session = sit()
    go_to(session, ITEMS[form].id)
    told = refused(session, message(session, "answer", "blue"))
    assert told.endswith(" Nothing changed.")
    assert "blue" in told


def test_the_turn_grows_by_one_with_every_accepted_message() -> None:
    session, turns = sit(), [1]
    while session.sitting.task is not None:
        step(session)
        turns.append(session.state()["turn"])
    assert all(later - earlier == 1 for earlier, later in pairwise(turns))


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("id_", WITH_AN_END)
def test_every_lesson_is_passed_by_its_solutions_under_every_rule_set(id_: str, rules: str) -> None:
    session = sit(COURSE[id_], rules)
    left_out = [item.id for item in COURSE[id_].items if hidden(item, RULES[rules])]
    asked = [task.item for task in session.sitting.place.tasks]
    assert sorted([*asked, *left_out]) == sorted(item.id for item in COURSE[id_].items)
    assert all(item in " ".join(session.state()["notes"]) for item in left_out)
    finish(session)
    end = session.state()["end"]
    assert end is not None
    assert end["passed"] is bool(asked)
    assert session.progress.passed == ({id_} if asked else set())
    assert all(record.right for record in session.progress.records.values())


@pytest.mark.parametrize("id_", WITH_AN_END)
def test_every_listed_mistake_is_met_with_its_feedback_and_may_be_tried_again(id_: str) -> None:
    session = sit(COURSE[id_])
    while session.sitting.task is not None:
        now = session.sitting
        if now.waits:
            for wrong in now.item.wrong:
                if wrong.step == now.place.step and now.attempt(wrong.answer).grade == "wrong":
                    session.handle(message(session, "answer", wrong.answer))
                    told = session.state()["feedback"]
                    assert told is not None
                    assert told["misconception"] == wrong.misconception
                    assert session.said["text"] == f"{told['verdict']} {told['text']}"
                    assert session.sitting.waits
        step(session)
    for task_id, record in session.progress.records.items():
        if not record.right:
            item = next(item for item in COURSE[id_].items if item.id == task_id)
            assert record.answer in {
                str(item.attempt(wrong.answer, wrong.step, HOUSE).answer) for wrong in item.wrong
            }


def test_a_match_typed_and_a_match_pressed_are_the_same() -> None:
    pressed, typed = sit(), sit()
    while pressed.sitting.task is not None:
        line = right(pressed) if pressed.sitting.waits else "next"
        step(pressed)
        typed.handle(message(typed, "command", line))
        assert not typed.said["refused"], line
        assert typed.state() == pressed.state()


@pytest.mark.parametrize(
    ("line", "start"),
    [
        ("help", "You can type an answer, or:"),
        ("?", "You can type an answer, or:"),
        ("prompt", "Alone, 1 of 10. What do these cards cost? For example: 21."),
        ("cards", "These cards: King of hearts, Two of clubs, Ace of diamonds."),
        ("why", "You have not answered yet."),
        ("CODE", "Your resume code: "),
    ],
)
def test_questions_change_nothing(line: str, start: str) -> None:
    session = sit()
    go_to(session, "T-number")
    before = session.state()
    session.type(line)
    assert session.said["text"].startswith(start)
    assert not session.said["refused"]
    assert {**session.state(), "say": before["say"]} == before


def test_why_says_the_feedback_again_and_cards_tells_the_whole_table() -> None:
    session = sit()
    go_to(session, "T-number")
    session.type("16")
    said = session.said["text"]
    session.type("why")
    assert session.said["text"] == said
    go_to(session, "T-layoff")
    session.type("cards")
    assert (
        "Knocker: set of kings, melded, run five to seven of hearts, melded"
        in (session.said["text"])
    )


def test_a_worked_example_goes_step_by_step_and_asks_for_the_rule() -> None:
    session = sit()
    seen = []
    while session.sitting.task is not None and session.sitting.task.part is Part.SHOW:
        item = session.state()["item"]
        assert item is not None
        seen.append([each["state"] for each in item["steps"]])
        step(session)
    assert seen == [
        ["now", "later", "later"],
        ["done", "now", "later"],
        ["done", "done", "now"],
        ["done", "done", "now"],
    ]


def test_a_faded_example_shows_its_first_steps_and_asks_the_rest() -> None:
    session = sit()
    press(session, "goto T-choose")
    item, ask = session.state()["item"], session.state()["ask"]
    assert item is not None
    assert ask is not None
    shown, asked = item["steps"]
    assert (shown["state"], shown["mode"], shown["answer"]) == ("done", "shown", "Throw the K♦")
    assert shown["worked"] is not None
    assert shown["worked"]["rule"] == "The king is the dearest loose card."
    assert (asked["state"], asked["mode"], asked["answer"]) == ("now", "asked", "")
    assert item["intro"] == "The upcard is the 7♠."


def test_the_last_rung_of_help_shows_the_way_and_a_sibling_comes_next() -> None:
    session = sit()
    go_to(session, "T-number")
    for _ in range(4):
        press(session, "hint")
    assert session.said["text"].endswith("A similar item comes next.")
    state = session.state()
    assert state["ask"] is None
    assert state["item"] is not None
    assert state["item"]["steps"][0]["worked"] is not None
    assert session.progress.records["T-number"].hint == 4
    press(session, "next")
    task = session.sitting.task
    assert task is not None
    assert (task.item, task.seed) == ("T-number", 1)
    assert session.sitting.scene != ITEMS["number"].scene
    step(session)
    assert session.progress.records["T-number"].right


def test_help_on_the_way_loses_no_point() -> None:
    session = sit()
    go_to(session, "T-number")
    press(session, "hint", "hint", "hint")
    session.answer("13")
    record = session.progress.records["T-number"]
    assert (record.right, record.hint) == (True, 3)


def test_exit_items_give_no_help() -> None:
    session = sit()
    press(session, "skip")
    assert session.sitting.task is not None
    assert session.sitting.task.part is Part.EXIT
    told = refused(session, message(session, "intent", "hint"))
    assert told == "In the last check there is no help."
    hint = next(each for each in session.state()["actions"] if each["id"] == "hint")
    assert (hint["allowed"], hint["why"]) == (False, told)


def test_both_exit_items_at_first_try_pass() -> None:
    session = sit()
    press(session, "skip")
    finish(session)
    end = session.state()["end"]
    assert end is not None
    assert (end["headline"], end["text"]) == (
        "Passed.",
        "2 of 2 right at first try in the last check.",
    )
    assert [each["id"] for each in session.state()["actions"]] == ["repeat", "back"]


def test_a_missed_exit_item_can_be_made_good_with_two_new_ones() -> None:
    session = sit()
    press(session, "skip")
    session.answer("31")
    finish(session)
    end = session.state()["end"]
    assert end is not None
    assert not end["passed"]
    assert [row["right"] for row in end["rows"]] == [False, True]
    press(session, "again")
    scenes = []
    while session.sitting.task is not None:
        scenes.append(session.sitting.scene)
        step(session)
    assert not set(scenes) & {item.scene for item in EXITS}
    assert session.sitting.passed


def test_four_of_the_last_five_alone_pass_as_well() -> None:
    session = sit()
    go_to(session, "T-number")
    for _ in range(9):
        while session.sitting.waits:
            step(session)
        while not session.sitting.waits:
            step(session)
    assert session.sitting.passed
    press(session, "goto exit")
    session.answer("31")
    press(session, "next", "next")
    end = session.state()["end"]
    assert end is not None
    assert end["passed"]
    assert end["text"] == "5 of your last 5 items alone were right."


def test_leaving_an_item_counts_as_not_right() -> None:
    session = sit()
    go_to(session, "T-number")
    press(session, "next")
    assert session.progress.records["T-number"] == Record("", False, due=TODAY)


def test_the_last_check_is_begun_on_a_second_press_and_two_right_tries_are_told() -> None:
    session = sit()
    go_to(session, "T-number")
    step(session)
    press(session, "next")
    skip = next(each for each in session.state()["actions"] if each["id"] == "skip")
    assert (skip["label"], skip["main"]) == ("Skip to the last check", False)
    assert skip["sure"].startswith("That leaves out the rest of the lesson.")
    step(session)
    assert [each["id"] for each in session.state()["actions"]] == ["hint", "next", "back"]
    press(session, "next")
    skip = next(each for each in session.state()["actions"] if each["id"] == "skip")
    assert skip["why"].startswith("Two right in a row")
    sure = {part["id"]: part["sure"] for part in session.state()["parts"]}
    assert sure["exit"] == skip["sure"]
    assert not sure["mistake"]
    press(session, "skip")
    assert "skip" not in [each["id"] for each in session.state()["actions"]]
    assert not any(part["sure"] for part in session.state()["parts"])


def test_back_goes_to_the_beginning_of_the_item_and_then_to_the_one_before() -> None:
    session = sit()
    go_to(session, "T-group")
    step(session)
    press(session, "next")
    assert session.sitting.place.step == 1
    press(session, "back")
    assert (session.sitting.place.step, session.sitting.item.id) == (0, "T-group")
    press(session, "back")
    assert session.sitting.item.id == "T-name"


def test_a_second_way_is_one_that_was_not_given_before() -> None:
    session = sit()
    go_to(session, "T-group")
    first = "9C9D9H/9STSJSQS"
    session.answer(first)
    press(session, "next")
    session.answer(first)
    assert session.said["text"].startswith("Not yet.")
    session.answer("9C9D9H9S/TSJSQS")
    assert session.said["text"].startswith("Right.")


def test_two_due_items_of_earlier_lessons_warm_up() -> None:
    session = sit(COURSE["L04"], progress=known("L01-2", "L01-3", "L02-1", "L04-3"))
    warm_ups = [task for task in session.sitting.place.tasks if task.part is Part.WARM_UP]
    assert [task.item for task in warm_ups] == ["L01-2", "L02-1"]
    assert all(task.seed for task in warm_ups)
    assert session.sitting.task == warm_ups[0]


def test_two_right_first_tries_to_warm_up_leave_the_example_out() -> None:
    session = sit(COURSE["L04"], progress=known("L01-2", "L01-3"))
    for _ in range(2):
        assert session.sitting.task is not None
        assert session.sitting.task.part is Part.WARM_UP
        while session.sitting.waits:
            step(session)
        press(session, "next")
    assert session.sitting.task is not None
    assert session.sitting.task.part is Part.TOGETHER
    assert session.said["text"].startswith("Both right at first try, so the example is skipped")
    press(session, "back")
    assert session.sitting.task.part is Part.SHOW


def test_one_wrong_first_try_to_warm_up_keeps_the_example() -> None:
    session = sit(COURSE["L04"], progress=known("L01-2", "L01-3"))
    session.answer("99")
    for _ in range(2):
        while session.sitting.waits:
            step(session)
        press(session, "next")
    assert session.sitting.task is not None
    assert session.sitting.task.part is Part.SHOW


@pytest.mark.parametrize("mode", [Mode.PRE, Mode.POST])
def test_a_test_says_nothing_before_its_end(mode: Mode) -> None:
    session = sit_test(mode)
    tasks = session.sitting.place.tasks
    assert {task.part for task in tasks} == {Part.TEST}
    while session.sitting.task is not None:
        state = session.state()
        assert (state["feedback"], state["hint"]) == (None, None)
        assert [each["id"] for each in state["actions"]] == ["hint", "next"]
        assert "Not yet" not in state["say"]["text"]
        assert "Right" not in state["say"]["text"]
        assert refused(session, message(session, "intent", "hint")).startswith("In the test")
        assert refused(session, message(session, "intent", "back")).startswith("The test goes")
        assert refused(session, message(session, "intent", "goto test")).startswith("The test goes")
        step(session)
    end = session.state()["end"]
    assert end is not None
    assert end["headline"] == f"{len(tasks)} of {len(tasks)} right."
    assert len(end["rows"]) == len(tasks)
    assert all(row["text"].startswith("Right.") for row in end["rows"])
    assert session.progress.records == {}


def test_a_test_takes_each_answer_once_and_tells_the_mistakes_at_the_end() -> None:
    session = sit_test(Mode.PRE, {"L01": FORMS})
    session.answer("999")
    assert session.said["text"].startswith("End") is False
    end = session.state()["end"]
    assert end is not None
    (row,) = end["rows"]
    assert (row["right"], row["yours"]) == (False, "999")
    assert row["text"].startswith("Not yet. You said 999;")
    press(session, "again")
    press(session, "next")
    end = session.state()["end"]
    assert end is not None
    assert end["rows"][0]["yours"] == "left open"


def test_the_two_tests_ask_the_same_with_other_cards() -> None:
    pre, post = (sit_test(mode).sitting for mode in (Mode.PRE, Mode.POST))
    assert [t.item for t in pre.place.tasks] == [t.item for t in post.place.tasks]
    assert pre.scene != post.scene


def test_a_test_of_many_steps_goes_through_all_of_them() -> None:
    session = sit_test(Mode.PRE, {"L07": COURSE["L07"]})
    assert len(session.sitting.place.tasks) == 2
    answers = 0
    while session.sitting.task is not None:
        session.answer(right(session))
        answers += 1
    assert answers == 6


def test_the_review_never_ends_and_repeats_nothing_before_its_turn() -> None:
    session = sit_test(Mode.REVIEW, {"T": FORMS})
    seen = []
    for _ in range(40):
        assert session.sitting.task is not None
        seen.append(session.sitting.task)
        while session.sitting.waits:
            step(session)
        while session.sitting.task == seen[-1]:
            press(session, "next")
    items = [task.item for task in seen]
    count = len(FORMS.items) - 1
    assert len(set(items[:count])) == count
    assert len({(task.item, task.seed) for task in seen}) == 40
    assert session.state()["end"] is None
    assert session.progress.records[items[0]].due > TODAY


def test_the_review_asks_what_was_begun_and_due_before_the_rest() -> None:
    progress = Progress({"L02-1": Record("", False, due=TODAY)})
    session = sit_test(Mode.REVIEW, progress=progress)
    assert session.sitting.task is not None
    assert session.sitting.task.item == "L02-1"


def reload(session: Session, lesson: Lesson = FORMS) -> Session:
    fresh = sit(lesson)
    fresh.handle(message(fresh, "restore", session.state()["saved"]))
    assert not fresh.said["refused"]
    return fresh


def test_a_reload_at_any_moment_comes_back_to_the_item_and_step() -> None:
    session = sit()
    while session.sitting.task is not None:
        fresh = reload(session)
        assert fresh.sitting == session.sitting
        before, after = session.state(), fresh.state()
        for same in ("item", "ask", "parts", "place", "actions", "saved", "code"):
            assert after[same] == before[same], same  # type: ignore[literal-required]
        assert fresh.said["text"].startswith("Continued where you were.") is session.sitting.begun
        if session.sitting.waits and not session.sitting.no_help:
            press(session, "hint")
            assert reload(session).sitting == session.sitting
        step(session)
    assert reload(session).sitting == session.sitting


def test_a_first_try_that_was_missed_stays_missed_after_a_reload() -> None:
    session = sit()
    go_to(session, "T-number")
    session.answer("16")
    fresh = reload(session)
    fresh.answer("13")
    assert not fresh.progress.records["T-number"].right


def test_damaged_progress_is_restored_as_far_as_it_goes_with_a_note() -> None:
    session = sit()
    saved = session.state()["saved"].replace('"passed":[]', '"passed":[7]')
    session.restore(saved)
    assert session.state()["notes"] == [
        "1 entry of the stored progress could not be read; the rest is here."
    ]


def test_a_stored_place_that_fits_no_more_begins_anew() -> None:
    session = sit()
    go_to(session, "T-number")
    other = sit(COURSE["L01"])
    saved = session.state()["saved"].replace('"T":', '"L01":')
    other.restore(saved)
    assert other.sitting.place.at == 0
    deep = session.state()["saved"].replace('"step":0', '"step":9')
    fresh = sit()
    fresh.restore(deep)
    assert (fresh.sitting.place.at, fresh.sitting.place.step) == (0, 0)


def test_progress_of_several_lessons_lies_together() -> None:
    first = sit(COURSE["L01"])
    finish(first)
    progress, unread = progress_from_text(first.state()["saved"])
    assert unread == 0
    second = sit(COURSE["L02"], progress=progress)
    finish(second)
    assert second.progress.passed == {"L01", "L02"}
    assert set(second.progress.places) == {"L01", "L02"}


def test_the_map_says_what_is_done() -> None:
    session = sit()
    while session.sitting.task is not None and session.sitting.task.part is Part.SHOW:
        step(session)
    press(session, "goto mistake")
    states = {part["id"]: part["state"] for part in session.state()["parts"]}
    assert states == {"show": "done", "alone": "later", "mistake": "now", "exit": "later"}
    assert [part["action"] for part in session.state()["parts"]] == [
        "goto show",
        "goto alone",
        "goto mistake",
        "goto exit",
    ]


def test_no_message_counts_the_help_that_is_left() -> None:
    session = sit()
    go_to(session, "T-number")
    for _ in range(3):
        press(session, "hint")
        hint = session.state()["hint"]
        assert hint is not None
        assert not re.search(r"\bof (3|4)\b|hints? left|[1-4]/4", hint["text"])


def test_a_step_that_leads_offers_what_is_right_and_goes_on_by_itself() -> None:
    session = sit(COURSE["L00"])
    go_to(session, "L00-1")
    for answer in ("stock", "5C6C7C/9S9H9D", "KD", "knock"):
        ask = session.state()["ask"]
        assert ask is not None
        if ask["options"]:
            assert [each["answer"] for each in ask["options"]] == [answer]
        session.answer(answer)
        assert session.said["text"].startswith("Right.")
    press(session, "next")
    assert session.sitting.task is None
    end = session.state()["end"]
    assert end is not None
    assert (end["headline"], end["text"]) == ("Done.", "You have been through all of it.")
    assert session.progress.passed == {"L00"}


def test_each_step_that_leads_helps_in_its_own_words() -> None:
    session = sit(COURSE["L00"])
    go_to(session, "L00-1")
    for step_, answer in zip(
        COURSE["L00"].items[1].steps, ("stock", "5C6C7C/9S9H9D", "KD", "knock"), strict=True
    ):
        for number, rung in enumerate(("where", "principle", "candidates")):
            press(session, "hint")
            hint = session.state()["hint"]
            assert hint is not None
            own = told(step_.hints[number], session.sitting.scene, HOUSE)
            assert (hint["rung"], hint["text"]) == (rung, own)
            hand = session.sitting.scene.hand
            assert hint["cards"] == [each.code for each in hand if str(each) in own]
        session.answer(answer)
    press(session, "repeat")
    go_to(session, "L00-1")
    press(session, "hint", "hint", "hint", "hint")
    hint = session.state()["hint"]
    assert hint is not None
    assert hint["text"] == "The answer: draw from the stock."


def test_the_limit_is_not_spoken_of_before_a_knock_is_asked_for() -> None:
    session = sit(COURSE["L00"])
    go_to(session, "L00-1")
    badges = []
    for answer in ("stock", "5C6C7C/9S9H9D", "KD", "knock"):
        item = session.state()["item"]
        assert item is not None
        badges.append(item["scene"]["limit"] is not None)
        session.answer(answer)
    assert badges == [False, False, False, True]


def test_a_wrong_reason_stands_is_corrected_and_brings_the_item_back() -> None:
    session = sit()
    go_to(session, "T-name")
    session.answer("none suits")
    state = session.state()
    assert state["feedback"] is not None
    assert state["item"] is not None
    assert (state["feedback"]["grade"], state["feedback"]["verdict"]) == ("half", "Half right.")
    assert state["item"]["steps"][0]["answer"] == "No meld: of one suit, but a rank is missing"
    assert not session.sitting.waits
    record = session.progress.records["T-name"]
    assert (record.answer, record.right, record.box, record.due) == ("none suits", False, 0, TODAY)
    again = sit_test(Mode.REVIEW, {"T": FORMS}, session.progress)
    assert again.sitting.task is not None
    assert (again.sitting.task.item, again.sitting.task.seed > 0) == ("T-name", True)


def test_a_wrong_reason_is_not_right_in_a_test_either() -> None:
    session = sit_test(Mode.PRE)
    while session.sitting.task is not None and session.sitting.ask.kind != "name":
        step(session)
    while session.sitting.task is not None and session.sitting.task.item == "L02-exit1":
        session.answer("none two" if right(session).startswith("none") else right(session))
    finish(session)
    end = session.state()["end"]
    assert end is not None
    assert [row["right"] for row in end["rows"]].count(False) == 1


def test_a_worked_example_lies_laid_out() -> None:
    session = sit(COURSE["L03"])
    laid = []
    for _ in range(4):
        item = session.state()["item"]
        assert item is not None
        laid.append(item["laid"])
        press(session, "next")
    run, set_ = ["6D", "7D", "8D"], ["6S", "6H", "6D"]
    assert [[sorted(meld) for meld in each] for each in laid] == [
        [sorted(meld)] for meld in (run, set_, run, run)
    ]


@pytest.mark.parametrize("id_", [id_ for id_, each in COURSE.items() if each.items])
def test_the_cards_of_somebody_else_bear_the_name(id_: str) -> None:
    for item in COURSE[id_].items:
        if item.scene.hand and re.search(r"\b(Ann|Ben)\b", item.text):
            session = sit(COURSE[id_])
            press(session, f"goto {item.id}")
            shown = session.state()["item"]
            assert shown is not None
            assert shown["scene"]["title"] in ("Ann's cards", "Ben's cards")


def test_a_lesson_without_a_last_check_is_done_at_its_end_whatever_went_wrong() -> None:
    session = sit(COURSE["L00"])
    go_to(session, "L00-1")
    session.answer("stock")
    session.answer("5C6C7C")
    for answer in ("5C6C7C/9S9H9D", "KD", "knock"):
        session.answer(answer)
    assert not session.progress.passed
    press(session, "next")
    end = session.state()["end"]
    assert end is not None
    assert (end["headline"], end["passed"], end["rows"]) == ("Done.", True, [])
    assert session.progress.passed == {"L00"}


def test_a_skipped_lesson_is_not_passed_and_can_be_made_good_from_its_end() -> None:
    session = sit(COURSE["L00"])
    go_to(session, "L00-1")
    hint, back, leave = session.state()["actions"]
    assert [hint["id"], back["id"], leave["id"]] == ["hint", "back", "next"]
    assert leave["label"] == "Skip these 4 questions"
    assert leave["sure"] == "That skips 4 questions. Press again to skip them."
    session.answer("stock")
    assert session.state()["actions"][2]["label"] == "Skip these 3 questions"
    press(session, "next")
    state = session.state()
    end = state["end"]
    assert end is not None
    assert (end["headline"], end["passed"]) == ("Not done yet: skipped.", False)
    assert end["text"].startswith("3 questions skipped.")
    assert [part["note"] for part in state["parts"]] == ["1 of 1", "1 skipped"]
    assert [part["state"] for part in state["parts"]] == ["done", "later"]
    assert session.progress.passed == set()
    press(session, "goto together")
    assert session.sitting.place.step == 1
    for answer in ("5C6C7C/9S9H9D", "KD", "knock"):
        assert session.progress.passed == set()
        session.answer(answer)
    press(session, "next")
    assert session.progress.passed == {"L00"}


def test_one_question_is_skipped_at_one_press() -> None:
    session = sit()
    go_to(session, "T-number")
    leave = session.state()["actions"][2]
    assert (leave["id"], leave["label"], leave["sure"]) == ("next", "Skip this question", "")


def test_what_was_solved_stands_when_one_looks_back() -> None:
    session = sit()
    go_to(session, "T-number")
    answers = {}
    for _ in range(2):
        answers[session.sitting.item.id] = right(session)
        step(session)
        press(session, "next")
    here = session.sitting.place
    notes = [part["note"] for part in session.state()["parts"]]
    press(session, "goto show")
    press(session, "goto alone")
    assert session.sitting.place == here
    assert [part["note"] for part in session.state()["parts"]] == notes
    press(session, "back")
    item = session.state()["item"]
    assert item is not None
    assert session.sitting.place.settled
    assert item["steps"][0]["answer"]
    press(session, "next")
    assert session.sitting.place == here
    again = sit(progress=session.progress)
    assert again.sitting.place == here


def test_the_first_open_question_of_an_item_is_come_back_to() -> None:
    session = sit()
    go_to(session, "T-group")
    step(session)
    press(session, "next")
    here = session.sitting.place
    press(session, "goto show", "goto T-group")
    assert session.sitting.place == here
    press(session, "back")
    assert (session.sitting.place.step, session.sitting.place.settled) == (0, True)
    press(session, "next")
    assert session.sitting.place == here


def test_a_similar_item_put_in_between_moves_what_stands_behind_it() -> None:
    session = sit()
    go_to(session, "T-name")
    later = session.sitting.place.at
    step(session)
    go_to(session, "T-number")
    press(session, "hint", "hint", "hint", "hint")
    place = session.sitting.place
    assert place.tasks[later + 1].item == "T-name"
    assert later + 1 in place.tries
    assert later + 1 in place.answers
    assert session.sitting.solved_at(later + 1)


def test_the_last_check_says_what_counts_and_is_done_once_it_is_passed() -> None:
    session = sit()
    before = session.state()
    assert not any("first try" in note for note in before["notes"])
    press(session, "skip")
    assert any("only the first try" in note for note in session.state()["notes"])
    session.answer("31")
    finish(session)
    state = session.state()
    mark = state["parts"][-1]
    assert (mark["state"], mark["note"]) == ("later", "1 of 2 right")
    assert [each["id"] for each in state["actions"]] == ["again", "repeat", "back"]
    press(session, "again")
    finish(session)
    assert session.state()["parts"][-1]["state"] == "done"


def test_the_end_reports_each_question_of_the_last_check() -> None:
    session = sit(COURSE["L03"])
    press(session, "skip")
    finish(session)
    end, place = session.state()["end"], session.sitting.place
    assert end is not None
    exits = [task for task in place.tasks if task.part is Part.EXIT]
    asked = sum(len(session.sitting.programme.item(task).asked()) for task in exits)
    assert asked > len(exits) == 2
    assert len(end["rows"]) == asked
    assert all(row["right"] and row["text"] for row in end["rows"])
    missed = sit(COURSE["L03"])
    press(missed, "skip", "next", "next")
    label = missed.state()["actions"][0]["label"]
    assert label == f"{asked} new questions"


def test_the_end_leads_to_the_next_lesson_of_the_course() -> None:
    pages = {}
    for id_, lesson in COURSE.items():
        if lesson.items:
            session = sit(lesson)
            press(session, "skip", "next", "next")
            end = session.state()["end"]
            pages[id_] = end["onward"]["page"] if end and end["onward"] else ""
    assert pages["L01"] == COURSE["L02"].page
    assert pages["L15"] == COURSE["L16"].page
    session = sit()
    finish(session)
    end = session.state()["end"]
    assert end is not None
    assert end["onward"] is None


def test_what_was_laid_out_lies_there_while_the_next_thing_is_asked() -> None:
    session = sit(COURSE["L00"])
    go_to(session, "L00-1")
    laid = []
    for answer in ("stock", "5C6C7C/9S9H9D/4HKD", "KD", "knock"):
        session.answer(answer)
        item = session.state()["item"]
        assert item is not None
        laid.append(item["laid"])
    melds = [["9S", "9H", "9D"], ["5C", "6C", "7C"]]
    assert laid[0] == []
    assert [sorted(each) for each in laid[1:]] == [sorted(melds)] * 3


def test_a_led_throw_may_be_any_that_breaks_no_meld() -> None:
    session = sit(COURSE["L00"])
    go_to(session, "L00-1")
    for answer in ("stock", "5C6C7C/9S9H9D"):
        session.answer(answer)
    ask = session.state()["ask"]
    assert ask is not None
    assert sorted(ask["cards"]) == ["4H", "KD"]


def test_cards_of_a_single_question_are_told_where_an_item_asks_about_several() -> None:
    session = sit(COURSE["L01"])
    go_to(session, "L01-together1")
    item = session.state()["item"]
    assert item is not None
    assert [step["cards"] for step in item["steps"]][:2] == [["JH"], ["4S"]]
    go_to(session, "L01-2")
    item = session.state()["item"]
    assert item is not None
    assert item["steps"][0]["cards"] == []


def test_a_first_visit_is_not_continued() -> None:
    before = sit(COURSE["L00"])
    finish(before)
    session = sit(COURSE["L01"])
    session.restore(before.state()["saved"])
    assert not session.said["text"].startswith("Continued")
    press(session, "next")
    again = sit(COURSE["L01"])
    again.restore(session.state()["saved"])
    assert again.said["text"].startswith("Continued where you were.")


def test_a_wrong_try_is_not_counted_as_done() -> None:
    session = sit()
    go_to(session, "T-number")
    notes = {part["id"]: part["note"] for part in session.state()["parts"]}
    session.answer("16")
    assert {part["id"]: part["note"] for part in session.state()["parts"]} == notes
    session.answer("13")
    assert {part["id"]: part["note"] for part in session.state()["parts"]} != notes


def test_the_place_names_the_question_where_an_item_asks_several() -> None:
    session = sit(COURSE["L02"])
    go_to(session, "L02-1")
    assert re.search(r"question 1 of \d", session.state()["place"])
    session.answer(right(session))
    press(session, "next")
    assert re.search(r"question 2 of \d", session.state()["place"])
    session = sit()
    go_to(session, "T-number")
    assert "question" not in session.state()["place"]


def test_a_right_layout_does_not_tell_the_number_that_is_asked_next() -> None:
    session = sit(COURSE["L03"])
    go_to(session, "L03-1")
    asked = session.sitting
    session.answer(right(session))
    judged = session.state()["feedback"]
    assert judged is not None
    assert judged["grade"] == "right"
    press(session, "next")
    assert session.sitting.item is asked.item
    assert right(session) not in re.findall(r"\d+", judged["text"])


def test_a_code_of_another_lesson_is_kept_and_leads_there() -> None:
    there = sit(COURSE["L03"])
    go_to(there, "L03-2")
    here = sit(COURSE["L01"])
    place = here.sitting.place
    here.restore(there.state()["code"])
    state = here.state()
    assert state["elsewhere"] == {
        "name": "L03 · One card, one place",
        "page": COURSE["L03"].page,
    }
    assert "It goes on in L03 · One card, one place." in here.said["text"]
    assert here.sitting.place == place
    opened = sit(COURSE["L03"])
    opened.restore(state["saved"])
    assert opened.sitting.task == there.sitting.task
    press(here, "next")
    assert here.state()["elsewhere"] is None


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("L99",), "There is no lesson 'L99'"),
        (("L01", "nowhere"), "There is no rule set 'nowhere'"),
        (("L01", None, "fly"), "There is no mode 'fly'"),
        ((None,), "A lesson is learned; a test and the review take no lesson."),
        (("L01", None, "pre"), "A lesson is learned; a test and the review take no lesson."),
    ],
)
def test_a_programme_that_does_not_exist_is_refused(arguments: Any, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        Programme.of(*arguments)


def test_a_lesson_without_exit_items_is_passed_at_its_end() -> None:
    lesson = Lesson(
        id="S",
        title="",
        unit="A",
        minutes=1,
        goal="",
        stages={Stage.ALONE: (ITEMS["number"], ITEMS["score"])},
    )
    session = sit(lesson)
    step(session)
    assert not session.sitting.passed
    press(session, "next")
    step(session)
    assert not session.sitting.passed
    press(session, "next")
    assert session.sitting.passed


WORDS = """7H 8H 9H 9C 9D 9S TS JS QS AH 2C 3D KC KD 4D 5H6H7H KCKDKS / , on keep none throw knock
gin big set run gap ends yes no take stock must may 0 1 2 21 -5 99999 next hint"""
TOKENS = st.sampled_from(WORDS.split())


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(ITEMS)), st.lists(TOKENS, max_size=9))
def test_whatever_is_typed_is_answered(form: str, words: list[str]) -> None:
    session = sit()
    go_to(session, ITEMS[form].id)
    turn, said = session.state()["turn"], session.said["id"]
    session.handle(message(session, "command", " ".join(words)))
    assert session.said["id"] == said + 1
    assert session.said["text"]
    assert session.state()["turn"] == turn + (not session.said["refused"])


def test_a_long_review_keeps_no_more_than_it_needs() -> None:
    lesson = Lesson(
        id="S", title="", unit="A", minutes=1, goal="", stages={Stage.ALONE: (ITEMS["number"],)}
    )
    session = sit_test(Mode.REVIEW, {"S": lesson})
    for _ in range(25):
        step(session)
        press(session, "next")
        assert session.sitting.waits
        assert len(session.sitting.place.tasks) < 10
