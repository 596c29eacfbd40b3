"""May I knock?"""

from typing import Any

from gin_widgets.lessons.asks import Choice, Choose, Claim, Count, Discard, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Picture, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import LimitCompare

LEFT = Number(Count.LEFT)
MAY_KNOCK = Choose(Choice.MAY_KNOCK)

THROW = "Try each throw, and count what is left after it. Without the {throw} it is {left}."
AFTER = "What counts is what is left after the throw: {left}."
DECIDE = "Without the {knock_throw} you hold {knock_left}. Here {knock_rule}."


def _item(
    id_: str,
    scene: Scene,
    answers: tuple[str, int, str],
    *wrong: Wrong,
    shown: int = 0,
    **more: Any,
) -> Item:
    """Throw, count, decide; so many of the three are shown."""
    throw, left, may = answers
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(3)]
    beside = Picture.SCALE if shown else None
    return Item(
        id=f"L07-{id_}",
        skill="knock.legal",
        scene=scene,
        steps=(
            Step(Discard(), modes[0], why=THROW, stated=throw, picture=beside),
            Step(LEFT, modes[1], why=AFTER, stated=str(left), picture=beside),
            Step(MAY_KNOCK, modes[2], why=DECIDE, stated=may, picture=Picture.SCALE),
        ),
        wrong=wrong,
        **more,
    )


def _weighed(
    id_: str, scene: Scene, answers: tuple[str, str], *wrong: Wrong, shown: int = 0, text: str
) -> Item:
    """Throw and decide, with the scale to count; so many of the two are shown."""
    throw, may = answers
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(2)]
    return Item(
        id=f"L07-{id_}",
        skill="knock.legal",
        scene=scene,
        steps=(
            Step(Discard(), modes[0], why=THROW, stated=throw, picture=Picture.SCALE),
            Step(MAY_KNOCK, modes[1], why=DECIDE, stated=may, picture=Picture.SCALE),
        ),
        wrong=wrong,
        text=text,
    )


SEVEN = "4C 5C 6C TC TD TH TS AC 2D 4H KD"
EARLY = "4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C"

L07 = Lesson(
    id="L07",
    title="May I knock?",
    unit="B",
    minutes=15,
    goal="You can throw the right card and say whether you may knock.",
    stages={
        Stage.SHOW: (
            _item(
                "show",
                Scene.of("2H 3H 4H 9S 9D 9C 6D 7D 8D AC KS", upcard="8C"),
                ("KS", 1, "yes"),
                shown=3,
                text="You hold one card too many. Throw, count what is left, "
                "and compare it with the limit.",
            ),
        ),
        Stage.TOGETHER: (
            _weighed(
                "together1",
                Scene.of("5S 6S 7S TD TH TC 2D 3C 4D QH AH", upcard="9C"),
                ("QH", "no"),
                Wrong("yes", "M11", 1),
                shown=1,
                text="Press any card to see what is left without it.",
            ),
            _weighed(
                "together2",
                Scene.of("3D 4D 5D 6D 8S 8H 8C AS 2C 4H JD", upcard="7S"),
                ("JD", "yes"),
                Wrong("4H"),
                Wrong("no", "M12", 1),
                text="Try your throws. Then decide.",
            ),
        ),
        Stage.ALONE: (
            _item(
                "1",
                Scene.of(SEVEN, upcard="7S"),
                ("KD", 7, "yes"),
                Wrong("4H"),
                Wrong("17", "M13", 1),
                Wrong("no", "M12", 2),
                tip="The {throw} is the dearest loose card.",
            ),
            _item(
                "2",
                Scene.of(SEVEN, upcard="6S"),
                ("KD", 7, "no"),
                Wrong("17", "M13", 1),
                Wrong("yes", "M11", 2),
            ),
            _item(
                "3",
                Scene.of("6H 7H 8H 7C 7D QC QD QH 2S 3S 4S", upcard="6C"),
                ("8H", 6, "yes"),
                Wrong("7C", "M39"),
                Wrong("7D", "M39"),
                Wrong("6H"),
                Wrong("14", "M13", 1),
                Wrong("no", "M12", 2),
                text="A card has a choice of places. The throw decides which is better.",
            ),
            _item(
                "4",
                Scene.of("3H 4H 5H 8C 8D 8S JD QD KD AS 9C", upcard="AC"),
                ("9C", 1, "no"),
                Wrong("10", "M13", 1),
                Wrong("yes", "M14", 2),
            ),
            _item(
                "5",
                Scene.of("2C 3C 4C 9D 9H 9S 5S 4H 2D AD KC", upcard="KD"),
                ("KC", 12, "no"),
                Wrong("22", "M13", 1),
                Wrong("yes", "M01", 2),
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L07-mistake",
                skill="knock.legal",
                scene=Scene.of(EARLY, upcard="KH", owner="Ben"),
                text="Ben wants to knock. He thinks aloud.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(
                                    Number(Count.DEADWOOD),
                                    "16",
                                    "Before the throw no grouping has less than 16 loose.",
                                ),
                                Claim(
                                    Discard(),
                                    "4D",
                                    "With fives and sixes as sets, the four is the card to throw.",
                                ),
                                Claim(MAY_KNOCK, "yes", "And then I may knock."),
                            )
                        ),
                        why="Compare after the throw: without the {throw} only {left} is left.",
                        stated="2",
                    ),
                    Step(Discard(), why=THROW, stated="6C"),
                ),
                wrong=(Wrong("4S", "M39", 1), Wrong("4D", "M39", 1), Wrong("5C", step=1)),
            ),
        ),
        Stage.GAME: (
            _item(
                "game",
                Scene.of(
                    "2S 6S 7S AH 6H 7H 3D 6D 7D AC 7C",
                    upcard="4C",
                    pile="4C TD JC KS JD TC QC QS TS 9S 9D 8C 8S KD",
                ),
                ("3D", 4, "yes"),
                Wrong("7", "M13", 1),
                Wrong("no", "M12", 2),
                text="In the middle of a game. May you end the hand?",
            ),
            Item(
                id="L07-6",
                skill="knock.duty",
                scene=Scene.of(SEVEN, upcard="7S"),
                text="Without the {knock_throw} you hold {knock_left}, and {knock_rule}.",
                steps=(
                    Step(
                        Choose(Choice.DUTY),
                        why="Whoever may knock may also play on.",
                        stated="may",
                    ),
                ),
                wrong=(Wrong("must", "M15"),),
                needs={"limit_compare": (LimitCompare.AT_MOST,)},
            ),
        ),
        Stage.EXIT: (
            _item(
                "exit1",
                Scene.of(
                    "2S 3S 5S TS 2H 5H TH 3D TD 5C TC",
                    upcard="6C",
                    pile="6C JH JD JS 9D 8H 9H QC 9S 7H QS",
                ),
                ("3S", 7, "no"),
                Wrong("10", "M13", 1),
                Wrong("yes", "M11", 2),
            ),
            _item(
                "exit2",
                Scene.of(
                    "AS 5H JH QH KH 3D 4D AC 2C 3C 4C", upcard="8S", pile="8S KC TD JS 9C 9D 7C"
                ),
                ("5H", 8, "yes"),
                Wrong("13", "M13", 1),
                Wrong("no", "M12", 2),
            ),
        ),
    },
)
