"""Lessons as a learner works through them, by keyboard alone: every form, on every screen."""

import re
import shutil
from collections.abc import Callable, Iterator

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import BrowserContext, Locator, Page, expect

from gin_widgets.app import pages
from gin_widgets.lessons.course import COURSE
from tests.browser.measures import violations
from tests.browser.servers import Server, site_server
from tests.lessons import pupil as pupils
from tests.lessons.forms import BESIDE, ITEMS
from tests.lessons.pupil import right, sit

SCREENS = [(1280, 720), (320, 640)]
PAGE = """import gin_widgets as gw
from tests.lessons.forms import FORMS

gw.widgets.LessonPlayer(FORMS)"""
PICTURES = PAGE.replace("FORMS", "BESIDE")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The pages, one with an item of each form, and one with each of the pictures."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(pages.notebooks(), folder, dirs_exist_ok=True)
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    for name, page in (("forms", PAGE), ("pictures", PICTURES)):
        cells = [new_markdown_cell("# One of each"), new_code_cell(page)]
        nbformat.write(new_notebook(cells=cells, metadata=metadata), folder / f"{name}.ipynb")
    with site_server(folder) as server:
        yield server


Open = Callable[..., Page]


@pytest.fixture
def open_page(site: Server, new_context: Callable[..., BrowserContext]) -> Iterator[Open]:
    """Open a page with a lesson: `open_page("forms.ipynb", **context)`."""
    opened: list[Page] = []

    def at(name: str = "forms.ipynb", **context: object) -> Page:
        page = new_context(**context).new_page()
        opened.append(page)
        page.goto(f"{site.url}voila/render/{name}")
        expect(lesson_of(page)).to_be_visible()
        expect(page.get_by_text("Dealing…")).to_have_count(0)
        return page

    yield at
    for page in opened:
        page.goto("about:blank")
    site.wait_for_no_kernel()


def lesson_of(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Lesson "))


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until the focus is there; one round of the page is enough or it is a trap."""
    for _ in range(40):
        if target.and_(page.locator(":focus")).count():
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab did not get there in forty presses")


def type_line(page: Page, line: str) -> None:
    """Go to the command box, opening it if it is folded away, and type."""
    typing = lesson_of(page).locator("details.typing")
    if typing.get_attribute("open") is None:
        tab_to(page, typing.locator("summary"))
        page.keyboard.press("Enter")
    box = lesson_of(page).get_by_role("textbox", name="Answer or command")
    tab_to(page, box)
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    expect(box).to_have_value("")


def pick(page: Page, cards: str) -> None:
    """Go to the hand, and to each card by its name, and select it."""
    tab_to(page, lesson_of(page).locator("[role=option][tabindex='0']"))
    for code in cards.split():
        page.keyboard.type(code.lower())
        page.keyboard.press("Space")


def press(page: Page, name: str) -> None:
    tab_to(page, lesson_of(page).get_by_role("button", name=name, exact=True))
    page.keyboard.press("Enter")


def number(page: Page) -> None:
    tab_to(page, lesson_of(page).get_by_role("textbox", name="Your number"))
    page.keyboard.type("13")
    page.keyboard.press("Enter")


def score(page: Page) -> None:
    for name, points in (("Knocker", "19"), ("Defender", "0")):
        tab_to(page, lesson_of(page).get_by_role("textbox", name=name))
        page.keyboard.type(points)
    page.keyboard.press("Enter")


def name(page: Page) -> None:
    press(page, "No meld")
    press(page, "Of one suit, but a rank is missing")


def group(page: Page) -> None:
    for cards in ("9c 9d 9h", "9s ts js qs"):
        pick(page, cards)
        page.keyboard.press("g")
    press(page, "Check")
    expect(lesson_of(page).get_by_role("region", name="Feedback")).to_contain_text("Right")
    press(page, "Next")
    for cards in ("9c 9d 9h 9s", "ts js qs"):
        pick(page, cards)
        page.keyboard.press("g")
    press(page, "Check")


def spread(page: Page) -> None:
    for cards in ("9c 9d 9h 9s", "ts js qs"):
        pick(page, cards)
        page.keyboard.press("g")
    press(page, "Check")


def discard(page: Page) -> None:
    pick(page, "kd")
    page.keyboard.press("Enter")


def finish(page: Page) -> None:
    pick(page, "2c")
    tab_to(page, lesson_of(page).locator("[data-answer=gin]"))
    page.keyboard.press("Enter")


def choose(page: Page) -> None:
    tab_to(page, lesson_of(page).locator("[data-answer=yes]"))
    page.keyboard.press("Enter")


def layoff(page: Page) -> None:
    for card in ("8h", "9h"):
        pick(page, card)
        tab_to(page, lesson_of(page).locator("[data-act='lay 5H6H7H']"))
        page.keyboard.press("Enter")
    press(page, "Check")


def curve(page: Page) -> None:
    for at, height in enumerate((6, 25, 56, 80, 93, 98)):
        tab_to(page, lesson_of(page).locator(f".heights input[id$='-{at}']"))
        page.keyboard.press("Home")
        for _ in range(height):
            page.keyboard.press("ArrowRight")
    press(page, "Show it")


def spot(page: Page) -> None:
    tab_to(page, lesson_of(page).locator("[data-answer='2']"))
    page.keyboard.press("Enter")


SOLVE: dict[str, Callable[[Page], None]] = {
    "number": number,
    "score": score,
    "name": name,
    "group": group,
    "spread": spread,
    "discard": discard,
    "finish": finish,
    "choose": choose,
    "layoff": layoff,
    "curve": curve,
    "spot": spot,
}


def test_every_form_is_solved_by_keyboard_alone(open_page: Open) -> None:
    assert set(SOLVE) == set(ITEMS)
    page = open_page()
    for form, solve in SOLVE.items():
        type_line(page, f"goto T-{form}")
        expect(lesson_of(page).locator(".prompt.ask")).to_be_visible()
        solve(page)
        feedback = lesson_of(page).get_by_role("region", name="Feedback")
        expect(feedback.locator(".headline")).to_have_text("Right.")
        expect(lesson_of(page).get_by_role("button", name="Next")).to_be_focused()


def test_the_pictures_are_tried_out_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("pictures.ipynb")
    lesson = lesson_of(page)
    slider = lesson.get_by_role("slider", name="Rank of the upcard")
    tab_to(page, slider)
    expect(slider).to_have_attribute("aria-valuetext", "Six of diamonds: 6 or less may knock.")
    page.keyboard.press("ArrowRight")
    expect(lesson.locator(".turned .number")).to_have_text("7")
    page.keyboard.press("Home")
    expect(lesson.locator(".turned .number")).to_have_text("GIN")
    press(page, "one rank higher")
    expect(lesson.locator(".ruler .limit-here")).to_have_text("2")
    expect(lesson.get_by_role("status")).to_contain_text("Two of diamonds: 2 or less may knock.")

    type_line(page, "goto T-guess")
    for at in range(6):
        tab_to(page, lesson.locator(f".heights input[id$='-{at}']"))
        page.keyboard.press("End" if at == 0 else "Home")
    press(page, "Show it")
    feedback = lesson.get_by_role("region", name="Feedback")
    expect(feedback).to_contain_text("mostly too low")
    reader = lesson.get_by_role("slider", name="What the other side holds")
    tab_to(page, reader)
    page.keyboard.press("ArrowRight")
    expect(reader).to_have_attribute(
        "aria-valuetext", re.compile("^turn 3: .*your guess 0 points$")
    )

    type_line(page, "goto T-scale")
    pick(page, "4h")
    says = lesson.locator(".beside .says")
    expect(says).to_contain_text("you hold 13; the limit is 7: that is more.")
    pick(page, "jd")
    expect(says).to_contain_text("both are equal.")
    press(page, "Check")
    expect(feedback.locator(".headline")).to_have_text("Right.")
    press(page, "Next")
    tab_to(page, lesson.locator("[data-answer=yes]"))
    page.keyboard.press("Enter")
    expect(feedback.locator(".headline")).to_have_text("Right.")

    type_line(page, "goto T-deck")
    table = lesson.get_by_role("table", name="The whole deck")
    expect(table.get_by_role("rowheader", name="spades")).to_have_count(1)
    expect(table.get_by_role("cell", name="in your hand")).to_have_count(10)
    spread(page)
    expect(lesson.get_by_role("cell", name="not seen, fits a meld")).to_have_count(3)


def answer_to(item: str) -> str:
    """The right answer to the question of an item with a picture."""
    pupil = sit(BESIDE)
    pupils.go_to(pupil, item)
    return right(pupil)


def height_of(page: Page) -> float:
    box = lesson_of(page).locator(".question").bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 320])
def test_the_pictures_are_for_everyone_and_nothing_jumps(
    open_page: Open, scheme: str, width: int
) -> None:
    touched = width < 480
    page = open_page(
        "pictures.ipynb",
        color_scheme=scheme,
        viewport={"width": width, "height": 640},
        has_touch=touched,
    )
    lesson = lesson_of(page)

    def check() -> None:
        assert violations(page, ".gin") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = lesson.locator(".beside").evaluate(
            """area => [...area.querySelectorAll('button, input')]
            .map(each => each.getBoundingClientRect())
            .filter(({width, height}) => width < 44 || height < 44).length"""
        )
        assert small == 0

    def press_on(target: Locator) -> None:
        if touched:
            target.tap()
        else:
            target.click()

    check()
    before = height_of(page)
    for _ in range(7):
        press_on(lesson.get_by_role("button", name="one rank higher"))
        assert height_of(page) == before
    expect(lesson.locator(".turned .number")).to_have_text("10")

    type_line(page, "goto T-scale")
    check()
    before = height_of(page)
    for code in ("4H", "JD", "8S"):
        press_on(lesson.locator(f"[role=option][data-code='{code}']"))
        expect(lesson.locator(".beside .says")).to_contain_text("Without the")
        assert height_of(page) == before

    type_line(page, "goto T-guess")
    check()
    before = height_of(page)
    pad = lesson.locator(".pad svg")
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    assert box is not None
    place = {"x": box["width"] - 24, "y": 26}
    if touched:
        pad.tap(position=place)
    else:
        page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + place["x"], box["y"] + place["y"], steps=20)
        page.mouse.up()
        heights = lesson.locator(".heights .amount").all_inner_texts()
        assert len(set(heights)) > 4, heights
        assert heights == sorted(heights, key=int)
    last = lesson.locator(".heights input").last
    assert float(last.input_value()) > 60
    assert height_of(page) == before
    press_on(lesson.get_by_role("button", name="Show it", exact=True))
    expect(lesson.locator(".reader .line")).to_have_count(2)
    check()

    type_line(page, "goto T-deck")
    check()
    type_line(page, answer_to("T-deck"))
    expect(lesson.get_by_role("table")).to_have_count(2)
    check()


def test_the_rule_behind_an_example_is_chosen_by_keyboard_alone(open_page: Open) -> None:
    page, pupil = open_page(), sit()
    pupils.press(pupil, "next", "next")
    type_line(page, "goto T-show")
    for prompt in (
        "How much deadwood is left in the best arrangement? 17",
        "Which rule decides here?",
    ):
        press(page, "Next")
        expect(lesson_of(page).locator(".prompt.ask")).to_have_text(prompt)
    tab_to(page, lesson_of(page).locator(f"[data-answer='{right(pupil)}']"))
    page.keyboard.press("Enter")
    feedback = lesson_of(page).get_by_role("region", name="Feedback")
    expect(feedback.locator(".headline")).to_have_text("Right.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_form_is_for_everyone(open_page: Open, scheme: str, screen: tuple[int, int]) -> None:
    width, height = screen
    page = open_page(color_scheme=scheme, viewport={"width": width, "height": height})
    for form, item in ITEMS.items():
        type_line(page, f"goto T-{form}")
        type_line(page, item.wrong[0].answer)
        expect(lesson_of(page).get_by_role("region", name="Feedback")).to_be_visible()
        assert violations(page, ".gin") == [], form
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), form
    small = page.evaluate(
        """() => [...document.querySelectorAll('.gin button, .gin input, .gin [role=option]')]
        .filter(e => e.offsetParent)
        .map(e => [e.outerHTML.slice(0, 80), e.getBoundingClientRect()])
        .filter(([, box]) => box.width < 24 || box.height < 24)"""
    )
    assert small == []


def test_colours_that_the_reader_forces_leave_every_mark(open_page: Open) -> None:
    page = open_page(forced_colors="active")
    type_line(page, "goto T-group")
    pick(page, "9c")
    paper = lesson_of(page).locator("[role=option][aria-selected=true] .paper")
    others = lesson_of(page).locator("[role=option][aria-selected=false] .paper").first
    stroke = "element => getComputedStyle(element).strokeWidth"
    assert paper.evaluate(stroke) != others.evaluate(stroke)
    focused = page.locator(":focus")
    assert focused.evaluate("element => getComputedStyle(element).outlineStyle") == "solid"


def test_a_reload_in_the_middle_of_an_item_comes_back_to_it(open_page: Open) -> None:
    page = open_page()
    type_line(page, "goto T-group")
    type_line(page, "9C9D9H / 9STSJSQS")
    press(page, "Next")
    prompt = lesson_of(page).locator(".prompt.ask")
    expect(prompt).to_have_text("Find the other way.")
    page.reload()
    expect(prompt).to_have_text("Find the other way.")
    expect(lesson_of(page).get_by_role("status")).to_contain_text("Continued where you were.")
    expect(lesson_of(page).get_by_role("list", name="Steps").locator("li")).to_have_count(1)


PLACE = "Alone, 3 of 4"


def put_in(where: Locator, code: str) -> None:
    """Give a lesson or the course page a resume code."""
    where.get_by_text("Resume code").click()
    box = where.get_by_role("textbox", name="Continue with a code")
    box.fill(code)
    box.press("Enter")


@pytest.mark.parametrize("lesson", ["L01", "L04"])
def test_a_resume_code_goes_on_in_another_browser_and_from_another_lesson(
    open_page: Open, lesson: str
) -> None:
    page = open_page(COURSE["L01"].page)
    type_line(page, "goto L01-3")
    expect(lesson_of(page).locator(".heading")).to_contain_text(PLACE)
    code = lesson_of(page).locator("textarea").input_value()
    other = open_page(COURSE[lesson].page)
    put_in(lesson_of(other), code)
    expect(lesson_of(other).locator(".title")).to_contain_text("L01")
    expect(lesson_of(other).locator(".heading")).to_contain_text(PLACE)


def test_the_course_page_gives_the_code_of_the_course_and_takes_it(
    open_page: Open, site: Server, new_context: Callable[..., BrowserContext]
) -> None:
    page = open_page(COURSE["L01"].page)
    type_line(page, "goto L01-3")
    expect(lesson_of(page).locator(".heading")).to_contain_text(PLACE)
    page.goto(f"{site.url}voila/render/course.ipynb")
    course = page.get_by_role("region", name="Oklahoma Gin: the course")
    course.get_by_text("Resume code").click()
    field = course.get_by_role("textbox", name="Resume code")
    expect(field).to_have_value(re.compile("^[0-9A-Z]{5}-"))
    other = new_context().new_page()
    other.goto(f"{site.url}voila/render/course.ipynb")
    there = other.get_by_role("region", name="Oklahoma Gin: the course")
    expect(there.get_by_role("link", name="Begin: Sixty seconds at the table")).to_be_visible()
    put_in(there, field.input_value())
    there.get_by_role("link", name="Continue: What a card costs").click()
    expect(lesson_of(other).locator(".heading")).to_contain_text(PLACE)
    other.goto("about:blank")


def corners_hidden(page: Page) -> list[str]:
    """The cards whose number and sign lie under another card."""
    hidden: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.gin .hand-area .slot')].filter(slot => {
            const {left, top, width, height} = slot.getBoundingClientRect();
            const points = [[0.1, 0.1], [0.14, 0.3], [0.2, 0.2]];
            return points.some(([x, y]) =>
                !slot.contains(document.elementFromPoint(left + x * width, top + y * height)));
        }).map(slot => slot.dataset.code ?? slot.textContent)"""
    )
    return hidden


@pytest.mark.parametrize("width", [1280, 360])
def test_no_card_hides_the_number_of_another(open_page: Open, width: int) -> None:
    page = open_page(viewport={"width": width, "height": 900})
    type_line(page, "goto T-group")
    cards = lesson_of(page).locator("[role=option]")
    cards.first.scroll_into_view_if_needed()
    assert corners_hidden(page) == []
    for at in range(cards.count()):
        cards.nth(at).focus()
        assert corners_hidden(page) == []
    cards.nth(2).press("Space")
    cards.nth(4).press("Space")
    expect(lesson_of(page).locator("[role=option][aria-selected=true]")).to_have_count(2)
    assert corners_hidden(page) == []
    for _ in range(3):
        type_line(page, "hint")
    expect(lesson_of(page).locator(".ringed")).not_to_have_count(0)
    cards.first.scroll_into_view_if_needed()
    assert corners_hidden(page) == []


def test_a_wrong_number_is_selected_and_an_empty_box_is_told(open_page: Open) -> None:
    page = open_page()
    type_line(page, "goto T-number")
    box = lesson_of(page).get_by_role("textbox", name="Your number")
    press(page, "Check")
    expect(lesson_of(page).get_by_role("status")).to_contain_text("Type a number first.")
    expect(box).to_be_focused()
    page.keyboard.type("16")
    page.keyboard.press("Enter")
    expect(lesson_of(page).get_by_role("region", name="Feedback")).to_contain_text("Not yet.")
    page.keyboard.type("13")
    expect(box).to_have_value("13")


def test_the_end_leads_on_and_begins_at_the_top(open_page: Open) -> None:
    page = open_page(COURSE["L00"].page, viewport={"width": 360, "height": 640})
    type_line(page, "goto L00-1")
    for line in ("stock", "5c6c7c/9s9h9d", "kd", "knock"):
        type_line(page, line)
    lesson = lesson_of(page)
    next_button = lesson.get_by_role("button", name="Next", exact=True)
    next_button.focus()
    page.keyboard.press("Enter")
    onward = lesson.get_by_role("link", name="Next: L01 · What a card costs")
    expect(onward).to_be_focused()
    expect(onward).to_be_in_viewport()
    expect(lesson.locator(".title")).to_be_in_viewport()
    expect(lesson.get_by_role("heading", name="Done.")).to_be_visible()
    page.keyboard.press("Enter")
    expect(lesson_of(page).locator(".title")).to_have_text("L01 · What a card costs")


def test_the_last_check_begins_on_a_second_press_with_no_answer_under_the_focus(
    open_page: Open,
) -> None:
    page = open_page(COURSE["L02"].page)
    lesson_of(page).get_by_role("button", name="Skip to the last check").focus()
    page.keyboard.press("Enter")
    expect(lesson_of(page).get_by_role("status")).to_contain_text("Press again")
    page.keyboard.press("Enter")
    expect(lesson_of(page).locator(".heading")).to_contain_text("Last check, 1 of 2")
    expect(lesson_of(page).locator(".prompt.ask")).to_be_focused()


def test_the_page_of_a_lesson_opens_an_item_and_asks_nothing_of_another_host(
    open_page: Open, site: Server
) -> None:
    page = open_page(f"{COURSE['L01'].page}?item=2&rules=hollywood")
    expect(lesson_of(page).locator(".heading")).to_contain_text("Alone, 2 of 4")
    expect(page.get_by_role("note")).to_contain_text("rules “hollywood”, but there are only")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    expect(lesson_of(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(asked) > 5
    assert [url for url in asked if not url.startswith((site.url, "data:", "blob:"))] == []
    assert violations(page) == []


def test_a_kernel_that_dies_is_told(open_page: Open, site: Server) -> None:
    page = open_page()
    for kernel in site.kernels():
        kernel.kill()
    expect(lesson_of(page).get_by_role("alert")).to_contain_text("is kept in this browser")


def test_the_course_tells_what_was_done_and_leads_on(open_page: Open, site: Server) -> None:
    page = open_page(COURSE["L01"].page)
    type_line(page, "goto L01-3")
    page.goto(f"{site.url}voila/render/course.ipynb")
    course = page.get_by_role("region", name="Oklahoma Gin: the course")
    row = course.get_by_role("listitem").filter(has_text="L01 What a card costs")
    expect(page.get_by_text("Dealing…")).to_have_count(0)
    expect(row).to_contain_text(re.compile(r"\d+ of \d+"))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    course.get_by_role("link", name="Continue: What a card costs").click()
    expect(lesson_of(page).locator(".heading")).to_contain_text("Alone, 3 of 4")
