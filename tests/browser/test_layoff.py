"""The layoffs of a defender in a real browser: steps, limit and melds share the felt."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from gin_widgets.guide import code_of
from tests.browser.states import SEED
from tests.guide.sitting import next_action, press, sit

WIDTHS = (1280, 1000, 800, 360)


@pytest.mark.parametrize("players", [2, 6])
def test_the_limit_lies_over_no_step_and_no_hand(
    players: int, table_page: Callable[..., Page]
) -> None:
    session = sit("house", {2: SEED, 6: 129}[players], players, steps=True)
    while session.game.view.phase != "layoff":
        press(session, next_action(session))
    page = table_page(players=players)
    restore = page.get_by_role("textbox", name="Command")
    restore.fill(f"restore {code_of(session.game)}")
    restore.press("Enter")
    expect(page.locator(".board > .limit-spot")).to_be_visible()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        limit, board = edges(page.locator(".limit-spot")), edges(page.locator(".board"))
        parts = page.locator(".showdown li, .seats > li").all()
        assert len(parts) == 5 + players - 1
        for part in parts:
            left, top, right, bottom = edges(part)
            apart = right <= limit[0] or left >= limit[2] or bottom <= limit[1] or top >= limit[3]
            assert apart, (width, part.text_content())
            assert right <= board[2], (width, part.text_content())


def edges(part: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn of it."""
    box = part.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
