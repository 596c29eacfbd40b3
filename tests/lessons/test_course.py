"""Every lesson of the course, whatever it teaches: a new one is covered by its line in `COURSE`."""

import re
from string import Formatter

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.lessons import Item, Lesson, Mode, Stage, Wrong, checked
from gin_widgets.lessons.asks import Ask, Choose, Discard, Grade, Number, Spot
from gin_widgets.lessons.content.words import MESSAGES, tell
from gin_widgets.lessons.course import COURSE, lesson
from gin_widgets.lessons.misconceptions import MISCONCEPTIONS, Diagnosis, diagnose
from gin_widgets.lessons.telling import told
from gin_widgets.rules import RULES, RuleSet, rules_of

ITEMS = [item for each in COURSE.values() for item in each.items]
MOST_WORDS, MOST_IN_A_SENTENCE = 45, 18
LONG_SUM = re.compile(r"\d+( \+ \d+)+( = \d+)?")


DOUBLED = rules_of(None).replace(key="doubled", spade_doubles=True)
UNDER_EACH_RULE_SET = [
    pytest.param(item, rules, id=f"{item.id}-{rules.key}")
    for rules in (*RULES.values(), DOUBLED)
    for item in ITEMS
    if item.missing(rules) is None
]


def home(item: Item) -> RuleSet:
    """The rules under which the item states its answers."""
    return rules_of(None).replace(**{name: values[0] for name, values in item.needs.items()})


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


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_an_item_holds_what_it_states(item: Item) -> None:
    assert checked(item) is item
    assert item.missing(home(item)) is None


def test_ids_name_the_lesson_and_are_there_once() -> None:
    ids = [item.id for item in ITEMS]
    assert len(set(ids)) == len(ids)
    for each in COURSE.values():
        assert all(item.id.startswith(f"{each.id}-") for item in each.items)
        assert lesson(each.id.lower()) is each


def test_an_unknown_lesson_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(NotationError, match=r"no lesson 'L99'; there are L00, L01"):
        lesson("L99")


@pytest.mark.parametrize("each", COURSE.values(), ids=lambda each: each.id)
def test_a_lesson_goes_from_a_worked_example_to_answering_alone(each: Lesson) -> None:
    if Stage.EXIT not in each.stages:
        assert all(step.mode is Mode.LED for item in each.items for step in item.steps)
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


@pytest.mark.parametrize(("item", "rules"), UNDER_EACH_RULE_SET)
def test_every_right_answer_passes_under_every_rule_set(item: Item, rules: RuleSet) -> None:
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


@pytest.mark.parametrize(("item", "rules"), UNDER_EACH_RULE_SET)
def test_every_sentence_of_an_item_can_be_told(item: Item, rules: RuleSet) -> None:
    texts = [(item.text, item.scene), (item.tip, item.scene)]
    for at, step in enumerate(item.steps):
        scene = item.scene_at(at)
        texts += [(step.text, scene), (step.why, scene)]
        if isinstance(step.ask, Spot):
            texts += [(claim.text, claim.about(scene)) for claim in step.ask.claims]
    for text, scene in texts:
        said = told(text, scene, rules)
        assert "{" not in said
        assert words(said) <= MOST_WORDS
        assert all(words(sentence) <= MOST_IN_A_SENTENCE for sentence in sentences(said)), said


@pytest.mark.parametrize(("item", "rules"), UNDER_EACH_RULE_SET)
def test_a_mistake_is_explained_under_every_rule_set(item: Item, rules: RuleSet) -> None:
    for wrong in item.wrong:
        attempt = item.attempt(wrong.answer, wrong.step, rules)
        found = diagnose(attempt)
        if attempt.grade is Grade.RIGHT:
            assert found is None
        elif found is not None:
            within_limits(found)


def within_limits(found: Diagnosis) -> None:
    """A feedback is short, and says every number and card that was found."""
    said = tell(found.key, **found.facts)
    assert words(said) <= MOST_WORDS, said
    assert all(words(sentence) <= MOST_IN_A_SENTENCE for sentence in sentences(said)), said
    places = {name for _, name, _, _ in Formatter().parse(MESSAGES[found.key]) if name}
    assert places == set(found.facts) - {"form"}
    assert places


@pytest.mark.parametrize("item", [item for item in ITEMS if item.wrong], ids=lambda item: item.id)
def test_a_detector_is_silent_on_the_other_mistakes_of_its_item(item: Item) -> None:
    for one, found in mistakes(item):
        detect = MISCONCEPTIONS[found.misconception].detect
        assert detect(item.attempt(one.answer, one.step, home(item))) is not None
        for other in item.wrong:
            if other.misconception != one.misconception:
                attempt = item.attempt(other.answer, other.step, home(item))
                assert detect(attempt) is None, (one, other)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_a_detector_is_silent_on_every_right_answer(item: Item) -> None:
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


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_every_form_has_its_question(item: Item) -> None:
    for step in item.steps:
        assert step.text or f"ask.{_form(step.ask)}" in MESSAGES


def _form(ask: Ask[object]) -> str:
    match ask:
        case Number(count):
            return f"number.{count}"
        case Choose(choice):
            return f"choose.{choice}"
        case Discard(aim):
            return f"discard.{aim}"
    return ask.kind
