"""What the address of a lesson's page may ask for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets import RULES
from gin_widgets.app.lesson_page import lesson_asked
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.programme import Programme


def test_nothing_asked_is_the_lesson_where_the_learner_stands() -> None:
    page = lesson_asked("L01", "")
    assert (page.rules, page.item, page.notes) == ("house", None, ())
    assert page._repr_html_() == ""


@pytest.mark.parametrize("lesson", COURSE)
def test_every_item_can_be_asked_for_by_id_and_by_what_follows_its_stroke(lesson: str) -> None:
    left_out = Programme.of(lesson, "complete_rules").left_out().values()
    for id_ in COURSE[lesson].ids:
        for text in (id_, id_.lower(), id_.removeprefix(f"{lesson}-")):
            page = lesson_asked(lesson, f"item={text}&rules=complete_rules")
            if any(id_ in items for items in left_out):
                told = (
                    f"The address asks for item “{text}”, which makes no sense under the rules "
                    "complete_rules."
                )
                assert (page.rules, page.item, page.notes) == ("complete_rules", None, (told,))
            else:
                assert (page.rules, page.item, page.notes) == ("complete_rules", id_, ())


def test_the_rules_of_the_address_say_whether_an_item_makes_sense() -> None:
    assert lesson_asked("L05", "item=5").item is None
    assert lesson_asked("L05", "spade_doubles=1&item=5").item == "L05-5"


@pytest.mark.parametrize("item", ["", "99", "L02-1", "٣", "<b>", "1 2"])
def test_a_bad_item_is_left_out_and_noted(item: str) -> None:
    page = lesson_asked("L00", f"item={item}")
    assert page.item is None
    assert page.notes == (
        f"The address asks for item “{item}”, but there are only: {', '.join(COURSE['L00'].ids)}.",
    )


def test_the_review_has_no_items_to_ask_for() -> None:
    page = lesson_asked("L17", "item=1")
    assert page.notes == ("The address asks for “item”, which this page does not know.",)


def test_bad_rules_and_unknown_names_are_noted_beside_what_is_right() -> None:
    page = lesson_asked("L01", "rules=hollywood&item=2&colour=red&token=x")
    assert (page.rules, page.item) == ("house", "L01-2")
    assert page.notes == (
        f"The address asks for rules “hollywood”, but there are only: {', '.join(RULES)}.",
        "The address asks for “colour”, which this page does not know.",
    )
    assert page._repr_html_().count("<p>") == 2


def test_a_note_holds_no_markup_of_the_address() -> None:
    assert "<b>" not in lesson_asked("L01", "item=<b>x")._repr_html_()


def test_an_address_that_is_too_long_is_left_out() -> None:
    page = lesson_asked("L01", "item=" + "2" * 2000)
    assert page.item is None
    assert "longer than 2000 characters" in page.notes[0]


@given(st.text(max_size=80))
def test_no_address_breaks_the_page(query: str) -> None:
    page = lesson_asked("L01", query)
    assert page.item is None or page.item.startswith("L01-")
