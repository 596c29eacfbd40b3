"""The review at the table: begun, graded in slices, gone through, left and taken up again."""

from random import Random

import pytest

from gin_widgets.guide import Session
from gin_widgets.guide.review import Retry, Stage
from gin_widgets.guide.wire import ReviewState
from gin_widgets.play import Action, Discard
from gin_widgets.widgets import Table
from tests.guide.sitting import QUICK, at_its_end, press, sit, whole_match
from tests.tables import reshuffled

GRADE = {"kind": "grade"}


def graded(seed: int = 2) -> Session:
    """A hand played by chance, its review graded to the end."""
    session = at_its_end(seed=seed)
    session.type("review")
    while session.grade():
        pass
    return session


@pytest.fixture
def session() -> Session:
    return graded()


def test_the_result_offers_the_review_beside_the_next_hand() -> None:
    session = at_its_end(seed=2)
    state = session.state()
    assert [action["id"] for action in state["actions"]] == ["next", "review", "reason"]
    assert state["review"] is None
    press(session, "review")
    assert session.said["text"] == "Looking again at 15 choices of yours. You can go on meanwhile."


def test_it_is_graded_slice_by_slice_and_says_nothing_on_the_way() -> None:
    session = at_its_end(seed=2)
    session.type("review")
    said, done = session.said, []
    while True:
        review = shown(session)
        if not review["grading"]:
            break
        assert session.said == said
        assert session.state()["result"] is not None
        done.append(review["done"])
        session.handle(GRADE)
    assert done == sorted(done)
    assert len(done) > 2 * review["of"]
    assert session.said["id"] == said["id"] + 1
    session.handle(GRADE)
    assert session.said["id"] == said["id"] + 1, "there is nothing more to grade"


def test_between_two_slices_the_table_plays_on() -> None:
    session = at_its_end(seed=2)
    press(session, "review")
    session.handle(GRADE)
    press(session, "next")
    assert session.game.match.hand_number == 2
    assert session.state()["review"] is None
    session.handle(GRADE)
    assert session.state()["review"] is None


def test_the_dearest_choice_comes_to_the_table_as_it_was(session: Session) -> None:
    state = session.state()
    review = shown(session)
    assert (review["at"], review["text"]) == (0, "Choice 1 of 4")
    assert {mark["stage"] for mark in review["stages"]} == {"find"}
    assert state["result"] is None
    assert state["heading"].startswith("Review · Hand 1")
    assert state["phase"] == "discard"
    assert session.said["text"].endswith("Find something better.")
    assert sum(len(group["cards"]) for group in state["hand"]["groups"]) == 11


def test_another_move_is_tried_there_and_answered(session: Session) -> None:
    before = session.game
    for option in reversed(_options(session)):
        press(session, str(option))
    assert session.said["text"].startswith(("Right: ", "This one is settled"))
    assert _retry(session).stage is Stage.RIGHT
    assert session.game == before, "the game stays as it is"


def test_a_card_is_tried_by_a_typed_command_too(session: Session) -> None:
    chosen = _retry(session).decision.chosen
    assert isinstance(chosen, Discard)
    session.type(f"throw {chosen.card.code}")
    assert session.said["text"] == "Not yet: that is what you did. Try something else."
    session.type("throw zz")
    assert session.said["refused"]
    session.type("draw")
    assert session.said["refused"]
    assert "throw" in session.said["text"]


def test_showing_rings_the_cards_and_tells_the_numbers(session: Session) -> None:
    press(session, "show")
    state, review = session.state(), shown(session)
    assert review["stages"][0] == {"stage": "shown", "text": "shown"}
    assert review["ringed"]
    assert session.said["text"].startswith("Best here: ")
    points = [row["points"] for row in state["why"]["rows"]]
    assert points[0].startswith(("+", "−"))
    assert any("your choice" in row["text"] for row in state["why"]["rows"])
    press(session, "show")
    assert session.said["text"] == "This one is settled; look at the next."


def test_until_it_is_settled_no_card_is_ringed(session: Session) -> None:
    review = shown(session)
    assert review["ringed"] == []


def test_next_goes_on_until_nothing_is_left_and_then_to_the_result(session: Session) -> None:
    for at in range(4):
        assert shown(session)["at"] == at
        session.type("show")
        session.type("next")
    assert session.said["text"] == "Reviewed: you found 0 of 4."
    assert session.state()["result"] is not None
    session.type("next")
    assert session.game.match.hand_number == 2


def test_it_can_be_left_and_taken_up_again(session: Session) -> None:
    session.type("show")
    session.handle({"kind": "look", "turn": session.game.turn, "at": 1})
    assert session.state()["replay"]["looking"]
    assert shown(session)["at"] == -1
    press(session, "back", "review")
    assert shown(session)["at"] == 1
    press(session, "result")
    assert session.said["text"] == "Back at the result. You have found 0 of 4 so far."


def test_undo_stands_still_while_a_choice_lies_on_the_table(session: Session) -> None:
    tools = {tool["id"]: tool for tool in session.state()["tools"]}
    assert not tools["undo"]["allowed"]
    press(session, "undo")
    assert session.said["refused"]
    press(session, "result", "undo")
    assert not session.said["refused"]
    assert session.state()["review"] is None


def test_what_is_looked_at_meanwhile_stays_there() -> None:
    session = at_its_end(seed=2)
    session.type("review")
    session.type("look 1")
    while session.grade():
        pass
    assert session.state()["replay"]["looking"]
    session.type("review")
    assert shown(session)["at"] == 0


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["review"], "The hand is not over yet; it can be reviewed after its end."),
        (["show"], "No choice lies on the table; type review first."),
    ],
)
def test_out_of_its_time_it_is_refused(lines: list[str], answer: str) -> None:
    session = sit()
    for line in lines:
        session.type(line)
    assert session.said["text"] == answer
    assert session.said["refused"]


def test_a_line_that_is_tried_out_is_not_reviewed() -> None:
    session = at_its_end(seed=2)
    session.type("look 1")
    session.type("try")
    session.type("review")
    assert session.said["text"] == "Only the game itself is reviewed; go back to it first."


def test_what_was_taken_back_is_not_reviewed() -> None:
    """The choices are those of the line that was played to the end."""
    session = at_its_end(seed=2)
    session.type("undo")
    session.type("redo")
    session.type("review")
    review = shown(session)
    assert review["of"] == 15


def test_a_person_who_did_well_is_told_so() -> None:
    session = next(s for s in whole_match("house", 4) if s.game.match.round.result)
    session._study.pace = QUICK
    session.type("review")
    while session.grade():
        pass
    review = shown(session)
    if not review["stages"]:
        assert session.said["text"].startswith("Nothing that you did cost a point")
        assert session.state()["result"] is not None


def test_a_review_shows_no_card_that_the_end_did_not_show(session: Session) -> None:
    """At each choice the table holds what the seat had seen then, and the log of the whole hand."""
    for _ in range(4):
        session.type("show")
        state = session.state()
        moment = session._shown.game
        assert moment.view == reshuffled(moment.match.round, 0, Random(1)).view(0)
        opened = moment.view.shown[1] is not None
        assert [seat["shown"] is not None for seat in state["seats"]] == [opened]
        session.type("next")


def test_a_notebook_gets_the_whole_review_at_once() -> None:
    table = Table(seed=2)
    table._session = at_its_end(seed=2)
    assert table.type("review").endswith("Find something better.")


def shown(session: Session) -> ReviewState:
    """What the browser shows of the review."""
    review = session.state()["review"]
    assert review is not None
    return review


def _retry(session: Session) -> Retry:
    now = session._study.choice
    assert now is not None
    assert now.retry is not None
    return now.retry


def _options(session: Session) -> list[Action]:
    return [option.action for option in _retry(session).advice.options]
