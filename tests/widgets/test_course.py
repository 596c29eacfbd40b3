import json
from pathlib import Path

import pytest

import gin_widgets as gw
from gin_widgets.app import pages
from gin_widgets.app.lesson_page import lesson_asked
from gin_widgets.lessons.content.words import COURSE_WORDS
from gin_widgets.lessons.course import COURSE
from gin_widgets.rules import RULES, RuleSetError
from gin_widgets.widgets import Course

WORDS = Path(__file__).parents[1] / "data" / "course" / "words.json"


def test_the_course_is_there_under_its_public_name() -> None:
    assert gw.widgets.Course is Course


def test_every_lesson_is_named_with_its_page_and_its_unit() -> None:
    lessons = Course().lessons
    assert [lesson["id"] for lesson in lessons] == list(COURSE)
    assert [
        lesson["page"] for lesson in lessons if not (pages.notebooks() / lesson["page"]).is_file()
    ] == []
    assert {f"unit.{lesson['unit']}" for lesson in lessons} <= set(COURSE_WORDS)


def test_the_browser_cannot_write_the_course() -> None:
    course = Course()
    update = {"method": "update", "state": {"lessons": [], "words": {}}, "buffer_paths": []}
    course._handle_msg({"content": {"data": update}, "buffers": []})
    assert (len(course.lessons), course.words) == (len(COURSE), COURSE_WORDS)


def test_a_browser_is_answered_in_a_trait() -> None:
    course = Course()
    assert course.reply is None
    course._handle_custom_msg({"kind": "code", "saved": ""}, [])
    code = course.reply["code"]
    assert (course.reply["id"], bool(code)) == (1, True)
    course._handle_custom_msg({"kind": "restore", "saved": "", "text": code}, [])
    assert (course.reply["id"], course.reply["refused"]) == (2, False)


def test_the_words_are_those_of_the_file_that_the_browser_reads() -> None:
    assert json.loads(WORDS.read_text(encoding="utf-8")) == COURSE_WORDS


def test_the_course_writes_itself_the_same_way_every_time() -> None:
    assert repr(Course()) == f"<Course of Oklahoma Gin, house, {min(COURSE)} to {max(COURSE)}>"


def test_every_lesson_opens_under_the_rules_of_the_class() -> None:
    for rules in ("play_online", RULES["play_online"].replace(undercut_bonus=30)):
        for shown in Course(rules).lessons:
            name, _, query = shown["page"].partition("?")
            assert name == COURSE[shown["id"]].page
            assert (lesson_asked(shown["id"], query).rules, query != "") == (rules, True)


def test_rules_that_there_are_not_are_refused() -> None:
    with pytest.raises(RuleSetError, match="There is no rule set 'hollywood'"):
        Course("hollywood")
