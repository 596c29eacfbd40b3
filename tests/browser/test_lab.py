"""The lab on its page: guess, set, look, read by keys; every tool, on every screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from gin_widgets.lab.tools import TOOLS
from tests.browser.measures import violations
from tests.browser.sizes import SIZES

LabPage = Callable[..., Page]


def lab_of(page: Page) -> Locator:
    return page.get_by_role("region", name="The lab", exact=True)


def status(page: Page) -> Locator:
    return lab_of(page).get_by_role("status")


@pytest.fixture
def lab_page(page_at: Callable[..., Page]) -> LabPage:
    """Open the page of the lab and wait for it: `lab_page("tool=limit_curve&upcard=5")`."""

    def open_lab(query: str = "", **context: object) -> Page:
        page = page_at(f"lab.ipynb?{query}", **context)
        expect(lab_of(page)).to_be_visible()
        expect(page.get_by_text("Dealing…")).to_have_count(0)
        return page

    return open_lab


def open_tool(page: Page, key: str) -> None:
    """Choose a tool in the menu and look without a guess."""
    phone = lab_of(page).get_by_role("combobox", name="Tools")
    if phone.count():
        phone.select_option(key)
    else:
        lab_of(page).get_by_role("button", name=TOOLS[key].title, exact=True).click()
    expect(lab_of(page).get_by_text(TOOLS[key].about)).to_be_visible()
    lab_of(page).get_by_role("button", name="Show it without a guess").click()
    expect(lab_of(page).locator("figure").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_every_tool_is_open_to_everyone(size: str, lab_page: LabPage) -> None:
    page = lab_page("tool=rule_lab", **SIZES[size])
    for key in TOOLS:
        open_tool(page, key)
        for details in lab_of(page).locator("details").all():
            details.locator("summary").click()
        assert violations(page) == [], key
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1], f"the page scrolls sideways at {key}: {width}"
        figure = TOOLS[key]()
        for picture in figure.pictures:
            expect(lab_of(page).get_by_role("figure", name=picture.name)).to_be_visible()
        expect(lab_of(page).get_by_role("row")).not_to_have_count(0)


def test_a_line_is_drawn_with_the_keys_and_set_beside_what_is_so(lab_page: LabPage) -> None:
    page = lab_page("tool=limit_curve&upcard=6")
    expect(lab_of(page).get_by_text("Draw it for limit 6")).to_be_visible()
    expect(lab_of(page).get_by_role("figure")).to_have_count(0)
    lab_of(page).get_by_role("slider", name="Turn 2").focus()
    for key in ("PageDown", "PageDown", "PageDown", "PageDown", "ArrowRight", "PageDown"):
        page.keyboard.press(key)
    expect(lab_of(page).get_by_role("slider", name="Turn 4")).to_be_focused()
    lab_of(page).get_by_role("button", name="Show it", exact=True).press("Enter")
    expect(status(page)).to_contain_text("Your line is off by")
    expect(lab_of(page).locator(".legend")).to_contain_text("your guess")


def test_a_line_is_drawn_by_pressing_and_dragging(lab_page: LabPage) -> None:
    page = lab_page("tool=limit_curve")
    pad = lab_of(page).locator(".pad svg")
    box = pad.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] - 60)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 40, box["y"] + 40, steps=20)
    page.mouse.up()
    heights = [
        int(mark.get_attribute("aria-valuenow") or 0)
        for mark in lab_of(page).get_by_role("slider").all()
        if mark.get_attribute("data-mark")
    ]
    assert heights == sorted(heights)
    assert heights[0] < 25 < 75 < heights[-1]


def test_a_slider_moves_the_picture_and_its_sentence(lab_page: LabPage) -> None:
    page = lab_page("tool=limit_curve")
    lab_of(page).get_by_role("button", name="Show it without a guess").click()
    summary = lab_of(page).locator(".summary")
    expect(summary).to_contain_text("With limit 10")
    expect(summary).to_be_focused()
    slider = lab_of(page).get_by_role("slider", name="Upcard")
    slider.focus()
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
    expect(summary).to_contain_text("With gin only")
    expect(slider).to_have_attribute("aria-valuetext", "A (gin only)")
    expect(slider).to_be_focused()


def test_what_cannot_be_is_told_beside_its_control(lab_page: LabPage) -> None:
    page = lab_page("tool=outs_and_odds")
    lab_of(page).get_by_role("button", name="Show it without a guess").click()
    summary = lab_of(page).locator(".summary")
    expect(summary).to_contain_text("4 outs among 41 unseen cards")
    seen = lab_of(page).get_by_role("textbox", name="Cards seen elsewhere")
    seen.fill("3D 5H")
    seen.press("Enter")
    expect(seen).to_have_accessible_description(
        "five of hearts cannot be in the hand and seen elsewhere."
    )
    expect(seen).to_have_value("3D 5H")
    expect(summary).to_contain_text("4 outs among 41 unseen cards")
    seen.fill("3D 7C")
    lab_of(page).get_by_role("button", name="Set: Cards seen elsewhere").click()
    expect(summary).to_contain_text("3 outs among 40 unseen cards")
    lab_of(page).get_by_role("gridcell", name="Ten of clubs: an out").click()
    expect(summary).to_contain_text("2 outs among 39 unseen cards")


def test_a_meld_is_claimed_and_its_rivals_fade(lab_page: LabPage) -> None:
    page = lab_page("tool=meld_overlap")
    lab_of(page).get_by_role("button", name="Show it without a guess").click()
    lab_of(page).get_by_role("button", name="Claim run seven to ten of hearts").click()
    expect(
        lab_of(page).get_by_role("button", name="Claim run seven to ten of hearts")
    ).to_have_attribute("aria-pressed", "true")
    expect(lab_of(page).get_by_role("button", name="Claim set of sevens (lost)")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_an_address_that_asks_for_what_cannot_be_is_answered(lab_page: LabPage) -> None:
    page = lab_page("tool=limit_curve&upcard=11&x=1")
    notes = page.get_by_role("note")
    expect(notes).to_contain_text("Upcard: “11” is no whole number from 1 to 10.")
    expect(notes).to_contain_text("The address asks for “x”, which this page does not know.")


def test_the_answers_of_strategy_stand_on_their_page(page_at: Callable[..., Page]) -> None:
    page = page_at("strategy.ipynb", viewport={"width": 1280, "height": 900})
    expect(lab_of(page)).to_have_count(5, timeout=60_000)
    expect(
        page.get_by_role("figure", name="Who waits for gin, against who knocks at once")
    ).to_be_visible()
    assert violations(page) == []


def test_a_step_of_the_ladder_leads_to_the_table_at_that_turn(lab_page: LabPage) -> None:
    page = lab_page("tool=hand_ladder&seed=4217")
    lab_of(page).get_by_role("button", name="Show it without a guess").click()
    lab_of(page).get_by_role("slider", name="Deadwood after each turn").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(lab_of(page).get_by_text("After turn 3", exact=True)).to_be_visible()
    expect(lab_of(page).get_by_role("slider", name="Turn to look at")).to_have_value("3")
    lab_of(page).get_by_role("link", name="Play on from turn 3 at the table").click()
    table = page.get_by_role("region", name="Oklahoma Gin table")
    expect(table.get_by_role("log")).to_contain_text("and threw the J♥")
    expect(table).to_contain_text("Deadwood 13 = 10 + 2 + 1")
