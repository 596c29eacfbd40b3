"""How fast the table opens and answers: python -m tests.browser.bench_open [openings].

The table's notebook is opened in turn with one that holds a single ten-line widget, both by the
same server and each in a cold browser, so that only their difference counts. Then one match is
played by clicks. Goals: at most 1.3 times the plain widget's time; a click is repainted within
100 ms at the median and 200 ms at the 95th percentile.
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import nbformat
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from gin_widgets.app import pages
from tests.browser.get_chromium import FLAGS, chromium
from tests.browser.person import ByClicks, said
from tests.browser.servers import site_server
from tests.browser.test_match import SEED, match_in_python

PLAIN = '''
import anywidget, traitlets
class Plain(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
      const button = document.createElement("button");
      button.textContent = "ready";
      button.onclick = () => { model.set("n", model.get("n") + 1); model.save_changes(); };
      el.append(button);
    } };"""
    n = traitlets.Int(0).tag(sync=True)
Plain()
'''
# From the click to the frame that shows the table's answer, as the browser itself counts.
WATCH = """() => {
  window.repaints = [];
  let clicked = null;
  addEventListener("click", (event) => { clicked = event.timeStamp; }, true);
  const status = document.querySelector("[role=status]");
  new MutationObserver(() => requestAnimationFrame((now) => {
    if (clicked !== null) window.repaints.push(performance.now() - clicked);
    clicked = null;
  })).observe(status, { childList: true, characterData: true, subtree: true });
}"""


def site(folder: Path) -> None:
    """Our notebooks, and the plain one beside them."""
    shutil.copytree(pages.notebooks(), folder, dirs_exist_ok=True)
    plain = nbformat.read(folder / "play.ipynb", as_version=4)
    plain.cells = [plain.cells[0], nbformat.v4.new_code_cell(PLAIN)]
    nbformat.write(plain, folder / "plain.ipynb")


def seconds_to(ready: str, browser: Browser, url: str) -> float:
    """Seconds from asking for the page to what may be pressed, in a browser that knows nothing."""
    context = browser.new_context()
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url, wait_until="commit")
    button(page, ready).wait_for(timeout=60_000)
    spent = time.perf_counter() - begun
    page.goto("about:blank")
    context.close()
    return spent


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def repaints(page: Page, url: str) -> list[float]:
    """Milliseconds of each answered click of one match."""
    page.goto(f"{url}voila/render/play.ipynb?seed={SEED}")
    button(page, "Take").wait_for(timeout=60_000)
    page.evaluate(WATCH)
    person = ByClicks(page)
    for action, session in match_in_python(SEED):
        person.do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
    spent: list[float] = page.evaluate("window.repaints")
    page.goto("about:blank")
    return spent


def main(openings: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site(Path(folder))
        with site_server(Path(folder)) as server:
            url = server.url
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            table, plain = [], []
            for _ in range(openings):
                table.append(seconds_to("Take", browser, f"{url}voila/render/play.ipynb"))
                plain.append(seconds_to("ready", browser, f"{url}voila/render/plain.ipynb"))
            clicks = repaints(browser.new_page(), url)
            browser.close()
    print(f"open to playable, median of {openings}: table {median(table):.2f} s,", end=" ")
    print(f"plain widget {median(plain):.2f} s, {median(table) / median(plain):.2f} times")
    print(f"click to repaint, {len(clicks)} clicks: median {median(clicks):.0f} ms,", end=" ")
    print(f"95th percentile {quantiles(clicks, n=20)[-1]:.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15)
