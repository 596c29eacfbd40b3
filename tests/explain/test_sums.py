"""The sums behind the scoreboard, from the lines of a result to the totals."""

import pytest

from gin_widgets.explain import addends, sum_text
from gin_widgets.explain.wording import Cast
from gin_widgets.play import Match
from gin_widgets.rules import HOUSE, RULES, Ledger, RoundResult
from tests.explain.test_score import CAST, THREE, scored
from tests.guide.sitting import whole_match

SPADES = HOUSE.replace(key="spades", spade_doubles=True)
BOTH = RULES["rummy_rules_penalty"]


@pytest.mark.parametrize(
    ("results", "told"),
    [
        ([scored(4, 23)], "North 23 − you 4 = 19; total 0 + 19 = 19."),
        (
            [scored(4, 23), scored(6, 59, upcard="8S", rules=SPADES)],
            "North 59 − you 6 = 53; spade × 2 = 106; total 19 + 106 = 125.",
        ),
        (
            [scored(23, 4)],
            "You 23 − North 4 = 19; undercut bonus = 10; together = 29; total 0 + 29 = 29.",
        ),
        (
            [scored(0, 30, gin=True)],
            "Count of North = 30; gin bonus = 25; together = 55; total 0 + 55 = 55.",
        ),
    ],
)
def test_the_sum_of_a_hand_of_two(results: list[RoundResult], told: str) -> None:
    *before, result = results
    assert sum_text(addends(result, CAST, before)) == told


def test_each_defender_of_several_has_a_line() -> None:
    sums = addends(scored(4, 23, 30), THREE, [])
    assert [str(each) for each in sums] == [
        "East 23 − you 4 = 19",
        "North 30 − you 4 = 26",
        "together = 45",
        "total 0 + 45 = 45",
    ]


def test_both_ledgers_have_their_own_lines() -> None:
    sums = addends(scored(4, 23, rules=BOTH), CAST, [scored(4, 14, rules=BOTH)])
    points = [str(each) for each in sums if each.ledger is Ledger.POINTS]
    penalties = [str(each) for each in sums if each.ledger is Ledger.PENALTIES]
    assert points == ["reward for the knock = 10", "total of you 10 + 10 = 20"]
    assert penalties == ["North 23 − you 4 = 19", "penalties of North 10 + 19 = 29"]


def test_a_hand_that_nobody_won_has_no_sum() -> None:
    assert sum_text(()) == ""


@pytest.mark.parametrize("rules", RULES)
def test_the_last_total_is_what_the_scoreboard_says(rules: str) -> None:
    players = RULES[rules].players[0]
    *_, session = whole_match(rules, 2, players)
    match: Match = session.game.match
    cast = Cast.around(players)
    for number, result in enumerate(match.finished):
        sums = addends(result, cast, match.finished[:number])
        totals = [each.points for each in sums if each.total]
        written = [
            sum(getattr(each, ledger)[seat] for each in match.finished[: number + 1])
            for ledger in ("points", "penalties")
            for seat in range(players)
            if any(line.seat == seat and line.ledger == ledger for line in result.lines)
        ]
        assert totals == written
