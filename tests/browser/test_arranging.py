"""The own hand held in an order and in groups, in four ways; settings that hold on every page."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from gin_widgets.cards import Card
from gin_widgets.guide import Session
from tests.browser.person import ByDrag, ByKeyboard, option, said
from tests.browser.test_match import SEED
from tests.guide.sitting import sit

LINES = ("hand groups", "group {0} {1}", "free {1}", "hand order", "move {2} 1", "move {2} right")
"""What is done, as it is typed: with two loose cards, and with the last card of the hand."""


def held(session: Session) -> list[str]:
    groups = session.state()["hand"]["groups"]
    return [card["code"] for group in groups for card in group["cards"]]


def cards_of(session: Session) -> list[str]:
    """Two loose cards, and the last card of all."""
    loose = session.state()["hand"]["groups"][-1]["cards"]
    return [loose[0]["code"].lower(), loose[1]["code"].lower(), loose[-1]["code"].lower()]


def codes(page: Page) -> list[str]:
    options = page.get_by_role("listbox", name="Your hand").get_by_role("option").all()
    return [each.get_attribute("data-code") or "" for each in options]


@dataclass
class Hands:
    """Somebody who arranges the hand in one way only."""

    page: Page

    def card(self, code: str) -> Locator:
        return option(self.page, Card.parse(code))

    def mode(self, name: str) -> None:
        self.page.get_by_role("radio", name=name).check()

    def button(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()


class Typing(Hands):
    def do(self, line: str) -> None:
        box = self.page.get_by_role("textbox", name="Command")
        box.fill(line)
        box.press("Enter")


class Clicking(Hands):
    def do(self, line: str) -> None:
        match line.split():
            case ["hand", mode]:
                self.mode(f"My {mode}")
            case [("group" | "free") as word, *cards]:
                for code in cards:
                    self.card(code).click()
                self.button(word.capitalize())
            case ["move", code, to]:
                self.card(code).click()
                self.button("Move")
                # Before the first card, or at the right end of the next one.
                there = codes(self.page)[0 if to == "1" else 2]
                self.card(there).click(position={"x": 4, "y": 40})


class Dragging(Hands):
    def do(self, line: str) -> None:
        person = ByDrag(self.page)
        match line.split():
            case ["hand", mode]:
                self.mode(f"My {mode}")
            case ["group", one, other]:
                hand = self.page.locator(".hand")
                person.drag(self.card(one), hand, x=0.98)
                expect(self.page.get_by_role("status")).to_contain_text("Grouped: no meld")
                person.drag(self.card(other), self.card(one), x=0.1)
            case ["free", code]:
                person.drag(self.card(code), self.page.locator(".hand .loose"), x=0.99)
            case ["move", code, to]:
                there = codes(self.page)[0 if to == "1" else 2]
                person.drag(self.card(code), self.card(there), x=0.05)


class Keys(Hands):
    def do(self, line: str) -> None:
        person, keyboard = ByKeyboard(self.page), self.page.keyboard
        match line.split():
            case ["hand", mode]:
                radios = self.page.get_by_role("radiogroup").get_by_role("radio")
                person.tab_until(lambda: radios.and_(self.page.locator(":focus")).count() == 1)
                keyboard.press("ArrowLeft")
                expect(self.page.get_by_role("radio", name=f"My {mode}")).to_be_checked()
            case ["group", *cards]:
                for code in cards:
                    person.focus(Card.parse(code))
                    keyboard.press("Space")
                keyboard.press("g")
            case ["free", code]:
                person.focus(Card.parse(code))
                keyboard.press("f")
            case ["move", code, to]:
                person.focus(Card.parse(code))
                if to == "right":
                    keyboard.press("Control+ArrowRight")
                else:
                    for _ in codes(self.page):
                        keyboard.press("Control+ArrowLeft")


WAYS: dict[str, Callable[[Page], Typing | Clicking | Dragging | Keys]] = {
    "command": Typing,
    "clicks": Clicking,
    "drag": Dragging,
    "keyboard": Keys,
}


@pytest.mark.parametrize("way", WAYS)
def test_the_hand_is_arranged(way: str, table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    session = sit("house", SEED)
    cards = cards_of(session)
    log = page.get_by_role("log").locator("li").all_text_contents()
    hands = WAYS[way](page)
    for line in (line.format(*cards) for line in LINES):
        hands.do(line)
        session.type(line)
        assert not session.said["refused"]
        expect(page.locator(".counter:not(.uncounted)")).to_be_visible()
        hand = session.state()["hand"]
        shown = page.locator(".hand [role=option]").nth(0)
        expect(shown, line).to_have_attribute("data-code", held(session)[0])
        expect(page.locator(".counter .count")).to_contain_text(str(hand["deadwood"]))
        assert codes(page) == held(session), line
    expect(page.get_by_role("status")).to_contain_text(said(session.said["text"]))
    assert page.get_by_role("log").locator("li").all_text_contents() == log


def test_a_drag_ends_without_a_drop_by_esc_and_outside(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    before = codes(page)
    first = page.locator(".hand [role=option]").first
    for let_go in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.move(5, 5)):
        first.hover()
        page.mouse.down()
        page.mouse.move(600, 300, steps=3)
        expect(page.locator(".gin[data-dragging]")).to_be_visible()
        let_go()
        page.mouse.up()
        expect(page.locator(".gin[data-dragging]")).to_have_count(0)
    assert codes(page) == before
    assert page.locator(".hand .selected").count() == 0
    expect(page.get_by_role("radio", name="Grouped")).to_be_checked()


def test_settings_hold_on_every_page_and_when_it_is_loaded_anew(
    table_page: Callable[..., Page], page_at: Callable[..., Page]
) -> None:
    page = table_page(seed=SEED)
    page.get_by_text("Settings", exact=True).click()
    page.get_by_label("Suits", exact=True).select_option("Two colours")
    page.get_by_label("Letters beside the suits").check()
    page.get_by_label("Light or dark").select_option("Dark")
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="My order").check()
    expect(page.get_by_role("status")).to_have_text("Your own order.")
    page.reload()
    dressed = "[data-deck=two][data-letters][data-theme=dark]"
    expect(page.locator(f".gin{dressed} .hand .order")).to_be_visible()
    lesson = page.context.new_page()
    lesson.goto(page.url.split("play.ipynb")[0] + "L01_what_a_card_costs.ipynb")
    expect(lesson.locator(f".gin.lesson{dressed}")).to_be_visible()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_label("Suits", exact=True).select_option("Four colours, safe")
    expect(lesson.locator(".gin.lesson[data-deck=safe]")).to_be_visible()
    lesson.goto("about:blank")


def test_a_projector_shows_text_for_the_back_row(table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED, viewport={"width": 1280, "height": 720})
    page.locator(".hand [role=option]").first.focus()
    page.keyboard.press("Shift+P")
    expect(page.locator(".gin[data-projector]")).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('.gin :is(.felt, .head) *')]
          .filter((e) => e.checkVisibility() && !e.closest('.unseen, [aria-hidden], svg'))
          .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
          .map((e) => [e.textContent, parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom])
          .filter(([, size]) => size < innerHeight / 28)"""
    )
    assert small == []
    card = page.locator(".hand [role=option]").first.bounding_box()
    assert card is not None
    assert card["height"] >= 120
    assert card["y"] + card["height"] <= 720 * 0.85
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
