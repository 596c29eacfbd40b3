"""A lesson with one item of each form, for tests that must not depend on the course."""

from gin_widgets.lessons import Item, Lesson, Mode, Picture, Scene, Stage, Step, Wrong
from gin_widgets.lessons.asks import (
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

TWO_WAYS = "9C 9D 9H 9S TS JS QS AH 2C 3D"
SHOWN = "5H6H7H/KCKDKS/AC2C3C 4D"

ITEMS = {
    "number": Item(
        id="T-number",
        skill="hand.points",
        scene=Scene.of("AD 2C KH"),
        steps=(Step(Number(Count.POINTS), stated="13"),),
        wrong=(Wrong("16", "M01"), Wrong("23", "M02"), Wrong("14")),
        tip="The ace is the cheapest card.",
    ),
    "name": Item(
        id="T-name",
        skill="meld.kind",
        scene=Scene.of("5S 6S 8S"),
        steps=(Step(Name(), stated="none gap"),),
        wrong=(Wrong("run", "M05"), Wrong("set")),
    ),
    "group": Item(
        id="T-group",
        skill="meld.arrange",
        scene=Scene.of(TWO_WAYS),
        steps=(
            Step(Group(), stated="9C9D9H/9STSJSQS"),
            Step(Group(), besides=0, text="Find the other way."),
        ),
        wrong=(Wrong("9C9D9H/9S9DTS", "M07"), Wrong("TSJSQS")),
    ),
    "discard": Item(
        id="T-discard",
        skill="turn.throw",
        scene=Scene.of("5D 5H 9S TS JS 2C 3C KD QH 8D 5C", upcard="4C", taken="5C"),
        steps=(Step(Discard(near=2), stated="KD"),),
        wrong=(Wrong("5C", "M16"), Wrong("2C")),
    ),
    "finish": Item(
        id="T-finish",
        skill="knock.legal",
        scene=Scene.of("3H 4H 5H 6H 9C 9D 9S JC JD JS 2C", upcard="7S"),
        steps=(Step(Finish(), stated="gin 2C"),),
        wrong=(Wrong("knock 3H", "M18"), Wrong("throw JC")),
    ),
    "choose": Item(
        id="T-choose",
        skill="knock.legal",
        scene=Scene.of("4C 5C 6C TC TD TH TS AC 2D 4H KD", upcard="7S"),
        steps=(
            Step(Discard(), Mode.SHOWN, why="The king is the dearest loose card."),
            Step(Choose(Choice.MAY_KNOCK), stated="yes"),
        ),
        wrong=(Wrong("no", "M12", 1),),
        text="The upcard is the {upcard}.",
    ),
    "layoff": Item(
        id="T-layoff",
        skill="layoff.chain",
        scene=Scene.of("8H 9H JS QS 6D 6S 2D 4S TC AD", knocker=SHOWN, upcard="TS"),
        steps=(Step(LayOff(), stated="8H on 5H6H7H, 9H on 5H6H7H"),),
        wrong=(Wrong("8H on 5H6H7H", "M22"), Wrong("4S on 4D", "M23"), Wrong("none", "M21")),
    ),
    "score": Item(
        id="T-score",
        skill="score.knock",
        scene=Scene.of(upcard="7H", counts=[4, 23]),
        steps=(Step(Score(), stated="19 0"),),
        wrong=(Wrong("23 0", "M28"), Wrong("0 19")),
    ),
    "spread": Item(
        id="T-spread",
        skill="spread.closed",
        scene=Scene.of(TWO_WAYS, upcard="TH", after=["8S 7S 4C 4D 5H JD KH 3S 2H 6C"]),
        steps=(Step(Spread(), stated="9C9D9H9S/TSJSQS"),),
        wrong=(Wrong("9C9D9H/9STSJSQS", "M33"), Wrong("none")),
    ),
    "curve": Item(
        id="T-curve",
        skill="knock.share",
        scene=Scene.of(upcard="KH"),
        steps=(Step(Curve(Trend.SHARE), stated="6 25 56 80 93 98"),),
        wrong=(Wrong("50 50 50 50 50 50"), Wrong("0 0 0 0 0 0")),
    ),
    "spot": Item(
        id="T-spot",
        skill="hand.points",
        scene=Scene.of("QD 9H AC"),
        steps=(
            Step(
                Spot((Claim(Number(Count.POINTS), "20"), Claim(Number(Count.POINTS), "22"))),
                stated="2",
            ),
        ),
        wrong=(Wrong("1"), Wrong("0")),
    ),
}

ELEVEN = "3D 4D 5D 6D 8S 8H 8C AS 2C 4H JD"
LAID = "9C9D9H/9STSJSQS AH2C3D"

PICTURES = {
    "upcards": Item(
        id="T-upcards",
        skill="limit.number",
        scene=Scene.of(upcard="6D"),
        steps=(Step(Number(Count.LIMIT), Mode.SHOWN, picture=Picture.UPCARDS),),
    ),
    "scale": Item(
        id="T-scale",
        skill="knock.legal",
        scene=Scene.of(ELEVEN, upcard="7S"),
        steps=(
            Step(Discard(), picture=Picture.SCALE),
            Step(Choose(Choice.MAY_KNOCK), picture=Picture.SCALE),
        ),
    ),
    "deck": Item(
        id="T-deck",
        skill="spread.close",
        scene=Scene.of(upcard="TC", knocker=LAID),
        steps=(
            Step(Number(Count.OPEN), Mode.SHOWN, picture=Picture.DECK),
            Step(Spread(), scene=Scene.of(TWO_WAYS, upcard="TC"), picture=Picture.DECK),
        ),
    ),
    "curve": Item(
        id="T-guess",
        skill="knock.share",
        scene=Scene.of(upcard="KH"),
        steps=(
            Step(Curve(Trend.COUNT), Mode.GUESSED),
            Step(Number(Count.BY_TURN), Mode.SHOWN, scene=Scene.of(upcard="KH", turn=8)),
        ),
    ),
}
"""An item with each of the pictures, as a lesson shows it in its example or guided."""

SHOW = Item(
    id="T-show",
    skill="hand.points",
    scene=Scene.of("KC 7D"),
    steps=(
        Step(Number(Count.POINTS), Mode.SHOWN, stated="17"),
        Step(Number(Count.DEADWOOD), Mode.SHOWN),
    ),
)
EXITS = tuple(
    Item(
        id=f"T-exit{number}",
        skill="hand.points",
        scene=Scene.of(cards),
        steps=(Step(Number(Count.POINTS)),),
        wrong=(Wrong(wrong, "M02"),),
    )
    for number, cards, wrong in ((1, "9D 8C 3S AS", "31"), (2, "5D AH", "15"))
)

FORMS = Lesson(
    id="T",
    title="One of each",
    unit="A",
    minutes=1,
    goal="You have seen every form.",
    stages={
        Stage.SHOW: (SHOW,),
        Stage.ALONE: tuple(item for form, item in ITEMS.items() if form != "spot"),
        Stage.MISTAKE: (ITEMS["spot"],),
        Stage.EXIT: EXITS,
    },
)

BESIDE = Lesson(
    id="P",
    title="One picture of each",
    unit="A",
    minutes=1,
    goal="You have seen every picture.",
    stages={
        Stage.SHOW: (PICTURES["upcards"], PICTURES["curve"]),
        Stage.TOGETHER: (PICTURES["scale"], PICTURES["deck"]),
        Stage.EXIT: EXITS,
    },
)
