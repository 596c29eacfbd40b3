"""Hypothesis strategies: cards, hands of the game's sizes, crowded ones too, and deals."""

from dataclasses import dataclass

from hypothesis import strategies as st

from gin_widgets.cards import (
    DECK,
    AceInRuns,
    Card,
    CardSet,
    LayoffChain,
    PlainMeldRules,
    RunKind,
)

HAND_SIZES = (7, 8, 10, 11)


@dataclass(frozen=True, slots=True)
class PlainLayoffRules:
    """What a meld is and what may be laid off, and nothing else of a rule set."""

    run_kind: RunKind = RunKind.SUIT
    ace_in_runs: AceInRuns = AceInRuns.LOW
    layoff_chain: LayoffChain = LayoffChain.OWN


def cards() -> st.SearchStrategy[Card]:
    return st.sampled_from(DECK)


def card_sets(most: int = 52) -> st.SearchStrategy[CardSet]:
    return st.sets(cards(), max_size=most).map(CardSet)


def readings() -> st.SearchStrategy[PlainMeldRules]:
    return st.builds(
        PlainMeldRules, run_kind=st.sampled_from(RunKind), ace_in_runs=st.sampled_from(AceInRuns)
    )


def layoff_rules() -> st.SearchStrategy[PlainLayoffRules]:
    return st.builds(
        PlainLayoffRules,
        run_kind=st.sampled_from(RunKind),
        ace_in_runs=st.sampled_from(AceInRuns),
        layoff_chain=st.sampled_from(LayoffChain),
    )


@st.composite
def crowds(draw: st.DrawFn, size: int) -> list[Card]:
    """Draw at least so many cards that crowd into a few neighbouring ranks, or into two suits."""
    if draw(st.booleans()):
        start = draw(st.integers(0, 12))
        width = -(-size // 4) + draw(st.integers(0, 2))
        ranks = {(start + step) % 13 + 1 for step in range(width)}
        return [card for card in DECK if card.rank in ranks]
    suits = draw(st.sets(st.sampled_from("SHDC"), min_size=2, max_size=2))
    return [card for card in DECK if card.suit.value in suits]


@st.composite
def hands(draw: st.DrawFn, sizes: tuple[int, ...] = HAND_SIZES) -> CardSet:
    """Draw a hand, from the whole deck or from a crowd."""
    size = draw(st.sampled_from(sizes))
    pool = list(DECK) if draw(st.booleans()) else draw(crowds(size))
    return CardSet(draw(st.permutations(pool))[:size])


@st.composite
def deals(draw: st.DrawFn, sizes: tuple[int, ...] = (7, 10)) -> tuple[CardSet, CardSet]:
    """Draw the hands of a knocker and a defender."""
    size = draw(st.sampled_from(sizes))
    pool = list(DECK) if draw(st.booleans()) else draw(crowds(2 * size))
    order = draw(st.permutations(pool))
    return CardSet(order[:size]), CardSet(order[size : 2 * size])
