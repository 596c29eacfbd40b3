import pytest

from gin_widgets.cards import Card, CardSet, NotationError
from gin_widgets.lessons.answers import (
    Amounts,
    End,
    Flaw,
    Grouping,
    Laid,
    Laying,
    Naming,
    Throw,
    read_number,
)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        *((Naming, text) for text in ("set", "run", *(f"none {flaw}" for flaw in Flaw))),
        *((Grouping, text) for text in ("none", "7H8H9H", "7H8H9H/7S7D7C", "QH/KH")),
        *((Throw, text) for text in ("throw KD", "knock TS", "gin AC", "big gin")),
        *(
            (Laying, text)
            for text in (
                "none",
                "none keep 2S3S4S",
                "8H on 5H6H7H",
                "8H on 5H6H7H, 9H on 5H6H7H8H keep none",
            )
        ),
        *((Amounts, text) for text in ("19 0", "-3 0 25")),
    ],
)
def test_an_answer_is_text_on_the_way_in_and_out(kind: type[Throw], text: str) -> None:
    assert str(kind.parse(text)) == text


def test_an_answer_is_read_as_people_write_it() -> None:
    assert Naming.parse("None GAP") == Naming("none", Flaw.GAP)
    assert Grouping.parse("9h 8h 7h / 7c7d7s") == Grouping(
        (CardSet.parse("7H 8H 9H"), CardSet.parse("7S 7D 7C"))
    )
    assert Grouping.parse(" ") == Grouping(())
    assert Throw.parse("kd") == Throw(Card.parse("KD"))
    assert Throw.parse("KNOCK 10s") == Throw(Card.parse("TS"), End.KNOCK)
    assert Throw.parse("Big Gin") == Throw(None, End.BIG_GIN)
    assert Laying.parse("8h ON 5h6h7h") == Laying(
        (Laid(Card.parse("8H"), CardSet.parse("5H6H7H")),)
    )
    assert Amounts.parse("19, 0") == Amounts((19, 0))


def test_cards_in_two_groups_are_kept_as_they_were_laid() -> None:
    grouping = Grouping.parse("7C7D7H/7H8H9H")
    assert len(grouping.groups) == 2
    assert len(grouping.cards) == 5


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (Naming, "none", "say set, run, or none and why: ends, suits, gap, two, neither"),
        (Naming, "pair", "names no meld"),
        (Grouping, "7H8H9X", "is not a card"),
        (Throw, "big king", "say throw, knock or gin and a card, or big gin"),
        (Throw, "big gin KD", "is no throw"),
        (Throw, "gin", "is not a card"),
        (Laying, "8H", "is no layoff; write it like 8H on 5H6H7H"),
        (Amounts, "", "write a number for each player"),
        (Amounts, "19 x", "is no score"),
    ],
)
def test_what_cannot_be_read_says_what_is_possible(kind: type[Throw], text: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        kind.parse(text)


def test_a_number_may_be_gin() -> None:
    assert [read_number(text) for text in (" 21 ", "Gin", "-3")] == [21, 0, -3]


@pytest.mark.parametrize("text", ["", "x", "1.5", "12345"])
def test_no_number(text: str) -> None:
    with pytest.raises(NotationError, match="is no number; write one like 21"):
        read_number(text)
