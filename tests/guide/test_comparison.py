from html.parser import HTMLParser
from typing import Any

import pytest

from gin_widgets.guide import Comparison, to_html
from gin_widgets.guide.comparison import Cell, Row, clauses, compared, deciding, heading, seating
from gin_widgets.rules import HOUSE, RULES, RuleSet, RuleSetError

TABLE = Comparison(
    "What <b>is</b> so",
    ("Rule", "A & B"),
    (Row("one", "one < two", (Cell("“x” <i>", ("a & b", "c")),)), Row("two", "two", (Cell(""),))),
    ("Below > it",),
)
SHORT = RULES["elimination"].replace(key="short", undercut_penalty=5)


class Tags(HTMLParser):
    """What tags there are, with their attributes, and what is read."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.read: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.read.append(data)


def test_the_page_reads_the_texts_and_nothing_of_them_is_a_tag() -> None:
    page = Tags(to_html(TABLE))
    assert page.read == [
        *("What <b>is</b> so", "Rule", "A & B"),
        *("one < two", "“x” <i>", "a & b", "c", "two", "Below > it"),
    ]
    assert page.open == []
    assert {"b", "i"}.isdisjoint(tag for tag, _ in page.tags)


def test_the_table_has_a_caption_and_heads_and_a_box_that_the_keyboard_reaches() -> None:
    page = Tags(to_html(TABLE))
    assert [tag for tag, _ in page.tags].count("caption") == 1
    assert [has["scope"] for tag, has in page.tags if tag == "th"] == ["col"] * 2 + ["row"] * 2
    box, has = page.tags[0]
    assert (box, has["role"], has["tabindex"], has["aria-label"]) == (
        *("div", "region", "0"),
        TABLE.caption,
    )
    assert "overflow-x:auto" in str(has["style"])


def test_it_names_no_colour_of_its_own() -> None:
    text = to_html(TABLE)
    assert "#" not in text
    assert "rgb" not in text


def test_a_notebook_shows_it_so() -> None:
    assert TABLE._repr_html_() == to_html(TABLE)


@pytest.mark.parametrize(
    ("key", "head"),
    [
        ("house", "House rules"),
        ("gin_rummy", "Ordinary gin rummy"),
        ("elimination", "C (Elimination)"),
        ("rummy_rules_penalty", "D2 (Rummy Rules)"),
        ("play_online_to_the_letter", "A (Play Online), to the letter"),
    ],
)
def test_a_rule_set_is_headed_by_its_source(key: str, head: str) -> None:
    assert heading(RULES[key]) == head


def test_a_rule_set_of_ones_own_is_headed_by_its_key() -> None:
    assert heading(SHORT) == "short"
    assert heading(HOUSE.replace(gin_bonus=20)) == "house"


def test_all_presets_are_compared_unless_some_are_named() -> None:
    assert compared(None) == tuple(RULES.values())
    assert compared("house") == (HOUSE,)
    assert compared(SHORT) == (SHORT,)
    assert compared(["house", SHORT]) == (HOUSE, SHORT)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ([], "There is no rule set to compare; name one, or leave it to all."),
        ("hose", "There is no rule set 'hose'; there are house, "),
        (["house", "hose"], "There is no rule set 'hose'; there are house, "),
    ],
)
def test_what_cannot_be_compared_is_refused(rules: Any, said: str) -> None:
    with pytest.raises(RuleSetError) as error:
        compared(rules)
    assert str(error.value).startswith(said)


def test_who_is_not_for_so_many_is_left_out_with_a_note() -> None:
    fit, note = seating(["house", "complete_rules"], 3)
    assert fit == (HOUSE,)
    assert note == ("Not for 3 players: B (Complete Rules).",)
    assert seating(["house"], 6) == ((HOUSE,), ())


def test_where_nobody_is_for_so_many_it_is_refused() -> None:
    with pytest.raises(RuleSetError, match="3 players cannot play any of these: complete_rules"):
        seating("complete_rules", 3)


def test_a_field_decides_when_the_houses_answer_would_change_the_outcome() -> None:
    def outcome(rules: RuleSet) -> object:
        return rules.tie, rules.scoring, rules.undercut_penalty

    assert deciding(SHORT, HOUSE, outcome) == ("tie", "scoring", "undercut_penalty")
    assert deciding(HOUSE, HOUSE, outcome) == ()


def test_where_two_fields_each_suffice_both_are_named() -> None:
    def outcome(rules: RuleSet) -> object:
        return rules.tie == SHORT.tie or rules.limit_compare == SHORT.limit_compare

    assert deciding(SHORT, HOUSE, outcome) == ("limit_compare", "tie")


def test_a_mixture_that_is_no_rule_set_decides_nothing() -> None:
    bare = HOUSE.replace(key="bare", undercut_adds_difference=False, undercut_bonus=5)
    none = HOUSE.replace(undercut_bonus=0)

    def outcome(rules: RuleSet) -> object:
        return rules.undercut_adds_difference, rules.undercut_bonus

    assert deciding(bare, none, outcome) == ("undercut_adds_difference",)


def test_fields_are_told_in_one_sentence() -> None:
    assert clauses(["tie", "undercut_penalty"], SHORT) == (
        "Equal counts are no undercut; 5 penalty points more for an undercut knocker."
    )
    assert clauses([], SHORT) == ""
