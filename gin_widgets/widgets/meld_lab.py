"""The melding lab as a widget: it holds a session, sends its state and forwards what is done."""

from collections.abc import Iterable
from typing import Any

import anywidget
import traitlets

from gin_widgets.cards import Card, CardSet, cards_of
from gin_widgets.explain.wording import WORDS
from gin_widgets.explain.wording.melding import MELDING_WORDS
from gin_widgets.guide.melding import MeldingSession
from gin_widgets.rules import RuleSet, rules_of
from gin_widgets.widgets.table import STATIC


class MeldLab(anywidget.AnyWidget):
    """A hand to lay out freely: what it leaves as a sum, whether there is better, every best way.

    `hand` are 1 to 20 cards, `rules` a rule set or its key, which says what a meld is. The trait
    `groups` holds what lies together now, as text such as "7C7D7H", and can be observed;
    `deadwood` is what it leaves, in points.

    Raises:
        NotationError: a card that is none or twice, no cards, or more than 20.
        RuleSetError: no such rule set.

    >>> lab = MeldLab("7C 7D 7H 8H 9H KS")
    >>> lab.lay("7H 8H 9H")
    'Run seven to nine of hearts. Deadwood 24 = 10 + 7 + 7.'
    >>> lab.deadwood
    24
    """

    _esm = STATIC / "meld_lab.js"
    _css = STATIC / "meld_lab.css"

    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)
    groups = traitlets.Tuple(read_only=True)
    deadwood = traitlets.Int(read_only=True)

    def __init__(
        self, hand: CardSet | str | Iterable[Card], rules: RuleSet | str | None = None
    ) -> None:
        self._session = MeldingSession(cards_of(hand), rules_of(rules))
        super().__init__()
        names = {key: name for key, name in WORDS.items() if key.startswith("card.")}
        self.set_trait("words", {**MELDING_WORDS, **names})
        self._show()
        self.on_msg(self._on_message)

    def lay(self, *groups: str) -> str:
        """Lay the hand out in these groups; what comes of it comes back as text."""
        turn = self._session.state()["turn"]
        self._session.handle({"kind": "lay", "turn": turn, "groups": list(groups)})
        self._show()
        return self._session.said["text"]

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        self._session.handle(content)
        self._show()

    def _show(self) -> None:
        layout = self._session.layout
        self.set_trait("state", self._session.state())
        self.set_trait("groups", tuple("".join(group.codes) for group in layout.groups))
        self.set_trait("deadwood", layout.deadwood)

    def __repr__(self) -> str:
        layout = self._session.layout
        return f"<Melding lab, {' '.join(layout.hand.codes)}, {layout.rules.key}>"
