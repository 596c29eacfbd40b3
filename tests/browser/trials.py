"""What is tried at the table as a person would, one trial for each criterion of its own.

Each finds the table where a card is to be thrown, leaves it as it was, and tells what went wrong:
nothing, if all is well.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from gin_widgets import widgets
from tests.browser import measures
from tests.browser.states import HERE, Sitting, escape, projector, resize, settings

Trial = Callable[[Sitting], list[str]]

MOST_STOPS = 9
SPACING = """.gin * { line-height: 1.5 !important; letter-spacing: 0.12em !important;
word-spacing: 0.16em !important } .gin p { margin-bottom: 2em !important }"""
"""What WCAG 1.4.12 lets a reader ask for."""
WIDE = (1280, 800)


@contextmanager
def bounded(page: Page) -> Iterator[None]:
    """A button before the table and one behind it, for the focus to come from and go to."""
    page.evaluate(
        """() => {
          for (const [place, where] of [['before', 'beforebegin'], ['after', 'afterend']]) {
            const button = Object.assign(document.createElement('button'), { textContent: place });
            button.id = `gin-${place}`;
            document.querySelector('.gin').insertAdjacentElement(where, button);
          }
        }"""
    )
    yield
    page.evaluate("document.querySelectorAll('#gin-before, #gin-after').forEach((e) => e.remove())")


def crossing(page: Page, key: str) -> Iterator[None]:
    """Stop at everything that the key leads to on the way through the table."""
    start, end = ("before", "after") if key == "Tab" else ("after", "before")
    page.locator(f"#gin-{start}").focus()
    page.keyboard.press(key)
    for _ in range(2 * MOST_STOPS):
        if page.locator(".gin :focus").count() == 0:
            break
        yield
        page.keyboard.press(key)
    expect(page.locator(f"#gin-{end}")).to_be_focused()


def stops(at: Sitting, key: str = "Tab") -> int:
    """How many presses lead through the table."""
    with bounded(at.page):
        return sum(1 for _ in crossing(at.page, key))


def few_stops_and_no_trap(at: Sitting) -> list[str]:
    """A9: through the table in few presses, there and back; Esc closes what was opened."""
    faults = [
        f"{key}: {many} stops"
        for key in ("Tab", "Shift+Tab")
        if (many := stops(at, key)) > MOST_STOPS
    ]
    settings(at)
    at.page.keyboard.press("Tab")
    escape(at)
    if at.page.locator(".gin .settings[open]").count():
        faults.append("Esc leaves the settings open")
    if at.page.locator(".gin .settings > summary:focus").count() == 0:
        faults.append("Esc in the settings loses the focus")
    return faults


def focus_in_sight(at: Sitting) -> list[str]:
    """A6: with the bar that sticks to a small window, all of what has the focus is in sight."""
    resize(at, HERE, 320, 640)
    with bounded(at.page):
        hidden = [
            name
            for key in ("Tab", "Shift+Tab")
            for _ in crossing(at.page, key)
            if (name := measures.hidden_focus(at.page))
        ]
    resize(at, HERE, *WIDE)
    return hidden


def zoomed_and_spaced(at: Sitting) -> list[str]:
    """A5: at twice the size, and with wide spaces, nothing is cut or covered."""
    faults = []
    # A window of 1280 x 720 at 200 % has half as many CSS pixels each way.
    resize(at, HERE, 640, 360)
    faults += [f"zoomed: {fault}" for fault in crowded(at)]
    style = at.page.add_style_tag(content=SPACING)
    for width, height in (WIDE, (320, 640)):
        resize(at, HERE, width, height)
        faults += [f"spaced at {width}: {fault}" for fault in crowded(at)]
    style.evaluate("(style) => style.remove()")
    resize(at, HERE, *WIDE)
    return faults


def crowded(at: Sitting) -> list[str]:
    page = at.page
    beyond = measures.sideways(page)
    return [
        *(f"cut: {text}" for text in measures.cut(page)),
        *(f"covered: {name}" for name in measures.covered(page)),
        *([f"{beyond} px sideways"] if beyond > 0 else []),
    ]


def single_keys_stay_here(at: Sitting) -> list[str]:
    """A10: single keys do nothing outside the table, and nothing at all when they are off."""
    page = at.page
    before = table_of(page)
    faults = []
    with bounded(page):
        page.locator("#gin-before").focus()
        for key in "spgf7h?":
            page.keyboard.press(key)
        if table_of(page) != before:
            faults.append("a key outside the table changed it")
    page.locator(".gin [id$=set-keys]").evaluate("(box) => box.click()")
    page.locator(".gin .hand [role=option][tabindex='0']").focus()
    for key in "spP?":
        page.keyboard.press(key)
    if table_of(page) != before or page.locator(".gin[data-projector]").count():
        faults.append("a key works that was switched off")
    page.locator(".gin [id$=set-keys]").evaluate("(box) => box.click()")
    return faults


def table_of(page: Page) -> list[str]:
    """What of the table a key could change."""
    parts: list[str] = page.evaluate(
        """() => ['.heading', '.board', '.hand', '[role=log]', '[role=status]']
          .map((part) => document.querySelector(`.gin ${part}`).textContent)"""
    )
    return parts


def not_by_colour_alone(at: Sitting) -> list[str]:
    """A13: suits differ in shape and, where wanted, in letter; the selected card in its place."""
    page = at.page
    suits, letters = page.evaluate(
        """() => {
          const shapes = [...'SHDC'].map((suit) =>
            document.querySelector(`.gin .defs [id$='-${suit}']`).getAttribute('d'));
          const drawn = [...document.querySelectorAll('.gin .hand .card')].map((card) => [
            /suit-(.)/.exec(card.getAttribute('class'))[1],
            [...card.querySelectorAll('use')].map((use) => use.getAttribute('href').at(-1)),
            [...card.querySelectorAll('.letter')].map((letter) => letter.getAttribute('d'))]);
          return [shapes, drawn];
        }"""
    )
    faults = ["two suits have one shape"] if len(set(suits)) < 4 else []
    by_letter = {suit: letter for suit, _, (letter, *_) in letters}
    if len(set(by_letter.values())) < len(by_letter):
        faults.append("two suits have one letter")
    faults += [f"a card of {suit} without its pip" for suit, pips, _ in letters if suit not in pips]
    card = page.locator(".gin .hand [role=option]").first
    resting = card.bounding_box()
    card.click()
    if card.bounding_box() == resting:
        faults.append("a selected card lies where it lay")
    if card.get_attribute("aria-selected") != "true":
        faults.append("a selected card does not say so")
    card.click()
    return faults


def forced_colours(at: Sitting) -> list[str]:
    """A14: where the system chooses the colours, outlines, selection and focus are seen."""
    page = at.page
    page.emulate_media(forced_colors="active")
    card = page.locator(".gin .hand [role=option]").first
    card.click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    faults: list[str] = page.evaluate(
        """() => {
          const style = (part) => getComputedStyle(document.querySelector(`.gin ${part}`));
          const outlined = (part) => style(part).outlineStyle !== 'none'
            && parseFloat(style(part).outlineWidth) >= 2;
          const framed = (part) => style(part).borderTopStyle !== 'none'
            && parseFloat(style(part).borderTopWidth) >= 1;
          return [
            outlined('.hand :focus') ? '' : 'the focus has no outline',
            parseFloat(style('.selected .paper').strokeWidth) > 2 ? '' : 'the selection is thin',
            ...['.offer', '.meld', '.command input', '.panel'].map((part) =>
              framed(part) ? '' : `${part} has no frame`),
          ].filter(Boolean);
        }"""
    )
    lines = measures.lowest(page, (("edge", "card"), ("focus", "card"), ("spade", "card")))
    if lines < 3:
        faults.append(f"lines of {lines:.1f} : 1")
    card.click()
    page.emulate_media(forced_colors="none")
    return faults


def themes(at: Sitting) -> list[str]:
    """A15: what the person chooses holds whatever the page wears; a projector is light."""
    page = at.page
    faults = []
    for chosen in ("light", "dark"):
        page.locator(".gin [id$=set-theme]").select_option(chosen, force=True)
        worn = page.locator(".gin").get_attribute("data-theme")
        if worn != chosen:
            faults.append(f"{worn} where {chosen} was chosen")
    page.locator(".gin [id$=set-theme]").select_option("system", force=True)
    projector(at)
    if page.locator(".gin").get_attribute("data-theme") != "light":
        faults.append("a projector is dark")
    projector(at)
    return faults


def keys_of_the_notebook(at: Sitting) -> list[str]:
    """A17: on a card the keys of a notebook change no cell."""
    page = at.page
    cells = page.locator(".jp-Cell").all_text_contents()
    page.locator(".gin .hand [role=option]").first.focus()
    for key in "ddxabmy":
        page.keyboard.press(key)
    left = page.locator(".jp-Cell").count()
    escape(at)
    return [] if left == len(cells) else [f"{left} cells instead of {len(cells)}"]


def nothing_flashes(_: Sitting | None = None) -> list[str]:
    """A16: no animation that runs by itself, no clock that ends a turn."""
    built = Path(widgets.__file__).parent / "static"
    style, script = ((built / f"table.{kind}").read_text() for kind in ("css", "js"))
    return [
        *(
            f"style sheet: {found}"
            for found in re.findall(r"@keyframes \S+|animation[^;]*;", style)
        ),
        *(f"script: {found}" for found in re.findall(r"setInterval\(.*|iterations: .*", script)),
        *(
            f"{ms} ms of motion"
            for ms in re.findall(r"MILLISECONDS = (\d+)", script)
            if int(ms) > 200
        ),
    ]


TRIALS: dict[str, Trial] = {
    "A5": zoomed_and_spaced,
    "A6": focus_in_sight,
    "A9": few_stops_and_no_trap,
    "A10": single_keys_stay_here,
    "A13": not_by_colour_alone,
    "A14": forced_colours,
    "A15": themes,
    "A16": nothing_flashes,
    "A17": keys_of_the_notebook,
}
