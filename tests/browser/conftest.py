"""Real pages in a real browser: one server for all tests, one kernel for each open page."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.get_chromium import FLAGS, chromium
from tests.browser.servers import Server, gin_server, lab_server

PageAt = Callable[..., Page]

NO_STEPS = """
    const key = "gin-widgets settings";
    if (location.protocol !== "about:" && !localStorage.getItem(key))
      localStorage.setItem(key, '{"steps": false}');
"""
"""What a person has set who wants the result of a hand at once."""

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = chromium()
    if path is None:
        pytest.fail("No Chromium here: run python tests/browser/get_chromium.py first.", False)
    return {**browser_type_launch_args, "executable_path": str(path), "args": list(FLAGS)}


@pytest.fixture(scope="session")
def voila() -> Iterator[Server]:
    """`gin-widgets play`, running."""
    with gin_server() as server:
        yield server


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab on a copy of the notebooks, running."""
    with lab_server(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture
def page_at(voila: Server, new_context: Callable[..., BrowserContext]) -> Iterator[PageAt]:
    """Open a page of the running server by its path: `page_at("play.ipynb?seed=1", **context)`.

    At the end each page is left as a person leaves it, and then its kernel must be gone.
    """
    opened: list[Page] = []

    def open_page(path: str, *, steps: bool = True, **context: Any) -> Page:
        page = new_context(**context).new_page()
        if not steps:
            page.add_init_script(NO_STEPS)
        opened.append(page)
        page.goto(f"{voila.url}voila/render/{path}")
        return page

    yield open_page
    for page in opened:
        # While this waits for kernels nobody would answer a route, and the farewell is a request.
        page.unroute_all(behavior="ignoreErrors")
        page.goto("about:blank")
    voila.wait_for_no_kernel()


@pytest.fixture
def table_page(page_at: PageAt) -> PageAt:
    """Open the table and wait until it is dealt: `table_page(seed=4217, players=3)`.

    Without `steps` the result of a hand is there at once, as a person may set it.
    """

    def open_table(
        seed: int | None = None,
        rules: str | None = None,
        players: int | None = None,
        *,
        steps: bool = True,
        **context: Any,
    ) -> Page:
        asked = {"seed": seed, "rules": rules, "players": players}
        query = "&".join(f"{key}={value}" for key, value in asked.items() if value is not None)
        page = page_at(f"play.ipynb?{query}", steps=steps, **context)
        expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
        return page

    return open_table
