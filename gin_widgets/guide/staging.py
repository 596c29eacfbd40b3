"""One person's showdown: which step it is at, and what comes of each thing done in it."""

from dataclasses import dataclass

from gin_widgets.explain.wording import say
from gin_widgets.guide.game import Game
from gin_widgets.guide.scene import TOGETHER, Scene, Step, first_step, steps_of
from gin_widgets.guide.scene_told import (
    numbered,
    opening_text,
    step_text,
    trial_begun,
    trial_text,
)
from gin_widgets.guide.studying import Told
from gin_widgets.guide.telling import verdict
from gin_widgets.play import Action


@dataclass(slots=True)
class Stage:
    """Holds the showdown of the hand that is over. What is refused changes nothing."""

    now: Scene | None = None
    """The showdown, while it is gone through."""
    wanted: bool = False
    """Whether the person wants to go through it; else the result is there at once."""

    @property
    def moment(self) -> Game | None:
        """The moment of the layoffs that the person makes for somebody."""
        return None if self.now is None else self.now.moment

    def forget(self) -> None:
        """The result is there, or another hand is played."""
        self.now = None

    def opened(self, game: Game) -> str:
        """Begin the showdown of a hand that has just ended; nothing where there is none."""
        if not self.wanted or game.seat is None or len(steps_of(game)) == 1:
            return ""
        self.now = Scene(game, first_step(game))
        return opening_text(self.now)

    def again(self, game: Game, step: str) -> str:
        """Take the showdown up where a browser has kept it; nothing where that cannot be."""
        found = [each for each in steps_of(game)[:-1] if each == step]
        if not found or game.seat is None:
            return ""
        self.now = Scene(game, found[0])
        return numbered(self.now, step_text(self.now))

    def do(self, word: str) -> Told:
        """The next step, the result, or the layoffs of a computer's seat by hand."""
        now = self.now
        if now is None:
            return Told(say("scene.none"), refused=True)
        if word == TOGETHER and (now.trial or now.lendable is None):
            return Told(say("scene.together.none"), refused=True)
        match word:
            case "together":
                self.now = now.together()
                return Told(trial_begun(self.now))
            case "step":
                return self._onward(now)
        self.now = None
        return Told(verdict(now.game, counted=now.at is Step.COUNTS))

    def attempt(self, action: Action) -> Told:
        """Make a layoff for somebody, or be done with them.

        Raises:
            IllegalAction: the rules refuse it.
        """
        if self.now is None:
            raise AssertionError("layoffs are made for somebody in a showdown only")
        after = self.now.attempt(action)
        told = trial_text(after)
        moment = after.trial[-1]
        if moment.lent is not None and moment.view.shown[moment.lent] is not None:
            self.now = Scene(after.game, Step.LAYOFFS)
            played = say("scene.together.as_played", what=step_text(self.now))
            return Told(numbered(self.now, f"{told} {played}"))
        self.now = after
        return Told(told)

    def take_back(self) -> Told:
        """Take back the last layoff that was made for somebody, or leave them."""
        if self.now is None:
            raise AssertionError("layoffs are made for somebody in a showdown only")
        self.now = self.now.taken_back()
        left = trial_text(self.now) if len(self.now.trial) > 1 else ""
        return Told(f"{say('scene.together.undo')} {left}".strip())

    def _onward(self, now: Scene) -> Told:
        self.now = now.onward()
        if self.now is None:
            return Told(verdict(now.game, counted=True))
        return Told(numbered(self.now, step_text(self.now)))
