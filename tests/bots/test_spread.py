from random import Random

import pytest

from gin_widgets.bots.spread import best_spread
from gin_widgets.cards import (
    DECK,
    Arrangement,
    CardSet,
    NotationError,
    best_arrangement,
    best_layoff,
    spreads,
)
from gin_widgets.rules import RULES

SIXES = "4C 4D 4H 5C 5D 5H 6C 6D 6H 2S"
"""Three sets, or three runs."""


def margins(choices: tuple[Arrangement, ...], unseen: CardSet, hands: int) -> list[float]:
    """What a defender is left with above the knocker, on average over many random hands."""
    dice, totals = Random(1), [0] * len(choices)
    for _ in range(hands):
        defender = CardSet(dice.sample(list(unseen), len(choices[0].cards)))
        for place, choice in enumerate(choices):
            totals[place] += best_layoff(defender, choice.melds).deadwood - choice.deadwood
    return [total / hands for total in totals]


@pytest.mark.parametrize(
    ("hand", "seen"),
    [
        (SIXES, ""),
        (SIXES, "3H 7H 3D 7D 3C 7C"),
        ("9C 9D 9H 9S TS JS QS AH 2C 3D", ""),
        ("9C 9D 9H 9S TS JS QS AH 2C 3D", "8S KS 7S"),
        ("AS 2S 3S 4S KH KD KC", "5S QH"),
        ("2H 3H 4H 5H 5S 5C 5D", "6H 6S KD KC"),
        ("7H 8H 9H TH 7C 7D 7S AS", "JH"),
        ("AC AD AH 2C 3C 4C", "5C 6C"),
    ],
)
def test_no_spread_leaves_random_defenders_more(hand: str, seen: str) -> None:
    cards = CardSet.parse(hand)
    choices = spreads(cards, 10)
    assert len(choices) > 1
    chosen = best_spread(cards, 10, seen=seen)
    found = margins(choices, CardSet(DECK) - cards - CardSet.parse(seen), 400)
    assert max(found) - found[choices.index(chosen)] < 0.5


def test_a_card_that_lies_in_the_pile_is_open_to_nobody() -> None:
    sets, runs = spreads(SIXES, 2)
    assert best_spread(SIXES, 2) == sets
    assert best_spread(SIXES, 2, seen="3H 7H 3D 7D 3C 7C") == runs


def test_a_dearer_arrangement_may_be_worth_its_price() -> None:
    """One point more in the hand shuts four doors."""
    hand = "3S 4S 5S 3H AD 2D 3D 4D AC 4C"
    assert [choice.deadwood for choice in spreads(hand, 10)] == [8, 9, 9]
    chosen = best_spread(hand, 10)
    assert [str(meld) for meld in chosen.melds] == ["3♠ 3♥ 3♦", "4♠ 4♦ 4♣"]


@pytest.mark.parametrize("rules", ["play_online_to_the_letter", "rummy_rules_to_the_letter"])
def test_it_is_weighed_under_any_rules(rules: str) -> None:
    agreed = RULES[rules]
    chosen = best_spread(SIXES, 2, agreed)
    assert chosen in spreads(SIXES, 2, agreed)
    assert best_spread(SIXES, 2, agreed, seen="3H 7H 3D 7D 3C 7C 3S 7S") != chosen


def test_the_same_seed_weighs_the_same_hands() -> None:
    hand = "2H 3H 4H 5H 5S 5C 5D"
    assert best_spread(hand, 10, seed=3) == best_spread(hand, 10, seed=3)


def test_a_hand_over_the_limit_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        best_spread("KS KH 2C", 10)
    assert str(refused.value) == "The limit is 10, and K♠ K♥ 2♣ cannot count less than 22."


def test_a_defender_must_have_cards_to_hold() -> None:
    hand = CardSet.parse(SIXES)
    seen = CardSet(list(CardSet(DECK) - hand)[:-9])
    with pytest.raises(NotationError) as refused:
        best_spread(hand, 10, seen=seen)
    assert str(refused.value) == "Only 9 cards are unseen; a defender holds 10 of them."


def test_one_arrangement_is_no_choice() -> None:
    hand = "4S 5S 6S 9H 9D 9C AS"
    assert best_spread(hand, 1) == best_arrangement(hand)
