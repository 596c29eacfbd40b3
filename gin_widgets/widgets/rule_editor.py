"""The rule-set editor as a widget, and the table that opens below it."""

from typing import Any

import anywidget
import ipywidgets
import traitlets

from gin_widgets.bots import bot_of
from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import EDITOR_WORDS, WORDS
from gin_widgets.guide.editor import EditorSession, form
from gin_widgets.play.shuffle import seed_of
from gin_widgets.rules import RuleSet, rules_of
from gin_widgets.widgets.table import STATIC, Table


class RuleForm(anywidget.AnyWidget):
    """The editor's own view: it sends what the session shows and forwards what is wished."""

    _esm = STATIC / "rule_editor.js"
    _css = STATIC / "rule_editor.css"

    form = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, session: EditorSession) -> None:
        super().__init__()
        cards = {key: name for key, name in WORDS.items() if key.startswith("card.")}
        self.set_trait("words", {**EDITOR_WORDS, **cards})
        self.set_trait("form", form())
        self.set_trait("state", session.state())

    def show(self, session: EditorSession) -> None:
        """Bring the browser up to date."""
        self.set_trait("state", session.state())

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def __repr__(self) -> str:
        return "<Form of a rule set>"


class RuleEditor(ipywidgets.VBox):
    """An editor of rule sets: start from a preset, change fields, see what contradicts, play it.

    `rules` is the rule set to start from, or its key. The tables that are opened have `seed`, `bot`
    and so many `players`, or as near to it as the rules allow. The attribute `rules` is the last
    rule set that did not contradict itself, and can be observed; `table` is the table that was
    opened last, or None.

    Raises:
        RuleSetError: no such rule set.
        NotationError: no such seed or bot, or `players` is no whole number.

    >>> editor = RuleEditor("play_online")
    >>> editor.rules.undercut_bonus
    20
    """

    rules = traitlets.Instance(RuleSet, read_only=True)

    def __init__(
        self,
        rules: RuleSet | str | None = None,
        players: int = 2,
        *,
        seed: int | None = None,
        bot: str = "simple",
    ) -> None:
        if type(players) is not int:
            raise NotationError(f"So many sit down: a whole number, not {players!r}.")
        bot_of(bot)
        self.table: Table | None = None
        self._players, self._bot = players, bot
        self._seed = None if seed is None else seed_of(seed)
        self._session = EditorSession(rules_of(rules), self._sit)
        self._form = RuleForm(self._session)
        self._form.on_msg(self._on_message)
        super().__init__([self._form])
        self.set_trait("rules", self._session.draft.rules)

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def _sit(self, rules: RuleSet) -> None:
        fewest, most = rules.players
        players = min(max(self._players, fewest), most)
        before, self.table = self.table, Table(rules, players, seed=self._seed, bot=self._bot)
        self.children = (self._form, self.table)
        if before is not None:
            before.close()

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self._session.handle(content)
        self._form.show(self._session)
        self.set_trait("rules", self._session.draft.rules)

    def __repr__(self) -> str:
        return f"<Rule-set editor, {self.rules.key}>"
