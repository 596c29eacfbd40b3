"""The showdown in steps: what each shows and says, and layoffs that a person makes for somebody."""

import json
from collections.abc import Iterator

import pytest

from gin_widgets.cards import Card, CardSet
from gin_widgets.explain.wording import say
from gin_widgets.guide import Session, code_of
from gin_widgets.guide.layoffs import Laid, defenders
from gin_widgets.guide.scene import Step
from gin_widgets.guide.wire import Result, SceneState, TableState
from gin_widgets.play import Knock, LayOff, Round
from gin_widgets.rules import RULES, ResultKind
from tests.guide.sitting import next_action, press, sit, sit_at, whole_match
from tests.guide.test_command import LAYOFF
from tests.tables import knocked

DEFENDED = "2D 3H 6S 7S 8D 8H 8S JC JH JS"
"""After 5-6-7 of hearts the eight of hearts may be laid off, at the price of the set of eights."""
TABLES = [(key, players) for key in ("house", "elimination") for players in (2, 3, 6)]


def showdowns(rules: str = "house", players: int = 2, seed: int = 5) -> Iterator[Session]:
    """A match in which every showdown is gone through; yielded at its first step."""
    for session in whole_match(rules, seed, players, steps=True):
        if session.state()["scene"] and session.game.match.round.result:
            yield session


def result_in(state: TableState) -> Result:
    assert state["result"] is not None
    return state["result"]


def scene_in(state: TableState) -> SceneState:
    assert state["scene"] is not None
    return state["scene"]


def steps_in(state: TableState) -> tuple[str, int]:
    scene = scene_in(state)
    return scene["step"], len(scene["names"])


def knocker_is_north() -> Session:
    """North has knocked, and the person may lay off; the showdown is to be gone through."""
    session = sit_at(LAYOFF)
    session.handle({"kind": "settings", "hints": 4, "bot": "", "steps": True})
    return session


def you_knock(upcard: str = "8C") -> Session:
    """The person has knocked with 6 and is to lay down; North could lay off the eight of hearts."""
    now = knocked("5H 6H 7H KC KD KS AC 2C 3C 6D", DEFENDED, upcard=upcard)
    session = sit_at(now)
    session.handle({"kind": "settings", "hints": 4, "bot": "", "steps": True})
    press(session, str(session.game.view.legal[0]))
    return session


def norths(text: str) -> list[Card]:
    """The cards of the hand that was knocked against which a text names, by glyph or by code."""
    return [card for card in CardSet.parse(DEFENDED) if str(card) in text or card.code in text]


def a_knock_of_yours() -> Session:
    """The first showdown of a match that begins with the person's melds."""
    return next(s for s in showdowns() if steps_in(s.state()) == ("melds", 5))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_every_showdown_leads_step_by_step_to_its_result(rules: str, players: int) -> None:
    gone_through = 0
    for session in showdowns(rules, players):
        view, texts = session.game.view, [session.said["text"]]
        assert view.result is not None
        assert texts[0].endswith(f"Step {1 + state_at(session)} of {steps_in(session.state())[1]}.")
        while (state := session.state())["scene"]:
            result = result_in(state)
            assert (result["headline"], result["lines"], result["note"]) == ("", [], "")
            assert state["prompt"].startswith("Showdown: ")
            assert state["why"]["headline"] in session.said["text"]
            press(session, "step")
            assert not session.said["refused"]
            texts.append(session.said["text"])
        assert len(set(texts)) == len(texts), "each step is told once"
        assert result_in(state)["headline"] in texts[-1]
        assert result_in(state)["lines"]
        gone_through += 1
    assert gone_through > 1 or players == 6


def state_at(session: Session) -> int:
    scene = session.state()["scene"]
    assert scene is not None
    return scene["at"]


def test_what_is_not_shown_yet_is_said_nowhere() -> None:
    session = you_knock()
    view = session.game.view
    assert view.result is not None
    (loser,) = defenders(view)
    shown = view.shown[loser]
    assert shown is not None
    state = session.state()
    for card in shown.cards | Laid(view, loser).cards:
        here = [str(state[part]) for part in ("say", "result", "why", "log", "seats")]
        assert not any(card.code in text or str(card) in text for text in here), card
    assert state["score"]["totals"] == ["0", "0"]
    assert state["score"]["rows"] == []
    assert steps_in(state) == ("melds", 5)


def test_the_cards_that_are_laid_off_move_with_what_they_take_away() -> None:
    session = you_knock()
    sides = []
    for _ in range(4):
        sides.append([dict(side) for side in result_in(session.state())["sides"]])
        press(session, "step")
    melds, own, layoffs, counts = sides
    assert [side["text"] for side in melds] == ["count 6", ""]
    assert melds[1]["groups"] == []
    laid = ["8H"]
    assert own[1]["text"] == "21 before layoffs"
    assert all(group["laid"] == [] for side in own for group in side["groups"])
    assert layoffs[1]["text"] == "21 − 8 = 13"
    assert [group["laid"] for group in layoffs[0]["groups"]].count(laid) == 1
    assert counts[1]["text"].startswith("count 13 = ")


@pytest.mark.parametrize("word", ["why", "log", "score", "hand", "limit"])
def test_a_question_is_answered_as_far_as_the_showdown_has_come(word: str) -> None:
    session = you_knock()
    session.type(word)
    early = session.said["text"]
    assert not norths(early)
    assert "win" not in early
    assert "13" not in early
    press(session, "skip")
    session.type(word)
    assert (session.said["text"] != early) == (word in ("why", "log", "score"))


def test_the_computer_tells_its_reason_after_the_showdown() -> None:
    session = a_knock_of_yours()
    session.type("reason")
    assert session.said["text"] == say("bot_reason.not_over")
    press(session, "skip")
    session.type("reason")
    assert session.said["text"].startswith("computer, simple")


def test_why_is_answered_with_what_its_panel_says_of_the_step() -> None:
    session = you_knock()
    for _ in range(4):
        why = session.state()["why"]
        session.type("why")
        assert session.said["text"] == " ".join([why["headline"], why["rule"], why["otherwise"]])
        press(session, "step")


def test_a_look_back_shows_no_more_than_the_step_does_and_leaves_it() -> None:
    session = you_knock()
    there = session.state()
    session.type("look 1")
    looking = session.state()
    assert looking["replay"]["looking"]
    assert looking["scene"] is None
    assert not norths(json.dumps([looking["seats"], looking["log"]], ensure_ascii=False))
    for part in ("log", "score", "save"):
        assert looking[part] == there[part]
    press(session, "back")
    assert session.state()["scene"] == there["scene"]


def test_nothing_of_the_layoffs_for_somebody_is_taken_back_during_a_look() -> None:
    session = you_knock()
    press(session, "step", "together", "lay 8H on 5H6H7H")
    there = session.state()
    session.type("look 1")
    press(session, "undo")
    assert session.said["refused"]
    press(session, "back")
    assert session.state()["seats"] == there["seats"]


def test_each_step_is_told_with_its_numbers() -> None:
    session = you_knock()
    told = [session.said["text"]]
    for _ in range(4):
        session.type("step")
        told.append(session.said["text"])
    assert told == [
        "You laid down set K♠ K♦ K♣, run 5♥ 6♥ 7♥, run A♣ 2♣ 3♣; loose: 6♦, 6 points. Step 1 of 5.",
        "North melds run 6♠ 7♠ 8♠, set J♠ J♥ J♣; before layoffs North has 21. Step 2 of 5.",
        "North lays off the 8♥ on the run 5♥ 6♥ 7♥: 21 − 8 = 13. Step 3 of 5.",
        "North has 13 after layoffs; you have 6. Step 4 of 5.",
        "You knocked with 6 and win 7 points. North 13 − you 6 = 7; total 0 + 7 = 7. "
        "The hand is over. Go on to the next one.",
    ]


def test_the_result_can_be_had_at_once() -> None:
    session = you_knock()
    press(session, "skip")
    assert session.said["text"].startswith(
        "You knocked with 6 and win 7 points. North has 13 after layoffs; you have 6."
    )
    assert session.state()["scene"] is None
    for word in ("step", "skip", "together"):
        press(session, word)
        assert session.said["refused"]


def test_the_next_hand_needs_no_result() -> None:
    session = you_knock()
    session.type("next")
    assert session.game.match.hand_number == 2
    assert session.state()["result"] is None


def test_who_wants_no_steps_has_the_result_at_once() -> None:
    session = you_knock()
    session.type("undo")
    session.handle({"kind": "settings", "hints": 4, "bot": "", "steps": False})
    press(session, next_action(session))
    assert session.state()["scene"] is None
    assert result_in(session.state())["headline"] == "You knocked with 6 and win 7 points."


def test_gin_has_no_layoffs_and_a_void_hand_no_steps() -> None:
    kinds = set()
    for rules in ("house", "elimination"):
        for session in whole_match(rules, 5, 3, steps=True):
            result, scene = session.game.view.result, session.state()["scene"]
            if result is None or session.game.seat is None:
                continue
            names = [] if scene is None else scene["names"]
            if result.kind is ResultKind.VOID:
                assert names == []
            elif not names:
                continue  # gone through already
            elif result.kind is ResultKind.GIN:
                assert names == ["the knocker's melds", "own melds", "counts", "the sum"]
            else:
                assert len(names) == 5
            kinds.add(result.kind)
    assert {ResultKind.GIN, ResultKind.KNOCK} <= kinds


def test_a_defender_is_told_with_numbers_which_layoffs_were_better() -> None:
    session = knocker_is_north()
    scene = session.state()["scene"]
    assert scene is not None
    assert (scene["step"], scene["closed"]) == ("layoffs", [])
    press(session, "done")
    said = session.said["text"]
    assert (
        "To lay off the 8♥ on the run 5♥ 6♥ 7♥ and the 9♥ on the run 5♥ 6♥ 7♥ 8♥ would have left "
        "49, not 66. You have 66 after layoffs; North has 4."
    ) in said
    assert said.endswith("Step 4 of 5.")
    assert session.state()["why"]["otherwise"].startswith("To lay off the 8♥")


def test_a_defender_who_lays_off_well_is_told_nothing_of_the_kind() -> None:
    session = knocker_is_north()
    while (action := next_action(session)) != "done":
        press(session, action)
    scene = session.state()["scene"]
    assert scene is not None
    assert scene["worth"] == {"8H": "−8", "9H": "−9"}
    press(session, "done")
    assert "would have left" not in session.said["text"]


def test_the_layoffs_of_the_computer_are_made_by_hand_and_change_nothing() -> None:
    session = you_knock()
    code, result = code_of(session.game), session.game.view.result
    press(session, "together")
    assert session.said["refused"], "its cards do not lie open yet"
    press(session, "step", "together")
    assert session.said["text"] == (
        "Now you lay off for North, who has 13. The result stays as it was played."
    ).replace("13", str(session.state()["hand"]["deadwood"]))
    state = session.state()
    assert (state["hand"]["of"], state["mine"], state["result"]) == ("North", True, None)
    assert [each["id"] for each in state["actions"]] == ["lay", "done", "skip"]
    press(session, "throw 8h")
    assert session.said["refused"]
    session.type("lay 8h run")
    assert session.said["text"].startswith("North laid off the 8♥ on the run 5♥ 6♥ 7♥. North: ")
    assert scene_in(session.state())["worth"] == {"8H": "−8"}
    session.type("undo")
    assert session.said["text"] == "Taken back."
    session.type("lay 8h run")
    session.type("done")
    assert session.said["text"] == (
        "North is left with 13. No layoffs leave less. As it was played: North lays off the 8♥ on "
        "the run 5♥ 6♥ 7♥: 21 − 8 = 13. Step 3 of 5."
    )
    assert (code_of(session.game), session.game.view.result) == (code, result)


def test_worse_layoffs_for_the_computer_are_told_with_the_better_ones() -> None:
    session = you_knock()
    press(session, "step", "together", "done")
    assert "North is left with " in session.said["text"]
    assert "the 8♥ on the run 5♥ 6♥ 7♥ would leave 13." in session.said["text"]
    assert scene_in(session.state())["step"] == Step.LAYOFFS


def test_layoffs_for_somebody_can_be_left_unmade() -> None:
    session = you_knock()
    press(session, "step", "together")
    session.type("undo")
    assert session.said["text"] == "Taken back."
    assert steps_in(session.state()) == ("own", 5)
    press(session, "together", "step")
    assert steps_in(session.state()) == ("layoffs", 5)


def test_a_look_back_hides_the_steps_and_an_undo_ends_them() -> None:
    session = you_knock()
    press(session, "step")
    session.handle({"kind": "look", "turn": session.game.turn, "at": 0})
    assert session.state()["scene"] is None
    session.type("back")
    assert steps_in(session.state()) == ("own", 5)
    session.type("undo")
    assert session.game.match.round.result is None
    assert session.state()["scene"] is None
    session.type("redo")
    assert result_in(session.state())["headline"]


@pytest.mark.parametrize("step", ["melds", "own", "layoffs", "counts"])
def test_a_game_is_brought_back_to_the_step_that_was_reached(step: str) -> None:
    before = a_knock_of_yours()
    while before.state()["save"]["step"] != step:
        press(before, "step")
    save = before.state()["save"]
    fresh = sit()
    message = {"kind": "restore", "turn": fresh.game.turn, "code": save["code"], "step": step}
    fresh.handle({"kind": "settings", "hints": 4, "bot": "", "steps": True})
    fresh.handle(message)
    place = f"hand {before.game.match.hand_number}, the end"
    assert fresh.said["text"].startswith(f"Here is your game again: {place}.")
    assert fresh.state()["result"] == before.state()["result"]
    assert fresh.state()["scene"] == before.state()["scene"]


@pytest.mark.parametrize("step", ["", "sum", "nonsense", None, 5])
def test_a_step_that_is_none_brings_back_the_result(step: object) -> None:
    before = a_knock_of_yours()
    fresh = sit()
    code = before.state()["save"]["code"]
    fresh.handle({"kind": "restore", "turn": fresh.game.turn, "code": code, "step": step})
    assert fresh.state()["scene"] is None
    assert result_in(fresh.state())["headline"].startswith("You knocked with ")


def test_better_layoffs_are_those_that_leave_less_whatever_was_laid_first() -> None:
    worse = 0
    for key in RULES:
        for seed in range(3):
            for session in whole_match(key, seed):
                view = session.game.view
                if view.result is None or view.knocker is None or not view.layoffs:
                    continue
                for seat in defenders(view):
                    better = Laid(view, seat).better
                    assert better is None, "the simple player lays off in the best way"
                    worse += 1
    assert worse > 20


def test_each_defender_of_several_counts_by_what_was_laid_before_him() -> None:
    for session in showdowns("house", 4, seed=3):
        view = session.game.view
        for seat in defenders(view):
            laid = Laid(view, seat)
            shown = view.shown[seat]
            assert shown is not None
            assert laid.before - laid.cards.points == shown.deadwood == laid.left


def test_no_layoff_is_offered_where_there_is_none() -> None:
    hands = "AS AH AD AC 2S 2H 2D 2C 4S 5S", "KS KH JS JH JD QS QH QD TH TD"
    session = sit_at(knocked(*hands, upcard="KD"))
    session.handle({"kind": "settings", "hints": 4, "bot": "", "steps": True})
    press(session, str(session.game.view.legal[0]))
    press(session, "step")
    now: Round = session.game.match.round
    assert not any(isinstance(action, LayOff | Knock) for action in now.legal_actions())
    assert "together" not in [each["id"] for each in session.state()["actions"]]
