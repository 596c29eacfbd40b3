import pytest
from hypothesis import given

from gin_widgets.cards import (
    DECK,
    STANDARD,
    AceInRuns,
    CardSet,
    Meld,
    PlainMeldRules,
    RunKind,
    best_arrangement,
    fits,
    melds_in,
    open_cards,
)
from tests import slow
from tests.strategies import hands, readings

COLOUR = PlainMeldRules(run_kind=RunKind.COLOUR)
HIGH = PlainMeldRules(ace_in_runs=AceInRuns.HIGH_OR_LOW)
CORNER = PlainMeldRules(ace_in_runs=AceInRuns.ROUND_THE_CORNER)


@pytest.mark.parametrize(
    ("meld", "rules", "fitting"),
    [
        ("5H 6H 7H", STANDARD, "4H 8H"),
        ("AH 2H 3H", STANDARD, "4H"),
        ("JH QH KH", STANDARD, "TH"),
        ("JH QH KH", HIGH, "AH TH"),
        ("QH KH AH", HIGH, "JH"),
        ("AH 2H 3H", HIGH, "4H"),
        ("KH AH 2H", CORNER, "3H QH"),
        ("5H 6D 7H", COLOUR, "4H 8H 4D 8D"),
        ("KC KD KS", STANDARD, "KH"),
        ("KC KD KS KH", STANDARD, ""),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", CORNER, ""),
    ],
)
def test_a_card_fits_at_the_ends_of_a_run_or_completes_a_set(
    meld: str, rules: PlainMeldRules, fitting: str
) -> None:
    assert fits(Meld.parse(meld, rules), rules) == CardSet.parse(fitting)


@given(hands(), readings())
def test_a_card_fits_when_the_meld_stays_one(hand: CardSet, rules: PlainMeldRules) -> None:
    kind, ace = rules.run_kind, rules.ace_in_runs
    for meld in melds_in(hand, rules):
        lying = frozenset(meld.cards)
        expected = {c for c in DECK if c not in lying and slow.is_meld(lying | {c}, kind, ace)}
        assert fits(meld, rules) == CardSet(expected)
        for card in expected:
            assert Meld.of(meld.cards | card, rules).kind is meld.kind


def test_the_open_cards_of_the_lesson_on_closing_the_door() -> None:
    """Lesson L11."""
    hand = CardSet.parse("9C 9D 9H 9S TS JS QS AH 2C 3D")
    long_run = [Meld.parse("9C 9D 9H"), Meld.parse("9S TS JS QS")]
    four_nines = [Meld.parse("9C 9D 9H 9S"), Meld.parse("TS JS QS")]
    assert open_cards(long_run) == CardSet.parse("8S KS")
    assert open_cards(four_nines) == CardSet.parse("KS")
    assert open_cards([]) == CardSet()
    assert open_cards(best_arrangement(hand).melds) - hand == CardSet.parse("KS")
