"""The least deadwood of a hand, and every way to reach it or come near it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

from gin_widgets.cards.card import Card
from gin_widgets.cards.cardset import CardSet, cards_of
from gin_widgets.cards.errors import NotationError
from gin_widgets.cards.exposure import open_cards
from gin_widgets.cards.meld import RANK_MASK, Meld, MeldKind, MeldRules
from gin_widgets.cards.runs import Runs, runs_under


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

        >>> Arrangement.of("5H 6H 7H 7C 7D KS", ["5H 6H 7H"]).deadwood
        24
        """
        loose = cards_of(hand)
        laid = CardSet()
        chosen = []
        for meld in melds:
            cards = CardSet.parse(meld) if isinstance(meld, str) else meld.cards
            found = Meld.of(cards, rules)
            if laid & cards:
                raise NotationError(f"{laid & cards} cannot be in two melds at once.")
            if not cards <= loose | laid:
                raise NotationError(f"{cards - loose} is not in the hand.")
            laid, loose = laid | cards, loose - cards
            chosen.append(found)
        return cls(tuple(sorted(chosen, key=_first_card)), loose)

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

    >>> str(best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS").deadwood_cards)
    '2♠ K♠ 4♦ 7♦ Q♦ 7♣ J♣'
    """
    return arrangements(hand, rules)[0]


def arrangements(
    hand: CardSet | str | Iterable[Card], rules: MeldRules | None = None, within: int = 0
) -> tuple[Arrangement, ...]:
    """Return each arrangement whose deadwood is within so many points of the least, best first.

    An arrangement is the way the cards are covered: 3-4-5 beside 6-7-8 of a suit is one run.

    >>> [len(arrangements("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", within=more)) for more in (0, 15)]
    [2, 7]
    """
    mask, runs = cards_of(hand).mask, runs_under(rules)
    return _ranked(mask, least_deadwood(mask, runs) + within, runs)


def spreads(
    hand: CardSet | str | Iterable[Card], limit: int, rules: MeldRules | None = None
) -> tuple[Arrangement, ...]:
    """Return each arrangement of no more deadwood than the limit: what a knocker may lay down.

    The first has the least deadwood and, among those, the fewest points open to layoffs.
    """
    return _ranked(cards_of(hand).mask, limit, runs_under(rules))


def best_discards(
    hand: CardSet | str | Iterable[Card], rules: MeldRules | None = None
) -> tuple[int, CardSet]:
    """Return the least deadwood after one discard, and every discard that reaches it.

    >>> best_discards("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C")
    (10, CardSet.parse('6C'))
    """
    mask, runs = cards_of(hand).mask, runs_under(rules)
    if not mask:
        raise NotationError("An empty hand has no card to discard.")
    least, discards = -1, 0
    for left in _lefts(mask):
        lanes = runs.lanes(left)
        drops = [runs.drop[lane] for lane in lanes]
        most = max(fall for fall, _ in drops)
        after = sum([runs.least[lane] for lane in lanes]) - most
        if not discards or after < least:
            least, discards = after, 0
        if after == least:
            for place, (fall, cards) in enumerate(drops):
                if fall == most:
                    discards |= runs.whole(cards, place)
    return least, CardSet.from_mask(discards)


def least_deadwood(mask: int, runs: Runs) -> int:
    """Return the least deadwood, in points, of the cards in a mask."""
    return min(runs.deadwood(left) for left in _lefts(mask))


def _lefts(mask: int) -> list[int]:
    """Return what is left of a hand after each choice of sets."""
    lefts = [mask]
    for rank in _set_ranks(mask):
        sets = _sets_of(mask & rank)
        lefts += [left & ~cards for left in lefts for cards in sets]
    return lefts


def _set_ranks(mask: int) -> Iterator[int]:
    """Yield the four cards of each rank that is held three times or more."""
    spades, hearts = mask & RANK_MASK, mask >> 13 & RANK_MASK
    diamonds, clubs = mask >> 26 & RANK_MASK, mask >> 39
    ranks = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        yield rank * 0x8004002001


def _sets_of(held: int) -> list[int]:
    """Return the sets within the cards of one rank."""
    if held.bit_count() == 3:
        return [held]
    sets = [held]
    cards = held
    while cards:
        card = cards & -cards
        cards ^= card
        sets.append(held ^ card)
    return sets


def _ranked(mask: int, most: int, runs: Runs) -> tuple[Arrangement, ...]:
    """Return every arrangement of `most` points or fewer, in the order that `spreads` promises."""
    hand = CardSet.from_mask(mask)

    def order(arrangement: Arrangement) -> tuple[int, int, tuple[int, ...]]:
        exposed = open_cards(arrangement.melds, runs.rules) - hand
        masks = tuple(meld.cards.mask for meld in arrangement.melds)
        return arrangement.deadwood, exposed.points, masks

    return tuple(sorted(_each(mask, most, runs), key=order))


def _each(mask: int, most: int, runs: Runs) -> Iterator[Arrangement]:
    for left in _lefts(mask):
        slack = most - runs.deadwood(left)
        if slack < 0:
            continue
        taken = mask ^ left
        sets = tuple(
            Meld(MeldKind.SET, CardSet.from_mask(taken & rank)) for rank in _set_ranks(taken)
        )
        for laid in _run_choices(runs, runs.lanes(left), 0, slack):
            melds = tuple(sorted((*sets, *laid), key=_first_card))
            loose = mask
            for meld in melds:
                loose ^= meld.cards.mask
            yield Arrangement(melds, CardSet.from_mask(loose))


def _run_choices(
    runs: Runs, lanes: tuple[int, ...], place: int, slack: int
) -> Iterator[tuple[Meld, ...]]:
    """Yield the runs of each choice that costs at most `slack` points above the least."""
    if place == len(lanes):
        yield ()
        return
    lane = lanes[place]
    least = runs.least[lane]
    for cover, left in runs.covers(lane, least + slack).items():
        here = runs.parts(cover, place)
        for rest in _run_choices(runs, lanes, place + 1, slack - (left - least)):
            yield (*here, *rest)


def _first_card(meld: Meld) -> int:
    return meld.cards.mask & -meld.cards.mask
