import pytest

from gin_widgets.cards import Card, Meld, NotationError
from gin_widgets.play import (
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Knock,
    LayOff,
    PassUpcard,
    Spread,
    TakeUpcard,
    parse_action,
)

WRITTEN = {
    "take": TakeUpcard(),
    "pass": PassUpcard(),
    "stock": DrawStock(),
    "pile": DrawPile(),
    "discard 7H": Discard(Card.parse("7H")),
    "knock TC": Knock(Card.parse("10C")),
    "gin AS": DeclareGin(Card.parse("AS")),
    "spread AS2S3S/4S4D4C": Spread((Meld.parse("AS 2S 3S"), Meld.parse("4S 4D 4C"))),
    "spread ": Spread(()),
    "lay 5H on 2H3H4H": LayOff(Card.parse("5H"), Meld.parse("2H 3H 4H")),
    "done": Done(),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_an_action_is_written_and_read_the_same_way(text: str) -> None:
    assert str(WRITTEN[text]) == text
    assert parse_action(text) == WRITTEN[text]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("  knock   10h ", "knock TH"),
        ("spread as 2s 3s / 4c 4d 4s", "spread AS2S3S/4S4D4C"),
        ("spread", "spread "),
        ("lay 5♥ on 4h 2h 3h", "lay 5H on 2H3H4H"),
    ],
)
def test_blanks_and_small_letters_do_not_matter_in_cards(text: str, meant: str) -> None:
    assert str(parse_action(text)) == meant


def test_notation_can_name_a_meld_of_any_rule_set() -> None:
    for text in ("spread QSKSAS/4H5D6H", "spread KDAD2H", "lay 3S on KSAS2S"):
        assert parse_action(str(parse_action(text))) == parse_action(text)


@pytest.mark.parametrize(
    "text",
    ["", "   ", "take it", "Take", "knock", "knock 7H 8H", "lay 5H", "lay 5H 2H3H4H", "go", "7H"],
)
def test_a_line_that_is_no_action_is_answered_with_those_that_exist(text: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_action(text)
    assert str(error.value).startswith(f"{text!r} is no action; there are take, pass, stock")


@pytest.mark.parametrize(
    "text",
    ["knock 1H", "discard", "lay XX on 2H3H4H", "lay 5H on", "lay 5H on 2H", "spread 2H3D9C"],
)
def test_a_card_or_meld_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)
