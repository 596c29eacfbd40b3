"""Help in play in a real browser: four rungs by button and by command, for everyone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.guide import Game, Session
from tests.browser.measures import violations
from tests.browser.person import ByCommand, said
from tests.browser.sizes import SIZES
from tests.guide.sitting import press

SEED = 2


@pytest.mark.parametrize("size", SIZES)
def test_help_is_there_rung_by_rung(size: str, table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED, **SIZES[size])
    session, status = Session(Game.start("house", 2, SEED)), page.get_by_role("status")
    ByCommand(page).do("take")
    press(session, "take")
    expect(status).to_have_text(said(session.said["text"]))
    button = page.locator("[data-offer=hint]")
    for rung in range(1, 5):
        button.press("Enter")
        press(session, "hint")
        expect(status).to_have_text(said(session.said["text"]))
        hint = session.state()["hint"]
        assert hint is not None
        assert hint["rung"] == rung
        ringed = page.locator(".gin .ringed")
        expect(ringed).to_have_count(len(hint["cards"]))
        assert violations(page) == [], rung
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), rung
    expect(button).to_have_text("More help")
    if size in ("phone", "small"):
        shape = button.bounding_box()
        assert shape is not None
        assert min(shape["width"], shape["height"]) >= 44
