"""A hand that stands alone and the melding lab, by keyboard alone, on every screen."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import BrowserContext, Page, expect

from gin_widgets.app import pages
from tests.browser.measures import violations
from tests.browser.servers import Server, site_server

CARDS = "7C 7D 7H 8H 9H 2S 4D JC QD KS"
CODE = f"""import gin_widgets as gw
import ipywidgets

lab = gw.widgets.MeldLab("{CARDS}")
hand = gw.widgets.Hand("{CARDS}", mode="order", label="Put them in order")
told = ipywidgets.Label()
hand.observe(lambda change: told.set_trait("value", " ".join(change["new"])), "order")
ipywidgets.VBox([lab, hand, gw.widgets.Hand("AS KS", label="Open"), told])"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hands")
    shutil.copytree(pages.notebooks(), folder, dirs_exist_ok=True)
    cells = [new_markdown_cell("# Hands"), new_code_cell(CODE)]
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    nbformat.write(new_notebook(cells=cells, metadata=metadata), folder / "hands.ipynb")
    with site_server(folder) as server:
        yield server


@pytest.fixture
def open_page(
    site: Server, new_context: Callable[..., BrowserContext]
) -> Iterator[Callable[..., Page]]:
    opened: list[Page] = []

    def at(**context: object) -> Page:
        page = new_context(**context).new_page()
        opened.append(page)
        page.goto(f"{site.url}voila/render/hands.ipynb")
        expect(page.get_by_role("region", name="Melding lab")).to_be_visible()
        expect(page.get_by_text("Dealing…")).to_have_count(0)
        return page

    yield at
    for page in opened:
        page.goto("about:blank")
    site.wait_for_no_kernel()


def test_a_hand_is_laid_out_and_asked_about_by_keys(open_page: Callable[..., Page]) -> None:
    page = open_page()
    lab = page.get_by_role("region", name="Melding lab")
    status = lab.get_by_role("status")
    lab.locator("[role=option][tabindex='0']").focus()
    for code in ("7c", "7d", "7h"):
        page.keyboard.type(code)
        page.keyboard.press("Space")
    page.keyboard.press("g")
    expect(status).to_contain_text("Set of sevens. Deadwood 53")
    expect(lab.get_by_role("group", name="set of sevens, melded")).to_be_visible()
    for name, told in (
        ("Keep to compare", "Kept for comparing: deadwood 53."),
        ("Is there better?", "Yes: 50 is possible, 3 points less."),
        ("Show the best", "The least is 50: one way."),
        ("Lay out so: Way 1", "Laid out: deadwood 50."),
    ):
        button = lab.get_by_role("button", name=name)
        button.focus()
        page.keyboard.press("Enter")
        expect(status).to_have_text(told)
    expect(lab.get_by_role("region", name="Side by side").get_by_role("table")).to_have_count(2)


def test_what_is_put_in_order_reaches_the_notebook(open_page: Callable[..., Page]) -> None:
    page = open_page()
    hand = page.get_by_role("region", name="Put them in order")
    hand.locator("[role=option][tabindex='0']").focus()
    page.keyboard.press("End")
    for _ in range(9):
        page.keyboard.press("Control+ArrowLeft")
    expect(hand.get_by_role("status")).to_have_text("king of spades, now card 1 of 10.")
    expect(page.get_by_text("KS 7C 7D 7H 8H 9H 2S 4D JC QD")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [(1280, 720), (320, 640)])
def test_hands_are_for_everyone(
    open_page: Callable[..., Page], scheme: str, screen: tuple[int, int]
) -> None:
    width, height = screen
    page = open_page(color_scheme=scheme, viewport={"width": width, "height": height})
    page.get_by_role("button", name="Show the best").click()
    expect(page.get_by_role("region", name="The best ways")).to_be_visible()
    assert violations(page, ".gin") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
