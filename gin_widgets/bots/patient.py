"""The player that holds a knock back."""

from dataclasses import dataclass

from gin_widgets.bots.player import Player
from gin_widgets.play import Action, Discard, GoOn, Knock, Phase, SeatView, best_held


@dataclass(frozen=True, slots=True)
class PatientPlayer:
    """Plays as another does, but knocks only with so much deadwood; gin it declares at once."""

    player: Player
    most: int
    """The most deadwood that it knocks with, in points; 0 waits for gin."""

    def choose(self, view: SeatView) -> Action:
        """What the other would do, or the same throw without the knock."""
        action = self.player.choose(view)
        if not isinstance(action, Knock):
            return action
        thrown = view.phase is Phase.KNOCK
        kept = view.hand if thrown else view.hand - action.card
        if best_held(view.rules, kept, view.taken).deadwood <= self.most:
            return action
        return GoOn() if thrown else Discard(action.card)
