"""Every field of a rule set makes a difference at the table: each value is played."""

import sys
from dataclasses import fields

import pytest

from gin_widgets.cards import AceInRuns, LayoffChain, RunKind
from gin_widgets.play import Match, Phase, Reason, Round, parse_action
from gin_widgets.rules import (
    HOUSE,
    AceUpcard,
    FirstOffer,
    LimitCompare,
    LimitSource,
    NextDealer,
    RuleSet,
    RuleSetError,
    Target,
    Tie,
)
from tests.play.positions import DEFENDER, GIN, KNOCKER
from tests.tables import MANY, knocked, laid_down, played, showdown, table

SEVEN = "TD JD QD 4C 4H 4S 3H 2S AC AD"
EQUAL = "7C 7D 7H 9S TS JS QS 5C AH AS"
THREE = ("5H 6H 7H KC KD KS 2C", "4H 8H 9H 3S 5S JC QC", "3H 3D 6S 8S TD JD 4C")


def points(knocker: str, defender: str, upcard: str, rules: RuleSet) -> tuple[int, ...] | None:
    result = showdown(knocker, defender, upcard=upcard, rules=rules).result
    return result.points if result else None


def loose_after_knock(hand: str, rules: RuleSet) -> str:
    """What stays loose when a player with that hand knocks on a king."""
    spread = laid_down(knocked(hand, DEFENDER, upcard="KD", rules=rules)).state.spread
    return str(spread.deadwood_cards) if spread else ""


def knock_refused(upcard: str, rules: RuleSet) -> Reason | None:
    """What refuses a knock that leaves four."""
    theirs = "8H 9H JS QS 6D 6S 2D 7S TC AD"
    now = table(KNOCKER, theirs, upcard=upcard, stock="QC", rules=rules)
    now = played(now, "pass", "pass", "stock")
    return now.check(0, parse_action("knock QC")).reason


def test_players_says_how_many_may_sit_down() -> None:
    assert len(Round.deal(MANY, players=3).state.hands) == 3
    with pytest.raises(RuleSetError):
        Round.deal(HOUSE, players=3)


def test_hand_size_is_dealt() -> None:
    assert len(Round.deal(HOUSE).state.hands[0]) == 10
    assert len(Round.deal(HOUSE.replace(hand_size=(8, 7))).state.hands[0]) == 8
    assert len(Round.deal(MANY.replace(hand_size=(10, 6)), players=3).state.hands[0]) == 6


def test_run_kind_colour_makes_a_run_of_two_red_suits() -> None:
    hand = "3H 4H 5D KC KH KS 7C 7S 7H AS"
    colour = HOUSE.replace(run_kind=RunKind.COLOUR)
    now = table(hand, DEFENDER, upcard="TD", stock="QC")
    assert (
        played(now, "pass", "pass", "stock").check(0, parse_action("knock QC")).facts["deadwood"]
        == 13
    )
    assert loose_after_knock(hand, colour) == "A♠"


@pytest.mark.parametrize(
    ("ace", "loose"),
    [
        (AceInRuns.LOW, "A♥ 2♥ Q♥ K♥"),
        (AceInRuns.HIGH_OR_LOW, "2♥"),
        (AceInRuns.ROUND_THE_CORNER, ""),
    ],
)
def test_ace_in_runs_says_what_an_ace_joins(ace: AceInRuns, loose: str) -> None:
    rules = HOUSE.replace(ace_in_runs=ace)
    hand = "AH 2H QH KH 5C 5D 5S 9C 9D 9S"
    now = table(hand, "3S 4H 6H 7C 8H JS JD TS TD 2D", upcard="TC", stock="QC", rules=rules)
    now = played(now, "pass", "pass", "stock")
    deadwood = now.check(0, parse_action("gin QC")).facts["deadwood"]
    assert deadwood == {"": 0, "2♥": 2}.get(loose, 23)


def test_first_upcard_offer_none_is_a_plain_first_draw() -> None:
    assert table(KNOCKER, DEFENDER, upcard="8C").phase is Phase.OFFER
    plain = HOUSE.replace(first_upcard_offer=FirstOffer.NONE)
    now = table(KNOCKER, DEFENDER, upcard="8C", rules=plain)
    assert [str(action) for action in now.legal_actions()] == ["stock", "pile"]


@pytest.mark.parametrize(("may", "reason"), [(False, Reason.TAKEN_CARD_STAYS), (True, None)])
def test_may_return_taken_card_allows_the_throw(may: bool, reason: Reason | None) -> None:
    rules = HOUSE.replace(may_return_taken_card=may)
    now = played(table(KNOCKER, DEFENDER, upcard="8C", rules=rules), "take")
    assert now.check(0, parse_action("discard 8C")).reason is reason
    assert now.check(0, parse_action("knock 8C")).reason is reason


def test_limit_source_fixed_is_ten_whatever_lies_there() -> None:
    assert knock_refused("3D", HOUSE) is Reason.OVER_LIMIT
    assert knock_refused("3D", HOUSE.replace(limit_source=LimitSource.FIXED)) is None


def test_limit_compare_below_refuses_a_count_equal_to_the_limit() -> None:
    assert knock_refused("4S", HOUSE) is None
    below = HOUSE.replace(limit_compare=LimitCompare.BELOW)
    assert knock_refused("4S", below) is Reason.OVER_LIMIT
    assert knock_refused("5S", below) is None


def test_ace_upcard_one_lets_one_point_knock() -> None:
    hand, theirs = "3H 4H 5H 8C 8D 8S JD QD KD AC", "2H 2D 4S 5S 7C 7D 9H 9S TC JS"
    for ace, reason in ((AceUpcard.GIN_ONLY, Reason.GIN_ONLY), (AceUpcard.ONE, None)):
        rules = HOUSE.replace(ace_upcard=ace)
        now = table(hand, theirs, upcard="AS", stock="9C", rules=rules)
        now = played(now, "pass", "pass", "stock")
        assert now.check(0, parse_action("knock 9C")).reason is reason


def test_spade_doubles_every_amount_of_the_hand() -> None:
    assert points(KNOCKER, DEFENDER, "8S", HOUSE) == (45, 0)
    assert points(KNOCKER, DEFENDER, "8S", HOUSE.replace(spade_doubles=True)) == (90, 0)
    assert points(KNOCKER, DEFENDER, "8C", HOUSE.replace(spade_doubles=True)) == (45, 0)


@pytest.mark.parametrize(
    ("chain", "own", "anothers"),
    [
        (LayoffChain.OWN, None, Reason.DOES_NOT_FIT),
        (LayoffChain.NONE, Reason.DOES_NOT_FIT, Reason.DOES_NOT_FIT),
        (LayoffChain.SHARED, None, None),
    ],
)
def test_layoff_chain_says_on_whose_layoffs_one_may_build(
    chain: LayoffChain, own: Reason | None, anothers: Reason | None
) -> None:
    now = laid_down(knocked(*THREE, upcard="8D", rules=MANY.replace(layoff_chain=chain)))
    now = played(now, "lay 8H on 5H6H7H", "lay 4H on 5H6H7H")
    assert now.check(1, parse_action("lay 9H on 4H5H6H7H8H")).reason is own
    now = played(now, "done")
    assert now.check(2, parse_action("lay 3H on 4H5H6H7H8H")).reason is anothers


def test_tie_says_who_wins_equal_counts() -> None:
    assert points(SEVEN, EQUAL, "8C", HOUSE) == (0, 10)
    assert points(SEVEN, EQUAL, "8C", HOUSE.replace(tie=Tie.KNOCKER)) == (0, 0)


def test_undercut_bonus_is_paid() -> None:
    assert points(SEVEN, EQUAL, "8C", HOUSE.replace(undercut_bonus=20)) == (0, 20)


def test_undercut_adds_difference_or_not() -> None:
    lower = "7C 7D 7H 9S TS JS QS KD 2C 4D"
    assert points(SEVEN, lower, "8C", HOUSE) == (0, 15)
    assert points(SEVEN, lower, "8C", HOUSE.replace(undercut_adds_difference=False)) == (0, 10)


def test_gin_bonus_is_paid() -> None:
    assert points(GIN, DEFENDER, "8C", HOUSE) == (91, 0)
    assert points(GIN, DEFENDER, "8C", HOUSE.replace(gin_bonus=20)) == (86, 0)


@pytest.mark.parametrize("floor", [0, 2, 5])
def test_stock_floor_is_what_a_void_hand_leaves(floor: int) -> None:
    now = table(KNOCKER, DEFENDER, upcard="8C", rules=HOUSE.replace(stock_floor=floor))
    now = played(now, "pass", "pass")
    while now.result is None:
        now = played(now, "stock")
        now = now.play(now.legal_actions()[0]).state
    assert now.result.kind == "void"
    assert len(now.state.stock) == floor


@pytest.mark.parametrize("cap", [1, 2, 50])
def test_exchange_cap_voids_so_many_turns_without_a_draw(cap: int) -> None:
    now = table(KNOCKER, DEFENDER, upcard="8C", rules=HOUSE.replace(exchange_cap=cap))
    turns = 0
    while now.result is None:
        now = played(now, "pile" if turns else "take")
        now = now.play(now.legal_actions()[0]).state
        turns += 1
    assert turns == cap
    assert now.result.kind == "void"


@pytest.mark.parametrize(
    ("next_dealer", "seat"),
    [(NextDealer.WINNER, 0), (NextDealer.LOSER, 1), (NextDealer.ROTATE, 2)],
)
def test_next_dealer_after_seat_1_dealt_and_seat_0_won(next_dealer: NextDealer, seat: int) -> None:
    rules = MANY.replace(next_dealer=next_dealer)
    now = table(*THREE, upcard="8D", stock="QS QH", rules=rules, dealer=1)
    now = played(now, "pass", "pass", "pass", "stock", "discard QS", "stock", "knock QH")
    now = played(laid_down(now), "done", "done")
    assert Match(rules=rules, players=3, seats=(0, 1, 2), seed=1, round=now).next_dealer == seat


@pytest.mark.parametrize(("target", "winner"), [(45, 0), (46, None)])
def test_match_end_ends_the_match(target: int, winner: int | None) -> None:
    rules = HOUSE.replace(match_end=Target(target))
    now = showdown(KNOCKER, DEFENDER, upcard="8C", rules=rules)
    assert Match(rules=rules, players=2, seats=(0, 1), seed=1, round=now).winner == winner


def test_every_field_is_tested_here() -> None:
    tests = [name for name in vars(sys.modules[__name__]) if name.startswith("test_")]
    for field in fields(RuleSet):
        if field.name != "key":
            assert any(name.startswith(f"test_{field.name}_") for name in tests), field.name
