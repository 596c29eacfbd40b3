"""Laying off."""

from typing import Any

from gin_widgets.lessons.asks import Claim, Count, LayOff, Name, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

DEADWOOD = Number(Count.DEADWOOD)
AFTER = Number(Count.AFTER_LAYOFF)

FITS = "A loose card that fits a meld of the knocker is laid off there and costs nothing."
ENDS = "Try both ends of every run. After each layoff the run has a new end."
ORDER = "The card next to the run goes first; the next one fits only then."
OWN = "An own meld may be broken where that leaves less. Count both ways."
GIN = "The knocker has gin. Nobody lays off; own melds still count."
HOMES = "Some cards fit two melds, and either will do. King and ace never touch."
KNOCKER_ONLY = "Only the knocker's melds are open: {layoff_chain_rule}."
COUNT = "After the layoffs {after} is left."


def _item(
    id_: str,
    scene: Scene,
    answers: tuple[int, str, int],
    *wrong: Wrong,
    why: str,
    shown: int,
    **more: Any,
) -> Item:
    """The own count, the layoffs, the count after them; so many of the three are shown."""
    before, laying, after = answers
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(3)]
    return Item(
        id=f"L09-{id_}",
        skill="layoff.best",
        scene=scene,
        steps=(
            Step(
                DEADWOOD,
                modes[0],
                text="What does the hand count before anything is laid off?",
                why="Loose: {sum}.",
                stated=str(before),
            ),
            Step(LayOff(), modes[1], why=why, stated=laying),
            Step(AFTER, modes[2], why=COUNT, stated=str(after)),
        ),
        wrong=wrong,
        **more,
    )


def _alone(
    id_: str, scene: Scene, laying: str, after: int, *wrong: Wrong, why: str, **more: Any
) -> Item:
    return Item(
        id=f"L09-{id_}",
        skill="layoff.best",
        scene=scene,
        steps=(
            Step(LayOff(), why=why, stated=laying),
            Step(AFTER, why=COUNT, stated=str(after)),
        ),
        wrong=wrong,
        **more,
    )


KNOCKER = "5H6H7H/KCKDKS/AC2C3C 4D"
CHAIN = "8H 9H JS QS 6D 6S 2D 4S TC AD"

THREE = "5C6C7C/9D9H9S 4H"
BEA = "8C 8D 3S 3H 3D KS 2C"
CARL = "9C TC JC QH 3C AS 2H"

L09 = Lesson(
    id="L09",
    title="Laying off",
    unit="C",
    minutes=18,
    goal="You can lay off everything that fits on the knocker's melds.",
    stages={
        Stage.SHOW: (
            _item(
                "show",
                Scene.of(
                    "QH 4S 4H 4C 9D TD 2S 8C 3S JC", upcard="7D", knocker="9HTHJH/7S7C7H/5C5D5S 3D"
                ),
                (52, "QH on 9HTHJH", 42),
                why=FITS,
                shown=3,
                text="Somebody knocked and laid the cards down. You may add yours to those "
                "melds: that is laying off.",
            ),
        ),
        Stage.TOGETHER: (
            _item(
                "1",
                Scene.of("KH JS QS 6S 9C 9D 2D 2H 4S TC", upcard="9S", knocker=KNOCKER),
                (72, "KH on KCKDKS", 62),
                Wrong("72", "M29", 2),
                Wrong("none", "M21", 1),
                Wrong("4S on 4D", "M23", 1),
                Wrong("JS on KCKDKS", step=1),
                why=FITS,
                shown=2,
            ),
            _item(
                "2",
                Scene.of(CHAIN, upcard="9S", knocker=KNOCKER),
                (66, "8H on 5H6H7H, 9H on 5H6H7H", 49),
                Wrong("8H on 5H6H7H", "M22", 1),
                Wrong("none", "M21", 1),
                Wrong("9H on 5H6H7H, 8H on 5H6H7H", step=1),
                Wrong("58", "M22", 2),
                Wrong("66", "M29", 2),
                why=ENDS,
                shown=1,
            ),
        ),
        Stage.ALONE: (
            _alone(
                "3",
                Scene.of("3H 4H JS QS 6D 6S 2D 8S TC AD", upcard="9S", knocker=KNOCKER),
                "4H on 5H6H7H, 3H on 5H6H7H",
                53,
                Wrong("4H on 5H6H7H", "M22"),
                Wrong("none", "M21"),
                Wrong("3H on 5H6H7H, 4H on 5H6H7H"),
                Wrong("56", "M22", 1),
                Wrong("60", "M29", 1),
                why=ORDER,
                tip="A run has a low end too.",
            ),
            _alone(
                "4",
                Scene.of("2D 3H 6S 7S 8D 8H 8S JC JH JS", upcard="9D", knocker=KNOCKER),
                "8H on 5H6H7H keep 6S7S8S/JCJHJS",
                13,
                Wrong("none keep 8D8H8S/JCJHJS", "M25"),
                Wrong("none", "M25"),
                Wrong("8H on 5H6H7H keep JCJHJS"),
                Wrong("18", "M25", 1),
                why=OWN,
            ),
            _alone(
                "5",
                Scene.of(CHAIN, upcard="9S", knocker="5H6H7H/KCKDKS/AC2C3C4C", gin=True),
                "none",
                66,
                Wrong("8H on 5H6H7H", "M20"),
                Wrong("8H on 5H6H7H, 9H on 5H6H7H", "M20"),
                Wrong("49", "M20", 1),
                why=GIN,
                text="The same hand, but now the knocker has gin.",
            ),
            _alone(
                "6",
                Scene.of(
                    "AD TD 5H AH 8S 8C 9C 6S 6D KS", upcard="9S", knocker="JDQDKD/5C5D5S/2H3H4H"
                ),
                "TD on JDQDKD, AH on 2H3H4H, 5H on 5C5D5S",
                48,
                Wrong("AD on JDQDKD", "M03"),
                Wrong("TD on JDQDKD", "M21"),
                Wrong("TD on JDQDKD, AH on 2H3H4H, AD on 2H3H4H"),
                Wrong("64", "M29", 1),
                why=HOMES,
            ),
            Item(
                id="L09-7",
                skill="layoff.three",
                scene=Scene.of(BEA, upcard="6D", knocker=THREE, after=[CARL], players=3),
                text="Three play. Bea lays off first, then Carl.",
                players=3,
                steps=(
                    Step(
                        LayOff(),
                        text="Bea's hand lies here. What does she lay off?",
                        why=FITS,
                        stated="8C on 5C6C7C keep 3S3H3D",
                    ),
                    Step(AFTER, why=COUNT, stated="20"),
                    Step(
                        LayOff(),
                        scene=Scene.of(CARL, upcard="6D", knocker=THREE, before=[BEA], players=3),
                        text="Now Carl. Bea's 8♣ lies on the clubs. What does he lay off?",
                        why=KNOCKER_ONLY,
                        stated="none keep 9CTCJC",
                    ),
                    Step(AFTER, why=COUNT, stated="16"),
                ),
                wrong=(
                    Wrong("none", "M21"),
                    Wrong("28", "M29", 1),
                    Wrong("3C on 3S3H3D", "M24", 2),
                    Wrong("9C on 5C6C7C", "M24", 2),
                    Wrong("QH on 4H", "M23", 2),
                ),
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L09-mistake",
                skill="layoff.best",
                scene=Scene.of(
                    "8S 9S QD QC 2H 5D 6D JH AS 4H",
                    owner="Ann",
                    upcard="6C",
                    knocker="5S6S7S/TSTHTD/3C4C5C 2C",
                ),
                text="Ann lays off. She thinks aloud.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(DEADWOOD, "65", "Before I lay off, I count 65."),
                                Claim(
                                    LayOff(),
                                    "8S on 5S6S7S",
                                    "Only the eight of spades fits, so I lay it off.",
                                ),
                                Claim(
                                    Name(),
                                    "none two",
                                    "Five and six of diamonds are only two: no meld.",
                                    cards="5D 6D",
                                ),
                            )
                        ),
                        why="With the eight there the nine fits too: {after} is left.",
                        stated="2",
                    ),
                    Step(LayOff(), why=ENDS, stated="8S on 5S6S7S, 9S on 5S6S7S"),
                ),
                wrong=(Wrong("8S on 5S6S7S", "M22", 1),),
            ),
        ),
        Stage.GAME: (
            _alone(
                "game",
                Scene.of(
                    "4S 5S 6S 3H 4H 3D 4D 4C 5C 6C",
                    upcard="JS",
                    pile="JS QC JD JH TD JC QH 9S TH TC 9H QD 9D 8S 7S",
                    knocker="KSKHKD/5H6H7H AD2D5DAC",
                ),
                "4H on 5H6H7H, 3H on 5H6H7H",
                7,
                Wrong("4H on 5H6H7H", "M22"),
                Wrong("none", "M21"),
                Wrong("14", "M29", 1),
                why=ORDER,
                text="From a game. The knocker has 9, and you are lower if you see everything.",
            ),
        ),
        Stage.EXIT: (
            _alone(
                "exit1",
                Scene.of(
                    "3H 4H 2D 4D 9D TD JD QD KD 2C", upcard="3D", knocker="3S4S5S6S7S8S/5H6H7H AH"
                ),
                "4H on 5H6H7H, 3H on 5H6H7H",
                8,
                Wrong("4H on 5H6H7H", "M22"),
                Wrong("none", "M21"),
                Wrong("15", "M29", 1),
                why=ORDER,
            ),
            _alone(
                "exit2",
                Scene.of(
                    "8S 9S TS 4H 8H 3D 8D 2C 3C 5C", upcard="9H", knocker="JSQSKS/9CTCJCQC 2H3H2D"
                ),
                "TS on JSQSKS, 9S on JSQSKS keep 8S8H8D",
                17,
                Wrong("none", "M25"),
                Wrong("33", "M25", 1),
                why=OWN,
            ),
        ),
    },
)
