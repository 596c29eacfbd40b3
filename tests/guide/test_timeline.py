"""Looking back and trying another move: the game itself is never touched."""

from typing import Any

import pytest

from gin_widgets.cards import Card, CardSet
from gin_widgets.guide import Session
from gin_widgets.guide.history import seen
from gin_widgets.rules import HOUSE, StockOut
from tests.guide.sitting import YOU, next_action, press, sit, sit_at
from tests.guide.test_screen import named_in
from tests.play.positions import OFFER
from tests.tables import hidden_from


def look(session: Session, at: int) -> None:
    session.handle({"kind": "look", "turn": session.game.turn, "at": at})


def lead(actions: int, players: int = 2) -> Session:
    session = sit("house", 3, players)
    for _ in range(actions):
        press(session, next_action(session))
    return session


def finished(players: int = 2) -> Session:
    """A hand that has just ended."""
    session = sit("house", 3, players)
    while not session.game.match.round.result:
        press(session, next_action(session))
    return session


def shown(session: Session) -> CardSet:
    """Every card that the table names at the other seats."""
    groups = [group for seat in session.state()["seats"] for group in seat["shown"] or []]
    return CardSet(Card.parse(code) for group in groups for code in group["cards"])


@pytest.mark.parametrize("players", [2, 4])
def test_every_moment_is_shown_as_it_was(players: int) -> None:
    session, pictures = sit("house", 3, players), []
    alike = ("limit", "stock", "pile", "phase", "why")
    while True:
        state: Any = session.state()
        pictures.append({key: state[key] for key in alike})
        if session.game.match.round.result:
            break
        press(session, next_action(session))
    for at, before in enumerate(pictures):
        look(session, at)
        state = session.state()
        assert {key: state[key] for key in alike} == before
        assert (state["replay"]["at"], state["replay"]["of"]) == (at, len(pictures) - 1)
        assert state["replay"]["looking"] is (at < len(pictures) - 1)


def test_nothing_is_played_in_a_moment_that_is_looked_at() -> None:
    session = lead(5)
    look(session, 1)
    before = session.game
    state = session.state()
    assert not any(action["allowed"] for action in state["actions"])
    assert not any(card["choices"] for group in state["hand"]["groups"] for card in group["cards"])
    assert not state["mine"]
    for action in (next_action(session), "next", "undo", "redo"):
        press(session, action)
        assert session.said["refused"]
        assert session.said["text"].startswith("You are looking back; go back to the game first")
        assert session.game is before
    press(session, "back")
    assert session.said["text"].startswith("Back at the game.")
    press(session, next_action(session))
    assert not session.said["refused"]


@pytest.mark.parametrize("at", [-1, 99, 10**30])
def test_there_is_no_moment_elsewhere(at: int) -> None:
    session = lead(3)
    look(session, at)
    assert session.said["refused"]
    assert session.said["text"] == "Say which moment, 1 to 4: look, then its number."
    assert session.timeline.looked is None


def test_hidden_hands_stay_hidden_until_the_hand_is_over_and_then_open() -> None:
    session = lead(6)
    for at in range(session.timeline.line.at):
        look(session, at)
        assert not shown(session)
        hidden = hidden_from(session.game.match.round, YOU)
        assert hidden.isdisjoint(named_in(session.state()))
    session = finished()
    known = seen(session.game.view)
    for at, moment in enumerate(session.timeline.line.past[:-1]):
        look(session, at)
        assert shown(session) == moment.match.round.state.hands[1]
        assert shown(session) <= known


def test_what_never_lay_open_stays_hidden_in_the_replay() -> None:
    """In a hand that nobody ended, no cards were shown."""
    session = sit(HOUSE.replace(players=(2, 2), stock_floor=26, stock_out=StockOut.VOID), 3)
    while not session.game.match.round.result:
        press(session, next_action(session))
    assert session.game.match.round.result.winner is None
    assert session.timeline.line.at > 3
    for at in range(session.timeline.line.at):
        look(session, at)
        assert not shown(session)


def test_a_line_of_the_log_leads_to_the_moment_at_which_it_was_told() -> None:
    session = finished()
    state = session.state()
    lines = state["log"]
    assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
    assert lines[-1]["at"] == state["replay"]["of"]
    moments = session.timeline.line.past
    for line in lines:
        look(session, line["at"])
        told = [other["text"] for other in session.state()["log"] if other["at"] <= line["at"]]
        assert line["text"] in told
        assert session.state()["log"] == lines
        assert len(told) <= len(moments[line["at"]].log)


def test_another_move_is_tried_on_the_same_deck_and_the_game_stays() -> None:
    session = finished()
    real, save = session.timeline.real, session.state()["save"]
    look(session, 1)
    press(session, "try")
    assert session.state()["heading"].startswith("Trying out · Hand 1 ·")
    assert session.game.match == real.moments[1].match
    while not session.game.match.round.result:
        press(session, str(session.game.view.legal[0]))
    state = session.state()
    assert [action["id"] for action in state["actions"]] == ["back"]
    assert state["score"]["rows"][0]["label"].endswith(" · tried out")
    assert state["save"] == save
    press(session, "next")
    assert session.said["text"].startswith("What you try out has no next hand")
    press(session, "back")
    assert session.game.match == real.game.match
    assert session.timeline.real.moments[:-1] == real.moments[:-1]
    assert not session.game.is_practice
    assert session.state()["save"] == save
    assert "tried" not in session.state()["score"]["rows"][0]["label"]


def test_what_is_learned_from_a_line_that_is_tried_out_makes_the_hand_practice() -> None:
    session = sit_at(OFFER)
    press(session, "pass", "stock")
    look(session, 0)
    press(session, "try", "take")
    assert not session.timeline.real.game.is_practice
    press(session, "discard 4D", "stock")
    assert session.timeline.real.game.is_practice
    press(session, "back")
    assert "this hand is practice now" in session.said["text"]
    assert session.state()["heading"].startswith("Hand 1, practice")


def test_a_line_can_be_looked_back_at_undone_and_left_like_the_game() -> None:
    session = lead(5)
    look(session, 2)
    press(session, "try")
    for _ in range(2):
        press(session, next_action(session))
    press(session, "undo")
    assert not session.said["refused"]
    look(session, 0)
    assert session.state()["replay"]["tried"]
    press(session, "back")
    assert session.state()["replay"] | {"text": ""} == {
        "at": 3,
        "of": 3,
        "text": "",
        "looking": False,
        "tried": True,
    }
    press(session, "back")
    assert not session.state()["replay"]["tried"]


def test_no_two_moments_that_are_played_have_the_same_turn() -> None:
    session = lead(4)
    turns = [session.game.turn]
    for word in ("look 2", "try", next_action(session), "undo", "back", "undo", "redo"):
        session.type(word)
        turns.append(session.game.turn)
    assert turns == sorted(turns)
    assert session.game.turn > turns[0] + 4


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("try", "Go back in the replay first; you can try another move from there."),
        ("back", "You are at the game itself."),
        ("look", "Say which moment, 1 to 3: look, then its number."),
        ("look ²", "Say which moment, 1 to 3: look, then its number."),
        ("look 0", "Say which moment, 1 to 3: look, then its number."),
    ],
)
def test_a_way_that_leads_nowhere_is_refused_in_a_sentence(word: str, sentence: str) -> None:
    session = lead(2)
    session.type(word)
    assert session.said["refused"]
    assert session.said["text"] == sentence


def test_a_moment_is_looked_at_by_its_number() -> None:
    session = lead(4)
    session.type("look 2")
    assert session.state()["replay"]["at"] == 1
    session.type("hand")
    assert not session.said["refused"]
    session.type("look 5")
    assert session.said["text"].startswith("Here you play on.")
    assert not session.state()["replay"]["looking"]


def test_a_browser_that_lost_the_thread_gets_the_state_whatever_its_turn() -> None:
    session = lead(3)
    before = session.game
    session.handle({"kind": "sync"})
    assert session.game is before
    assert session.said["text"].startswith("The table is here again. ")
    assert not session.said["refused"]
