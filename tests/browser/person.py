"""A person at the table in a real browser: the same actions by command, by keyboard or by clicks.

What is to be done comes in the notation of `str(action)`; `next` deals the next hand, and `step` is
the next step of the showdown.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from gin_widgets.cards import Card, CardSet
from gin_widgets.explain.wording import capital, card_name, say
from gin_widgets.play import (
    Discard,
    DrawPile,
    DrawStock,
    LayOff,
    Spread,
    TakeUpcard,
    parse_action,
)

ONWARD = ("next", "step")

GLYPH = re.compile("(10|[2-9AJQK])([♠♥♦♣])")


class Person(Protocol):
    """Somebody who plays in one way only."""

    def do(self, action: str) -> None:
        """Do what the notation says, at the table."""
        ...


def said(text: str) -> str:
    """A sentence of the table as the page holds it: each glyph with its spoken name behind it."""
    return GLYPH.sub(lambda found: found.group() + card_name(Card.parse(found.group())), text)


def spoken(text: str) -> str:
    """A sentence of the table as it is heard: each card by its name."""
    return GLYPH.sub(lambda found: card_name(Card.parse(found.group())), text)


def option(page: Page, card: Card) -> Locator:
    """The card in the hand."""
    name = re.compile(f"^{capital(card_name(card))},")
    return page.get_by_role("listbox", name="Your hand").get_by_role("option", name=name)


@dataclass
class ByCommand:
    """Types every action into the command box."""

    page: Page

    def do(self, action: str) -> None:
        box = self.page.get_by_role("textbox", name="Command")
        box.fill(self.typed(action))
        box.press("Enter")

    def typed(self, action: str) -> str:
        if action in ONWARD:
            return action
        match parse_action(action):
            case DrawStock():
                return "draw"
            case DrawPile():
                return "take"
            case Discard(card):
                return f"throw {card.code.lower()}"
            case Spread():
                return "spread 1"
        return action.lower()


@dataclass
class ByClicks:
    """Clicks cards and buttons with the mouse, or taps them with a finger."""

    page: Page
    touch: bool = False

    def do(self, action: str) -> None:
        if action in ONWARD:
            self.press(say("action", action))
            return
        match parse_action(action):
            case DrawStock():
                self.press("Draw")
            case DrawPile() | TakeUpcard():
                self.press("Take")
            case Spread():
                self.hit(
                    self.page.get_by_role("toolbar", name="Actions").get_by_role("button").first
                )
            case LayOff(card, meld):
                self.hit(option(self.page, card))
                self.press(spoken(f"Lay {card} on the {meld.kind} {meld}"))
            case Discard(card):
                self.throw("Throw", card)
            case ending if hasattr(ending, "card"):
                self.throw("Gin with" if action.startswith("gin") else "Knock with", ending.card)
            case _:
                self.press(capital(action))

    def throw(self, word: str, card: Card) -> None:
        """Select the card, press the button, and press again where the table asks."""
        self.hit(option(self.page, card))
        button = self.page.get_by_role("button", name=re.compile(f"^{word} {card_name(card)}"))
        self.hit(button)
        if self.asked():
            # A press elsewhere in between: two quick ones on one button count as a double click.
            self.hit(self.page.locator(".gin .heading"))
            self.hit(button)

    def asked(self) -> bool:
        """Whether the table wants a second press."""
        return self.page.locator("button.armed").count() == 1

    def press(self, name: str) -> None:
        self.hit(self.page.get_by_role("button", name=name, exact=True))

    def hit(self, target: Locator) -> None:
        if self.touch:
            target.tap()
        else:
            target.click()


@dataclass
class ByDrag(ByClicks):
    """Drags cards onto the pile and onto melds; what has no drag is clicked."""

    def do(self, action: str) -> None:
        if action.startswith("lay "):
            _, code, _, meld = action.split()
            melds = self.page.locator(".seats [data-meld]").all()
            (onto,) = (m for m in melds if _cards(m.get_attribute("data-meld")) == _cards(meld))
            self.drag(option(self.page, Card.parse(code)), onto)
        else:
            super().do(action)

    def throw(self, word: str, card: Card) -> None:
        if word != "Throw":
            super().throw(word, card)
            return
        pile = self.page.locator(".pile")
        self.drag(option(self.page, card), pile)
        if self.asked():
            self.drag(option(self.page, card), pile)

    def drag(self, card: Locator, onto: Locator, x: float = 0.5) -> None:
        """From where the card rests to this part of the width of another element."""
        card.hover()
        self.page.mouse.down()
        box = onto.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + x * box["width"], box["y"] + box["height"] / 2, steps=3)
        self.page.mouse.up()


def _cards(codes: str | None) -> CardSet:
    return CardSet.parse(codes or "")


@dataclass
class ByKeyboard:
    """Never touches the mouse: Tab and arrows to get about, keys on the cards."""

    page: Page

    def do(self, action: str) -> None:
        if action in ONWARD:
            self.reach(say("action", action))
            self.page.keyboard.press("Enter")
            return
        match parse_action(action):
            case DrawStock():
                self.in_hand()
                self.page.keyboard.press("s")
            case DrawPile() | TakeUpcard():
                self.in_hand()
                self.page.keyboard.press("p")
            case Spread():
                self.reach(None)
                self.page.keyboard.press("Enter")
            case LayOff(card, meld):
                self.focus(card)
                self.page.keyboard.press("Enter")
                self.choose(spoken(f"Lay {card} on the {meld.kind} {meld}"))
            case Discard(card):
                self.on_card(card, "Enter")
            case ending if hasattr(ending, "card"):
                self.on_card(ending.card, "Shift+Enter")
            case _:
                self.reach(capital(action))
                self.page.keyboard.press("Enter")

    def on_card(self, card: Card, key: str) -> None:
        self.focus(card)
        self.page.keyboard.press(key)
        if self.page.locator("button.armed").count():
            self.page.keyboard.press(key)

    def choose(self, name: str) -> None:
        """Where a card fits more than one meld the focus went to their buttons."""
        if self.page.get_by_role("toolbar", name="Actions").locator("button:focus").count():
            self.reach(name)
            self.page.keyboard.press("Enter")

    def focus(self, card: Card) -> None:
        """Type the card's rank and suit with the focus in the hand."""
        self.in_hand()
        for key in card.code.lower():
            self.page.keyboard.press(key)
        expect(option(self.page, card)).to_be_focused()

    def in_hand(self) -> None:
        self.tab_until(lambda: self.page.locator("[role=option]:focus").count() == 1)

    def reach(self, name: str | None) -> None:
        """Tab to the actions, then walk along them to the one of this name; None is the first."""
        toolbar = self.page.get_by_role("toolbar", name="Actions")
        self.tab_until(lambda: toolbar.locator("button:focus").count() == 1)
        buttons = toolbar.get_by_role("button")
        wanted = (
            buttons.first if name is None else toolbar.get_by_role("button", name=name, exact=True)
        )
        self.page.keyboard.press("Home")
        for _ in range(buttons.count()):
            if wanted.and_(self.page.locator(":focus")).count():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no key leads to {name}")

    def tab_until(self, there: Callable[[], bool]) -> None:
        """Press Tab until that holds; one round of the page is enough or it is a trap."""
        for _ in range(40):
            if there():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab did not get there in forty presses")
