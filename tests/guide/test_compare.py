import pytest

from gin_widgets.explain.wording import MESSAGES
from gin_widgets.guide import Comparison, compare_rules
from gin_widgets.rules import FIELDS, HOUSE, RULES, RuleSetError, Standing, contested, said


def cell(table: Comparison, field: str, column: str) -> tuple[str, tuple[str, ...]]:
    place = table.columns.index(column) - 1
    (row,) = [row for row in table.rows if row.key == field]
    return row.cells[place].text, row.cells[place].notes


def test_all_presets_stand_side_by_side() -> None:
    table = compare_rules()
    assert len(table.columns) == 1 + len(RULES)
    assert all(len(row.cells) == len(RULES) for row in table.rows)


def test_the_fields_are_those_that_differ_or_are_contested() -> None:
    differ = {f for f in FIELDS if len({getattr(rules, f) for rules in RULES.values()}) > 1}
    shown = [row.key for row in compare_rules().rows]
    assert set(shown) == differ | {field for field in FIELDS if contested(field)}
    assert shown == [field for field in FIELDS if field in shown]


@pytest.mark.parametrize(
    ("field", "column", "text", "notes"),
    [
        (
            "limit_compare",
            "C (Elimination)",
            "Only less than the upcard may knock",
            ("says “its value is lower than the opening card”",),
        ),
        (
            "undercut_bonus",
            "A (Play Online)",
            "20 points for an undercut",
            (
                "says “Undercut rewards the winners with 20 points”",
                "in another place, 10 points for an undercut: “the difference between the two "
                "deadwood scores plus 10 point bones”",
            ),
        ),
        (
            "limit_source",
            "A (Play Online)",
            "The first upcard sets the limit",
            (
                "says “to knock in that particular hand”, read so: a limit for a whole hand comes "
                "from the first upcard",
                "to the letter, the top card of the pile sets the limit: “the value of the topmost "
                "card of the discard pile”",
            ),
        ),
        (
            "limit_source",
            "A (Play Online), to the letter",
            "The top card of the pile sets the limit",
            ("takes “the value of the topmost card of the discard pile” to the letter",),
        ),
        (
            "spade_doubles",
            "D1 (Rummy Rules)",
            "A spade upcard doubles nothing",
            (
                "says “Players may also apply the Spades Double rule.”",
                "as an option, a spade upcard doubles the hand: “If the upcard is a spade, all "
                "points in that hand will count double.”",
            ),
        ),
        (
            "gin_bonus",
            "C (Elimination)",
            "25 points for gin",
            ("is silent; as the house",),
        ),
        ("tie", "House rules", "Equal counts are an undercut", ()),
        ("limit_source", "Ordinary gin rummy", "10 points may knock in every hand", ()),
    ],
)
def test_each_cell_says_what_holds_and_which_words_it_rests_on(
    field: str, column: str, text: str, notes: tuple[str, ...]
) -> None:
    assert cell(compare_rules(), field, column) == (text, notes)


def test_a_literal_rule_set_shows_what_it_shares_with_the_plain_one() -> None:
    table = compare_rules()
    letter = cell(table, "tie", "A (Play Online), to the letter")
    assert letter == cell(table, "tie", "A (Play Online)")


def test_fields_can_be_named() -> None:
    assert [row.key for row in compare_rules(fields=["tie", "stock_floor"]).rows] == [
        *("tie", "stock_floor")
    ]
    assert [row.key for row in compare_rules(fields="tie").rows] == ["tie"]
    every = compare_rules(fields=FIELDS)
    assert [row.key for row in every.rows] == list(FIELDS)


def test_a_house_variant_is_compared_without_words_of_a_source() -> None:
    mine = HOUSE.replace(key="mine", gin_bonus=30)
    table = compare_rules(["house", mine])
    assert [row.key for row in table.rows] == ["gin_bonus"]
    assert cell(table, "gin_bonus", "mine") == ("30 points for gin", ())


def test_where_nothing_differs_it_says_so() -> None:
    assert compare_rules([HOUSE, HOUSE.replace(key="mine")]).notes == (
        "These rule sets hold the same.",
    )


def test_the_sources_are_named_below_as_far_as_they_are_compared() -> None:
    assert compare_rules(["house", "rummy_rules", "rummy_rules_penalty"]).notes == (
        "D (Rummy Rules) begins: “OKLAHOMA GIN — Rummy card game rules”; published at "
        "OnlineRummyRules.com.",
    )
    assert len(compare_rules().notes) == 4


def test_each_reading_has_its_reason_and_no_reason_lacks_a_reading() -> None:
    read = {
        f"reading.{saying.field}.{saying.system.source.letter}"
        for field in FIELDS
        for saying in said(field)
        if saying.standing is Standing.READ
    }
    assert read == {key for key in MESSAGES if key.startswith("reading.")}


def test_an_unknown_field_or_rule_set_is_named() -> None:
    with pytest.raises(RuleSetError, match="There is no rule 'jokers'"):
        compare_rules(fields=["jokers"])
    with pytest.raises(RuleSetError, match="There is no rule set 'hose'"):
        compare_rules(["hose"])
