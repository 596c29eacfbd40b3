"""Who scores what."""

from typing import Any

from gin_widgets.lessons.asks import Choice, Choose, Claim, Count, Number, Score, Spot
from gin_widgets.lessons.item import Item, Mode, Step, Wrong
from gin_widgets.lessons.lesson import Lesson, Stage
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import Scoring

WINNER = Choose(Choice.WINNER)
FROM_COUNTS = Number(Count.FROM_COUNTS)
BONUS = Number(Count.BONUS)
AFTER = Number(Count.AFTER_LAYOFF)

LAY_OFF = "First lay off, then count: {after} is left."
NO_LAYOFF = "Against gin nobody lays off: {after} is left."
WHO = "{own} against {theirs}. {winner_rule}"
HOW_MUCH = "{score_rule}"


def _line_by_line(
    id_: str, scene: Scene, lines: tuple[str, int, int, str], *wrong: Wrong, shown: int, text: str
) -> Item:
    """The winner, what the counts bring, what is added, the score; so many are shown."""
    winner, counts, bonus, score = lines
    modes = [Mode.SHOWN if at < shown else Mode.ASKED for at in range(4)]
    return Item(
        id=f"L10-{id_}",
        skill="score.lines",
        scene=scene,
        text=text,
        steps=(
            Step(WINNER, modes[0], why=WHO, stated=winner),
            Step(FROM_COUNTS, modes[1], why=HOW_MUCH, stated=str(counts)),
            Step(BONUS, modes[2], why=HOW_MUCH, stated=str(bonus)),
            Step(Score(), modes[3], why=HOW_MUCH, stated=score),
        ),
        wrong=wrong,
    )


def _showdown(
    id_: str, scene: Scene, answers: tuple[int, str, str], *wrong: Wrong, **more: Any
) -> Item:
    """The defender's count after layoffs, the winner, the score."""
    after, winner, score = answers
    return Item(
        id=f"L10-{id_}",
        skill="score.showdown",
        scene=scene,
        steps=(
            Step(AFTER, why=NO_LAYOFF if scene.gin else LAY_OFF, stated=str(after)),
            Step(WINNER, why=WHO, stated=winner),
            Step(Score(), why=HOW_MUCH, stated=score),
        ),
        wrong=wrong,
        **more,
    )


KNOCKER = "TDJDQD/4C4H4S 3H2SACAD"

L10 = Lesson(
    id="L10",
    title="Who scores what",
    unit="C",
    minutes=15,
    goal="You can say who wins a hand, and what everybody writes.",
    stages={
        Stage.SHOW: (
            _line_by_line(
                "show",
                Scene.of(upcard="7H", counts=[6, 2]),
                ("defender", 4, 10, "0 14"),
                shown=4,
                text="The layoffs are done, and both have counted. Now the score, line by line.",
            ),
        ),
        Stage.TOGETHER: (
            _line_by_line(
                "1",
                Scene.of(upcard="7H", counts=[4, 23]),
                ("knocker", 19, 0, "19 0"),
                Wrong("23 0", "M28", 3),
                Wrong("0 19", step=3),
                Wrong("29 0", step=3),
                shown=3,
                text="The knocker had 4, the defender still has 23.",
            ),
            _line_by_line(
                "5",
                Scene.of(upcard="7H", counts=[0, 31], gin=True),
                ("knocker", 31, 25, "56 0"),
                Wrong("0", step=2),
                Wrong("31 0", "M27", 3),
                Wrong("25 0", "M27", 3),
                shown=2,
                text="The knocker has gin, the defender 31.",
            ),
        ),
        Stage.ALONE: (
            _showdown(
                "2",
                Scene.of("7C 7D 7H 9S TS JS QS 5C AH AS", upcard="7S", knocker=KNOCKER),
                (7, "defender", "0 10"),
                Wrong("knocker", "M26", 1),
                Wrong("nobody", "M26", 1),
                Wrong("0 0", "M26", 2),
                Wrong("0 17", "M28", 2),
            ),
            _showdown(
                "3",
                Scene.of("7C 7D 7H 9S TS JS QS KD 2C 4D", upcard="7S", knocker=KNOCKER),
                (2, "defender", "0 15"),
                Wrong("16", "M29"),
                Wrong("knocker", "M29", 1),
                Wrong("9 0", "M29", 2),
                Wrong("0 10", "M27", 2),
                Wrong("0 5", "M27", 2),
            ),
            _showdown(
                "4",
                Scene.of("7C 7D 7H 8S 9S TS KD 4D 6H 2D", upcard="7S", knocker=KNOCKER),
                (8, "knocker", "1 0"),
                Wrong("22", "M29"),
                Wrong("15 0", "M29", 2),
                Wrong("8 0", "M28", 2),
            ),
            Item(
                id="L10-6",
                skill="score.gin",
                scene=Scene.of(upcard="7H", counts=[0, 0], gin=True),
                text="The knocker has gin, and the defender has nothing loose either.",
                steps=(
                    Step(WINNER, why=WHO, stated="knocker"),
                    Step(Score(), why=HOW_MUCH, stated="25 0"),
                ),
                wrong=(
                    Wrong("defender", "M26"),
                    Wrong("0 0", "M26", 1),
                    Wrong("0 10", "M26", 1),
                ),
            ),
            Item(
                id="L10-7",
                skill="score.double",
                scene=Scene.of(upcard="9S", counts=[4, 23]),
                text="The first upcard was the {upcard}.",
                steps=(
                    Step(
                        Choose(Choice.DOUBLES),
                        why="A spade as first upcard doubles the hand.",
                        stated="yes",
                    ),
                    Step(Score(), why="{score_rule} Then everything doubles.", stated="38 0"),
                ),
                wrong=(Wrong("no", "M30"), Wrong("19 0", "M30", 1)),
                needs={"spade_doubles": (True,)},
            ),
        ),
        Stage.MISTAKE: (
            Item(
                id="L10-mistake",
                skill="score.lines",
                scene=Scene.of(upcard="8D", counts=[6, 3]),
                text="The knocker had 6, the defender 3 after layoffs. Ben writes the score.",
                steps=(
                    Step(
                        Spot(
                            (
                                Claim(WINNER, "defender", "The defender wins the hand."),
                                Claim(FROM_COUNTS, "3", "The counts bring 3."),
                                Claim(Score(), "0 10", "So the defender writes 10."),
                            )
                        ),
                        why="{score_rule}",
                        stated="3",
                    ),
                    Step(Score(), why=HOW_MUCH, stated="0 13"),
                ),
                wrong=(Wrong("0 10", "M27", 1), Wrong("0 3", "M27", 1), Wrong("0 16", "M28", 1)),
                needs={"scoring": (Scoring.WINNER_POINTS, Scoring.PENALTY_POINTS)},
            ),
        ),
        Stage.GAME: (
            _showdown(
                "game",
                Scene.of(
                    "3S 4S 6S 5H 6H AD 5D 6D 5C 6C",
                    upcard="7C",
                    pile="7C KC TC QH QC KS KH 9H 9S 8H JC QD 9C 8C QS 7S 8S 7H 4C",
                    knocker="3H3D3C/7D8D9D AS2SAH2H",
                ),
                (5, "defender", "0 11"),
                Wrong("8", "M29"),
                Wrong("knocker", "M29", 1),
                Wrong("2 0", "M29", 2),
                Wrong("0 10", "M27", 2),
                Wrong("0 1", "M27", 2),
                text="From a game. The knocker had 6 and thought that it was safe.",
            ),
            Item(
                id="L10-8",
                skill="score.three",
                scene=Scene.of(
                    "8C 8D 3S 3H 3D KS 2C",
                    upcard="6D",
                    knocker="5C6C7C/9D9H9S 4H",
                    after=["9C TC JC QH 3C AS 2H"],
                    players=3,
                ),
                text="Three play. Bea's hand lies here, then comes Carl's.",
                players=3,
                steps=(
                    Step(WINNER, why=WHO, stated="knocker"),
                    Step(Score(), why=HOW_MUCH, stated="28 0 0"),
                ),
                wrong=(Wrong("36 0 0", "M29", 1), Wrong("16 0 0", step=1)),
                tip="The winner is paid by every loser.",
            ),
        ),
        Stage.EXIT: (
            _showdown(
                "exit1",
                Scene.of(
                    "4S 5S JS JH 2D JD AC 2C 3C JC",
                    upcard="JD",
                    knocker="3S3H3D/6S7S8S9STS 2S2H",
                ),
                (2, "defender", "0 12"),
                Wrong("11", "M29"),
                Wrong("6", "M22"),
                Wrong("7 0", "M29", 2),
                Wrong("0 10", "M27", 2),
            ),
            _showdown(
                "exit2",
                Scene.of(
                    "7S 9S 2H 2D 2C 5H 8D KD JH AS",
                    upcard="6C",
                    knocker="4S5S6S/9H9D9C/TCJCQCKC",
                    gin=True,
                ),
                (50, "knocker", "75 0"),
                Wrong("34", "M20"),
                Wrong("59 0", "M20", 2),
                Wrong("50 0", "M27", 2),
                Wrong("25 0", "M27", 2),
            ),
        ),
    },
)
