"""Melds: sets of one rank and runs of one suit, under every reading of the rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, pairwise, product
from typing import Final, Protocol, Self

from gin_widgets.cards.card import SUITS, Card
from gin_widgets.cards.cardset import CardSet, cards_of
from gin_widgets.cards.errors import NotationError


class RunKind(StrEnum):
    """What a run is made of."""

    SUIT = "suit"
    COLOUR = "colour"
    """Hearts and diamonds together, or spades and clubs: source A read to the letter."""


class AceInRuns(StrEnum):
    """Where the ace stands in a run."""

    LOW = "low"
    """A-2-3 only."""
    HIGH_OR_LOW = "high_or_low"
    """A-2-3 and Q-K-A."""
    ROUND_THE_CORNER = "round_the_corner"
    """K-A-2 as well."""


class MeldRules(Protocol):
    """The part of a rule set that says what a meld is."""

    @property
    def run_kind(self) -> RunKind:
        """What a run is made of."""

    @property
    def ace_in_runs(self) -> AceInRuns:
        """Where the ace stands in a run."""


@dataclass(frozen=True, slots=True)
class PlainMeldRules:
    """A reading of what a meld is, on its own."""

    run_kind: RunKind = RunKind.SUIT
    ace_in_runs: AceInRuns = AceInRuns.LOW


STANDARD: Final = PlainMeldRules()
"""Runs of one suit, ace low: the reading of every source, and of `rules=None`."""


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


def _spans(ace: AceInRuns) -> dict[int, tuple[int, ...]]:
    """Map the ranks of every possible run, as 13 bits, to those ranks in run order."""
    # Round the corner a run of twelve may start at the king; thirteen are the whole suit.
    highest_end = {AceInRuns.LOW: 13, AceInRuns.HIGH_OR_LOW: 14, AceInRuns.ROUND_THE_CORNER: 24}
    spans: dict[int, tuple[int, ...]] = {}
    for length in range(3, 14):
        for start in range(1, 14):
            if start + length - 1 <= highest_end[ace]:
                ranks = tuple((start + step - 1) % 13 + 1 for step in range(length))
                spans.setdefault(sum(1 << rank - 1 for rank in ranks), ranks)
    return spans


SPANS: Final = {ace: _spans(ace) for ace in AceInRuns}
"""For each reading of the ace: the ranks of a run, as 13 bits, to the ranks in run order."""

LANES: Final = {
    RunKind.SUIT: tuple((suit,) for suit in range(4)),
    RunKind.COLOUR: ((1, 2), (0, 3)),
}
"""For each kind of run: the groups of suits, by place in `SUITS`, that may mix in a run."""

RANK_MASK: Final = (1 << 13) - 1
"""The thirteen ranks as bits, ace first: the spades of a mask, or any suit shifted down to it."""

FOUR_OF_A_RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The four aces of a mask: times the bit of a rank, its four cards."""


@dataclass(frozen=True, slots=True, repr=False)
class Meld:
    """Three or more cards that belong together, so that they cost nothing.

    `parse`, `of` and `find_meld` check the cards; the bare constructor trusts its caller.

    >>> meld = Meld.parse("6H 5H 7H")
    >>> meld, str(meld), meld.kind.value, meld.points
    (Meld.parse('5H 6H 7H'), '5♥ 6♥ 7♥', 'run', 18)
    """

    kind: MeldKind
    cards: CardSet

    @classmethod
    def parse(cls, text: str, rules: MeldRules | None = None) -> Self:
        """Read a meld; NotationError says why when the cards are none."""
        return cls.of(CardSet.parse(text), rules)

    @classmethod
    def of(cls, cards: CardSet | str | Iterable[Card], rules: MeldRules | None = None) -> Self:
        """Return the meld that the cards make; NotationError says why when they make none."""
        cards = cards_of(cards)
        kind = _kind_of(cards, rules or STANDARD)
        if kind is None:
            raise NotationError(_why_not(cards, rules or STANDARD))
        return cls(kind, cards)

    @property
    def ordered(self) -> tuple[Card, ...]:
        """The cards as they lie: a run from its low end up, a set by suit.

        >>> from gin_widgets.cards.meld import AceInRuns, PlainMeldRules
        >>> corner = PlainMeldRules(ace_in_runs=AceInRuns.ROUND_THE_CORNER)
        >>> str(Meld.parse("2S AS KS", corner))
        'K♠ A♠ 2♠'
        """
        if self.kind is MeldKind.SET:
            return tuple(self.cards)
        order = SPANS[AceInRuns.ROUND_THE_CORNER][_ranks(self.cards.mask)]
        return tuple(sorted(self.cards, key=lambda card: order.index(card.rank)))

    @property
    def points(self) -> int:
        """What the cards would cost unmelded."""
        return self.cards.points

    @property
    def code(self) -> str:
        """The card codes without blanks, as they lie."""
        return "".join(card.code for card in self.ordered)

    def __str__(self) -> str:
        return " ".join(map(str, self.ordered))

    def __repr__(self) -> str:
        return f"Meld.parse('{' '.join(card.code for card in self.ordered)}')"


def find_meld(cards: CardSet | str | Iterable[Card], rules: MeldRules | None = None) -> Meld | None:
    """Return the meld that the cards make, or None when they make none."""
    cards = cards_of(cards)
    kind = _kind_of(cards, rules or STANDARD)
    return None if kind is None else Meld(kind, cards)


def melds_in(
    cards: CardSet | str | Iterable[Card], rules: MeldRules | None = None
) -> tuple[Meld, ...]:
    """Return every meld that can be made within some cards: sets, then runs, short ones first.

    >>> [str(meld) for meld in melds_in("4S 4H 4D 5S 6S 7S")]
    ['4♠ 4♥ 4♦', '4♠ 5♠ 6♠', '5♠ 6♠ 7♠', '4♠ 5♠ 6♠ 7♠']
    """
    cards, rules = cards_of(cards), rules or STANDARD
    sets = [Meld(MeldKind.SET, CardSet.from_mask(mask)) for mask in _sets_in(cards)]
    runs = [Meld(MeldKind.RUN, CardSet.from_mask(mask)) for mask in _runs_in(cards, rules)]
    return (*sets, *runs)


def _sets_in(cards: CardSet) -> Iterator[int]:
    for rank in range(1, 14):
        held = [card.mask for card in cards if card.rank == rank]
        for size in (3, 4):
            yield from map(sum, combinations(held, size))


def _runs_in(cards: CardSet, rules: MeldRules) -> Iterator[int]:
    for lane in LANES[rules.run_kind]:
        held = [card for card in cards if SUITS.index(card.suit) in lane]
        by_rank = [[card.mask for card in held if card.rank == rank] for rank in range(1, 14)]
        for ranks in SPANS[rules.ace_in_runs].values():
            yield from map(sum, product(*(by_rank[rank - 1] for rank in ranks)))


def _ranks(mask: int) -> int:
    """Return the ranks of the cards in a mask, as 13 bits."""
    return (mask | mask >> 13 | mask >> 26 | mask >> 39) & RANK_MASK


def _suits(mask: int) -> tuple[int, ...]:
    return tuple(suit for suit in range(4) if mask >> 13 * suit & RANK_MASK)


def _kind_of(cards: CardSet, rules: MeldRules) -> MeldKind | None:
    ranks = _ranks(cards.mask)
    if len(cards) < 3:
        return None
    if ranks.bit_count() == 1:
        return MeldKind.SET
    in_a_row = ranks.bit_count() == len(cards) and ranks in SPANS[rules.ace_in_runs]
    return MeldKind.RUN if in_a_row and _one_lane(cards, rules) else None


def _one_lane(cards: CardSet, rules: MeldRules) -> bool:
    suits = set(_suits(cards.mask))
    return any(suits <= set(lane) for lane in LANES[rules.run_kind])


def _why_not(cards: CardSet, rules: MeldRules) -> str:
    """Say in one sentence why the cards are no meld."""
    ranks = _ranks(cards.mask)
    if len(cards) < 3:
        shown = str(cards) or "no card"
        return f"A meld needs three cards or more, not just {shown}."
    if ranks.bit_count() < len(cards):
        return (
            f"{cards} is neither a set (all of one rank) "
            f"nor a run ({_one_suit(rules)}, ranks in a row)."
        )
    if not _one_lane(cards, rules):
        mixed = " ".join(SUITS[suit].glyph for suit in _suits(cards.mask))
        return f"A run is of {_one_suit(rules)}, but {cards} mixes {mixed}."
    return _why_no_row(cards, rules)


def _one_suit(rules: MeldRules) -> str:
    return "one suit" if rules.run_kind is RunKind.SUIT else "one colour"


def _why_no_row(cards: CardSet, rules: MeldRules) -> str:
    """Say why cards of one suit, each of another rank, are not in a row."""
    ranks = _ranks(cards.mask)
    if ranks in SPANS[AceInRuns.ROUND_THE_CORNER]:
        row = " ".join(str(card) for card in Meld(MeldKind.RUN, cards).ordered)
        if rules.ace_in_runs is AceInRuns.LOW:
            return f"King and ace do not touch, so {row} is no run: the order is A 2 3 to Q K."
        return f"A run does not go on past its ace, so {row} is no run: an ace is an end."
    lying = sorted(cards, key=lambda card: card.rank)
    gaps = [pair for pair in pairwise(lying) if pair[1].rank - pair[0].rank > 1]
    below, above = min(gaps, key=lambda pair: pair[1].rank - pair[0].rank)
    missing = [Card.of(rank, below.suit) for rank in range(below.rank + 1, above.rank)]
    gap, verb = " ".join(map(str, missing)), "is" if len(missing) == 1 else "are"
    return f"{gap} {verb} missing between {below} and {above}."
