"""One match to 100 in the browser, played in four ways."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.guide import Session
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


def match_in_python(seed: int, *, steps: bool = False) -> Iterator[tuple[str, Session]]:
    """Each action of a person who plays by the simple rule, and the session after it.

    With `steps` the person goes through every showdown.
    """
    session = sit("house", seed, steps=steps)
    while session.game.match.winner is None or session.state()["save"]["step"]:
        action = "step" if session.state()["save"]["step"] else next_action(session)
        press(session, action)
        assert not session.said["refused"]
        yield action, session


@pytest.mark.parametrize("way", WAYS)
def test_a_match_is_played_to_100(way: str, table_page: Callable[..., Page]) -> None:
    page = table_page(seed=SEED, steps=True)
    person = WAYS[way](page)
    log: list[str] = []
    expected: list[str] = []
    for action, session in match_in_python(SEED, steps=True):
        person.do(action)
        expect(page.get_by_role("status")).to_have_text(said(session.said["text"]))
        if session.game.view.result:
            log += page.get_by_role("log").locator("li").all_text_contents()
            expected += [said(line["text"]) for line in session.state()["log"]]
    assert log == expected
    expect(page.get_by_text("You won the match, 120 : 75.", exact=True)).to_be_visible()
