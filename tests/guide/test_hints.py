"""Help in play: four rungs, from what the seat knows, and anew for each decision."""

from dataclasses import replace
from random import Random

import pytest

from gin_widgets.app import pages
from gin_widgets.explain.wording import say
from gin_widgets.guide import Session
from gin_widgets.guide.hints import PAGES, UNHELPED, Ladder, Rung, hint_of, hint_refusal
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Hint
from gin_widgets.lessons.course import lesson
from gin_widgets.play import Round
from tests.guide.sitting import at_its_end, next_action, press, sit, sit_at
from tests.guide.test_command import LAYOFF
from tests.guide.test_reviewing import graded
from tests.play.positions import DRAWN, GIN_READY, THROWN
from tests.tables import knocked, played, reshuffled

SPREAD = knocked("AS 2S 3S AH 2H 3H AD 2D 3D 4C", "KS KH JS JH JD QS QH QD TH TD", upcard="KD")
MOMENTS: dict[str, Round] = {
    "offer": Round.deal("house", dealer=1, seed=5),
    "early": played(Round.deal("house", dealer=1, seed=5), "take"),
    "discard": DRAWN,
    "gin": GIN_READY,
    "after the throw": THROWN,
    "spread": SPREAD,
    "layoff": LAYOFF,
}


def ladder_of(session: Session) -> list[Hint]:
    """The four rungs at this moment, one after the other."""
    found: list[Hint] = []
    for _ in range(4):
        session.type("hint")
        hint = session.state()["hint"]
        assert hint is not None
        assert session.said["text"] == hint["text"]
        found.append(hint)
    return found


@pytest.mark.parametrize("name", MOMENTS)
def test_help_comes_in_four_rungs(name: str) -> None:
    session = sit_at(MOMENTS[name])
    before = session.game
    where, principle, candidates, move = ladder_of(session)
    assert [hint["rung"] for hint in (where, principle, candidates, move)] == [1, 2, 3, 4]
    assert [hint["lesson"] is None for hint in (where, principle, candidates, move)] == [
        True,
        False,
        True,
        True,
    ]
    assert len({hint["text"] for hint in (where, principle, candidates, move)}) == 4
    assert session.game is before, "to be helped changes nothing in the game"


@pytest.mark.parametrize("name", MOMENTS)
def test_help_knows_no_hidden_card(name: str) -> None:
    """However the hidden cards lie, the help is the same."""
    now, dice = MOMENTS[name], Random(7)
    told = ladder_of(sit_at(now))
    for _ in range(2):
        other = reshuffled(now, 0, dice)
        assert ladder_of(sit_at(other)) == told


def test_two_cards_are_ringed_as_candidates_and_one_as_the_move() -> None:
    *_, candidates, move = ladder_of(sit_at(DRAWN))
    assert 0 < len(candidates["cards"]) <= 2
    assert set(move["cards"]) <= set(candidates["cards"])
    assert "points expected" in move["text"]


def test_the_button_says_that_there_is_more_and_the_last_rung_that_there_is_none() -> None:
    session = sit_at(DRAWN)
    assert session.state()["tools"][0]["label"] == "Hint"
    press(session, "hint")
    assert session.state()["tools"][0]["label"] == "More help"
    for _ in range(4):
        press(session, "hint")
    assert session.said["text"].endswith("That is all the help there is.")
    assert "left" not in session.state()["tools"][0]["label"], "nobody counts hints"


def test_each_decision_begins_without_help() -> None:
    session = sit()
    while session.game.match.round.result is None:
        assert session.state()["hint"] is None
        press(session, "hint")
        hint = session.state()["hint"]
        assert hint is not None
        assert hint["rung"] == 1
        press(session, next_action(session))


def test_where_nothing_is_to_be_decided_there_is_none() -> None:
    session = at_its_end(seed=2)
    assert not session.state()["tools"][0]["allowed"]
    press(session, "hint")
    assert session.said["text"].startswith("Nothing is to be decided now.")
    press(session, "undo")
    session.type("look 1")
    press(session, "hint")
    assert session.said["text"].startswith("You are looking back")


def test_it_helps_in_the_review_too() -> None:
    session = graded()
    session.type("hint")
    assert session.state()["hint"] is not None
    session.type("next")
    assert session.state()["hint"] is None


def test_it_goes_no_further_than_it_is_wanted() -> None:
    game = sit_at(DRAWN).game
    ladder = UNHELPED.at(game)
    for _ in range(4):
        ladder = ladder.climbed(game, most=2)
    assert ladder.rung is Rung.PRINCIPLE
    assert hint_refusal(game, looking=False, most=0) == "Hints are switched off in the settings."
    assert hint_of(Situation(game), Ladder()) is None
    assert replace(ladder, rung=Rung.NONE).at(game).rung is Rung.NONE


@pytest.mark.parametrize("id_", PAGES)
def test_the_lesson_of_a_principle_is_there_under_that_name(id_: str) -> None:
    assert say("lesson", id_) == lesson(id_).title
    assert (pages.notebooks() / PAGES[id_]).is_file()


def test_the_settings_say_how_far_it_goes() -> None:
    session = sit_at(DRAWN)
    session.handle({"kind": "settings", "hints": 2, "bot": ""})
    for _ in range(3):
        press(session, "hint")
    hint = session.state()["hint"]
    assert hint is not None
    assert hint["rung"] == 2
    session.handle({"kind": "settings", "hints": 0, "bot": ""})
    assert session.state()["hint"] is None
    press(session, "hint")
    assert session.said["text"] == "Hints are switched off in the settings."
