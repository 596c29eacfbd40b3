"""Every lesson of the course, whatever it teaches: a new one is covered by its line in `COURSE`."""

import re
from string import Formatter

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.lessons import Item, Lesson, Mode, Stage, Wrong, checked
from gin_widgets.lessons.asks import (
    Ask,
    Choose,
    Count,
    Curve,
    Discard,
    Grade,
    Name,
    Number,
    Principle,
    Spot,
)
from gin_widgets.lessons.content.words import MESSAGES, tell
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.course import lesson as lesson_of
from gin_widgets.lessons.misconceptions import MISCONCEPTIONS, Diagnosis, diagnose
from gin_widgets.lessons.programme import Programme, hidden
from gin_widgets.lessons.progress import Part, Progress
from gin_widgets.lessons.telling import told
from gin_widgets.rules import RULES, RuleSet, rules_of
from tests.lessons.each import about, asked_under, each_lesson, home, under_each_rule_set
from tests.lessons.pupil import sit

ITEMS = [item for each in COURSE.values() for item in each.items]
MOST_WORDS, MOST_IN_A_SENTENCE = 45, 18
LONG_SUM = re.compile(r"\d+( \+ \d+)+( = \d+)?")


def mistakes(item: Item) -> list[tuple[Wrong, Diagnosis]]:
    """The mistakes that a misconception explains, with what is found."""
    found = [
        (wrong, diagnose(item.attempt(wrong.answer, wrong.step, home(item))))
        for wrong in item.wrong
    ]
    return [(wrong, each) for wrong, each in found if each is not None]


def words(text: str) -> int:
    return len(text.split())


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.:;!?])\s+", LONG_SUM.sub("n", text))


@each_lesson
def test_an_item_holds_what_it_states(lesson: Lesson) -> None:
    for item in lesson.items:
        with about(item):
            assert checked(item) is item
            assert item.missing(home(item)) is None


def test_ids_name_the_lesson_and_are_there_once() -> None:
    ids = [item.id for item in ITEMS]
    assert len(set(ids)) == len(ids)
    for each in COURSE.values():
        assert all(item.id.startswith(f"{each.id}-") for item in each.items)
        assert lesson_of(each.id.lower()) is each


def test_an_unknown_lesson_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(NotationError, match=r"no lesson 'L99'; there are L00, L01"):
        lesson_of("L99")


@pytest.mark.parametrize("each", COURSE.values(), ids=lambda each: each.id)
def test_a_lesson_goes_from_a_worked_example_to_answering_alone(each: Lesson) -> None:
    if Stage.EXIT not in each.stages:
        modes = {stage: {step.mode for step in item.steps} for stage, item in each.placed()}
        assert set(modes) <= {Stage.SHOW, Stage.TOGETHER}
        assert all(
            mode == {Mode.SHOWN if stage is Stage.SHOW else Mode.LED}
            for stage, mode in modes.items()
        )
        return
    assert set(each.stages) == set(Stage)
    for item in each.stages[Stage.SHOW]:
        assert not item.asked()
    for number, item in enumerate(each.stages[Stage.TOGETHER], start=1):
        assert item.asked() == tuple(range(len(item.steps)))[-number:]
    for stage in (Stage.ALONE, Stage.MISTAKE, Stage.GAME, Stage.EXIT):
        for item in each.stages[stage]:
            assert all(step.mode is Mode.ASKED for step in item.steps)
    for item in each.stages[Stage.MISTAKE]:
        assert isinstance(item.steps[0].ask, Spot)
    assert 3 <= len(each.stages[Stage.ALONE]) <= 5
    assert len(each.stages[Stage.EXIT]) == 2
    assert all(item.missing(rules_of(None)) is None for item in each.stages[Stage.EXIT])


@under_each_rule_set
@each_lesson
def test_every_right_answer_passes_under_every_rule_set(lesson: Lesson, rules: RuleSet) -> None:
    for item in asked_under(lesson, rules):
        with about(item):
            given: dict[int, str] = {}
            for at in range(len(item.steps)):
                ask, scene = item.ask_at(at, given), item.scene_at(at)
                right = ask.right(scene, rules)
                assert right
                for answer in right:
                    attempt = item.attempt(str(answer), at, rules, given)
                    assert attempt.answer == answer
                    assert attempt.grade is Grade.RIGHT
                    assert diagnose(attempt) is None
                given[at] = str(right[0])


@under_each_rule_set
@each_lesson
def test_every_sentence_of_an_item_can_be_told(lesson: Lesson, rules: RuleSet) -> None:
    for item in asked_under(lesson, rules):
        texts = [(item.text, item.scene), (item.tip, item.scene)]
        for at, step in enumerate(item.steps):
            scene = item.scene_at(at)
            texts += [(step.text, scene), (step.why, scene)]
            if isinstance(step.ask, Spot):
                texts += [(claim.text, claim.about(scene)) for claim in step.ask.claims]
        with about(item):
            for text, scene in texts:
                said = told(text, scene, rules)
                assert "{" not in said
                assert words(said) <= MOST_WORDS
                assert all(words(each) <= MOST_IN_A_SENTENCE for each in sentences(said)), said


@under_each_rule_set
@each_lesson
def test_a_mistake_is_explained_under_every_rule_set(lesson: Lesson, rules: RuleSet) -> None:
    for item in asked_under(lesson, rules):
        with about(item):
            for wrong in item.wrong:
                attempt = item.attempt(wrong.answer, wrong.step, rules)
                found = diagnose(attempt)
                if attempt.grade is Grade.RIGHT:
                    assert found is None
                elif found is not None:
                    within_limits(found)


@each_lesson
def test_under_each_preset_a_lesson_is_told_what_it_leaves_out(lesson: Lesson) -> None:
    for rules in RULES.values():
        asked = {item.id for item in asked_under(lesson, rules)}
        left_out = [id_ for ids in Programme.of(lesson, rules).left_out().values() for id_ in ids]
        assert sorted([*asked, *left_out]) == sorted(item.id for item in lesson.items)
        state = sit(lesson, rules).state()
        assert ("Under these rules this lesson has no items." in state["notes"]) is not bool(asked)
        assert (state["end"] is None) is bool(asked)


def within_limits(found: Diagnosis) -> None:
    """A feedback is short, and says every number and card that was found."""
    said = tell(found.key, **found.facts)
    assert words(said) <= MOST_WORDS, said
    assert all(words(sentence) <= MOST_IN_A_SENTENCE for sentence in sentences(said)), said
    places = {name for _, name, _, _ in Formatter().parse(MESSAGES[found.key]) if name}
    assert places == set(found.facts) - {"form"}
    assert places


@each_lesson
def test_a_detector_is_silent_on_the_other_mistakes_of_its_item(lesson: Lesson) -> None:
    for item in lesson.items:
        with about(item):
            for one, found in mistakes(item):
                detect = MISCONCEPTIONS[found.misconception].detect
                assert detect(item.attempt(one.answer, one.step, home(item))) is not None
                for other in item.wrong:
                    if other.misconception != one.misconception:
                        attempt = item.attempt(other.answer, other.step, home(item))
                        assert detect(attempt) is None, (one, other)


@each_lesson
def test_a_detector_is_silent_on_every_right_answer(lesson: Lesson) -> None:
    for item in lesson.items:
        with about(item):
            for at in range(len(item.steps)):
                for answer in item.ask_at(at).right(item.scene_at(at), home(item)):
                    attempt = item.attempt(str(answer), at, home(item))
                    for each in MISCONCEPTIONS.values():
                        assert each.detect(attempt) is None, (each.id, str(answer))


def test_every_misconception_is_met_in_the_course() -> None:
    met = {wrong.misconception for item in ITEMS for wrong in item.wrong}
    assert set(MISCONCEPTIONS) <= met


def test_every_message_of_a_belief_belongs_to_one() -> None:
    told_of = {key.split(".")[0] for key in MESSAGES if re.match(r"M\d\d", key)}
    assert told_of == set(MISCONCEPTIONS)


@each_lesson
def test_every_form_has_its_question(lesson: Lesson) -> None:
    for item in lesson.items:
        for step in item.steps:
            with about(item):
                assert step.text or f"ask.{_form(step.ask)}" in MESSAGES


@under_each_rule_set
@each_lesson
def test_every_example_asks_for_the_rule_behind_it(lesson: Lesson, rules: RuleSet) -> None:
    if Stage.EXIT not in lesson.stages:
        return
    programme = Programme.of(lesson, rules)
    tasks = programme.start(Progress(), 1).tasks
    examples = [programme.item(task) for task in tasks if task.part is Part.SHOW]
    assert bool(examples) is any(
        hidden(item, rules) is None for item in lesson.stages.get(Stage.SHOW, ())
    )
    for item in examples:
        with about(item):
            assert isinstance(item.steps[-1].ask, Principle)
            assert [step.mode for step in item.steps[-2:]] == [Mode.SHOWN, Mode.ASKED]


def test_many_cards_that_are_named_are_asked_about_together() -> None:
    steps = [
        (item.scene_at(at), step.text)
        for item in COURSE["L02"].items
        for at, step in enumerate(item.steps)
        if isinstance(step.ask, Name)
    ]
    assert any(len(scene.hand) == 6 for scene, _ in steps)
    for scene, text in steps:
        assert ("All these cards together" in text) is (len(scene.hand) > 4)


def test_points_of_some_cards_of_a_hand_are_asked_for_by_name() -> None:
    asked = [
        (item.scene_at(at), told(step.text, item.scene_at(at), home(item)))
        for item in ITEMS
        for at, step in enumerate(item.steps)
        if step.ask == Number(Count.POINTS) and item.scene_at(at).counted
    ]
    assert asked
    for scene, text in asked:
        assert f"What do {scene.counted} cost?" in text


def _form(ask: Ask[object]) -> str:
    match ask:
        case Number(count):
            return f"number.{count}"
        case Choose(choice):
            return f"choose.{choice}"
        case Discard(aim):
            return f"discard.{aim}"
        case Curve(trend):
            return f"curve.{trend}"
        case Spot((claim,)):
            return f"spot.{'group' if claim.ask.kind == 'group' else 'any'}"
    return ask.kind
