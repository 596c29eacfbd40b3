"""The simple player's rule, case by case."""

import pytest

from gin_widgets.bots import SimplePlayer
from gin_widgets.play import Round
from tests.play.positions import BIG_READY, DEFENDER, GIN, KNOCKER, OVER
from tests.tables import knocked, laid_down, played, table


def choice(now: Round) -> str:
    return str(SimplePlayer().choose(now.view(now.turn)))


def test_it_takes_an_upcard_that_makes_a_meld() -> None:
    assert choice(table(KNOCKER, DEFENDER, upcard="4C")) == "take"


def test_it_passes_on_an_upcard_that_stays_loose_though_it_is_cheaper() -> None:
    hand = KNOCKER.replace("4D", "QD")
    assert choice(table(hand, DEFENDER, upcard="2H")) == "pass"


def test_it_draws_from_the_stock_unless_the_pile_helps() -> None:
    now = played(table(KNOCKER, DEFENDER, upcard="8C", stock="QC"), "pass", "pass", "stock")
    assert choice(played(now, "discard QC")) == "stock"
    theirs = DEFENDER.replace("TC", "QD")
    now = played(table(KNOCKER, theirs, upcard="8C", stock="QC"), "pass", "pass", "stock")
    assert choice(played(now, "discard QC")) == "pile"


def test_it_must_draw_from_the_stock_when_all_passed() -> None:
    now = played(table(KNOCKER, DEFENDER, upcard="4C"), "pass", "pass")
    assert choice(now) == "stock"


def test_it_throws_the_card_that_leaves_least() -> None:
    now = played(table(KNOCKER, DEFENDER, upcard="AH", stock="QC"), "pass", "pass", "stock")
    assert choice(now) == "discard QC"


def test_of_equal_throws_it_throws_the_dearest() -> None:
    """Any of three throws is gin: an ace, a four and a king of melds of four."""
    hand = "AD 2D 3D 4D 7C 7H 7S KC KD KH"
    now = played(
        table(hand, "8H 9H JS QS 6D 6S 5S 4S TC 5C", upcard="8C", stock="KS"),
        "pass",
        "pass",
        "stock",
    )
    assert choice(now) == "gin KC"


def test_it_knocks_as_soon_as_it_may() -> None:
    now = played(table(KNOCKER, DEFENDER, upcard="8C", stock="QC"), "pass", "pass", "stock")
    assert choice(now) == "knock QC"


def test_it_declares_big_gin_rather_than_gin() -> None:
    assert choice(BIG_READY) == "biggin"


def test_it_declares_gin_rather_than_knock() -> None:
    now = played(table(GIN, DEFENDER, upcard="8C", stock="QC"), "pass", "pass", "stock")
    assert choice(now) == "gin QC"


def test_it_does_not_throw_back_what_it_took_where_that_is_forbidden() -> None:
    now = played(table(KNOCKER, DEFENDER, upcard="8C"), "take")
    assert choice(now) == "knock 4D"
    free = played(table(KNOCKER, DEFENDER, upcard="8C", rules="complete_rules"), "take")
    assert choice(free) == "knock 8C"


def test_it_lays_down_what_is_offered_first() -> None:
    now = knocked(
        "9C 9D 9H 9S TS JS QS AH 2C 3D",
        "8H KH KS KC 6D 6S 2D 4S TC AD",
        upcard="6C",
    )
    assert choice(now) == str(now.legal_actions()[0])


def test_it_lays_off_the_whole_chain_and_breaks_a_meld_for_it() -> None:
    now = laid_down(knocked(KNOCKER, "2D 3H 6S 7S 8D 8H 8S JC JH JS", upcard="TH"))
    assert choice(now) == "lay 8H on 5H6H7H"
    assert choice(played(now, "lay 8H on 5H6H7H")) == "done"
    now = laid_down(knocked(KNOCKER, DEFENDER, upcard="8C"))
    now = played(now, choice(now))
    assert choice(now) == "lay 9H on 5H6H7H8H"


def test_there_is_nothing_to_choose_when_the_hand_is_over() -> None:
    with pytest.raises(ValueError, match="The hand is over"):
        SimplePlayer().choose(OVER.view(0))
