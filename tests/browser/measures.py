"""What of a page can be measured: each function reads the page as it stands and changes nothing."""

import re
from dataclasses import dataclass
from functools import cache

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

CONTROLS = ".gin :is(button, input, select, summary, a, [role=option])"

CLICKABLE = """(control) => {
  const boxes = [control, ...(control.matches('input:not([type=text])') ? control.labels : [])]
    .map((each) => each.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  // Of a card in a fan only the strip that its right neighbour leaves free.
  const next = control.nextElementSibling?.matches('[role=option]')
    ? control.nextElementSibling.getBoundingClientRect() : undefined;
  const under = next && Math.abs(next.top - top) < 20 && next.left > left;
  return { left, right: under ? Math.min(right, next.left) : right, top, bottom };
}"""
"""Where a finger or a pointer meets a control."""


@dataclass(frozen=True, slots=True)
class Audit:
    """What axe-core says of a page."""

    violations: tuple[str, ...]
    unsure: tuple[str, ...]
    """What it leaves to a person, but for what a person has looked at (REVIEWED)."""
    contrast: float
    """The lowest ratio of any text of the table to what lies behind it."""

    @property
    def faults(self) -> tuple[str, ...]:
        return self.violations + self.unsure


REVIEWED = (
    # A limit of one digit; ink on the panel is a pair of tokens, which are computed.
    ("color-contrast: shortTextContent", 'class="number"'),
    # On a phone the end of a caption is cut; its sum stands above the hand, whole.
    ("color-contrast: elmPartiallyObscured", 'class="caption"'),
    # On the panel of settings and on the tag's own ground, both without a gap: pairs of tokens too.
    ("color-contrast: elmPartiallyObscuring", "<label"),
    ("color-contrast: elmPartiallyObscuring", 'class="tag"'),
    # axe-core stumbles over a line of the log half scrolled out; all lines wear the same pair.
    ("color-contrast: Axe encountered an error", 'title="Look at this moment"'),
)
"""What axe-core leaves open and a person has looked at: what it says, in which element."""

AUDIT = """async ([context, values]) => {
  // At the end of the page the phone's action bar, which sticks to the window, covers nothing.
  for (let box = document.querySelector('.gin'); box; box = box.parentElement)
    box.scrollTop = box.scrollHeight;
  // To axe-core nothing can be seen in a body without height, as JupyterLab's is.
  document.body.style.minHeight = '100vh';
  const results = await axe.run(context ?? document, { runOnly: { type: 'tag', values } });
  document.body.style.minHeight = '';
  const ratios = [...results.passes, ...results.violations, ...results.incomplete]
    .filter((rule) => rule.id === 'color-contrast')
    .flatMap((rule) => rule.nodes)
    .filter((node) => document.querySelector(node.target[0])?.closest('.gin'))
    .map((node) => node.any[0]?.data?.contrastRatio)
    .filter((ratio) => ratio > 1);
  // What an open panel lies over is judged where it is closed, and a line of the log where it is
  // scrolled into the log.
  const panel = document.querySelector('.gin .settings[open] .panel');
  const log = document.querySelector('.gin .events');
  const hidden = (node) => {
    const element = document.querySelector(node.target[0]);
    const box = element.getBoundingClientRect();
    const [over, seen] = [panel, log].map((each) => each?.getBoundingClientRect());
    return (over && !panel.contains(element) && box.left < over.right && box.right > over.left
        && box.top < over.bottom && box.bottom > over.top)
      || (log?.contains(element) && (box.top < seen.top || box.bottom > seen.bottom));
  };
  const nodes = (rules, tell) => rules.flatMap((rule) => rule.nodes.map((n) => tell(rule, n)));
  return [
    nodes(results.violations, (rule, node) => `${rule.id}: ${node.html}`),
    nodes(results.incomplete, (rule, node) => {
      if (hidden(node)) return ['', ''];
      const check = [...node.any, ...node.all, ...node.none][0];
      return [`${rule.id}: ${check?.data?.messageKey ?? check?.message}`, node.html];
    }),
    Math.min(...ratios),
  ];
}"""


def audit(page: Page, context: str | None = None) -> Audit:
    """What axe-core finds on the page, or within what a selector names."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {AXE_SCRIPT} }}")
    violations, incomplete, contrast = page.evaluate(AUDIT, [context, TAGS])
    unsure = tuple(f"{what}: {html}" for what, html in incomplete if not reviewed(what, html))
    return Audit(tuple(violations), unsure, contrast)


def reviewed(what: str, html: str) -> bool:
    return not what or any(what.startswith(known) and part in html for known, part in REVIEWED)


def violations(page: Page, context: str | None = None) -> list[str]:
    """What axe-core finds, one line for each rule and element."""
    return list(audit(page, context).violations)


@dataclass(frozen=True, slots=True)
class Target:
    """A control and how large it is for a finger, in CSS pixels."""

    name: str
    part: str
    size: float

    def __str__(self) -> str:
        return f"{self.name} ({self.part}) {self.size:.0f} px"


def targets(page: Page) -> list[Target]:
    """Every control that can be seen, with its smaller side, the smallest first."""
    found = page.evaluate(
        f"""(selector) => [...document.querySelectorAll(selector)]
          .filter((control) => control.checkVisibility({{ visibilityProperty: true }}))
          .map((control) => {{
            const {{ left, right, top, bottom }} = ({CLICKABLE})(control);
            const part = control.closest('.area, .settings, .kept, .rescue');
            return [
              control.getAttribute('aria-label') || control.labels?.[0]?.textContent
                || control.textContent.trim(),
              control.matches('[role=option]') ? 'card'
                : control.closest('.bar') ? 'action'
                : control.closest('[role=log]') ? 'log' : part?.className ?? '',
              Math.min(right - left, bottom - top),
            ];
          }})""",
        CONTROLS,
    )
    # Half a thousandth is what layout in fractions of a pixel may lose.
    return sorted((Target(n, p, round(s, 2)) for n, p, s in found), key=lambda each: each.size)


def sideways(page: Page) -> int:
    """By how many pixels the page, or a box of the notebook around the table, scrolls sideways."""
    beyond: int = page.evaluate(
        """() => {
          const boxes = [document.scrollingElement];
          for (let box = document.querySelector('.gin'); box; box = box.parentElement)
            if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box);
          return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
        }"""
    )
    return beyond


def cut(page: Page) -> list[str]:
    """Texts that end before their end because their box does."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.gin *')]
          .filter((box) => box.checkVisibility({ visibilityProperty: true }))
          .filter((box) => !box.closest('.unseen, .again, svg, select, [aria-hidden=true], input'))
          // The unseen texts, and the line beside a folded panel, which the panel says whole.
          .filter((box) => box.clientWidth > 1 && !box.matches('.gist'))
          .filter((box) => {
            const { overflowX, overflowY } = getComputedStyle(box);
            const ends = (overflow) => overflow === 'hidden' || overflow === 'clip';
            return (ends(overflowX) && box.scrollWidth > box.clientWidth + 1)
              || (ends(overflowY) && box.scrollHeight > box.clientHeight + 1);
          })
          .map((box) => `${box.className}: ${box.textContent}`)"""
    )
    return found


SEEN = f"""(control) => {{
  const {{ left, right, top, bottom }} = ({CLICKABLE})(control);
  const hits = (x, y) => {{
    const hit = document.elementFromPoint(x, y);
    return hit && (control.contains(hit) || control.labels?.[0]?.contains(hit)
      || (hit.matches('label') && hit.control === control));
  }};
  const along = [0.1, 0.5, 0.9];
  return along.flatMap((x) => along.map((y) =>
    hits(left + x * (right - left), top + y * (bottom - top)))).every(Boolean);
}}"""
"""Is every part of a control in sight, with nothing over it?"""


def hidden_focus(page: Page) -> str | None:
    """What has the focus, if something lies over it or it is out of the window."""
    name: str | None = page.evaluate(
        f"""() => {{
          const control = document.activeElement;
          const name = control.getAttribute('aria-label') ?? control.textContent.trim();
          return ({SEEN})(control) ? null : `${{control.tagName}} ${{name}}`;
        }}"""
    )
    return name


def covered(page: Page) -> list[str]:
    """The controls that stay covered when they are scrolled into view."""
    names: list[str] = page.evaluate(
        f"""(selector) => [...document.querySelectorAll(selector)]
          .filter((control) => control.checkVisibility({{ visibilityProperty: true }}))
          .filter((control) => {{
            control.scrollIntoView({{ block: 'center' }});
            return !({SEEN})(control);
          }})
          .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim())""",
        CONTROLS,
    )
    return names


def motion(page: Page) -> list[str]:
    """What moves, or would move for a time when it changes."""
    found: list[str] = page.evaluate(
        """() => [
          ...document.querySelector('.gin').getAnimations({ subtree: true })
            .map((each) => `${each.effect?.target?.className} runs`),
          ...[...document.querySelectorAll('.gin, .gin *')].filter((each) => {
            const { transitionDuration, animationDuration } = getComputedStyle(each);
            return [transitionDuration, animationDuration]
              .some((times) => times.split(',').some((time) => parseFloat(time) > 0));
          }).map((each) => `${each.className}`),
        ]"""
    )
    return found


RANK = "Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King"
NAME = re.compile(rf"({RANK}) of (spades|hearts|diamonds|clubs), [^.]+\. Card \d+ of \d+\.")


def card_names(page: Page) -> list[str]:
    """The own cards as the browser's accessibility tree names them."""
    hand = page.get_by_role("listbox", name="Your hand")
    if hand.count() == 0:
        return []
    return re.findall('- option "([^"]*)"', hand.aria_snapshot())


def misnamed(names: list[str]) -> list[str]:
    """Names that do not tell rank, suit, state and place."""
    return [name for name in names if not NAME.fullmatch(name)]


@cache
def luminance(colour: str) -> float:
    """How bright `rgb(r, g, b)` is: the relative luminance of WCAG, 0 to 1."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG between two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


LINES = (
    *((line, ground) for line in ("edge", "accent", "focus") for ground in ("panel", "felt")),
    ("focus", "paper"),
    ("focus", "card"),
)
"""Outlines of groups and buttons, the selected card and the ring of the focus, on their grounds."""
SUITS = tuple((suit, "card") for suit in ("spade", "heart", "diamond", "club"))


def lowest(page: Page, pairs: tuple[tuple[str, str], ...]) -> float:
    """The lowest contrast of these pairs of colour tokens, as the table wears them now."""
    names = sorted({name for pair in pairs for name in pair})
    worn: dict[str, str] = page.evaluate(
        """(names) => {
          const probe = document.querySelector('.gin').appendChild(document.createElement('i'));
          const read = (name) => {
            probe.style.color = `var(--${name})`;
            return [name, getComputedStyle(probe).color];
          };
          const worn = Object.fromEntries(names.map(read));
          probe.remove();
          return worn;
        }""",
        names,
    )
    return min(contrast(worn[one], worn[other]) for one, other in pairs)


def unreadable(page: Page) -> list[str]:
    """Charts of the lab without a name, and figures without their sentence or their numbers."""
    found: list[str] = page.evaluate(
        """() => {
          const text = (element) => element?.textContent.trim();
          const name = (element) => element.getAttribute('aria-label')
            || text(document.getElementById(element.getAttribute('aria-labelledby')));
          const charts = [...document.querySelectorAll('.gin :is(figure, canvas, svg[role])')];
          const figures = [...document.querySelectorAll('.gin section.figure')];
          return [
            ...charts.filter((chart) => !name(chart)).map((chart) => `${chart.tagName} unnamed`),
            ...figures.filter((each) => !text(each.querySelector('.summary')))
              .map(() => 'no summary'),
            ...figures.filter((each) => !each.querySelector('table td')).map(() => 'no numbers'),
            ...(charts.length && figures.length ? [] : ['no chart']),
          ];
        }"""
    )
    return found
