"""Dealing by chance what nobody has told, so that it fits what is known."""

from collections.abc import Iterator, Sequence

from gin_widgets.cards import Card, CardSet, Meld, melds_in
from gin_widgets.play.holding import best_held, unmeldable
from gin_widgets.play.legal import limit_of
from gin_widgets.play.setup import Setup
from gin_widgets.play.shuffle import shuffled
from gin_widgets.play.staged import before_showdown
from gin_widgets.play.state import Phase
from gin_widgets.rules import RuleSet

HANDFUL = 20
"""A hand that may knock is looked for among so many cards first: the fewer, the sooner found."""


def deal_unseen(setup: Setup, key: str) -> tuple[tuple[CardSet, ...], tuple[Card, ...]]:
    """Every hand in full, and the stock, the next card first; the same for the same key."""
    order = list(shuffled(key, setup.unseen))
    hands = list(setup.hands)
    if (found := knocking_hand(setup, order)) is not None and setup.knocker is not None:
        hands[setup.knocker] = found
        order = [card for card in order if card not in found]
    for seat, size in enumerate(setup.hand_sizes):
        missing = size - len(hands[seat])
        hands[seat] |= CardSet(order[:missing])
        del order[:missing]
    return tuple(hands), tuple(order)


def knocking_hand(setup: Setup, order: Sequence[Card]) -> CardSet | None:
    """A hand for the one who has just knocked, from what is known of it and these cards.

    The first ones are preferred. None when it is not to be found, or not to be looked for.
    """
    if setup.phase is not Phase.SPREAD or setup.knocker is None:
        return None
    known = setup.hands[setup.knocker]
    limit = limit_of(before_showdown(setup, setup.hands, (), ""), setup.pile[-1])
    for handful in (HANDFUL, 2 * HANDFUL, len(order)):
        search = _Search(setup.rules, known, order[:handful], setup.taken, limit)
        if (found := search.hand(setup.hand_sizes[setup.knocker])) is not None:
            return found
    return None


class _Search:
    """Looks for a hand that holds the known cards and may knock: some melds, a few loose cards."""

    def __init__(
        self,
        rules: RuleSet,
        known: CardSet,
        order: Sequence[Card],
        taken: Card | None,
        limit: int,
    ) -> None:
        self.rules, self.known, self.taken, self.limit = rules, known, taken, limit
        place = {card: number for number, card in enumerate(order, 1)}
        stuck = unmeldable(rules, known, taken)
        melds = melds_in((known | CardSet(order)) - stuck, rules)
        # Longer runs are two of these side by side.
        self.melds = sorted(
            (meld for meld in melds if len(meld.cards) < 6),
            key=lambda meld: sum(place.get(card, 0) for card in meld.cards),
        )
        self.small = [card for card in order if card.points <= limit]

    def hand(self, size: int) -> CardSet | None:
        """The first hand of so many cards that is found, or None when there is none."""
        if not any(card.points <= self.limit for card in (*self.known, *self.small)):
            return None
        for melded, loose in self._covered(CardSet(), CardSet(), self.known, size):
            for hand in self._filled(melded, loose, self.melds, size):
                if 1 <= best_held(self.rules, hand, self.taken).deadwood <= self.limit:
                    return hand
        return None

    def _covered(
        self, melded: CardSet, loose: CardSet, known: CardSet, size: int
    ) -> Iterator[tuple[CardSet, CardSet]]:
        """Every way to put each known card into a meld or leave it loose."""
        if len(melded | loose | known) > size or loose.points > self.limit:
            return
        if not known:
            yield melded, loose
            return
        card = next(iter(known))
        for meld in self.melds:
            if card in meld.cards and meld.cards.isdisjoint(melded | loose):
                yield from self._covered(melded | meld.cards, loose, known - meld.cards, size)
        yield from self._covered(melded, loose | card, known - card, size)

    def _filled(
        self, melded: CardSet, loose: CardSet, melds: Sequence[Meld], size: int
    ) -> Iterator[CardSet]:
        """Every way to go on with more melds, then with loose cards, up to the size."""
        held = melded | loose
        for number, meld in enumerate(melds):
            if meld.cards.isdisjoint(held) and len(held | meld.cards) <= size:
                yield from self._filled(melded | meld.cards, loose, melds[number + 1 :], size)
        small = [card for card in self.small if card not in held]
        for more in _choices(small, size - len(held), self.limit - loose.points):
            yield held | more


def _choices(cards: Sequence[Card], count: int, most: int) -> Iterator[CardSet]:
    """Every choice of so many cards with so many points at most."""
    if count == 0:
        yield CardSet()
        return
    for number, card in enumerate(cards):
        if card.points + count - 1 <= most:
            for more in _choices(cards[number + 1 :], count - 1, most - card.points):
                yield more | card
