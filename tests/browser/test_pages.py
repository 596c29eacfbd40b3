"""The pages as a visitor sees them: complete without other hosts, for every eye and screen."""

import re
from collections.abc import Callable

import psutil
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from gin_widgets.rules import RULES
from tests.browser.servers import PATIENCE, Server, gin_server

SCREENS = {"desktop": (1280, 720), "phone": (360, 740), "narrow": (320, 640)}


def violations(page: Page) -> str:
    """What axe-core objects to, or nothing."""
    result = Axe().run(page)
    return str(result.generate_report()) if result.violations_count else ""


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=SCREENS)
def viewport(request: pytest.FixtureRequest) -> dict[str, int]:
    width, height = SCREENS[request.param]
    return {"width": width, "height": height}


def test_the_front_page_is_for_everyone(
    page_at: Callable[..., Page], scheme: str, viewport: dict[str, int]
) -> None:
    page = page_at("index.ipynb", color_scheme=scheme, viewport=viewport)
    expect(page.get_by_role("heading", level=1, name="Oklahoma Gin", exact=True)).to_be_visible()
    assert page.title() == "Oklahoma Gin"
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture = page.get_by_role("img")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    assert violations(page) == ""


def test_the_first_door_leads_to_the_table_and_back(page_at: Callable[..., Page]) -> None:
    page = page_at("index.ipynb")
    page.get_by_role("link", name="Play here").click()
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    page.get_by_role("link", name="Front page").click()
    expect(page.get_by_role("link", name="Play here")).to_be_visible()


def test_the_table_page_is_for_everyone(
    table_page: Callable[..., Page], scheme: str, viewport: dict[str, int]
) -> None:
    page = table_page(seed=4217, color_scheme=scheme, viewport=viewport)
    expect(page.locator("body")).to_have_attribute(
        "data-jp-theme-light", "true" if scheme == "light" else "false"
    )
    expect(page.locator("#gin-dealing")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == ""


def test_something_is_seen_before_any_script_has_come(page: Page) -> None:
    page.route(re.compile(r"\.js"), lambda route: route.abort())
    # Without scripts a page cannot say farewell: these kernels end with a server of their own.
    with gin_server() as server:
        page.goto(f"{server.url}voila/render/play.ipynb")
        expect(page.get_by_role("status")).to_have_text("Dealing…")
        assert violations(page) == ""
        page.clock.install()
        page.reload()
        page.clock.fast_forward(21_000)
        expect(page.get_by_role("status")).to_contain_text("please reload the page")


def test_nothing_is_asked_of_another_host(page_at: Callable[..., Page], voila: Server) -> None:
    page = page_at("index.ipynb")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.get_by_role("link", name="Play here").click()
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((voila.url, "data:", "blob:"))] == []


def test_a_bad_address_is_noted_and_the_game_begins_all_the_same(
    page_at: Callable[..., Page],
) -> None:
    page = page_at("play.ipynb?seed=<b>ace</b>&rules=hollywood")
    note = page.get_by_role("note")
    expect(note).to_contain_text("seed “<b>ace</b>”, but a seed is a whole number")
    there = ", ".join(RULES)
    expect(note).to_contain_text(f"rules “hollywood”, but there are only: {there}")
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()


def test_the_rules_of_the_address_are_played(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=1, rules="complete_rules")
    expect(page.get_by_text(re.compile("complete rules", re.IGNORECASE)).first).to_be_visible()


def test_a_reload_leaves_no_kernel_behind(table_page: Callable[..., Page], voila: Server) -> None:
    page = table_page(seed=1)
    before = voila.kernels()
    page.reload()
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    _, alive = psutil.wait_procs(before, timeout=PATIENCE)
    assert alive == []
    assert len(voila.kernels()) == 1


def test_who_leaves_while_the_cards_are_dealt_leaves_no_kernel(page: Page, voila: Server) -> None:
    page.goto(f"{voila.url}voila/render/play.ipynb", wait_until="commit")
    expect(page.locator("#jupyter-config-data")).to_be_attached()
    assert len(voila.kernels()) == 1
    page.goto("about:blank")
    voila.wait_for_no_kernel()


def test_a_reload_at_a_full_house_gets_its_own_table_back(page: Page) -> None:
    with gin_server("--tables", "1") as server:
        page.goto(f"{server.url}voila/render/play.ipynb")
        expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
        page.reload()
        expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
        page.goto("about:blank")
        server.wait_for_no_kernel()
