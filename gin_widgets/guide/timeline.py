"""The game, the moment of it that is looked at, and another line that is tried out beside it."""

from dataclasses import dataclass, replace

from gin_widgets.guide.game import Game
from gin_widgets.guide.history import History, seen


@dataclass(frozen=True, slots=True)
class Timeline:
    """What a person can go back and forth in; whatever is tried out, the game itself stays."""

    real: History
    tried: History | None = None
    """Another line from an earlier moment, dealt from the same deck."""
    looked: int | None = None
    """The moment that is only looked at, by its place in the line; None plays on."""

    @classmethod
    def begin(cls, game: Game) -> "Timeline":
        """A hand that begins here."""
        return cls(History.begin(game))

    @property
    def line(self) -> History:
        """The line that is played: the one tried out, else the game."""
        return self.tried or self.real

    @property
    def game(self) -> Game:
        """The moment that is played on from."""
        return self.line.game

    @property
    def shown(self) -> Game:
        """The moment that the table shows, under the turn id of now."""
        if self.looked is None:
            return self.game
        return replace(self.line.moments[self.looked], turn=self.game.turn)

    def then(self, game: Game) -> "Timeline":
        """After an action of the person."""
        return self._at(self.line.then(game))

    def instead(self, game: Game) -> "Timeline":
        """Another game in the place of the moment that is played on from."""
        line = self.line.instead(game)
        return replace(self, tried=line) if self.tried else replace(self, real=line)

    def against(self, bot: str) -> "Timeline":
        """Another player in the computer's seats from now on, whatever moment one goes to."""
        tried = self.tried and self.tried.against(bot)
        return replace(self, real=self.real.against(bot), tried=tried)

    def undo(self) -> "Timeline":
        """One moment back."""
        return self._at(self.line.undo())

    def redo(self) -> "Timeline":
        """One moment further on."""
        return self._at(self.line.redo())

    def look(self, at: int) -> "Timeline":
        """The moment of that place on the table, to be looked at; the last one plays on."""
        return replace(self, looked=None if at == self.line.at else at)

    def try_here(self) -> "Timeline":
        """Another line from the moment that is looked at."""
        line = History(self.line.past[: (self.looked or 0) + 1], self.looked or 0)
        return Timeline(self.real, line.instead(replace(line.game, turn=self.game.turn + 1)))

    def back(self) -> "Timeline":
        """From a look to the line, from a line that is tried out to the game."""
        if self.looked is not None or self.tried is None:
            return replace(self, looked=None)
        turn = self.game.turn + 1
        return Timeline(self.real.instead(replace(self.real.game, turn=turn)))

    def _at(self, line: History) -> "Timeline":
        """The line moved on; what is seen in one that is tried out is known in the game too."""
        if self.tried is None:
            return Timeline(line)
        game = self.real.game
        told = seen(line.game.view) - seen(game.view)
        over = game.match.round.result is not None
        return Timeline(self.real if over or not told else self.real.instead(game.marked()), line)
