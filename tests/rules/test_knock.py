import pytest

from gin_widgets.cards import DECK, Card, NotationError
from gin_widgets.rules import (
    HOUSE,
    RULES,
    AceUpcard,
    LimitCompare,
    LimitSource,
    RuleSetError,
    knock_limit,
)

HOUSE_LIMITS = {1: 0} | {rank: min(rank, 10) for rank in range(2, 14)}
ONE_FOR_AN_ACE = HOUSE_LIMITS | {1: 1}
LIMITS = {
    "house": HOUSE_LIMITS,
    "play_online": HOUSE_LIMITS,
    "play_online_to_the_letter": HOUSE_LIMITS,
    "complete_rules": ONE_FOR_AN_ACE,
    "elimination": {1: 0} | {rank: min(rank, 10) - 1 for rank in range(2, 14)},
    "rummy_rules": ONE_FOR_AN_ACE,
    "rummy_rules_to_the_letter": ONE_FOR_AN_ACE,
    "rummy_rules_penalty": ONE_FOR_AN_ACE,
    "gin_rummy": dict.fromkeys(range(1, 14), 10),
}


@pytest.mark.parametrize("upcard", DECK, ids=str)
@pytest.mark.parametrize("key", RULES)
def test_the_upcard_sets_the_limit(key: str, upcard: Card) -> None:
    assert knock_limit(key, upcard) == LIMITS[key][upcard.rank]


def test_sixteen_upcards_of_52_set_the_limit_ten() -> None:
    assert sum(knock_limit("house", card) == 10 for card in DECK) == 16


def test_below_takes_one_point_off_every_limit_but_not_off_gin_only() -> None:
    below = HOUSE.replace(limit_compare=LimitCompare.BELOW)
    assert [knock_limit(below, f"{rank}S") for rank in "A2TK"] == [0, 1, 9, 9]


def test_below_an_ace_that_counts_one_is_gin_only() -> None:
    rules = HOUSE.replace(limit_compare=LimitCompare.BELOW, ace_upcard=AceUpcard.ONE)
    assert knock_limit(rules, "AS") == 0


def test_a_fixed_limit_asks_no_upcard() -> None:
    fixed = HOUSE.replace(limit_source=LimitSource.FIXED)
    assert {knock_limit(fixed, card) for card in DECK} == {10}
    below = fixed.replace(limit_compare=LimitCompare.BELOW)
    assert {knock_limit(below, card) for card in DECK} == {9}


def test_spades_double_the_points_and_never_the_limit() -> None:
    doubled = HOUSE.replace(spade_doubles=True)
    assert all(knock_limit(doubled, card) == knock_limit(HOUSE, card) for card in DECK)


def test_no_rule_set_means_house() -> None:
    assert knock_limit(None, "AS") == 0


def test_an_upcard_that_is_no_card_and_an_unknown_rule_set_are_refused() -> None:
    with pytest.raises(NotationError, match="'1x' is not a card"):
        knock_limit("house", "1x")
    with pytest.raises(RuleSetError, match="There is no rule set 'x'"):
        knock_limit("x", "7H")
