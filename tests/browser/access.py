"""Is the table open to everyone? Its figures by criterion: python -m tests.browser.access.

Every criterion is measured in Voila and in JupyterLab. What takes long is measured here alone; the
suite asserts the rest with the same functions (test_access, test_match, test_lab).
"""

import math
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route, expect, sync_playwright

from gin_widgets.lab.tools import TOOLS
from tests.browser import measures, trials
from tests.browser.get_chromium import FLAGS, chromium
from tests.browser.lab import run_all_cells
from tests.browser.measures import Audit, Target
from tests.browser.servers import Server, gin_server, lab_server
from tests.browser.states import HERE, SEED, Sitting, State, resize, walk
from tests.browser.test_lab import open_tool
from tests.browser.test_match import SEED as MATCH
from tests.browser.test_match import WAYS, played
from tests.guide.sitting import sit

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
"""Up to this width of the window, in CSS pixels, what is pressed must be as large as a finger."""


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


def voila_table(
    browser: Browser, server: Server, seed: int = SEED, players: int = 2, notebook: str = "play"
) -> Sitting:
    """A table of `gin-widgets play`, dealt by its address."""
    at = sit_down(browser, server, seed, players)
    at.page.goto(f"{server.url}voila/render/{notebook}.ipynb?seed={seed}&players={players}")
    expect(at.page.locator(".gin").first).to_be_visible()
    return at


def lab_table(
    browser: Browser, server: Server, seed: int = SEED, players: int = 2, notebook: str = "play"
) -> Sitting:
    """The same notebook in JupyterLab; the game is brought to its table by the game's code."""
    at = sit_down(browser, server, seed, players)
    page = at.page
    page.goto(f"{server.url}lab/tree/{notebook}.ipynb?reset&token={server.token}")
    run_all_cells(page)
    expect(page.locator(".gin").first).to_be_visible()
    page.evaluate("jupyterapp.shell.collapseLeft()")
    at.within = ".gin"
    at.margin = page.evaluate("innerWidth - document.querySelector('.gin').clientWidth")
    if notebook == "play":
        at.bring()
        expect(at.status).to_contain_text("Here is your game again")
    return at


def sit_down(browser: Browser, server: Server, seed: int, players: int) -> Sitting:
    """A page that gets nothing from other hosts and moves nothing."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.set_viewport_size({"width": 1280, "height": 800})
    at = Sitting(page, server, sit("house", seed, players, steps=True))
    host = f"//{urlsplit(server.url).netloc}/"

    def keep_away(route: Route) -> None:
        at.foreign.append(route.request.url)
        route.abort()

    page.route(lambda url: host not in url and url.startswith("http"), keep_away)
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
            resize(at, state, width, height)
            yield seen(at, state, look)
        dress(at, "light")
        resize(at, state, *LOOKS["wide"][:2])


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


@dataclass(frozen=True, slots=True)
class Figure:
    """What one criterion came to in one place."""

    shown: str
    passes: bool


Figures = dict[str, Figure]

CRITERIA = {
    "A1": "axe-core: violations, unreviewed doubts",
    "A2": "smallest target: any, on a phone, card, action (24, 44, 44, 44 px)",
    "A3": "lowest contrast: text, suits, lines; on a projector (4.5, 4.5, 3; 7)",
    "A4": "pixels of sideways scroll, 320 to 1280, two to six players",
    "A5": "cut or covered at 200 % and with wide spaces",
    "A6": "stops of the focus out of sight at 320 x 640",
    "A7": "what moves for who wants no motion",
    "A8": "ways of four in which a match leaves the same log",
    "A9": "stops of Tab through the table (9), faults",
    "A10": "effects of keys outside the table or switched off",
    "A11": "messages in a match, those amiss",
    "A12": "cards named in full in a match, misnamed",
    "A13": "what is told by colour alone",
    "A14": "what is lost in forced colours",
    "A15": "faults in following page, choice and projector",
    "A16": "what flashes, or ends by a clock",
    "A17": "cells that the notebook's keys changed",
    "A18": "requests to other hosts",
    "A19": "tools of the lab, charts without name, summary or numbers",
}


def figures_of_states(all_seen: list[Seen]) -> Figures:
    """The criteria that are measured in every state."""
    doubts = [f"{each.where}: {text}" for each in all_seen for text in each.audit.unsure]
    violated = [f"{each.where}: {text}" for each in all_seen for text in each.audit.violations]
    moving = [f"{each.where}: {text}" for each in all_seen for text in each.moving]
    any_target = smallest(target for each in all_seen for target in each.targets)
    touch = [target for each in all_seen for target in each.touch]
    pressed, card, action = (
        smallest(target for target in touch if part in ("", target.part))
        for part in ("", "card", "action")
    )
    text, suits, lines = (
        min(each.audit.contrast for each in all_seen),
        min(each.suits for each in all_seen),
        min(each.lines for each in all_seen),
    )
    projected = min(each.audit.contrast for each in all_seen if each.state == "projector")
    beyond = max(each.sideways for each in all_seen)
    return {
        "A1": Figure(f"{len(violated)}, {len(doubts)}", not violated and not doubts),
        "A2": Figure(
            " / ".join(f"{size:.0f}" for size in (any_target, pressed, card, action)),
            any_target >= 24 and min(pressed, card, action) >= 44,
        ),
        "A3": Figure(
            f"{text:.2f} / {suits:.2f} / {lines:.2f}; {projected:.2f}",
            text >= 4.5 and suits >= 4.5 and lines >= 3 and projected >= 7,
        ),
        "A4": Figure(str(max(beyond, 0)), beyond <= 0),
        "A7": Figure(str(len(moving)), not moving),
    }


def smallest(targets: Iterator[Target]) -> float:
    """The smallest size; where there are none, as on no phone, it is without bound."""
    return min((target.size for target in targets), default=math.inf)


def figures_of_trials(at: Sitting) -> Figures:
    """The criteria that are tried out, at a table where a card is to be thrown."""
    found = {name: trial(at) for name, trial in trials.TRIALS.items()}
    for name, faults in found.items():
        for fault in faults:
            print(f"{name}: {fault}", file=sys.stderr)
    figures = {name: Figure(str(len(faults)), not faults) for name, faults in found.items()}
    there, back = trials.stops(at), trials.stops(at, "Shift+Tab")
    figures["A9"] = Figure(f"{there}, {back}, {len(found['A9'])}", figures["A9"].passes)
    return figures


def figures_of_matches(tables: Callable[..., Sitting], browser: Browser, server: Server) -> Figures:
    """The criteria that need a whole match, which is played in each way."""
    found = {}
    for way in WAYS:
        at = tables(browser, server, seed=MATCH)
        found[way] = played(at.page, way)
        leave(at)
    equal = [way for way, match in found.items() if match.log == match.expected]
    amiss = [f"{way}: {text}" for way, match in found.items() for text in match.amiss]
    misnamed = [text for match in found.values() for text in match.misnamed]
    cards = set().union(*(match.cards for match in found.values()))
    told = len(found["command"].told)
    for fault in (*amiss, *misnamed):
        print(f"in a match: {fault}", file=sys.stderr)
    return {
        "A8": Figure(str(len(equal)), len(equal) == len(WAYS)),
        "A11": Figure(f"{told}, {len(amiss)}", not amiss),
        "A12": Figure(f"{len(cards)}, {len(misnamed)}", not misnamed and len(cards) > 40),
    }


def sideways_with(tables: Callable[..., Sitting], browser: Browser, server: Server) -> int:
    """By how much a table of three to six scrolls sideways at its worst."""
    worst = 0
    for players in range(3, 7):
        at = tables(browser, server, seed=129, players=players)
        for width, height, _ in LOOKS.values():
            resize(at, HERE, width, height)
            worst = max(worst, measures.sideways(at.page))
        leave(at)
    return worst


def figure_of_charts(tables: Callable[..., Sitting], browser: Browser, server: Server) -> Figure:
    at = tables(browser, server, notebook="lab")
    faults = []
    for key in TOOLS:
        open_tool(at.page, key)
        faults += measures.unreadable(at.page)
    leave(at)
    return Figure(f"{len(TOOLS)}, {len(faults)}", not faults)


def leave(at: Sitting) -> None:
    """Go, as a person goes; a page of Voila takes its kernel along."""
    # While this waits for kernels nobody would answer a route, and the farewell is a request.
    at.page.unroute_all(behavior="ignoreErrors")
    at.page.goto("about:blank")
    if not at.within:
        at.server.wait_for_no_kernel()
    at.page.context.close()


def figures(tables: Callable[..., Sitting], browser: Browser, server: Server) -> Figures:
    """Every criterion in one place."""
    at = tables(browser, server)
    at.play_to("discard")
    tried = figures_of_trials(at)
    leave(at)
    at = tables(browser, server)
    in_states = figures_of_states(list(look_around(at)))
    foreign = at.foreign
    leave(at)
    several = sideways_with(tables, browser, server)
    two = in_states["A4"]
    in_states["A4"] = Figure(f"{two.shown}, {several}", two.passes and several <= 0)
    return {
        **tried,
        **in_states,
        **figures_of_matches(tables, browser, server),
        "A18": Figure(str(len(foreign)), not foreign),
        "A19": figure_of_charts(tables, browser, server),
    }


def main() -> None:
    expect.set_options(timeout=30_000)
    folder = Path(tempfile.mkdtemp())
    places: dict[str, tuple[AbstractContextManager[Server], Callable[..., Sitting]]] = {
        "Voila": (gin_server(), voila_table),
        "JupyterLab": (lab_server(folder), lab_table),
    }
    found: dict[str, Figures] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for place, (running, tables) in places.items():
            with running as server:
                found[place] = figures(tables, browser, server)
        browser.close()
    for row in table(found):
        print(row)
    if not all(figure.passes for each in found.values() for figure in each.values()):
        sys.exit(1)


def table(found: dict[str, Figures]) -> Iterator[str]:
    """One row for each criterion, one column for each place."""
    yield f"{'id':4}{'criterion (what passes)':74}" + "".join(f"{p:28}" for p in found) + "pass"
    for name, criterion in CRITERIA.items():
        here = [figures[name] for figures in found.values()]
        passes = "yes" if all(figure.passes for figure in here) else "NO"
        yield f"{name:4}{criterion:74}" + "".join(f"{f.shown:28}" for f in here) + passes


if __name__ == "__main__":
    main()
