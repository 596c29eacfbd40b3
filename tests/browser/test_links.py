"""One link for a class, opened as a pupil opens it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import gin_widgets as gw
from tests.browser.measures import violations
from tests.browser.servers import Server
from tests.browser.test_lessons import lesson_of, type_line
from tests.lessons.forms import ITEMS

PageAt = Callable[..., Page]


def path_of(link: str) -> str:
    """What stands behind the server's own address."""
    return link.partition("/voila/render/")[2]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 320])
def test_questions_of_a_teacher_are_answered_from_their_link(
    page_at: PageAt, voila: Server, scheme: str, width: int
) -> None:
    link = gw.make_link("voila", item=[ITEMS["number"], ITEMS["choose"]], host=voila.url)
    page = page_at(path_of(link), color_scheme=scheme, viewport={"width": width, "height": 720})
    assert page.url == link
    expect(page.get_by_role("region", name="Questions from your class")).to_be_visible()
    expect(page.get_by_text("Dealing…")).to_have_count(0)
    assert page.get_by_role("note").count() == 0
    type_line(page, "16")
    feedback = lesson_of(page).get_by_role("region", name="Feedback")
    expect(feedback).to_contain_text("as 13, which makes 16. Jack, queen and king cost 10 each")
    assert violations(page) == []
    type_line(page, "13")
    type_line(page, "next")
    type_line(page, "yes")
    type_line(page, "next")
    expect(lesson_of(page)).to_contain_text("1 of 2 right at first try.")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_teacher_writes_is_shown_as_text(page_at: PageAt) -> None:
    evil = "<img src=x onerror=\"document.title='run'\">"
    places = ("id", "skill", "text", "question", "why", "tip")
    item = gw.write_item(
        hand="AD 2C KH", ask="points", **{name: f"{evil}{name}" for name in places}
    )
    page = page_at(path_of(gw.make_link("voila", item=item)))
    expect(lesson_of(page)).to_contain_text(f"{evil}text")
    expect(lesson_of(page)).to_contain_text(f"{evil}question")
    for line in ("hint", "hint", "hint", "16", "13"):
        type_line(page, line)
    expect(lesson_of(page)).to_contain_text(f"{evil}tip")
    type_line(page, "next")
    expect(lesson_of(page)).to_contain_text("0 of 1 right at first try.")
    assert page.locator("img[src=x]").count() == 0
    assert page.title() != "run"


def test_a_link_that_was_cut_off_is_noted_and_an_example_asked(page_at: PageAt) -> None:
    link = gw.make_link("voila", item=ITEMS["number"])
    page = page_at(path_of(link)[:-20])
    expect(page.get_by_role("note")).to_contain_text("copy the link once more")
    expect(lesson_of(page).locator(".prompt.ask")).to_have_text("What do these cards cost?")


def test_the_rules_of_a_class_stay_from_the_front_page_on(page_at: PageAt) -> None:
    rules = "house key=ours limit_compare=below undercut_bonus=20"
    page = page_at(path_of(gw.make_link("voila", page="index", rules=rules)))
    assert page.get_by_role("note").count() == 0
    page.get_by_role("link", name="The course page").click()
    course = page.get_by_role("region", name="Oklahoma Gin: the course")
    course.get_by_role("link", name="L07 May I knock?").click()
    expect(lesson_of(page)).to_contain_text(re.compile("ours", re.IGNORECASE))
    page.get_by_role("link", name="Next: Gin").click()
    gin = page.get_by_role("region", name=re.compile("^Lesson L08"))
    expect(gin).to_contain_text(re.compile("ours", re.IGNORECASE))


def test_the_front_page_notes_what_it_leaves_out(page_at: PageAt) -> None:
    page = page_at("index.ipynb?undercut_bonus=lots&gin_bonus=30&seed=<b>")
    note = page.get_by_role("note")
    expect(note).to_contain_text("“undercut_bonus=lots”, which is left out")
    expect(note).to_contain_text("“seed”, which this page does not know")
    door = page.get_by_role("link", name="Play here")
    assert door.get_attribute("href") == "play.ipynb?rules=house+gin_bonus%3D30"
    door.click()
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()


def test_the_page_for_teachers_shows_a_question_and_a_code(page_at: PageAt) -> None:
    page = page_at("teacher.ipynb", viewport={"width": 320, "height": 640})
    expect(page.get_by_role("region", name="Questions from your class")).to_be_visible()
    code = page.get_by_role("img", name="QR code of the link")
    expect(code).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
