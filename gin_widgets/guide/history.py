"""Undo and redo: the moments of a hand at which the person had a choice, and which one is now."""

from dataclasses import dataclass, replace

from gin_widgets.cards import CardSet
from gin_widgets.guide.game import Game
from gin_widgets.play import SeatView


@dataclass(frozen=True, slots=True)
class History:
    """A hand as a line of moments, cut by what the person did; undo and redo move along it.

    Moments after `at` were taken back and can be done again.
    """

    moments: tuple[Game, ...]
    """The hand's moments, the oldest first."""
    at: int = 0

    @classmethod
    def begin(cls, game: Game) -> "History":
        """A hand that begins here."""
        return cls((game,))

    @property
    def game(self) -> Game:
        """The moment that is now."""
        return self.moments[self.at]

    @property
    def past(self) -> tuple[Game, ...]:
        """The moments up to now."""
        return self.moments[: self.at + 1]

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return self.at + 1 < len(self.moments)

    def then(self, game: Game) -> "History":
        """The history after an action; what had been taken back is forgotten."""
        return History((*self.past, game), self.at + 1)

    def undo(self) -> "History":
        """The history one moment back; ask `can_undo` first.

        Who had seen a card since plays on knowing more than a player may: the hand is practice.
        """
        now = self.game
        before = self.moments[self.at - 1]
        told = seen(now.view) - seen(before.view)
        return self._moved(-1, now.marked() if told else now)

    def redo(self) -> "History":
        """The history one moment further on; ask `can_redo` first."""
        return self._moved(1, self.game)

    def instead(self, game: Game) -> "History":
        """The history with another game in the place of the moment that is now."""
        return History((*self.moments[: self.at], game, *self.moments[self.at + 1 :]), self.at)

    def against(self, bot: str) -> "History":
        """The history with another player in the computer's seats; what was done stays."""
        return History(tuple(moment.against(bot) for moment in self.moments), self.at)

    def _moved(self, step: int, now: Game) -> "History":
        at = self.at + step
        moment = replace(self.moments[at], turn=now.turn + 1, practice=now.practice)
        return History(self.moments, at).instead(moment)


def seen(view: SeatView) -> CardSet:
    """Every card that lies open to a seat, or has been seen to go where it is."""
    cards = view.hand | CardSet([view.upcard]) | CardSet(view.pile)
    for open_ in (*view.picked, *(shown.cards for shown in view.shown if shown)):
        cards = cards | open_
    return cards | CardSet(layoff.card for _, layoff in view.layoffs)
