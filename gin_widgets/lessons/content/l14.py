"""What to throw: danger."""

from typing import Any

from gin_widgets.lessons.asks import Aim, Claim, Count, Discard, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Picture, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

WANTING = Number(Count.WANTING)
SAFE = Discard(Aim.SAFETY, near=2)

PAIRS = "Three pairs make a set with it; the rest are pairs for a run."
SEEN = "A pair that holds a card you have seen is out."
SAFEST = "Of the loose cards, throw what the fewest pairs could want; then the dearest."
COLLECTS = "They took {picked}. A neighbour of it needs only one card more."


def _quick(
    id_: str, cards: dict[str, int], *wrong: Wrong, shown: int = 0, text: str, seen: str = ""
) -> Item:
    """One card after the other, and how many pairs would want it; so many are shown."""
    return Item(
        id=f"L14-{id_}",
        skill="danger.pairs",
        scene=Scene.of(next(iter(cards)), seen=seen),
        text=text,
        steps=tuple(
            Step(
                WANTING,
                Mode.SHOWN if at < shown else Mode.ASKED,
                scene=Scene.of(card, seen=seen),
                why=SEEN if seen else PAIRS,
                stated=str(pairs),
            )
            for at, (card, pairs) in enumerate(cards.items())
        ),
        wrong=wrong,
    )


def _throw(
    id_: str, scene: Scene, card: str, *wrong: Wrong, why: str = COLLECTS, **more: Any
) -> Item:
    return Item(
        id=f"L14-{id_}",
        skill="danger.throw",
        scene=scene,
        steps=(Step(SAFE, why=why, stated=card, picture=Picture.DECK),),
        wrong=wrong,
        **more,
    )


L14 = Lesson(
    id="L14",
    title="What to throw: danger",
    unit="D",
    minutes=15,
    goal="You can throw what helps the other side least.",
    stages={
        Stage.SHOW: (
            _quick(
                "show",
                {"AD": 4, "QH": 5, "7C": 6},
                shown=3,
                text="What you throw helps whoever holds two cards that make a meld with it.",
            ),
        ),
        Stage.TOGETHER: (
            _quick(
                "together1",
                {"KD": 4, "2C": 5, "9S": 6},
                Wrong("3", step=2),
                Wrong("12", step=2),
                shown=2,
                text="Nothing is known yet. How many pairs would want each card?",
            ),
            _quick(
                "together2",
                {"9D": 4, "QS": 3, "6C": 3},
                Wrong("5", step=1),
                Wrong("6", step=2),
                shown=1,
                text="Some cards were seen already. They can be in no pair.",
                seen="9C JS 6D 6H",
            ),
        ),
        Stage.ALONE: (
            _quick(
                "1",
                {"AH": 4, "2S": 5, "JD": 6, "QC": 5},
                Wrong("6", step=0),
                Wrong("6", step=1),
                Wrong("3", step=2),
                Wrong("4", step=3),
                text="At the ends of the order there are fewer runs.",
            ),
            _throw(
                "2",
                Scene.of("3C 3H 6D 6S 9D TS JS QS KC 4H 2D", upcard="9C", pile="9C 8D KH 5C"),
                "KC",
                Wrong("2D"),
                Wrong("6S"),
                Wrong("QS"),
                why=SAFEST,
                text="What lies on the pile tells you something.",
                tip="King and nine have two pairs each. The king also costs the most.",
            ),
            _throw(
                "3",
                Scene.of(
                    "AS 2S 3S 8C 8D 8S JD QD KD 5H 5C",
                    upcard="4D",
                    pile="4D 9H TC",
                    picked="6H",
                    turn=4,
                ),
                "5C",
                Wrong("5H", "M36"),
                Wrong("3S"),
                text="Two turns ago they took the {picked}. Five of hearts or five of clubs?",
            ),
            _throw(
                "4",
                Scene.of(
                    "4S 5S 6S 9C 9D 9H AD AC AS JH TD",
                    upcard="3D",
                    pile="3D QS KC",
                    picked="JC",
                    turn=3,
                ),
                "TD",
                Wrong("JH", "M36"),
                text="They took the {picked}. You must throw something.",
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L14-mistake",
                skill="danger.throw",
                scene=Scene.of(
                    "2C 3C 4C TH TD TS QC KC KD 7S 8D",
                    owner="Ann",
                    upcard="5H",
                    pile="5H JH AC",
                    picked="7D",
                    turn=4,
                ),
                text="They took the seven of diamonds. Ann looks for a safe card.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(
                                    Number(Count.LEFT),
                                    "35",
                                    "I have 45 loose; without a king or the queen 35 are left.",
                                ),
                                Claim(SAFE, "8D", "I throw the eight, since they want sevens."),
                                Claim(SAFE, "KC", "The king of clubs would be safer."),
                            )
                        ),
                        why="The eight of diamonds goes with the seven that they took.",
                        stated="2",
                    ),
                    Step(SAFE, why=COLLECTS, stated="KC"),
                ),
                wrong=(Wrong("8D", "M36", 1), Wrong("7S", "M36", 1)),
            ),
        ),
        Stage.GAME: (
            _throw(
                "game",
                Scene.of(
                    "AS 2S KS 7H JH 2D 3D 6D 8D 2C 7C",
                    upcard="9H",
                    pile="TD KD KH TS JD 4C",
                    picked="9H QD",
                    turn=4,
                ),
                "KS",
                Wrong("JH", "M36"),
                Wrong("7H", "M36"),
                Wrong("3D"),
                text="From a game. They took two cards so far: {picked}.",
                tip="Jack and king cost the same, but the jack of hearts would go with the nine.",
            ),
        ),
        Stage.EXIT: (
            _throw(
                "exit1",
                Scene.of(
                    "AS 2S KS 7H 2D 3D 6D 8D 2C 7C QC",
                    upcard="9H",
                    pile="TD KD KH TS JD 4C JH JC TH 5C TC JS",
                    picked="9H QD",
                    turn=7,
                ),
                "KS",
                Wrong("QC", "M36"),
                Wrong("7H", "M36"),
            ),
            _throw(
                "exit2",
                Scene.of(
                    "AS 6S 5H JH QH KH 3D 4D 2C 3C 4C",
                    upcard="8S",
                    pile="8S KC TD JS 9C 9D",
                    picked="6D QC",
                    turn=4,
                ),
                "3D",
                Wrong("6S", "M36"),
                Wrong("4D", "M36"),
            ),
        ),
    },
)
