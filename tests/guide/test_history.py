"""Undo and redo: moves of a pointer, and what they cost."""

import pytest

from gin_widgets.guide import Session
from gin_widgets.guide.history import seen
from tests.guide.sitting import next_action, press, sit, sit_at, whole_match
from tests.play.positions import DRAWN, OFFER


def lead(actions: int, seed: int = 3, players: int = 2) -> Session:
    """A table some actions into its first hand."""
    session = sit("house", seed, players)
    for _ in range(actions):
        press(session, next_action(session))
    assert session.game.match.hand_number == 1
    return session


def tool(session: Session, id_: str) -> tuple[bool, str]:
    found = next(tool for tool in session.state()["tools"] if tool["id"] == id_)
    return found["allowed"], found["why"]


def picture(session: Session) -> dict[str, object]:
    """What is seen of a moment, whichever way led to it."""
    state = session.state()
    passing = ("turn", "say", "tools", "heading", "score", "save")
    return {key: value for key, value in state.items() if key not in passing}


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("way", ["press", "type"])
def test_undo_goes_back_to_the_deal_and_redo_to_the_end(players: int, way: str) -> None:
    session, pictures = sit("house", 3, players), []
    while not session.game.match.round.result:
        pictures.append(picture(session))
        press(session, next_action(session))
    pictures.append(picture(session))
    do = session.type if way == "type" else lambda word: press(session, word)
    for expected in reversed(pictures[:-1]):
        do("undo")
        assert not session.said["refused"]
        assert picture(session) == expected
    assert tool(session, "undo") == (False, "Nothing of this hand is there to be taken back.")
    for expected in pictures[1:]:
        do("redo")
        assert picture(session) == expected
    assert tool(session, "redo")[0] is False


def test_every_move_has_a_turn_of_its_own_so_that_a_late_click_does_nothing() -> None:
    session = lead(4)
    turns = [session.game.turn]
    for word in ("undo", "undo", "redo", "undo", "redo"):
        message = {"kind": "intent", "turn": session.game.turn, "action": word}
        session.handle(message)
        game = session.game
        session.handle(message)
        assert session.game is game
        assert session.said["refused"]
        turns.append(game.turn)
    assert turns == list(range(turns[0], turns[0] + 6))


def test_another_move_forgets_what_was_taken_back() -> None:
    session = sit_at(OFFER)
    press(session, "pass", "undo", "take")
    assert session.game.view.taken is not None
    assert not session.timeline.line.can_redo


def test_what_is_taken_back_and_done_again_is_told() -> None:
    session = sit_at(OFFER)
    press(session, "pass", "stock", "undo")
    assert session.said["text"].startswith(
        "Taken back: You drew the Q♣ from the stock. "
        "You had seen a card since, so this hand is practice now. "
        "All passed on the 8♣: draw from the stock."
    )
    press(session, "redo")
    assert session.said["text"].startswith(
        "Done again: You drew the Q♣ from the stock. Choose a card and throw it."
    )


def test_an_undo_that_takes_back_nothing_seen_leaves_the_hand_as_it_is() -> None:
    session = sit_at(OFFER)
    press(session, "take")
    assert tool(session, "undo") == (True, "Takes back what you did last.")
    press(session, "undo")
    assert session.game.practice == frozenset()
    assert "practice" not in session.state()["heading"]


def test_an_undo_past_a_card_that_is_seen_since_marks_the_hand_for_good() -> None:
    session = sit_at(OFFER)
    press(session, "pass", "stock")
    assert tool(session, "undo")[1].endswith("so the hand becomes practice.")
    press(session, "undo")
    assert session.state()["heading"].startswith("Hand 1, practice ·")
    press(session, "undo")
    assert tool(session, "redo")[0]
    press(session, "redo", "redo")
    assert session.game.practice == {1}
    assert tool(session, "undo") == (True, "Takes back what you did last.")


def test_the_mark_stays_on_the_scoreboard_and_leaves_the_next_hands_alone() -> None:
    for session in whole_match("house", 3):
        if session.game.match.hand_number == 2 and len(session.game.log) > 4:
            break
        if session.game.match.round.result:
            press(session, "undo")
            press(session, "redo")
    state = session.state()
    assert state["score"]["rows"][0]["label"].endswith(" · practice")
    assert state["heading"].startswith("Hand 2 ·")


def test_a_new_match_has_no_marks() -> None:
    *_, session = whole_match("house", 3)
    press(session, "undo", "redo")
    assert session.game.practice
    press(session, "new")
    assert session.game.practice == frozenset()


@pytest.mark.parametrize("word", ["undo", "redo"])
def test_where_there_is_nothing_it_is_refused_in_a_sentence(word: str) -> None:
    session = sit_at(DRAWN)
    before = session.game
    press(session, word)
    assert session.game is before
    assert session.said["refused"]
    assert session.said["text"].startswith("Nothing ")


def test_an_undo_never_tells_more_than_was_seen() -> None:
    """What is seen after an undo is what was seen at that moment the first time."""
    session = sit("house", 5)
    known = [seen(session.game.view)]
    while not session.game.match.round.result:
        press(session, next_action(session))
        known.append(seen(session.game.view))
    for before in reversed(known[:-1]):
        press(session, "undo")
        assert seen(session.game.view) == before
