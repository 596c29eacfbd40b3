"""Take the README's picture from the running table: python -m tests.browser.picture."""

import re

from playwright.sync_api import expect, sync_playwright

from gin_widgets.app import pages
from gin_widgets.play import Knock
from tests.browser.get_chromium import FLAGS, chromium
from tests.browser.person import ByCommand, said
from tests.browser.servers import gin_server
from tests.browser.test_match import match_in_python

SEED = 251
HEIGHT = 766
LARGEST = 140_000


def main() -> None:
    target = pages.notebooks() / "images" / "table.jpg"
    with gin_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1180, "height": 1000})
        page.goto(f"{server.url}voila/render/play.ipynb?seed={SEED}")
        table = page.get_by_role("region", name="Oklahoma Gin table")
        expect(table).to_be_visible(timeout=30_000)
        person = ByCommand(page)
        for action, session in match_in_python(SEED):
            person.do(action)
            expect(table.get_by_role("status")).to_have_text(said(session.said["text"]))
            if any(isinstance(legal, Knock) for legal in session.game.view.legal):
                break
        table.get_by_role("option", name=re.compile("loose")).first.click()
        whole = table.bounding_box()
        assert whole is not None
        page.screenshot(
            path=target,
            type="jpeg",
            quality=75,
            animations="disabled",
            clip={**whole, "height": HEIGHT},
        )
        page.goto("about:blank")
        browser.close()
    size = target.stat().st_size
    assert size <= LARGEST, f"the picture has {size} bytes, more than {LARGEST}"
    print(f"{target}: {size} bytes")


if __name__ == "__main__":
    main()
