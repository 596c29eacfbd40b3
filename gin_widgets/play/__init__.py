"""What happens: actions, verdicts, events, hands and matches."""

from gin_widgets.play.actions import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    GoOn,
    Knock,
    LayOff,
    PassUpcard,
    Spread,
    TakeUpcard,
)
from gin_widgets.play.errors import HandNotOver, MatchOver, PositionError
from gin_widgets.play.events import (
    BigGinDeclared,
    Dealt,
    Discarded,
    Event,
    GinDeclared,
    HandEnded,
    HandSpread,
    Knocked,
    LaidOff,
    PileDrawn,
    StockDrawn,
    StockRecycled,
    UpcardPassed,
    UpcardTaken,
    as_seen,
)
from gin_widgets.play.holding import best_endings, best_held, best_throws, least_after, unmeldable
from gin_widgets.play.match import Match
from gin_widgets.play.notation import parse_action
from gin_widgets.play.opening import Opening, Shuffled, Stacked
from gin_widgets.play.position import Position
from gin_widgets.play.record import Record, RecordError
from gin_widgets.play.round import Round, Step
from gin_widgets.play.shuffle import next_seed, seed_of
from gin_widgets.play.state import Phase
from gin_widgets.play.verdict import IllegalAction, Reason, Verdict
from gin_widgets.play.view import SeatView

__all__ = [
    "Action",
    "BigGinDeclared",
    "Dealt",
    "DeclareBigGin",
    "DeclareGin",
    "Discard",
    "Discarded",
    "Done",
    "DrawPile",
    "DrawStock",
    "Event",
    "GinDeclared",
    "GoOn",
    "HandEnded",
    "HandNotOver",
    "HandSpread",
    "IllegalAction",
    "Knock",
    "Knocked",
    "LaidOff",
    "LayOff",
    "Match",
    "MatchOver",
    "Opening",
    "PassUpcard",
    "Phase",
    "PileDrawn",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Round",
    "SeatView",
    "Shuffled",
    "Spread",
    "Stacked",
    "Step",
    "StockDrawn",
    "StockRecycled",
    "TakeUpcard",
    "UpcardPassed",
    "UpcardTaken",
    "Verdict",
    "as_seen",
    "best_endings",
    "best_held",
    "best_throws",
    "least_after",
    "next_seed",
    "parse_action",
    "seed_of",
    "unmeldable",
]
