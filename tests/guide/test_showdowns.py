from typing import Any

import pytest

from gin_widgets.cards import Card, CardSet, NotationError
from gin_widgets.guide import SHOWDOWNS, Comparison, FinalHands, compare_showdown
from gin_widgets.guide.showdowns import ending
from gin_widgets.play import Reason
from gin_widgets.rules import HOUSE, RULES, RuleSet, RuleSetError, rules_of

REFUSED, NO = Reason.OVER_LIMIT, Reason.GIN_ONLY
Written = tuple[tuple[int, ...], tuple[int, ...]]
EXPECTED: dict[str, dict[str, Written | Reason]] = {
    "tie": {
        "house": ((0, 10), (0, 0)),
        "play_online": ((0, 20), (0, 0)),
        "complete_rules": ((0, 10), (0, 0)),
        "elimination": ((0, 0), (0, 0)),
        "rummy_rules": ((0, 10), (0, 0)),
        "rummy_rules_penalty": ((0, 20), (0, 0)),
        "gin_rummy": ((0, 25), (0, 0)),
        "play_online_to_the_letter": ((0, 20), (0, 0)),
        "rummy_rules_to_the_letter": ((0, 10), (0, 0)),
    },
    "undercut": {
        "house": ((0, 15), (0, 0)),
        "play_online": ((0, 25), (0, 0)),
        "complete_rules": ((0, 15), (0, 0)),
        "elimination": ((0, 0), (15, 0)),
        "rummy_rules": ((0, 15), (0, 0)),
        "rummy_rules_penalty": ((0, 20), (5, 0)),
        "gin_rummy": ((0, 30), (0, 0)),
        "play_online_to_the_letter": ((0, 25), (0, 0)),
        "rummy_rules_to_the_letter": ((0, 15), (0, 0)),
    },
    "equal_to_limit": {
        "house": ((18, 0), (0, 0)),
        "play_online": ((18, 0), (0, 0)),
        "complete_rules": ((18, 0), (0, 0)),
        "elimination": REFUSED,
        "rummy_rules": ((18, 0), (0, 0)),
        "rummy_rules_penalty": ((10, 0), (0, 18)),
        "gin_rummy": ((18, 0), (0, 0)),
        # Of one colour: 8H 9S 10S J S Q S and so on leaves the defender with 5.
        "play_online_to_the_letter": ((0, 22), (0, 0)),
        "rummy_rules_to_the_letter": ((18, 0), (0, 0)),
    },
    "ace": {
        "house": NO,
        "play_online": NO,
        "complete_rules": ((30, 0), (0, 0)),
        "elimination": NO,
        "rummy_rules": ((30, 0), (0, 0)),
        "rummy_rules_penalty": ((10, 0), (0, 30)),
        "gin_rummy": ((30, 0), (0, 0)),
        "play_online_to_the_letter": ((30, 0), (0, 0)),
        "rummy_rules_to_the_letter": ((30, 0), (0, 0)),
    },
    "gin": {
        "house": ((91, 0), (0, 0)),
        "play_online": ((91, 0), (0, 0)),
        "complete_rules": ((91, 0), (0, 0)),
        "elimination": ((0, 0), (0, 91)),
        "rummy_rules": ((91, 0), (0, 0)),
        "rummy_rules_penalty": ((25, 0), (0, 132)),
        "gin_rummy": ((91, 0), (0, 0)),
        "play_online_to_the_letter": ((61, 0), (0, 0)),
        "rummy_rules_to_the_letter": ((91, 0), (0, 0)),
    },
}


def outcome(key: str, name: str) -> Written | Reason | None:
    end = ending(RULES[key], SHOWDOWNS[name])
    return end.verdict.reason if end.result is None else (end.result.points, end.result.penalties)


@pytest.mark.parametrize("name", EXPECTED)
@pytest.mark.parametrize("key", RULES)
def test_each_showdown_ends_as_each_rule_set_says(name: str, key: str) -> None:
    assert outcome(key, name) == EXPECTED[name][key]


def test_to_the_letter_no_layoff_is_built_on() -> None:
    counts = {}
    for key in ("house", "rummy_rules", "rummy_rules_to_the_letter"):
        result = ending(RULES[key], SHOWDOWNS["chain"]).result
        assert result is not None
        counts[key] = result.deadwood
    assert counts["house"] == counts["rummy_rules"]
    own, chained = counts["rummy_rules"]
    assert counts["rummy_rules_to_the_letter"] == (own, chained + 9)


def decided(table: Comparison) -> dict[str, str]:
    return {row.key: row.cells[-1].text for row in table.rows}


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [
        ("tie", "house", "–"),
        ("tie", "complete_rules", "As under house rules."),
        ("tie", "elimination", "Equal counts are no undercut."),
        ("tie", "play_online", "20 points for an undercut."),
        ("undercut", "elimination", "The losers write penalty points."),
        ("equal_to_limit", "elimination", "Only less than the upcard may knock."),
        ("equal_to_limit", "complete_rules", "As under house rules."),
        ("ace", "rummy_rules", "An ace upcard lets one point knock."),
        ("ace", "gin_rummy", "10 points may knock in every hand."),
        ("ace", "play_online_to_the_letter", "The top card of the pile sets the limit."),
        ("chain", "rummy_rules_to_the_letter", "No layoff may be built on."),
        ("gin", "play_online_to_the_letter", "Runs of one colour."),
    ],
)
def test_what_makes_the_difference_is_said(name: str, key: str, said: str) -> None:
    assert decided(compare_showdown(name))[key] == said


def test_a_row_shows_the_end_the_counts_and_what_is_written() -> None:
    table = compare_showdown("undercut", "rummy_rules_penalty", names=["Ada", "Ben"])
    (row,) = table.rows
    assert [cell.text for cell in row.cells[:4]] == [
        "Ben undercut the knock and wins 20 points. Ada writes 5 penalty points.",
        *("7 : 2", "0 : 20", "5 : 0"),
    ]
    assert row.cells[0].notes[0] == "The knocker holds 7 and the defender 2: lower is an undercut."
    assert table.caption == (
        "One showdown under each rule set: the first upcard is the 8♣; Ada holds "
        "2♠ 4♠ 3♥ 4♥ A♦ 10♦ J♦ Q♦ A♣ 4♣, throws the K♠ and wants to end the hand"
    )
    assert table.notes == ("Ben holds 9♠ 10♠ J♠ Q♠ 7♥ 4♦ 7♦ K♦ 2♣ 7♣.",)


def test_a_refused_knock_says_why() -> None:
    (row,) = compare_showdown("equal_to_limit", "elimination").rows
    assert row.cells[0].text == (
        "No knock: Knock needs 6 or less; the best of seat 0 is 7, throwing the K♠."
    )
    assert [cell.text for cell in row.cells[1:4]] == ["–"] * 3


THREE = FinalHands.of(
    ["5H 6H 7H KC KD KS 2C", "4H 8H 9H 3S 5S JC QC", "3H 3D 6S 8S TD JD 4C"], "8D"
)


def test_three_may_hold_hands_where_three_may_play() -> None:
    table = compare_showdown(THREE)
    assert table.notes[-1] == "Not for 3 players: B (Complete Rules), Ordinary gin rummy."
    assert [row.key for row in table.rows] == [
        key for key, rules in RULES.items() if rules.players[1] > 2
    ]
    assert table.rows[0].cells[2].text.count(":") == 2


def test_what_was_taken_counts_where_it_may_not_be_melded() -> None:
    hands = ["5H 6H 7H KC KD KS 2C 2D 2S AH", "8H 9H JS QS 6D 6S 2H 4S TC AD"]
    final = FinalHands.of(hands, "8C", taken="7H")
    assert ending(HOUSE, final).verdict
    literal = HOUSE.replace(may_meld_taken_card=False)
    assert ending(literal, final).verdict.reason is REFUSED


@pytest.mark.parametrize(("key", "may"), [("house", False), ("rummy_rules", True)])
def test_what_was_taken_may_be_thrown_where_the_rules_let_it(key: str, may: bool) -> None:
    final = FinalHands.of(SHOWDOWNS["tie"].hands, "8C", thrown="9C", taken="9C")
    end = ending(rules_of(key), final)
    assert bool(end.verdict) is may
    assert may or end.verdict.reason is Reason.TAKEN_CARD_STAYS


def test_a_refusal_names_who_is_refused() -> None:
    final = FinalHands.of(SHOWDOWNS["tie"].hands, "8C", thrown="9C", taken="9C")
    (row,) = compare_showdown(final, "house", names=["Ada", "Ben"]).rows
    assert row.cells[0].text == (
        "No knock: Ada took the 9♣ from the pile this turn; it must stay until the next turn."
    )


def test_it_stays_also_where_the_knock_follows_the_throw() -> None:
    final = FinalHands.of(SHOWDOWNS["tie"].hands, "8C", thrown="9C", taken="9C")
    assert ending(RULES["play_online"], final).verdict.reason is Reason.TAKEN_CARD_STAYS


def test_the_first_upcard_may_be_in_a_hand() -> None:
    final = FinalHands.of(SHOWDOWNS["tie"].hands, "4C")
    assert ending(HOUSE, final).verdict.reason is REFUSED
    assert FinalHands.of(SHOWDOWNS["tie"].hands, "KS").thrown == Card.parse("KH")


@pytest.mark.parametrize(
    ("rules", "error", "said"),
    [
        ("complete_rules", RuleSetError, "3 players cannot play any of these: complete_rules."),
        ("hose", RuleSetError, "There is no rule set 'hose'"),
    ],
)
def test_rules_that_do_not_fit_are_refused(
    rules: str | RuleSet, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        compare_showdown(THREE, rules)


def test_an_unknown_showdown_or_a_missing_name_is_answered() -> None:
    with pytest.raises(NotationError, match="There is no showdown 'ties'; there are tie, undercut"):
        compare_showdown("ties")
    nothing: Any = None
    with pytest.raises(NotationError, match="There is no showdown None; there are tie, undercut"):
        compare_showdown(nothing)
    with pytest.raises(NotationError, match="2 hands want as many names, not 1"):
        compare_showdown("tie", names=["Ada"])


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"hands": ["5H 6H 7H"]}, "Two to six hold hands, not 1."),
    ({"hands": ["5H 6H 7H", "8H 9H"]}, "All hold the same number of cards, 3 to 10, not 3, 2."),
    ({"hands": ["5H", "8H"]}, "All hold the same number of cards, 3 to 10, not 1, 1."),
    ({"hands": ["5H 6H 7H", "7H 8H 9H"]}, "7♥ cannot be in two hands."),
    ({"knocker": 2}, "The knocker is 2; the seats are 0 to 1."),
    ({"knocker": True}, "The knocker is True; the seats are 0 to 1."),
    ({"thrown": "5H"}, "5♥ is thrown, so nobody can hold it."),
    ({"taken": "KD"}, "K♦ was taken, so the knocker holds or throws it."),
]


@pytest.mark.parametrize(("changes", "said"), WRONG)
def test_hands_that_cannot_lie_on_a_table_are_refused(changes: dict[str, Any], said: str) -> None:
    fair: dict[str, Any] = {"hands": ["5H 6H 7H", "8H 9H JS"], "upcard": "8C"}
    assert FinalHands.of(**fair).hands[0] == CardSet.parse("5H 6H 7H")
    with pytest.raises(NotationError) as error:
        FinalHands.of(**{**fair, **changes})
    assert str(error.value) == said


@pytest.mark.parametrize("card", ["upcard", "thrown", "taken"])
def test_what_is_no_card_is_refused(card: str) -> None:
    fair: dict[str, Any] = {"hands": ["5H 6H 7H", "8H 9H JS"], "upcard": "8C"}
    with pytest.raises(NotationError):
        FinalHands.of(**{**fair, card: "1X"})
