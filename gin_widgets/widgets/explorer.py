"""The lab as a widget: it holds a session, sends its state and forwards what is set."""

from typing import Any

import anywidget
import traitlets

from gin_widgets.explain.wording import WORDS
from gin_widgets.explain.wording.lab import LAB_WORDS
from gin_widgets.lab.figure import Figure
from gin_widgets.lab.session import LabSession
from gin_widgets.lab.tool import Tool
from gin_widgets.lab.wire import VERSION, plain
from gin_widgets.widgets.table import STATIC

CARD_NAMES = {key: name for key, name in WORDS.items() if key.startswith("card.")}


class Chart(anywidget.AnyWidget):
    """A figure of the lab, drawn in the browser, with its summary and its numbers.

    >>> from gin_widgets.lab import TOOLS
    >>> Chart(TOOLS["upcard_roulette"]())
    <Figure, Upcard roulette>
    """

    _esm = STATIC / "chart.js"
    _css = STATIC / "chart.css"

    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, figure: Figure) -> None:
        super().__init__()
        self.figure = figure
        self.set_trait("words", {**LAB_WORDS, **CARD_NAMES})
        alone = {
            "v": VERSION,
            "turn": 1,
            "tools": [],
            "tool": "",
            "title": figure.title,
            "about": "",
            "controls": [],
            "guess": None,
            "figure": plain(figure),
            "guessable": False,
            "verdict": "",
            "say": {"id": 1, "text": "", "refused": False},
        }
        self.set_trait("state", alone)

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def __repr__(self) -> str:
        return f"<Figure, {self.figure.title}>"


class Explorer(anywidget.AnyWidget):
    """A tool of the lab to be set and looked at, or all of them with a menu.

    `tool` is one of `gw.lab.TOOLS` or its key; without one, or with `menu`, all are there. What
    else is given sets its controls, by their names. With `predict` a guess is asked before the
    figure is shown. `figure` is what is shown, or would be after the guess; `values` is how the
    tool is set.

    Raises:
        NotationError: no such tool or control, or a value cannot be.

    >>> explorer = Explorer("outs_and_odds", hand="8C 9C 9D", loose="8C 9C 9D", predict=False)
    >>> explorer.figure.rows[0]
    (1, 8.3)
    """

    _esm = STATIC / "chart.js"
    _css = STATIC / "chart.css"

    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        tool: Tool | str | None = None,
        *,
        predict: bool = True,
        menu: bool = False,
        **given: Any,
    ) -> None:
        self._session = LabSession(tool, given, predict, menu)
        super().__init__()
        self.set_trait("words", {**LAB_WORDS, **CARD_NAMES})
        self.set_trait("state", self._session.state())
        self.on_msg(self._on_message)

    @property
    def figure(self) -> Figure:
        """What the tool answers, as it is set."""
        return self._session.figure()

    @property
    def values(self) -> dict[str, Any]:
        """How the tool is set, by the names of its controls."""
        return dict(self._session.values)

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self._session.handle(content)
        self.set_trait("state", self._session.state())

    def __repr__(self) -> str:
        return f"<The lab, {self._session.tool.title}>"
