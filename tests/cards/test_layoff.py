import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from gin_widgets.cards import (
    Arrangement,
    CardSet,
    Layoff,
    LayoffChain,
    Meld,
    NotationError,
    best_arrangement,
    best_layoff,
    layable,
)
from gin_widgets.cards.card import Card
from tests import slow
from tests.strategies import PlainLayoffRules, deals, layoff_rules

DATA = Path(__file__).parent.parent / "data"
SHOWDOWNS = json.loads((DATA / "positions.json").read_text())["showdown"]
THREE_PLAYERS = json.loads((DATA / "three_players.json").read_text())["showdowns"]

OWN = PlainLayoffRules()
NONE = PlainLayoffRules(layoff_chain=LayoffChain.NONE)
SHARED = PlainLayoffRules(layoff_chain=LayoffChain.SHARED)

KNOCKER = ("5H 6H 7H", "KC KD KS", "AC 2C 3C")
"""The knocker of lesson L09."""


def named(layoffs: tuple[Layoff, ...]) -> list[str]:
    return [layoff.card.code for layoff in layoffs]


def open_melds(kind: str, hand: str) -> tuple[Meld, ...]:
    """What may be laid off on: nothing once the knocker has gin."""
    return () if kind == "gin" else best_arrangement(hand).melds


@pytest.mark.parametrize("case", SHOWDOWNS, ids=lambda case: case["id"])
def test_the_defender_of_worked_showdowns(case: dict[str, Any]) -> None:
    knocker = best_arrangement(case["knocker"])
    assert knocker.deadwood == case["knocker_deadwood"]
    melds = knocker.melds if knocker.deadwood else ()
    for rules in (OWN, NONE):
        expected = case["defender_deadwood"][f"layoff_chain_{rules.layoff_chain}"]
        assert best_layoff(case["defender"], melds, rules).deadwood == expected


@pytest.mark.parametrize("case", THREE_PLAYERS, ids=lambda case: case["id"])
def test_the_defenders_of_worked_showdowns_of_three(case: dict[str, Any]) -> None:
    assert best_arrangement(case["knocker"]).deadwood == case["deadwood"]["knocker"]
    melds = open_melds(case["kind"], case["knocker"])
    for seat in ("B", "C"):
        for rules in (OWN, NONE):
            expected = case["deadwood"][seat][rules.layoff_chain.value]
            assert best_layoff(case[seat], melds, rules).deadwood == expected


@pytest.mark.parametrize(
    ("hand", "before", "after", "layoffs"),
    [
        ("KH JS QS 6S 9C 9D 2D 2H 4S TC", 72, 62, ["KH"]),
        ("8H 9H JS QS 6D 6S 2D 4S TC AD", 66, 49, ["8H", "9H"]),
        ("3H 4H JS QS 6D 6S 2D 8S TC AD", 60, 53, ["4H", "3H"]),
        ("2D 3H 6S 7S 8D 8H 8S JC JH JS", 18, 13, ["8H"]),
    ],
)
def test_the_hands_of_the_lesson_on_laying_off(
    hand: str, before: int, after: int, layoffs: list[str]
) -> None:
    assert best_arrangement(hand).deadwood == before
    plan = best_layoff(hand, KNOCKER)
    assert (plan.deadwood, named(plan.layoffs)) == (after, layoffs)


def test_against_gin_there_is_nothing_to_lay_off_on() -> None:
    plan = best_layoff("8H 9H JS QS 6D 6S 2D 4S TC AD", [])
    assert (plan.deadwood, plan.layoffs) == (66, ())


def test_a_card_with_two_homes_takes_the_one_that_serves() -> None:
    """Lesson L09 item 6: the five of hearts completes the fives or lengthens the run."""
    hand = "AD TD 5H AH 8S 8C 9C 6S 6D KS"
    plan = best_layoff(hand, ["JD QD KD", "5C 5D 5S", "2H 3H 4H"])
    assert best_arrangement(hand).deadwood == 64
    assert (plan.deadwood, set(named(plan.layoffs))) == (48, {"TD", "AH", "5H"})
    with_six = best_layoff("5H 6H KS", ["5C 5D 5S", "2H 3H 4H"])
    assert (with_six.deadwood, [str(layoff.meld) for layoff in with_six.layoffs]) == (
        10,
        ["2♥ 3♥ 4♥", "2♥ 3♥ 4♥"],
    )


@pytest.mark.parametrize(
    ("hand", "after"),
    [
        ("7C 7D 7H 9S TS JS QS 5C AH AS", 7),
        ("7C 7D 7H 9S TS JS QS KD 2C 4D", 2),
        ("7C 7D 7H 8S 9S TS KD 4D 6H 2D", 8),
    ],
)
def test_the_defenders_of_the_lesson_on_scoring(hand: str, after: int) -> None:
    """Lesson L10 items 2 to 4."""
    assert best_layoff(hand, ["TD JD QD", "4C 4H 4S"]).deadwood == after


def test_closing_the_door_costs_the_defender_15() -> None:
    """Lesson L11: the same deadwood for the knocker, 15 points apart for the defender."""
    defender = "8S 7S 4C 4D 5H JD KH 3S 2H 6C"
    assert best_layoff(defender, ["9C 9D 9H", "9S TS JS QS"]).deadwood == 44
    assert best_layoff(defender, ["9C 9D 9H 9S", "TS JS QS"]).deadwood == 59


def test_an_own_run_may_be_kept_rather_than_stranded() -> None:
    plan = best_layoff("8H 9H TH KS", ["5H 6H 7H"])
    assert (plan.deadwood, plan.layoffs) == (10, ())
    assert [str(meld) for meld in plan.arrangement.melds] == ["8♥ 9♥ 10♥"]


def test_nothing_is_laid_off_that_does_not_help() -> None:
    assert named(best_layoff("8H 9H TH JH 2C", ["5H 6H 7H"]).layoffs) == []


def test_without_a_chain_only_the_first_card_is_laid_off() -> None:
    hand = "8H 9H 4H 2D"
    assert best_layoff(hand, ["5H 6H 7H"], OWN).deadwood == 2
    plan = best_layoff(hand, ["5H 6H 7H"], NONE)
    assert (plan.deadwood, named(plan.layoffs)) == (11, ["4H", "8H"])


def test_nobody_builds_on_another_defenders_layoff_unless_layoffs_are_shared() -> None:
    """Lesson L09 item 7: C's nine of clubs does not follow B's eight."""
    melds = [Meld.parse("5C 6C 7C"), Meld.parse("9D 9H 9S")]
    first = best_layoff("8C 8D 3S 3H 3D KS 2C", melds, OWN)
    assert (first.deadwood, named(first.layoffs)) == (20, ["8C"])
    second = "9C TC JC QH 3C AS 2H"
    for rules, deadwood in ((OWN, 16), (NONE, 16), (SHARED, 16)):
        assert best_layoff(second, melds, rules, others=first.layoffs).deadwood == deadwood
    for rules, deadwood in ((OWN, 10), (NONE, 10), (SHARED, 0)):
        plan = best_layoff("TC", melds[:1], rules, others=[*first.layoffs, nine_on(melds[0])])
        assert plan.deadwood == deadwood


def nine_on(meld: Meld) -> Layoff:
    return Layoff(Card.parse("9C"), meld)


def test_a_plan_goes_on_from_the_layoffs_already_made() -> None:
    meld = Meld.parse("5H 6H 7H")
    eight = Layoff(Card.parse("8H"), meld)
    assert named(best_layoff("9H 2D", [meld], OWN, own=[eight]).layoffs) == ["9H"]
    assert named(best_layoff("9H 2D", [meld], NONE, own=[eight]).layoffs) == []
    assert named(best_layoff("9H 2D", [meld], OWN, others=[eight]).layoffs) == []


@pytest.mark.parametrize(
    ("rules", "own", "others", "cards"),
    [
        (OWN, "", "", "4H 8H"),
        (OWN, "8H", "", "4H 9H"),
        (OWN, "", "8H", "4H"),
        (OWN, "4H", "8H", "3H"),
        (NONE, "8H", "", "4H"),
        (SHARED, "", "8H", "4H 9H"),
        (SHARED, "4H", "8H", "3H 9H"),
    ],
)
def test_what_may_be_laid_off_follows_the_chain(
    rules: PlainLayoffRules, own: str, others: str, cards: str
) -> None:
    assert layable(Meld.parse("5H 6H 7H"), rules, own, others) == CardSet.parse(cards)


@settings(max_examples=200)
@given(deals(), layoff_rules())
def test_no_arrangement_and_no_order_of_layoffs_does_better(
    deal: tuple[CardSet, CardSet], rules: PlainLayoffRules
) -> None:
    knocker, defender = deal
    melds = best_arrangement(knocker, rules).melds
    table = tuple(frozenset(meld.cards) for meld in melds)
    reading = rules.layoff_chain.value, rules.run_kind.value, rules.ace_in_runs.value
    plan = best_layoff(defender, melds, rules)
    assert plan.deadwood == slow.least_after_layoffs(frozenset(defender), table, *reading)
    laid = [(layoff.card, frozenset(layoff.meld.cards)) for layoff in plan.layoffs]
    assert slow.playable(laid, table, *reading)
    assert plan.arrangement.cards | CardSet(card for card, _ in laid) == defender
    assert Arrangement.of(plan.arrangement.cards, plan.arrangement.melds, rules) == plan.arrangement


@pytest.mark.parametrize(
    ("hand", "melds", "reason"),
    [
        ("7H 2D", ["5H 6H 7H"], "7♥ cannot be both in the hand and on the table."),
        ("2D", ["5H 6H 7H", "7H 7C 7D"], "7♥ is there twice: a deck has each card once."),
        ("2D", ["5H 6H"], "A meld needs three cards or more, not just 5♥ 6♥."),
    ],
)
def test_a_table_that_cannot_be_is_refused(hand: str, melds: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        best_layoff(hand, melds)
    assert str(refused.value) == reason


def test_layoffs_that_cannot_have_been_made_are_refused() -> None:
    meld = Meld.parse("5H 6H 7H")
    with pytest.raises(NotationError, match=r"^8♥ is missing between 7♥ and 9♥\.$"):
        best_layoff("2D", [meld], others=[Layoff(Card.parse("9H"), meld)])
    with pytest.raises(NotationError, match=r"^J♥ Q♥ K♥ is none of the knocker's melds\.$"):
        best_layoff("2D", [meld], own=[Layoff(Card.parse("10H"), Meld.parse("JH QH KH"))])
