"""What the first hand of a match is dealt from."""

from dataclasses import dataclass
from random import Random
from typing import assert_never

from gin_widgets.cards import Card
from gin_widgets.play.advance import deal
from gin_widgets.play.position import Position
from gin_widgets.play.round import Round
from gin_widgets.play.shuffle import SEED_LIMIT, shuffled
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Shuffled:
    """From a deck shuffled by the seed of the match, as every later hand is."""

    dealer: int | None = None
    """Who deals; None leaves it to chance (B, D)."""


BY_CHANCE = Shuffled()


@dataclass(frozen=True, slots=True)
class Stacked:
    """From a deck whose order is given."""

    deck: tuple[Card, ...]
    """The 52 cards in dealing order, as `Round.deal` takes them."""
    dealer: int | None = None
    """Who deals; None leaves it to chance (B, D)."""

    @property
    def seed(self) -> int:
        """The seed that the deck stands for where none is named."""
        return int(Random(self.text).random() * SEED_LIMIT)  # noqa: S311

    @property
    def text(self) -> str:
        """The codes of the deck; `deck_of` reads them."""
        return " ".join(card.code for card in self.deck)


Opening = Shuffled | Stacked | Position
"""A position is the first hand itself, from that moment on."""


def opened(opening: Opening, rules: RuleSet, players: int, seed: int) -> Round:
    """The hand that a match begins with; the seed decides what the opening leaves to chance."""
    match opening:
        case Shuffled(dealer):
            deck = shuffled(f"{seed} hand 1")
        case Stacked(deck, dealer):
            pass
        case Position():
            return opening.deal(seed)
        case _:
            assert_never(opening)
    if dealer is None:
        dealer = int(Random(f"{seed} dealer").random() * players)  # noqa: S311
    return Round(deal(rules, dealer, players, deck))
