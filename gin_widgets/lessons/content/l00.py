"""Sixty seconds at the table."""

from gin_widgets.lessons.asks import Choice, Choose, Count, Discard, Group, Number
from gin_widgets.lessons.item import Item, Mode, Step
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

CARDS = Number(Count.CARDS)
SUIT = Scene.of("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS")
RANK = Scene.of("7S 7H 7D 7C")
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
        Stage.SHOW: (
            Item(
                id="L00-cards",
                skill="cards.names",
                scene=SUIT,
                text="A card shows its rank, a number or letter, and its suit: "
                "♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs.",
                steps=(
                    Step(
                        CARDS,
                        Mode.SHOWN,
                        text="These are all the cards of one suit. How many are there?",
                        why="Ace (A), 2 to 10, jack (J), queen (Q), king (K): in this order.",
                        stated="13",
                    ),
                    Step(
                        CARDS,
                        Mode.SHOWN,
                        scene=RANK,
                        text="These are all the cards of one rank. How many are there?",
                        why="One of each suit. So a deck has 52 cards, each of them once.",
                        stated="4",
                    ),
                ),
            ),
        ),
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
                        why="Now you have eight cards, one too many.",
                        stated="stock",
                    ),
                    Step(
                        Group(),
                        Mode.LED,
                        scene=DRAWN,
                        text="Three of one rank, or three of one suit in a row, belong together. "
                        "Group them.",
                        why="A card in such a group costs nothing; every other card counts.",
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
                        why="To knock, your loose cards must cost little: here {limit_rule}.",
                        stated="knock",
                    ),
                ),
                tip="That is the whole idea. Now one rule at a time.",
            ),
        ),
    },
)
