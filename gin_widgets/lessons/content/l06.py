"""Take, throw."""

from typing import Any

from gin_widgets.cards import Card
from gin_widgets.lessons.asks import Choice, Choose, Claim, Count, Discard, Name, Number, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import FirstOffer

TAKE = Choose(Choice.TAKE)
RETURN = Choose(Choice.RETURN)

MELDED: dict[str, tuple[Any, ...]] = {"may_meld_taken_card": (True,)}
"""Where a taken card may not lie in a meld at once, it is never worth taking."""

GAIN = "Take what you can meld at once. Everybody sees a card that you take."
NO_GAIN = "The {top} lies in no meld of yours, so a new card is the better chance."
DEAR = "The {throw} is the dearest loose card. Without it {left} is left."


def _turn(
    id_: str,
    scene: Scene,
    came: tuple[str, str],
    throw: str,
    *wrong: Wrong,
    modes: tuple[Mode, Mode] = (Mode.ASKED, Mode.ASKED),
    **more: Any,
) -> Item:
    """Take the top card or draw; then throw. `came` says which is right, and the card it brings."""
    how, card = came[0], Card.parse(came[1])
    hand, scene = scene.hand | card, scene.but(stock=STOCK)
    if how == "take":
        after = scene.but(hand=hand, taken=card, pile=scene.pile[:-1])
        why, asked = GAIN, "You took the {taken}. Which card do you throw?"
    else:
        after = scene.but(hand=hand, drawn=card, stock=STOCK - 1)
        why, asked = NO_GAIN, "You drew the {drawn}. Which card do you throw?"
    return Item(
        id=f"L06-{id_}",
        skill="turn.throw",
        scene=scene,
        steps=(
            Step(TAKE, modes[0], why=why, stated=how),
            Step(Discard(near=2), modes[1], scene=after, text=asked, why=DEAR, stated=throw),
        ),
        wrong=wrong,
        needs=MELDED,
        **more,
    )


STOCK = 18
"""So many cards are left to draw from."""

FIVES = "5D 5H 9S TS JS 2C 3C KD QH 8D"

L06 = Lesson(
    id="L06",
    title="Take, throw",
    unit="B",
    minutes=12,
    goal="You can play a turn: take or draw a card, then throw one.",
    stages={
        Stage.SHOW: (
            _turn(
                "show",
                Scene.of("7S 7D TC JC QC 3H 4H KS 9D AC", upcard="8D", pile="8D 7H"),
                ("take", "7H"),
                "KS",
                modes=(Mode.SHOWN, Mode.SHOWN),
                text="The pile lies open, the stock is hidden. "
                "A turn: take the top of the pile or draw; then throw a card on the pile.",
            ),
        ),
        Stage.TOGETHER: (
            _turn(
                "together1",
                Scene.of("4S 4C 8H 9H TH 2D JD QS 6C AS", upcard="9C", pile="9C 4D"),
                ("take", "4D"),
                "QS",
                Wrong("4D", "M16", 1),
                Wrong("6C", step=1),
                modes=(Mode.SHOWN, Mode.ASKED),
            ),
            _turn(
                "together2",
                Scene.of("6S 7S 8S QD QC 3H 5D 9C KH 2S", upcard="8C", pile="8C JC"),
                ("stock", "5S"),
                "KH",
                Wrong("take"),
                Wrong("2S", step=1),
                Wrong("5S", step=1),
            ),
        ),
        Stage.ALONE: (
            _turn(
                "1",
                Scene.of(FIVES, upcard="7H", pile="7H 5C"),
                ("take", "5C"),
                "KD",
                Wrong("stock"),
                Wrong("5C", "M16", 1),
                Wrong("8D", step=1),
                Wrong("5D", step=1),
            ),
            Item(
                id="L06-2",
                skill="turn.return",
                scene=Scene.of(f"{FIVES} 6C", upcard="7H", drawn="6C"),
                text="You drew the {drawn} from the stock. It does not help.",
                steps=(
                    Step(RETURN, why="A card from the stock may be thrown at once.", stated="yes"),
                ),
                wrong=(Wrong("no", "M17"),),
            ),
            Item(
                id="L06-3",
                skill="turn.return",
                scene=Scene.of(f"{FIVES} 5C", upcard="7H", taken="5C"),
                text="You took the {taken} from the pile, and now you change your mind.",
                steps=(
                    Step(
                        RETURN, why="Under these rules {may_return_taken_card_rule}.", stated="no"
                    ),
                ),
                wrong=(Wrong("yes", "M16"),),
            ),
            Item(
                id="L06-4",
                skill="turn.offer",
                scene=Scene.of(FIVES, upcard="QC"),
                text="The dealer has given out the cards and turned up the {upcard}. "
                "Nobody has played yet.",
                steps=(
                    Step(
                        Choose(Choice.BEGINS),
                        why="The other player is asked before the dealer.",
                        stated="other",
                    ),
                    Step(
                        Choose(Choice.FIRST_DRAW),
                        why="Who passed on the upcard cannot have it now.",
                        stated="stock",
                    ),
                ),
                wrong=(Wrong("dealer"), Wrong("either", step=1)),
                needs={"first_upcard_offer": (FirstOffer.IN_TURN,)},
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L06-mistake",
                skill="turn.return",
                scene=Scene.of(f"{FIVES} 5C", upcard="7H", taken="5C", owner="Ann"),
                text="Ann took the {taken} from the pile.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(Name(), "set", "Now the fives are a set.", cards="5C 5D 5H"),
                                Claim(RETURN, "yes", "I could still throw the five again."),
                                Claim(
                                    Number(Count.LEFT),
                                    "23",
                                    "Without the king or the queen 23 is left.",
                                ),
                            )
                        ),
                        why="Under these rules {may_return_taken_card_rule}.",
                        stated="2",
                    ),
                ),
                needs={**MELDED, "may_return_taken_card": (False,)},
            ),
        ),
        Stage.GAME: (
            _turn(
                "game",
                Scene.of("3S 8S TS TH TD 3C 5C 7C 8C TC", upcard="5H", pile="5H QD QC KH QS 9S 6C"),
                ("take", "6C"),
                "8S",
                Wrong("stock"),
                Wrong("6C", "M16", 1),
                Wrong("TC", step=1),
                text="In the middle of a game. North has just thrown the {top}.",
            ),
        ),
        Stage.EXIT: (
            _turn(
                "exit1",
                Scene.of("JS JH 2D 3D 4D 8C 9S KC 6H AH", upcard="6S", pile="6S JD"),
                ("take", "JD"),
                "KC",
                Wrong("stock"),
                Wrong("JD", "M16", 1),
                Wrong("6H", step=1),
            ),
            Item(
                id="L06-exit2",
                skill="turn.return",
                scene=Scene.of("5S 6S 7S TD TH QC 8H 4C 2H AD KS", upcard="9D", drawn="KS"),
                text="You drew the {drawn} from the stock.",
                steps=(
                    Step(RETURN, why="A card from the stock may be thrown at once.", stated="yes"),
                ),
                wrong=(Wrong("no", "M17"),),
            ),
        ),
    },
)
