"""A few of the million hands, and the oracle they are compared with."""

import pytest
from hypothesis import given, settings

from gin_widgets.cards import CardSet, LayoffChain
from tests import slow
from tests.cards import compare, million, oracle
from tests.strategies import deals, hands

FEW = {"random": 600, "crowded": 600, "layoffs": 120, "readings": 30}


@pytest.mark.parametrize("part", million.PARTS)
def test_the_fast_solver_and_the_slow_one_agree(part: str) -> None:
    seen = million.block(part, 0, FEW[part])
    assert seen.differences == []
    assert seen.solved[part] == FEW[part]
    if part == "layoffs":
        assert min(seen.solved[f"{count} laid off"] for count in range(4)) > 0


def test_a_difference_is_told() -> None:
    seen = compare.Seen()
    wrong = oracle.solve(CardSet.parse("AS 2S 3S 4S KD").mask)
    compare.compare_public(CardSet.parse("AS 2S 3S 5S KD").mask, wrong, seen)
    found, king = [each.split(": ") for each in seen.differences], 1 << 38
    assert [what for what, _ in found] == [
        "least of A♠ 2♠ 3♠ 5♠ K♦",
        "arrangements of A♠ 2♠ 3♠ 5♠ K♦",
        "discards of A♠ 2♠ 3♠ 5♠ K♦",
    ]
    assert found[0][1] == "15, not 10"
    assert found[2][1] == f"(5, {king}), not (0, {king})"


@settings(max_examples=150)
@given(hands())
def test_the_oracle_is_the_slow_solver_of_the_other_tests(hand: CardSet) -> None:
    held, solved = frozenset(hand), oracle.solve(hand.mask)
    least = slow.least_deadwood(held)
    ways = [
        way
        for way in slow.layouts(held, "suit", "low")
        if slow.points(slow.loose(held, way)) == least
    ]
    covers = [tuple(map(oracle.mask_of, slow.cover(way))) for way in ways]
    assert (solved.least, solved.covers) == (least, set(covers))
    for way, cover in zip(ways, covers, strict=True):
        assert oracle.open_points(hand.mask, cover) == slow.open_points(held, way, "suit", "low")
    discards = CardSet.from_mask(solved.discards)
    assert (solved.least_after_discard, frozenset(discards)) == slow.discards(held)


@pytest.mark.parametrize("chain", LayoffChain)
@settings(max_examples=30)
@given(deal=deals())
def test_so_it_is_with_layoffs(deal: tuple[CardSet, CardSet], chain: LayoffChain) -> None:
    knocker, defender = deal
    way = max(slow.layouts(frozenset(knocker), "suit", "low"), key=len)
    least = slow.least_after_layoffs(frozenset(defender), way, chain)
    masks = [oracle.mask_of(meld) for meld in way]
    assert oracle.best_layoff(defender.mask, masks, chain)[0] == least
