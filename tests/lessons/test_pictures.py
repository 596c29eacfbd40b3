"""What lies beside a question: right under every rule set, and no answer before it stands."""

import json
from typing import Any

import pytest

from gin_widgets.cards import DECK, Card, NotationError, best_arrangement
from gin_widgets.lessons import ItemError, Lesson, Picture, Scene
from gin_widgets.lessons.asks import Aim, Count, Curve, Discard, Grade, Number, Spread, Trend
from gin_widgets.lessons.author import item_from_toml, write_item
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.item_text import item_toml
from gin_widgets.lessons.pictured import pictured
from gin_widgets.lessons.pictures import wire
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.pictures.wire import Deck, Scale, Upcards
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.progress import Mode
from gin_widgets.lessons.session import Session
from gin_widgets.rules import HOUSE, RULES, RuleSet, knock_limit
from tests.lessons.each import RULE_SETS, asked_under, each_lesson, under_each_rule_set
from tests.lessons.forms import BESIDE, PICTURES, TWO_WAYS
from tests.lessons.pupil import go_to, press, right, sit, step
from tests.lessons.shapes import problems

DOUBLED = HOUSE.replace(key="doubled", spade_doubles=True)
ELEVEN = Scene.of("3D 4D 5D 6D 8S 8H 8C AS 2C 4H JD", upcard="7S")
RANKS = "A23456789TJQK"


def beside(scene: Scene, rules: RuleSet = HOUSE, ask: Any = None, **more: Any) -> Beside:
    return Beside(ask or Discard(), scene, rules, **{"told": False, "led": True, **more})


def upcards(scene: Scene, rules: RuleSet = HOUSE) -> Upcards:
    found: Any = pictured(Picture.UPCARDS, beside(scene, rules))
    return found


def scale(scene: Scene, rules: RuleSet = HOUSE, **more: Any) -> Scale:
    found: Any = pictured(Picture.SCALE, beside(scene, rules, **more))
    return found


def deck(scene: Scene, ask: Any, rules: RuleSet = HOUSE, **more: Any) -> Deck:
    found: Any = pictured(Picture.DECK, beside(scene, rules, ask, **more))
    return found


def lit(found: Deck) -> list[set[str]]:
    """The lit cards of each way."""
    return [
        {
            f"{rank}{row['suit']}"
            for row in way["rows"]
            for rank, spot in zip(RANKS, row["spots"], strict=True)
            if spot["lit"]
        }
        for way in found["ways"]
    ]


def look(found: Deck, card: str) -> str:
    rows = {row["suit"]: row["spots"] for row in found["ways"][0]["rows"]}
    return rows[card[1]][RANKS.index(card[0])]["look"]


@under_each_rule_set
def test_every_upcard_shows_the_limit_of_the_rules(rules: RuleSet) -> None:
    found = pictured(Picture.UPCARDS, beside(Scene.of(upcard="6D"), rules))
    if rules.limit_source == "fixed":
        assert found is None
        return
    faces = upcards(Scene.of(upcard="6D"), rules)["faces"]
    cards = [Card.parse(face["limit"]["card"]) for face in faces]
    assert len(cards) == len(set(cards)) == (52 if rules.spade_doubles else 13)
    for card, face in zip(cards, faces, strict=True):
        points = knock_limit(rules, card)
        assert face["points"] == points <= 10
        assert face["limit"]["number"] == (str(points) if points else "GIN")
        assert bool(face["doubles"]) is (rules.spade_doubles and card.suit == "S")


def test_the_suit_is_chosen_only_where_it_matters() -> None:
    assert upcards(Scene.of(upcard="6D"))["suits"] == []
    assert upcards(Scene.of(upcard="6D"), DOUBLED)["suits"] == ["S", "H", "D", "C"]


def test_where_the_top_of_the_pile_sets_the_limit_that_card_is_turned() -> None:
    letter = RULES["play_online_to_the_letter"]
    found = upcards(Scene.of(upcard="6D", pile="6D KC"), letter)
    assert found["start"] == "KC"
    assert found["title"] == "Turn the card on top of the pile"


@under_each_rule_set
def test_each_throw_weighs_what_it_leaves(rules: RuleSet) -> None:
    found = scale(ELEVEN, rules)
    assert [weight["code"] for weight in found["weights"]] == list(ELEVEN.hand.codes)
    for weight in found["weights"]:
        card = Card.parse(weight["code"])
        kept = best_arrangement((each for each in ELEVEN.hand if each != card), rules)
        assert weight["left"] == kept.deadwood
        assert weight["limit"] == ELEVEN.limit(rules, card)
        assert str(card) in weight["says"]


def test_the_scale_says_more_equal_or_less_and_nothing_of_the_decision() -> None:
    said = {weight["code"]: weight["says"] for weight in scale(ELEVEN)["weights"]}
    assert said["JD"] == "Without the J♦ you hold 7; the limit is 7: both are equal."
    assert said["4H"].endswith("you hold 13; the limit is 7: that is more.")
    for rules in RULE_SETS:
        assert "knock" not in json.dumps(scale(ELEVEN, rules))


def test_a_card_that_must_stay_is_not_weighed() -> None:
    taken = Scene.of("3D 4D 5D 6D 8S 8H 8C AS 2C 4H JD", upcard="7S", taken="4H")
    assert "4H" not in [weight["code"] for weight in scale(taken)["weights"]]
    free = scale(taken, RULES["complete_rules"])
    assert "4H" in [weight["code"] for weight in free["weights"]]


def test_the_scale_helps_in_the_example_and_guided_and_then_only_once_it_is_answered() -> None:
    assert scale(ELEVEN, led=True, told=False) is not None
    assert scale(ELEVEN, led=False, told=False) is None
    assert scale(ELEVEN, led=False, told=True) is not None
    assert scale(Scene.of("3D 4D 5D")) is None


@pytest.mark.parametrize(
    ("card", "expected"),
    [("9C", "held"), ("KH", "theirs"), ("TC", "seen"), ("6S", "open"), ("2S", "picked")],
)
def test_the_deck_tells_where_each_card_is(card: str, expected: str) -> None:
    scene = Scene.of(TWO_WAYS, upcard="TC", after=["KH 3S"], picked="2S")
    found = deck(scene, Spread())
    assert look(found, card) == expected
    assert expected in [mark["look"] for mark in found["legend"]]


def test_the_deck_holds_every_card_once() -> None:
    (way,) = deck(Scene.of(TWO_WAYS, upcard="TC"), Spread())["ways"]
    names = [f"{rank}{row['suit']}" for row in way["rows"] for rank in RANKS]
    assert sorted(names) == sorted(card.code for card in DECK)


def test_what_fits_is_lit_only_once_the_answer_stands() -> None:
    scene = Scene.of(upcard="TC", knocker="9C9D9H/9STSJSQS AH2C3D")
    assert lit(deck(scene, Number(Count.OPEN))) == [set()]
    assert lit(deck(scene, Number(Count.OPEN), told=True)) == [{"8S", "KS"}]


def test_two_ways_to_lay_down_lie_side_by_side_the_closed_one_first() -> None:
    scene = Scene.of(TWO_WAYS, upcard="TC")
    assert lit(deck(scene, Spread())) == [set()]
    told = deck(scene, Spread(), told=True)
    assert lit(told) == [{"KS"}, {"8S", "KS"}]
    assert told["ways"][0]["title"].endswith("1 card could be laid off")


def test_outs_are_lit_for_the_cards_that_are_kept() -> None:
    assert lit(deck(Scene.of("7H 8H 8C"), Number(Count.OUTS), told=True)) == [
        {"6H", "9H", "8S", "8D"}
    ]
    scene = Scene.of("7H 8H 8C KS KD QD JC 9S 4D 3D AS")
    found = deck(scene, Discard(Aim.OUTS), told=True, thrown=Card.parse("JC"))
    assert [len(each) for each in lit(found)] == [9]


@under_each_rule_set
@each_lesson
def test_every_picture_of_the_course_can_be_drawn(lesson: Lesson, rules: RuleSet) -> None:
    for item in asked_under(lesson, rules):
        for at, each in enumerate(item.steps):
            for told in (False, True):
                around = beside(item.scene_at(at), rules, item.ask_at(at), told=told)
                found = pictured(each.picture, around)
                assert found is None or problems(found, wire.Picture) == []
                assert (found is None) is (each.picture is None and each.ask.kind != "curve")


def test_every_lesson_that_plans_a_picture_has_it() -> None:
    planned = {
        "L05": {Picture.UPCARDS},
        "L07": {Picture.SCALE},
        "L11": {Picture.DECK},
        "L13": {Picture.DECK},
        "L14": {Picture.DECK},
    }
    for id_, pictures in planned.items():
        steps = [each for item in COURSE[id_].items for each in item.steps]
        assert {each.picture for each in steps} - {None} == pictures
    drawn = {each.ask for item in COURSE["L15"].items for each in item.steps}
    assert {Curve(trend) for trend in Trend} <= drawn


def guessing() -> Session:
    session = sit(BESIDE)
    press(session, "goto T-guess")
    return session


def picture_of(session: Session) -> Any:
    item = session.state()["item"]
    assert item is not None
    return item["picture"]


def test_nothing_is_told_before_the_guess_and_both_lines_after_it() -> None:
    session = guessing()
    before = picture_of(session)
    assert (before["yours"], before["told"]) == ([], [])
    assert before["marks"][0] == "turn 1"
    session.answer("60 50 40 30 20 10")
    told = picture_of(session)
    assert told["yours"] == [60, 50, 40, 30, 20, 10]
    band, line = told["told"]
    assert [y for _, y in line["points"]] == [45, 32, 24, 20, 17, 16]
    assert all(low <= y <= high for (_, low, high), (_, y) in zip(*points(band, line), strict=True))


def points(*marks: Any) -> list[list[list[float]]]:
    return [mark["points"] for mark in marks]


@pytest.mark.parametrize(
    ("guess", "verdict", "text"),
    [
        ("45 32 24 20 17 16", "Near.", "off by 0 on average."),
        ("80 80 80 80 80 80", "Compare.", "off by 54 on average, mostly too high."),
        ("0 0 0 0 0 0", "Compare.", "off by 26 on average, mostly too low."),
    ],
)
def test_a_guess_is_compared_and_not_judged(guess: str, verdict: str, text: str) -> None:
    session = guessing()
    session.answer(guess)
    state = session.state()
    feedback = state["feedback"]
    assert feedback is not None
    assert (feedback["grade"], feedback["verdict"]) == ("good", verdict)
    assert text in feedback["text"]
    assert [column["title"] for column in feedback["compare"]] == ["Yours", "Measured"]
    assert session.sitting.place.tries == {}
    assert session.sitting.place.settled


def test_a_guess_can_be_left_out_and_has_no_help() -> None:
    session = guessing()
    press(session, "hint")
    assert session.said["text"] == "A guess needs no help: nothing is judged."
    onward = next(each for each in session.state()["actions"] if each["id"] == "next")
    assert (onward["label"], onward["why"]) == ("Show it without a guess", "")
    press(session, "next")
    told = picture_of(session)
    assert told["yours"] == []
    assert told["told"] != []
    now = session.state()["item"]
    assert now is not None
    assert now["steps"][0]["worked"]["rows"][1] == {"text": "turn 3", "points": "32"}
    assert "turn 1: 45, turn 3: 32" in session.said["text"]
    press(session, "next")
    assert session.sitting.place.step == 1


@pytest.mark.parametrize("text", ["1 2 3", "1 2 3 4 5 81", "1 2 3 4 5 -1", "high", ""])
def test_a_line_that_cannot_be_drawn_is_refused_with_what_can(text: str) -> None:
    session = guessing()
    session.answer(text)
    assert session.said["refused"]
    assert not session.sitting.place.settled


def test_a_line_that_is_asked_for_is_judged() -> None:
    share, scene = Curve(Trend.SHARE), Scene.of(upcard="KH")
    grades = [
        share.grade(share.read(text, scene), scene, HOUSE)
        for text in ("6 25 56 80 93 98", "10 30 50 70 90 100", "50 50 50 50 50 50")
    ]
    assert grades == [Grade.RIGHT, Grade.GOOD, Grade.WRONG]


def test_what_nobody_measured_is_not_drawn() -> None:
    with pytest.raises(NotationError, match="Nobody measured hands with the limit 1"):
        Curve(Trend.SHARE).right(Scene.of(upcard="AS"), RULES["complete_rules"])


def test_a_stored_guess_comes_back_with_the_page() -> None:
    session = guessing()
    session.answer("60 50 40 30 20 10")
    again = sit(BESIDE)
    again.restore(session.state()["saved"])
    assert picture_of(again)["yours"] == [60, 50, 40, 30, 20, 10]


def test_a_stored_answer_that_is_none_any_more_begins_the_item_anew() -> None:
    session = guessing()
    session.answer("60 50 40 30 20 10")
    for stored in ('"60 50"', '"7":"45"'):
        old = '"60 50 40 30 20 10"'
        saved = session.state()["saved"]
        assert old in saved
        changed = saved.replace(f'"0":{old}', stored if ":" in stored else f'"0":{stored}')
        assert changed != saved
        again = sit(BESIDE)
        again.restore(changed)
        state = again.state()
        assert state["item"] is not None
        assert (state["item"]["id"], state["place"]) == ("T-upcards", "Example, 1 of 2")


def test_the_scale_keeps_the_card_that_was_thrown() -> None:
    session = sit(BESIDE)
    go_to(session, "T-scale")
    assert picture_of(session)["start"] == ""
    for _ in range(2):
        step(session)
        assert picture_of(session)["start"] == "JD"


def test_a_test_before_the_course_tells_nothing_by_its_pictures() -> None:
    session = Session(Programme(Mode.PRE, HOUSE, None, {"L07": BESIDE}), 1)
    while session.sitting.task is not None:
        picture = picture_of(session)
        assert picture is None or picture["kind"] == "deck"
        session.answer(right(session))


def test_a_teacher_puts_a_picture_beside_a_question() -> None:
    item = write_item(hand=" ".join(ELEVEN.hand.codes), upcard="7S", ask="discard", picture="scale")
    assert item.steps[0].picture is Picture.SCALE
    assert item_from_toml(item_toml(item)) == item
    with pytest.raises(ItemError, match="picture is upcards, scale, deck, not 'chart'"):
        write_item(hand="KC", ask="points", picture="chart")
    guess = PICTURES["curve"]
    assert item_from_toml(item_toml(guess)) == guess
