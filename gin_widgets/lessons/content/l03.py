"""One card, one place."""

from typing import Any

from gin_widgets.cards import CardSet
from gin_widgets.lessons.asks import Claim, Count, Group, Name, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

POINTS = Number(Count.POINTS)
DEADWOOD = Number(Count.DEADWOOD)

ONCE = "A card lies in one meld only. Give it to the meld whose other cards cost more."
EITHER = "The other cards of both melds cost the same, so either is right."
CALLED = "The points of loose cards are called deadwood. How much is left at best?"
COUNT = "Loose: {sum}."
ADD = (
    "Look at the loose cards, those in no group.",
    "Every loose card counts, whether it fits anything or not.",
    "Add up all loose cards, the small ones too.",
)
"""Help with the count: by then the cards lie in their groups."""


def _item(
    id_: str,
    hand: str,
    broken: tuple[str, str],
    best: tuple[str, int],
    *wrong: Wrong,
    shown: int,
) -> Item:
    """A card wanted twice: what the broken set or run costs, the arrangement, and the count.

    So many of the four steps are shown.
    """
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(4)]
    (broken_set, broken_run), (melds, deadwood) = broken, best
    scene = Scene.of(hand)
    return Item(
        id=f"L03-{id_}",
        skill="meld.clash",
        scene=scene,
        text="The {shared} fits the {shared_set} and the {shared_run}. It can lie in only one. "
        "{unshared} are loose either way.",
        steps=(
            Step(
                POINTS,
                modes[0],
                scene=scene.but(counted=CardSet.parse(broken_set)),
                text="If the run keeps it, {counted} are loose too. What do {counted} cost?",
                why="{counted} are no set without it, and cost {points}.",
            ),
            Step(
                POINTS,
                modes[1],
                scene=scene.but(counted=CardSet.parse(broken_run)),
                text="If the set keeps it, {counted} are loose too. What do {counted} cost?",
                why="{counted} are no run without it, and cost {points}.",
            ),
            Step(Group(), modes[2], scene=scene, why=ONCE, stated=melds),
            Step(DEADWOOD, modes[3], text=CALLED, why=COUNT, hints=ADD, stated=str(deadwood)),
        ),
        wrong=wrong,
    )


def _alone(
    id_: str, hand: str, best: tuple[str, int], *wrong: Wrong, why: str = ONCE, **more: Any
) -> Item:
    """The arrangement and its count, with nothing shown."""
    melds, deadwood = best
    return Item(
        id=f"L03-{id_}",
        skill="meld.clash",
        scene=Scene.of(hand),
        steps=(
            Step(Group(), why=why, stated=melds),
            Step(DEADWOOD, why=COUNT, hints=ADD, stated=str(deadwood)),
        ),
        wrong=wrong,
        **more,
    )


L03 = Lesson(
    id="L03",
    title="One card, one place",
    unit="A",
    minutes=12,
    goal="You can choose where a card goes that fits a set and a run.",
    stages={
        Stage.SHOW: (
            _item(
                "show",
                "6S 6H 6D 7D 8D KC 2H",
                ("6S 6H", "7D 8D"),
                ("6D7D8D", 24),
                shown=4,
            ),
        ),
        Stage.TOGETHER: (
            _item(
                "together1",
                "9S 9H 9C TC JC 4D AS",
                ("9S 9H", "TC JC"),
                ("9CTCJC", 23),
                Wrong("5", "M07", 3),
                Wrong("33", "M02", 3),
                Wrong("25", step=3),
                shown=3,
            ),
            _item(
                "together2",
                "4H 5H 6H 6S 6C TD 2C",
                ("6S 6C", "4H 5H"),
                ("6S6H6C", 21),
                Wrong("4H5H6H/6S6H6C", "M07", 2),
                Wrong("4H5H6H", step=2),
                Wrong("12", "M07", 3),
                shown=2,
            ),
        ),
        Stage.ALONE: (
            _alone(
                "1",
                "7C 7D 7H 8H 9H 2S 4D JC QD KS",
                ("7H8H9H", 50),
                Wrong("7C7D7H/7H8H9H", "M07"),
                Wrong("7C7D7H"),
                Wrong("36", "M07", 1),
                Wrong("53", step=1),
            ),
            _alone(
                "2",
                "8H 9H TH TC TD AS 3C 4D 6S KD",
                ("THTCTD", 41),
                Wrong("8H9HTH/THTCTD", "M07"),
                Wrong("8H9HTH"),
                Wrong("24", "M07", 1),
                Wrong("44", step=1),
            ),
            _alone(
                "3",
                "QS QH QD JD TD 5C 5S 3H 8C AH",
                ("TDJDQD", 42),
                Wrong("QSQHQD/TDJDQD", "M07"),
                Wrong("22", "M07", 1),
                why=EITHER,
                text="Either way may cost the same. Then both are right.",
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L03-mistake",
                skill="meld.clash",
                scene=Scene.of("5C 5D 5S 4S 3S 9H KD", owner="Ann"),
                text="Ann counts what is loose.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(Name(), "set", "The fives are a set.", cards="5C 5D 5S"),
                                Claim(
                                    Name(),
                                    "run",
                                    "Three, four, five of spades are a run.",
                                    cards="3S 4S 5S",
                                ),
                                Claim(DEADWOOD, "19", "So only king and nine are loose: 19."),
                            )
                        ),
                        why="The five of spades lies in one meld only. At best {deadwood} is left.",
                        stated="3",
                    ),
                ),
            ),
        ),
        Stage.GAME: (
            _alone(
                "game",
                "8S TS 3D 6D 8D 9D TD 8C 9C JC",
                ("8D9DTD", 54),
                Wrong("8S8D8C/8D9DTD", "M07"),
                Wrong("8S8D8C"),
                Wrong("38", "M07", 1),
                text="A hand as it is dealt.",
                tip="About 3 deals in 100 hold a card that a set and a run both want.",
            ),
        ),
        Stage.EXIT: (
            _alone(
                "exit1",
                "3S 3H 3C 4C 5C QD KH 7S 9D 2H",
                ("3C4C5C", 44),
                Wrong("3S3H3C/3C4C5C", "M07"),
                Wrong("38", "M07", 1),
            ),
            _alone(
                "exit2",
                "JH JD JS TS 9S AC 4D 6H 8C QC",
                ("JHJDJS", 48),
                Wrong("9STSJS"),
                Wrong("29", "M07", 1),
            ),
        ),
    },
)
