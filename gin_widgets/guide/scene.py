"""The showdown in steps: what of the end of a hand lies open, and layoffs made for the computer."""

from dataclasses import dataclass, replace
from enum import StrEnum

from gin_widgets.guide.game import Game
from gin_widgets.guide.layoffs import defenders
from gin_widgets.play import Action, Event, HandSpread, LayOff, Phase, Round
from gin_widgets.rules import ResultKind

STEP, SKIP, TOGETHER = "step", "skip", "together"
"""Intents: the next step, the result at once, the layoffs of a computer's seat by hand."""
SCENES = (STEP, SKIP, TOGETHER)


class Step(StrEnum):
    """What the showdown has come to."""

    MELDS = "melds"
    """What the knocker laid down."""
    OWN = "own"
    """What the defenders melded themselves."""
    LAYOFFS = "layoffs"
    """What they laid off on the knocker's melds."""
    COUNTS = "counts"
    """What everybody is left with."""
    SUM = "sum"
    """What it is worth: the result."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The showdown of a hand that is over. Whatever is tried in it, the result stays."""

    game: Game
    at: Step
    trial: tuple[Game, ...] = ()
    """The layoffs that the person makes for a computer's seat, card by card; the last is now."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps that this hand has."""
        return steps_of(self.game)

    @property
    def moment(self) -> Game | None:
        """The moment of the layoffs that the person makes for somebody."""
        return self.trial[-1] if self.trial else None

    def opened(self, seat: int) -> bool:
        """Whether a seat's cards lie open: at the first step the other defenders' do not yet."""
        return self.at is not Step.MELDS or seat in (self.game.view.knocker, self.game.seat)

    @property
    def lendable(self) -> int | None:
        """The first computer's seat that could lay off something; None at another step."""
        view = self.game.view
        if self.at is not Step.OWN or Step.LAYOFFS not in self.steps:
            return None
        others = [seat for seat in defenders(view) if seat != self.game.seat]
        able = (seat for seat in others if _can_lay_off(lent(self.game, seat)))
        return next(able, None)

    def onward(self) -> "Scene | None":
        """The next step, what was tried left behind; None at the result, which ends the scene."""
        after = self.steps[self.steps.index(self.at) + 1]
        return None if after is Step.SUM else Scene(self.game, after)

    def together(self) -> "Scene":
        """With the layoffs of a computer's seat to be made; ask `lendable` first."""
        seat = self.lendable
        if seat is None:
            raise AssertionError("nobody's layoffs are to be made")
        return replace(self, trial=(lent(self.game, seat),))

    def attempt(self, action: Action) -> "Scene":
        """With one more action of the layoffs that are made for somebody.

        Raises:
            IllegalAction: the rules refuse it.
        """
        now = self.trial[-1]
        return replace(self, trial=(*self.trial, now.acted(action)))

    def taken_back(self) -> "Scene":
        """Without the last of those layoffs; without any, the step as it was."""
        return replace(self, trial=self.trial[:-1])


def steps_of(game: Game) -> tuple[Step, ...]:
    """The steps of a hand that is over; a void hand has its result alone."""
    result = game.match.round.result
    if result is None or result.kind is ResultKind.VOID:
        return (Step.SUM,)
    if result.kind in (ResultKind.GIN, ResultKind.BIG_GIN):
        return (Step.MELDS, Step.OWN, Step.COUNTS, Step.SUM)
    return tuple(Step)


def first_step(game: Game) -> Step:
    """Where the scene begins: what the person has just seen at the table is not shown again."""
    knocker = game.view.knocker
    spread = [event.seat for event in game.news if isinstance(event, HandSpread)]
    if knocker in spread or game.seat is None:
        return steps_of(game)[0]
    return Step.LAYOFFS if len(spread) > 1 else Step.COUNTS


def told_by(scene: Scene) -> tuple[Event, ...]:
    """What the log tells so far; the outcome only at the end."""
    spread = [place for place, event in enumerate(scene.game.log) if isinstance(event, HandSpread)]
    if scene.at in (Step.MELDS, Step.OWN):
        return scene.game.log[: spread[0] + 1]
    return scene.game.log[:-1]


def lent(game: Game, seat: int) -> Game:
    """The hand as it was before a defender laid off, the person to do it for him."""
    state = game.match.round.state
    order = defenders(game.view)
    earlier = order[: order.index(seat)]
    returned = [layoff for who, layoff in state.layoffs if who == seat]
    hand = state.hands[seat]
    for layoff in returned:
        hand = hand | layoff.card
    now = state.but(
        phase=Phase.LAYOFF,
        turn=seat,
        hands=state.with_hand(seat, hand),
        layoffs=tuple(each for each in state.layoffs if each[0] in earlier),
        shown=tuple(
            cards if who == state.knocker or who in earlier else None
            for who, cards in enumerate(state.shown)
        ),
        result=None,
    )
    return replace(game, match=replace(game.match, round=Round(now)), lent=seat)


def _can_lay_off(game: Game) -> bool:
    return any(isinstance(action, LayOff) for action in game.view.legal)
