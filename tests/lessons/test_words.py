"""Every message of a sitting is said somewhere, and every one that is asked for exists."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from gin_widgets.cards import GinError
from gin_widgets.lessons import Item, Picture, Scene, Stage, Step
from gin_widgets.lessons.answers import Grouping
from gin_widgets.lessons.asked import asked
from gin_widgets.lessons.asks import (
    Aim,
    Ask,
    Choice,
    Choose,
    Claim,
    Count,
    Curve,
    Discard,
    Finish,
    Group,
    LayOff,
    Name,
    Number,
    Score,
    Spot,
    Spread,
    Trend,
)
from gin_widgets.lessons.carrying import reply_to
from gin_widgets.lessons.content import words
from gin_widgets.lessons.content.words.feedback import FEEDBACK
from gin_widgets.lessons.content.words.hints import HINTS
from gin_widgets.lessons.content.words.lesson import LESSON
from gin_widgets.lessons.content.words.pictures import PICTURES
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.feedback import feedback
from gin_widgets.lessons.hints import Rung, hint
from gin_widgets.lessons.misconceptions import Attempt
from gin_widgets.lessons.own import own_lesson
from gin_widgets.lessons.pictured import pictured
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.principle import why_prompt
from gin_widgets.lessons.progress import Mode
from gin_widgets.lessons.slips import slips
from gin_widgets.lessons.table import table
from gin_widgets.rules import HOUSE, RULES, RuleSet
from tests.lessons.forms import BESIDE, FORMS, ITEMS, SHOWN, TWO_WAYS
from tests.lessons.pupil import TODAY, finish, go_to, known, press, sit, sit_test, step

TEN = "5D 5H 9S TS JS 2C 3C KD QH 8D"
ELEVEN = "7H 8H 8C KS KD QD JC 9S 4D 3D AS"
DANGER = Scene.of("3C 3H 6D 6S 9D TS JS QS KC 4H 2D", pile="9C 8D KH 5C", picked="6H", seen="7S")
KNOCKED = Scene.of("2D 3H 6S 7S 8D 8H 8S JC JH JS", knocker=SHOWN, upcard="TS")
VOID = Scene.of(upcard="8C", counts=[5, 30], stock=2, void=True)
COUNTED = Scene.of(upcard="8C", counts=[5, 30])
MAY_KNOCK = Scene.of("5C 6C 7C TD TH TS AS 2D 2H 4S QD", upcard="KH", turn=4)
BIG_GIN = HOUSE.replace(big_gin_bonus=50)
SHARED = HOUSE.replace(layoff_chain="shared")
EITHER = [HOUSE.replace(ace_in_runs=ace) for ace in ("high_or_low", "round_the_corner")]
COLOURED = [
    HOUSE.replace(run_kind="colour", ace_in_runs=ace) for ace in ("high_or_low", "round_the_corner")
]
DEALING = [HOUSE.replace(next_dealer=dealer) for dealer in ("loser", "rotate")]
OTHERS = [BIG_GIN, SHARED, *DEALING, HOUSE.replace(spade_doubles=True), *EITHER, *COLOURED]


def questions() -> list[tuple[Ask[Any], Scene]]:
    """Questions in the scenes that their messages differ by."""
    return [
        *((step.ask, item.scene) for item in ITEMS.values() for step in item.steps),
        *((Number(Count.LIMIT), Scene.of(upcard=card)) for card in ("6D", "KD", "AS")),
        *((Score(), Scene.of(upcard="9S", counts=counts)) for counts in ([4, 9], [7, 7], [7, 2])),
        *((ask, KNOCKED.but(gin=gin)) for ask in (LayOff(), Score()) for gin in (True, False)),
        *((Choose(Choice.WINNER), Scene.of(upcard="9C", counts=[a, 7])) for a in (4, 7)),
        *((Choose(Choice.GOES_ON), Scene.of(stock=n, players=p)) for n in (2, 9) for p in (2, 4)),
        *((Choose(Choice.RETURN), Scene.of(f"{TEN} 5C", **{way: "5C"})) for way in CAME),
        *((Choose(Choice.TAKE), Scene.of(TEN, upcard=card)) for card in ("5C", "6D")),
        *((Choose(Choice.MAY_KNOCK), Scene.of(f"{TWO_WAYS} KC", upcard=c)) for c in LIMITS),
        *((Finish(), Scene.of(f"{TWO_WAYS} KC", upcard=card)) for card in LIMITS),
        *((Name(), Scene.of(cards)) for cards in ("QS KS AS", "4H 5D 6H", "3C 4C", "9H 9D")),
        (Name(), Scene.of("6C 6D 7D")),
        (Number(Count.POINTS), Scene.of("KC 5D", owner="Ann")),
        *((Name(), Scene.of(cards)) for cards in ("7C 7D 7H", "4H 5H 6H", "4H 6H 9H")),
        *((Group(), Scene.of(cards)) for cards in ("7C 7D 7H 8H 9H 2S", "7C 7D 7H", "2S 9D KC")),
        *((Number(count), Scene.of("7C 7D 7H 8H 9H 2S", upcard="9S")) for count in Count),
        *((Number(count), KNOCKED.but(gin=gin)) for count in AFTER for gin in (True, False)),
        *((Discard(aim), scene) for aim in Aim for scene in (Scene.of(ELEVEN), DANGER)),
        *((Choose(choice), Scene.of(f"{TWO_WAYS} KC", upcard="TC")) for choice in Choice),
        *((Group(), Scene.of(f"5{suit} 6{suit} 7{suit} 9H")) for suit in "SHDC"),
        (Group(Grouping.parse(FIRST_WAY)), Scene.of(TWO_WAYS)),
        (Finish(), Scene.of("2C 3C 4C 9D 9H 9S 5S 4H 2D AD KC", upcard="TC")),
        (Finish(), Scene.of("2C 3C 4C 5C 9D 9H 9S KS KH KD KC", upcard="TC")),
        (Number(Count.WANTING), Scene.of("5H")),
        (Number(Count.STOCK), Scene.of(players=4)),
        *(
            (Number(Count.POINTS), Scene.of(cards))
            for cards in ("KC", "KC 5D", "KC AD", "KC 5D 3H")
        ),
        (Choose(Choice.WINNER), Scene.of()),
        *((ask, VOID) for ask in (Score(), Choose(Choice.WRITES), Choose(Choice.DEALS))),
        *((ask, MAY_KNOCK) for ask in (Choose(Choice.NOW), Number(Count.UNDERCUT))),
        *((Choose(choice), COUNTED) for choice in (Choice.WRITES, Choice.DEALS)),
        (
            Spread(),
            Scene.of("AS 2S 3S 4S KH KD KC 5D", upcard="TH", after=["KS QD 9C 8C 2H 6H 7D"]),
        ),
        (Choose(Choice.WINNER), Scene.of(upcard="9C", counts=[0, 9], gin=True)),
        (Choose(Choice.WINNER), KNOCKED.but(after=(Scene.of("KH QD 9C").hand,))),
        (Spread(), Scene.of(TWO_WAYS, upcard="KH")),
        (Spread(), Scene.of("AS AH AD AC 2S 2H 2D 2C 4S 5S", upcard="KH")),
        (LayOff(), Scene.of("2S 9D KH", knocker="AC2C3C 4D", upcard="TS")),
        (Spot((Claim(Number(Count.POINTS), "10"),)), Scene.of("KC")),
        (Spot((Claim(Number(Count.LIMIT), "9"),)), Scene.of(upcard="KC")),
        *((Spot((Claim(Group(), way),)), Scene.of(TWO_WAYS)) for way in ("TSJSQS", FIRST_WAY)),
        (Number(Count.BY_TURN), Scene.of(upcard="KH", turn=8)),
        *((Curve(trend), MAY_KNOCK) for trend in Trend),
    ]


UNANSWERED = Item(id="x", skill="x", scene=Scene.of("KC"), steps=(Step(LayOff()),))
CAME = ("taken", "drawn")
LIMITS = ("TC", "5C", "AC")
AFTER = (Count.AFTER_LAYOFF,)
FIRST_WAY = "9C9D9H/9STSJSQS"
MORE = {
    "name": ["none two"],
    "group": [FIRST_WAY, "7C7D7H/7H8H9H", "2S9DKC", "7C7D2S"],
    "discard": ["5C"],
    "finish": ["big gin", "gin KC", "knock KC", "throw KC"],
    "layoff": ["8H on KCKDKS", "none keep 8D8H8S/6S7S8S", "8H on 5H6H7H keep JCJHJS"],
    "spread": ["none"],
    "score": ["1 0"],
    "curve": ["5 5 5 5 5", "30 30 30 30 30", "0 0 0 0 0 0", "80 80 80 80 80 80"],
}


class Said(dict[str, str]):
    """The catalogue, remembering what was asked of it."""

    def __init__(self, messages: dict[str, str]) -> None:
        super().__init__(messages)
        self.used: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.used.add(key)
        return super().__getitem__(key)


def discuss(ask: Ask[Any], scene: Scene, rules: RuleSet) -> None:
    """Reply everything that can be said about a question."""
    try:
        if not ask.right(scene, rules):
            return
    except GinError:
        return
    asked(Step(ask), ask, scene, rules)
    table(scene, ask, rules, reveals=True)
    for picture in Picture:
        pictured(picture, Beside(ask, scene, rules, told=True, led=True))
    rule = why_prompt(ask, "x", scene, rules)
    for question in (ask, rule) if rule else (ask,):
        for rung in (Rung.WHERE, Rung.PRINCIPLE, Rung.CANDIDATES, Rung.SHOW):
            hint(rung, question, scene, rules)
        asked(Step(question), question, scene, rules)
        texts = [*map(str, question.right(scene, rules)), *MORE.get(question.kind, [])]
        more = islice(slips(question, scene, rules), 40 if rules is HOUSE else 2)
        for text in [*texts, "1", "2", *more]:
            try:
                answer = question.read(text, scene)
            except GinError:
                continue
            feedback(Attempt(question, scene, rules, answer))


def sit_through() -> None:
    """Reply what is said around the questions."""
    session = sit()
    for line in ("", "fly", "goto yard", "back", "again", "hint", "help", "prompt", "cards", "why"):
        session.type(line)
        press(session, line)
    session.handle(None)
    session.handle({"kind": "answer", "turn": 0, "text": ""})
    go_to(session, "T-number")
    for line in ("blue", "code", "prompt", "cards", "hint", "hint", "hint", "hint", "prompt"):
        session.type(line)
    session.restore(session.state()["saved"].replace('"v":1', '"v":1,"more":2'))
    press(session, "goto T-name")
    while session.sitting.task is not None and session.sitting.item.id != "T-finish":
        step(session)
    session.state()
    press(session, "skip", "hint", "skip")
    session.state()
    session.answer("31")
    finish(session)
    session.state()
    press(session, "again")
    finish(session)
    session.type("cards")
    press(session, "next")
    session = sit()
    finish(session)
    session.state()
    session = sit()
    go_to(session, "T-number")
    for _ in range(12):
        step(session)
    press(session, "goto exit", "next", "next")
    session.state()
    finish(sit(COURSE["L00"]))
    skipped = sit(COURSE["L00"])
    press(skipped, "goto L00-1", "next")
    skipped.state()
    for lesson in ("L03", "L04"):
        finish(sit(COURSE[lesson]))
    code = sit(COURSE["L03"]).state()["code"]
    sit(COURSE["L01"]).restore(code)
    reply_to({"kind": "restore", "saved": "", "text": code}, 1, COURSE, HOUSE, TODAY)
    warm = sit(COURSE["L04"], progress=known("L01-1", "L01-2"))
    while warm.sitting.place.at < 2:
        step(warm)
    for mode in (Mode.PRE, Mode.POST, Mode.REVIEW):
        test = sit_test(mode)
        test.state()
        press(test, "hint", "back", "next")
        if mode is not Mode.REVIEW:
            finish(test)
        test.state()
    look_at_pictures()
    own = sit(own_lesson([ITEMS["number"], ITEMS["group"]]))
    finish(own)
    own.state()
    for rules in RULES:
        for lesson in COURSE.values():
            sit(lesson, rules).state()
    sit(replace(FORMS, stages={Stage.ALONE: (UNANSWERED,)})).state()


def look_at_pictures() -> None:
    """Go through every picture, guessing well, badly and not at all."""
    for guess in ("45 32 24 20 17 16", "80 80 80 80 80 80", ""):
        session = sit(BESIDE)
        press(session, "goto T-guess", "hint")
        session.answer(guess)
        press(session, "next")
        finish(session)


def test_every_message_is_said_and_every_one_that_is_asked_for_exists(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = Said(words.MESSAGES)
    monkeypatch.setattr(words, "MESSAGES", said)
    for rules in [*RULES.values(), *OTHERS]:
        for ask, scene in questions():
            discuss(ask, scene, rules)
    sit_through()
    own = {**FEEDBACK, **HINTS, **LESSON, **PICTURES}
    rules_named = {key for key in own if key.startswith("rule.")}
    unsaid = ", ".join(sorted(set(own) - said.used - rules_named))
    assert unsaid == ""
