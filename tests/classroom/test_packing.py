"""Items that travel in a link: they come back whole, and nothing else is taken for them."""

import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import GinError, NotationError
from gin_widgets.classroom import packed, unpacked
from gin_widgets.lessons import ItemError
from gin_widgets.lessons.author import LONGEST, write_item
from gin_widgets.lessons.course import COURSE
from tests.lessons.forms import ITEMS

ROOM = 1300
"""Letters of an item in a link, which has at most 2000 with its address and what else it asks."""


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize("lesson", COURSE)
def test_every_item_of_the_course_comes_back(lesson: str) -> None:
    for item in COURSE[lesson].items:
        assert unpacked(packed([item])) == (item,)
        assert len(packed([item])) < ROOM


def test_an_item_in_another_script_comes_back() -> None:
    item = write_item(hand="KC", ask="points", text="ф" * (LONGEST - 200))
    assert unpacked(packed([item])) == (item,)


def test_items_that_say_too_much_to_be_opened_are_not_packed() -> None:
    item = write_item(hand="KC", ask="points", text="x" * LONGEST)
    with pytest.raises(
        NotationError, match=r"have 20\d+ characters, and a link holds at most 20000"
    ):
        packed([item])


def test_no_letter_needs_to_be_escaped() -> None:
    assert set(packed(ITEMS.values())) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    )


def test_an_item_that_is_cut_off_or_changed_is_refused() -> None:
    text = packed([ITEMS["number"]])
    for at in range(len(text)):
        with pytest.raises(NotationError, match="not whole; copy the link once more"):
            unpacked(text[:at])
    with pytest.raises(NotationError, match="not whole"):
        unpacked(f"{text[:40]}!{text[40:]}")
    other = text[:40] + ("A" if text[40] != "A" else "B") + text[41:]
    with pytest.raises(NotationError, match="not whole"):
        unpacked(other)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "é",
        "====",
        "a b",
        letters(b"hand = 'KC'"),
        letters(zlib.compress(b"x = '" + b"x" * (4 * LONGEST) + b"'")),
        letters(zlib.compress(b"\xff\xfe")),
        letters(zlib.compress(b"ask = 'points'") + b"more"),
    ],
)
def test_what_is_no_item_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="not whole"):
        unpacked(text)


def test_little_that_stands_for_gigabytes_is_not_unpacked() -> None:
    with pytest.raises(NotationError, match="not whole"):
        unpacked(letters(zlib.compress(b" " * 100_000_000, 9)))


def test_an_item_that_cannot_be_is_told_with_its_problems() -> None:
    text = letters(zlib.compress(b"hand = 'KC KC'\nask = '__import__'"))
    with pytest.raises(ItemError) as caught:
        unpacked(text)
    assert len(caught.value.problems) == 2


@given(st.text(max_size=200))
def test_no_text_breaks_the_page(text: str) -> None:
    with pytest.raises(GinError):
        unpacked(letters(zlib.compress(text.encode(errors="replace"))))
