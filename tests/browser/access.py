"""Is the table open to everyone? The figures, criterion by criterion: python -m tests.browser.access.

Every criterion is measured in Voila and in JupyterLab. What takes long is measured here alone; the
suite asserts the rest with the same functions (test_access, test_match, test_lab).
"""

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from gin_widgets.lab.tools import TOOLS
from tests.browser import measures, trials
from tests.browser.get_chromium import FLAGS, chromium
from tests.browser.lab import run_all_cells
from tests.browser.measures import Audit, Target
from tests.browser.servers import Server, gin_server, lab_server
from tests.browser.states import SEED, STATES, Sitting, State, resize, walk
from tests.browser.test_match import WAYS

LOOKS = {
    "wide": (1280, 800, "light"),
    "wide, dark": (1280, 800, "dark"),
    "tablet": (768, 1024, "light"),
    "phone": (360, 740, "light"),
    "small": (320, 640, "light"),
    "small, dark": (320, 640, "dark"),
}
"""Width and height of the window in CSS pixels, and the theme of the page."""
TOUCH = 480
"""Up to this width of the window, in CSS pixels, what is pressed must be large enough for a finger."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What was measured of one state in one look."""

    state: str
    look: str
    audit: Audit
    targets: list[Target]
    sideways: int
    moving: list[str]
    misnamed: list[str]
    lines: float
    """The lowest contrast of an outline or of the ring of the focus."""
    suits: float
    """The lowest contrast of a suit on its card."""

    @property
    def where(self) -> str:
        return f"{self.state}, {self.look}"

    @property
    def touch(self) -> list[Target]:
        """What a finger presses, on a screen where fingers press."""
        return self.targets if LOOKS[self.look][0] <= TOUCH else []


def voila_table(browser: Browser, server: Server) -> Sitting:
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.goto(f"{server.url}voila/render/play.ipynb?seed={SEED}")
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    return Sitting(page, server)


def lab_table(browser: Browser, server: Server) -> Sitting:
    """The notebook `play` in JupyterLab; the game is brought to it by its code."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{server.url}lab/tree/play.ipynb?reset&token={server.token}")
    run_all_cells(page)
    expect(page.get_by_role("listbox", name="Your hand")).to_be_visible()
    page.evaluate("jupyterapp.shell.collapseLeft()")
    at = Sitting(page, server, within=".gin")
    at.bring()
    expect(at.status).to_contain_text("Here is your game again")
    return at


def dress(at: Sitting, scheme: str) -> None:
    """The page in the light or in the dark, as its reader has it."""
    if at.within:
        name = f"JupyterLab {scheme.capitalize()}"
        at.page.evaluate(
            "(theme) => jupyterapp.commands.execute('apputils:change-theme', { theme })", name
        )
    else:
        at.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    wanted = "light" if at.page.evaluate("matchMedia('print').matches") else scheme
    projected = at.page.locator(".gin[data-projector]").count()
    expect(at.page.locator(".gin")).to_have_attribute(
        "data-theme", "light" if projected else wanted
    )


def look_around(at: Sitting, looks: tuple[str, ...] = tuple(LOOKS)) -> Iterator[Seen]:
    """Lead the page through all states, and measure each in all looks."""
    for state in walk(at):
        for look in looks:
            width, height, scheme = LOOKS[look]
            dress(at, scheme)
            resize(at.page, state, width, height)
            yield seen(at, state, look)
        dress(at, "light")
        resize(at.page, state, *LOOKS["wide"][:2])


def seen(at: Sitting, state: State, look: str) -> Seen:
    page = at.page
    return Seen(
        state.name,
        look,
        measures.audit(page, at.within),
        measures.targets(page),
        measures.sideways(page),
        measures.motion(page),
        measures.misnamed(measures.card_names(page)),
        measures.lowest(page, measures.LINES),
        measures.lowest(page, measures.SUITS),
    )
