"""The states in which the table is measured and pictured, and how a person gets there.

They follow one another on one page. What a state opens it closes again, so that the next one finds
the table as the game left it. INTERFACE: start, turn, ... are those of its checklist.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from gin_widgets.guide import Session, code_of
from tests.browser.person import ByCommand, option, said
from tests.browser.servers import Server
from tests.guide.sitting import next_action, press, sit

SEED = 271
"""A short hand with an offer, draws, throws, a knock that is refused, two layoffs, an undercut."""


@dataclass
class Sitting:
    """A person at a table in a browser, and the same table in Python."""

    page: Page
    server: Server
    session: Session = field(default_factory=lambda: sit("house", SEED, steps=True))
    within: str | None = None
    """The part of the page that is ours; None is all of it."""
    margin: int = 0
    """What a notebook keeps of the width of the window for itself, in CSS pixels."""
    foreign: list[str] = field(default_factory=list)
    """What the page asked of other hosts, in vain."""

    @property
    def status(self) -> Locator:
        return self.page.locator(".gin [role=status]")

    def bring(self) -> None:
        """Bring this game to a table that was dealt another."""
        self.type(f"restore {code_of(self.session.game)}")

    def bring_anew(self) -> None:
        """Bring the same game from its start."""
        self.session = sit("house", SEED, steps=True)
        self.bring()

    def type(self, line: str) -> None:
        box = self.page.get_by_role("textbox", name="Command")
        box.fill(line)
        box.press("Enter")
        expect(box).to_have_value("")

    def play_to(self, phase: str) -> None:
        """Play by the simple rule until it is the person's turn to do this."""
        while str(self.session.game.view.phase) != phase:
            self.play()

    def play(self) -> None:
        """Do what comes next."""
        action = next_action(self.session)
        press(self.session, action)
        ByCommand(self.page).do(action)
        expect(self.status).to_have_text(said(self.session.said["text"]))


def stay(_: Sitting) -> None:
    """Nothing is to be done."""


@dataclass(frozen=True, slots=True)
class State:
    """A state of the table, how a person gets there, and how the table is as before after it."""

    name: str
    enter: Callable[[Sitting], None]
    leave: Callable[[Sitting], None] = stay
    panel: str = ""
    """The side panel that is being read: where the panels fold it stands open."""


def turn(at: Sitting) -> None:
    at.play_to("draw")


def settings(at: Sitting) -> None:
    at.page.locator(".gin .settings > summary").click()


def escape(at: Sitting) -> None:
    at.page.keyboard.press("Escape")


def look_back(at: Sitting) -> None:
    """Press a line of the log, which shows the table as it was then."""
    at.page.locator(".gin [role=log] button").nth(2).click()
    expect(at.page.locator(".gin [aria-current=step]")).to_be_visible()


def look_at_now(at: Sitting) -> None:
    at.page.locator(".gin [role=log] button").last.click()
    expect(at.page.locator(".gin [aria-current=step]")).to_have_count(0)


def why(at: Sitting) -> None:
    """Select a card; the same press lets go of it again."""
    at.play_to("discard")
    option(at.page, next(iter(at.session.game.view.hand))).click()


def blocked_knock(at: Sitting) -> None:
    """Press the knock that the limit refuses."""
    why(at)
    knock = at.page.get_by_role("button", name=re.compile("^Knock"))
    expect(knock).to_have_attribute("aria-disabled", "true")
    # A blocked button can be pressed all the same; Playwright would wait for it to be enabled.
    knock.click(force=True)
    expect(at.status).to_contain_text("Knock needs")


def group_mode(at: Sitting) -> None:
    """Two loose cards in a group of the person's own."""
    at.type("hand groups")
    loose = at.page.locator(".hand .loose [role=option]")
    codes = [loose.nth(nth).get_attribute("data-code") for nth in (0, 1)]
    at.type(f"group {codes[0]} {codes[1]}")
    expect(at.page.locator(".counter:not(.uncounted)")).to_be_visible()


def grouped_again(at: Sitting) -> None:
    at.type("hand auto")


def layoff(at: Sitting) -> None:
    """The other side has knocked: a card can be laid off."""
    at.play_to("layoff")


def showdown(at: Sitting) -> None:
    """A step before the result."""
    at.play_to("over")
    expect(at.page.locator(".gin .showdown [aria-current=step]")).to_be_visible()


def result(at: Sitting) -> None:
    while at.session.state()["scene"]:
        at.play()


def error_banner(at: Sitting) -> None:
    """The kernel dies in the next hand."""
    at.play_to("draw")
    for kernel in at.server.kernels():
        kernel.kill()
    expect(at.page.locator(".gin [role=alert]")).to_contain_text("No answer from the table")
    if at.within:
        # JupyterLab says so too, in a dialog over everything.
        at.page.locator(".jp-Dialog button").last.click()


def projector(at: Sitting) -> None:
    """Shift+P within the table."""
    at.page.locator(".gin").dispatch_event("keydown", {"key": "P", "shiftKey": True})


def print_out(at: Sitting) -> None:
    at.page.emulate_media(media="print")


def on_screen(at: Sitting) -> None:
    at.page.emulate_media(media="screen")


HERE = State("start", stay)
STATES = (
    HERE,
    State("settings", settings, escape),
    State("turn", turn),
    State("projector", projector, projector),
    State("print", print_out, on_screen),
    State("why", why, why, panel="why"),
    State("blocked knock", blocked_knock, why),
    State("group mode", group_mode, grouped_again),
    State("log", look_back, look_at_now, panel="log"),
    State("layoff", layoff),
    State("showdown", showdown),
    State("result", result),
    State("error banner", error_banner),
)


def walk(at: Sitting, states: tuple[State, ...] = STATES) -> Iterator[State]:
    """Lead the page through the states and stop at each."""
    for state in states:
        state.enter(at)
        yield state
        state.leave(at)


UNFOLD = """async (panel) => {
  const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  await painted();
  const folded = document.querySelector(`.gin .panel.${panel || 'none'} details`);
  if (folded) folded.open = true;
  await painted();
  const moving = document.querySelector('.gin').getAnimations({ subtree: true });
  await Promise.allSettled(moving.map((each) => each.finished));
}"""


def resize(at: Sitting, state: State, width: int, height: int) -> None:
    """The same state in a window of another size, at rest."""
    at.page.set_viewport_size({"width": width + at.margin, "height": height})
    at.page.evaluate(UNFOLD, state.panel)
