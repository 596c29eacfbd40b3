import pytest
from hypothesis import given, settings

from gin_widgets.cards import (
    DECK,
    AceInRuns,
    CardSet,
    PlainMeldRules,
    RunKind,
    best_arrangement,
    best_discards,
)
from gin_widgets.cards.arrange import least_deadwood
from gin_widgets.cards.crowd import Crowd
from gin_widgets.cards.runs import runs_under
from tests import slow
from tests.strategies import hands, readings


@given(hands(sizes=(7, 10, 11)), readings())
def test_it_finds_the_least_deadwood_of_a_hand(hand: CardSet, rules: PlainMeldRules) -> None:
    crowd = Crowd(runs_under(rules))
    least = slow.least_deadwood(frozenset(hand), rules.run_kind, rules.ace_in_runs)
    assert crowd.least(hand.mask) == least
    melds = crowd.melds(hand.mask)
    assert hand.points - sum(meld.points for meld in melds) == least
    assert len(CardSet(card for meld in melds for card in meld.cards) - hand) == 0


@settings(max_examples=50)
@given(hands(sizes=(14, 17, 20)), readings())
def test_it_agrees_with_choosing_sets_first(hand: CardSet, rules: PlainMeldRules) -> None:
    runs = runs_under(rules)
    assert Crowd(runs).least(hand.mask) == least_deadwood(hand.mask, runs)


@settings(max_examples=50)
@given(hands(sizes=(21, 26)))
def test_more_cards_than_are_listed_are_solved_all_the_same(cards: CardSet) -> None:
    best = best_arrangement(cards)
    assert best.cards == cards
    assert best.deadwood == least_deadwood(cards.mask, runs_under(None))
    least, discards = best_discards(cards)
    after = {card: best_arrangement(cards - card).deadwood for card in cards}
    assert least == min(after.values())
    assert discards == CardSet(card for card in cards if after[card] == least)


@pytest.mark.parametrize("out", ["", "7H", "AS KD", "4S 4H 9C"])
@pytest.mark.parametrize("ace", AceInRuns)
@pytest.mark.parametrize("kind", RunKind)
def test_nearly_the_whole_deck_can_be_melded(kind: RunKind, ace: AceInRuns, out: str) -> None:
    cards = CardSet(DECK) - CardSet.parse(out)
    best = best_arrangement(cards, PlainMeldRules(kind, ace))
    assert best.cards == cards
    assert best.deadwood == 0
