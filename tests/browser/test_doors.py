"""The other doors: JupyterLab, and Voila inside a Jupyter server as Binder starts it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import run_all_cells, wait_for_kernel
from tests.browser.servers import Server, binder_server


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with binder_server(tmp_path_factory.mktemp("binder")) as server:
        yield server


def test_lab_opens_the_front_page_and_deals_the_table(lab: Server, page: Page) -> None:
    page.goto(f"{lab.url}lab/tree/index.ipynb?reset&token={lab.token}")
    expect(page.get_by_role("heading", name="Oklahoma Gin", level=1)).to_be_visible()
    page.get_by_role("link", name="Play here").click()
    expect(page.get_by_role("tab", name="play.ipynb", selected=True)).to_be_visible()
    run_all_cells(page)
    table = page.get_by_role("region", name="Oklahoma Gin table")
    expect(table).to_be_visible()
    box = table.get_by_role("textbox", name="Command")
    box.fill("limit")
    box.press("Enter")
    expect(table.get_by_role("status")).to_contain_text("The first upcard is")


def test_binder_opens_the_table_under_voila(binder: Server, page: Page) -> None:
    page.goto(f"{binder.url}voila/render/notebooks/play.ipynb?seed=1&token={binder.token}")
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    expect(page.locator("body.gin-page")).to_have_count(1)
    assert page.get_by_role("note").count() == 0
    assert len(binder.kernels()) == 1
    page.get_by_role("link", name="Front page").click()
    expect(page.get_by_role("link", name="Play here")).to_be_visible()
    page.goto("about:blank")
    binder.wait_for_no_kernel()


def test_binder_asks_nothing_of_another_host(binder: Server, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{binder.url}voila/render/notebooks/play.ipynb?token={binder.token}")
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith((binder.url, "data:", "blob:"))] == []
    page.goto("about:blank")
    binder.wait_for_no_kernel()


def test_binder_opens_the_front_page_in_lab(binder: Server, page: Page) -> None:
    page.goto(f"{binder.url}lab/tree/notebooks/index.ipynb?token={binder.token}")
    expect(page.get_by_role("heading", name="Oklahoma Gin", level=1)).to_be_visible()
    # A Jupyter server that is stopped while it starts a kernel does not stop.
    wait_for_kernel(page)
