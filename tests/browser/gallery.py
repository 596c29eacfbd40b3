"""Pictures of the table in its states, to be looked at: python -m tests.browser.gallery DIR.

Each state at three sizes, in the light, in the dark and for a projector, and the starts of tables
of three and six. On a phone the picture is the window, elsewhere the whole page.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.access import voila_table
from tests.browser.get_chromium import FLAGS, chromium
from tests.browser.servers import Server, gin_server
from tests.browser.states import Sitting, State, projector, resize, walk

SIZES = ((1280, 800), (768, 1024), (360, 740), (320, 640))
DRESSES = ("light", "dark", "projector")
PHONE = 480


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with gin_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        at = voila_table(browser, server)
        for state in walk(at):
            for dress in DRESSES:
                pictures(at, state, dress, folder)
        at.page.goto("about:blank")
        for players in (3, 6):
            several(browser, server, players, folder)
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def pictures(at: Sitting, state: State, dress: str, folder: Path) -> None:
    """One state, dressed so, at every size."""
    page = at.page
    projects = dress == "projector" and state.name != "projector"
    page.emulate_media(color_scheme="dark" if dress == "dark" else "light")
    if projects:
        projector(at)
    for width, height in SIZES:
        resize(at, state, width, height)
        take(page, folder / f"{state.name.replace(' ', '_')}-{width}-{dress}.png")
    if projects:
        projector(at)
    page.emulate_media(color_scheme="light")
    resize(at, state, *SIZES[0])


def several(browser: Browser, server: Server, players: int, folder: Path) -> None:
    page = browser.new_page()
    page.goto(f"{server.url}voila/render/play.ipynb?seed=129&players={players}")
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        take(page, folder / f"players_{players}-{width}-light.png")
    page.goto("about:blank")


def take(page: Page, to: Path) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=to, animations="disabled", full_page=width > PHONE)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
