import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import (
    DECK,
    AceInRuns,
    Arrangement,
    CardSet,
    Meld,
    NotationError,
    PlainMeldRules,
    RunKind,
    arrangements,
    best_arrangement,
    best_discards,
    spreads,
)
from tests import slow
from tests.strategies import hands, readings

POSITIONS = json.loads((Path(__file__).parent.parent / "data" / "positions.json").read_text())

COLOUR = PlainMeldRules(run_kind=RunKind.COLOUR)
HIGH = PlainMeldRules(ace_in_runs=AceInRuns.HIGH_OR_LOW)
CORNER = PlainMeldRules(ace_in_runs=AceInRuns.ROUND_THE_CORNER)


def laid(arrangement: Arrangement) -> slow.Melds:
    return tuple(frozenset(meld.cards) for meld in arrangement.melds)


def shown(arrangement: Arrangement) -> list[str]:
    return [str(meld) for meld in arrangement.melds]


@pytest.mark.parametrize("case", POSITIONS["deadwood"], ids=lambda case: case["id"])
def test_the_least_deadwood_of_worked_positions(case: dict[str, Any]) -> None:
    best = arrangements(case["hand"])
    assert {arrangement.deadwood for arrangement in best} == {case["deadwood"]}
    assert len(best) == case["best_arrangements"]
    by_colour = best_arrangement(case["hand"], COLOUR)
    assert by_colour.deadwood == case["deadwood_run_kind_colour"]


@pytest.mark.parametrize("case", POSITIONS["discard"], ids=lambda case: case["id"])
def test_the_best_discards_of_worked_positions(case: dict[str, Any]) -> None:
    discards = CardSet.parse(" ".join(case["discards"]))
    assert best_discards(case["hand"]) == (case["least_deadwood_after_discard"], discards)


@pytest.mark.parametrize("case", POSITIONS["limit"], ids=lambda case: case["id"])
def test_the_deadwood_of_hands_that_would_knock(case: dict[str, Any]) -> None:
    assert best_arrangement(case["hand_after_discard"]).deadwood == case["deadwood"]


@pytest.mark.parametrize(
    ("hand", "deadwood", "ways"),
    [
        ("7C 7D 7H 8H 9H 2S 4D JC QD KS", 50, 1),
        ("8H 9H TH TC TD AS 3C 4D 6S KD", 41, 1),
        ("9C 9D 9H 9S TS JS AD 2C 3D 4H", 10, 1),
        ("3H 4H 5H 6H 7H 8H 5C 5D 8C KC", 25, 1),
        ("9C 9D 9H 9S TS JS QS AH 2C 3D", 6, 2),
        ("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", 2, 2),
    ],
)
def test_the_hands_of_the_lessons_on_arranging(hand: str, deadwood: int, ways: int) -> None:
    best = arrangements(hand)
    assert (best[0].deadwood, len(best)) == (deadwood, ways)


@pytest.mark.parametrize(
    ("hand", "deadwood", "discards"),
    [
        ("4C 5C 6C TC TD TH TS AC 2D 4H KD", 7, "KD"),
        ("6H 7H 8H 7C 7D QC QD QH 2S 3S 4S", 6, "8H"),
        ("3H 4H 5H 8C 8D 8S JD QD KD AS 9C", 1, "9C"),
        ("2C 3C 4C 9D 9H 9S 5S 4H 2D AD KC", 12, "KC"),
        ("3H 4H 5H 6H 9C 9D 9S JC JD JS 2C", 0, "2C"),
        ("5S 6S 7S 8S 8C 8D QC QD QH QS KD", 0, "KD"),
        ("AD 2D 3D 4D 7C 7H 7S KC KD KH KS", 0, "AD 4D KC KD KH KS"),
        ("5D 5H 5C 9S TS JS 2C 3C KD QH 8D", 23, "KD QH"),
        ("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C", 10, "6C"),
        ("2S 3S 4S 3D 4D 5D 2H 3H 4H 5H 5C", 0, "5C"),
    ],
)
def test_the_hands_of_the_lessons_on_the_discard(hand: str, deadwood: int, discards: str) -> None:
    assert best_discards(hand) == (deadwood, CardSet.parse(discards))


@pytest.mark.parametrize(
    ("discard", "deadwood"), [("KD", 7), ("4H", 13), ("TC", 17), ("AC", 16), ("2D", 15)]
)
def test_a_count_is_of_the_cards_that_stay(discard: str, deadwood: int) -> None:
    hand = CardSet.parse("4C 5C 6C TC TD TH TS AC 2D 4H KD")
    assert best_arrangement(hand - CardSet.parse(discard)).deadwood == deadwood


def test_the_first_of_equal_arrangements_leaves_the_fewest_points_open() -> None:
    """Lesson L11: both leave 6, and the set of four leaves only the king open."""
    first, second = arrangements("9C 9D 9H 9S TS JS QS AH 2C 3D")
    assert shown(first) == ["9♠ 9♥ 9♦ 9♣", "10♠ J♠ Q♠"]
    assert shown(second) == ["9♠ 10♠ J♠ Q♠", "9♥ 9♦ 9♣"]
    sets, runs = arrangements("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S")
    assert shown(sets) == ["4♥ 4♦ 4♣", "5♥ 5♦ 5♣", "6♥ 6♦ 6♣"]
    assert shown(runs) == ["4♥ 5♥ 6♥", "4♦ 5♦ 6♦", "4♣ 5♣ 6♣"]


def test_runs_of_one_suit_that_touch_are_one_run() -> None:
    (only,) = arrangements("3H 4H 5H 6H 7H 8H KS")
    assert shown(only) == ["3♥ 4♥ 5♥ 6♥ 7♥ 8♥"]


def test_a_run_goes_where_the_reading_lets_it() -> None:
    assert shown(best_arrangement("QS KS AS 2S 5H 6D 8C", HIGH)) == ["Q♠ K♠ A♠"]
    assert shown(best_arrangement("QS KS AS 2S 5H 6D 8C", CORNER)) == ["Q♠ K♠ A♠ 2♠"]
    assert shown(best_arrangement("QS KC AS 2S 3C 4S 8C", COLOUR)) == ["A♠ 2♠ 3♣ 4♠"]


def test_spreads_go_up_to_the_limit_and_no_further() -> None:
    hand = "AS 2S 3S 4S KH KD KC 5D"
    assert [spread.deadwood for spread in spreads(hand, 9)] == [5, 6, 9]
    assert [spread.deadwood for spread in spreads(hand, 8)] == [5, 6]
    assert spreads(hand, 4) == ()


@settings(max_examples=300)
@given(hands(), readings(), st.integers(0, 12))
def test_every_arrangement_near_the_least_is_found_once(
    hand: CardSet, rules: PlainMeldRules, within: int
) -> None:
    kind, ace, held = rules.run_kind, rules.ace_in_runs, frozenset(hand)
    ways = [(slow.points(slow.loose(held, way)), way) for way in slow.layouts(held, kind, ace)]
    least = min(deadwood for deadwood, _ in ways)
    found = arrangements(hand, rules, within)
    assert found == spreads(hand, least + within, rules)
    assert found[0] == best_arrangement(hand, rules)

    covers = [slow.cover(laid(arrangement)) for arrangement in found]
    assert len(set(covers)) == len(covers)
    assert set(covers) == {slow.cover(way) for deadwood, way in ways if deadwood <= least + within}

    order = [(each.deadwood, slow.open_points(held, laid(each), kind, ace)) for each in found]
    assert order == sorted(order)
    assert order[0] == min(
        (dw, slow.open_points(held, w, kind, ace)) for dw, w in ways if dw == least
    )


@given(hands(), readings())
def test_an_arrangement_holds_the_whole_hand_and_only_melds(
    hand: CardSet, rules: PlainMeldRules
) -> None:
    best = best_arrangement(hand, rules)
    assert best.cards == hand
    assert sum(len(meld.cards) for meld in best.melds) + len(best.deadwood_cards) == len(hand)
    assert Arrangement.of(hand, best.melds, rules) == best
    assert Arrangement.of(hand, [meld.code for meld in best.melds], rules) == best


@settings(max_examples=300)
@given(hands(sizes=(3, 6, 8, 9, 11)), readings())
def test_the_best_discards_are_those_of_trying_each_card(
    hand: CardSet, rules: PlainMeldRules
) -> None:
    least, cards = slow.discards(frozenset(hand), rules.run_kind, rules.ace_in_runs)
    assert best_discards(hand, rules) == (least, CardSet(cards))


@pytest.mark.parametrize("count", range(4))
def test_a_few_cards_are_a_hand_too(count: int) -> None:
    few = CardSet(DECK[:count])
    assert best_arrangement(few).deadwood == (0 if count == 3 else few.points)
    assert best_arrangement(few).cards == few


def test_a_single_card_can_be_thrown() -> None:
    assert best_discards("KD") == (0, CardSet.parse("KD"))


@pytest.mark.parametrize(
    ("hand", "deadwood", "discards"),
    [
        ("7S 7H 7C", 14, "7S 7H 7C"),
        ("2S 2H 2C JD QD KD", 4, "2S 2H 2C"),
        ("4D 5D 6D KS KH KC", 9, "6D"),
        ("7S 7H 7C 7D", 0, "7S 7H 7C 7D"),
    ],
)
def test_a_hand_of_melds_must_break_one(hand: str, deadwood: int, discards: str) -> None:
    assert best_discards(hand) == (deadwood, CardSet.parse(discards))


def test_no_card_cannot() -> None:
    with pytest.raises(NotationError, match=r"^An empty hand has no card to discard\.$"):
        best_discards("")


def test_the_whole_deck_can_be_melded() -> None:
    best = best_arrangement(DECK)
    assert (best.deadwood, best.cards) == (0, CardSet(DECK))
    assert best_discards(DECK) == (0, CardSet(DECK))


def test_arrangements_of_many_cards_are_not_listed() -> None:
    message = r"^Arrangements are listed for up to 20 cards, not 21\.$"
    with pytest.raises(NotationError, match=message):
        arrangements(DECK[:21])
    with pytest.raises(NotationError, match=message):
        spreads(DECK[:21], 10)
    assert arrangements(DECK[:20])[0] == best_arrangement(DECK[:20])


@pytest.mark.parametrize(
    ("melds", "reason"),
    [
        (["5H 6H 7H", "7H 7C 7D"], "7♥ cannot be in two melds at once."),
        (["7C 7D 7S"], "7♠ is not in the hand."),
        (["5H 6H 7C"], "A run is of one suit, but 5♥ 6♥ 7♣ mixes ♥ ♣."),
        (
            ["5H 6H 7H 7C"],
            "5♥ 6♥ 7♥ 7♣ is neither a set (all of one rank) nor a run (one suit, ranks in a row).",
        ),
    ],
)
def test_melds_that_cannot_be_laid_out_are_refused(melds: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        Arrangement.of("5H 6H 7H 7C 7D KS", melds)
    assert str(refused.value) == reason


def test_a_player_may_lay_out_less_than_he_could() -> None:
    chosen = Arrangement.of("5H 6H 7H 7C 7D KS", [Meld.parse("7H 7C 7D")])
    assert (chosen.deadwood, str(chosen.deadwood_cards)) == (21, "K♠ 5♥ 6♥")
    assert Arrangement.of("5H 6H", []).deadwood == 11


@pytest.mark.parametrize("solve", [best_arrangement, arrangements, best_discards])
def test_a_hand_that_is_none_is_refused(solve: Any) -> None:
    with pytest.raises(NotationError, match=r"^'8X' is not a card: "):
        solve("7H 8X")
    with pytest.raises(NotationError, match=r"^7♥ is there twice: "):
        solve("7H 8H 7H")
