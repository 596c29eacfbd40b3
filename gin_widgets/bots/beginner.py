"""Two players that leave much to chance: one everything, one what is not melded."""

from random import Random
from typing import assert_never

from gin_widgets.bots.layoff import next_layoff
from gin_widgets.bots.simple import ends
from gin_widgets.play import Action, Discard, Done, Phase, SeatView, best_held


class RandomPlayer:
    """Does anything that the rules allow. Where it looks the same, it does the same."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: SeatView) -> Action:
        """Any legal action, by the dice of the seed and of what the seat sees."""
        if view.phase is Phase.OVER:
            raise ValueError("The hand is over; there is nothing to choose.")
        return view.legal[int(_dice(self.seed, view).random() * len(view.legal))]


class BeginnerPlayer:
    """Groups its cards well and throws any loose one; takes the upcard or not, as it falls.

    It ends the hand as soon as it may, and lays off what it can.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: SeatView) -> Action:
        """The action of the beginner, by the dice of the seed and of what the seat sees."""
        match view.phase:
            case Phase.OFFER | Phase.DRAW:
                return RandomPlayer(self.seed).choose(view)
            case Phase.DISCARD:
                return ends(view) or self._throw(view)
            case Phase.KNOCK | Phase.SPREAD:
                return view.legal[0]
            case Phase.LAYOFF:
                return next_layoff(view) or Done()
            case Phase.OVER:
                raise ValueError("The hand is over; there is nothing to choose.")
            case _:
                assert_never(view.phase)

    def _throw(self, view: SeatView) -> Action:
        loose = best_held(view.rules, view.hand, view.taken).deadwood_cards
        throws = [action for action in view.legal if isinstance(action, Discard)]
        throws = [action for action in throws if action.card in loose] or throws
        return throws[int(_dice(self.seed, view).random() * len(throws))]


def _dice(seed: int, view: SeatView) -> Random:
    """Dice that fall the same way whenever this seat sees the same."""
    seen = (view.seat, view.phase, view.hand.mask, view.stock_size, view.exchanges, view.recycled)
    pile = [card.index for card in view.pile]
    return Random(f"{seed} {seen} {pile} {len(view.layoffs)}")  # noqa: S311  (a card game, replayed on purpose)
