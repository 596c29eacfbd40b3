"""The review of a hand in a real browser: graded while the table stays alive, and for everyone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.bots import RandomPlayer
from gin_widgets.guide import Game, Session
from tests.browser.measures import violations
from tests.browser.person import ByCommand, said
from tests.browser.sizes import SIZES
from tests.guide.sitting import press

SEED = 2


def played_by_chance(page: Page) -> Session:
    """Both at the end of the hand: the page, and a session that nobody watches."""
    session, player, person = (
        Session(Game.start("house", 2, SEED)),
        RandomPlayer(3),
        ByCommand(page),
    )
    while session.game.match.round.result is None:
        action = str(player.choose(session.game.view))
        person.do(action)
        press(session, action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
    return session


def reviewed(page: Page, session: Session) -> None:
    """The review, begun by its button and graded to the end."""
    page.get_by_role("button", name="Review", exact=True).press("Enter")
    press(session, "review")
    while session.grade():
        pass
    expect(page.get_by_role("status")).to_have_text(said(session.said["text"]), timeout=120_000)


def test_a_better_move_is_found_by_keyboard(table_page: Callable[..., Page]) -> None:
    page = table_page(steps=False, seed=SEED)
    session = played_by_chance(page)
    reviewed(page, session)
    status = page.get_by_role("status")
    expect(page.get_by_text("Choice 1 of")).to_be_visible()
    state = session.state()
    card = state["hand"]["groups"][-1]["cards"][0]["code"]
    for line in (f"throw {card}", "show", "next", "show"):
        _type(page, line)
        session.type(line)
        expect(status).to_have_text(said(session.said["text"]))
    page.get_by_role("button", name="Result", exact=True).press("Enter")
    press(session, "result")
    expect(status).to_have_text(said(session.said["text"]))
    expect(page.get_by_role("button", name="Next hand")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_review_is_for_everyone(size: str, table_page: Callable[..., Page]) -> None:
    page = table_page(steps=False, seed=SEED, **SIZES[size])
    session = played_by_chance(page)
    reviewed(page, session)
    for line in ("", "show"):
        if line:
            _type(page, line)
            expect(page.get_by_role("button", name="Show", exact=True)).to_have_attribute(
                "aria-disabled", "true"
            )
        assert violations(page) == [], line
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), line
        if size in ("phone", "small"):
            for button in page.locator(".gin .review button").all():
                shape = button.bounding_box()
                assert shape is not None
                assert min(shape["width"], shape["height"]) >= 44


def _type(page: Page, line: str) -> None:
    box = page.get_by_role("textbox", name="Command")
    box.fill(line)
    box.press("Enter")
