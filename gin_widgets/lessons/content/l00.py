"""Sixty seconds at the table."""

from gin_widgets.lessons.asks import Choice, Choose, Count, Discard, Group, Number
from gin_widgets.lessons.item import Item, Mode, Step
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

CARDS = Number(Count.CARDS)
SUIT = Scene.of("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS")
RANK = Scene.of("7S 7H 7D 7C")
DEALT = Scene.of("5C 6C 7C 9D 9H 9S KD", pile="8S", stock=37)
DRAWN = Scene.of("5C 6C 7C 9D 9H 9S KD 4H", pile="8S", stock=36, drawn="4H")
THROWN = Scene.of("5C 6C 7C 9D 9H 9S 4H", upcard="8S", pile="8S KD", stock=36)
"""Only here the upcard matters: what it is for is told where a knock is asked for, not before."""

L00 = Lesson(
    id="L00",
    title="Sixty seconds at the table",
    unit="A",
    minutes=3,
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
                        text="The {top} lies open on the pile, but it does not help. "
                        "Draw a hidden card from the stock.",
                        why="Now you have eight cards, one too many.",
                        hints=(
                            "The stock is the heap of cards with their backs up.",
                            "A card helps that belongs together with two of yours.",
                            "Press the button below your cards: it draws from the stock.",
                        ),
                        stated="stock",
                    ),
                    Step(
                        Group(),
                        Mode.LED,
                        scene=DRAWN,
                        text="Three of one rank, or three of one suit in a row, belong together. "
                        "They are called a meld. Group your melds.",
                        why="9♠ 9♥ 9♦ are a set, 5♣ 6♣ 7♣ a run: both are melds. Cards in melds "
                        "cost nothing; the others are loose, and cost points.",
                        hints=(
                            "Look at 9♠ 9♥ 9♦.",
                            "Three nines are of one rank; 5♣ 6♣ 7♣ are of one suit, in a row.",
                            "Press 9♠ 9♥ 9♦, then Group; press 5♣ 6♣ 7♣, then Group; then Check.",
                        ),
                        stated="5C6C7C/9S9H9D",
                    ),
                    Step(
                        Discard(),
                        Mode.LED,
                        text="Two cards are loose. A king costs 10 points, a four 4. "
                        "Throw the dearer one.",
                        why="What you throw goes on the pile and costs you nothing.",
                        hints=(
                            "Look at K♦ 4♥.",
                            "The fewer points stay loose, the better for you.",
                            "Press K♦, then Check.",
                        ),
                        stated="KD",
                    ),
                    Step(
                        Choose(Choice.KNOCK),
                        Mode.LED,
                        scene=THROWN,
                        text="Only the four is loose: {deadwood} points. Here {limit_rule}. "
                        "To knock is to end the play. Knock!",
                        why="The {limit} is called the limit: {limit_source_rule}. "
                        "The upcard is the first card that lay open.",
                        hints=(
                            "Look at the number beside the {upcard}.",
                            "Loose points up to that number are few enough to end the play.",
                            "You have {deadwood}, and {limit} is allowed: press Knock.",
                        ),
                        stated="knock",
                    ),
                ),
                tip="Now both players count their loose cards, and fewer points win. "
                "That is the whole idea.",
            ),
        ),
    },
)
