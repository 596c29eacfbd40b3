"""Sixty seconds at the table."""

from gin_widgets.lessons.asks import Choice, Choose, Discard, Group
from gin_widgets.lessons.item import Item, Mode, Step
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

DEALT = Scene.of("5C 6C 7C 9D 9H 9S KD", upcard="8S", pile="8S", stock=37)
DRAWN = Scene.of("5C 6C 7C 9D 9H 9S KD 4H", upcard="8S", pile="8S", stock=36, drawn="4H")
THROWN = Scene.of("5C 6C 7C 9D 9H 9S 4H", upcard="8S", pile="8S KD", stock=36)

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
                text="These are your cards. What belongs together is good; the rest costs points.",
                steps=(
                    Step(
                        Choose(Choice.TAKE),
                        Mode.LED,
                        text="The {top} lies open, but it does not help. Draw a hidden card.",
                        why="The {top} would go with none of your cards.",
                        stated="stock",
                    ),
                    Step(
                        Group(),
                        Mode.LED,
                        scene=DRAWN,
                        text="You drew the {drawn}. Put together what belongs together.",
                        why="Three in a row of one suit, or three of a kind, cost nothing.",
                        stated="5C6C7C/9S9H9D",
                    ),
                    Step(
                        Discard(),
                        Mode.LED,
                        text="Two cards are left over. Throw the one that costs more.",
                        why="The king costs 10 and the four costs 4.",
                        stated="KD",
                    ),
                    Step(
                        Choose(Choice.KNOCK),
                        Mode.LED,
                        scene=THROWN,
                        text="Only the four is left over: {deadwood} points. End the hand: knock!",
                        why="The {upcard} lay open first, so {limit_rule}. You have {deadwood}.",
                        stated="knock",
                    ),
                ),
                tip="That is the whole idea. Now one rule at a time.",
            ),
        ),
    },
)
