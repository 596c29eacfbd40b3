"""Which cards could be laid off on a meld as it lies."""

from collections.abc import Iterable
from functools import lru_cache

from gin_widgets.cards.card import DECK
from gin_widgets.cards.cardset import CardSet
from gin_widgets.cards.meld import (
    STANDARD,
    AceInRuns,
    Meld,
    MeldRules,
    PlainMeldRules,
    RunKind,
    find_meld,
)


def fits(meld: Meld, rules: MeldRules | None = None) -> CardSet:
    """Return the cards that could be added to a meld: the missing suit, or next at either end.

    >>> fits(Meld.parse("5H 6H 7H")), fits(Meld.parse("KC KD KS"))
    (CardSet.parse('4H 8H'), CardSet.parse('KH'))
    """
    rules = rules or STANDARD
    return _fits(meld, rules.run_kind, rules.ace_in_runs)


@lru_cache(maxsize=1 << 13)
def _fits(meld: Meld, run_kind: RunKind, ace_in_runs: AceInRuns) -> CardSet:
    rules = PlainMeldRules(run_kind, ace_in_runs)
    ends = (meld.ordered[0].rank, meld.ordered[-1].rank)
    ranks = {(rank + step - 1) % 13 + 1 for rank in ends for step in (-1, 0, 1)}
    near = (card for card in DECK if card.rank in ranks and card not in meld.cards)
    return CardSet(card for card in near if find_meld(meld.cards | card, rules))


def open_cards(melds: Iterable[Meld], rules: MeldRules | None = None) -> CardSet:
    """Return the cards in none of the melds that fit one of them."""
    fitting, lying = 0, 0
    for meld in melds:
        fitting |= fits(meld, rules).mask
        lying |= meld.cards.mask
    return CardSet.from_mask(fitting & ~lying)
