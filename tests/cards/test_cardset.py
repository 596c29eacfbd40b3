import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import DECK, Card, CardSet, NotationError, cards_of
from gin_widgets.cards.card import CARD_SPELLING
from tests.strategies import card_sets, cards


@given(card_sets())
def test_a_set_of_cards_reads_back_from_each_way_it_is_written(some: CardSet) -> None:
    assert CardSet.parse(str(some)) == some
    assert CardSet.parse("".join(some.codes)) == some
    assert CardSet.parse(", ".join(some.codes).lower()) == some
    assert CardSet.from_mask(some.mask) == some
    assert eval(repr(some)) == some
    assert pickle.loads(pickle.dumps(some)) == copy.deepcopy(some) == some


@given(card_sets(), card_sets(), cards())
def test_it_behaves_as_a_set_does(one: CardSet, other: CardSet, card: Card) -> None:
    a, b = frozenset(one), frozenset(other)
    assert frozenset(one | other) == a | b
    assert frozenset(one & other) == a & b
    assert frozenset(one - other) == a - b
    assert frozenset(one ^ other) == a ^ b
    assert frozenset(one | card) == a | {card}
    assert frozenset(one - card) == a - {card}
    assert frozenset(one & card) == a & {card}
    assert frozenset(one ^ card) == a ^ {card}
    assert (one <= other, one < other, one >= other, one > other) == (a <= b, a < b, a >= b, a > b)
    assert (one == other) == (a == b)
    assert one.isdisjoint(other) == a.isdisjoint(b)
    assert (card in one) == (card in a)
    assert (len(one), bool(one)) == (len(a), bool(a))
    assert list(one) == sorted(a)
    assert one.points == sum(card.points for card in a)
    assert one - other | one & other == one
    assert hash(CardSet(a)) == hash(one)


def test_it_knows_itself_from_other_things() -> None:
    seven = CardSet.parse("7H")
    assert seven != Card.parse("7H")
    assert seven != seven.mask
    assert "7H" not in seven
    for operate in ("__or__", "__and__", "__sub__", "__xor__"):
        assert getattr(seven, operate)({Card.parse("7H")}) is NotImplemented


@pytest.mark.parametrize(
    "text",
    ["AS 2S TD", "AS2STD", "as,2s,td", "A♠ 2♠ 10♦", " 10d;AS\n2S ", "A♠2♠10♦", "A♠️ 2♠️ 10♦️"],
)
def test_cards_may_be_written_in_any_of_the_usual_ways(text: str) -> None:
    assert CardSet.parse(text).codes == ("AS", "2S", "TD")


def test_no_cards_are_a_set_too() -> None:
    assert CardSet.parse("  ") == CardSet()
    assert (str(CardSet()), CardSet().codes, CardSet().points) == ("", (), 0)


@pytest.mark.parametrize(
    ("text", "bad"), [("AS 2X", "2X"), ("AS2S9", "9"), ("7H - 8H", "-"), ("7H,8H;banana", "banana")]
)
def test_the_word_that_is_no_card_is_named(text: str, bad: str) -> None:
    with pytest.raises(NotationError, match=f"^'{bad}' is not a card: write a rank .* 10♠\\.$"):
        CardSet.parse(text)


@pytest.mark.parametrize("twice", ["7H 8H 7♥", [DECK[19], DECK[3], DECK[19]]])
def test_a_card_that_is_there_twice_is_named(twice: str | list[Card]) -> None:
    with pytest.raises(NotationError, match=r"^7♥ is there twice: a deck has each card once\.$"):
        cards_of(twice)


def test_only_cards_make_a_set_of_cards() -> None:
    with pytest.raises(NotationError, match=r"^A set of cards is made of Card, not of '7H'\.$"):
        cards_of(["7H", "8H"])  # type: ignore[list-item]


@pytest.mark.parametrize("mask", [1 << 52, -1])
def test_a_mask_has_52_bits(mask: int) -> None:
    with pytest.raises(NotationError, match=r"^A mask of cards has the bits 0 to 51, not "):
        CardSet.from_mask(mask)


@given(card_sets())
def test_every_way_to_hand_cards_over_is_the_same(some: CardSet) -> None:
    assert cards_of(some) == cards_of(str(some)) == cards_of(list(some)) == cards_of(iter(some))


@given(st.text(alphabet="A7TJKhS♥ ,10x\n") | st.text())
def test_any_text_is_cards_or_is_refused_in_one_sentence(text: str) -> None:
    sentence = ""
    try:
        cards = CardSet.parse(text)
    except NotationError as refused:
        sentence = str(refused)
    if sentence:
        assert sentence.endswith(
            (f"{CARD_SPELLING}.", " is there twice: a deck has each card once.")
        )
        assert "\n" not in sentence
    else:
        assert CardSet.parse(str(cards)) == cards
