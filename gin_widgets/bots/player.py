"""Somebody who chooses."""

from typing import Protocol

from gin_widgets.play import Action, SeatView


class Player(Protocol):
    """A player knows nothing but a seat's view, and answers with one of its legal actions."""

    def choose(self, view: SeatView) -> Action:
        """The action this player takes; `view.legal` is not empty."""
        ...
