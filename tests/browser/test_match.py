"""One match to 100 in the browser, played in four ways."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.guide import Session
from tests.browser.measures import card_names, misnamed
from tests.browser.person import ByClicks, ByCommand, ByDrag, ByKeyboard, Person, said
from tests.guide.sitting import next_action, press, sit

SEED = 251
"""A match with a pass, a take, a spread, a layoff, a knock, gin and an undercut on both sides."""

WAYS: dict[str, Callable[[Page], Person]] = {
    "command": ByCommand,
    "keyboard": ByKeyboard,
    "clicks": ByClicks,
    "drag": ByDrag,
}

HEAR = """() => {
  window.heard = [];
  const status = document.querySelector('.gin [role=status]');
  new MutationObserver(() => {
    if (status.textContent !== window.heard.at(-1)) window.heard.push(status.textContent);
  }).observe(status, { childList: true, subtree: true, characterData: true });
}"""


def match_in_python(seed: int) -> Iterator[tuple[str, Session]]:
    """Each action of a person who plays by the simple rule, and the session after it."""
    session = sit("house", seed, steps=True)
    while session.game.match.winner is None or session.state()["scene"]:
        action = next_action(session)
        press(session, action)
        assert not session.said["refused"]
        yield action, session


@dataclass
class Played:
    """What a match left behind."""

    log: list[str] = field(default_factory=list)
    """The lines of the log of each hand, as the page holds them."""
    expected: list[str] = field(default_factory=list)
    """The same from the table in Python."""
    told: list[str] = field(default_factory=list)
    """What the table in Python said after each action."""
    heard: list[str] = field(default_factory=list)
    """What the page's status line held, one after the other."""
    cards: set[str] = field(default_factory=set)
    """The names of the own cards, without their states."""
    misnamed: list[str] = field(default_factory=list)

    @property
    def amiss(self) -> list[str]:
        """What was heard otherwise than told; a second press is asked for on the page."""
        heard = [text for text in self.heard if not text.startswith("Press again to confirm")]
        return [
            f"heard “{one}”, told “{other}”"
            for one, other in zip_longest(heard, self.told)
            if one != other
        ][:1]


def played(page: Page, way: str) -> Played:
    """Play the match in one way at a table that is dealt with SEED."""
    person, match = WAYS[way](page), Played()
    page.evaluate(HEAR)
    for action, session in match_in_python(SEED):
        person.do(action)
        match.told.append(said(session.said["text"]))
        expect(page.locator(".gin [role=status]")).to_have_text(match.told[-1])
        names = card_names(page)
        match.cards |= {name.partition(",")[0] for name in names}
        match.misnamed += misnamed(names)
        if session.state()["result"] and not session.state()["scene"]:
            match.log += page.locator(".gin [role=log] li").all_text_contents()
            match.expected += [said(line["text"]) for line in session.state()["log"]]
    match.heard = page.evaluate("window.heard")
    return match


@pytest.mark.parametrize("way", WAYS)
def test_a_match_is_played_to_100(way: str, table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED)
    match = played(page, way)
    assert match.log == match.expected
    assert match.amiss == []
    assert match.misnamed == []
    expect(page.get_by_text("You won the match, 120 : 75.", exact=True)).to_be_visible()
