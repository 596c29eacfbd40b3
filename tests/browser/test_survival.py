"""What breaks between browser and kernel: the game is never lost and never played twice."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

from gin_widgets.guide import Session, code_of
from tests.browser.lab import run_all_cells
from tests.browser.measures import violations
from tests.browser.person import ByCommand, said
from tests.browser.servers import Server
from tests.browser.test_match import SEED, match_in_python
from tests.browser.test_mistakes import log_of
from tests.guide.sitting import next_action, press


def play_until(page: Page, wanted: Callable[[Session], bool]) -> Session:
    """Play until that holds; the same table in Python."""
    for action, session in match_in_python(SEED):
        ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        if wanted(session):
            return session
    raise AssertionError("the match has no such moment")


def mid_turn(session: Session) -> bool:
    """Whether a card was drawn and none thrown, some turns into the hand."""
    return session.game.view.phase == "discard" and len(session.game.log) > 8


def lines(session: Session) -> list[str]:
    return [said(line["text"]) for line in session.state()["log"]]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def table_is_there(page: Page) -> None:
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()


def continue_game(page: Page, session: Session) -> None:
    """Say yes to the game that is offered, and find it as it was."""
    button(page, f"Continue {session.state()['save']['place']}").click()
    expect(page.get_by_role("status")).to_contain_text("Here is your game again")
    expect(page.get_by_role("log").get_by_role("listitem")).to_have_count(len(lines(session)))
    assert log_of(page) == lines(session)


def play_on(page: Page, session: Session) -> None:
    """One more action by both, after which both tell the same."""
    action = next_action(session)
    press(session, action)
    ByCommand(page).do(action)
    expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
    assert log_of(page) == lines(session)


def test_a_kernel_that_is_killed_in_a_turn_loses_nothing(
    table_page: Callable[..., Page], voila: Server
) -> None:
    page = table_page(seed=SEED)
    session = play_until(page, mid_turn)
    for kernel in voila.kernels():
        kernel.kill()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("No answer from the table")
    expect(page.get_by_role("listbox", name="Your hand").get_by_role("option")).to_have_count(11)
    assert log_of(page) == lines(session)
    assert violations(page, ".gin") == []
    button(page, "Try again").click()
    expect(button(page, f"Continue {session.state()['save']['place']}")).to_be_visible()
    assert violations(page, ".gin") == []
    continue_game(page, session)
    play_on(page, session)


def test_a_page_that_is_reloaded_in_the_showdown_comes_back_to_it(
    table_page: Callable[..., Page],
) -> None:
    page = table_page(seed=SEED)
    session = play_until(page, lambda session: session.game.view.phase == "layoff")
    page.reload()
    table_is_there(page)
    continue_game(page, session)
    play_on(page, session)
    while not session.game.view.result:
        play_on(page, session)
    page.reload()
    table_is_there(page)
    continue_game(page, session)
    expect(page.get_by_role("status")).to_contain_text("Step 4 of 5.")
    while session.state()["scene"]:
        play_on(page, session)
    result = session.state()["result"]
    assert result is not None
    expect(page.locator(".gin .verdict")).to_have_text(said(result["headline"]))
    play_on(page, session)


def test_who_wants_the_new_game_is_not_asked_again(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    play_until(page, mid_turn)
    page.reload()
    table_is_there(page)
    button(page, "Play the new one").click()
    expect(page.locator(".gin .kept")).to_have_count(0)
    page.reload()
    table_is_there(page)
    expect(page.get_by_role("status")).not_to_be_empty()
    expect(page.locator(".gin .kept")).to_have_count(0)


class Line:
    """The page's line to the server, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
            return
        socket.connect_to_server()
        self.open.append(socket)

    @contextmanager
    def dropped(self) -> Iterator[None]:
        self.cut = True
        for socket in self.open:
            socket.close()
        self.open.clear()
        yield
        self.cut = False


@pytest.fixture
def line_page(
    voila: Server, new_context: Callable[..., BrowserContext]
) -> Iterator[tuple[Page, Line]]:
    """A table whose line can be cut."""
    page = new_context().new_page()
    line = Line(page)
    page.goto(f"{voila.url}voila/render/play.ipynb?seed={SEED}")
    table_is_there(page)
    yield page, line
    page.goto("about:blank")
    voila.wait_for_no_kernel()


def test_a_line_that_is_cut_is_told_and_taken_up_again(line_page: tuple[Page, Line]) -> None:
    page, line = line_page
    session = play_until(page, lambda session: session.game.view.phase == "draw")
    alert = page.get_by_role("alert")
    with line.dropped():
        button(page, "Draw").click()
        expect(page.get_by_role("status")).to_have_text("Waiting for the table…")
        expect(alert).to_contain_text("No answer from the table")
        assert log_of(page) == lines(session)
        assert violations(page, ".gin") == []
    button(page, "Try again").click()
    expect(alert).to_be_empty()
    expect(button(page, "Try again")).to_have_count(0)
    expect(page.get_by_role("status")).to_contain_text("The table is here again.")
    # The press may have reached the table or not; it never counts twice.
    cards = page.get_by_role("listbox", name="Your hand").get_by_role("option")
    if cards.count() == 11:
        press(session, "stock")
    assert log_of(page) == lines(session)
    play_on(page, session)


def test_a_line_that_comes_back_by_itself_needs_no_press(line_page: tuple[Page, Line]) -> None:
    page, line = line_page
    session = play_until(page, lambda session: session.game.view.phase == "draw")
    with line.dropped():
        expect(page.get_by_role("alert")).to_contain_text("No answer from the table")
    expect(page.get_by_role("alert")).to_be_empty(timeout=60_000)
    assert log_of(page) == lines(session)
    play_on(page, session)


def test_two_tabs_on_one_page_keep_a_game_each(
    voila: Server, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context()
    one, other = context.new_page(), context.new_page()
    for page in (one, other):
        page.goto(f"{voila.url}voila/render/play.ipynb?seed={SEED}")
        table_is_there(page)
    here = play_until(one, lambda session: session.game.view.phase == "discard")
    there = play_until(other, mid_turn)
    assert code_of(here.game) != code_of(there.game)
    for page, session in ((one, here), (other, there)):
        page.reload()
        table_is_there(page)
        continue_game(page, session)
        play_on(page, session)
    for page in (one, other):
        page.goto("about:blank")
    voila.wait_for_no_kernel()


def test_every_button_survives_a_double_click(table_page: Callable[..., Page]) -> None:
    """A hand in which every press is a double click is the hand in which it is a single one."""
    page = table_page(seed=SEED)
    twice = {"pass": "Pass", "stock": "Draw", "pile": "Take", "take": "Take", "done": "Done"}
    session = None
    for action, session in match_in_python(SEED):
        if name := twice.get(action):
            button(page, name).dblclick()
        else:
            ByCommand(page).do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        assert log_of(page) == lines(session)
        if session.timeline.line.can_undo and len(session.game.log) < 9:
            for word in ("undo", "redo"):
                button(page, word.capitalize()).dblclick()
                press(session, word)
                expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
                assert log_of(page) == lines(session)
        if session.game.view.result and not session.state()["scene"]:
            break
    assert session is not None
    button(page, "Replay").dblclick()
    # Who presses a step twice goes two steps.
    button(page, "One moment back").dblclick()
    last = session.timeline.line.at
    expect(page.get_by_role("slider", name="Replay")).to_have_value(str(last - 2))
    expect(button(page, "Try another move here")).to_be_visible()
    button(page, "Try another move here").dblclick()
    expect(page.get_by_text("Trying out")).to_be_visible()
    button(page, "Back to the game").dblclick()
    expect(page.get_by_text("Trying out")).to_have_count(0)
    assert log_of(page) == lines(session)
    button(page, "Next hand").dblclick()
    expect(page.get_by_text("Hand 2 ·")).to_be_visible()


def test_a_code_takes_the_game_to_another_browser(
    table_page: Callable[..., Page], page_at: Callable[..., Page]
) -> None:
    page = table_page(seed=SEED)
    session = play_until(page, mid_turn)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(page, "Copy code").click()
    expect(page.get_by_role("status")).to_contain_text("The code of this game is copied")
    code = page.evaluate("navigator.clipboard.readText()")
    assert code == code_of(session.game)
    there = page_at(f"play.ipynb?g={code}")
    table_is_there(there)
    assert log_of(there) == lines(session)
    play_on(there, session)
    third = table_page(seed=1)
    box = third.get_by_role("textbox", name="Command")
    box.fill(f"restore {code.lower()}")
    box.press("Enter")
    expect(third.get_by_role("status")).to_contain_text("Here is your game again")


def test_a_kernel_that_is_started_anew_in_a_notebook_offers_the_game(
    lab: Server, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.goto(f"{lab.url}lab/tree/play.ipynb?reset&token={lab.token}")
    run_all_cells(page)
    expect(page.get_by_role("listbox", name="Your hand")).to_be_visible()
    status = page.get_by_role("status").and_(page.locator(".gin *"))
    ByCommand(page).do("pass")
    expect(status).to_contain_text("You passed")
    log = log_of(page)
    page.evaluate("jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    alert = page.locator(".gin [role=alert]")
    expect(alert).to_contain_text("No answer from the table")
    button(page, "Try again").click()
    expect(alert).to_contain_text("Run its cell again")
    run_all_cells(page)
    page.get_by_role("button", name="Continue hand 1").click()
    expect(status).to_contain_text("Here is your game again")
    assert log_of(page) == log
