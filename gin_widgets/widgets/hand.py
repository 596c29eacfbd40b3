"""A hand of cards as a widget: to look at, to choose from, to put in order."""

from collections.abc import Iterable
from typing import Any, Final

import anywidget
import traitlets

from gin_widgets.cards import DECK, Card, CardSet, NotationError, cards_of
from gin_widgets.cards.card import CARD_PATTERN, index_of
from gin_widgets.explain.wording import WORDS
from gin_widgets.explain.wording.hand import HAND_WORDS
from gin_widgets.widgets.table import STATIC

MODES: Final = ("show", "one", "many", "order")
Codes = tuple[str, ...]


class Hand(anywidget.AnyWidget):
    """Any cards, shown as on the table; what is done with them stands in traits to be observed.

    `cards` are the cards in the order in which they are given, as codes such as "8H". `mode` says
    what can be done: "show" nothing, "one" choose a card, "many" choose cards, "order" move them.
    `chosen` are the cards that are selected now, `order` is every card in the order in which they
    lie. All three can be set from a notebook too, in any notation. `label` is what a screen reader
    calls the hand.

    Raises:
        NotationError: a card that is none, twice, or not in the hand; a mode that there is not.

    >>> hand = Hand("7C 7D 7H 8H", mode="many")
    >>> hand.chosen = "8h 7c"
    >>> hand.chosen, hand.order
    (('8H', '7C'), ('7C', '7D', '7H', '8H'))
    """

    _esm = STATIC / "hand.js"
    _css = STATIC / "hand.css"

    cards = traitlets.Any(()).tag(sync=True)
    mode = traitlets.Unicode("show").tag(sync=True)
    chosen = traitlets.Any(()).tag(sync=True)
    order = traitlets.Any(()).tag(sync=True)
    label = traitlets.Unicode("").tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        cards: CardSet | str | Iterable[Card | str] = "",
        mode: str = "show",
        *,
        label: str = "",
    ) -> None:
        names = {key: name for key, name in WORDS.items() if key.startswith("card.")}
        super().__init__(cards=cards, mode=mode, label=label)
        self.set_trait("words", {**HAND_WORDS, **names})
        self.on_msg(self._on_message)

    def set_state(self, sync_data: Any) -> None:
        """Drop what the browser would write into the traits: it speaks by messages alone."""

    @traitlets.validate("cards")
    def _read_cards(self, proposal: Any) -> Codes:
        return codes_of(proposal["value"])

    @traitlets.validate("mode")
    def _read_mode(self, proposal: Any) -> Any:
        if proposal["value"] not in MODES:
            raise NotationError(
                f"There is no mode {proposal['value']!r}; there are {', '.join(MODES)}."
            )
        return proposal["value"]

    @traitlets.validate("chosen")
    def _read_chosen(self, proposal: Any) -> Codes:
        chosen = codes_of(proposal["value"])
        strange = [code for code in chosen if code not in self.cards]
        if strange:
            raise NotationError(f"{', '.join(strange)} cannot be chosen: not in the hand.")
        if self.mode == "one" and len(chosen) > 1:
            raise NotationError("One card at most can be chosen in this hand.")
        return chosen

    @traitlets.validate("order")
    def _read_order(self, proposal: Any) -> Codes:
        order = codes_of(proposal["value"])
        if sorted(order) != sorted(self.cards):
            raise NotationError(
                f"An order holds every card of the hand once: {' '.join(self.cards) or 'none'}."
            )
        return order

    @traitlets.observe("cards")
    def _start_over(self, change: Any) -> None:
        """Other cards: nothing is chosen, and they lie as they were given."""
        with self.hold_sync():
            self.chosen = ()
            self.order = change["new"]

    @traitlets.observe("mode")
    def _let_go(self, _change: Any) -> None:
        self.chosen = ()

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """Take what was chosen or moved; a message that is none changes nothing."""
        match content:
            case {"kind": "chosen", "cards": [*codes]} if self.mode != "show":
                name = "chosen"
            case {"kind": "order", "cards": [*codes]} if self.mode == "order":
                name = "order"
            case _:
                return
        try:
            setattr(self, name, codes)
        except NotationError:
            # The browser showed other cards by then; what is true goes out again.
            self.send_state(["cards", "mode", "chosen", "order"])

    def __repr__(self) -> str:
        return f"<Hand {' '.join(self.order) or 'of no cards'}, {self.mode}>"


def codes_of(cards: Any) -> Codes:
    """The codes of some cards, in the order in which they are given.

    Raises:
        NotationError: a card that is none, or twice.

    >>> codes_of("10h 7c")
    ('TH', '7C')
    """
    if isinstance(cards, str):
        cards_of(cards)
        return tuple(DECK[index_of(found)].code for found in CARD_PATTERN.finditer(cards))
    if not isinstance(cards, Iterable):
        raise NotationError(f"{cards!r} is no row of cards; write them like 7C 8H.")
    found = tuple(each.code if isinstance(each, Card) else _code(each) for each in cards)
    twice = [code for code in found if found.count(code) > 1]
    if twice:
        raise NotationError(f"{twice[0]} is there twice.")
    return found


def _code(text: Any) -> str:
    if not isinstance(text, str):
        raise NotationError(f"{text!r} is no card; write it like 8H.")
    return Card.parse(text).code
