"""Gin."""

from typing import Any

from gin_widgets.lessons.asks import Claim, Count, Finish, Group, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

DEADWOOD = Number(Count.DEADWOOD)

ONE_THROWN: dict[str, tuple[Any, ...]] = {"big_gin_bonus": (None,)}
"""Rules that know no big gin."""

GIN = "Without the {throw} every card lies in a meld: gin. It beats any knock."


def _item(id_: str, scene: Scene, throw: str, *wrong: Wrong, **more: Any) -> Item:
    return Item(
        id=f"L08-{id_}",
        skill="gin.find",
        scene=scene,
        steps=(Step(Finish(), why=GIN, stated=f"gin {throw}"),),
        wrong=wrong,
        needs=ONE_THROWN,
        **more,
    )


def _grouped(
    id_: str,
    scene: Scene,
    melds: str,
    throw: str,
    *wrong: Wrong,
    modes: tuple[Mode, Mode] = (Mode.ASKED, Mode.ASKED),
    **more: Any,
) -> Item:
    """Arrange all cards first; then throw."""
    return Item(
        id=f"L08-{id_}",
        skill="gin.find",
        scene=scene,
        steps=(
            Step(Group(), modes[0], why="Loose: {sum}.", stated=melds),
            Step(Finish(), modes[1], why=GIN, stated=f"gin {throw}"),
        ),
        wrong=wrong,
        needs=ONE_THROWN,
        **more,
    )


ALL_MELDED = "AD 2D 3D 4D 7C 7H 7S KC KD KH KS"

L08 = Lesson(
    id="L08",
    title="Gin",
    unit="B",
    minutes=12,
    goal="You can see when a throw leaves nothing, and declare gin.",
    stages={
        Stage.SHOW: (
            _grouped(
                "show",
                Scene.of("6H 7H 8H 2S 2D 2C TS JS QS KS 5D", upcard="8C"),
                "6H7H8H/2S2D2C/TSJSQSKS",
                "5D",
                modes=(Mode.SHOWN, Mode.SHOWN),
                text="If nothing is left after the throw, it is gin. "
                "Gin ends the hand and earns more than a knock.",
            ),
        ),
        Stage.TOGETHER: (
            _grouped(
                "together1",
                Scene.of("4C 4H 4S 9D TD JD QD 7S 7C 7H AD", upcard="6S"),
                "4S4H4C/9DTDJDQD/7S7H7C",
                "AD",
                Wrong("knock QD", "M18", 1),
                Wrong("throw AD", step=1),
                Wrong("knock AD", "M18", 1),
                modes=(Mode.SHOWN, Mode.ASKED),
            ),
            _grouped(
                "together2",
                Scene.of("AS 2S 3S 4S 4D 4H TC JC QC KC 8D", upcard="9H"),
                "AS2S3S/4S4H4D/TCJCQCKC",
                "8D",
                Wrong("AS2S3S4S/TCJCQCKC", "M08"),
                Wrong("throw 8D", step=1),
            ),
        ),
        Stage.ALONE: (
            _item(
                "1",
                Scene.of("3H 4H 5H 6H 9C 9D 9S JC JD JS 2C", upcard="8S"),
                "2C",
                Wrong("knock 3H", "M18"),
                Wrong("knock 6H", "M18"),
                Wrong("knock 2C", "M18"),
                Wrong("throw 2C"),
            ),
            _grouped(
                "2",
                Scene.of("5S 6S 7S 8S 8C 8D QC QD QH QS KD", upcard="9H"),
                "5S6S7S/8S8D8C/QSQHQDQC",
                "KD",
                Wrong("5S6S7S8S/QSQHQDQC", "M08"),
                Wrong("throw KD", "M08", 1),
            ),
            _item(
                "3",
                Scene.of(ALL_MELDED, upcard="9H"),
                "KS",
                Wrong("big gin", "M19"),
                Wrong("knock 3D", "M18"),
                Wrong("knock 2D", "M18"),
                Wrong("throw 7C"),
                text="All eleven cards lie in melds.",
                tip="Any king, the ace or the four may go: six throws are gin.",
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L08-mistake",
                skill="gin.big",
                scene=Scene.of(ALL_MELDED, upcard="9H", owner="Ann"),
                text="Ann has a very good hand.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(DEADWOOD, "0", "All eleven cards lie in melds."),
                                Claim(Finish(), "big gin", "So I throw nothing: big gin."),
                                Claim(
                                    Finish(),
                                    "gin 4D",
                                    "Throwing the four of diamonds would leave nothing as well.",
                                ),
                            )
                        ),
                        why="A turn ends with a throw. Ten cards stay, and they stay melded.",
                        stated="2",
                    ),
                ),
                needs=ONE_THROWN,
            ),
        ),
        Stage.GAME: (
            _item(
                "game",
                Scene.of(
                    "2S JS 7H JH 7D JD 2C 3C 4C 7C JC", upcard="5H", pile="5H 9C TC TH 9S 9D 5D QS"
                ),
                "2S",
                Wrong("knock JS", "M18"),
                Wrong("knock JC", "M18"),
                text="In the middle of a game. There is more than one way to end the hand.",
            ),
        ),
        Stage.EXIT: (
            _item(
                "exit1",
                Scene.of(
                    "4S 5S QS 3H 4H QH 4D 5D QD 5C QC",
                    upcard="4S",
                    pile="KC KD JH TD 8H TC JD JS KS 9C 7H 8C JC TH 8D 9S 6S 7D 9D 9H 6H 6C",
                ),
                "3H",
                Wrong("knock QS", "M18"),
            ),
            _item(
                "exit2",
                Scene.of("3S TS JS QS KS 8D 9D TD AC 2C 3C", upcard="3H"),
                "3S",
                Wrong("knock TS", "M18"),
                Wrong("knock KS", "M18"),
            ),
        ),
    },
)
