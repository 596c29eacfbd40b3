import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import Card
from gin_widgets.rules import (
    HOUSE,
    LineKind,
    ResultKind,
    RoundResult,
    RuleSet,
    ScoreLine,
    Showdown,
    Tie,
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
    assert sum(line.points for line in result.lines) == result.points[result.winner]
    assert all(line.seat == result.winner and line.points >= 0 for line in result.lines)
    assert sum(result.points) == result.points[result.winner]
    if not gin:
        assert deadwood[result.winner] == min(deadwood)
    assert (result.winner != knocker) == (result.kind is ResultKind.UNDERCUT)
