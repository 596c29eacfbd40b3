"""A position for each reason of refusal: the hand, the seat that asks, and what it asks for."""

from gin_widgets.play import Reason, Round
from gin_widgets.rules import HOUSE, LimitSource
from tests.tables import knocked, laid_down, played, table

KNOCKER = "5H 6H 7H KC KD KS AC 2C 3C 4D"
GIN = "5H 6H 7H KC KD KS AC 2C 3C 4C"
DEFENDER = "8H 9H JS QS 6D 6S 2D 4S TC AD"

OFFER = table(KNOCKER, DEFENDER, upcard="8C", stock="QC")
DECLINED = played(OFFER, "pass", "pass")
DRAWN = played(DECLINED, "stock")
TAKEN = played(OFFER, "take")
ACE = played(table(KNOCKER, DEFENDER, upcard="AH", stock="QC"), "pass", "pass", "stock")
ACE_THROWN = played(
    table(
        KNOCKER,
        DEFENDER,
        upcard="8C",
        stock="AS",
        rules=HOUSE.replace(key="floating", limit_source=LimitSource.TOP_DISCARD),
    ),
    *("pass", "pass", "stock"),
)
LOW = played(table(KNOCKER, DEFENDER, upcard="2S", stock="QC"), "pass", "pass", "stock")
AFTER = played(table(KNOCKER, DEFENDER, upcard="8C", stock="QC", rules="play_online"), "stock")
THROWN = played(AFTER, "discard QC")
GIN_AFTER = played(table(GIN, DEFENDER, upcard="8C", stock="QC", rules="play_online"), "stock")
GIN_THROWN = played(GIN_AFTER, "discard QC")
BIG = HOUSE.replace(key="big", big_gin_bonus=31)
NOT_BIG = played(
    table(KNOCKER, DEFENDER, upcard="8C", stock="QC", rules=BIG), "pass", "pass", "stock"
)
BIG_READY = played(
    table(GIN, DEFENDER, upcard="8C", stock="KH", rules=BIG), "pass", "pass", "stock"
)
GIN_READY = played(table(GIN, DEFENDER, upcard="8C", stock="QC"), "pass", "pass", "stock")
SPREAD = knocked(KNOCKER, DEFENDER, upcard="8C")
LAYOFF = laid_down(SPREAD)
OVER = played(LAYOFF, "done")

ANOTHERS = played(
    laid_down(
        knocked("5H 6H 7H KC KD KS 2C", "4H 8H 9H 3S 5S JC QC", "3H 3D 6S 8S TD JD 4C", upcard="8D")
    ),
    *("lay 4H on 5H6H7H", "done"),
)
"""Of three, one defender has laid off the four of hearts; the other holds the three."""

REFUSED: dict[Reason, tuple[Round, int, str]] = {
    Reason.HAND_OVER: (OVER, 0, "stock"),
    Reason.NOT_YOUR_TURN: (OFFER, 1, "take"),
    Reason.UPCARD_OFFERED: (OFFER, 0, "stock"),
    Reason.NOTHING_OFFERED: (DECLINED, 0, "take"),
    Reason.UPCARD_DECLINED: (DECLINED, 0, "pile"),
    Reason.DRAW_FIRST: (DECLINED, 0, "discard KC"),
    Reason.ALREADY_DREW: (DRAWN, 0, "stock"),
    Reason.THROW_FIRST: (AFTER, 0, "knock QC"),
    Reason.KNOCK_OR_GO_ON: (THROWN, 0, "stock"),
    Reason.NOTHING_TO_GO_ON: (DRAWN, 0, "go-on"),
    Reason.ANOTHER_CARD_THROWN: (THROWN, 0, "knock KC"),
    Reason.NO_BIG_GIN: (DRAWN, 0, "biggin"),
    Reason.NOT_BIG_GIN: (NOT_BIG, 0, "biggin"),
    Reason.CARD_NOT_HELD: (DRAWN, 0, "discard 8H"),
    Reason.TAKEN_CARD_STAYS: (TAKEN, 0, "discard 8C"),
    Reason.OVER_LIMIT: (LOW, 0, "knock QC"),
    Reason.GIN_ONLY: (ACE, 0, "knock QC"),
    Reason.NOTHING_UNMATCHED: (GIN_READY, 0, "knock QC"),
    Reason.NOT_GIN: (DRAWN, 0, "gin QC"),
    Reason.SPREAD_FIRST: (SPREAD, 0, "done"),
    Reason.NO_KNOCK: (DRAWN, 0, "done"),
    Reason.LAYOFFS_OPEN: (LAYOFF, 1, "stock"),
    Reason.SPREAD_OVER_LIMIT: (SPREAD, 0, "spread 5H6H7H"),
    Reason.NOT_YOUR_MELDS: (SPREAD, 0, "spread AS2S3S"),
    Reason.NO_SUCH_MELD: (LAYOFF, 1, "lay 8H on 5S6S7S"),
    Reason.DOES_NOT_FIT: (LAYOFF, 1, "lay 9H on 5H6H7H"),
    Reason.BUILDS_ON_A_LAYOFF: (ANOTHERS, 2, "lay 3H on 4H5H6H7H"),
}
