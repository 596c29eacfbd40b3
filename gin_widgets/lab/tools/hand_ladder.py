"""Hand ladder: how low your hand came, turn by turn, beside what others have by then."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from gin_widgets.bots import SimplePlayer
from gin_widgets.cards import CardSet, NotationError, best_arrangement
from gin_widgets.explain.wording import say
from gin_widgets.guide.code import code_of, game_of
from gin_widgets.guide.game import Game
from gin_widgets.lab.control import Slider, Text, Whole
from gin_widgets.lab.figure import Axis, Band, Door, Dots, Figure, Line, Plot, Sides
from gin_widgets.lab.guess import GuessNumber
from gin_widgets.lab.shown import laid
from gin_widgets.lab.tables import LIMITS, funnel
from gin_widgets.lab.tool import Tool
from gin_widgets.lab.tools.limit_curve import limit_named
from gin_widgets.play import (
    DeclareGin,
    Discard,
    DrawPile,
    DrawStock,
    Knock,
    Match,
    Phase,
    Record,
    Round,
    TakeUpcard,
)
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of
from gin_widgets.rules import HOUSE, knock_limit

LAST = 30
"""So many turns can be looked at."""


@dataclass(frozen=True, slots=True)
class Step:
    """A turn of yours, after the throw."""

    hand: CardSet
    deadwood: int
    """The least of the hand, in points."""
    done: str
    """What you drew and threw."""
    match: Match
    """The game as it then stood."""


def hand_ladder(record: str = "", seed: int = 4217, hand: int = 1, turn: int = 1) -> Figure:
    """The least deadwood of a player after each own turn of a hand, in points.

    `record` is the code of a game as the table gives it, whose person is looked at, or a record as
    text (`Record.to_text()`), of which it is seat 0; `hand` is which of its hands, from 1. Without
    either, simple players play the match of that seed. The hand after `turn` is laid out, and a
    door leads to the table at that moment. Beside it stand the median and the middle eight of ten
    of simple players under the same limit, where two play.

    Raises:
        RecordError: the text is no record.
        NotationError: the code is damaged, there is no such hand, or you had no turn in it.
    """
    game = _game(record, seed)
    match = game.match
    steps = _steps(game, hand)
    upcard = _hand(match, hand).state.upcard
    limit = knock_limit(match.rules, upcard)
    like = funnel(min(LIMITS, key=lambda each: abs(each - limit))) if match.players == 2 else ()
    shown = like[: max(len(steps), 2)]
    here = min(turn, len(steps))
    now = steps[here - 1]
    others = shown[here - 1].middle if here <= len(shown) else None
    band = tuple((n, each.low, each.high) for n, each in enumerate(shown, 1))
    middle = tuple((n, each.middle) for n, each in enumerate(shown, 1))
    marks = (
        *(
            (Band(say("funnel.band"), band, 1), Line(say("funnel.middle"), middle, 1))
            if band
            else ()
        ),
        Line(say("ladder.yours"), tuple((n, each.deadwood) for n, each in enumerate(steps, 1)), 0),
        Dots(say("ladder.here"), ((here, now.deadwood),), 3),
    )
    highest = max([each.deadwood for each in steps] + [each.high for each in shown])
    return Figure(
        say("tool.hand_ladder"),
        say(
            "ladder.summary" if others is not None else "ladder.summary.alone",
            first=steps[0].deadwood,
            last=steps[-1].deadwood,
            turns=len(steps),
            limit=limit_named(limit),
            n=here,
            mine=now.deadwood,
            others=others,
        ),
        (
            Plot(
                say("ladder.plot"),
                Axis(say("ladder.turn"), 1, max(len(steps), 2)),
                Axis(say("funnel.deadwood"), 0, 10 * (highest // 10 + 1), "point"),
                marks,
                sets="turn",
            ),
            Sides(
                say("ladder.hand"),
                (
                    laid(
                        say("ladder.after", n=here),
                        best_arrangement(now.hand, match.rules),
                        now.done,
                    ),
                ),
            ),
        ),
        tuple(say("ladder.column", name) for name in ("turn", "mine", "middle", "done")),
        tuple(
            (n, step.deadwood, shown[n - 1].middle if n <= len(shown) else "–", step.done)
            for n, step in enumerate(steps, 1)
        ),
        source=say("ladder.source"),
        door=Door(say("ladder.door", n=here), code_of(Game.of(now.match, game.bot, game.you))),
    )


def steps_of(match: Match, hand: int, you: int = 0) -> Iterator[Step]:
    """The turns of the player in a seat of the match in one of its hands."""
    drew = ""
    moments = [each for each in Record.of(match).moments() if each.hand_number == hand]
    for (before, after), action in zip(pairwise(moments), match.actions[hand - 1], strict=True):
        if before.seats[before.round.turn] != you:
            continue
        now = before.round
        match action:
            case TakeUpcard():
                drew = say("ladder.took", card=now.state.upcard)
            case DrawPile():
                drew = say("ladder.took", card=now.state.pile[-1])
            case DrawStock():
                drew = say("ladder.drew", card=now.state.stock[0])
            case Discard(card) | Knock(card) | DeclareGin(card) if card is not None:
                key = "ladder.threw" if isinstance(action, Discard) else "ladder.ended"
                seat = before.round.turn
                held = now.state.hands[seat] - CardSet([card])
                left = best_arrangement(held, match.rules).deadwood
                yield Step(held, left, say(key, drew=drew, card=card), after)


def guess(record: str, seed: int, hand: int, turn: int) -> GuessNumber:
    """How much deadwood the hand had at the end."""
    steps = _steps(_game(record, seed), hand)
    question = say("ladder.guess", first=steps[0].deadwood, turns=len(steps))
    return GuessNumber(question, "point", 0, 80, steps[-1].deadwood, 4)


def _steps(game: Game, hand: int) -> list[Step]:
    """The person's turns in a hand of the game; there must be some."""
    hands = len(game.match.actions)
    if hand > hands:
        raise NotationError(say("ladder.no_hand", n=hand, hands=hands))
    steps = list(steps_of(game.match, hand, game.you))
    if not steps:
        raise NotationError(say("ladder.no_turn", n=hand))
    return steps


def _game(record: str, seed: int) -> Game:
    """The game that is looked at, as it stands."""
    text = record.strip()
    if text and text.isalnum():
        return game_of(text)
    return Game.of(Record.from_text(text).replay() if text else played(seed_of(seed)))


@lru_cache(maxsize=64)
def played(seed: int) -> Match:
    """The first hand of a match of this seed, played by simple players under the house rules."""
    match = Match.start(HOUSE, 2, seed=seed)
    while match.round.phase is not Phase.OVER:
        action = SimplePlayer().choose(match.round.view(match.round.turn))
        match = match.play(action).state
    return match


def _hand(match: Match, hand: int) -> Round:
    """The hand of that number, at its start."""
    return next(each.round for each in Record.of(match).moments() if each.hand_number == hand)


TOOL = Tool(
    "hand_ladder",
    (
        Slider("turn", say("ladder.look"), 1, LAST, 1),
        Whole("seed", say("lab.seed"), 0, SEED_LIMIT - 1, 4217),
        Whole("hand", say("ladder.which"), 1, 999, 1),
        Text("record", say("ladder.record")),
    ),
    hand_ladder,
    guess,
)
