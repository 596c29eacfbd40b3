"""Three that belong together."""

from gin_widgets.lessons.asks import Claim, Group, Name, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene

SET = "A set is three or four cards of one rank: the same number or letter."
RUN = "A run is three or more cards of {run_kind_rule}, each one rank above the one before."
ENDS = "The order is A-2-3-4-5-6-7-8-9-10-J-Q-K, and {ace_in_runs_rule}."

TOGETHER = "All these cards together: set, run, or no meld?"
MOST_SEEN_AS_ONE = 4
"""So many cards are seen to be meant together; of more it is said."""

WHY = {
    "set": SET,
    "run": RUN,
    "none ends": ENDS,
    "none suits": "All cards of a run are of {run_kind_rule}.",
    "none gap": "In a run each card is one rank above the one before.",
    "none two": "A meld has three cards or more.",
    "none neither": "A set wants one rank, a run wants {run_kind_rule} in a row.",
}
ENDING = set("AJQK")
"""Ranks with a letter: a run with one of them is told by the order of all ranks."""
BELIEF = {"none ends": "M03", "none suits": "M04", "none gap": "M05", "none two": "M06"}
"""What a learner believes who calls such cards a meld."""


def _tiles(id_: str, tiles: dict[str, str], shown: int = 0, text: str = "") -> Item:
    """Cards, each tile with what it is; so many of the first are shown."""
    steps = tuple(
        Step(
            Name(),
            Mode.SHOWN if at < shown else Mode.ASKED,
            scene=Scene.of(cards),
            text=TOGETHER if len(cards.split()) > MOST_SEEN_AS_ONE else "",
            why=ENDS if named == "run" and set(cards) & ENDING else WHY[named],
            stated=named,
        )
        for at, (cards, named) in enumerate(tiles.items())
    )
    wrong = tuple(
        Wrong("set" if cards[0] == cards[3] else "run", BELIEF[named], at)
        for at, (cards, named) in enumerate(tiles.items())
        if named in BELIEF and at >= shown
    )
    return Item(
        id=f"L02-{id_}",
        skill="meld.name",
        scene=Scene.of(next(iter(tiles))),
        steps=steps,
        wrong=wrong,
        text=text,
    )


L02 = Lesson(
    id="L02",
    title="Three that belong together",
    unit="A",
    minutes=10,
    goal="You can tell a set and a run from cards that are neither, and say why.",
    stages={
        Stage.SHOW: (
            _tiles(
                "show",
                {
                    "7S 7H 7D": "set",
                    "5C 6C 7C": "run",
                    "TD JD QD": "run",
                    "5C 6C 7D": "none suits",
                },
                shown=4,
                text="A meld costs nothing; it is a set or a run. "
                "The suits are ♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs.",
            ),
        ),
        Stage.TOGETHER: (
            _tiles("together1", {"JH JD JC": "set", "3D 4D 5D": "run", "3D 4D 6D": "none gap"}, 2),
            _tiles(
                "together2", {"JC QC KC": "run", "QC KC AC": "none ends", "TH TC": "none two"}, 1
            ),
        ),
        Stage.ALONE: (
            _tiles(
                "1",
                {
                    "4H 5H 6H": "run",
                    "8C 8D 8S": "set",
                    "4H 5D 6H": "none suits",
                    "3C 4C": "none two",
                },
            ),
            _tiles(
                "2",
                {
                    "TS JS QS KS": "run",
                    "QS KS AS": "none ends",
                    "5S 6S 8S": "none gap",
                    "9H 9D": "none two",
                },
            ),
            _tiles(
                "3",
                {
                    "AD 2D 3D": "run",
                    "KD AD 2D": "none ends",
                    "7C 7D 7H 7S": "set",
                    "6C 6D 7D": "none neither",
                },
            ),
            _tiles(
                "4",
                {
                    "2S 3S 4S 5S 6S 7S": "run",
                    "9C TC JC QC KC": "run",
                    "9C TC JC QC KC AC": "none ends",
                    "JC QC KD": "none suits",
                },
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L02-mistake",
                skill="meld.name",
                scene=Scene.of("AD 2D 3D QD KD", owner="Ben"),
                text="Ben sorts these diamonds.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(
                                    Name(),
                                    "run",
                                    "Ace, two, three: a run, with the ace as its lowest card.",
                                    cards="AD 2D 3D",
                                ),
                                Claim(
                                    Name(),
                                    "run",
                                    "King, ace, two: a run, because the ace is next to both.",
                                    cards="KD AD 2D",
                                ),
                                Claim(
                                    Name(),
                                    "none two",
                                    "Queen, king: no meld, because two are too few.",
                                    cards="QD KD",
                                ),
                            )
                        ),
                        why=ENDS,
                        stated="2",
                    ),
                ),
            ),
        ),
        Stage.GAME: (
            Item(
                id="L02-game",
                skill="meld.find",
                scene=Scene.of("6S KS 4H 7H 4D KD 4C 9C TC JC"),
                text="A hand as it is dealt. A set and a run are in it; the rest stays loose. "
                "Its points are called deadwood.",
                steps=(Step(Group(), why=SET, stated="4H4D4C/9CTCJC"),),
                wrong=(
                    Wrong("4H4D4C/KSKD", "M06"),
                    Wrong("9CTCJC/6S7H", "M06"),
                    Wrong("4H4D4C"),
                ),
            ),
        ),
        Stage.EXIT: (
            _tiles("exit1", {"JS QS KS": "run", "KS AS 2S": "none ends", "5H 6D 7H": "none suits"}),
            _tiles("exit2", {"6S 6H 6C": "set", "8D 9D JD": "none gap", "TC TD": "none two"}),
        ),
    },
)
