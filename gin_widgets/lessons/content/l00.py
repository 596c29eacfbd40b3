"""Sixty seconds at the table."""

from gin_widgets.lessons.asks import Choice, Choose, Discard, Group
from gin_widgets.lessons.item import Item, Mode, Step
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

DEALT = Scene.of("5C 6C 7C 9D 9H 9S KD", upcard="8S")
DRAWN = Scene.of("5C 6C 7C 9D 9H 9S KD 4H", upcard="8S", drawn="4H")

L00 = Lesson(
    id="L00",
    title="Sixty seconds at the table",
    unit="A",
    minutes=1,
    goal="You have seen one whole turn: take, group, throw, knock.",
    stages={
        Stage.TOGETHER: (
            Item(
                id="L00-1",
                skill="turn.whole",
                scene=DEALT,
                text="These are your cards. Get rid of what does not belong together.",
                steps=(
                    Step(
                        Choose(Choice.TAKE),
                        Mode.LED,
                        text="The {top} does not help you. Draw a card from the stock.",
                        stated="stock",
                    ),
                    Step(
                        Group(),
                        Mode.LED,
                        scene=DRAWN,
                        text="You drew the {drawn}. Put together what belongs together.",
                        why="Three in a row of one suit, or three alike, cost nothing.",
                        stated="5C6C7C/9S9H9D",
                    ),
                    Step(
                        Discard(),
                        Mode.LED,
                        text="Two cards are loose. Throw the dearer one.",
                        why="The king costs 10 and the four costs 4.",
                        stated="KD",
                    ),
                    Step(
                        Choose(Choice.MAY_KNOCK),
                        Mode.LED,
                        text="You hold {knock_left}, and {knock_rule}. Knock!",
                        stated="yes",
                    ),
                ),
                tip="That is the whole idea. Now one rule at a time.",
            ),
        ),
    },
)
