"""What house takes from the other sources, and the decisions where all four are silent."""

import pytest

from gin_widgets.cards import Card, CardSet, best_arrangement, best_discards
from gin_widgets.play import Phase, Reason, parse_action
from gin_widgets.rules import HOUSE, knock_limit
from tests.play.positions import DEFENDER, GIN, GIN_READY, KNOCKER, TAKEN
from tests.tables import knocked, laid_down, played, showdown, table


def test_a_card_taken_from_the_pile_may_not_be_thrown_back_at_once() -> None:
    """A: "taking the top discard and putting the same card back is not permitted"."""
    assert TAKEN.check(0, parse_action("discard 8C")).reason is Reason.TAKEN_CARD_STAYS


def test_a_taken_card_may_be_thrown_in_a_later_turn() -> None:
    """A: "he cannot use it in the current round", read as: in the current turn."""
    now = played(TAKEN, "discard 4D", "stock", "discard 8H", "stock")
    assert now.check(0, parse_action("discard 8C"))


def test_a_card_drawn_from_the_stock_may_be_thrown() -> None:
    now = played(table(KNOCKER, DEFENDER, upcard="8C", stock="QC"), "pass", "pass", "stock")
    assert now.check(0, parse_action("discard QC"))


def test_an_ace_upcard_asks_for_gin() -> None:
    """A: "if the topmost card is an Ace The players must go for Gin"."""
    assert knock_limit("house", "AS") == 0
    assert showdown(GIN, DEFENDER, upcard="AH").result


def test_going_gin_stops_the_hand_at_once() -> None:
    """A: "Going Gin stops the game immediately (no layoff)"."""
    assert played(GIN_READY, "gin QC").phase is Phase.OVER


def test_the_limit_stays_when_the_upcard_has_been_taken() -> None:
    """B and D: the card after the deal decides, for the whole hand."""
    now = played(TAKEN, "discard KC")
    assert now.view(0).limit == 8
    assert now.view(0).upcard == Card.parse("8C")


def test_gin_is_declared_never_forced() -> None:
    """Decision 1."""
    assert GIN_READY.check(0, parse_action("gin QC"))
    assert played(GIN_READY, "discard QC").phase is Phase.DRAW


def test_a_knock_that_leaves_nothing_is_gin_and_must_be_said_so() -> None:
    assert GIN_READY.check(0, parse_action("knock QC")).reason is Reason.NOTHING_UNMATCHED


@pytest.mark.parametrize(
    ("eleven", "least", "throws"),
    [
        ("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C", 10, "6C"),
        ("2S 3S 4S 3D 4D 5D 2H 3H 4H 5H 5C", 0, "5C"),
    ],
)
def test_a_knock_is_tested_on_what_is_left_and_never_on_eleven(
    eleven: str, least: int, throws: str
) -> None:
    """Decision 2 and section 4."""
    assert best_discards(eleven) == (least, CardSet.parse(throws))
    ten, drawn = eleven.rsplit(" ", 1)
    theirs = "KS KH KD QS QH QD JS JH TS TD"
    now = table(ten, theirs, upcard="TC", stock=drawn)
    now = played(now, "pass", "pass", "stock")
    word = "knock" if least else "gin"
    allowed = [str(action) for action in now.legal_actions() if str(action).startswith(word)]
    assert allowed == [f"{word} {throws}"]


def test_the_knocker_may_lay_down_any_arrangement_within_the_limit() -> None:
    """Decision 3; the one offered first has the least deadwood and the fewest open points."""
    now = knocked("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", DEFENDER.replace("6D", "KD"), upcard="8C")
    offered = [str(action) for action in now.legal_actions()]
    assert offered[0] == "spread 4H4D4C/5H5D5C/6H6D6C"
    assert "spread 4H5H6H/4D5D6D/4C5C6C" in offered
    limits = [now.check(0, action).facts for action in now.legal_actions()]
    assert all(facts["deadwood"] <= facts["limit"] for facts in limits)


def test_a_defender_may_break_a_meld_to_lay_off_more() -> None:
    """Decision 4: keep 6-7-8 of spades and lay the eight of hearts off."""
    theirs = "2D 3H 6S 7S 8D 8H 8S JC JH JS"
    assert best_arrangement(theirs).deadwood == 18
    now = laid_down(knocked(KNOCKER, theirs, upcard="TH"))
    now = played(now, "lay 8H on 5H6H7H", "done")
    assert now.result
    assert now.result.deadwood[1] == 13


def test_several_defenders_lay_off_in_turn_order_from_the_knockers_left() -> None:
    """Decision 5."""
    hands = "5C 6C 7C 9D 9H 9S 4H", "8C 8D 3S 3H 3D KS 2C", "9C TC JC QH 3C AS 2H"
    now = laid_down(knocked(*hands, upcard="8H", rules=HOUSE))
    turns = [now.turn]
    while now.phase is Phase.LAYOFF:
        now = played(now, "done")
        turns.append(now.turn)
    assert turns == [1, 2, 0]


def test_one_winner_takes_the_hand() -> None:
    """Decision 6: two defenders undercut, the lower one wins alone."""
    hands = "5H 6H 7H KC KD KS 4D", "9H 9D 9S 9C AS AD AC", "TH TD TC JS JH JD 2S"
    result = showdown(*hands, upcard="8C", rules=HOUSE).result
    assert result
    assert (result.kind, result.winner) == ("undercut", 1)
    assert result.points == (0, 4 + 2 + 10, 0)


@pytest.mark.parametrize("passes", [0, 1])
def test_a_card_taken_at_the_offer_counts_as_taken_from_the_pile(passes: int) -> None:
    """Decision 11."""
    now = table(KNOCKER, DEFENDER, upcard="8C")
    now = played(now, *["pass"] * passes, "take")
    assert now.check(now.turn, parse_action("discard 8C")).reason is Reason.TAKEN_CARD_STAYS
    assert now.view(None).picked[now.turn] == CardSet.parse("8C")


def test_taking_from_the_pile_does_not_bring_the_void_hand_nearer() -> None:
    """Decision 12: with three cards in the stock the pile may still go to and fro."""
    now = played(table(KNOCKER, DEFENDER, upcard="8C"), "pass", "pass")
    while len(now.state.stock) > 3:
        now = played(now, "stock")
        now = now.play(now.legal_actions()[0]).state
    for _ in range(4):
        now = played(now, "pile")
        now = now.play(now.legal_actions()[0]).state
    assert (len(now.state.stock), now.result) == (3, None)
    now = played(now, "stock")
    assert now.result is None
    now = now.play(now.legal_actions()[0]).state
    assert now.result
    assert now.result.kind == "void"


def test_a_knock_at_the_last_card_is_no_void_hand() -> None:
    """Decision 12: "a discard without a knock"."""
    now = played(table(KNOCKER, DEFENDER, upcard="8C"), "pass", "pass")
    while len(now.state.stock) > 3:
        now = played(now, "stock")
        thrown = next(card for card in now.state.hands[now.turn] if card.code not in KNOCKER)
        now = played(now, f"discard {thrown.code}")
    if now.turn == 1:
        now = played(now, "pile")
        now = now.play(now.legal_actions()[0]).state
    now = played(now, "stock")
    drawn = next(card for card in now.state.hands[0] if card.code not in KNOCKER)
    now = played(now, f"knock {drawn.code}")
    assert (len(now.state.stock), now.phase) == (2, Phase.SPREAD)
