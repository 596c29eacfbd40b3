from typing import Any

import pytest
import traitlets

import gin_widgets as gw
from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import WORDS
from gin_widgets.guide.screen import rules_name
from gin_widgets.lessons.content.words import LESSON_WORDS
from gin_widgets.rules import RULES, RuleSetError, rules_of
from gin_widgets.widgets import LessonPlayer
from tests.lessons.forms import FORMS


@pytest.fixture
def player() -> LessonPlayer:
    return LessonPlayer(FORMS)


def send(player: LessonPlayer, kind: str, text: str) -> dict[str, Any]:
    """What the browser's side does when it sends a message; the state that answers it."""
    name = "action" if kind == "intent" else "text"
    message = {"kind": kind, "turn": player.state["turn"], name: text}
    player._handle_custom_msg(message, [])
    return dict(player.state)


def test_a_lesson_is_there_under_its_public_name() -> None:
    assert gw.widgets.LessonPlayer is LessonPlayer


@pytest.mark.parametrize("rules", [None, *RULES])
def test_a_lesson_is_taught_under_the_rules_that_are_named(rules: str | None) -> None:
    state = LessonPlayer("L01", rules).state
    assert state["lesson"]["title"] == "What a card costs"
    assert state["rules"] == rules_name(rules_of(rules))


@pytest.mark.parametrize(
    ("given", "error", "sentence"),
    [
        ({"lesson": "L99"}, NotationError, "There is no lesson 'L99'; there are L00, L01"),
        ({"lesson": "L01", "rules": "hose"}, RuleSetError, "There is no rule set 'hose'"),
        ({}, NotationError, "A lesson is learned; a test and the review take no lesson"),
        ({"mode": "exam"}, NotationError, "There is no mode 'exam'; there are learn, pre"),
        ({"lesson": "L01", "item": 99}, NotationError, "There is no item 99 in L01; there are L01"),
        ({"mode": "review", "item": 1}, NotationError, "Only a lesson can be opened at an item"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused_in_one_sentence(
    given: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as refused:
        LessonPlayer(**given)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("item", ["L01-2", "l01-2", "2", 2])
def test_a_lesson_opens_at_the_item_that_is_named(item: str | int) -> None:
    assert LessonPlayer("L01", item=item).state["item"]["id"] == "L01-2"


def test_an_item_of_one_s_own_is_seen_as_a_pupil_sees_it() -> None:
    item = gw.write_item(hand="AD 2C KH", ask="points", answer="13", wrong={"16": "M01"})
    for given in (item, [item], (item, item)):
        player = LessonPlayer(given)
        assert player.state["ask"]["prompt"] == "What do these cards cost?"
        assert player.type("16").startswith("Not yet. You counted the K♥ as 13")
        assert player.type("13").startswith("Right")
    with pytest.raises(NotationError, match="as write_item gives them"):
        LessonPlayer(7)  # type: ignore[arg-type]


def test_what_is_kept_comes_back_where_it_was(player: LessonPlayer) -> None:
    player.type("goto T-group")
    send(player, "answer", "9C9D9H/9STSJSQS")
    again = LessonPlayer(FORMS)
    state = send(again, "restore", player.state["saved"])
    assert state["item"]["id"] == "T-group"
    assert state["saved"] == player.state["saved"]
    assert not state["say"]["refused"]


def test_the_item_of_the_link_is_opened_unless_one_is_in_the_middle_of_it() -> None:
    before = LessonPlayer(FORMS, item="group")
    send(before, "answer", "9C9D9H/9STSJSQS")
    send(before, "intent", "next")
    middle = before.state["item"]["steps"]
    assert middle[0]["state"] == "done"
    there = LessonPlayer(FORMS, item="group")
    assert send(there, "restore", before.state["saved"])["item"]["steps"] == middle
    other = LessonPlayer(FORMS, item="number")
    assert send(other, "restore", before.state["saved"])["item"]["id"] == "T-number"


def test_a_resume_code_is_taken_up(player: LessonPlayer) -> None:
    for _ in range(3):
        send(player, "intent", "next")
    state = send(LessonPlayer(FORMS), "restore", player.state["code"])
    assert not state["say"]["refused"]


def test_a_code_goes_before_the_item_of_the_link() -> None:
    there = LessonPlayer("L01", item=3)
    here = LessonPlayer("L01", item=1)
    assert send(here, "restore", there.state["code"])["item"]["id"] == "L01-3"


def test_a_notebook_types_the_same_answers(player: LessonPlayer) -> None:
    player.type("goto T-number")
    assert player.type("16").startswith("Not yet.")
    assert player.type("13").startswith("Right")
    assert player.state["say"]["text"].startswith("Right")


@pytest.mark.parametrize("content", [None, "next", [], {}, {"kind": "restore"}, {"kind": 5}])
def test_a_message_that_is_none_is_refused_and_changes_nothing(
    player: LessonPlayer, content: Any
) -> None:
    before = player.state
    player._handle_custom_msg(content, [])
    assert player.state["say"]["refused"]
    assert {**player.state, "say": before["say"]} == before


def test_nobody_sets_the_state_from_outside(player: LessonPlayer) -> None:
    before = player.state
    for name in ("state", "words"):
        with pytest.raises(traitlets.TraitError):
            setattr(player, name, {})
    update = {"method": "update", "state": {"state": {}, "words": {}}, "buffer_paths": []}
    player._handle_msg({"content": {"data": update}, "buffers": []})
    assert player.state == before
    assert player.words == {**WORDS, **LESSON_WORDS}


def test_a_lesson_writes_itself_the_same_way_every_time() -> None:
    assert repr(LessonPlayer("L01")) == "<Oklahoma Gin L01, house, L01-show>"
    assert repr(LessonPlayer(mode="pre")).startswith("<Oklahoma Gin pre test, house, L01-")
    assert repr(LessonPlayer(mode="review")).startswith("<Oklahoma Gin mixed review, house, L0")
