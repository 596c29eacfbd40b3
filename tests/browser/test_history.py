"""Back and forth in the hand, in a real browser."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from gin_widgets.guide import Session
from tests.browser.person import ByCommand, said
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
