"""The guided game: a match, its opponents, and what the table says about it."""

from gin_widgets.guide.code import code_of, game_of, history_of
from gin_widgets.guide.compare import compare_rules
from gin_widgets.guide.comparison import Comparison, to_html
from gin_widgets.guide.deals import compare_hand
from gin_widgets.guide.final_hands import SHOWDOWNS, FinalHands
from gin_widgets.guide.game import Game
from gin_widgets.guide.history import History
from gin_widgets.guide.session import Session
from gin_widgets.guide.showdowns import compare_showdown
from gin_widgets.guide.wire import TableState

__all__ = [
    "SHOWDOWNS",
    "Comparison",
    "FinalHands",
    "Game",
    "History",
    "Session",
    "TableState",
    "code_of",
    "compare_hand",
    "compare_rules",
    "compare_showdown",
    "game_of",
    "history_of",
    "to_html",
]
