import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import CardSet, NotationError, best_arrangement
from gin_widgets.guide.melding import Layout, MeldingSession, wire
from gin_widgets.rules import HOUSE, RULES
from tests.guide.melding.golden import FOLDER, HAND, MOMENTS, files, moment
from tests.lessons.shapes import problems
from tests.strategies import hands

FILES = files()


@pytest.fixture
def session() -> MeldingSession:
    return MeldingSession(HAND, HOUSE)


def send(session: MeldingSession, kind: str, **more: Any) -> str:
    session.handle({"kind": kind, "turn": session.state()["turn"], **more})
    return session.said["text"]


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_golden_file_holds_what_python_sends(name: str) -> None:
    stored = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert stored == FILES[name], "run python -m tests.guide.melding.golden"


def test_there_is_no_golden_file_that_nobody_writes() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == set(FILES)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_state_has_the_shape_that_the_types_say(name: str) -> None:
    assert problems(moment(name), wire.MeldingState) == []


def test_a_group_that_is_no_meld_costs_its_points_and_says_why(session: MeldingSession) -> None:
    assert send(session, "lay", groups=["7H8H9H", "JCQDKS"]) == (
        "Run seven to nine of hearts. K♠, Q♦, J♣: no meld. "
        "Deadwood 50 = 10 + 10 + 10 + 7 + 7 + 4 + 2."
    )
    run, none = session.state()["groups"]
    assert (run["kind"], run["why"]) == ("run", "")
    assert none["kind"] == ""
    assert "suit" in none["why"]


def test_a_contested_card_has_its_two_homes(session: MeldingSession) -> None:
    homes = {card["code"]: card["homes"] for card in session.state()["cards"] if card["homes"]}
    assert homes == {"7H": ["set of sevens", "run seven to nine of hearts"]}


def test_it_tells_whether_there_is_better_and_by_how_much(session: MeldingSession) -> None:
    send(session, "lay", groups=["7C7D7H"])
    assert send(session, "press", name="better") == "Yes: 50 is possible, 3 points less."
    send(session, "lay", groups=["7H8H9H"])
    assert send(session, "press", name="better") == (
        "No: 50 is the least that these cards can leave."
    )


def test_every_best_way_is_shown_and_can_be_laid_out(session: MeldingSession) -> None:
    send(session, "deal", text="4c 4d 4h 5c 5d 5h 6c 6d 6h 2s")
    assert send(session, "press", name="reveal") == "The least is 2: 2 ways."
    ways = session.state()["best"]
    assert ways is not None
    for at, way in enumerate(ways):
        send(session, "take", at=at)
        melds = [group["cards"] for group in way["groups"] if group["kind"] != "loose"]
        assert [group["cards"] for group in session.state()["groups"]] == melds
        assert session.layout.deadwood == 2
    send(session, "press", name="hide")
    assert session.state()["best"] is None


def test_two_ways_stand_side_by_side_with_what_is_open_on_them(session: MeldingSession) -> None:
    send(session, "lay", groups=["7C7D7H"])
    send(session, "press", name="keep")
    send(session, "lay", groups=["7H8H9H"])
    kept, now = session.state()["compare"]
    assert (kept["total"]["points"], now["total"]["points"]) == ("53", "50")
    assert kept["open"] == "open to layoffs: 7♠"
    assert now["open"] == "open to layoffs: 10♥ 6♥"


def test_another_hand_begins_anew(session: MeldingSession) -> None:
    send(session, "press", name="keep")
    send(session, "press", name="reveal")
    assert send(session, "deal", text="KC AD") == "2 cards to lay out."
    state = session.state()
    assert (state["best"], state["compare"], state["groups"]) == (None, [], [])


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ({"kind": "lay", "groups": ["2C3C4C"]}, "is not in the hand; nothing changed."),
        ({"kind": "lay", "groups": ["7C7D7H", "7H8H9H"]}, "The 7♥ lies in two groups"),
        ({"kind": "lay", "groups": ["nonsense"]}, "is not a card"),
        ({"kind": "take", "at": 1}, "There is no such way"),
        ({"kind": "take", "at": -1}, "There is no such way"),
        ({"kind": "deal", "text": ""}, "A hand here has 1 to 20 cards, not 0."),
        ({"kind": "deal", "text": "7C 7C"}, "is there twice"),
        ({"kind": "press", "name": "cheat"}, "did not understand"),
        ({"kind": "take", "at": True}, "did not understand"),
        ({"kind": "lay", "groups": "7C"}, "did not understand"),
        ({"kind": "press", "name": "keep", "turn": 0}, "meant for an earlier moment"),
    ],
)
def test_what_cannot_be_is_said_and_changes_nothing(
    session: MeldingSession, content: dict[str, Any], told: str
) -> None:
    send(session, "lay", groups=["7H8H9H"])
    before = session.state()
    session.handle({"turn": before["turn"], **content})
    assert told in session.said["text"]
    assert session.said["refused"]
    assert {**session.state(), "say": before["say"]} == before


@given(
    st.none()
    | st.integers()
    | st.text()
    | st.lists(st.integers())
    | st.dictionaries(
        st.sampled_from(["kind", "turn", "groups", "at", "text", "name"]),
        st.sampled_from(["lay", "take", 1, True, None, ["7C"], "7C"]),
    )
)
def test_no_message_breaks_the_lab(content: Any) -> None:
    session = MeldingSession(HAND, HOUSE)
    session.handle(content)
    assert session.said["id"] == 2


@given(hands(), st.sampled_from(sorted(RULES)))
def test_the_best_way_laid_out_leaves_the_least(hand: CardSet, key: str) -> None:
    layout = Layout.of(hand, RULES[key])
    laid = layout.laid_as(layout.best()[0])
    assert laid.deadwood == best_arrangement(hand, RULES[key]).deadwood
    assert laid.loose == laid.deadwood_cards


@pytest.mark.parametrize("count", [0, 21])
def test_a_hand_has_some_cards_and_not_too_many(count: int) -> None:
    with pytest.raises(NotationError, match="1 to 20 cards"):
        Layout.of(CardSet.from_mask((1 << count) - 1), HOUSE)
