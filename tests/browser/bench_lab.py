"""How fast the lab draws and answers: python -m tests.browser.bench_lab [presses].

Each tool is opened in a page of its own, in a cold browser: from the moment its cell starts in the
kernel to the first picture on the page. Then its first slider is moved, press by press: from the
input to the frame that shows the answer, as the browser itself counts. Goals: 1 s, and 150 ms.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

import nbformat
from playwright.sync_api import Browser, expect, sync_playwright

from gin_widgets.app import pages
from gin_widgets.lab.tools import TOOLS
from tests.browser.get_chromium import FLAGS, chromium
from tests.browser.servers import site_server

CELL = """import time
print(f"started {time.time() * 1000:.0f}")
gw.widgets.Explorer("KEY", predict=False)"""
FIRST = """() => {
  new MutationObserver(() => {
    if (!window.first && document.querySelector(".gin.chart figure")) window.first = Date.now();
  }).observe(document, { childList: true, subtree: true });
}"""
WATCH = """() => {
  window.answers = [];
  let moved = null;
  addEventListener("input", () => { moved ??= performance.now(); }, true);
  const status = document.querySelector(".gin.chart [role=status]");
  new MutationObserver(() => requestAnimationFrame(() => {
    if (moved !== null) window.answers.push(performance.now() - moved);
    moved = null;
  })).observe(status, { childList: true, characterData: true, subtree: true });
}"""


def site(folder: Path) -> None:
    """A page for each tool, with its imports in a cell before."""
    shutil.copytree(pages.notebooks(), folder, dirs_exist_ok=True)
    for key in TOOLS:
        page = nbformat.read(folder / "lab.ipynb", as_version=4)
        page.cells[-1].source = CELL.replace("KEY", key)
        nbformat.write(page, folder / f"tool_{key}.ipynb")


def measured(browser: Browser, url: str, key: str, presses: int) -> tuple[float, list[float]]:
    """Milliseconds to the first picture of a tool, and those of each answer."""
    page = browser.new_page()
    page.add_init_script(f"({FIRST})()")
    page.goto(f"{url}voila/render/tool_{key}.ipynb")
    expect(page.locator(".gin.chart figure").first).to_be_visible(timeout=60_000)
    started = float(page.get_by_text("started").inner_text().split()[1])
    first = page.evaluate("window.first") - started
    answers: list[float] = []
    slider = page.locator(".settings input[type=range]").first
    if slider.count():
        page.evaluate(WATCH)
        slider.focus()
        lowest = slider.get_attribute("min")
        for press in range(presses):
            page.keyboard.press("ArrowRight" if slider.input_value() == lowest else "ArrowLeft")
            page.wait_for_function("n => window.answers.length > n", arg=press)
        answers = page.evaluate("window.answers")
    page.goto("about:blank")
    return first, answers


def main() -> None:
    presses = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    path = chromium()
    assert path is not None, "run python tests/browser/get_chromium.py first"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site(Path(folder))
        with site_server(Path(folder)) as server:
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            for key in TOOLS:
                first, answers = measured(browser, server.url, key, presses)
                said = "no slider"
                if len(answers) > 1:
                    late = quantiles(answers, n=20)[-1]
                    said = f"slider {median(answers):4.0f} ms, p95 {late:4.0f} ms"
                print(f"{key:22} first picture {first:5.0f} ms   {said}", flush=True)
            browser.close()


if __name__ == "__main__":
    main()
