"""The guided game: a match, its opponents, and what the table says about it."""

from gin_widgets.guide.game import Game
from gin_widgets.guide.session import Session
from gin_widgets.guide.wire import TableState

__all__ = ["Game", "Session", "TableState"]
