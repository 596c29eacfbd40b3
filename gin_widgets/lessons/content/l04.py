"""The best arrangement."""

from typing import Any

from gin_widgets.lessons.asks import Claim, Count, Group, Name, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

POINTS = Number(Count.POINTS)

FOUR = "A set of four can lend one card and is still a set."
LONG = "A long run can give a card away where another meld gains more."
BEST = "Loose: {sum}."


def _better(
    id_: str,
    hand: str,
    first: Claim,
    best: tuple[str, str],
    *wrong: Wrong,
    modes: tuple[Mode, Mode],
) -> Item:
    """One arrangement lies there: is it the best, and if not, which is, by which rule?"""
    melds, rule = best
    return Item(
        id=f"L04-{id_}",
        skill="meld.best",
        scene=Scene.of(hand),
        text="Somebody has arranged this hand.",
        steps=(
            Step(
                Spot((first,)),
                modes[0],
                why=rule,
                stated="1",
            ),
            Step(Group(), modes[1], why=BEST, stated=melds),
        ),
        wrong=wrong,
    )


def _alone(id_: str, hand: str, best: str, *wrong: Wrong, **more: Any) -> Item:
    return Item(
        id=f"L04-{id_}",
        skill="meld.best",
        scene=Scene.of(hand),
        steps=(Step(Group(), why=BEST, stated=best),),
        wrong=wrong,
        **more,
    )


def _two_ways(id_: str, hand: str, first: str, second: str, *wrong: Wrong) -> Item:
    """Two arrangements leave as little; both are asked for, in any order."""
    return Item(
        id=f"L04-{id_}",
        skill="meld.best",
        scene=Scene.of(hand),
        steps=(
            Step(Group(), why=BEST, stated=first),
            Step(
                Group(),
                text="There is another way that leaves {deadwood} as well. Find it.",
                why="Both ways count the same. Which one to lay down comes in a later lesson.",
                stated=second,
                besides=0,
            ),
        ),
        wrong=wrong,
    )


L04 = Lesson(
    id="L04",
    title="The best arrangement",
    unit="A",
    minutes=15,
    goal="You can find the arrangement that leaves the least deadwood.",
    stages={
        Stage.SHOW: (
            _better(
                "1",
                "9C 9D 9H 9S TS JS AD 2C 3D 4H",
                Claim(
                    Group(),
                    "9C9D9H9S",
                    "All four nines together. Ten, jack and the small cards are loose: 30.",
                ),
                ("9H9D9C/9STSJS", FOUR),
                Wrong("9C9D9H9S", "M09", 1),
                modes=(Mode.SHOWN, Mode.SHOWN),
            ),
        ),
        Stage.TOGETHER: (
            _better(
                "2",
                "3H 4H 5H 6H 7H 8H 5C 5D 8C KC",
                Claim(
                    Group(),
                    "3H4H5H6H7H8H",
                    "The run of six stays. Two fives, an eight and a king are loose: 28.",
                ),
                ("5H5D5C/6H7H8H", LONG),
                Wrong("3H4H5H6H7H8H", "M08", 1),
                Wrong("3H4H5H6H7H8H/5H5D5C", "M07", 1),
                modes=(Mode.SHOWN, Mode.ASKED),
            ),
            _better(
                "together2",
                "QC QD QH QS JS TS 5D 5C 3H AS",
                Claim(Group(), "QC QD QH QS", "All four queens together. The rest is loose: 34."),
                ("QHQDQC/TSJSQS", FOUR),
                Wrong("QC QD QH QS", "M09", 1),
                Wrong("QC QD QH QS/TS JS QS", "M07", 1),
                modes=(Mode.ASKED, Mode.ASKED),
            ),
        ),
        Stage.ALONE: (
            _two_ways(
                "3",
                "9C 9D 9H 9S TS JS QS AH 2C 3D",
                "9H9D9C/9STSJSQS",
                "9S9H9D9C/TSJSQS",
                Wrong("9STSJSQS"),
                Wrong("9S9H9D9C", "M09"),
            ),
            _two_ways(
                "4",
                "4C 4D 4H 5C 5D 5H 6C 6D 6H 2S",
                "4C4D4H/5C5D5H/6C6D6H",
                "4C5C6C/4D5D6D/4H5H6H",
                Wrong("4C4D4H/4C5C6C", "M07"),
            ),
            _alone(
                "5",
                "7H 8H 9H TH JH 9C 9D 2S 3C KD",
                "7H8H9HTHJH",
                Wrong("9H9C9D"),
                Wrong("7H8H9HTHJH/9H9C9D", "M07"),
                tip="Here the long run stays: without its middle card it falls apart.",
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L04-mistake",
                skill="meld.best",
                scene=Scene.of("AS 2S 3S 4S 5S 2H 3H 5H 2C 4C", owner="Ben"),
                text="Ben arranges his hand.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(
                                    Name(),
                                    "run",
                                    "Ace to five of spades is a run.",
                                    cards="AS 2S 3S 4S 5S",
                                ),
                                Claim(
                                    Group(),
                                    "AS2S3S4S5S",
                                    "It is the longest meld, so keeping it is best.",
                                ),
                                Claim(
                                    POINTS,
                                    "16",
                                    "The other five cards cost 16.",
                                    cards="2H 3H 5H 2C 4C",
                                ),
                            )
                        ),
                        why="The longest meld is not always best: only {deadwood} need be left.",
                        stated="2",
                    ),
                ),
            ),
        ),
        Stage.GAME: (
            Item(
                id="L04-game",
                skill="meld.best",
                scene=Scene.of(
                    "AS 2S 4S 2H 3H 4H 2D 5D 2C 5C", upcard="KC", pile="KC 9S JD 9C TS 7S 9D"
                ),
                text="In the middle of a game. How little can you count?",
                steps=(Step(Group(), why=FOUR, stated="2H3H4H/2S2D2C"),),
                wrong=(Wrong("2S2H2D2C", "M09"), Wrong("2S2H2D2C/2H3H4H", "M07")),
            ),
        ),
        Stage.EXIT: (
            _alone(
                "exit1",
                "5C 5D 5H 5S 6S 7S KH QD 2C 9H",
                "5H5D5C/5S6S7S",
                Wrong("5C5D5H5S", "M09"),
            ),
            _alone(
                "exit2",
                "2C 3C 4C 5C 6C 7C 4D 4S TH KD",
                "4S4D4C/5C6C7C",
                Wrong("2C3C4C5C6C7C", "M08"),
            ),
        ),
    },
)
