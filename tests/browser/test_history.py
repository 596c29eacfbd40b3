"""Back and forth in the hand, in a real browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.guide import Session
from tests.browser.measures import violations
from tests.browser.person import ByCommand, said
from tests.browser.sizes import SIZES
from tests.browser.test_match import SEED, match_in_python
from tests.browser.test_mistakes import log_of
from tests.guide.sitting import press


def lead(page: Page, actions: int) -> Session:
    """Play some actions; the same table in Python."""
    for count, (action, session) in enumerate(match_in_python(SEED), start=1):
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        if count == actions:
            return session
    raise AssertionError("the match is shorter")


def test_undo_and_redo_by_button_and_by_key(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    session = lead(page, 4)
    log, status = log_of(page), page.get_by_role("status")
    page.get_by_role("button", name="Undo", exact=True).click()
    press(session, "undo")
    expect(status).to_have_text(said(session.said["text"]))
    expect(page.get_by_text("Hand 1, practice")).to_be_visible()
    page.locator("[role=option][tabindex='0']").focus()
    page.keyboard.press("Control+z")
    press(session, "undo")
    expect(status).to_have_text(said(session.said["text"]))
    assert len(log_of(page)) < len(log)
    for _ in range(2):
        page.keyboard.press("Control+y")
        press(session, "redo")
        expect(status).to_have_text(said(session.said["text"]))
    assert log_of(page) == log


def look(session: Session, at: int) -> None:
    session.handle({"kind": "look", "turn": session.game.turn, "at": at})


def test_the_hand_is_replayed_by_keys_and_another_move_is_tried(
    table_page: Callable[..., Page],
) -> None:
    page = table_page(seed=SEED)
    session = lead(page, 6)
    status, log = page.get_by_role("status"), log_of(page)
    page.get_by_role("button", name="Undo", exact=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    slider = page.get_by_role("slider", name="Replay")
    slider.focus()
    last = session.timeline.line.at
    for at in (last - 1, last - 2):
        page.keyboard.press("ArrowLeft")
        look(session, at)
        expect(status).to_have_text(said(session.said["text"]))
        expect(slider).to_have_attribute("aria-valuetext", f"{at + 1} of {last + 1}")
        expect(slider).to_be_focused()
    page.keyboard.press("Home")
    look(session, 0)
    expect(status).to_have_text(said(session.said["text"]))
    assert log_of(page) == log
    page.get_by_role("button", name="Try another move here").press("Enter")
    press(session, "try")
    expect(status).to_have_text(said(session.said["text"]))
    expect(page.get_by_text("Trying out · Hand 1")).to_be_visible()
    ByCommand(page).do("take")
    press(session, "take")
    expect(status).to_have_text(said(session.said["text"]))
    page.get_by_role("button", name="Back to the game").press("Enter")
    press(session, "back")
    expect(status).to_have_text(said(session.said["text"]))
    assert log_of(page) == log


def test_a_line_of_the_log_shows_its_moment(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    session = lead(page, 6)
    lines = page.get_by_role("log").get_by_role("button")
    lines.last.focus()
    # All, mine and theirs come first in the bar of the log.
    page.keyboard.press("Home")
    expect(page.get_by_role("radio", name="All", exact=True)).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    look(session, session.state()["log"][2]["at"])
    expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
    expect(page.locator(".gin .prompt")).to_have_text(
        "You are looking back. Nothing is played here."
    )
    expect(page.locator(".gin [aria-current=step]")).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_the_replay_is_for_everyone(size: str, table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED, **SIZES[size])
    lead(page, 5)
    page.get_by_role("button", name="Replay", exact=True).click()
    for lines in ((), ("look 2",), ("try",), ("look 1",)):
        for line in lines:
            box = page.get_by_role("textbox", name="Command")
            box.fill(line)
            box.press("Enter")
            expect(box).to_have_value("")
        assert violations(page) == [], lines
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), lines
        if size in ("phone", "small"):
            for control in page.locator(".gin .history :is(button, input):visible").all():
                shape = control.bounding_box()
                assert shape is not None
                assert min(shape["width"], shape["height"]) >= 44, control.evaluate(
                    "e => e.outerHTML"
                )
