from dataclasses import replace
from typing import Any

import pytest

from gin_widgets.cards import Card
from gin_widgets.explain import explain, explain_result
from gin_widgets.explain.grounds import grounds_of_line, grounds_of_result, grounds_of_verdict
from gin_widgets.play import Reason, Round
from gin_widgets.rules import (
    FIELDS,
    HOUSE,
    RULES,
    Ledger,
    LineKind,
    PenaltyBasis,
    ResultKind,
    RoundResult,
    RuleSet,
    ScoreLine,
    Showdown,
    StockOut,
    void_result,
)
from tests.play.positions import (
    ACE,
    BIG_READY,
    DECLINED,
    DRAWN,
    GIN_READY,
    KNOCKER,
    LAYOFF,
    OFFER,
    REFUSED,
    SPREAD,
    THROWN,
)
from tests.tables import drawn_first, played, table

C, D2, LETTER = RULES["elimination"], RULES["rummy_rules_penalty"], "play_online_to_the_letter"
LIMIT = ["limit_compare", "limit_source"]
GROUNDS: dict[Reason, list[str]] = {
    Reason.HAND_OVER: [],
    Reason.NOT_YOUR_TURN: [],
    Reason.UPCARD_OFFERED: ["first_upcard_offer"],
    Reason.NOTHING_OFFERED: ["first_upcard_offer"],
    Reason.UPCARD_DECLINED: ["first_upcard_offer"],
    Reason.DRAW_FIRST: [],
    Reason.ALREADY_DREW: [],
    Reason.THROW_FIRST: ["knock_timing"],
    Reason.KNOCK_OR_GO_ON: ["knock_timing"],
    Reason.NOTHING_TO_GO_ON: ["knock_timing"],
    Reason.ANOTHER_CARD_THROWN: ["knock_timing"],
    Reason.NO_BIG_GIN: ["big_gin_bonus"],
    Reason.NOT_BIG_GIN: ["big_gin_bonus"],
    Reason.CARD_NOT_HELD: [],
    Reason.TAKEN_CARD_STAYS: ["may_return_taken_card"],
    Reason.OVER_LIMIT: LIMIT,
    Reason.GIN_ONLY: ["ace_upcard", "limit_source"],
    Reason.NOTHING_UNMATCHED: ["gin_bonus"],
    Reason.NOT_GIN: [],
    Reason.SPREAD_FIRST: [],
    Reason.NO_KNOCK: [],
    Reason.LAYOFFS_OPEN: [],
    Reason.SPREAD_OVER_LIMIT: LIMIT,
    Reason.NOT_YOUR_MELDS: ["run_kind", "ace_in_runs", "may_meld_taken_card"],
    Reason.NO_SUCH_MELD: [],
    Reason.DOES_NOT_FIT: ["run_kind", "ace_in_runs"],
    Reason.BUILDS_ON_A_LAYOFF: ["layoff_chain"],
}
"""None where the order of play, or what lies on the table, refuses it under every rule set."""


BARE = replace(REFUSED[Reason.OVER_LIMIT][0].check(0, "knock QC"), rules=None)
"""A verdict that does not know its rule set."""


def cited(thing: Any, rules: RuleSet | str | None = None) -> list[str]:
    return [citation.field for citation in explain(thing, rules).rule]


@pytest.mark.parametrize("reason", Reason)
def test_each_reason_cites_the_fields_that_it_rests_on(reason: Reason) -> None:
    now, seat, action = REFUSED[reason]
    verdict = now.check(seat, action)
    told = explain(verdict)
    assert [citation.field for citation in told.rule] == GROUNDS[reason]
    assert all(citation.value == getattr(now.rules, citation.field) for citation in told.rule)


ALLOWED: list[tuple[Round, str, list[str]]] = [
    (OFFER, "take", ["first_upcard_offer"]),
    (OFFER, "pass", ["first_upcard_offer"]),
    (DECLINED, "stock", []),
    (DRAWN, "discard QC", []),
    (DRAWN, "knock QC", LIMIT),
    (ACE, "discard QC", []),
    (GIN_READY, "gin QC", ["gin_bonus"]),
    (BIG_READY, "biggin", ["big_gin_bonus"]),
    (THROWN, "go-on", ["knock_timing"]),
    (SPREAD, "spread AC2C3C/5H6H7H/KSKDKC", LIMIT),
    (LAYOFF, "lay 8H on 5H6H7H", ["layoff_chain"]),
    (LAYOFF, "done", []),
]


@pytest.mark.parametrize(("now", "action", "fields"), ALLOWED)
def test_what_is_allowed_cites_the_fields_that_allow_it(
    now: Round, action: str, fields: list[str]
) -> None:
    verdict = now.check(now.turn, action)
    assert verdict
    assert cited(verdict) == fields


def test_a_card_thrown_back_cites_the_rule_that_lets_it() -> None:
    now = played(table(KNOCKER, "8H 9H JS QS 6D 6S 2D 4S TC AD", upcard="8C", rules=C), "pile")
    told = explain(now.check(0, "discard 8C"))
    assert told.headline == "You took the 8♣ this turn; these rules let you throw it again."
    assert [citation.field for citation in told.rule] == ["may_return_taken_card"]


def test_an_ace_is_cited_where_it_sets_the_limit() -> None:
    one = drawn_first(
        table(
            KNOCKER, "8H 9H JS QS 6D 6S 2D 4S TC AD", upcard="AH", stock="QC", rules="rummy_rules"
        )
    )
    assert cited(one.check(0, "knock QC")) == [*LIMIT, "ace_upcard"]
    fixed = ACE.check(0, "knock QC")
    assert grounds_of_verdict(fixed, HOUSE.replace(limit_compare="below")) == (
        "ace_upcard",
        "limit_source",
        "limit_compare",
    )


def test_no_ace_is_cited_where_the_limit_is_fixed() -> None:
    now = drawn_first(
        table(
            KNOCKER.replace("4D", "QD"),
            "8H 9H JS QS 6D 6S 2D 4S TC AD",
            upcard="AH",
            stock="QC",
            rules=HOUSE.replace(limit_source="fixed", limit_compare="below"),
        )
    )
    assert cited(now.check(0, "knock QC")) == LIMIT


def test_what_a_run_is_made_of_is_cited_where_it_is_unlike_the_house() -> None:
    verdict = DRAWN.check(0, "gin QC")
    assert cited(verdict, LETTER) == ["run_kind", "may_meld_taken_card"]
    assert cited(BARE, C) == LIMIT
    assert cited(BARE, LETTER) == [*LIMIT, "run_kind", "may_meld_taken_card"]


def test_without_a_rule_set_nothing_is_cited() -> None:
    told = explain(BARE)
    assert (told.rule, told.sources) == ((), ())
    line = explain(ScoreLine(LineKind.GIN_BONUS, 0, 25))
    assert (line.rule, line.sources) == ((), ())
    nothing = explain(void_result(2))
    assert (nothing.rule, nothing.sources) == ((), ())


LINES: dict[LineKind, dict[Ledger, list[str]]] = {
    LineKind.DIFFERENCE: {
        Ledger.POINTS: ["scoring"],
        Ledger.PENALTIES: ["scoring", "penalty_basis"],
    },
    LineKind.COUNT: {
        Ledger.POINTS: ["scoring"],
        Ledger.PENALTIES: ["scoring", "gin_penalty_factor", "penalty_basis"],
    },
    LineKind.GIN_BONUS: {Ledger.POINTS: ["gin_bonus"]},
    LineKind.BIG_GIN_BONUS: {Ledger.POINTS: ["big_gin_bonus"]},
    LineKind.UNDERCUT_BONUS: {Ledger.POINTS: ["undercut_bonus"]},
    LineKind.KNOCK_REWARD: {Ledger.POINTS: ["knock_reward"]},
    LineKind.GIN_PENALTY: {Ledger.PENALTIES: ["gin_penalty_bonus"]},
    LineKind.UNDERCUT_PENALTY: {Ledger.PENALTIES: ["undercut_penalty"]},
    LineKind.SPADES: {Ledger.POINTS: ["spade_doubles"], Ledger.PENALTIES: ["spade_doubles"]},
}


@pytest.mark.parametrize("kind", LineKind)
def test_each_line_cites_the_fields_that_it_rests_on(kind: LineKind) -> None:
    for ledger, fields in LINES[kind].items():
        line = ScoreLine(kind, 0, 7, against=1, ledger=ledger)
        assert cited(line, D2) == fields


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (ScoreLine(LineKind.GIN_BONUS, 1, 25), "Gin bonus: seat 1 writes 25 points."),
        (
            ScoreLine(LineKind.DIFFERENCE, 0, 1, against=1),
            "Count of seat 1 less the winner's: seat 0 writes 1 point.",
        ),
        (
            ScoreLine(LineKind.COUNT, 1, 62, against=1, ledger=Ledger.PENALTIES, factor=2),
            "Count of seat 1 × 2: seat 1 writes 62 penalty points.",
        ),
        (
            ScoreLine(
                LineKind.DIFFERENCE,
                1,
                23,
                against=1,
                ledger=Ledger.PENALTIES,
                basis=PenaltyBasis.ALL_HANDS,
            ),
            "Count of all hands less the winner's: seat 1 writes 23 penalty points.",
        ),
    ],
)
def test_a_line_is_explained_by_itself(line: ScoreLine, told: str) -> None:
    assert explain(line).headline == told


def scored(
    *deadwood: int, ending: ResultKind = ResultKind.KNOCK, rules: RuleSet = HOUSE
) -> RoundResult:
    return Showdown(rules, Card.parse("8S"), 0, deadwood, ending).result()


RESULTS: dict[str, tuple[RoundResult, list[str]]] = {
    "knock": (scored(4, 23), ["scoring"]),
    "tie": (scored(7, 7, rules=C), ["tie", "scoring", "penalty_basis"]),
    "undercut": (
        scored(7, 2),
        ["tie", "scoring", "undercut_adds_difference", "undercut_bonus"],
    ),
    "undercut_C": (
        scored(7, 2, rules=C),
        ["tie", "scoring", "penalty_basis", "undercut_penalty"],
    ),
    "gin": (scored(0, 31, ending=ResultKind.GIN), ["scoring", "gin_bonus"]),
    "gin_D2": (
        scored(0, 31, ending=ResultKind.GIN, rules=D2),
        ["gin_bonus", "scoring", "gin_penalty_factor", "penalty_basis"],
    ),
    "big_gin": (
        scored(0, 31, ending=ResultKind.BIG_GIN, rules=HOUSE.replace(big_gin_bonus=31)),
        ["big_gin_bonus", "scoring"],
    ),
    "void": (void_result(2, HOUSE), ["stock_floor", "stock_out", "exchange_cap"]),
    "void_three": (
        void_result(3, HOUSE),
        ["stock_floor", "stock_out", "recycle_cap", "exchange_cap"],
    ),
    "spades": (
        scored(4, 23, rules=HOUSE.replace(spade_doubles=True)),
        ["scoring", "spade_doubles"],
    ),
}


@pytest.mark.parametrize("name", RESULTS)
def test_each_result_cites_the_fields_that_it_rests_on(name: str) -> None:
    result, fields = RESULTS[name]
    assert cited(result) == fields


def test_every_kind_of_result_is_above() -> None:
    assert {result.kind for result, _ in RESULTS.values()} == set(ResultKind)


def test_each_line_of_a_result_is_a_part_with_its_own_rule() -> None:
    told = explain(scored(7, 2, rules=RULES["play_online"]))
    assert [part.headline for part in told.parts] == list(told.because[1:])
    assert [[str(rule) for rule in part.rule] for part in told.parts] == [
        ["scoring is winner_points.", "undercut_adds_difference is yes."],
        ["undercut_bonus is 20."],
    ]
    assert told.parts[1].sources == (
        "A (Play Online) and D2 (Rummy Rules): 20 points for an undercut.",
        "A (Play Online), in another place: 10 points for an undercut.",
        "B (Complete Rules) and D1 (Rummy Rules): 10 points for an undercut.",
    )


def test_a_result_without_its_rule_set_takes_the_one_that_is_named() -> None:
    bare = replace(scored(7, 7, rules=C), rules=None)
    assert explain(bare).rule == ()
    assert explain(bare, C) == explain(scored(7, 7, rules=C))
    assert explain_result(bare, rules=C).rule == explain(bare, "elimination").rule


def test_grounds_are_fields_of_a_rule_set_under_every_preset() -> None:
    for rules in (*RULES.values(), HOUSE.replace(stock_out=StockOut.RECYCLE)):
        for now, seat, action in REFUSED.values():
            assert set(grounds_of_verdict(now.check(seat, action), rules)) <= set(FIELDS)
        for result, _ in RESULTS.values():
            assert set(grounds_of_result(result, rules)) <= set(FIELDS)
            for line in result.lines:
                assert set(grounds_of_line(line, rules)) <= set(FIELDS)
