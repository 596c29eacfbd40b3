from typing import Any

import pytest
import traitlets

import gin_widgets as gw
from gin_widgets.cards import NotationError
from gin_widgets.widgets import Chart, Explorer


def send(explorer: Explorer, kind: str, **more: Any) -> None:
    explorer._handle_custom_msg({"kind": kind, "turn": explorer.state["turn"], **more}, [])


def test_the_lab_is_there_under_its_public_names() -> None:
    assert (gw.widgets.Explorer, gw.widgets.Chart) == (Explorer, Chart)


def test_what_is_set_in_the_browser_is_answered() -> None:
    explorer = Explorer("limit_curve", predict=False)
    send(explorer, "set", name="upcard", value=3)
    assert explorer.values == {"upcard": 3}
    assert explorer.state["figure"]["summary"] == explorer.figure.summary
    assert "limit 3" in explorer.figure.summary


def test_a_notebook_sets_the_controls_by_their_names() -> None:
    explorer = Explorer("outs_and_odds", hand="8C 9C 9D 2S", loose="8C 9C", seen="")
    assert explorer.state["guess"] is not None
    assert explorer.figure.summary.startswith("2 outs among 48 unseen cards")


def test_a_figure_stands_alone() -> None:
    chart = Chart(gw.lab.TOOLS["players_and_stock"]())
    assert chart.state["figure"]["title"] == "Players and stock"
    assert (chart.state["controls"], chart.state["guessable"]) == ([], False)


@pytest.mark.parametrize(
    "given",
    [{"tool": "x"}, {"tool": "limit_curve", "limit": 3}, {"tool": "danger_map", "hand": "x"}],
)
def test_an_explorer_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        Explorer(**given)


def test_nobody_sets_the_state_from_outside() -> None:
    explorer = Explorer("limit_curve")
    before = explorer.state
    with pytest.raises(traitlets.TraitError):
        explorer.state = {}
    update = {"method": "update", "state": {"state": {}, "words": {}}, "buffer_paths": []}
    explorer._handle_msg({"content": {"data": update}, "buffers": []})
    assert explorer.state == before


def test_it_writes_itself_the_same_way_every_time() -> None:
    assert repr(Explorer()) == "<The lab, Limit curve>"
    assert repr(Chart(gw.lab.TOOLS["rule_lab"](deals=10))) == "<Figure, Rule lab>"
