"""Open to everyone: the criteria of `tests.browser.access`, asserted in Voila and in JupyterLab.

What takes long stays there alone: JupyterLab in every look and with a whole match in four ways, and
the lab's charts there.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser import access, trials
from tests.browser.access import Figures, Seen, lab_table, leave, look_around, voila_table
from tests.browser.servers import Server
from tests.browser.states import STATES, Sitting

IN_LAB = ("wide",)
"""The looks that the suite sees in JupyterLab; the command sees them all."""


@pytest.fixture(scope="module")
def seen(browser: Browser, voila: Server) -> list[Seen]:
    """All states in all looks."""
    at = voila_table(browser, voila)
    found = list(look_around(at))
    leave(at)
    assert at.foreign == []
    return found


@pytest.fixture(scope="module")
def at(browser: Browser, voila: Server) -> Iterator[Sitting]:
    """A table at which a card is to be thrown, for one trial after the other."""
    at = voila_table(browser, voila)
    at.play_to("discard")
    yield at
    leave(at)


def failing(figures: Figures) -> dict[str, str]:
    return {
        access.CRITERIA[name]: figure.shown for name, figure in figures.items() if not figure.passes
    }


def test_every_state_is_seen_in_every_look(seen: list[Seen]) -> None:
    assert {each.state for each in seen} == {state.name for state in STATES}
    assert len(seen) == len(STATES) * len(access.LOOKS)
    assert all(len(each.targets) > 4 for each in seen if each.state != "print")


def test_every_state_is_open_to_everyone(seen: list[Seen]) -> None:
    faults = [(each.where, each.audit) for each in seen if each.audit.faults]
    assert faults == []
    assert failing(access.figures_of_states(seen)) == {}


@pytest.mark.parametrize("name", trials.TRIALS)
def test_what_is_tried_does_no_harm(name: str, at: Sitting) -> None:
    assert trials.TRIALS[name](at) == []


def test_the_table_is_crossed_with_few_tabs(at: Sitting) -> None:
    assert 6 <= trials.stops(at) <= trials.MOST_STOPS


def test_the_table_is_as_open_in_jupyterlab(browser: Browser, lab: Server) -> None:
    at = lab_table(browser, lab)
    at.play_to("discard")
    for name in ("A6", "A9", "A15", "A17"):
        assert trials.TRIALS[name](at) == [], name
    # The kernel dies in the last state, so that the states come after the trials.
    at.bring_anew()
    found = list(look_around(at, IN_LAB))
    assert len(found) == len(STATES) * len(IN_LAB)
    assert [(each.where, each.audit.faults) for each in found if each.audit.faults] == []
    assert failing(access.figures_of_states(found)) == {}
    assert at.foreign == []
    leave(at)
