import pytest

from gin_widgets.cards import Card
from gin_widgets.explain import because, explain, explain_result, headline, line_text, row_label
from gin_widgets.explain.wording import Cast
from gin_widgets.rules import (
    HOUSE,
    RULES,
    ResultKind,
    RoundResult,
    RuleSet,
    Showdown,
    Tie,
    seated,
    void_result,
)

CAST = Cast(("You", "North"), 0)
THREE = Cast(("You", "East", "North"), 0)


def scored(
    *deadwood: int, knocker: int = 0, gin: bool = False, upcard: str = "8C", rules: RuleSet = HOUSE
) -> RoundResult:
    return Showdown(
        rules, Card.parse(upcard), knocker, deadwood, ResultKind.GIN if gin else ResultKind.KNOCK
    ).result()


@pytest.mark.parametrize(
    ("result", "said", "why", "row"),
    [
        (
            scored(4, 23),
            "You knocked with 4 and win 19 points.",
            "North has 23 after layoffs; you have 4.",
            "2 · knock 23 − 4",
        ),
        (
            scored(23, 4, knocker=1),
            "North knocked with 4 and wins 19 points.",
            "You have 23 after layoffs; North has 4.",
            "2 · knock 23 − 4",
        ),
        (
            scored(7, 7),
            "North undercut the knock and wins 10 points.",
            "The knocker holds 7 and the defender 7: equal is an undercut.",
            "2 · undercut 7 − 7 + 10",
        ),
        (
            scored(2, 7, knocker=1),
            "Undercut! You win 15 points.",
            "The knocker holds 7 and the defender 2: lower is an undercut.",
            "2 · undercut 7 − 2 + 10",
        ),
        (
            scored(0, 31, gin=True),
            "Gin! You win 56 points.",
            "Gin is never undercut, and nothing is laid off on it: the whole counts pay.",
            "2 · gin 31 + 25",
        ),
        (
            scored(31, 0, knocker=1, gin=True),
            "North went gin and wins 56 points.",
            "Gin is never undercut, and nothing is laid off on it: the whole counts pay.",
            "2 · gin 31 + 25",
        ),
        (
            void_result(2),
            "A void hand: nobody scores.",
            "A throw without a knock left 2 cards in the stock, or nobody drew from the stock for "
            "50 turns.",
            "2 · void",
        ),
    ],
)
def test_a_result_is_told_with_its_reason_and_its_sum(
    result: RoundResult, said: str, why: str, row: str
) -> None:
    assert headline(result, CAST) == said
    assert because(result, CAST, HOUSE) == why
    assert row_label(2, result) == row


def test_one_point_is_one_point() -> None:
    assert headline(scored(7, 8), CAST) == "You knocked with 7 and win 1 point."


def test_where_the_knocker_wins_a_tie_nobody_is_said_to_have_more() -> None:
    result = scored(7, 7, rules=HOUSE.replace(tie=Tie.KNOCKER))
    assert because(result, CAST, HOUSE) == "North has 7 after layoffs; you have 7."
    assert headline(result, CAST) == "You knocked with 7 and win 0 points."


def test_each_line_of_a_score_says_what_it_is_for() -> None:
    rules = HOUSE.replace(spade_doubles=True)
    undercut = scored(7, 2, upcard="8S", rules=rules)
    assert [line_text(undercut, line, CAST) for line in undercut.lines] == [
        "you 7 − North 2",
        "undercut bonus",
        "first upcard a spade: everything doubles",
    ]
    gin = scored(0, 31, gin=True)
    assert [line_text(gin, line, CAST) for line in gin.lines] == ["count of North", "gin bonus"]


C, D2 = RULES["elimination"], RULES["rummy_rules_penalty"]


@pytest.mark.parametrize(
    ("result", "said", "lines", "row"),
    [
        (
            scored(4, 23, rules=C),
            "You knocked with 4. North writes 19 penalty points.",
            ["North 23 − you 4, penalty"],
            "1 · knock 23 − 4",
        ),
        (
            scored(7, 2, rules=C),
            "North undercut the knock. You write 15 penalty points.",
            ["you 7 − North 2, penalty", "undercut, penalty"],
            "1 · undercut 7 − 2 + 10",
        ),
        (
            scored(31, 0, knocker=1, gin=True, rules=C),
            "North went gin. You write 56 penalty points.",
            ["count of you, penalty", "lost to gin, penalty"],
            "1 · gin 31 + 25",
        ),
        (
            scored(7, 7, rules=C),
            "You knocked with 7.",
            ["North 7 − you 7, penalty"],
            "1 · knock 7 − 7",
        ),
        (
            scored(4, 23, rules=D2),
            "You knocked with 4 and win 10 points. North writes 19 penalty points.",
            ["reward for the knock", "North 23 − you 4, penalty"],
            "1 · knock 10",
        ),
        (
            scored(7, 2, rules=D2),
            "North undercut the knock and wins 20 points. You write 5 penalty points.",
            ["undercut bonus", "you 7 − North 2, penalty"],
            "1 · undercut 20",
        ),
        (
            scored(0, 31, gin=True, rules=D2),
            "Gin! You win 25 points. North writes 62 penalty points.",
            ["gin bonus", "count of North × 2, penalty"],
            "1 · gin 25",
        ),
        (
            scored(4, 23, rules=C.replace(penalty_basis="all_hands")),
            "You knocked with 4. North writes 23 penalty points.",
            ["all hands 27 − you 4, penalty"],
            "1 · knock 27 − 4",
        ),
        (
            scored(0, 31, gin=True, rules=D2.replace(penalty_basis="all_hands")),
            "Gin! You win 25 points. North writes 62 penalty points.",
            ["gin bonus", "count of all hands × 2, penalty"],
            "1 · gin 25",
        ),
    ],
)
def test_penalty_points_and_both_ledgers_are_told(
    result: RoundResult, said: str, lines: list[str], row: str
) -> None:
    assert headline(result, CAST) == said
    assert [line_text(result, line, CAST) for line in result.lines] == lines
    assert row_label(1, result) == row


def test_of_three_each_loser_is_named() -> None:
    assert because(scored(4, 20, 16), THREE, HOUSE) == (
        "You have 4; after layoffs: East 20 and North 16."
    )
    assert because(scored(20, 4, 16, knocker=1), THREE, HOUSE) == (
        "East has 4; after layoffs: you 20 and North 16."
    )


def test_without_names_the_seats_have_numbers() -> None:
    assert str(explain(scored(4, 23))) == (
        "Seat 0 knocked with 4 and wins 19 points. Seat 1 has 23 after layoffs; seat 0 has 4. "
        "Seat 1 23 − seat 0 4: 19."
    )


def test_an_explanation_holds_every_line_with_its_points() -> None:
    explained = explain_result(scored(7, 2), CAST)
    assert explained.because[1:] == ("You 7 − North 2: 5.", "Undercut bonus: 10.")


@pytest.mark.parametrize(("counts", "tie"), [((4, 23), False), ((4, 4), True)])
def test_who_was_not_dealt_in_has_no_count(counts: tuple[int, ...], tie: bool) -> None:
    """Two are left of three: the hand is one of two, and nothing is told of the one who is out."""
    rules = RULES["elimination"].replace(tie=Tie.KNOCKER)
    result = scored(*counts, rules=rules)
    of_three = seated(result, (0, 2), 3)
    assert of_three.counts == {0: 4, 2: counts[1]}
    names = Cast(("You", "Ada", "North"), 0)
    assert because(of_three, names, rules) == because(result, CAST, rules)
    assert row_label(2, of_three) == row_label(2, result)
    told = explain(of_three)
    assert "Seat 1" not in str(told)
    assert [cited.field for cited in told.rule] == [cited.field for cited in explain(result).rule]
    assert ("tie" in [cited.field for cited in told.rule]) is tie


def test_a_void_hand_of_two_of_three_is_one_of_two() -> None:
    void = void_result(2, RULES["elimination"])
    assert explain(seated(void, (0, 2), 3)).rule == explain(void).rule
