"""The table as a widget: it holds a session, sends its state and forwards what is pressed."""

import os
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import anywidget
import traitlets

from gin_widgets.explain.wording import WORDS
from gin_widgets.guide import Game, History, Session, code_of, history_of
from gin_widgets.play import Match, Position
from gin_widgets.rules import RuleSet

STATIC = Path(__file__).parent / "static"


class Table(anywidget.AnyWidget):
    """A guided game of Oklahoma Gin against the computer, to be played in a notebook.

    `rules` is a rule set or its key, `players` how many sit down, the person among them, `seed` a
    whole number that fixes every deal (None: a fresh one), `bot` a key of `BOTS`. `code` is the
    code of a game, which is played on from where it was and says all of that itself. `state` is
    what the browser shows, and holds no card that the person may not see; the seed in its code is
    scrambled.

    Raises:
        RuleSetError: no such rule set, or it is not for so many players.
        NotationError: no such seed, bot or code.
    """

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)
    notebook = traitlets.Unicode(read_only=True).tag(sync=True)
    """Tells the notebooks apart that JupyterLab shows at one address, each with its own games."""

    def __init__(
        self,
        rules: RuleSet | str | None = None,
        players: int = 2,
        *,
        seed: int | None = None,
        bot: str = "simple",
        code: str | None = None,
    ) -> None:
        begun = Game.start(rules, players, seed, bot) if code is None else history_of(code)
        self._open(begun)

    @property
    def code(self) -> str:
        """The code of the game, from which `Table(code=…)` plays on."""
        return code_of(self._session.timeline.real.game)

    @classmethod
    def of(cls, match: Match, bot: str = "simple", you: int = 0) -> Self:
        """A table at which a match is played on from where it is, the person in seat `you`.

        A match may come from a deck (`Match.start(deck=…)`), a position (`Match.at`) or a record.

        Raises:
            NotationError: no such bot, or nobody sits in that seat.
        """
        table = cls.__new__(cls)
        table._open(Game.of(match, bot, you))
        return table

    @classmethod
    def at(cls, position: Position | str, seed: int | None = None, bot: str = "simple") -> Self:
        """A table at which a position is played on from the seat that it is seen from.

        `seed` deals the cards that the position does not know, and the hands that follow.

        Raises:
            PositionError: the position cannot be; every problem is named.
            NotationError: no such seed or bot.
        """
        start = position if isinstance(position, Position) else Position.from_text(position)
        return cls.of(Match.at(start, seed), bot, start.seat or 0)

    def _open(self, start: Game | History) -> None:
        super().__init__()
        self._session = Session(start)
        self.set_trait("words", dict(WORDS))
        self.set_trait("notebook", notebook_mark())
        self.set_trait("state", self._session.state())
        self.on_msg(self._on_message)

    def type(self, command: str) -> str:
        """Play by a typed command, as in the table's own box; the answer comes back as text."""
        self._session.type(command)
        while self._session.grade():
            pass
        self.set_trait("state", self._session.state())
        return self._session.said["text"]

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self._session.handle(content)
        self.set_trait("state", self._session.state())

    def __repr__(self) -> str:
        match = self._session.game.match
        many = f", {match.players} players" if match.players > 2 else ""
        return f"<Oklahoma Gin table, {match.rules.key}{many}, hand {match.hand_number}>"


def notebook_mark() -> str:
    """A few letters that stand for the notebook of this kernel; none where the server names none.

    The name may be a path of somebody's machine, so that it is not sent itself.
    """
    name = os.environ.get("JPY_SESSION_NAME", "")
    return sha256(name.encode()).hexdigest()[:8] if name else ""
