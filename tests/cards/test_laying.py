"""The choice of melds and of layoffs on integers, in both modes, beside the slow solver."""

from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.bots.engine import Engine
from gin_widgets.cards import CardSet, Layoff, LayoffChain, Meld, MeldKind, best_arrangement
from gin_widgets.cards.kernel import missing_from
from gin_widgets.cards.laying import ROOM
from gin_widgets.cards.layoff import best_layoff, choices_of_layoffs, homes_of
from tests import slow
from tests.strategies import PlainLayoffRules, deals, hands


def mask(cards: slow.Cards) -> int:
    return CardSet(cards).mask


def masks(melds: tuple[Meld, ...]) -> tuple[int, int]:
    """The cards in sets and those in runs."""
    in_sets = sum(meld.cards.mask for meld in melds if meld.kind is MeldKind.SET)
    return in_sets, sum(meld.cards.mask for meld in melds) - in_sets


@settings(max_examples=200)
@given(hands(sizes=(3, 7, 10, 11)))
def test_the_melds_chosen_leave_least_then_fewest_points_open_then_the_lowest_masks(
    mode: Engine, hand: CardSet
) -> None:
    held = frozenset(hand)
    ranked = []
    for way in slow.layouts(held, "suit", "low"):
        in_sets, in_runs = slow.cover(way)
        exposed = slow.open_points(held, way, "suit", "low")
        ranked.append((slow.points(slow.loose(held, way)), exposed, mask(in_sets), mask(in_runs)))
    least, exposed, in_sets, in_runs = min(ranked)
    chosen = mode.ints([0] * ROOM)
    assert mode.choose_melds(hand.mask, chosen) == least
    assert list(chosen)[:3] == [exposed, in_sets, in_runs]
    assert masks(best_arrangement(hand).melds) == (in_sets, in_runs)


@settings(max_examples=200)
@given(deals(), st.sampled_from(LayoffChain))
def test_the_layoffs_chosen_are_the_fewest_that_leave_least(
    mode: Engine, deal: tuple[CardSet, CardSet], chain: LayoffChain
) -> None:
    knocker, defender = deal
    melds = best_arrangement(knocker).melds
    table = tuple(frozenset(meld.cards) for meld in melds)
    in_sets, in_runs = masks(melds)
    chosen = mode.ints([0] * ROOM)
    chained = int(chain is not LayoffChain.NONE)
    least = mode.choose_layoffs(defender.mask, in_runs, missing_from(in_sets), chained, chosen)
    assert least == slow.least_after_layoffs(frozenset(defender), table, chain.value)

    rules = PlainLayoffRules(layoff_chain=chain)
    score, on_runs, on_sets, *_ = list(chosen)
    fewest = min(
        (slow.least_deadwood(frozenset(defender) - {each.card for each in way}), len(way))
        for way in choices_of_layoffs(defender, homes_of(melds, (), (), rules), rules)
    )
    assert divmod(int(score), 16) == fewest
    plan = best_layoff(defender, melds, rules)
    assert (plan.deadwood, len(plan.layoffs)) == fewest
    assert laid(plan.layoffs, MeldKind.RUN) == on_runs
    assert laid(plan.layoffs, MeldKind.SET) == on_sets


def laid(layoffs: tuple[Layoff, ...], kind: MeldKind) -> int:
    return sum(layoff.card.mask for layoff in layoffs if layoff.meld.kind is kind)
