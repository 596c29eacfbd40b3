"""Closing the door."""

from typing import Any

from gin_widgets.lessons.asks import Claim, Count, Group, Number, Spot, Spread
from gin_widgets.lessons.item import Item, Mode, Picture, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import LimitSource

OPEN = Number(Count.OPEN)

FITS = "A run is open at both ends, a set of three for its fourth card."
CLOSED = "Both ways count the same. Lay down the one that fewer cards fit."
PRICE = "Both ways count the same for you. Look what the defender can lay off on each."


def _compared(
    id_: str,
    scene: Scene,
    ways: tuple[tuple[str, int], tuple[str, int]],
    *wrong: Wrong,
    shown: int,
    text: str,
) -> Item:
    """How many cards fit each of two ways, the closed one first; then which is laid down.

    So many of the three steps are shown.
    """
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(3)]
    (closed, few), (wide, more) = ways
    open_first, closed_next = (
        Scene.of(upcard=scene.upcard, knocker=_laid(melds, scene)) for melds in (wide, closed)
    )
    return Item(
        id=f"L11-{id_}",
        skill="spread.close",
        scene=open_first,
        text=text,
        steps=(
            Step(OPEN, modes[0], why=FITS, stated=str(more), picture=Picture.DECK),
            Step(
                OPEN,
                modes[1],
                scene=closed_next,
                text="And on these melds, made of the same cards?",
                why=FITS,
                stated=str(few),
                picture=Picture.DECK,
            ),
            Step(
                Spread(),
                modes[2],
                scene=scene,
                why=CLOSED,
                stated=closed,
                picture=Picture.DECK,
            ),
        ),
        wrong=wrong,
    )


def _laid(melds: str, scene: Scene) -> str:
    """The melds and what they leave loose, as a scene reads them."""
    loose = scene.hand - Group().read(melds, scene).cards
    return f"{melds} {''.join(loose.codes)}"


def _alone(
    id_: str, scene: Scene, best: str, *wrong: Wrong, why: str = CLOSED, **more: Any
) -> Item:
    return Item(
        id=f"L11-{id_}",
        skill="spread.close",
        scene=scene,
        steps=(Step(Spread(), why=why, stated=best, picture=Picture.DECK),),
        wrong=wrong,
        **more,
    )


BY_THE_UPCARD = {"limit_source": (LimitSource.FIRST_UPCARD, LimitSource.FIXED)}
"""Rules under which the knock was allowed, whatever lies on the pile."""

NINES = "9C 9D 9H 9S TS JS QS AH 2C 3D"
AGAINST = "8S 7S 4C 4D 5H JD KH 3S 2H 6C"

L11 = Lesson(
    id="L11",
    title="Closing the door",
    unit="C",
    minutes=15,
    goal="You can lay down your melds so that little can be laid off on them.",
    stages={
        Stage.SHOW: (
            _compared(
                "show",
                Scene.of("7C 7D 7H 7S 8S 9S TS AD 2C 3H", upcard="KC"),
                (("7S7H7D7C/8S9STS", 1), ("7H7D7C/7S8S9STS", 2)),
                shown=3,
                text="You knock. Your cards can be laid down in two ways.",
            ),
        ),
        Stage.TOGETHER: (
            _compared(
                "together1",
                Scene.of("QC QD QH QS 9H TH JH 2S 3C AD", upcard="KC"),
                (("QSQHQDQC/9HTHJH", 1), ("QSQDQC/9HTHJHQH", 2)),
                Wrong("QSQDQC/9HTHJHQH", "M33", 2),
                Wrong("QSQHQDQC", step=2),
                shown=2,
                text="Two ways again. Count what fits each of them.",
            ),
            _compared(
                "together2",
                Scene.of("6S 6H 6D 7S 7H 7D 8S 8H 8D AC", upcard="KC"),
                (("6S6H6D/7S7H7D/8S8H8D", 3), ("6S7S8S/6H7H8H/6D7D8D", 6)),
                Wrong("6", step=1),
                Wrong("6S7S8S/6H7H8H/6D7D8D", "M33", 2),
                shown=1,
                text="Three sets or three runs: the same nine cards.",
            ),
        ),
        Stage.ALONE: (
            _alone(
                "1",
                Scene.of(NINES, upcard="TC", after=[AGAINST]),
                "9C9D9H9S/TSJSQS",
                Wrong("9C9D9H/9STSJSQS", "M33"),
                Wrong("9C9D9H9S"),
                why=PRICE,
                text="This once you see the defender's hand.",
                tip="With the nine on the run, eight and seven of spades go too: 15 points.",
            ),
            _alone(
                "2",
                Scene.of("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", upcard="TC"),
                "4C4D4H/5C5D5H/6C6D6H",
                Wrong("4C5C6C/4D5D6D/4H5H6H", "M33"),
                text="Three sets or three runs? Now nobody shows you a hand.",
                tip="Runs also let cards in behind the first one.",
            ),
            _alone(
                "3",
                Scene.of("AS 6S 7S 8S 9S 6H 2D 6D AC 6C", upcard="QD", pile="QD 9D TD 8D KS"),
                "6S6H6D6C/7S8S9S",
                Wrong("6H6D6C/6S7S8S9S", "M33"),
                Wrong("6S6H6D6C"),
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L11-mistake",
                skill="spread.close",
                scene=Scene.of("5D 5C 5H 5S 6S 7S 8S AD 2H 3C", upcard="KH", owner="Ann"),
                text="Ann has knocked and lays down her melds.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(Number(Count.DEADWOOD), "6", "Either way I have 6 loose."),
                                Claim(
                                    Spread(),
                                    "5D5C5H/5S6S7S8S",
                                    "I lay down three fives and the longer run.",
                                ),
                                Claim(
                                    Spread(),
                                    "5D5C5H5S/6S7S8S",
                                    "Four fives and the shorter run would do as well.",
                                ),
                            )
                        ),
                        why="The longer run lets the four of spades in. Four fives close that end.",
                        stated="2",
                    ),
                ),
            ),
        ),
        Stage.GAME: (
            _alone(
                "game",
                Scene.of("AS 3S 7S 7H 8H 9H TH 7D 3C 7C", upcard="TC", pile="KC TD KD JH 9D QS 6D"),
                "7S7H7D7C/8H9HTH",
                Wrong("7S7D7C/7H8H9HTH", "M33"),
                Wrong("7H8H9HTH"),
                text="From a game. Look at the pile before you lay down.",
                needs=BY_THE_UPCARD,
                tip="The jack of hearts is gone already, so this way nothing fits at all.",
            ),
        ),
        Stage.EXIT: (
            _alone(
                "exit1",
                Scene.of("AS 7S 3H 7H 3D 7D 7C 8C 9C TC", upcard="QH", pile="QH JH 6H"),
                "7S7H7D7C/8C9CTC",
                Wrong("7S7H7D/7C8C9CTC", "M33"),
                needs=BY_THE_UPCARD,
            ),
            _alone(
                "exit2",
                Scene.of(
                    "7S 7H 8H 9H TH JH 7D 2C 3C 7C", upcard="QD", pile="QD KS JD TS KH 9C QS 8C 9S"
                ),
                "7S7H7D7C/8H9HTHJH",
                Wrong("7S7D7C/7H8H9HTHJH", "M33"),
            ),
        ),
    },
)
