"""What is said to answers: verdict first, own numbers, a rule, at most 45 words."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from gin_widgets.lessons import Item, Lesson, Scene, Stage, Step
from gin_widgets.lessons.asks import (
    Aim,
    Choice,
    Choose,
    Count,
    Discard,
    Finish,
    Grade,
    Group,
    LayOff,
    Name,
    Number,
    Score,
    Spread,
)
from gin_widgets.lessons.asks.principle import Principle
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.feedback import MOST_WORDS, feedback
from gin_widgets.lessons.misconceptions import Attempt
from gin_widgets.lessons.slips import slips
from gin_widgets.lessons.telling import told
from gin_widgets.lessons.wire import Feedback
from gin_widgets.rules import HOUSE, RULES, RuleSet
from tests.lessons.each import LESSONS, about, asked_under, each_lesson, home, under_each_rule_set
from tests.lessons.forms import SHOWN, TWO_WAYS

MOST_IN_A_SENTENCE = 18
LONG_SUM = re.compile(r"\d+( \+ \d+)+( = \d+)?")


def attempts(item: Item, rules: RuleSet) -> Iterator[Attempt]:
    """Every right answer of an item, its listed mistakes, and some more answers."""
    for at in range(len(item.steps)):
        ask, scene = item.ask_at(at), item.scene_at(at)
        for answer in ask.right(scene, rules):
            yield Attempt(ask, scene, rules, answer)
        for text in islice(slips(ask, scene, rules), 6):
            yield Attempt(ask, scene, rules, ask.read(text, scene))
    for wrong in item.wrong:
        yield item.attempt(wrong.answer, wrong.step, rules)


@under_each_rule_set
@each_lesson
def test_what_is_said_keeps_its_limits(lesson: Lesson, rules: RuleSet) -> None:
    for item in asked_under(lesson, rules):
        with about(item):
            for attempt in attempts(item, rules):
                within_limits(feedback(attempt))


def within_limits(told: Feedback) -> None:
    text = f"{told['verdict']} {told['text']}"
    assert len(text.split()) <= MOST_WORDS, text
    for sentence in re.split(r"(?<=[.!?:;]) ", LONG_SUM.sub("n", text)):
        assert len(sentence.split()) <= MOST_IN_A_SENTENCE, sentence
    assert told["text"][0].isupper() or told["text"][0].isdigit()
    assert told["text"].endswith((".", "!"))
    assert "{" not in text


@each_lesson
def test_a_listed_mistake_is_told_by_its_misconception(lesson: Lesson) -> None:
    for item in lesson.items:
        with about(item):
            for wrong in item.wrong:
                told = feedback(item.attempt(wrong.answer, wrong.step, home(item)))
                assert told["misconception"] == wrong.misconception
                if wrong.misconception:
                    assert (told["grade"], told["verdict"]) == ("wrong", "Not yet.")
                else:
                    assert told["grade"] in ("wrong", "good")


@pytest.mark.parametrize(
    ("cards", "chosen", "why_not"),
    [
        ("4H 5D 6H", "neither", "4 5 6 are in a row."),
        ("4H 5D 6H", "gap", "No rank is missing in 4 5 6."),
        ("4H 5D 6H", "two", "They are 3 cards, enough for a meld."),
        ("6C 6D 7D", "suits", "The suits do differ, but 6 6 7 are not in a row either."),
        ("6C 6D 7D", "gap", "More than a rank is missing: they are not of one suit."),
        ("5S 6S 8S", "suits", "All of them are spades."),
        ("5S 6S 8S", "neither", "All of them are spades."),
        ("9H 9D", "suits", "The suits do differ, but in a set they always do."),
        ("9H 9D", "neither", "They are of one rank."),
        ("JC QC KD", "ends", "Here no king and ace lie side by side."),
        ("QS KS AS", "gap", "What you say is so as well, but it does not decide."),
    ],
)
def test_a_reason_that_is_not_the_one_is_told_why_not(
    cards: str, chosen: str, why_not: str
) -> None:
    grade, text = judged(Name(), Scene.of(cards), f"none {chosen}")
    assert grade == "half"
    assert text.startswith(OTHER)
    assert why_not in text
    assert len(text.split()) <= MOST_WORDS


@each_lesson
def test_right_answers_get_a_reason_too(lesson: Lesson) -> None:
    for item in asked_under(lesson, HOUSE):
        with about(item):
            for at in range(len(item.steps)):
                ask, scene = item.ask_at(at), item.scene_at(at)
                told = feedback(Attempt(ask, scene, HOUSE, ask.right(scene, HOUSE)[0]))
                assert (told["verdict"], told["misconception"], told["compare"]) == (
                    "Right.",
                    "",
                    [],
                )
                assert len(told["text"].split()) > 3


def test_every_sum_of_a_comparison_adds_up() -> None:
    compared = 0
    for item in (item for lesson in LESSONS for item in asked_under(lesson, HOUSE)):
        if any(isinstance(step.ask, Spread) for step in item.steps):
            continue
        for attempt in attempts(item, HOUSE):
            for column in feedback(attempt)["compare"]:
                total = column["total"]
                rows = [row for row in column["rows"] if row["points"] and "−" not in row["points"]]
                if total is None or not rows or isinstance(attempt.ask, Choose):
                    continue
                compared += 1
                points = sum(int(n) for row in rows for n in row["points"].split(" + "))
                assert points == int(total["points"]), column
    assert compared > 200


def judged(ask: object, scene: Scene, answer: str, rules: RuleSet = HOUSE) -> tuple[str, str]:
    item = Item(id="x", skill="x", scene=scene, steps=(Step(ask),))  # type: ignore[arg-type]
    told = feedback(item.attempt(answer, 0, rules))
    return told["grade"], told["text"]


ELEVEN = "7H 8H 8C KS KD QD JC 9S 4D 3D AS"
DANGER = Scene.of("3C 3H 6D 6S 9D TS JS QS KC 4H 2D", pile="9C 8D KH 5C")
THROWING = Scene.of(TWO_WAYS + " KC", upcard="TC")
DEFENDER = Scene.of("2D 3H 6S 7S 8D 8H 8S JC JH JS", knocker=SHOWN, upcard="TS")
PENALTY = RULES["elimination"]
SHARED = Scene.of("9S 9H 9C TC JC 4D AS")
OTHER = "No meld is right, but the reason is another one"


@pytest.mark.parametrize(
    ("ask", "scene", "answer", "grade", "text"),
    [
        (Number(Count.POINTS), Scene.of("KC"), "10", "right", "The K♣ costs 10."),
        (Number(Count.POINTS), Scene.of("5C 4D"), "8", "wrong", "You said 8; the points are 5 + 4"),
        (Number(Count.DEADWOOD), Scene.of("5C 5D 5H KC"), "25", "wrong", "25 is what all cards"),
        (Number(Count.DEADWOOD), SHARED, "18", "wrong", "18 leaves out 4♦, A♠. Every card in no"),
        (
            Number(Count.DEADWOOD),
            SHARED,
            "20",
            "wrong",
            "20 counts only J♣, 10♣. With 4♦, A♠ it is 25. The best arrangement leaves 9 + 9",
        ),
        (
            Group(),
            Scene.of("7C 7D 7H 8H 9H 2S"),
            "7C7D7H",
            "wrong",
            "The 7♥ also fits the run 7♥ 8♥ 9♥; given to it, 16 is left. With the set 7♥ 7♦ 7♣ "
            "yours leaves 19.",
        ),
        (Number(Count.DEADWOOD), SHARED, "22", "wrong", "22 leaves out A♠. Every card in no meld"),
        (Number(Count.DEADWOOD), SHARED, "25", "wrong", "25 is left if you keep set 9♠ 9♥ 9♣."),
        (Number(Count.DEADWOOD), SHARED, "24", "wrong", "You said 24; the best arrangement leaves"),
        (
            Number(Count.POINTS),
            Scene.of("JH 4S AD"),
            "11",
            "wrong",
            "11 leaves out 4♠. All together",
        ),
        (Number(Count.LIMIT), Scene.of(upcard="AS"), "0", "right", "Only gin ends this hand."),
        (Number(Count.STOCK), Scene.of(players=4), "23", "right", "It is 23."),
        (Name(), Scene.of("QS KS AS"), "none gap", "half", f"{OTHER}: king and ace do not touch."),
        (Name(), Scene.of("4H 5D 6H"), "none neither", "half", f"{OTHER}: in a row, but the suits"),
        (Name(), Scene.of("7C 7D 7H"), "set", "right", "The cards 7♥ 7♦ 7♣ are a set."),
        (Name(), Scene.of("6C 6D 7D"), "set", "wrong", "In a set the 7♦ does not fit 6♦ 6♣. A set"),
        (Name(), Scene.of("6C 6D 7D"), "run", "wrong", "In a run the 6♣ does not fit 6♦ 7♦. A set"),
        (Name(), Scene.of("5S 6S 8S"), "set", "wrong", "In a set the 6♠ does not fit 5♠. A set is"),
        (
            Name(),
            Scene.of("8S 8D 8C"),
            "none suits",
            "wrong",
            "You said no meld: in a row, but the suits differ. The cards 8♠ 8♦ 8♣ are a set. "
            "In a set the suits do not matter.",
        ),
        (Group(), Scene.of("7C 7D 7H"), "7C7D7H", "right", "Every card is in a meld."),
        (
            Group(),
            Scene.of("2C 9D KH 5S 5H 5C"),
            "2C 9D KH",
            "wrong",
            "The cards 2♣ 9♦ K♥ are no meld, so yours leaves 36, not 21.",
        ),
        (
            Group(),
            Scene.of("2C 9D KH"),
            "2C 9D KH",
            "good",
            "You leave 10 + 9 + 2 = 21, and no way leaves less. The cards 2♣ 9♦ K♥ are no meld:",
        ),
        (Group(), Scene.of("7C 7D 7H 2S"), "none", "wrong", "Yours leaves 7 + 7 + 7 + 2 = 23"),
        (
            Discard(near=2),
            Scene.of("5D 5H 9S TS JS 2C 3C KD QH 8D 5C", upcard="4C", taken="5C"),
            "8D",
            "good",
            "Throwing the 8♦ leaves 25. The best would be the Q♥, which leaves 23.",
        ),
        (Discard(Aim.OUTS), Scene.of(ELEVEN), "JC", "right", "Throwing the J♣ leaves 70, and 9"),
        (Discard(Aim.OUTS), Scene.of(ELEVEN), "KD", "wrong", "Throwing the K♦ leaves 70 and 6"),
        (Discard(Aim.SAFETY), DANGER, "2D", "wrong", "5 pairs of unseen cards would"),
        (Discard(Aim.SAFETY), DANGER, "KC", "right", "2 pairs of unseen cards would"),
        (
            Finish(),
            Scene.of("3H 4H 5H 6H 9C 9D 9S JC JD JS 2C", upcard="7S"),
            "throw 2C",
            "wrong",
            "Throwing the 2♣ leaves 0: that allows more. You can gin with the 2♣.",
        ),
        (Finish(), THROWING, "gin KC", "wrong", "Throwing the K♣ leaves 6, so it is not gin."),
        (
            Finish(),
            Scene.of("2C 3C 4C 9D 9H 9S 5S 4H 2D AD KC", upcard="TC"),
            "knock KC",
            "wrong",
            "Throwing the K♣ leaves 12; the limit is 10.",
        ),
        (LayOff(), DEFENDER, "8H on 5H6H7H keep 6S7S8S/JCJHJS", "right", "8 + 3 + 2 = 13 is left"),
        (LayOff(), DEFENDER, "8H on KCKDKS", "wrong", "The 8♥ does not fit on the set K♠"),
        (LayOff(), DEFENDER, "none keep 8D8H8S/8S7S6S", "wrong", "The melds that you keep cannot"),
        (LayOff(), DEFENDER.but(gin=True), "8H on 5H6H7H", "wrong", "You would lay off the 8♥"),
        (LayOff(), Scene.of("KH", knocker="5H6H7H 4D"), "none", "right", "Nothing that you could"),
        (Score(), Scene.of(upcard="7H", counts=[4, 23]), "19 0", "right", "Knocker · defender 23"),
        (Spread(), Scene.of(TWO_WAYS, upcard="TH"), "none", "wrong", "That cannot be laid down"),
        (
            Spread(),
            Scene.of("AS 2S 3S 4S KH KD KC 5D", upcard="TH"),
            "2S3S4S/KHKDKC",
            "wrong",
            "Yours leaves 6 and 15 points to lay off; the best 5 and 15 points.",
        ),
        (
            Spread(),
            Scene.of(TWO_WAYS, upcard="TH"),
            "9C9D9H9S/TSJSQS",
            "right",
            "It leaves 6, and 10 points could be laid off on it.",
        ),
        (Choose(Choice.WINNER), Scene.of(), "nobody", "right", "Nobody knocked."),
        (
            Choose(Choice.WINNER),
            Scene.of(upcard="9C", counts=[4, 7]),
            "defender",
            "wrong",
            "You said: a defender. The knocker counts 4, the best defender 7.",
        ),
        (Choose(Choice.GOES_ON), Scene.of(stock=2), "void", "right", "2 cards are in the stock"),
        (
            Choose(Choice.TAKE),
            Scene.of("5D 5H 9S TS JS 2C 3C KD QH 8D", upcard="5C"),
            "take",
            "right",
            "With the 5♣ your best throw leaves 23; you hold 43 now.",
        ),
        (Principle(Number(Count.POINTS), 2), Scene.of("KC"), "1", "wrong", "Line 1 is false: “J"),
    ],
)
def test_own_numbers(ask: object, scene: Scene, answer: str, grade: str, text: str) -> None:
    given = judged(ask, scene, answer)
    assert given[0] == grade
    assert given[1].startswith(text)


def test_an_item_s_own_sentence_stands_for_the_rule_and_says_no_number_twice() -> None:
    points = Attempt(Number(Count.POINTS), Scene.of("KC 5D"), HOUSE, 15)
    assert feedback(points, "The king costs 10.")["text"] == (
        "The points add up: 10 + 5 = 15. The king costs 10."
    )
    assert feedback(points, "It is 15 because 10 and 5 are 15.")["text"] == (
        "It is 15 because 10 and 5 are 15."
    )
    assert feedback(points, "10 + 5")["text"].startswith("The points add up: 10 + 5 = 15. Jack")


def test_a_mistake_stands_beside_the_best_answer_with_the_same_arithmetic() -> None:
    hand = Scene.of("7C 7D 7H 8H 9H 2S 4D JC QD KS")
    yours, best = feedback(Attempt(Group(), hand, HOUSE, Group().read("7C7D7H", hand)))["compare"]
    assert (yours["title"], best["title"]) == ("Yours", "Best")
    assert [each["total"] for each in (yours, best)] == [
        {"text": "deadwood", "points": "53"},
        {"text": "deadwood", "points": "50"},
    ]
    assert yours["rows"][0] == {"text": "set 7♥ 7♦ 7♣", "points": "0"}


@pytest.mark.parametrize(
    ("cards", "said", "titles"),
    [
        ("JH 4S AD", 11, []),
        ("JH 4S AD", 20, []),
        ("JH 4S AD", 16, ["Yours", "So it is"]),
        ("KC", 12, []),
    ],
)
def test_a_sum_is_set_beside_another_only_where_it_is_known(
    cards: str, said: int, titles: list[str]
) -> None:
    compare = feedback(Attempt(Number(Count.POINTS), Scene.of(cards), HOUSE, said))["compare"]
    assert [column["title"] for column in compare] == titles
    assert all(column["rows"] for column in compare)


def test_a_belief_about_points_is_named_only_where_its_sum_is_the_learner_s() -> None:
    named = 0
    for item in COURSE["L01"].items:
        scene = item.scene_at(len(item.steps) - 1)
        for said in set(range(60)) - {scene.summed.points}:
            told_of = feedback(Attempt(Number(Count.POINTS), scene, HOUSE, said))
            if told_of["misconception"]:
                yours, _ = told_of["compare"]
                named += 1
                assert sum(int(row["points"]) for row in yours["rows"]) == said
    assert named > 20


def test_a_line_that_holds_is_answered_with_why_the_other_is_wrong() -> None:
    (item,) = COURSE["L03"].stages[Stage.MISTAKE]
    why = told(item.steps[0].why, item.scene, HOUSE)
    for picked in ("0", "1"):
        text = feedback(item.attempt(picked, 0, HOUSE), why)["text"]
        assert "Line 3 is wrong: it should be 26." in text
        assert "The five of spades lies in one meld only." in text


def test_penalties_are_told_where_the_losers_write() -> None:
    scene = Scene.of(upcard="7H", counts=[4, 23])
    grade, text = judged(Score(), scene, "19 0", PENALTY)
    assert grade == str(Grade.WRONG)
    assert "Each loser writes the difference as a penalty." in text
