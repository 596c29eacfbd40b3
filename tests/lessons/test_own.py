"""Items of one's own are met like those of the course."""

from typing import Any

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.lessons import Stage
from gin_widgets.lessons.own import own_lesson
from tests.lessons.forms import ITEMS
from tests.lessons.pupil import finish, known, sit

OWN = own_lesson([ITEMS["number"], ITEMS["name"]])


def test_a_lesson_of_one_s_own_asks_its_items_alone() -> None:
    assert list(OWN.stages) == [Stage.ALONE]
    assert [item.steps for item in OWN.items] == [ITEMS["number"].steps, ITEMS["name"].steps]
    assert OWN.minutes == 4
    assert OWN.ids == (f"{OWN.id}-1", f"{OWN.id}-2")


def test_other_items_make_another_lesson_and_the_same_the_same() -> None:
    assert own_lesson([ITEMS["number"], ITEMS["name"]]) == OWN
    ids = {own_lesson([item]).id for item in ITEMS.values()}
    assert len(ids) == len(ITEMS)


def test_nothing_comes_before_the_teacher_s_question() -> None:
    session = sit(OWN, progress=known("L01-1", "L01-2", "L02-1"))
    assert session.state()["item"]["id"] == f"{OWN.id}-1"  # type: ignore[index]


def test_the_end_tells_every_answer() -> None:
    session = sit(OWN)
    session.answer("16")
    finish(session)
    end: Any = session.state()["end"]
    assert (end["text"], end["passed"]) == ("1 of 2 right at first try.", True)
    assert [(row["right"], row["misconception"]) for row in end["rows"]] == [
        (False, "M01"),
        (True, ""),
    ]
    assert end["rows"][0]["label"] == "K♥ A♦ 2♣ · What do these cards cost?"


def test_what_a_pupil_did_comes_back_and_belongs_to_these_items_alone() -> None:
    session = sit(OWN)
    session.answer("13")
    session.type("next")
    assert sit(OWN, progress=session.progress).state()["item"]["id"] == f"{OWN.id}-2"  # type: ignore[index]
    other = own_lesson([ITEMS["spot"]])
    assert sit(other, progress=session.progress).state()["item"]["id"] == f"{other.id}-1"  # type: ignore[index]


@pytest.mark.parametrize("items", [[], [7], None, "KC"])
def test_what_is_no_item_makes_no_lesson(items: Any) -> None:
    with pytest.raises(NotationError, match="is made of items, as write_item gives them"):
        own_lesson(items)
