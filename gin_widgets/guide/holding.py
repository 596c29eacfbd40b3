"""How a person holds the own cards: as the table groups them, in an order, or in groups."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, Self, get_args

from gin_widgets.cards import Card, CardSet

Mode = Literal["auto", "order", "groups"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
Cards = tuple[Card, ...]

FEWEST: Final = 3
"""No meld has fewer cards: what is left of a group when cards leave it is a group no longer."""

SORTS: Final[dict[str, Callable[[Card], Any]]] = {
    "suit": lambda card: (card.suit, card.rank),
    "rank": lambda card: (card.rank, card.suit),
}
"""The orders that a hand can be sorted by."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Cards in a person's hand: what is held together, and the rest. Every change is a new one.

    In the mode "groups" the rest is loose; in the mode "order" all cards are the rest. In the mode
    "auto" the table groups the cards, and what is kept here is how they lay before.

    >>> held = Holding("groups", rest=tuple(CardSet.parse("7C 7D 7H 8S")))
    >>> grouped = held.grouped(CardSet.parse("7C 7D 7H"))
    >>> [len(group) for group in grouped.groups], [card.code for card in grouped.rest]
    ([3], ['8S'])
    """

    mode: Mode = "auto"
    groups: tuple[Cards, ...] = ()
    rest: Cards = ()

    @property
    def cards(self) -> Cards:
        """All cards as they lie."""
        return tuple(card for pile in self._piles for card in pile)

    @property
    def _piles(self) -> tuple[Cards, ...]:
        return (*self.groups, self.rest)

    def fitted(self, hand: CardSet) -> "Holding":
        """The same for this hand: what is gone is left out, each card lies once, new ones last."""
        seen: set[Card] = set()

        def fresh(cards: Iterable[Card]) -> Cards:
            found = tuple(dict.fromkeys(c for c in cards if c in hand and c not in seen))
            seen.update(found)
            return found

        apart = () if self.mode == "order" else self.groups
        groups = tuple(group for each in apart if (group := fresh(each)))
        return Holding(self.mode, groups, (*fresh(self.cards), *fresh(hand)))

    def ordered(self) -> "Holding":
        """All cards in one row, as they lie."""
        return Holding("order", (), self.cards)

    def grouped(self, cards: CardSet) -> "Holding":
        """These cards together as the last group, out of whatever groups they were in."""
        left = self.freed(cards)
        rest = tuple(card for card in left.rest if card not in cards)
        group = tuple(sorted(cards, key=SORTS["rank"]))
        return Holding("groups", (*left.groups, group), rest)

    def freed(self, cards: CardSet) -> "Holding":
        """These cards out of their groups, the last of the rest."""
        piles = [[card for card in group if card not in cards] for group in self.groups]
        out = [card for group in self.groups for card in group if card in cards]
        return Holding("groups", self.groups, self.rest)._with([*piles, [*self.rest, *out]])

    def stepped(self, card: Card, by: Literal[-1, 1]) -> "Holding":
        """The card one place further, over the edge of its group into the next; ends are ends."""
        piles = [list(pile) for pile in self._piles]
        at = next(n for n, pile in enumerate(piles) if card in pile)
        pile = piles[at]
        place = pile.index(card)
        if 0 <= place + by < len(pile):
            pile[place], pile[place + by] = pile[place + by], pile[place]
        elif 0 <= at + by < len(piles):
            pile.remove(card)
            piles[at + by].insert(0 if by > 0 else len(piles[at + by]), card)
        return self._with(piles)

    def placed(self, card: Card, place: int) -> "Holding":
        """The card at a place of its own pile, counted from 1; beyond an end is at that end."""
        piles = [list(pile) for pile in self._piles]
        pile = next(pile for pile in piles if card in pile)
        pile.remove(card)
        pile.insert(max(place - 1, 0), card)
        return self._with(piles)

    def sorted(self, by: str) -> "Holding":
        """The rest by "suit" or by "rank"."""
        return Holding(self.mode, self.groups, tuple(sorted(self.rest, key=SORTS[by])))

    def _with(self, piles: list[list[Card]]) -> Self:
        """The same in these piles; too small a group that cards have left lies with the rest."""
        *groups, rest = (tuple(pile) for pile in piles)
        left = {
            group
            for group, before in zip(groups, self.groups, strict=True)
            if len(group) < min(len(before), FEWEST)
        }
        loose = [card for group in groups if group in left for card in group]
        return type(self)(self.mode, tuple(g for g in groups if g not in left), (*rest, *loose))


AUTO: Final = Holding()
"""The table groups the cards."""
