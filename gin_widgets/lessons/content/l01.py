"""What a card costs."""

from gin_widgets.lessons.asks import Claim, Count, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

POINTS = Number(Count.POINTS)


def _item(number: str, cards: str, points: int, *wrong: Wrong, mode: Mode = Mode.ASKED) -> Item:
    return Item(
        id=f"L01-{number}",
        skill="hand.points",
        scene=Scene.of(cards),
        steps=(Step(POINTS, mode, stated=str(points)),),
        wrong=wrong,
    )


L01 = Lesson(
    id="L01",
    title="What a card costs",
    unit="A",
    minutes=3,
    goal="You can add up what any cards cost.",
    stages={
        Stage.SHOW: (_item("show", "KC", 10, mode=Mode.SHOWN),),
        Stage.TOGETHER: (_item("1", "KC", 10, Wrong("13", "M01")),),
        Stage.ALONE: (
            _item("2", "AD 2C KH", 13, Wrong("16", "M01"), Wrong("23", "M02")),
            _item("3", "TS JD QC", 30, Wrong("33", "M01")),
            _item("4", "AS AH 5C", 7, Wrong("27", "M02")),
        ),
        Stage.MISTAKE: (
            Item(
                id="L01-5",
                skill="hand.points",
                scene=Scene.of("QD 9H AC"),
                steps=(Step(Spot((Claim(POINTS, "22"),)), stated="1"),),
            ),
        ),
        Stage.EXIT: (
            _item("6", "9D 8C 3S AS", 21, Wrong("31", "M02")),
            _item("7", "JC QH AH", 21, Wrong("24", "M01")),
        ),
    },
)
