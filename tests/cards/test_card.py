import copy
import pickle

import pytest
from hypothesis import given

from gin_widgets.cards import DECK, Card, NotationError, Suit
from tests.strategies import cards


@given(cards())
def test_a_card_reads_back_from_each_way_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert Card.parse(card.code) == card
    assert Card.parse(card.code.lower()) == card
    assert Card.of(card.rank, card.suit) == card
    assert eval(repr(card)) == card
    assert pickle.loads(pickle.dumps(card)) == copy.deepcopy(card) == card


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("7h", "7H"),
        ("10s", "TS"),
        (" t♠ ", "TS"),
        ("a♢", "AD"),
        ("Q♡", "QH"),
        ("K♧", "KC"),
        ("5♤", "5S"),
        ("5 ♣", "5C"),
        ("8♥️", "8H"),
    ],
)
def test_a_card_may_be_written_in_any_of_the_usual_ways(text: str, code: str) -> None:
    assert Card.parse(text).code == code


def test_the_deck_goes_from_the_ace_of_spades_to_the_king_of_clubs() -> None:
    assert [card.index for card in DECK] == list(range(52))
    assert [DECK[0].code, DECK[12].code, DECK[13].code, DECK[51].code] == ["AS", "KS", "AH", "KC"]
    assert Card.parse("AS") < Card.parse("KS") < Card.parse("AH")
    assert sum(card.points for card in DECK) == 4 * 85


def test_an_ace_costs_1_and_a_court_card_10() -> None:
    points = [Card.of(rank, Suit.CLUBS).points for rank in range(1, 14)]
    assert points == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.parametrize(
    "text",
    ["", "7", "h", "1h", "11h", "7x", "hh", "7h8h", "joker", "0S", "\u212ah", "7\u017f"],
)
def test_a_text_that_is_no_card_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Card.parse(text)
    assert str(refused.value) == (
        f"{text!r} is not a card: write a rank A 2 3 4 5 6 7 8 9 10 J Q K and a suit S H D C, "
        "for example 7H or 10♠."
    )


def test_a_long_text_is_cut_short_in_the_refusal() -> None:
    with pytest.raises(NotationError, match=r"^'x{19}…' is not a card"):
        Card.parse("x" * 10_000)


@pytest.mark.parametrize("index", [-1, 52])
def test_there_are_52_cards(index: int) -> None:
    with pytest.raises(NotationError, match=f"^A card's index is 0 to 51, not {index}\\.$"):
        Card(index)


@pytest.mark.parametrize("rank", [0, 14])
def test_there_are_13_ranks(rank: int) -> None:
    with pytest.raises(NotationError, match=rf"^A rank is 1 \(ace\) to 13 \(king\), not {rank}\.$"):
        Card.of(rank, Suit.SPADES)
