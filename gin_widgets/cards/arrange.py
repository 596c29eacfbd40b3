"""The least deadwood of a hand, and every way to reach it or come near it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Self

from gin_widgets.cards import kernel
from gin_widgets.cards.card import Card
from gin_widgets.cards.cardset import CardSet, cards_of
from gin_widgets.cards.crowd import Crowd
from gin_widgets.cards.errors import NotationError
from gin_widgets.cards.exposure import open_cards
from gin_widgets.cards.laying import ROOM, choose_melds
from gin_widgets.cards.meld import STANDARD, Meld, MeldKind, MeldRules
from gin_widgets.cards.runs import NO_RUNS, Runs, join, runs_under
from gin_widgets.cards.sets import choices_of_sets, set_ranks

MOST_LISTED: Final = 20
"""The most cards whose arrangements are listed; above it, the least is found another way."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand laid out: its melds, and the cards that stay deadwood.

    >>> arrangement = best_arrangement("9C 9D 9H 9S TS JS AD 2C 3D 4H")
    >>> [str(meld) for meld in arrangement.melds], arrangement.deadwood
    (['9♠ 10♠ J♠', '9♥ 9♦ 9♣'], 10)
    """

    melds: tuple[Meld, ...]
    """The melds, by their first cards; runs of one suit that touch are one run."""
    deadwood_cards: CardSet
    """The cards in no meld."""

    @classmethod
    def of(
        cls,
        hand: CardSet | str | Iterable[Card],
        melds: Iterable[Meld | str],
        rules: MeldRules | None = None,
    ) -> Self:
        """Return a hand laid out as a player chose; NotationError when the melds cannot be.

        >>> arrangement = Arrangement.of("2H 3H 4H 5H 6H 7H 7C KS", ["2H3H4H", "5H6H7H"])
        >>> [str(meld) for meld in arrangement.melds], arrangement.deadwood
        (['2♥ 3♥ 4♥ 5♥ 6♥ 7♥'], 17)
        """
        hand, taken = cards_of(hand), CardSet()
        masks = []
        for text in melds:
            meld = Meld.of(text if isinstance(text, str) else text.cards, rules)
            if meld.cards & taken:
                raise NotationError(f"{meld.cards & taken} cannot be in two melds at once.")
            if meld.cards - hand:
                raise NotationError(f"{meld.cards - hand} is not in the hand.")
            taken |= meld.cards
            masks.append(meld.cards.mask)
        joined = join(masks, rules or STANDARD)
        return cls(tuple(sorted(joined, key=_first_card)), hand - taken)

    @property
    def deadwood(self) -> int:
        """The points of the deadwood cards."""
        return self.deadwood_cards.points

    @property
    def cards(self) -> CardSet:
        """The whole hand."""
        mask = self.deadwood_cards.mask
        for meld in self.melds:
            mask |= meld.cards.mask
        return CardSet.from_mask(mask)


def best_arrangement(
    hand: CardSet | str | Iterable[Card], rules: MeldRules | None = None
) -> Arrangement:
    """Return the arrangement of least deadwood and, among those, of fewest points open to layoffs.

    Of more than 20 cards, which no hand has, it is any arrangement of least deadwood.

    >>> str(best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS").deadwood_cards)
    '2♠ K♠ 4♦ 7♦ Q♦ 7♣ J♣'
    """
    cards, runs = cards_of(hand), runs_under(rules)
    if len(cards) > MOST_LISTED:
        return _laid_out(cards.mask, Crowd(runs).melds(cards.mask))
    if not runs.standard:
        return _ranked(cards.mask, least_deadwood(cards.mask, runs), runs)[0]
    chosen = [0] * ROOM
    choose_melds(cards.mask, chosen)
    _, in_sets, in_runs, *_ = chosen
    melds = _sets(in_sets)
    for place, lane in enumerate(runs.lanes(in_runs)):
        melds += runs.melds(lane, place)
    return _laid_out(cards.mask, melds)


def arrangements(
    hand: CardSet | str | Iterable[Card], rules: MeldRules | None = None, within: int = 0
) -> tuple[Arrangement, ...]:
    """Return each arrangement whose deadwood is within so many points of the least, best first.

    An arrangement is the way the cards are covered: 3-4-5 beside 6-7-8 of a suit is one run.
    More than 20 cards have too many: NotationError.

    >>> [len(arrangements("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", within=more)) for more in (0, 15)]
    [2, 7]
    """
    mask, runs = _listed(hand), runs_under(rules)
    return _ranked(mask, least_deadwood(mask, runs) + within, runs)


def spreads(
    hand: CardSet | str | Iterable[Card], limit: int, rules: MeldRules | None = None
) -> tuple[Arrangement, ...]:
    """Return each arrangement of no more deadwood than the limit: what a knocker may lay down.

    The first has the least deadwood and, among those, the fewest points open to layoffs. More
    than 20 cards have too many: NotationError.

    >>> [spread.deadwood for spread in spreads("AS 2S 3S 4S KH KD KC 5D", limit=10)]
    [5, 6, 9]
    """
    return _ranked(_listed(hand), limit, runs_under(rules))


def best_discards(
    hand: CardSet | str | Iterable[Card], rules: MeldRules | None = None
) -> tuple[int, CardSet]:
    """Return the least deadwood after one discard, and every discard that reaches it.

    >>> best_discards("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C")
    (10, CardSet.parse('6C'))
    """
    cards, runs = cards_of(hand), runs_under(rules)
    if not cards:
        raise NotationError("An empty hand has no card to discard.")
    crowded = len(cards) > MOST_LISTED
    count = Crowd(runs).least if crowded else lambda mask: least_deadwood(mask, runs)
    after = {card: count(cards.mask ^ card.mask) for card in cards}
    least = min(after.values())
    return least, CardSet(card for card in cards if after[card] == least)


def least_deadwood(mask: int, runs: Runs) -> int:
    """Return the least deadwood, in points, of the cards in a mask."""
    if mask.bit_count() > MOST_LISTED:
        return Crowd(runs).least(mask)
    if runs.standard:
        return kernel.least_deadwood(mask)
    return min([runs.deadwood(left) for left in choices_of_sets(mask)])


def _listed(hand: CardSet | str | Iterable[Card]) -> int:
    cards = cards_of(hand)
    if len(cards) > MOST_LISTED:
        raise NotationError(
            f"Arrangements are listed for up to {MOST_LISTED} cards, not {len(cards)}."
        )
    return cards.mask


def _ranked(mask: int, most: int, runs: Runs) -> tuple[Arrangement, ...]:
    """Return every arrangement of `most` points or fewer, in the order that `spreads` promises."""
    found = list(_each(mask, most, runs))
    if len(found) > 1:
        hand = CardSet.from_mask(mask)

        def order(arrangement: Arrangement) -> tuple[int, int, int, int]:
            exposed = open_cards(arrangement.melds, runs.rules) - hand
            in_sets = sum(
                meld.cards.mask for meld in arrangement.melds if meld.kind is MeldKind.SET
            )
            in_runs = mask ^ arrangement.deadwood_cards.mask ^ in_sets
            return arrangement.deadwood, exposed.points, in_sets, in_runs

        found.sort(key=order)
    return tuple(found)


def _each(mask: int, most: int, runs: Runs) -> Iterator[Arrangement]:
    for left in choices_of_sets(mask):
        slack = most - runs.deadwood(left)
        if slack >= 0:
            choices = [(0, _sets(mask ^ left) if left != mask else ())]
            for place, lane in enumerate(runs.lanes(left)):
                covers = runs.covers(lane, slack)
                if covers == NO_RUNS:
                    continue
                choices = [
                    (spent + extra, melds + runs.melds(cover, place))
                    for spent, melds in choices
                    for extra, cover in covers
                    if spent + extra <= slack
                ]
            for _, melds in choices:
                yield _laid_out(mask, melds)


def _sets(mask: int) -> tuple[Meld, ...]:
    return tuple(Meld(MeldKind.SET, CardSet.from_mask(mask & rank)) for rank in set_ranks(mask))


def _laid_out(mask: int, melds: tuple[Meld, ...]) -> Arrangement:
    for meld in melds:
        mask ^= meld.cards.mask
    if len(melds) > 1:
        melds = tuple(sorted(melds, key=_first_card))
    return Arrangement(melds, CardSet.from_mask(mask))


def _first_card(meld: Meld) -> int:
    return meld.cards.mask & -meld.cards.mask
