import pytest

from gin_widgets.app.lab_page import lab_asked
from gin_widgets.lab.tools import TOOLS


def test_an_address_without_a_question_opens_the_first_tool() -> None:
    page = lab_asked("")
    assert (page.tool, page.values, page.notes) == (None, {}, ())
    assert page._repr_html_() == ""


@pytest.mark.parametrize("key", TOOLS)
def test_every_tool_can_be_asked_for(key: str) -> None:
    assert lab_asked(f"tool={key}").tool == key


def test_an_address_sets_the_controls() -> None:
    page = lab_asked("tool=outs_and_odds&hand=8C9C9D2S&loose=8C9C&token=x")
    assert page.notes == ()
    assert TOOLS["outs_and_odds"](**page.values).summary.startswith("2 outs among 47")


@pytest.mark.parametrize(
    ("query", "note"),
    [
        ("tool=x", "The address asks for tool “x”, but there are only: limit_curve"),
        ("tool=limit_curve&upcard=ace", "Upcard: “ace” is no whole number from 1 to 10."),
        ("tool=outs_and_odds&seen=5H", "5♥ cannot be in the hand and seen elsewhere."),
        ("tool=limit_curve&hand=5H", "“hand”, which this page does not know"),
        ("upcard=5", "“upcard”, which this page does not know"),
        ("x" * 3000, "longer than"),
    ],
)
def test_what_cannot_be_is_left_out_and_noted(query: str, note: str) -> None:
    page = lab_asked(query)
    assert page.values == {}
    assert any(note in each for each in page.notes), page.notes
    assert note.partition(":")[0] in page._repr_html_()
