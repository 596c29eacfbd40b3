"""What a card costs."""

from typing import Any

from gin_widgets.lessons.asks import Claim, Count, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

POINTS = Number(Count.POINTS)

NUMBER = "An ace costs 1, two to ten their number."
COURT = "Jack (J), queen (Q) and king (K) cost 10 each."
ONE = "What does this card cost?"
ACE = "The ace (A) is the cheapest card: 1."


def _step(
    cards: str, points: int, why: str, mode: Mode = Mode.ASKED, scene: Scene | None = None
) -> Step:
    text = "" if " " in cards else ONE
    return Step(POINTS, mode, scene=scene, text=text, why=why, stated=str(points))


def _cost(cards: str, points: int, why: str, mode: Mode = Mode.ASKED) -> Step:
    """A step that lays its own cards on the table."""
    return _step(cards, points, why, mode, Scene.of(cards))


def _item(number: str, cards: str, points: int, *wrong: Wrong, why: str = "", **more: Any) -> Item:
    return Item(
        id=f"L01-{number}",
        skill="hand.points",
        scene=Scene.of(cards),
        steps=(_step(cards, points, why),),
        wrong=wrong,
        **more,
    )


def _worked(
    number: str, cards: str, *steps: Step, wrong: tuple[Wrong, ...] = (), text: str = ""
) -> Item:
    return Item(
        id=f"L01-{number}",
        skill="hand.points",
        scene=Scene.of(cards),
        steps=steps,
        wrong=wrong,
        text=text,
    )


SHOWN = Mode.SHOWN

L01 = Lesson(
    id="L01",
    title="What a card costs",
    unit="A",
    minutes=6,
    goal="You can add up what any cards cost.",
    stages={
        Stage.SHOW: (
            _worked(
                "show",
                "7D QS AC",
                _cost("7D", 7, NUMBER, SHOWN),
                _cost("QS", 10, COURT, SHOWN),
                _cost("AC", 1, ACE, SHOWN),
                _cost("7D QS AC", 18, "Add them up: 10 + 7 + 1.", SHOWN),
                text="Loose cards cost points when the play ends. Few points are good.",
            ),
        ),
        Stage.TOGETHER: (
            _worked(
                "together1",
                "JH 4S AD",
                _cost("JH", 10, COURT, SHOWN),
                _cost("4S", 4, NUMBER, SHOWN),
                _cost("AD", 1, ACE, SHOWN),
                _cost("JH 4S AD", 15, "10 + 4 + 1"),
                wrong=(Wrong("16", "M01", 3), Wrong("25", "M02", 3)),
            ),
            _worked(
                "together2",
                "KD 3C AH",
                _cost("KD", 10, COURT, SHOWN),
                _cost("3C", 3, NUMBER, SHOWN),
                _cost("AH", 1, ACE),
                _cost("KD 3C AH", 14, "10 + 3 + 1"),
                wrong=(Wrong("11", "M02", 2), Wrong("17", "M01", 3), Wrong("24", "M02", 3)),
            ),
        ),
        Stage.ALONE: (
            _item("1", "KC", 10, Wrong("13", "M01"), why=COURT),
            _item("2", "AD 2C KH", 13, Wrong("16", "M01"), Wrong("23", "M02"), why="10 + 2 + 1"),
            _item("3", "TS JD QC", 30, Wrong("33", "M01"), why=COURT),
            _item("4", "AS AH 5C", 7, Wrong("27", "M02"), why="5 + 1 + 1"),
        ),
        Stage.MISTAKE: (
            Item(
                id="L01-mistake",
                skill="hand.points",
                scene=Scene.of("QD 9H AC", owner="Ann"),
                text="Ann adds up these cards. She gets 30.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(POINTS, "10", "The queen costs 10.", cards="QD"),
                                Claim(POINTS, "9", "The nine costs 9.", cards="9H"),
                                Claim(POINTS, "11", "The ace costs 11.", cards="AC"),
                            )
                        ),
                        why="The ace costs 1, so the cards cost {points}.",
                        stated="3",
                    ),
                ),
            ),
        ),
        Stage.GAME: (
            _item(
                "game",
                "KH 8D 4C AS",
                23,
                Wrong("26", "M01"),
                Wrong("33", "M02"),
                why="10 + 8 + 4 + 1",
                text="The other player ends the play. You pay for your loose cards.",
            ),
        ),
        Stage.EXIT: (
            _item("exit1", "9D 8C 3S AS", 21, Wrong("31", "M02"), why="9 + 8 + 3 + 1"),
            _item(
                "exit2", "JC QH AH", 21, Wrong("24", "M01"), Wrong("31", "M02"), why="10 + 10 + 1"
            ),
        ),
    },
)
