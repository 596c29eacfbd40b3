"""Our solvers beside the slow one, on one hand or one showdown: what differs, in words."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from gin_widgets.bots.engine import PLAIN, Engine, engine
from gin_widgets.cards import (
    DECK,
    Arrangement,
    CardSet,
    LayoffChain,
    Meld,
    MeldKind,
    PlainMeldRules,
    arrangements,
    best_arrangement,
    best_discards,
    best_layoff,
)
from gin_widgets.cards.laying import ROOM
from tests import slow
from tests.cards import oracle
from tests.strategies import PlainLayoffRules


@dataclass(slots=True)
class Seen:
    """How many were solved, how many cards were laid off, and each difference in one line."""

    solved: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def expect(self, what: str, cards: int, ours: object, theirs: object) -> None:
        if ours != theirs:
            hand = CardSet.from_mask(cards)
            self.differences.append(f"{what} of {hand}: {ours}, not {theirs}")


@cache
def kernels() -> tuple[Engine, ...]:
    """The solver on bare integers in plain Python and, where numba is installed, compiled."""
    compiled = engine(wait=True)
    return (PLAIN,) if compiled.name == PLAIN.name else (PLAIN, compiled)


def compare_hand(hand: int, solved: oracle.Solved, seen: Seen) -> None:
    """All that is known of a hand, by every solver of ours."""
    compare_public(hand, solved, seen)
    openness = {way: oracle.open_points(hand, way) for way in solved.covers}
    ways = [cover(each) for each in arrangements(CardSet.from_mask(hand))]
    seen.expect("order", hand, [openness[way] for way in ways], sorted(openness.values()))
    for kernel in kernels():
        compare_kernel(kernel, hand, solved, openness, seen)


def compare_public(
    hand: int, solved: oracle.Solved, seen: Seen, rules: PlainMeldRules | None = None
) -> None:
    """The least deadwood, every arrangement of it once, and the best discards."""
    cards = CardSet.from_mask(hand)
    seen.expect("least", hand, best_arrangement(cards, rules).deadwood, solved.least)
    ways = [cover(each) for each in arrangements(cards, rules)]
    seen.expect("arrangements", hand, sorted(ways), sorted(solved.covers))
    least, discards = best_discards(cards, rules)
    after = solved.least_after_discard, solved.discards
    seen.expect("discards", hand, (least, discards.mask), after)


def compare_kernel(
    kernel: Engine, hand: int, solved: oracle.Solved, openness: dict[oracle.Cover, int], seen: Seen
) -> None:
    """The same on bare integers; of equal discards the dearest, of equal melds the least open."""
    name = kernel.name
    seen.expect(f"{name} least", hand, kernel.least_deadwood(hand), solved.least)
    key = int(kernel.best_drop(hand))
    drop = max(CardSet.from_mask(solved.discards), key=lambda card: (card.points, card))
    after = solved.least_after_discard, drop
    seen.expect(f"{name} drop", hand, (key >> 10, DECK[51 - (key & 63)]), after)
    chosen = kernel.ints([0] * ROOM)
    least = kernel.choose_melds(hand, chosen)
    open_points, *way = map(int, chosen[:3])
    fewest = min(openness.values())
    seen.expect(f"{name} melds", hand, (least, open_points), (solved.least, fewest))
    seen.expect(f"{name} melds", hand, openness.get((way[0], way[1])), fewest)


def compare_layoff(hand: int, knocker: list[int], chain: LayoffChain, seen: Seen) -> None:
    """The least deadwood after layoffs and the fewest cards, by layoffs that can be played."""
    cards, rules = CardSet.from_mask(hand), PlainLayoffRules(layoff_chain=chain)
    laid = [Meld.of(CardSet.from_mask(meld)) for meld in knocker]
    where = f"{chain} layoff on {' '.join(meld.code for meld in laid)}"
    best = oracle.best_layoff(hand, knocker, chain)
    plan = best_layoff(cards, laid, rules)
    seen.solved[f"{len(plan.layoffs)} laid off"] += 1
    seen.expect(where, hand, (plan.deadwood, len(plan.layoffs)), best)
    stays = cards - CardSet(each.card for each in plan.layoffs)
    seen.expect(where, hand, plan.arrangement.cards, stays)
    lying = tuple(frozenset(meld.cards) for meld in laid)
    order = [(each.card, frozenset(each.meld.cards)) for each in plan.layoffs]
    seen.expect(where, hand, slow.playable(order, lying, chain, "suit", "low"), True)
    for kernel in kernels():
        compare_kernel_layoff(kernel, hand, laid, chain, best, seen)


def compare_kernel_layoff(
    kernel: Engine,
    hand: int,
    laid: list[Meld],
    chain: LayoffChain,
    best: tuple[int, int],
    seen: Seen,
) -> None:
    """The same on bare integers: the cards it names lie next to a run or complete a set."""
    where = f"{kernel.name} {chain} layoff on {' '.join(meld.code for meld in laid)}"
    runs = sum(meld.cards.mask for meld in laid if meld.kind is MeldKind.RUN)
    sets = [meld.cards for meld in laid if meld.kind is MeldKind.SET]
    missing = sum(oracle.MATES[min(meld).mask] & ~meld.mask for meld in sets)
    chosen = kernel.ints([0] * ROOM)
    deadwood = kernel.choose_layoffs(hand, runs, missing, int(chain != "none"), chosen)
    _, on_runs, on_sets = map(int, chosen[:3])
    laid_off = on_runs | on_sets
    seen.expect(where, hand, (deadwood, laid_off.bit_count()), best)
    seen.expect(where, hand, on_sets & ~(missing & hand) | on_runs & ~hand | on_runs & on_sets, 0)
    stays = oracle.least_deadwood(hand & ~laid_off, oracle.melds_of_the_deck())
    seen.expect(where, hand, stays, deadwood)
    waiting, base = on_runs, runs
    while waiting:
        fitting = waiting & sum(card for card, beside in oracle.NEXT.items() if base & beside)
        if not fitting:
            break
        waiting ^= fitting
        base |= 0 if chain == "none" else fitting
    seen.expect(where, hand, waiting, 0)


def cover(arrangement: Arrangement) -> oracle.Cover:
    covered = {MeldKind.SET: 0, MeldKind.RUN: 0}
    for meld in arrangement.melds:
        covered[meld.kind] |= meld.cards.mask
    return covered[MeldKind.SET], covered[MeldKind.RUN]
