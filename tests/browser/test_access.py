"""Open to everyone: axe, small screens, dark mode, keys, in Voila and in JupyterLab."""

import re
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from gin_widgets.guide import Session
from tests.browser.lab import run_all_cells
from tests.browser.person import ByCommand, option, said
from tests.browser.servers import Server
from tests.browser.test_match import SEED, match_in_python

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "dark": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"},
    "phone": PHONE,
    "small": {**PHONE, "viewport": {"width": 320, "height": 640}},
}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def violations(page: Page, context: str | None = None) -> list[str]:
    """What axe-core finds, one line for each rule and element."""
    found = Axe().run(page, context, options={"runOnly": {"type": "tag", "values": TAGS}})
    return [
        f"{rule['id']}: {node['html']}"
        for rule in found.response["violations"]
        for node in rule["nodes"]
    ]


def moments(page: Page) -> Iterator[str]:
    """Lead the page through the moments of a hand and name each."""
    yield "start"
    reached = {"start"}
    for action, session in match_in_python(SEED):
        moment = _moment(session)
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        if moment in reached:
            continue
        reached.add(moment)
        yield moment
        if moment == "discard":
            _press_blocked_knock(page, session)
            yield "blocked knock"
        if moment == "over":
            return


def _moment(session: Session) -> str:
    return str(session.game.view.phase)


def _press_blocked_knock(page: Page, session: Session) -> None:
    """Select a card and press the knock that its limit refuses."""
    option(page, next(iter(session.game.view.hand))).click()
    knock = page.get_by_role("button", name=re.compile("^Knock"))
    expect(knock).to_have_attribute("aria-disabled", "true")
    # A blocked button can be pressed all the same; Playwright would wait for it to be enabled.
    knock.click(force=True)
    expect(page.get_by_role("status")).to_contain_text("Knock needs")


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_and_nothing_sticks_out(
    size: str, table_page: Callable[..., Page]
) -> None:
    page = table_page(seed=SEED, **SIZES[size])
    looked_at = set()
    for moment in moments(page):
        looked_at.add(moment)
        assert violations(page) == [], f"at {moment}"
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1], f"the page scrolls sideways at {moment}: {width}"
    assert looked_at >= {"start", "draw", "discard", "blocked knock", "over"}


@pytest.mark.parametrize("size", ["phone", "small"])
def test_targets_are_large_enough_for_a_finger(size: str, table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED, **SIZES[size])
    for moment in moments(page):
        controls = page.locator(".gin :is(button, input, summary, [role=option]):visible").all()
        assert len(controls) > 4, moment
        for control in controls:
            box = control.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44, (moment, control.text_content(), box)


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_the_table_is_crossed_with_few_tabs(key: str, table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    # What follows the table on a page of a notebook, so that both ways lead through all of it.
    page.evaluate("document.body.append(document.createElement('button'))")
    before, after = page.get_by_role("link", name="Front page"), page.locator("body > button")
    start, end = (before, after) if key == "Tab" else (after, before)
    start.focus()
    page.keyboard.press(key)
    stops = 0
    while page.locator(".gin :focus").count() and stops < 12:
        page.keyboard.press(key)
        stops += 1
    expect(end).to_be_focused()
    assert 6 <= stops <= 9


def test_one_message_is_spoken_for_one_action(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    page.evaluate(
        """() => {
          window.heard = [];
          const status = document.querySelector('.gin [role=status]');
          new MutationObserver(() => window.heard.push(status.textContent))
            .observe(status, { childList: true, subtree: true, characterData: true });
        }"""
    )
    expected = []
    for action, session in match_in_python(SEED):
        ByCommand(page).do(action)
        expected.append(said(session.said["text"]))
        expect(page.get_by_role("status")).to_have_text(expected[-1])
        if session.game.view.result:
            break
    heard = page.evaluate("window.heard.filter((text, i) => text !== window.heard[i - 1])")
    assert heard == expected


@pytest.fixture
def lab_page(lab: Server, new_context: Callable[..., BrowserContext]) -> Page:
    """The notebook `play` in JupyterLab, all its cells run."""
    page = new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.goto(f"{lab.url}lab/tree/play.ipynb?reset&token={lab.token}")
    run_all_cells(page)
    expect(page.get_by_role("listbox", name="Your hand")).to_be_visible()
    return page


def test_the_table_works_in_jupyterlab_and_leaves_its_keys_alone(lab_page: Page) -> None:
    page = lab_page
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    page.get_by_role("textbox", name="Command").fill("hand order")
    page.get_by_role("textbox", name="Command").press("Enter")
    status = page.get_by_role("status").and_(page.locator(".gin *"))
    expect(status).to_have_text("Your own order.")
    assert violations(page, ".gin") == []
    page.get_by_role("listbox", name="Your hand").get_by_role("option").first.focus()
    for key in "ddxabmygf":
        page.keyboard.press(key)
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    expect(page.get_by_role("listbox", name="Your hand")).to_be_visible()
