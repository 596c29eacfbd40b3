"""The player that tries everything before it does anything."""

from gin_widgets.bots.adviser import advise
from gin_widgets.bots.careful import CarefulPlayer
from gin_widgets.bots.engine import Engine
from gin_widgets.bots.rollout import in_kernel
from gin_widgets.play import Action, Phase, SeatView


class ExpertPlayer:
    """Does what `advise` finds best.

    `rollouts` is how often each action is tried, `seed` what the hidden cards are guessed by.
    Layoffs, and rules that are not `in_kernel`, it leaves to the careful player: those are soon
    counted, and these would take it minutes.
    """

    def __init__(self, rollouts: int = 400, seed: int = 0, by: Engine | None = None) -> None:
        self.rollouts, self.seed, self.by = rollouts, seed, by

    def choose(self, view: SeatView) -> Action:
        """The action that advice puts first; of those that come out alike, the first legal one."""
        if len(view.legal) == 1:
            return view.legal[0]
        if not in_kernel(view.rules) or view.phase in (Phase.LAYOFF, Phase.OVER):
            return CarefulPlayer().choose(view)
        advice = advise(view, seed=self.seed, rollouts=self.rollouts, by=self.by)
        return advice.best.action
