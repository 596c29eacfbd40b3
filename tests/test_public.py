"""The public names: all there, and those that take long to load only when they are used."""

import subprocess
import sys

import pytest

import gin_widgets as gw

LATER = ("gin_widgets.lessons", "gin_widgets.classroom", "gin_widgets.widgets", "anywidget")


def test_the_course_is_there_under_its_public_names() -> None:
    lesson = gw.lesson("L07")
    assert gw.COURSE["L07"] is lesson
    assert (lesson.id, lesson.title) == ("L07", "May I knock?")
    assert "L07-3" in [item.id for item in lesson.items]


@pytest.mark.parametrize("name", [*gw.__all__, "widgets"])
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(gw, name) is not None
    assert name in dir(gw)


def test_a_name_that_is_none_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'hollywood'"):
        gw.hollywood  # noqa: B018


def test_neither_course_nor_widgets_are_loaded_before_they_are_used() -> None:
    look = (
        "import sys, gin_widgets as gw; before = set(sys.modules); gw.COURSE; gw.make_link;"
        f"print([name for name in {LATER} if name in before], 'anywidget' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True)
    assert told.stdout == "[] False\n"
