"""The player that minds what its throws are worth to the next one."""

from typing import Final, assert_never

from gin_widgets.bots.layoff import next_layoff
from gin_widgets.bots.outlook import Outlook
from gin_widgets.bots.simple import ends, wants
from gin_widgets.play import (
    Action,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    PassUpcard,
    Phase,
    SeatView,
    TakeUpcard,
)
from gin_widgets.play.holding import least_after

COST: Final = 4.0
"""What it costs, in points, if the next player melds a throw."""
TURNS: Final = 3.0
"""For so many turns to come the own chances count."""


class CarefulPlayer:
    """Draws and ends like the simple player, but weighs its throws.

    Besides the deadwood that a throw leaves it counts the danger: the pairs for that card which the
    next player may hold, with what that player was seen taking. And it keeps loose cards that many
    cards still out would meld. `COST` and `TURNS` were found by trying (tests/bots/strength).
    """

    def choose(self, view: SeatView) -> Action:
        """The action of the careful rule; equal throws go by points, then by the deck's order."""
        match view.phase:
            case Phase.OFFER:
                return TakeUpcard() if wants(view, view.upcard) else PassUpcard()
            case Phase.DRAW:
                wanted = DrawPile() in view.legal and wants(view, view.pile[-1])
                return DrawPile() if wanted else DrawStock()
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

    def _throw(self, view: SeatView) -> Discard:
        outlook = Outlook(view)
        price = {
            card: left + COST * outlook.danger(card) - TURNS * outlook.chances(card)
            for card, left in least_after(view.rules, view.hand, view.taken).items()
        }
        return Discard(min(price, key=lambda card: (price[card], -card.points, -card.index)))
