import json
from itertools import combinations, product
from pathlib import Path

import pytest
from hypothesis import given

from gin_widgets.cards import (
    DECK,
    STANDARD,
    AceInRuns,
    Card,
    CardSet,
    Meld,
    MeldKind,
    NotationError,
    PlainMeldRules,
    RunKind,
    find_meld,
    melds_in,
)
from tests import slow
from tests.strategies import card_sets, hands, readings

COUNTS = json.loads((Path(__file__).parent.parent / "data" / "counts.json").read_text())

COLOUR = PlainMeldRules(run_kind=RunKind.COLOUR)
HIGH = PlainMeldRules(ace_in_runs=AceInRuns.HIGH_OR_LOW)
CORNER = PlainMeldRules(ace_in_runs=AceInRuns.ROUND_THE_CORNER)


@pytest.mark.parametrize(
    "text",
    ["4H 5H 6H", "TS JS QS KS", "AD 2D 3D", "2S 3S 4S 5S 6S 7S", "9C TC JC QC KC"],
)
def test_three_or_more_in_a_row_of_one_suit_are_a_run(text: str) -> None:
    assert Meld.parse(text).kind is MeldKind.RUN


@pytest.mark.parametrize("text", ["8C 8D 8S", "7C 7D 7H 7S"])
def test_three_or_four_of_a_rank_are_a_set(text: str) -> None:
    assert Meld.parse(text).kind is MeldKind.SET


@pytest.mark.parametrize(
    ("text", "rules", "reason"),
    [
        ("", STANDARD, "A meld needs three cards or more, not just no card."),
        ("3C 4C", STANDARD, "A meld needs three cards or more, not just 3♣ 4♣."),
        ("9H 9D", STANDARD, "A meld needs three cards or more, not just 9♥ 9♦."),
        ("5S 6S 8S", STANDARD, "7♠ is missing between 6♠ and 8♠."),
        ("5S 8S 9S", STANDARD, "6♠ 7♠ are missing between 5♠ and 8♠."),
        ("JS KS AS", STANDARD, "Q♠ is missing between J♠ and K♠."),
        ("4H 5D 6H", STANDARD, "A run is of one suit, but 4♥ 6♥ 5♦ mixes ♥ ♦."),
        ("JC QC KD", STANDARD, "A run is of one suit, but K♦ J♣ Q♣ mixes ♦ ♣."),
        ("4H 5D 6S", COLOUR, "A run is of one colour, but 6♠ 4♥ 5♦ mixes ♠ ♥ ♦."),
        (
            "QS KS AS",
            STANDARD,
            "King and ace do not touch, so Q♠ K♠ A♠ is no run: the order is A 2 3 to Q K.",
        ),
        (
            "2D AD KD",
            STANDARD,
            "King and ace do not touch, so K♦ A♦ 2♦ is no run: the order is A 2 3 to Q K.",
        ),
        (
            "2D AD KD",
            HIGH,
            "A run does not go on past its ace, so K♦ A♦ 2♦ is no run: an ace is an end.",
        ),
        (
            "6C 6D 7D",
            STANDARD,
            "6♦ 7♦ 6♣ is neither a set (all of one rank) nor a run (one suit, ranks in a row).",
        ),
        (
            "6C 6S 7C",
            COLOUR,
            "6♠ 6♣ 7♣ is neither a set (all of one rank) nor a run (one colour, ranks in a row).",
        ),
    ],
)
def test_a_refusal_says_why_the_cards_are_no_meld(
    text: str, rules: PlainMeldRules, reason: str
) -> None:
    with pytest.raises(NotationError) as refused:
        Meld.parse(text, rules)
    assert str(refused.value) == reason
    assert find_meld(text, rules) is None


def test_source_a_to_the_letter_runs_through_a_colour() -> None:
    """A: "consecutive cards of the same color" (RULES, run_kind colour)."""
    assert Meld.parse("4H 5D 6H", COLOUR).kind is MeldKind.RUN
    assert find_meld("4H 5D 6H") is None


def test_the_ace_stands_where_the_reading_puts_it() -> None:
    allowed = {
        text: [
            rules.ace_in_runs.value for rules in (STANDARD, HIGH, CORNER) if find_meld(text, rules)
        ]
        for text in ("AS 2S 3S", "QS KS AS", "KS AS 2S")
    }
    assert allowed == {
        "AS 2S 3S": ["low", "high_or_low", "round_the_corner"],
        "QS KS AS": ["high_or_low", "round_the_corner"],
        "KS AS 2S": ["round_the_corner"],
    }


@pytest.mark.parametrize(
    ("text", "rules", "shown", "code"),
    [
        ("7H 5H 6H", STANDARD, "5♥ 6♥ 7♥", "5H6H7H"),
        ("TC 10D ts", STANDARD, "10♠ 10♦ 10♣", "TSTDTC"),
        ("AS QS KS", HIGH, "Q♠ K♠ A♠", "QSKSAS"),
        ("2S AS KS QS", CORNER, "Q♠ K♠ A♠ 2♠", "QSKSAS2S"),
        ("6H 5D 4H", COLOUR, "4♥ 5♦ 6♥", "4H5D6H"),
    ],
)
def test_a_run_is_shown_from_its_low_end_and_a_set_by_suit(
    text: str, rules: PlainMeldRules, shown: str, code: str
) -> None:
    meld = Meld.parse(text, rules)
    assert (str(meld), meld.code) == (shown, code)
    assert Meld.parse(str(meld), rules) == Meld.parse(meld.code, rules) == meld
    assert meld.points == CardSet.parse(text).points


def test_a_whole_suit_is_one_run_in_every_reading() -> None:
    suit = CardSet(DECK[:13])
    for ace in AceInRuns:
        meld = Meld.of(suit, PlainMeldRules(ace_in_runs=ace))
        assert meld.ordered == DECK[:13]


@given(card_sets(most=6), readings())
def test_cards_are_a_meld_when_the_slow_solver_says_so(
    cards: CardSet, rules: PlainMeldRules
) -> None:
    expected = slow.is_meld(frozenset(cards), rules.run_kind, rules.ace_in_runs)
    assert (find_meld(cards, rules) is not None) == expected


@given(hands(), readings())
def test_all_melds_of_a_hand_are_found(hand: CardSet, rules: PlainMeldRules) -> None:
    found = melds_in(hand, rules)
    expected = slow.melds(frozenset(hand), rules.run_kind, rules.ace_in_runs)
    assert sorted(sorted(meld.cards) for meld in found) == sorted(map(sorted, expected))
    for meld in found:
        assert Meld.of(meld.cards, rules) == Meld.parse(str(meld), rules) == meld
        if rules == STANDARD:
            assert eval(repr(meld)) == meld


def runs_by_length(kind: str, ace: str) -> dict[str, int]:
    """Count runs by going through every choice of ranks and, for each, of suits."""
    counts: dict[str, int] = {}
    for size in range(3, 14):
        for ranks in combinations(range(1, 14), size):
            if slow.in_a_row(ranks, ace):
                suits = 4 if kind == "suit" else 2 * sum(1 for _ in product("ab", repeat=size))
                counts[str(size)] = counts.get(str(size), 0) + suits
    return counts


@pytest.mark.parametrize("reading", COUNTS["runs_by_length"])
def test_the_deck_holds_as_many_melds_as_a_plain_count_says(reading: str) -> None:
    kind, ace = reading.split(" ")
    expected = COUNTS["runs_by_length"][reading]
    assert runs_by_length(kind, ace) == expected
    melds = melds_in(DECK, PlainMeldRules(RunKind(kind), AceInRuns(ace)))
    runs = [meld for meld in melds if meld.kind is MeldKind.RUN]
    sets = [meld for meld in melds if meld.kind is MeldKind.SET]
    counted = {size: sum(len(run.cards) == int(size) for run in runs) for size in expected}
    assert counted == expected
    assert len(runs) == sum(expected.values())
    assert len(set(melds)) == len(melds)
    by_size = {str(size): sum(len(meld.cards) == size for meld in sets) for size in (3, 4)}
    assert by_size == COUNTS["sets_by_size"]


def test_a_deck_holds_65_sets_and_317_melds_of_at_most_eleven_cards() -> None:
    melds = melds_in(DECK)
    assert sum(meld.kind is MeldKind.SET for meld in melds) == 65
    assert sum(len(meld.cards) <= 11 for meld in melds) == 317


def test_a_card_is_in_no_meld_of_another_suit_and_rank() -> None:
    seven = Card.parse("7H")
    for meld in melds_in(DECK):
        if seven in meld.cards:
            assert all(card.rank == 7 or card.suit == seven.suit for card in meld.cards)
