"""Knock or go on."""

from typing import Any, Final

from gin_widgets.lessons.asks import Choice, Choose, Claim, Count, Curve, Number, Spot, Trend
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import AceUpcard, LimitCompare, LimitSource, Scoring

LEFT = Number(Count.LEFT)
BY_TURN = Number(Count.BY_TURN, near=10)
UNDERCUT = Number(Count.UNDERCUT, near=5)
NOW = Choose(Choice.NOW)

MEASURED: Final[dict[str, tuple[Any, ...]]] = {
    "limit_source": (LimitSource.FIRST_UPCARD,),
    "limit_compare": (LimitCompare.AT_MOST,),
    "scoring": (Scoring.WINNER_POINTS,),
    "undercut_bonus": (10,),
    "spade_doubles": (False,),
    "may_meld_taken_card": (True,),
}
"""The rules that the averages were measured under, as far as they matter here."""

GUESS = "Guess first. Measured: two simple players, 200,000 deals."
SHARE = "With the upcard {upcard}, somebody could knock by turn {turn} in {share} of 100 hands."
SOON = "The upcard is the {upcard}. By which turn could somebody knock? Draw your guess."
OTHER = "And how much deadwood does the other side hold meanwhile? Draw your guess."
RISKY = "You knock with {left}. How often is such a knock undercut? Draw your guess."
WORTH = "And how many points does such a knock bring, on average? Draw your guess."
GUESSED = "Guess: how many of 100 knocks like this one are undercut?"
LATER = "The later the turn and the more is left, the more often the defender is lower."
ON_TURN = "Turn {turn}: how many of 100 knocks like this one are undercut?"
AVERAGE = (
    "On average a knock now brings {knock_now}, a turn later {knock_later}, "
    "waiting for gin {knock_gin}."
)
ASKED = "With the upcard {upcard}, in how many of 100 hands could somebody knock by turn {turn}?"


def _guess(trend: Trend, scene: Scene, text: str) -> Step:
    """A line to be drawn before anything is told."""
    return Step(Curve(trend), Mode.GUESSED, scene=scene, text=text)


def _shares(
    id_: str,
    shares: dict[tuple[str, int], int],
    *wrong: Wrong,
    guesses: tuple[Step, ...] = (),
    shown: int = 0,
    **more: Any,
) -> Item:
    """An upcard and a turn, and how often somebody may have knocked by then; so many are shown.

    What is to be guessed comes first.
    """
    (upcard, turn), *_ = shares
    return Item(
        id=f"L15-{id_}",
        skill="knock.share",
        scene=Scene.of(upcard=upcard, turn=turn),
        steps=guesses
        + tuple(
            Step(
                BY_TURN,
                Mode.SHOWN if at < shown else Mode.ASKED,
                scene=Scene.of(upcard=upcard, turn=turn),
                text=ASKED,
                why=SHARE,
                stated=str(share),
            )
            for at, ((upcard, turn), share) in enumerate(shares.items())
        ),
        wrong=wrong,
        **{"text": GUESS, "needs": MEASURED, **more},
    )


def _position(
    id_: str,
    scene: Scene,
    answers: tuple[int, int, str],
    *wrong: Wrong,
    shown: int = 0,
    **more: Any,
) -> Item:
    """What is left, how often such a knock is undercut, and whether to knock."""
    left, undercut, now = answers
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(3)]
    return Item(
        id=f"L15-{id_}",
        skill="knock.now",
        scene=scene,
        steps=(
            Step(LEFT, modes[0], why="Without the {throw} it is {left}.", stated=str(left)),
            Step(UNDERCUT, modes[1], text=GUESSED, why=LATER, stated=str(undercut)),
            Step(NOW, modes[2], why=AVERAGE, stated=now),
        ),
        wrong=wrong,
        needs=MEASURED,
        **{"text": "Turn {turn}, and you may knock for the first time.", **more},
    )


RISK = Scene.of("6C 7C 8C JD JH JS AS 2H 2C 4D KH", upcard="TD", turn=8)

L15 = Lesson(
    id="L15",
    title="Knock or go on",
    unit="D",
    minutes=20,
    goal="You can judge when a knock pays and when waiting pays.",
    stages={
        Stage.SHOW: (
            _shares(
                "show",
                {("KH", 8): 80, ("6C", 8): 59, ("3D", 8): 41},
                guesses=(
                    _guess(Trend.SHARE, Scene.of(upcard="KH"), SOON),
                    _guess(Trend.COUNT, Scene.of(upcard="KH"), OTHER),
                ),
                shown=3,
                text="How soon a hand can end depends on the limit. "
                "Guess first, then see what was measured.",
                tip="With a limit of 7 to 10 knock at once, as a rule. With 2 to 5 plan for gin; "
                "after an ace only gin counts.",
            ),
            Item(
                id="L15-show2",
                skill="knock.now",
                scene=RISK,
                text="Now you may knock yourself, for the first time. The limit is {limit}.",
                steps=(
                    _guess(Trend.UNDERCUT, RISK, RISKY),
                    _guess(Trend.WORTH, RISK, WORTH),
                    Step(LEFT, Mode.SHOWN, why="Without the {throw} it is {left}.", stated="9"),
                    Step(UNDERCUT, Mode.SHOWN, text=ON_TURN, why=LATER, stated="10"),
                ),
                needs=MEASURED,
            ),
        ),
        Stage.TOGETHER: (
            _shares(
                "together1",
                {("KH", 4): 25, ("4H", 4): 8},
                Wrong("60", step=1),
                shown=1,
            ),
            _position(
                "together2",
                Scene.of("5C 6C 7C TD TH TS AS 2D 2H 4S QD", upcard="KH", turn=4),
                (9, 3, "knock"),
                Wrong("40", step=1),
                Wrong("on", "M38", 2),
                shown=1,
            ),
        ),
        Stage.ALONE: (
            _position(
                "1",
                Scene.of("4S 5S 6S QC QD QH AD AC 2H 4D KC", upcard="JH", turn=6),
                (8, 4, "knock"),
                Wrong("30", step=1),
                Wrong("on", "M38", 2),
                tip="A smaller knock is not worth waiting for.",
            ),
            _position(
                "2",
                Scene.of("3H 4H 5H 9C 9D 9S AD 2C 3S 4D KS", upcard="QH", turn=12),
                (10, 19, "knock"),
                Wrong("2", step=1),
                tip="So late both come to nearly the same: the knock is risky, and so is waiting.",
            ),
            _position(
                "3",
                Scene.of("6S 7S 8S JC JD JH KC KD KS 4H QC", upcard="5D", turn=5),
                (4, 2, "knock"),
                Wrong("30", step=1),
                text="Turn {turn}. Four cards would make gin, and you may knock.",
                tip="Both lie close together here. Neither is a mistake.",
            ),
            _position(
                "4",
                Scene.of("3H 4H 5H 8C 8D 8S JD QD KD 2C 9S", upcard="TC", turn=7),
                (2, 0, "on"),
                Wrong("knock", step=2),
                tip="With so little left you are hardly ever undercut later, and gin pays more.",
            ),
            _shares(
                "5",
                {("AC", 8): 20, ("AC", 12): 59},
                Wrong("80"),
                Wrong("98", step=1),
                tip="After an ace nobody may knock, so there is time to plan for gin.",
                needs={**MEASURED, "ace_upcard": (AceUpcard.GIN_ONLY,)},
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L15-mistake",
                skill="knock.now",
                scene=Scene.of(
                    "2S 3S 4S TC TD TH 5C 3D AC AD KH", owner="Ann", upcard="QS", turn=5
                ),
                text="Turn {turn}, and the upcard is the {upcard}. Ann thinks aloud.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(LEFT, "10", "Without the king I have 10, so I may knock."),
                                Claim(
                                    UNDERCUT,
                                    "6",
                                    "Such a knock is undercut in about 6 of 100 hands.",
                                ),
                                Claim(NOW, "on", "But I wait for a smaller knock; that is safer."),
                            )
                        ),
                        why=AVERAGE,
                        stated="3",
                    ),
                    Step(NOW, why=AVERAGE, stated="knock"),
                ),
                wrong=(Wrong("on", "M38", 1),),
                needs=MEASURED,
            ),
        ),
        Stage.GAME: (
            _position(
                "game",
                Scene.of(
                    "6S JS AH 2H 3H JH AD 4D 5D JD JC",
                    upcard="JS",
                    pile="8D KS 7C 9D 7S KC 9S",
                    picked="6C",
                    turn=5,
                    stock=24,
                ),
                (10, 6, "knock"),
                Wrong("35", step=1),
                Wrong("on", "M38", 2),
                text="From a game, turn {turn}. You may knock with 10.",
            ),
        ),
        Stage.EXIT: (
            _position(
                "exit1",
                Scene.of(
                    "AS 3S 2H 6H 9H 2D 4D 5D 6D 9D 9C",
                    upcard="JC",
                    pile="8C QD 8D TD 7C QH KD 7H",
                    picked="JD",
                    turn=5,
                    stock=23,
                ),
                (8, 4, "knock"),
                Wrong("on", "M38", 2),
            ),
            _position(
                "exit2",
                Scene.of(
                    "3S 4S 9H TH JH QH KH AD 4D AC 4C",
                    upcard="TD",
                    pile="TD QC KD QD JC QS 7H 9C 6D 9S 7D 7S TS 6H 6C",
                    turn=9,
                    stock=16,
                ),
                (2, 1, "on"),
                Wrong("knock", step=2),
            ),
        ),
    },
)
