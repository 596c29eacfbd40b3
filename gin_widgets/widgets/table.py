"""The table as a widget: it holds a session, sends its state and forwards what is pressed."""

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from gin_widgets.explain.wording import WORDS, say
from gin_widgets.guide import Game, Session
from gin_widgets.rules import RuleSet

STATIC = Path(__file__).parent / "static"


class Table(anywidget.AnyWidget):
    """A guided game of Oklahoma Gin against the computer, to be played in a notebook.

    `rules` is a rule set or its key, `seed` a whole number that fixes every deal (None: a fresh
    one), `bot` a key of `BOTS`. `state` is what the browser shows, and holds no card that the
    person may not see.

    Raises:
        RuleSetError: no such rule set.
        NotationError: no such seed or bot.
    """

    _esm = STATIC / "table.js"
    _css = STATIC / "table.css"

    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self, rules: RuleSet | str | None = None, *, seed: int | None = None, bot: str = "simple"
    ) -> None:
        names = (say("name.you"), say("name.north"))
        self._session = Session(Game.start(rules, seed, bot, names))
        super().__init__()
        self.set_trait("words", dict(WORDS))
        self.set_trait("state", self._session.state())
        self.on_msg(self._on_message)

    def type(self, command: str) -> str:
        """Play by a typed command, as in the table's own box; the answer comes back as text."""
        self._session.type(command)
        self.set_trait("state", self._session.state())
        return self._session.said["text"]

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self._session.handle(content)
        self.set_trait("state", self._session.state())

    def __repr__(self) -> str:
        rules = self._session.game.match.rules.key
        return f"<Oklahoma Gin table, {rules}, hand {self._session.game.match.hand_number}>"
