"""Every field of a rule set makes a difference at the table: each value is played."""

import sys
from dataclasses import fields, replace
from typing import Any

import pytest

from gin_widgets.cards import DECK, AceInRuns, Card, LayoffChain, RunKind
from gin_widgets.play import (
    Discarded,
    Knock,
    Match,
    Phase,
    Reason,
    Round,
    StockRecycled,
    parse_action,
)
from gin_widgets.rules import (
    HOUSE,
    RULES,
    AceUpcard,
    Elimination,
    FirstOffer,
    KnockTiming,
    LimitCompare,
    LimitSource,
    NextDealer,
    PenaltyBasis,
    ResultKind,
    RuleSet,
    RuleSetError,
    Scoring,
    Showdown,
    StockOut,
    Target,
    Tie,
)
from tests.play.many_games import on_the_table
from tests.play.positions import DEFENDER, GIN, KNOCKER
from tests.tables import drawn_first, knocked, laid_down, played, showdown, table

SEVEN = "TD JD QD 4C 4H 4S 3H 2S AC AD"
EQUAL = "7C 7D 7H 9S TS JS QS 5C AH AS"
FLOATING = "KH KC KD KS 5H 6H 7H AC AD 2S"
DEFENDER_OF_TWO = "8H 9H JS QS 6D 6S 2D 4S TC 8C"
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
    assert len(Round.deal(HOUSE, players=3).state.hands) == 3
    with pytest.raises(RuleSetError):
        Round.deal(HOUSE.replace(players=(2, 2)), players=3)


def test_hand_size_is_dealt() -> None:
    assert len(Round.deal(HOUSE).state.hands[0]) == 10
    assert len(Round.deal(HOUSE.replace(hand_size=(8, 7))).state.hands[0]) == 8
    assert len(Round.deal(HOUSE.replace(hand_size=(10, 6)), players=3).state.hands[0]) == 6


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


def test_limit_source_top_discard_is_the_card_thrown_with_the_knock() -> None:
    low = "8H 9H JS QS 6D 6S 2D 7S TC AD"
    rules = HOUSE.replace(limit_source=LimitSource.TOP_DISCARD)
    now = drawn_first(table(KNOCKER, low, upcard="2S", stock="QC", rules=rules))
    assert now.check(0, parse_action("knock QC")).facts["limit"] == 10
    assert now.check(0, parse_action("knock QC"))
    refused = now.check(0, parse_action("knock 4D"))
    assert (refused.reason, refused.facts["limit"]) == (Reason.OVER_LIMIT, 4)
    assert knock_refused("2S", HOUSE) is Reason.OVER_LIMIT


@pytest.mark.parametrize(("may", "reason"), [(True, None), (False, Reason.NOT_GIN)])
def test_may_meld_taken_card_at_once_or_only_from_the_next_turn(
    may: bool, reason: Reason | None
) -> None:
    rules = HOUSE.replace(may_meld_taken_card=may)
    now = played(table(KNOCKER, DEFENDER, upcard="4C", stock="QC QD", rules=rules), "take")
    assert now.check(0, parse_action("gin 4D")).reason is reason
    assert now.check(0, parse_action("knock 4D")).facts["deadwood"] == (0 if may else 4)
    later = played(now, "discard 4D", "stock", "discard QC", "stock")
    assert later.check(0, parse_action("gin QD"))


def test_may_meld_taken_card_false_keeps_it_loose_in_the_showdown_too() -> None:
    rules = HOUSE.replace(may_meld_taken_card=False)
    now = played(table(KNOCKER, DEFENDER, upcard="4C", rules=rules), "take", "knock 4D")
    spread = now.check(0, parse_action("spread 5H6H7H/KSKDKC/AC2C3C4C"))
    assert spread.reason is Reason.NOT_YOUR_MELDS
    assert [str(action) for action in now.legal_actions()] == ["spread KSKDKC/5H6H7H/AC2C3C"]
    done = played(laid_down(now), "done")
    assert done.result is not None
    assert done.result.deadwood[0] == 4


def test_knock_timing_puts_the_knock_with_the_throw_or_after_it() -> None:
    now = drawn_first(table(KNOCKER, DEFENDER, upcard="8C", stock="QC"))
    assert now.check(0, parse_action("knock QC"))
    assert played(now, "discard QC").turn == 1
    after = HOUSE.replace(knock_timing=KnockTiming.AFTER_DISCARD)
    now = drawn_first(table(KNOCKER, DEFENDER, upcard="8C", stock="QC", rules=after))
    assert {str(action).split()[0] for action in now.legal_actions()} == {"discard"}
    now = played(now, "discard QC")
    assert (now.phase, now.turn) == (Phase.KNOCK, 0)
    assert [str(action) for action in now.legal_actions()] == ["knock QC", "go-on"]
    assert played(now, "go-on").phase is Phase.DRAW
    assert played(now, "go-on").turn == 1
    assert played(now, "knock QC").phase is Phase.SPREAD


def test_spade_doubles_every_amount_of_the_hand() -> None:
    assert points(KNOCKER, DEFENDER, "8S", HOUSE) == (45, 0)
    assert points(KNOCKER, DEFENDER, "8S", HOUSE.replace(spade_doubles=True)) == (90, 0)
    assert points(KNOCKER, DEFENDER, "8C", HOUSE.replace(spade_doubles=True)) == (45, 0)


@pytest.mark.parametrize(
    ("chain", "own", "anothers"),
    [
        (LayoffChain.OWN, None, Reason.BUILDS_ON_A_LAYOFF),
        (LayoffChain.NONE, Reason.BUILDS_ON_A_LAYOFF, Reason.BUILDS_ON_A_LAYOFF),
        (LayoffChain.SHARED, None, None),
    ],
)
def test_layoff_chain_says_on_whose_layoffs_one_may_build(
    chain: LayoffChain, own: Reason | None, anothers: Reason | None
) -> None:
    now = laid_down(knocked(*THREE, upcard="8D", rules=HOUSE.replace(layoff_chain=chain)))
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


def test_knock_reward_is_paid_for_a_knock_that_wins() -> None:
    assert points(KNOCKER, DEFENDER, "8C", HOUSE) == (45, 0)
    assert points(KNOCKER, DEFENDER, "8C", HOUSE.replace(knock_reward=10)) == (55, 0)


def test_big_gin_bonus_allows_eleven_melded_cards() -> None:
    now = drawn_first(table(GIN, DEFENDER, upcard="8C", stock="KH"))
    assert now.check(0, parse_action("biggin")).reason is Reason.NO_BIG_GIN
    rules = HOUSE.replace(big_gin_bonus=31)
    now = played(drawn_first(table(GIN, DEFENDER, upcard="8C", stock="KH", rules=rules)), "biggin")
    assert now.result is not None
    assert (now.result.kind, now.result.points) == ("big_gin", (66 + 31, 0))


@pytest.mark.parametrize(
    ("scoring", "won", "lost"),
    [
        (Scoring.WINNER_POINTS, (45, 0), (0, 0)),
        (Scoring.PENALTY_POINTS, (0, 0), (0, 45)),
        (Scoring.BOTH, (10, 0), (0, 45)),
    ],
)
def test_scoring_says_who_writes_what(
    scoring: Scoring, won: tuple[int, int], lost: tuple[int, int]
) -> None:
    reward = 10 if scoring is Scoring.BOTH else 0
    end = Elimination(100) if scoring is Scoring.PENALTY_POINTS else Target(100)
    rules = HOUSE.replace(scoring=scoring, knock_reward=reward, match_end=end)
    result = showdown(KNOCKER, DEFENDER, upcard="8C", rules=rules).result
    assert result is not None
    assert (result.points, result.penalties) == (won, lost)


def penalties(knocker: str, defender: str, **changes: Any) -> tuple[int, ...]:
    """The penalty points of a hand in which they are written, under these rules otherwise."""
    rules = RULES["elimination"].replace(**changes)
    result = showdown(knocker, defender, upcard="QH", rules=rules).result
    assert result is not None
    return result.penalties


def test_penalty_basis_is_the_own_count_or_that_of_all_hands() -> None:
    assert penalties(KNOCKER, DEFENDER) == (0, 45)
    assert penalties(KNOCKER, DEFENDER, penalty_basis=PenaltyBasis.ALL_HANDS) == (0, 49)


def test_gin_penalty_factor_multiplies_the_count() -> None:
    assert penalties(GIN, DEFENDER) == (0, 66 + 25)
    assert penalties(GIN, DEFENDER, gin_penalty_factor=2) == (0, 132 + 25)


def test_gin_penalty_bonus_is_written_besides() -> None:
    assert penalties(GIN, DEFENDER, gin_penalty_bonus=0) == (0, 66)


def test_undercut_penalty_is_written_by_the_knocker() -> None:
    higher = "7C 7D 7H 9S TS JS QS TH 2C AS"
    assert penalties(SEVEN, higher) == (0, 6)
    lower = "7C 7D 7H 9S TS JS QS KD 2C 4D"
    assert penalties(SEVEN, lower) == (5 + 10, 0)
    assert penalties(SEVEN, lower, undercut_penalty=0) == (5, 0)


def run_out(now: Round) -> Round:
    """Everybody draws from the stock and throws the first card that may be thrown."""
    now = played(now, *["pass"] * now.state.players)
    while now.result is None and not now.state.recycled:
        now = played(now, "stock")
        now = now.play(now.legal_actions()[0]).state
    return now


@pytest.mark.parametrize(
    ("stock_out", "players", "recycles"),
    [
        (StockOut.VOID, 2, False),
        (StockOut.VOID, 3, False),
        (StockOut.RECYCLE, 2, True),
        (StockOut.RECYCLE, 3, True),
        (StockOut.RECYCLE_FROM_THREE, 2, False),
        (StockOut.RECYCLE_FROM_THREE, 3, True),
    ],
)
def test_stock_out_voids_the_hand_or_makes_a_new_stock(
    stock_out: StockOut, players: int, recycles: bool
) -> None:
    rules = HOUSE.replace(stock_out=stock_out, ace_upcard=AceUpcard.ONE)
    now = run_out(Round.deal(rules, players=players, seed=1))
    state = now.state
    assert (now.result is None) is recycles
    assert state.recycled == recycles
    if recycles:
        assert len(state.pile) == 1
        assert len(state.stock) == 51 - players * rules.cards_each(players)
        assert sorted(on_the_table(state)) == list(DECK)
        assert now.phase is Phase.DRAW


def test_stock_out_recycle_shuffles_by_the_source_of_the_deal() -> None:
    rules = HOUSE.replace(stock_out=StockOut.RECYCLE)
    one, same = (run_out(Round.deal(rules, seed=1)) for _ in range(2))
    assert one == same
    below = list(run_out(Round.deal(HOUSE, seed=1)).state.pile[:-1])
    assert sorted(one.state.stock[2:]) == sorted(below)
    assert list(one.state.stock[2:]) != below


def test_stock_out_recycle_is_told_to_everybody() -> None:
    rules = HOUSE.replace(players=(2, 2), stock_floor=30, stock_out=StockOut.RECYCLE)
    now = drawn_first(table(KNOCKER, DEFENDER, upcard="8C", stock="QC", rules=rules))
    step = now.play(parse_action("discard QC"))
    assert step.events == (Discarded(0, Card.parse("QC")), StockRecycled(31))
    assert step.state.state.pile == (Card.parse("QC"),)


@pytest.mark.parametrize("cap", [1, 2, 3])
def test_recycle_cap_voids_the_hand_when_the_last_stock_is_out(cap: int) -> None:
    rules = HOUSE.replace(
        players=(2, 2), stock_floor=28, stock_out=StockOut.RECYCLE, recycle_cap=cap
    )
    now = played(table(KNOCKER, DEFENDER, upcard="8C", rules=rules), "pass", "pass")
    while now.result is None:
        now = played(now, "stock")
        now = now.play(now.legal_actions()[0]).state
    assert (now.result.kind, now.state.recycled) == ("void", cap)


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
    rules = HOUSE.replace(next_dealer=next_dealer)
    now = table(*THREE, upcard="8D", stock="QS QH", rules=rules, dealer=1)
    now = played(now, "pass", "pass", "pass", "stock", "discard QS", "stock", "knock QH")
    now = played(laid_down(now), "done", "done")
    assert Match(rules=rules, players=3, seats=(0, 1, 2), seed=1, round=now).next_dealer == seat


def ended_match(rules: RuleSet) -> Match:
    """A match of one hand: seat 0 has knocked, 49 against 4."""
    now = showdown(KNOCKER, DEFENDER, upcard="8C", rules=rules)
    return Match(rules=rules, players=2, seats=(0, 1), seed=1, round=now)


@pytest.mark.parametrize(("target", "winner"), [(45, 0), (46, None)])
def test_match_end_target_ends_the_match(target: int, winner: int | None) -> None:
    assert ended_match(HOUSE.replace(match_end=Target(target))).winner == winner


@pytest.mark.parametrize(("level", "winner"), [(44, 0), (45, None)])
def test_match_end_elimination_ends_it_when_one_is_left(level: int, winner: int | None) -> None:
    """Who is over the level is out; who is at it stays in."""
    rules = RULES["elimination"].replace(match_end=Elimination(level))
    assert ended_match(rules).winner == winner


WON = HOUSE.replace(match_end=Target(45))


def test_line_bonus_is_paid_for_each_hand_won_when_the_match_is_over() -> None:
    lost = Showdown(HOUSE, Card.parse("8C"), 1, (9, 4), ResultKind.KNOCK).result()
    match = ended_match(WON.replace(line_bonus=20))
    assert match.scores == (65, 0)
    assert replace(match, results=(lost, lost)).scores == (65, 10 + 40)
    assert ended_match(HOUSE.replace(line_bonus=20)).scores == (45, 0)


def test_game_bonus_is_paid_to_the_winner_of_the_match() -> None:
    assert ended_match(WON.replace(game_bonus=100)).scores == (145, 0)
    assert ended_match(HOUSE.replace(game_bonus=100)).scores == (45, 0)


def test_shutout_doubles_where_nobody_else_won_a_hand() -> None:
    match = ended_match(WON.replace(shutout=True, game_bonus=100, line_bonus=20))
    assert match.scores == (2 * (45 + 100 + 20), 0)
    lost = Showdown(HOUSE, Card.parse("8C"), 1, (9, 4), ResultKind.KNOCK).result()
    assert replace(match, results=(lost,)).scores == (165, 25)


def test_every_field_is_tested_here() -> None:
    tests = [name for name in vars(sys.modules[__name__]) if name.startswith("test_")]
    for field in fields(RuleSet):
        if field.name != "key":
            assert any(name.startswith(f"test_{field.name}_") for name in tests), field.name


def test_limit_source_top_discard_names_a_throw_that_ends_the_hand() -> None:
    """The least deadwood is 4, after a three: too much for its limit. A king may knock with 7."""
    rules = HOUSE.replace(limit_source=LimitSource.TOP_DISCARD)
    now = drawn_first(table(FLOATING, DEFENDER_OF_TWO, upcard="9D", stock="3C", rules=rules))
    refused = now.check(0, "knock 3C")
    best = refused.facts["best_card"]
    assert (refused.reason, refused.facts["deadwood"]) == (Reason.OVER_LIMIT, 4)
    assert (refused.facts["best"], refused.facts["best_limit"], best.rank) == (7, 10, 13)
    assert now.check(0, Knock(best))
