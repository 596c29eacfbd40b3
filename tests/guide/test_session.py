"""What the browser sends: right messages, wrong ones, late ones, and the same one twice."""

from typing import Any

import pytest

from gin_widgets import bots
from gin_widgets.bots import SimplePlayer
from gin_widgets.guide import Session, message
from gin_widgets.play import Event
from gin_widgets.rules import HOUSE, RULES, Scoring
from tests.guide.sitting import intent, next_action, press, sit, sit_at, typed, whole_match
from tests.play.positions import DEFENDER, DRAWN, KNOCKER, OFFER, OVER
from tests.tables import table

HELD: dict[str, Any] = {"kind": "hold", "number": 1, "mode": "auto", "groups": [], "rest": []}
HELD |= {"card": "", "quiet": True}
NONSENSE: list[Any] = [
    None,
    "take",
    7,
    [],
    ["kind", "intent"],
    {},
    {"kind": "intent"},
    {"kind": "intent", "turn": 1},
    {"kind": "intent", "action": "take"},
    {"kind": "intent", "turn": True, "action": "take"},
    {"kind": "intent", "turn": 1.0, "action": "take"},
    {"kind": "intent", "turn": "1", "action": "take"},
    {"kind": "intent", "turn": None, "action": "take"},
    {"kind": "intent", "turn": 1, "action": None},
    {"kind": "intent", "turn": 1, "action": ["take"]},
    {"kind": "intent", "turn": 1, "action": {"kind": "intent", "turn": 1, "action": "take"}},
    {"kind": "intent", "turn": 1, "text": "take"},
    {"kind": "intent", "turn": 1, "action": "take" + " " * 4_000},
    {"kind": "command", "turn": 1, "action": "take"},
    {"kind": "command", "turn": True, "text": "take"},
    {"kind": "command", "turn": 1, "text": "x" * 4_001},
    {"kind": "command", "turn": 1, "text": 5},
    {"kind": "look", "turn": 1},
    {"kind": "look", "turn": 1, "at": True},
    {"kind": "look", "turn": 1, "at": "0"},
    {"kind": "restore", "turn": 1},
    {"kind": "restore", "turn": 1, "code": "0" * 4_001},
    {"kind": "cheat", "turn": 1, "action": "take"},
    {"kind": ["intent"], "turn": 1, "action": "take"},
    {"Kind": "intent", "turn": 1, "action": "take"},
    {"kind": "intent", "turn": 1, "action": "take off"},
    {"kind": "intent", "turn": 1, "action": ""},
    {"kind": "intent", "turn": 1, "action": "knock 1H"},
    {"kind": "intent", "turn": 1, "action": "lay 8H on 2H"},
    {"kind": "hold", "number": 1},
    {**HELD, "number": True},
    {**HELD, "number": "1"},
    {**HELD, "mode": "own"},
    {**HELD, "mode": ["auto"]},
    {**HELD, "groups": "7C7D7H"},
    {**HELD, "groups": ["7C7D7H"]},
    {**HELD, "groups": [["7X"]]},
    {**HELD, "groups": [[7]]},
    {**HELD, "groups": [[]] * 21},
    {**HELD, "rest": ["AS"] * 21},
    {**HELD, "rest": None},
    {**HELD, "card": "8X"},
    {**HELD, "card": None},
    {**HELD, "quiet": 0},
    {"kind": "settings"},
    {"kind": "settings", "hints": 5, "bot": ""},
    {"kind": "settings", "hints": -1, "bot": ""},
    {"kind": "settings", "hints": True, "bot": ""},
    {"kind": "settings", "hints": "2", "bot": ""},
    {"kind": "settings", "hints": 2, "bot": "expert"},
    {"kind": "settings", "hints": 2, "bot": None},
]


def refused(session: Session, message: Any) -> str:
    """Send a message that must be refused and change nothing but the answer."""
    before, game = session.state(), session.game
    session.handle(message)
    assert session.game is game
    assert session.said["refused"]
    assert session.said["id"] == before["say"]["id"] + 1
    assert {**session.state(), "say": before["say"]} == before
    return session.said["text"]


@pytest.mark.parametrize("message", NONSENSE, ids=lambda message: str(message)[:60])
def test_a_message_of_a_wrong_shape_is_refused(message: Any) -> None:
    text = refused(sit_at(OFFER), message)
    assert text == "The table did not understand that message; nothing changed."


def test_settings_are_taken_over_at_any_moment_and_without_a_word() -> None:
    session = sit_at(OFFER)
    before = session.state()
    session.handle({"kind": "settings", "hints": 2, "bot": "simple"})
    chosen = {**before["options"], "hints": 2}
    assert session.state() == {**before, "options": chosen}


def test_another_player_sits_down_in_the_middle_of_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    class Taker(SimplePlayer):
        pass

    monkeypatch.setattr(bots, "BOTS", {"simple": SimplePlayer, "taker": Taker})
    monkeypatch.setattr(message, "BOTS", bots.BOTS)
    session = sit_at(OFFER)
    before = session.game
    session.handle({"kind": "settings", "hints": 4, "bot": "taker"})
    assert isinstance(session.game.player, Taker)
    assert session.game.match is before.match
    assert session.game.turn == before.turn
    session.handle({"kind": "settings", "hints": 4, "bot": ""})
    assert session.game.bot == "taker"


@pytest.mark.parametrize("turn", [0, 2, -1, 10**30])
@pytest.mark.parametrize("kind", ["intent", "command"])
def test_a_message_of_another_turn_is_refused(kind: str, turn: int) -> None:
    message = {"kind": kind, "turn": turn, "action": "take", "text": "take"}
    text = refused(sit_at(OFFER), message)
    assert text == "That was meant for an earlier moment of the hand; nothing changed."


def test_extra_entries_in_a_message_do_not_matter() -> None:
    session = sit_at(OFFER)
    session.handle({**intent(session, "take"), "extra": [1, 2]})
    assert not session.said["refused"]


@pytest.mark.parametrize("action", ["take", "pass"])
def test_the_second_of_two_clicks_changes_nothing(action: str) -> None:
    session = sit_at(OFFER)
    message = intent(session, action)
    session.handle(message)
    once = session.state()
    assert refused(session, message).startswith("That was meant for an earlier moment")
    assert {**session.state(), "say": once["say"]} == once


def test_each_kind_of_action_survives_a_double_click() -> None:
    """A whole match in which every press comes twice is the match in which it comes once."""
    once, twice = sit(seed=3), sit(seed=3)
    while once.game.match.winner is None:
        action = next_action(once)
        message = intent(once, action)
        once.handle(message)
        twice.handle(message)
        twice.handle(message)
        assert twice.said["refused"]
        assert twice.game.match == once.game.match
        assert twice.game.turn == once.game.turn


@pytest.mark.parametrize(
    ("now", "action", "text"),
    [
        (OFFER, "stock", "First say whether you take the 8♣ or pass."),
        (DRAWN, "gin QC", "Gin needs every card in a meld; throwing the Q♣ leaves 4."),
        (DRAWN, "next", "The hand is not over yet; the next one is dealt after it."),
        (DRAWN, "new", "The match is not over yet; finish it first."),
        (OVER, "stock", "The hand is over."),
        (OVER, "new", "The match is not over yet; finish it first."),
    ],
)
def test_an_intent_against_the_rules_is_refused_with_the_rule(
    now: Any, action: str, text: str
) -> None:
    session = sit_at(now)
    assert refused(session, intent(session, action)).startswith(text)


def test_a_press_is_answered_with_what_came_of_it() -> None:
    session = sit_at(OFFER)
    press(session, "pass")
    assert session.said["text"] == (
        "You passed on the 8♣. North passed on the 8♣. All passed on the 8♣: draw from the stock. "
        "Limit 8. Pile shows the 8♣. Stock 31. Deadwood 4."
    )
    press(session, "stock")
    assert session.said["text"] == (
        "You drew the Q♣ from the stock. Deadwood 14; your best throw leaves 4."
    )
    assert not session.said["refused"]


def logs(session: Session, seen: dict[int, tuple[Event, ...]]) -> None:
    seen[session.game.match.hand_number] = session.game.log


@pytest.mark.parametrize("rules", RULES)
def test_a_match_typed_and_a_match_pressed_give_the_same_logs(rules: str) -> None:
    pressed: dict[int, tuple[Event, ...]] = {}
    written: dict[int, tuple[Event, ...]] = {}
    by_press, by_word = sit(rules, 8), sit(rules, 8)
    person = SimplePlayer()
    while by_press.game.match.winner is None:
        press(by_press, next_action(by_press))
        logs(by_press, pressed)
    while by_word.game.match.winner is None:
        view = by_word.game.view
        line = "next" if view.result else typed(person.choose(view), view)
        by_word.handle({"kind": "command", "turn": by_word.game.turn, "text": line})
        assert not by_word.said["refused"], line
        logs(by_word, written)
    assert pressed == written
    assert len(pressed) > 1
    assert by_press.game.match == by_word.game.match
    assert by_press.state() == by_word.state()


@pytest.mark.parametrize("rules", RULES)
def test_a_match_ends_and_says_who_won(rules: str) -> None:
    *_, session = whole_match(rules, 4)
    state, match = session.state(), session.game.match
    assert match.winner is not None
    name = ("You", "North")[match.winner]
    totals = {
        Scoring.WINNER_POINTS: [f"{points}" for points in match.scores],
        Scoring.PENALTY_POINTS: [f"{penalties}" for penalties in match.penalties],
        Scoring.BOTH: [
            f"+{points} −{penalties}"
            for points, penalties in zip(match.scores, match.penalties, strict=True)
        ],
    }[match.rules.scoring]
    scores = " : ".join(totals)
    assert state["result"] is not None
    assert state["result"]["note"] == f"{name} won the match, {scores}."
    assert state["phase"] == "finished"
    assert [action["id"] for action in state["actions"]] == ["new", "review", "reason"]
    assert state["score"]["totals"] == totals
    assert len(state["score"]["rows"]) == match.hand_number


def test_the_turn_grows_with_every_accepted_message_and_with_no_other() -> None:
    turns = [session.game.turn for session in whole_match("house", 6)]
    assert turns == list(range(turns[0], turns[0] + len(turns)))


def test_the_hand_counts_as_its_result_does_where_a_taken_card_may_not_be_melded() -> None:
    rules = HOUSE.replace(may_meld_taken_card=False)
    now = table(KNOCKER, DEFENDER, upcard="4C", rules=rules)
    session = sit_at(now)
    press(session, "take", "knock 4D")
    while session.game.match.round.result is None:
        press(session, str(session.game.view.legal[0]))
    result = session.game.match.round.result
    session.type("hand")
    assert result.deadwood[0] == 4
    assert session.said["text"].endswith("Deadwood 4.")
