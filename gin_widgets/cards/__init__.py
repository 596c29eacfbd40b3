"""What is on the table: cards, melds, arrangements and layoffs."""

from gin_widgets.cards.arrange import (
    Arrangement,
    arrangements,
    best_arrangement,
    best_discards,
    spreads,
)
from gin_widgets.cards.card import DECK, Card, Suit
from gin_widgets.cards.cardset import CardSet, cards_of
from gin_widgets.cards.errors import GinError, NotationError
from gin_widgets.cards.exposure import fits, open_cards
from gin_widgets.cards.layoff import (
    Layoff,
    LayoffChain,
    LayoffPlan,
    LayoffRules,
    best_layoff,
    layable,
)
from gin_widgets.cards.meld import (
    STANDARD,
    AceInRuns,
    Meld,
    MeldKind,
    MeldRules,
    PlainMeldRules,
    RunKind,
    find_meld,
    melds_in,
)

__all__ = [
    "DECK",
    "STANDARD",
    "AceInRuns",
    "Arrangement",
    "Card",
    "CardSet",
    "GinError",
    "Layoff",
    "LayoffChain",
    "LayoffPlan",
    "LayoffRules",
    "Meld",
    "MeldKind",
    "MeldRules",
    "NotationError",
    "PlainMeldRules",
    "RunKind",
    "Suit",
    "arrangements",
    "best_arrangement",
    "best_discards",
    "best_layoff",
    "cards_of",
    "find_meld",
    "fits",
    "layable",
    "melds_in",
    "open_cards",
    "spreads",
]
