"""What to keep: outs."""

from typing import Any

from gin_widgets.lessons.asks import Aim, Claim, Count, Discard, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Picture, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

OUTS = Number(Count.OUTS)
UNSEEN = Number(Count.UNSEEN)
CHANCE = Number(Count.CHANCE, near=2)
KEEP = Discard(Aim.OUTS, near=1)
CHEAP = Discard(near=2)

WAITS = "These wait for {waits}."
NOT_SEEN = "You see your own cards and the pile. The other {unseen} may all be next."
ONE_DRAW = "{outs} out of {unseen} are {once} in 100."
DRAWS = (
    "One draw brings it in {once} of 100. "
    "{draws:draw} bring it a little less than {draws} times as often."
)
MOST = "Of the throws that leave as little, keep what waits for the most cards."
DEAR = "What costs 10 and waits must go first when the hand is far on."


def _quick(id_: str, hands: dict[str, int], *wrong: Wrong, shown: int = 0, text: str = "") -> Item:
    """A few cards each, and for how many cards they wait; so many of the first are shown."""
    return Item(
        id=f"L13-{id_}",
        skill="outs.count",
        scene=Scene.of(next(iter(hands))),
        text=text,
        steps=tuple(
            Step(
                OUTS,
                Mode.SHOWN if at < shown else Mode.ASKED,
                scene=Scene.of(cards),
                why=WAITS,
                stated=str(number),
                picture=Picture.DECK,
            )
            for at, (cards, number) in enumerate(hands.items())
        ),
        wrong=wrong,
    )


def _chances(
    id_: str, scene: Scene, answers: tuple[int, dict[int, int]], *wrong: Wrong, shown: int = 0
) -> Item:
    """The outs of some cards, the unseen cards, and the chance in so many draws."""
    number, chances = answers
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(2 + len(chances))]
    return Item(
        id=f"L13-{id_}",
        skill="outs.chance",
        scene=scene,
        text="The first turn of a game of two. The rest of your hand is among the cards seen.",
        steps=(
            Step(OUTS, modes[0], why=WAITS, stated=str(number), picture=Picture.DECK),
            Step(UNSEEN, modes[1], why=NOT_SEEN, stated="41", picture=Picture.DECK),
            *(
                Step(
                    CHANCE,
                    mode,
                    scene=scene.but(draws=draws),
                    text="How likely is one of them within {draws:draw}, in percent?",
                    why=ONE_DRAW if draws == 1 else DRAWS,
                    stated=str(percent),
                )
                for mode, (draws, percent) in zip(modes[2:], chances.items(), strict=True)
            ),
        ),
        wrong=wrong,
    )


def _throw(
    id_: str, scene: Scene, ask: Discard, card: str, *wrong: Wrong, why: str, **more: Any
) -> Item:
    return Item(
        id=f"L13-{id_}",
        skill="outs.keep" if ask == KEEP else "throw.late",
        scene=scene,
        steps=(Step(ask, why=why, stated=card, picture=Picture.DECK),),
        wrong=wrong,
        **more,
    )


PAIR = Scene.of("6C 6D", upcard="9H", seen="AS 2S 5H QH KC TC 8D 3S")
TRIANGLE = Scene.of("7H 8H 8C", upcard="2D", seen="AS 5S QD KC TC 3D 4S")

L13 = Lesson(
    id="L13",
    title="What to keep: outs",
    unit="D",
    minutes=15,
    goal="You can count the cards that would help you, and keep what waits for many.",
    stages={
        Stage.SHOW: (
            _quick(
                "show",
                {"7H 7S": 2, "7H 8H": 2, "7H 8H 8C": 4},
                shown=3,
                text="Cards that are not melded yet wait for others. Those others are the outs.",
            ),
        ),
        Stage.TOGETHER: (
            _quick(
                "together1",
                {"5C 5D": 2, "9S TS": 2, "QH KH": 1},
                Wrong("2", "M34", 2),
                Wrong("0", step=2),
                shown=2,
                text="At the end of the order there is only one side.",
            ),
            _chances(
                "together2",
                TRIANGLE,
                (4, {1: 10}),
                Wrong("31", "M35", 1),
                Wrong("13", "M35", 2),
                shown=1,
            ),
        ),
        Stage.ALONE: (
            _quick(
                "1",
                {"QC KC": 1, "AH 2H": 1, "7D 9D": 1, "4S 4C": 2},
                Wrong("2", "M34", 0),
                Wrong("2", "M34", 1),
                Wrong("2", "M34", 2),
                Wrong("1", step=3),
            ),
            _quick(
                "2",
                {"7H 9H 9C": 3, "7H 8H 8C": 4, "7H 8H 7C 8C": 8},
                Wrong("4"),
                Wrong("2", step=1),
                Wrong("4", step=2),
                text="A card that waits in two ways is worth keeping.",
            ),
            _chances(
                "3",
                PAIR,
                (2, {1: 5, 3: 14}),
                Wrong("31", "M35", 1),
                Wrong("19", "M35", 3),
                Wrong("50", step=2),
            ),
            _throw(
                "4",
                Scene.of("7H 8H 8C KS KD QD JC 9S 4D 3D AS", upcard="5S"),
                KEEP,
                "JC",
                Wrong("KD"),
                Wrong("KS"),
                Wrong("8C"),
                why=MOST,
                tip="Jack, queen and kings all leave the same. The jack waits for nothing.",
            ),
            _throw(
                "5",
                Scene.of(
                    "KS KD 5C 6C 7C 9H 9D 9S 2D 4H 6S", upcard="4C", pile="4C JH QC TD", turn=6
                ),
                CHEAP,
                "KS",
                Wrong("6S", "M37"),
                Wrong("4H", "M37"),
                why=DEAR,
                text="The sixth turn. Somebody may knock soon.",
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L13-mistake",
                skill="outs.count",
                scene=Scene.of("QS KS", owner="Ben", upcard="5D", seen="4H 4C 8D 9D 2S 3H 7C TC"),
                text="Ben hopes for a run of spades.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(UNSEEN, "41", "There are 41 cards that I have not seen."),
                                Claim(OUTS, "2", "Queen and king of spades wait for two cards."),
                                Claim(Number(Count.POINTS), "20", "Until then they cost me 20."),
                            )
                        ),
                        why="Only the jack helps: nothing follows the king.",
                        stated="2",
                    ),
                    Step(OUTS, why=WAITS, stated="1"),
                ),
                wrong=(Wrong("2", "M34", 1),),
            ),
        ),
        Stage.GAME: (
            _throw(
                "game",
                Scene.of(
                    "AS KS AH 3H 5H JH KH 6D 7D 4C 5C",
                    upcard="7C",
                    pile="7C QC JC TC JD TD 9D",
                    turn=2,
                ),
                KEEP,
                "JH",
                Wrong("KH"),
                Wrong("5C"),
                why=MOST,
                text="From a game. You must throw one.",
            ),
        ),
        Stage.EXIT: (
            _throw(
                "exit1",
                Scene.of(
                    "2S JS QS 6H 8H KH AD 3D JD AC 8C",
                    upcard="2D",
                    pile="2D QC KD 9C",
                    picked="TC",
                    turn=3,
                ),
                KEEP,
                "KH",
                Wrong("JS"),
                Wrong("QS"),
                why=MOST,
            ),
            _chances(
                "exit2",
                Scene.of("TD JD JC", upcard="4H", seen="AC 2H 3S 5C 7S KH 6S"),
                (4, {3: 27, 5: 42}),
                Wrong("2"),
                Wrong("31", "M35", 1),
                Wrong("52", "M35", 3),
            ),
        ),
    },
)
