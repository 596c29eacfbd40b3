"""The rule-set editor on its page: change a field, see a contradiction, copy the text, play."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from gin_widgets.rules import HOUSE, rules_text
from tests.browser.lab import run_all_cells, show_last_cell
from tests.browser.measures import violations
from tests.browser.servers import Server

SCREENS = {"desktop": (1280, 720), "phone": (360, 740), "narrow": (320, 640)}


def editor_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Rule-set editor")


def status(page: Page) -> Locator:
    return editor_of(page).get_by_role("status")


def field(page: Page, label: str) -> Locator:
    return editor_of(page).get_by_role("group", name=label, exact=True)


def choose(page: Page, label: str, answer: str) -> None:
    field(page, label).get_by_role("radio", name=answer, exact=True).check()


@pytest.fixture
def rules_page(page_at: Callable[..., Page]) -> Callable[..., Page]:
    """Open the page of the rules and wait for the editor: `rules_page("rules=gin_rummy")`."""

    def open_rules(query: str = "", **context: object) -> Page:
        page = page_at(f"rules.ipynb?{query}", **context)
        expect(editor_of(page)).to_be_visible()
        expect(page.get_by_text("Dealing…")).to_have_count(0)
        return page

    return open_rules


def play(page: Page) -> None:
    """Change a field, contradict, mend it, and play."""
    choose(page, "Who writes what", "The losers penalties")
    expect(status(page)).to_contain_text("Nobody writes points, so there is no target")
    expect(field(page, "The match ends").get_by_text("must be an elimination")).to_be_visible()
    expect(editor_of(page).get_by_text("1 contradiction: these rules")).to_be_visible()
    text = editor_of(page).get_by_role("textbox", name="As text")
    expect(text).to_have_value("house")
    choose(page, "The match ends", "By elimination")
    expect(status(page)).to_have_text("The match ends: out above 100 penalty points.")
    expect(text).to_have_value(
        "house key=my_house scoring=penalty_points match_end=elimination(100)"
    )
    editor_of(page).get_by_role("button", name="Play with these rules").click()
    table = page.get_by_role("region", name="Oklahoma Gin table")
    expect(table.get_by_text("out above 100 penalty points · my house")).to_be_visible()
    expect(editor_of(page).get_by_role("group")).to_have_count(0)
    expect(editor_of(page).get_by_role("button", name="Change the rules")).to_be_focused()


def test_rules_are_made_mended_and_played(rules_page: Callable[..., Page]) -> None:
    play(rules_page("seed=4217"))


def test_rules_are_made_and_played_in_jupyterlab_whose_keys_are_left_alone(
    lab: Server, new_context: Callable[..., BrowserContext]
) -> None:
    page = new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.goto(f"{lab.url}lab/tree/rules.ipynb?reset&token={lab.token}")
    run_all_cells(page)
    show_last_cell(page, ".gin")
    expect(editor_of(page)).to_be_visible()
    assert violations(page, ".gin") == []
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    for label in ("Undercut bonus", "Who writes what"):
        control = field(page, label).locator("input").first
        control.focus()
        for key in "ddxabmy":
            page.keyboard.press(key)
        expect(control).to_be_focused()
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells
    play(page)


def test_a_number_is_typed_set_back_and_taken_back(rules_page: Callable[..., Page]) -> None:
    page = rules_page()
    bonus = field(page, "Undercut bonus")
    number = bonus.get_by_role("spinbutton")
    number.fill("")
    number.press("Enter")
    expect(bonus.get_by_text("it must be a whole number")).to_be_visible()
    expect(number).to_have_value("")
    number.fill("20")
    number.press("Tab")
    expect(status(page)).to_have_text("Undercut bonus: 20.")
    bonus.get_by_role("button", name="Back to: 10").click()
    expect(number).to_have_value("10")
    expect(number).to_be_focused()
    editor_of(page).get_by_role("button", name="Take back").click()
    expect(number).to_have_value("20")


def test_quick_changes_are_all_kept(rules_page: Callable[..., Page]) -> None:
    page = rules_page()
    page.evaluate(
        """() => {
          for (const [field, word] of [['tie', 'knocker'], ['scoring', 'both'],
              ['knock_timing', 'after_discard'], ['layoff_chain', 'none']])
            document.querySelector(`[data-field=${field}] input[value=${word}]`).click();
        }"""
    )
    mine = HOUSE.replace(
        key="my_house",
        tie="knocker",
        scoring="both",
        knock_timing="after_discard",
        layoff_chain="none",
    )
    text = editor_of(page).get_by_role("textbox", name="As text")
    expect(text).to_have_value(rules_text(mine, HOUSE))


def test_the_text_is_copied_and_read_again(rules_page: Callable[..., Page]) -> None:
    page = rules_page("rules=play_online", permissions=["clipboard-read", "clipboard-write"])
    choose(page, "Equal counts", "The knocker")
    expect(status(page)).to_have_text("Equal counts: The knocker.")
    editor_of(page).get_by_role("button", name="Copy").click()
    expect(status(page)).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == "play_online key=my_play_online tie=knocker"
    editor_of(page).get_by_role("button", name="All back to the preset").click()
    box = editor_of(page).get_by_role("textbox", name="Read rules from text")
    box.fill(f"{copied} shutout=maybe")
    box.press("Enter")
    expect(status(page)).to_contain_text(
        "“Shutout doubles” is 'maybe'; it must be yes or no (True or False)."
    )
    expect(box).to_have_value(f"{copied} shutout=maybe")
    box.fill(copied)
    box.press("Enter")
    expect(status(page)).to_have_text("Read: My play online, 1 change.")
    expect(box).to_have_value("")
    tie = field(page, "Equal counts").get_by_role("radio", name="The knocker")
    expect(tie).to_be_checked()


def test_where_a_page_may_not_copy_the_text_is_selected(rules_page: Callable[..., Page]) -> None:
    page = rules_page()
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    editor_of(page).get_by_role("button", name="Copy").click()
    expect(status(page)).to_contain_text("The text is selected")
    assert page.evaluate("document.getSelection().toString()") == "house"


def test_nothing_that_is_typed_is_ever_run(rules_page: Callable[..., Page]) -> None:
    page = rules_page()
    evil = "house key=<img/src=x/onerror=document.title='run'>"
    box = editor_of(page).get_by_role("textbox", name="Read rules from text")
    for text in (evil, "__import__('os').abort()", "house {}", "{0.__class__}"):
        box.fill(text)
        box.press("Enter")
        expect(status(page)).to_contain_text("That is no rule set, so nothing changed.")
        editor_of(page).get_by_role("textbox", name="Name").fill(text[:40])
        editor_of(page).get_by_role("textbox", name="Name").press("Enter")
        expect(editor_of(page).get_by_text("1 contradiction").first).to_be_visible()
        editor_of(page).get_by_role("button", name="Take back").click()
        expect(editor_of(page).get_by_text("These rules fit together.")).to_be_visible()
    assert page.title() == "The rules of Oklahoma Gin"
    assert editor_of(page).locator("img").count() == 0


def test_the_address_opens_a_variant_here_and_at_the_table(
    rules_page: Callable[..., Page], page_at: Callable[..., Page]
) -> None:
    page = rules_page("rules=house+tie=knocker+match_end=target(50)&seed=4217")
    tie = field(page, "Equal counts").get_by_role("radio", name="The knocker")
    expect(tie).to_be_checked()
    link = editor_of(page).get_by_role("link", name="A table of its own")
    href = link.get_attribute("href")
    assert href is not None
    played = page_at(href)
    expect(played.get_by_text("to 50 points · my house")).to_be_visible()
    assert played.get_by_role("note").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_page_is_for_everyone(
    rules_page: Callable[..., Page], screen: str, scheme: str
) -> None:
    width, height = SCREENS[screen]
    context = {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    page = rules_page("rules=play_online+tie=knocker", **context)
    assert violations(page) == []
    choose_hidden = "document.querySelector('[data-field=scoring] input[value=both]').click()"
    page.evaluate(choose_hidden)
    number = page.locator("[data-field=stock_floor] input")
    page.evaluate(
        """() => {
          const input = document.querySelector('[data-field=stock_floor] input');
          input.value = '-2';
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }"""
    )
    expect(number).to_be_visible()
    for fold in page.locator(".gin .sources > summary:visible").all():
        fold.click()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("screen", ["phone", "narrow"])
def test_a_finger_finds_every_control(rules_page: Callable[..., Page], screen: str) -> None:
    width, height = SCREENS[screen]
    page = rules_page(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    for fold in page.locator(".gin :is(.group > details, .rare)").all():
        if not fold.evaluate("details => details.open"):
            fold.locator("> summary").tap()
    controls = page.locator(".gin :is(button, select, .numeral input, .option, summary, a):visible")
    assert controls.count() > 60
    for control in controls.all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, (control.text_content(), box)


def test_the_keyboard_alone_makes_and_plays_rules(rules_page: Callable[..., Page]) -> None:
    page = rules_page("seed=4217")
    page.get_by_role("link", name="Front page").focus()

    def tab_to(target: Locator) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if target.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError("the Tab key does not lead there")

    tab_to(field(page, "Equal counts").get_by_role("radio", name="The defender"))
    page.keyboard.press("ArrowDown")
    expect(status(page)).to_have_text("Equal counts: The knocker.")
    tab_to(field(page, "Undercut bonus").get_by_role("spinbutton"))
    page.keyboard.press("ArrowUp")
    expect(status(page)).to_have_text("Undercut bonus: 11.")
    tab_to(editor_of(page).get_by_role("button", name="Play with these rules"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Oklahoma Gin table")).to_be_visible()
    page.keyboard.press("Enter")
    expect(field(page, "Equal counts")).to_be_visible()


def test_forced_colours_show_what_is_chosen(rules_page: Callable[..., Page]) -> None:
    page = rules_page(forced_colors="active")
    chosen = field(page, "Equal counts").locator(".option:has(:checked)")
    outline = chosen.evaluate("element => getComputedStyle(element).outlineStyle")
    assert outline == "solid"


def test_the_page_asks_nothing_of_another_host(page: Page, voila: Server) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{voila.url}voila/render/rules.ipynb")
    expect(editor_of(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith((voila.url, "data:", "blob:"))] == []
    page.goto("about:blank")
    voila.wait_for_no_kernel()


def test_a_kernel_that_dies_is_told(rules_page: Callable[..., Page], voila: Server) -> None:
    page = rules_page()
    for kernel in voila.kernels():
        kernel.kill()
    expect(editor_of(page).get_by_role("alert")).to_contain_text("No answer from the editor")
    expect(editor_of(page).get_by_role("textbox", name="As text")).to_have_value("house")
