"""Three to six at the table in a real browser: a hand played, and nothing amiss at any size."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.guide import Session
from tests.browser.measures import violations
from tests.browser.person import ByClicks, ByCommand, said, spoken
from tests.guide.sitting import next_action, press, sit

SEEDS = {3: 120, 6: 129}
"""Hands with a draw, a throw and a layoff."""
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
SMALL_ONES = ("small", "small, dark")
WIDE = {"viewport": {"width": 1280, "height": 720}}
SIZES = {
    "small": SMALL,
    "small, dark": {**SMALL, "color_scheme": "dark"},
    "wide": WIDE,
    "wide, dark": {**WIDE, "color_scheme": "dark"},
}


def hand_in_python(players: int) -> Iterator[tuple[str, Session]]:
    """Each action of a person who plays one hand by the simple rule, and the session after it."""
    session = sit("house", SEEDS[players], players)
    while session.game.view.result is None:
        action = next_action(session)
        press(session, action)
        yield action, session


def status(session: Session, *, small: bool) -> str:
    """What the status line holds: on a small screen the whole for the ear, less for the eye."""
    answer = session.said
    if small and answer["short"]:
        return spoken(answer["text"]) + said(answer["short"])
    return said(answer["text"])


def check(page: Page, moment: str) -> None:
    """Nothing for axe to find, nothing that sticks out, the folded panels opened too."""
    page.evaluate("for (const d of document.querySelectorAll('.gin details')) d.open = true")
    assert violations(page) == [], f"at {moment}"
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], f"the page scrolls sideways at {moment}: {width}"


def test_a_hand_of_three_is_played_with_clicks(table_page: Callable[..., Page]) -> None:
    page = table_page(steps=False, seed=SEEDS[3], players=3)
    person = ByClicks(page)
    for action, session in hand_in_python(3):
        person.do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
    lines = page.get_by_role("log").locator("li").all_text_contents()
    assert lines == [said(line["text"]) for line in session.state()["log"]]
    for name in ("You", "Ada", "Ben"):
        expect(page.locator(".hands .side .who").get_by_text(name, exact=True)).to_be_visible()
    ByCommand(page).do("next")
    expect(page.get_by_text(re.compile("^Hand 2 ·"))).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_with_six_and_nothing_sticks_out(
    size: str, table_page: Callable[..., Page]
) -> None:
    page = table_page(steps=False, seed=SEEDS[6], players=6, **SIZES[size])
    check(page, "start")
    reached = {"start"}
    for action, session in hand_in_python(6):
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(status(session, small=size in SMALL_ONES))
        moment = str(session.game.view.phase)
        if moment not in reached:
            check(page, moment)
        reached.add(moment)
    assert reached >= {"start", "draw", "discard", "layoff", "over"}


@pytest.mark.parametrize(
    ("players", "size"), [(4, "small"), (5, "small"), (4, "wide"), (5, "wide")]
)
def test_axe_finds_nothing_with_four_and_five(
    players: int, size: str, table_page: Callable[..., Page]
) -> None:
    page = table_page(rules="elimination", seed=4217, players=players, **SIZES[size])
    expect(page.locator(".seats.several > li")).to_have_count(players - 1)
    check(page, "start")


def test_targets_are_large_enough_for_a_finger(table_page: Callable[..., Page]) -> None:
    page = table_page(steps=False, seed=SEEDS[6], players=6, **SMALL)
    for action, session in hand_in_python(6):
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(status(session, small=True))
    controls = page.locator(".gin :is(button, input, summary, [role=option]):visible").all()
    for control in controls:
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, (control.text_content(), box)


def test_an_address_that_asks_for_too_many_deals_for_two_and_says_so(
    table_page: Callable[..., Page],
) -> None:
    page = table_page(players=7)
    expect(page.get_by_role("note")).to_have_text(
        "The address asks for “7” players, but the rules house are for 2 to 6."
    )
    expect(page.locator(".seats > li")).to_have_count(1)
