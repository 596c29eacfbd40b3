"""Every page and every parameter: taken where it makes sense, noted where it does not."""

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any
from urllib.parse import quote_plus

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.app.class_page import class_asked, items_asked
from gin_widgets.app.lesson_page import lesson_asked
from gin_widgets.app.pages import asked
from gin_widgets.app.query import Query
from gin_widgets.classroom import RULE_FIELDS, packed
from gin_widgets.rules import HOUSE, RULES, RuleSet, rules_word
from tests.lessons.forms import ITEMS

# What reads the address of each page, and the names that it knows besides rules.
PAGES: dict[str, tuple[Callable[[str], Any], dict[str, tuple[str, str]]]] = {
    "play, rules": (
        lambda query: asked(RULES, query),
        {"seed": ("4217", "ace"), "players": ("3", "9"), "bot": ("simple", "hal")},
    ),
    "lesson": (lambda query: lesson_asked("L07", query), {"item": ("3", "99")}),
    "course, index": (class_asked, {}),
    "item": (items_asked, {"set": (packed([ITEMS["spot"]]), "x")}),
}
NAMES = {name: values for _, names in PAGES.values() for name, values in names.items()}


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def read(page: str, query: str) -> Any:
    return PAGES[page][0](query)


def rules_of(page: Any) -> RuleSet:
    return RULES[page.rules] if isinstance(page.rules, str) else page.rules


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_taken_where_it_makes_sense_and_noted_elsewhere(page: str, name: str) -> None:
    good, bad = NAMES[name]
    notes = read(page, f"{name}={good}").notes
    if name in PAGES[page][1]:
        assert notes == ()
        (note,) = read(page, f"{name}={bad}").notes
        assert note.startswith(("The address asks for ", "The questions in this address"))
    else:
        assert notes == (f"The address asks for “{name}”, which this page does not know.",)


def test_every_page_takes_a_rule_set_by_its_key_or_its_text(page: str) -> None:
    assert read(page, "rules=elimination").rules == "elimination"
    assert rules_of(read(page, "rules=house+tie=knocker")) == HOUSE.replace(tie="knocker")
    (note,) = read(page, "rules=hollywood").notes
    assert note.startswith("The address asks for rules “hollywood”, but there are only: house")


@pytest.mark.parametrize("key", RULES)
def test_every_page_takes_every_field_by_itself(page: str, key: str) -> None:
    """All fields in which a rule set differs from the house rules make that rule set."""
    wanted = RULES[key].replace(players=HOUSE.players, key="house")
    fields = "&".join(
        f"{name}={rules_word(getattr(wanted, name))}"
        for name in RULE_FIELDS
        if getattr(wanted, name) != getattr(HOUSE, name)
    )
    found = read(page, fields)
    assert (rules_of(found), found.notes) == (wanted, ())


def test_single_fields_change_the_rules_that_are_named(page: str) -> None:
    found = read(page, "undercut_bonus=30&rules=play_online&spade_doubles=1")
    assert found.rules == RULES["play_online"].replace(undercut_bonus=30, spade_doubles=True)
    assert found.notes == ()


@pytest.mark.parametrize("word", ["1", "true", "yes"])
def test_a_switch_is_written_as_people_write_it(word: str) -> None:
    assert rules_of(class_asked(f"shutout={word}")).shutout
    assert rules_of(class_asked("rules=house+shutout=yes&shutout=0")) == HOUSE


@pytest.mark.parametrize(
    ("query", "kept", "told"),
    [
        ("tie=nobody", HOUSE, ["“tie=nobody”, which is left out. tie is 'nobody'; it can be"]),
        ("undercut_bonus=-1", HOUSE, ["undercut_bonus is -1; it cannot be below 0."]),
        ("undercut_bonus=1_0", HOUSE, ["it must be a whole number."]),
        (
            "tie=nobody&undercut_bonus=20&shutout=2",
            HOUSE.replace(undercut_bonus=20),
            ["tie=nobody", "shutout=2"],
        ),
        (
            "scoring=penalty_points&gin_bonus=30",
            HOUSE.replace(gin_bonus=30),
            ["“scoring=penalty_points”, which is left out. Nobody writes points"],
        ),
        ("tie=__import__('os').abort()", HOUSE, ["“tie=__import__('os').abort()”"]),
        ("hand_size=26-26", HOUSE, ["hand_size"]),
        ("key=mine", HOUSE, ["“key”, which this page does not know."]),
        ("jokers=2", HOUSE, ["“jokers”, which this page does not know."]),
    ],
)
def test_a_field_that_cannot_be_is_left_out_and_noted(
    query: str, kept: RuleSet, told: list[str]
) -> None:
    found = class_asked(query)
    assert rules_of(found) == kept
    assert len(found.notes) == len(told)
    assert all(part in note for part, note in zip(told, found.notes, strict=True))


def test_the_first_of_two_fields_counts() -> None:
    found = class_asked("gin_bonus=30&gin_bonus=40")
    assert rules_of(found).gin_bonus == 30
    told = "The address asks for “gin_bonus” more than once; the first that can be given counts."
    assert found.notes == (told,)
    assert class_asked("gin_bonus=30&gin_bonus=30").notes == ()


def test_a_field_is_not_blamed_for_another_that_is_left_out() -> None:
    found = class_asked("hand_size=10-10&tie=knocker")
    assert rules_of(found) == HOUSE.replace(tie="knocker")
    (note,) = found.notes
    assert note.startswith("The address asks for “hand_size=10-10”, which is left out. 5 players")


def test_a_note_shows_what_has_no_form_of_its_own() -> None:
    (note,) = class_asked("rules=%00%E2%80%AEhouse").notes
    assert note.startswith("The address asks for rules “��house”, but")


def test_an_endless_address_is_not_read(page: str) -> None:
    found = read(page, "rules=elimination&x=" + "y" * 2000)
    assert found.rules == "house"
    assert found.notes == (
        "The address is longer than 2000 characters, so what it asks is left out.",
    )


def test_an_address_is_read_up_to_two_thousand_characters() -> None:
    start = "rules=elimination&gin_bonus="
    for length in (2000, 2001):
        found = class_asked(start + "1" * (length - len(start)))
        assert (found.rules == "elimination") == (length == 2000)
        (note,) = found.notes
        assert len(note) < 300


def test_what_servers_write_into_an_address_is_not_noted() -> None:
    assert class_asked("token=a&template=b&theme=dark").notes == ()


def test_every_page_reads_its_own_address(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "rules=elimination&token=abc")
    found = PAGES[page][0](None)  # type: ignore[arg-type]
    assert (found.rules, found.notes) == ("elimination", ())


def test_a_note_is_one_line_and_holds_no_markup(page: str) -> None:
    found = read(page, "rules=" + quote_plus("<b>x</b>\n\n[y](z)"))
    (note,) = found.notes
    assert "\n" not in note
    assert "<b>" not in found._repr_html_()


@given(
    st.sampled_from(sorted(PAGES)),
    st.sampled_from(["rules", "item", "set", "seed", *RULE_FIELDS]),
    st.text(max_size=60),
)
def test_no_value_breaks_a_page(page: str, name: str, value: str) -> None:
    found = read(page, f"{name}={quote_plus(value)}")
    assert rules_of(found)
    assert all(len(note) < 500 for note in found.notes)


@given(st.text(max_size=300))
def test_no_address_breaks_the_reading(query: str) -> None:
    assert Query.of(query).rules()


@pytest.mark.parametrize("text", ["hand = " + "[" * 9000, "stock = 0x" + "f" * 9000])
def test_no_item_breaks_the_page(text: str) -> None:
    held = urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")
    found = items_asked(f"set={held}")
    assert [item.id for item in found.items] == ["example"]
    (note,) = found.notes
    assert note.startswith("The address holds a question that cannot be asked. ")


def test_an_item_that_is_cut_off_is_noted_and_another_shown() -> None:
    found = items_asked("set=" + packed([ITEMS["spot"]])[:-9])
    assert [item.id for item in found.items] == ["example"]
    assert found.notes == ("The questions in this address are not whole; copy the link once more.",)
