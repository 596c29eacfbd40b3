from typing import Any

import pytest
import traitlets

import gin_widgets as gw
from gin_widgets.cards import NotationError
from gin_widgets.rules import RuleSetError
from gin_widgets.widgets import MeldLab


@pytest.fixture
def lab() -> MeldLab:
    return MeldLab("7C 7D 7H 8H 9H KS")


def send(lab: MeldLab, kind: str, **more: Any) -> None:
    lab._handle_custom_msg({"kind": kind, "turn": lab.state["turn"], **more}, [])


def test_a_lab_is_there_under_its_public_name() -> None:
    assert gw.widgets.MeldLab is MeldLab


def test_what_is_laid_in_the_browser_can_be_observed(lab: MeldLab) -> None:
    seen: list[Any] = []
    lab.observe(lambda change: seen.append((change["name"], change["new"])), ["groups", "deadwood"])
    send(lab, "lay", groups=["9H7H8H"])
    assert seen == [("groups", ("7H8H9H",)), ("deadwood", 24)]


def test_a_notebook_lays_out_the_same_way(lab: MeldLab) -> None:
    assert lab.lay("7C 7D 7H") == "Set of sevens. Deadwood 27 = 10 + 9 + 8."
    assert "is not in the hand" in lab.lay("2C")
    assert lab.groups == ("7H7D7C",)


def test_the_rules_say_what_a_meld_is() -> None:
    hand = "4H 5D 6H"
    assert MeldLab(hand, "play_online_to_the_letter").lay("4H5D6H").startswith("Run")
    assert "no meld" in MeldLab(hand).lay("4H5D6H")


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"hand": ""}, NotationError),
        ({"hand": "7C 7C"}, NotationError),
        ({"hand": "7C", "rules": "hose"}, RuleSetError),
    ],
)
def test_a_lab_that_cannot_be_is_refused(given: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        MeldLab(**given)


def test_nobody_sets_the_state_from_outside(lab: MeldLab) -> None:
    before = lab.state
    with pytest.raises(traitlets.TraitError):
        lab.state = {}
    update = {"method": "update", "state": {"state": {}, "words": {}}, "buffer_paths": []}
    lab._handle_msg({"content": {"data": update}, "buffers": []})
    assert lab.state == before


def test_a_lab_writes_itself_the_same_way_every_time(lab: MeldLab) -> None:
    assert repr(lab) == "<Melding lab, KS 7H 8H 9H 7D 7C, house>"
