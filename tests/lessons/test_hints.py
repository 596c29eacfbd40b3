"""The ladder of help, for every form: it never says the answer before its last rung."""

from typing import Any

import pytest

from gin_widgets.cards import Card, CardSet
from gin_widgets.lessons import Lesson, Scene
from gin_widgets.lessons.asks import Aim, Ask, Choice, Choose, Count, Discard, Group, LayOff, Number
from gin_widgets.lessons.asks.score import Score
from gin_widgets.lessons.hints import Rung, hint, where
from gin_widgets.lessons.recast import scene_cards
from gin_widgets.lessons.spoken import spoken
from gin_widgets.rules import HOUSE, RuleSet
from tests.lessons.each import about, asked_under, each_lesson, under_each_rule_set
from tests.lessons.forms import FORMS, SHOWN

ITEMS = {item.id: item for item in FORMS.items}
RUNGS = (Rung.WHERE, Rung.PRINCIPLE, Rung.CANDIDATES, Rung.SHOW)


@under_each_rule_set
@each_lesson
def test_every_question_has_four_rungs(lesson: Lesson, rules: RuleSet) -> None:
    for item in asked_under(lesson, rules):
        with about(item):
            for at in range(len(item.steps)):
                four_rungs(item.ask_at(at), item.scene_at(at), rules)


def four_rungs(ask: Ask[Any], scene: Scene, rules: RuleSet) -> None:
    right = ask.right(scene, rules)
    given = [hint(rung, ask, scene, rules) for rung in RUNGS]
    assert [each["rung"] for each in given] == ["where", "principle", "candidates", "show"]
    assert all(each["text"].endswith((".", "!")) for each in given)
    assert [each["worked"] is not None for each in given] == [False, False, False, True]
    assert spoken(ask, right[0], rules) in given[3]["text"]
    for each in given:
        assert CardSet(map(Card.parse, each["cards"])) <= scene_cards(scene)
        assert set(each) == {"rung", "text", "cards", "options", "lesson", "worked"}
    if given[2]["options"]:
        assert str(right[0]) in given[2]["options"]
        assert len(given[2]["options"]) == 2


@pytest.mark.parametrize("id_", [item.id for item in FORMS.items])
def test_the_first_rungs_do_not_tell_the_answer(id_: str) -> None:
    item = ITEMS[id_]
    for at in range(len(item.steps)):
        ask, scene = item.ask_at(at), item.scene_at(at)
        answer = spoken(ask, ask.right(scene, HOUSE)[0], HOUSE)
        for rung in (Rung.WHERE, Rung.PRINCIPLE):
            text = hint(rung, ask, scene, HOUSE)["text"]
            assert len(answer) < 4 or answer not in text, text


@pytest.mark.parametrize(
    ("ask", "scene", "text"),
    [
        (Number(Count.POINTS), Scene.of("AD 2C KH"), "Begin with the letters: K♥ A♦."),
        (Number(Count.POINTS), Scene.of("AD KH"), "Look at K♥ A♦."),
        (Number(Count.POINTS), Scene.of("3D 2C"), "Look at the hand as a whole."),
        (Number(Count.LIMIT), Scene.of(upcard="6D"), "Look at the first upcard, the 6♦."),
        (Number(Count.STOCK), Scene.of(players=4), "Look at how many play: 4."),
        (Number(Count.WANTING), Scene.of("5H"), "Look at 5♥."),
        (Number(Count.OUTS), Scene.of("5H 6H"), "Look at the hand as a whole."),
        (Group(), Scene.of("5H 6H 7H 8H 9D KC"), "Look at your hearts."),
        (Group(), Scene.of("2C 9D KH"), "Look at the hand as a whole."),
        (Discard(), Scene.of("5C 6C 7C KD"), "Look at the cards in no meld: K♦."),
        (Discard(Aim.SAFETY), Scene.of("5C 6C 7C"), "Look at the hand as a whole."),
        (LayOff(), Scene.of("8H 2S", knocker=SHOWN), "Look at both ends of the knocker's run 5♥"),
        (LayOff(), Scene.of("KH 2S", knocker=SHOWN), "Look at the knocker's set K♠ K♦ K♣."),
        (LayOff(), Scene.of("KH", knocker=SHOWN, gin=True), "Look at what the knocker declared."),
        (Score(), Scene.of(counts=[4, 23]), "Look at the counts: Knocker 4, Defender 23."),
        (Score(), Scene.of("8H", knocker=SHOWN), "Look at the knocker's set K♠ K♦ K♣."),
        (Score(), Scene.of("8H", knocker=SHOWN, gin=True), "Look at what the knocker declared."),
        (Choose(Choice.TAKE), Scene.of("5H", upcard="5C"), "Look at the card on top of the pile"),
        (Choose(Choice.RETURN), Scene.of("5H", taken="5H"), "Look at 5♥."),
        (Choose(Choice.GOES_ON), Scene.of(stock=2), "Look at the stock: 2 cards."),
    ],
)
def test_where_to_look_is_read_from_the_scene(ask: object, scene: Scene, text: str) -> None:
    assert where(ask, scene, HOUSE).text.startswith(text)  # type: ignore[arg-type]
