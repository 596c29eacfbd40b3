"""The end of a hand in the browser: its steps by keyboard, layoffs for the computer, sums, log."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.cards import Card
from gin_widgets.explain.wording import capital, card_name
from gin_widgets.guide import Session
from tests.browser.measures import violations
from tests.browser.person import ByCommand, ByKeyboard, said
from tests.browser.sizes import SIZES
from tests.browser.test_match import SEED, match_in_python
from tests.guide.sitting import press

TABLE = Callable[..., Page]


def lead(page: Page, step: str, *, helped: bool = False) -> Session:
    """Play to this step of the first showdown that begins with the person's melds.

    With `helped` it is one in which the computer has something to lay off.
    """
    for action, session in match_in_python(SEED):
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        able = session._stage.now is not None and session._stage.now.lendable is not None
        if session.state()["save"]["step"] == step and (able or not helped):
            return session
    raise AssertionError("the match has no such step")


@pytest.mark.parametrize("size", SIZES)
def test_the_showdown_goes_on_by_the_enter_key(size: str, table_page: TABLE) -> None:
    page = table_page(seed=SEED, **SIZES[size])
    session = lead(page, "melds")
    button = page.get_by_role("button", name="Next step")
    button.focus()
    steps = page.get_by_role("list", name="Showdown")
    while session.state()["scene"]:
        expect(steps.locator("[aria-current]")).to_have_count(1)
        expect(button).to_be_focused()
        assert violations(page) == []
        width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width[0] <= width[1]
        expect(page.locator(".gin .verdict")).to_have_count(0)
        page.keyboard.press("Enter")
        press(session, "step")
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
    result = session.state()["result"]
    assert result is not None
    expect(page.locator(".gin .verdict")).to_have_text(said(result["headline"]))
    expect(page.get_by_role("button", name="Next hand")).to_be_focused()


def test_the_layoffs_of_the_computer_are_made_by_keyboard(table_page: TABLE) -> None:
    page = table_page(seed=SEED)
    session = lead(page, "own", helped=True)
    page.get_by_role("button", name="Lay off for North").press("Enter")
    press(session, "together")
    status = page.get_by_role("status")
    expect(status).to_have_text(said(session.said["text"]))
    hand = page.get_by_role("listbox", name="The hand of North")
    expect(hand).to_be_visible()
    assert violations(page) == []
    action = next(each for each in session._shown.view.legal if str(each).startswith("lay"))
    name = capital(card_name(Card.parse(str(action).split()[1])))
    hand.get_by_role("option", name=re.compile(f"^{name},")).press("Enter")
    ByKeyboard(page).choose(str(action))
    press(session, str(action))
    expect(status).to_have_text(said(session.said["text"]))
    page.get_by_role("button", name="Done", exact=True).press("Enter")
    again = page.locator("button.armed")
    if again.count():
        again.press("Enter")
    press(session, "done")
    expect(status).to_have_text(said(session.said["text"]))


def test_a_page_that_is_loaded_anew_comes_back_to_its_step(table_page: TABLE) -> None:
    page = table_page(seed=SEED)
    session = lead(page, "own")
    page.reload()
    page.get_by_role("button", name=re.compile("^Continue hand")).click()
    expect(page.get_by_role("status")).to_contain_text("Step 2 of 5.")
    page.get_by_role("button", name="Next step").click()
    press(session, "step")
    expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))


def test_a_hand_opens_to_its_sum_and_the_log_shows_one_side(table_page: TABLE) -> None:
    page = table_page(seed=SEED)
    for action, session in match_in_python(SEED):
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        if len(session.game.match.finished) == 2 and not session.state()["scene"]:
            break
    score = session.state()["score"]
    first, last = (page.get_by_role("button", name=row["label"]) for row in score["rows"])
    last.focus()
    page.keyboard.press("ArrowUp")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-expanded", "true")
    lines = page.locator(".opened .sums tbody th")
    assert lines.all_text_contents() == [said(each["text"]) for each in score["rows"][0]["sums"]]
    log = page.get_by_role("log")
    log.get_by_role("button").last.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Mine")).to_be_checked()
    mine = [said(each["text"]) for each in session.state()["log"] if each["who"] == "you"]
    assert log.locator("li").all_text_contents() == mine
    assert violations(page) == []
    log.get_by_role("button").first.click()
    expect(page.get_by_role("status")).to_contain_text("Turn 1")


def test_a_quiet_page_warns_before_it_is_put_to_sleep(table_page: TABLE) -> None:
    page = table_page(seed=SEED)
    ByCommand(page).do("pass")
    expect(page.get_by_role("status")).to_contain_text("You passed")
    page.clock.install()
    page.reload()
    awake = page.get_by_role("button", name="I am here")
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    page.clock.fast_forward("07:50")
    expect(awake).to_have_count(0)
    page.clock.fast_forward("00:15")
    expect(page.get_by_role("status")).to_contain_text("Are you still there?")
    assert violations(page) == []
    awake.press("Enter")
    expect(awake).to_have_count(0)
    page.clock.fast_forward("08:05")
    expect(awake).to_be_visible()
