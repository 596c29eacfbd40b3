"""Siblings have the structure of their item; the slow solver finds their answers again."""

from random import Random
from typing import Any

import pytest

from gin_widgets.lessons import Item, Lesson, Scene, Step
from gin_widgets.lessons.asks import (
    Ask,
    Choice,
    Choose,
    Count,
    Curve,
    Discard,
    Finish,
    Grade,
    Group,
    LayOff,
    Name,
    Number,
    Score,
    Spot,
    Spread,
    Trend,
)
from gin_widgets.lessons.misconceptions import diagnose
from gin_widgets.lessons.programme import hidden
from gin_widgets.lessons.recast import Recast, named_by_rank
from gin_widgets.lessons.siblings import sibling
from gin_widgets.rules import HOUSE, RULES, RuleSet
from tests.lessons.each import LESSONS, about, asked_under, each_lesson, under_each_rule_set
from tests.lessons.forms import ITEMS
from tests.lessons.slowly import agrees, key, solved

SEEDS = (1, 2, 3)


@each_lesson
def test_a_sibling_is_the_same_question_with_other_cards(lesson: Lesson) -> None:
    for item in asked_under(lesson, HOUSE):
        with about(item):
            for seed in SEEDS:
                other = sibling(item, seed, HOUSE)
                assert (other.id, other.skill) == (item.id, item.skill)
                assert other.scene != item.scene or not item.asked()
                as_many_right_answers(item, other)
                the_same_mistakes(item, other)


def as_many_right_answers(item: Item, other: Item) -> None:
    for at in range(len(item.steps)):
        ask, scene = other.ask_at(at), other.scene_at(at)
        before = item.ask_at(at).right(item.scene_at(at), HOUSE)
        after = ask.right(scene, HOUSE)
        assert len(after) == len(before) > 0
        assert all(ask.grade(each, scene, HOUSE) is Grade.RIGHT for each in after)
        assert all(ask.read(str(each), scene) == each for each in after)


def the_same_mistakes(item: Item, other: Item) -> None:
    told = [(wrong.misconception, wrong.step) for wrong in item.wrong if wrong.misconception]
    assert [(wrong.misconception, wrong.step) for wrong in other.wrong] == told
    for wrong in other.wrong:
        found = diagnose(other.attempt(wrong.answer, wrong.step, HOUSE))
        assert found is not None
        assert found.misconception == wrong.misconception


@each_lesson
def test_an_item_and_its_siblings_are_solved_again_slowly(lesson: Lesson) -> None:
    for item in asked_under(lesson, HOUSE):
        with about(item):
            for each in (item, *(sibling(item, seed, HOUSE) for seed in SEEDS)):
                solved_again(each, HOUSE)


@under_each_rule_set
def test_siblings_are_solved_again_under_every_rule_set(rules: RuleSet) -> None:
    dice = Random(5)
    some = dice.sample([item for lesson in LESSONS for item in lesson.items], 12)
    for item in [*ITEMS.values(), *some]:
        if hidden(item, rules):
            continue
        with about(item):
            other = sibling(item, 4, rules)
            assert hidden(other, rules) is None
            solved_again(other, rules)


def solved_again(item: Item, rules: RuleSet) -> None:
    for at in range(len(item.steps)):
        ask, scene = item.ask_at(at), item.scene_at(at)
        assert agrees(ask, scene, rules), (ask, scene, ask.right(scene, rules))


def test_the_slow_solver_has_a_word_for_nearly_every_question() -> None:
    silent = [
        (item.id, at)
        for lesson in LESSONS
        for item in asked_under(lesson, HOUSE)
        for at in range(len(item.steps))
        if solved(item.ask_at(at), item.scene_at(at), HOUSE) is None
        and not isinstance(item.ask_at(at), Curve)  # measured, not solved
    ]
    assert {id_[:3] for id_, _ in silent} <= {"L05", "L06", "L10", "L12", "L14", "L15"}, silent
    assert len(silent) < 75, len(silent)


@pytest.mark.parametrize(
    ("ask", "answer"), [(Group(), "7C 7D 7H"), (Number(Count.OUTS), "2"), (Discard(), "7H")]
)
def test_the_slow_solver_tells_a_wrong_answer(ask: Ask[Any], answer: str) -> None:
    scene = Scene.of("7C 7D 7H 8H 9H 2S 4D JC QD KS")
    expected = solved(ask, scene, HOUSE)
    assert expected is not None
    assert key(ask, ask.read(answer, scene), scene, HOUSE) not in expected


@pytest.mark.parametrize("form", ITEMS)
def test_the_same_seed_gives_the_same_sibling_and_others_give_others(form: str) -> None:
    item = ITEMS[form]
    found = [sibling.__wrapped__(item, seed, HOUSE) for seed in (1, 1, 2, 3, 4)]
    assert found[0] == found[1]
    assert len({each.scene for each in found}) > 1


def test_an_item_in_which_nothing_can_change_is_asked_again_as_it_is() -> None:
    item = Item(
        id="x",
        skill="x",
        scene=Scene.of(),
        steps=(Step(Choose(Choice.BEGINS)),),
        text="Two players sit at the table.",
    )
    assert sibling(item, 1, RULES["complete_rules"]) == item


def test_counts_keep_their_order_and_their_ties() -> None:
    for counts in ([4, 23], [7, 7], [7, 2], [0, 31], [4, 20, 16], [0, 0]):
        gin = counts[0] == 0
        item = Item(
            id="x",
            skill="x",
            scene=Scene.of(upcard="9H", counts=counts, gin=gin),
            steps=(Step(Score()),),
        )
        order = [(a > b) - (a < b) for a in counts for b in counts]
        seen = set()
        for seed in range(1, 9):
            fresh = sibling(item, seed, HOUSE).scene.counts
            assert [(a > b) - (a < b) for a in fresh for b in fresh] == order
            assert fresh[0] <= 9
            assert (fresh[0] == 0) == gin
            seen.add(fresh)
        assert len(seen) > 2 or counts == [0, 0] or counts == [7, 7]


def test_a_text_that_names_ranks_keeps_them() -> None:
    item = Item(
        id="x",
        skill="x",
        scene=Scene.of("7C 7D 7H 8H 9H 2S"),
        steps=(Step(Group(), text="The seven of hearts, 7♥, has two places."),),
    )
    for seed in range(1, 9):
        other = sibling(item, seed, HOUSE)
        assert sorted(card.rank for card in other.scene.hand) == [2, 7, 7, 7, 8, 9]
        word, glyph = other.steps[0].text.split()[3:5]
        shared = next(card for card in other.scene.hand if str(card) == glyph.strip(","))
        assert shared.rank == 7
        assert word.startswith({"S": "spade", "H": "heart", "D": "diam", "C": "club"}[shared.suit])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", False),
        ("May you knock?", False),
        ("The {upcard} counts {limit:point}.", False),
        ("Throw the 7♥ or the KD.", False),
        ("The sevens lend one.", True),
        ("It leaves 6.", True),
        ("A red card.", True),
        ("Tenth or often.", False),
    ],
)
def test_which_texts_name_ranks(text: str, named: bool) -> None:
    assert named_by_rank((text,)) is named


def test_a_change_of_suits_changes_answers_and_words_alike() -> None:
    recast = Recast.swapping("SHDC", "HSCD")
    assert recast.text("knock KD") == "knock KC"
    assert recast.text("8H on 5H6H7H, 9H on 5H6H7H") == "8S on 5S6S7S, 9S on 5S6S7S"
    assert recast.text("7H8H9H/TC TD TS") == "7S8S9S/TD TC TH"
    assert recast.text("Hearts and a diamond, 10♥, {card:heart}") == (
        "Spades and a club, 10♠, {card:heart}"
    )
    assert recast.text("ADD 2CS, none") == "ADD 2CS, none"


def test_the_forms_of_the_test_are_all_there_are() -> None:
    kinds = {step.ask.kind for item in ITEMS.values() for step in item.steps}
    asks: tuple[Ask[Any], ...] = (
        Choose(Choice.TAKE),
        Discard(),
        Finish(),
        Group(),
        LayOff(),
        Name(),
        Number(Count.POINTS),
        Score(),
        Spot(()),
        Spread(),
        Curve(Trend.SHARE),
    )
    assert kinds == {ask.kind for ask in asks}
