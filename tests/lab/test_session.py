import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import NotationError
from gin_widgets.lab.figure import Line, Plot
from gin_widgets.lab.session import LabSession
from gin_widgets.lab.tools import TOOLS
from tests.lab.golden import FOLDER, MOMENTS, files

FILES = files()


def send(session: LabSession, kind: str, **more: Any) -> str:
    session.handle({"kind": kind, "turn": session.state()["turn"], **more})
    return session.said["text"]


@pytest.fixture
def danger() -> LabSession:
    return LabSession("danger_map", predict=False)


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_golden_file_holds_what_python_sends(name: str) -> None:
    stored = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert stored == FILES[name], "run python -m tests.lab.golden"


def test_there_is_no_golden_file_that_nobody_writes() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == set(FILES)


def test_only_the_moment_of_a_refusal_is_refused() -> None:
    for name in MOMENTS:
        assert FILES[f"{name}.json"]["say"]["refused"] == (name == "refused")


@pytest.mark.parametrize("key", TOOLS)
def test_nothing_is_shown_before_the_guess_and_the_answer_is_not_told(key: str) -> None:
    session = LabSession(key)
    state = session.state()
    assert state["figure"] is None
    assert state["guess"] is not None
    assert not {"truth", "near", "because"} & set(state["guess"])
    assert send(session, "answer", value=None).endswith(session.figure().summary)
    assert session.state()["figure"] is not None
    assert session.state()["guess"] is None


def test_a_guess_is_set_beside_what_is_so() -> None:
    session = LabSession("upcard_roulette")
    assert send(session, "answer", value=50).startswith(
        "You said 50 %; it is 30.8 %: 19.2 too high."
    )
    assert send(session, "again") == "For how many of 100 upcards is the limit ten?"
    assert send(session, "answer", value=30).startswith("You said 30 %; it is 30.8 %: near enough.")


def test_a_drawn_line_stays_in_the_picture_until_something_is_set() -> None:
    session = LabSession("limit_curve")
    told = send(session, "answer", value=[0, 0, 0, 0, 0, 0])
    assert told.startswith("Your line is off by 60 % on average, most of it too low.")

    def drawn() -> list[Line]:
        (plot,) = session.figure().pictures
        assert isinstance(plot, Plot)
        return [each for each in plot.marks if each.name == "your guess"]  # type: ignore[misc]

    assert [each.points[0] for each in drawn()] == [(2, 0)]
    send(session, "set", name="upcard", value=5)
    assert drawn() == []


def test_a_pick_is_right_or_set_right() -> None:
    told = {code: send(LabSession("danger_map"), "answer", value=code) for code in ("4D", "KS")}
    assert told["4D"].startswith("Right: 4♦, with 6 pairs.")
    assert told["KS"].startswith("You said K♠. 4♦, with 6 pairs.")


def test_what_cannot_be_stands_beside_its_control_and_nothing_is_lost(danger: LabSession) -> None:
    before = danger.state()
    told = send(danger, "set", name="seen", value="8D 5H")
    state = danger.state()
    controls = {each["name"]: each for each in state["controls"]}
    assert told == "5♥ cannot be in your hand and in the pile."
    assert controls["seen"]["problem"] == told
    assert controls["seen"]["value"] == "8D 5H"
    assert [each["problem"] for each in state["controls"]].count("") == 3
    assert state["figure"] == before["figure"]
    assert state["turn"] == before["turn"]
    send(danger, "set", name="seen", value="8D")
    assert not any(each["problem"] for each in danger.state()["controls"])


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("hand", "5H 5H", "5♥ is there twice"),
        ("hand", "5X", "is not a card"),
        ("hand", "", "Hand: 0 cards; it must be 1 to 11."),
        ("hand", "5H " * 100, "Hand: at most 200 characters can be read."),
        ("hand", 7, "Hand: “7” is no cards; write them like 7C 8H."),
        ("taken", "8D", "8♦ cannot be in the pile and in another’s hand."),
        ("nothing", "8D", "did not understand"),
    ],
)
def test_a_value_that_cannot_be_is_told(
    danger: LabSession, name: str, value: Any, told: str
) -> None:
    assert told in send(danger, "set", name=name, value=value)
    assert danger.said["refused"]


@pytest.mark.parametrize(
    ("tool", "name", "value", "told"),
    [
        ("limit_curve", "upcard", 11, "Upcard: “11” is no whole number from 1 to 10."),
        ("limit_curve", "upcard", "-1", "Upcard: “-1” is no whole number from 1 to 10."),
        ("upcard_roulette", "seed", "ace", "Seed: “ace” is no whole number from 0 to"),
        ("upcard_roulette", "rules", "hose", "Rules: “hose” is none of House rules"),
        ("knock_now_or_go_on", "upcard", "AS", "with gin only there is no knock to weigh"),
        ("knock_now_or_go_on", "upcard", "KH", "cannot be in the hand and seen elsewhere"),
        ("knock_now_or_go_on", "hand", "KS QS", "Your eleven cards: 2 cards; it must be 11."),
        ("arrangement_compare", "other", 12, "There are only 2 ways to lay this hand down"),
        ("arrangement_compare", "limit", 2, "No way leaves 2 or less; the least is 6."),
        ("hand_ladder", "hand", 2, "There is no hand 2 in this match; it has 1 hand."),
        ("hand_ladder", "record", "no record", "Line 1:"),
        ("hand_ladder", "record", "nonsense", "A letter of the game code is wrong"),
    ],
)
def test_each_tool_says_what_cannot_be(tool: str, name: str, value: Any, told: str) -> None:
    session = LabSession(tool, predict=False)
    assert told in send(session, "set", name=name, value=value)


def test_cards_that_left_the_hand_are_no_longer_picked() -> None:
    session = LabSession("outs_and_odds", predict=False)
    send(session, "set", name="hand", value="8C 9C 2S 4S")
    assert session.values["loose"].codes == ("8C", "9C")


def test_a_pick_of_one_takes_the_place_of_the_last(danger: LabSession) -> None:
    send(danger, "toggle", name="card", cards="4D")
    send(danger, "toggle", name="card", cards="KS")
    assert danger.values["card"].codes == ("KS",)
    send(danger, "toggle", name="card", cards="KS")
    assert danger.values["card"].codes == ()


def test_a_tool_without_a_menu_opens_no_other(danger: LabSession) -> None:
    assert "did not understand" in send(danger, "open", tool="rule_lab")
    menu = LabSession()
    assert [each["key"] for each in menu.state()["tools"]] == list(TOOLS)
    send(menu, "open", tool="rule_lab")
    assert menu.tool.key == "rule_lab"
    assert send(menu, "open", tool="x").startswith("There is no tool 'x' in the lab; there are")


def test_an_old_turn_changes_nothing(danger: LabSession) -> None:
    danger.handle({"kind": "set", "turn": 7, "name": "seen", "value": ""})
    assert danger.said["text"] == "That was meant for an earlier moment; nothing changed."


def test_a_session_that_cannot_be_is_refused() -> None:
    with pytest.raises(NotationError, match="There is no tool 'hand'"):
        LabSession("hand")
    with pytest.raises(NotationError, match="Limit curve has no “limit”; it has upcard"):
        LabSession("limit_curve", {"limit": 3})
    with pytest.raises(NotationError, match="no whole number"):
        LabSession("limit_curve", {"upcard": True})


@given(
    st.none()
    | st.integers()
    | st.text()
    | st.dictionaries(
        st.sampled_from(["kind", "turn", "name", "value", "cards", "tool"]),
        st.sampled_from(
            ["set", "toggle", "answer", "again", "open", 1, True, None, [1.5], "7C", "hand", 0.5]
        ),
    )
)
def test_no_message_breaks_the_lab(content: Any) -> None:
    session = LabSession("outs_and_odds")
    session.handle(content)
    assert session.said["id"] == 2
    json.dumps(session.state())
