import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import Card
from gin_widgets.rules import (
    HOUSE,
    RULES,
    Ledger,
    LineKind,
    PenaltyBasis,
    ResultKind,
    RoundResult,
    RuleSet,
    ScoreLine,
    Scoring,
    Showdown,
    Tie,
    seated,
    void_result,
)
from tests.tables import rule_sets

SIX = Card.parse("6H")
SPADE = Card.parse("9S")


def scored(
    *deadwood: int,
    knocker: int = 0,
    gin: bool = False,
    rules: RuleSet = HOUSE,
    upcard: Card = SIX,
) -> RoundResult:
    return Showdown(
        rules, upcard, knocker, deadwood, ResultKind.GIN if gin else ResultKind.KNOCK
    ).result()


def outcome(result: RoundResult) -> tuple[str, int | None, tuple[int, ...]]:
    return result.kind.value, result.winner, result.points


def test_the_lower_knocker_gets_the_difference() -> None:
    assert outcome(scored(4, 23)) == ("knock", 0, (19, 0))


def test_equal_counts_are_an_undercut_for_ten() -> None:
    assert outcome(scored(7, 7)) == ("undercut", 1, (0, 10))


def test_a_lower_defender_gets_ten_and_the_difference() -> None:
    assert outcome(scored(7, 2)) == ("undercut", 1, (0, 15))


def test_gin_gets_25_and_the_whole_count() -> None:
    assert outcome(scored(0, 31, gin=True)) == ("gin", 0, (56, 0))


def test_gin_is_not_undercut_by_a_defender_with_nothing_left() -> None:
    assert outcome(scored(0, 0, gin=True)) == ("gin", 0, (25, 0))


def test_where_the_knocker_wins_ties_only_a_lower_count_undercuts() -> None:
    rules = HOUSE.replace(tie=Tie.KNOCKER)
    assert outcome(scored(7, 7, rules=rules)) == ("knock", 0, (0, 0))
    assert outcome(scored(7, 6, rules=rules)) == ("undercut", 1, (0, 11))


def test_the_undercut_bonus_can_be_another() -> None:
    assert scored(7, 2, rules=HOUSE.replace(undercut_bonus=20)).points == (0, 25)


def test_an_undercut_can_earn_the_bonus_alone() -> None:
    assert scored(7, 2, rules=HOUSE.replace(undercut_adds_difference=False)).points == (0, 10)


def test_the_gin_bonus_can_be_twenty_or_nothing() -> None:
    assert scored(0, 31, gin=True, rules=HOUSE.replace(gin_bonus=20)).points == (51, 0)
    none = scored(0, 31, gin=True, rules=HOUSE.replace(gin_bonus=0))
    assert [line.kind for line in none.lines] == [LineKind.COUNT]


@pytest.mark.parametrize(("upcard", "points"), [(SPADE, 38), (SIX, 19)])
def test_a_spade_upcard_doubles_when_that_is_agreed(upcard: Card, points: int) -> None:
    rules = HOUSE.replace(spade_doubles=True)
    assert scored(4, 23, rules=rules, upcard=upcard).points == (points, 0)
    assert scored(4, 23, upcard=upcard).points == (19, 0)


def test_a_spade_doubles_the_bonus_too() -> None:
    rules = HOUSE.replace(spade_doubles=True)
    assert scored(7, 2, rules=rules, upcard=SPADE).points == (0, 30)
    assert scored(0, 31, gin=True, rules=rules, upcard=SPADE).points == (112, 0)


def test_a_winner_of_several_gets_each_difference_and_the_bonus_once() -> None:
    assert outcome(scored(3, 11, 14)) == ("knock", 0, (19, 0, 0))
    assert outcome(scored(7, 2, 12)) == ("undercut", 1, (0, 5 + 10 + 10, 0))
    assert outcome(scored(0, 26, 19, gin=True)) == ("gin", 0, (70, 0, 0))


def test_the_lowest_defender_undercuts() -> None:
    assert scored(7, 5, 2).winner == 2


def test_of_equal_defenders_the_first_after_the_knocker_wins() -> None:
    assert scored(2, 9, 7, 2, knocker=2).winner == 3
    assert scored(2, 2, 9, 7, knocker=3).winner == 0


def test_a_difference_is_counted_from_the_winner_even_for_a_third_player() -> None:
    result = scored(7, 2, 5)
    assert result.lines == (
        ScoreLine(LineKind.DIFFERENCE, 1, 5, 0),
        ScoreLine(LineKind.DIFFERENCE, 1, 3, 2),
        ScoreLine(LineKind.UNDERCUT_BONUS, 1, 10),
    )


def test_a_void_hand_scores_nothing() -> None:
    result = void_result(3)
    assert outcome(result) == ("void", None, (0, 0, 0))
    assert result.lines == ()


@given(
    rules=rule_sets(),
    deadwood=st.lists(st.integers(0, 90), min_size=2, max_size=6),
    upcard=st.sampled_from([SIX, SPADE]),
    gin=st.booleans(),
    knocker=st.integers(0, 5),
)
def test_one_winner_gets_what_the_lines_add_up_to_and_nobody_less_than_nothing(
    rules: RuleSet, deadwood: list[int], upcard: Card, gin: bool, knocker: int
) -> None:
    knocker %= len(deadwood)
    if gin:
        deadwood[knocker] = 0
    result = scored(*deadwood, knocker=knocker, gin=gin, rules=rules, upcard=upcard)
    assert result.winner is not None
    for ledger, amounts in (
        (Ledger.POINTS, result.points),
        (Ledger.PENALTIES, result.penalties),
    ):
        lines = [line for line in result.lines if line.ledger is ledger]
        assert min(amounts) >= 0
        assert all(line.points >= 0 for line in lines)
        for seat, amount in enumerate(amounts):
            assert amount == sum(line.points for line in lines if line.seat == seat)
        writes_points = ledger is Ledger.POINTS
        assert all((line.seat == result.winner) is writes_points for line in lines)
    assert not any(result.points) or rules.scoring is not Scoring.PENALTY_POINTS
    assert not any(result.penalties) or rules.scoring is not Scoring.WINNER_POINTS
    if not gin:
        assert deadwood[result.winner] == min(deadwood)
    assert (result.winner != knocker) == (result.kind is ResultKind.UNDERCUT)


C, D2 = RULES["elimination"], RULES["rummy_rules_penalty"]


def ledgers(result: RoundResult) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return result.points, result.penalties


def test_for_penalty_points_each_loser_writes_his_own_difference() -> None:
    assert ledgers(scored(4, 23, 16, rules=C)) == ((0, 0, 0), (0, 19, 12))


def test_for_penalty_points_an_undercut_knocker_writes_ten_more() -> None:
    assert ledgers(scored(7, 2, 12, rules=C)) == ((0, 0, 0), (5 + 10, 0, 10))
    lighter = C.replace(undercut_penalty=3)
    assert scored(7, 2, 12, rules=lighter).penalties == (5 + 3, 0, 10)
    assert len(scored(7, 2, 12, rules=C.replace(undercut_penalty=0)).lines) == 2


def test_for_penalty_points_gin_costs_each_loser_his_count_and_25() -> None:
    result = scored(0, 26, 19, gin=True, rules=C)
    assert ledgers(result) == ((0, 0, 0), (0, 51, 44))
    assert [(line.kind.value, line.seat, line.points) for line in result.lines] == [
        ("count", 1, 26),
        ("gin_penalty", 1, 25),
        ("count", 2, 19),
        ("gin_penalty", 2, 25),
    ]


def test_the_deadwood_of_all_hands_can_be_the_basis_of_every_penalty() -> None:
    """The other reading of C's "sum of the game's deadwood"."""
    rules = C.replace(penalty_basis=PenaltyBasis.ALL_HANDS)
    assert scored(4, 23, 16, rules=rules).penalties == (0, 39, 39)
    assert scored(0, 26, 19, gin=True, rules=rules).penalties == (0, 70, 70)
    assert scored(7, 2, 12, rules=rules).penalties == (19 + 10, 0, 19)


def test_both_ledgers_are_kept_apart() -> None:
    assert ledgers(scored(4, 23, 16, rules=D2)) == ((10, 0, 0), (0, 19, 12))
    assert ledgers(scored(7, 2, 12, rules=D2)) == ((0, 20, 0), (5, 0, 10))
    assert ledgers(scored(0, 26, 19, gin=True, rules=D2)) == ((25, 0, 0), (0, 52, 38))


def test_a_factor_says_how_often_a_count_is_written_against_gin() -> None:
    (line,) = scored(0, 26, gin=True, rules=D2).lines[1:]
    assert (line.points, line.factor, line.ledger) == (52, 2, Ledger.PENALTIES)


def test_a_spade_doubles_bonuses_and_penalties_for_everybody_who_writes() -> None:
    rules = D2.replace(spade_doubles=True)
    assert ledgers(scored(7, 2, 12, rules=rules, upcard=SPADE)) == ((0, 40, 0), (10, 0, 20))
    doubled = C.replace(spade_doubles=True)
    assert scored(7, 2, 12, rules=doubled, upcard=SPADE).penalties == (30, 0, 20)


def test_a_knock_that_wins_can_earn_a_reward_and_an_undercut_does_not() -> None:
    rules = HOUSE.replace(knock_reward=5)
    assert scored(4, 23, rules=rules).points == (24, 0)
    assert scored(7, 2, rules=rules).points == (0, 15)
    assert scored(0, 31, gin=True, rules=rules).points == (56, 0)


def test_big_gin_has_its_own_bonus() -> None:
    rules = HOUSE.replace(big_gin_bonus=31)
    result = Showdown(rules, SIX, 0, (0, 12), ResultKind.BIG_GIN).result()
    assert outcome(result) == ("big_gin", 0, (43, 0))


def test_a_result_of_some_seats_of_a_match_is_put_at_those_seats() -> None:
    """Of four, seats 0 and 2 are out; 1 and 3 played."""
    result = scored(7, 2, rules=D2)
    of_four = seated(result, (1, 3), 4)
    assert ledgers(of_four) == ((0, 0, 0, 20), (0, 5, 0, 0))
    assert (of_four.winner, of_four.knocker) == (3, 1)
    assert of_four.deadwood == (0, 7, 0, 2)
    assert [(line.seat, line.against) for line in of_four.lines] == [(3, None), (1, 1)]
    assert (of_four.kind, of_four.upcard) == (result.kind, result.upcard)


def test_a_result_of_all_seats_is_itself_and_a_void_one_has_no_counts() -> None:
    result = scored(7, 2)
    assert seated(result, (0, 1), 2) is result
    of_three = seated(void_result(2), (0, 2), 3)
    assert (of_three.points, of_three.counts, of_three.seats) == ((0, 0, 0), {}, (0, 2))
