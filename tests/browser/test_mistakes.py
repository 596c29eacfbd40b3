"""What a person does wrong at the table gets one sentence and changes nothing."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from gin_widgets.guide import Session
from tests.browser.person import ByClicks, ByCommand, option, said
from tests.browser.servers import Server
from tests.browser.test_match import SEED, match_in_python


def log_of(page: Page) -> list[str]:
    return page.get_by_role("log").locator("li").all_text_contents()


def lead_to_draw(page: Page) -> Session:
    """Play until the person may draw."""
    for action, session in match_in_python(SEED):
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        if session.game.view.phase == "draw":
            return session
    raise AssertionError("a hand has a draw")


def test_nonsense_in_the_command_box_stays_there_to_be_mended(
    table_page: Callable[..., Page],
) -> None:
    page = table_page(seed=SEED)
    before = log_of(page)
    box = page.get_by_role("textbox", name="Command")
    for nonsense in ("fold", "throw 8x", "<b>", "__import__('os')", "draw now", "lay"):
        box.fill(nonsense)
        box.press("Enter")
        expect(page.locator(".gin [role=status].refused")).to_contain_text("Now possible")
        expect(box).to_have_value(nonsense)
        expect(box).to_be_focused()
    assert log_of(page) == before


def test_a_double_click_draws_one_card(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    session = lead_to_draw(page)
    turn = session.game.turn
    page.get_by_role("button", name="Draw", exact=True).dblclick()
    session.handle({"kind": "intent", "turn": turn, "action": "stock"})
    expect(page.get_by_role("listbox", name="Your hand").get_by_role("option")).to_have_count(11)
    lines = session.state()["log"]
    assert log_of(page) == [said(line["text"]) for line in lines]


def test_a_blocked_button_says_why_and_changes_nothing(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    before = log_of(page)
    draw = page.get_by_role("button", name="Draw", exact=True)
    expect(draw).to_have_attribute("aria-disabled", "true")
    # A blocked button can be pressed all the same; Playwright would wait for it to be enabled.
    draw.click(force=True)
    expect(page.get_by_role("status")).to_contain_text("First say whether you take the")
    assert log_of(page) == before


def test_the_taken_card_cannot_be_thrown_back(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    session = Session(next(iter(match_in_python(SEED)))[1].game)
    upcard = session.game.view.upcard
    ByCommand(page).do("take")
    expect(page.get_by_role("status")).to_contain_text("You took the first upcard")
    before = log_of(page)
    ByCommand(page).do(f"discard {upcard.code}")
    expect(page.get_by_role("status")).to_contain_text("it must stay until your next turn")
    option(page, upcard).click()
    page.get_by_role("button", name="Throw", exact=True).click(force=True)
    expect(page.get_by_role("status")).to_contain_text("it must stay until your next turn")
    assert log_of(page) == before


def test_a_tap_plays_as_well_as_a_click(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED, viewport={"width": 360, "height": 740}, has_touch=True)
    person = ByClicks(page, touch=True)
    for action, session in match_in_python(SEED):
        person.do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        if session.game.view.result:
            return


def test_a_kernel_that_dies_is_told(table_page: Callable[..., Page], voila: Server) -> None:
    page = table_page(seed=SEED)
    for kernel in voila.kernels():
        kernel.kill()
    expect(page.get_by_role("alert")).to_contain_text("No answer from the table")
    assert page.get_by_role("listbox", name="Your hand").is_visible()
