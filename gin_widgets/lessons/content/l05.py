"""The upcard sets the limit."""

from dataclasses import replace

from gin_widgets.lessons.asks import Choice, Choose, Claim, Count, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Picture, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import LimitCompare, LimitSource

LIMIT = Number(Count.LIMIT)
ALIKE = Number(Count.ALIKE)

BY_A_CARD = {"limit_source": (LimitSource.FIRST_UPCARD, LimitSource.TOP_DISCARD)}

NUMBER = "The {upcard} is the upcard, and {limit_compare_rule}: {limit_rule}."
COURT = "Jack, queen and king count 10, and {limit_compare_rule}: {limit_rule}."
ACE = "The upcard is an ace: {limit_rule}. Gin means no deadwood at all."
TURNED = "With the {upcard} as upcard: how much deadwood may knock?"
TAKEN = "Whatever was taken or thrown since: {limit_source_rule}."


def _why(upcard: str) -> str:
    return ACE if upcard[0] == "A" else COURT if upcard[0] in "JQK" else NUMBER


def _quick(id_: str, limits: dict[str, int], *wrong: Wrong, shown: int = 0, text: str = "") -> Item:
    """Upcards one after the other, each with its limit; so many of the first are shown."""
    return Item(
        id=f"L05-{id_}",
        skill="limit.number",
        scene=Scene.of(upcard=next(iter(limits))),
        steps=tuple(
            Step(
                LIMIT,
                Mode.SHOWN if at < shown else Mode.ASKED,
                scene=Scene.of(upcard=upcard),
                why=_why(upcard),
                stated=str(limit),
            )
            for at, (upcard, limit) in enumerate(limits.items())
        ),
        wrong=wrong,
        needs=BY_A_CARD,
        text=text,
    )


def _turned(id_: str, limits: dict[str, int], text: str) -> Item:
    """Upcards that are shown with their limits, and can be turned to any other."""
    item = _quick(id_, limits, shown=len(limits), text=text)
    steps = (replace(step, text=TURNED, picture=Picture.UPCARDS) for step in item.steps)
    return replace(item, steps=tuple(steps))


def _position(id_: str, scene: Scene, limit: int, *wrong: Wrong, text: str) -> Item:
    return Item(
        id=f"L05-{id_}",
        skill="limit.number",
        scene=scene,
        text=text,
        steps=(Step(LIMIT, why=TAKEN, stated=str(limit)),),
        wrong=wrong,
        needs=BY_A_CARD,
    )


L05 = Lesson(
    id="L05",
    title="The upcard sets the limit",
    unit="B",
    minutes=10,
    goal="You can read from the upcard how much deadwood may knock.",
    stages={
        Stage.SHOW: (
            _turned(
                "show",
                {"6D": 6, "QC": 10, "AS": 0},
                "To knock is to end the hand. The upcard, turned up after the deal, "
                "sets how much deadwood that may be.",
            ),
        ),
        Stage.TOGETHER: (
            _quick("together1", {"4H": 4, "JD": 10, "KS": 10}, Wrong("13", "M01", 2), shown=2),
            _quick(
                "together2",
                {"9C": 9, "3D": 3, "AH": 0},
                Wrong("10", "M11", 1),
                Wrong("2", "M12", 1),
                Wrong("1", "M14", 2),
                Wrong("10", "M11", 2),
                shown=1,
            ),
        ),
        Stage.ALONE: (
            _quick(
                "1",
                {"2S": 2, "5D": 5, "8C": 8, "9H": 9},
                Wrong("10", "M11", 0),
                Wrong("4", "M12", 1),
                Wrong("10", "M11", 2),
                Wrong("8", "M12", 3),
            ),
            _quick(
                "2",
                {"TH": 10, "JH": 10, "QD": 10, "KH": 10, "AS": 0},
                Wrong("9", "M12", 0),
                Wrong("11", "M01", 1),
                Wrong("12", "M01", 2),
                Wrong("13", "M01", 3),
                Wrong("1", "M14", 4),
            ),
            _position(
                "3",
                Scene.of(upcard="6D", pile="KC"),
                6,
                Wrong("10", "M10"),
                Wrong("5", "M12"),
                text="The first upcard was the {upcard}. North took it. Now the {top} lies on top.",
            ),
            _position(
                "4",
                Scene.of(upcard="4C", pile="4C JH 8D"),
                4,
                Wrong("8", "M10"),
                Wrong("10", "M11"),
                Wrong("3", "M12"),
                text="The first upcard was the {upcard}. Since then the pile has grown.",
            ),
            Item(
                id="L05-5",
                skill="limit.double",
                scene=Scene.of(upcard="9S"),
                text="The upcard is a spade.",
                steps=(
                    Step(
                        Choose(Choice.DOUBLES),
                        why="After a spade every score of the hand doubles.",
                        stated="yes",
                    ),
                    Step(LIMIT, why="The limit does not double: {limit_rule}.", stated="9"),
                ),
                wrong=(Wrong("no", "M30"), Wrong("18", step=1), Wrong("8", "M12", 1)),
                needs={"spade_doubles": (True,), **BY_A_CARD},
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L05-mistake",
                skill="limit.alike",
                scene=Scene.of(upcard="KC"),
                text="A strategy page on the web tells how often the limit is 10.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(LIMIT, "10", "A king sets the limit 10."),
                                Claim(ALIKE, "20", "20 of the 52 cards do: 38.5 of 100 hands."),
                            )
                        ),
                        why="Ten, jack, queen and king are four ranks.",
                        stated="2",
                    ),
                    Step(
                        ALIKE,
                        why="Four ranks in four suits are 16 cards: 30.8 of 100 hands.",
                        stated="16",
                    ),
                ),
                wrong=(Wrong("20", step=1),),
                needs={
                    "limit_compare": (LimitCompare.AT_MOST,),
                    "limit_source": (LimitSource.FIRST_UPCARD,),
                },
                tip="Check what you read: counting cards settles it.",
            ),
        ),
        Stage.GAME: (
            _position(
                "game",
                Scene.of("AS 2S 3S 4S 5S 2H 5H 9H 2C 4C 6C", upcard="5S", pile="TH TC 9C JD 9D KH"),
                5,
                Wrong("10", "M10"),
                Wrong("4", "M12"),
                text="The first upcard was the {upcard}, which you hold by now. "
                "How little must you hold to knock?",
            ),
        ),
        Stage.EXIT: (
            _quick("exit1", {"QS": 10, "7C": 7}, Wrong("12", "M01", 0), Wrong("10", "M11", 1)),
            _position(
                "exit2",
                Scene.of(upcard="7H", pile="JS 9D"),
                7,
                Wrong("9", "M10"),
                Wrong("10", "M11"),
                Wrong("6", "M12"),
                text="The dealer took the {upcard}, the first upcard. Now the {top} lies on top.",
            ),
        ),
    },
)
