"""A hand as somebody lays it out: groups that are melds or not, and loose cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from gin_widgets.cards import (
    Arrangement,
    Card,
    CardSet,
    Meld,
    MeldKind,
    NotationError,
    arrangements,
    find_meld,
    melds_in,
    open_cards,
)
from gin_widgets.explain.wording import say
from gin_widgets.rules import RuleSet

MOST: Final = 20
"""The most cards of a hand here: every arrangement of so many can be listed."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A hand and how it lies under some rules.

    >>> from gin_widgets.rules import HOUSE
    >>> hand = CardSet.parse("7C 7D 7H 8H 9H KS")
    >>> Layout(hand, HOUSE).grouped(["7C 7D 7H", "8H 9H"]).deadwood
    27
    """

    hand: CardSet
    rules: RuleSet
    groups: tuple[CardSet, ...] = ()
    """What lies together, whether or not it is a meld; the rest is loose."""

    @classmethod
    def of(cls, hand: CardSet, rules: RuleSet) -> Self:
        """A hand with all its cards loose; NotationError when it has none or too many."""
        if not 1 <= len(hand) <= MOST:
            raise NotationError(say("melding.too_many", most=MOST, count=len(hand)))
        return cls(hand, rules)

    def grouped(self, groups: Iterable[str | CardSet]) -> "Layout":
        """The same hand in other groups; NotationError when a card is not there, or twice."""
        found: list[CardSet] = []
        taken = CardSet()
        for each in groups:
            group = CardSet.parse(each) if isinstance(each, str) else each
            if group - self.hand:
                raise NotationError(say("melding.not_there", cards=group - self.hand))
            if group & taken:
                raise NotationError(say("melding.twice", card=next(iter(group & taken))))
            taken |= group
            if group:
                found.append(group)
        return Layout(self.hand, self.rules, tuple(found))

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The groups that are melds under the rules."""
        return tuple(meld for group in self.groups if (meld := self.meld_of(group)) is not None)

    @property
    def deadwood_cards(self) -> CardSet:
        """The loose cards, and those in groups that are no melds."""
        left = self.hand
        for meld in self.melds:
            left -= meld.cards
        return left

    @property
    def deadwood(self) -> int:
        """The points of the deadwood cards."""
        return self.deadwood_cards.points

    @property
    def loose(self) -> CardSet:
        """The cards in no group."""
        left = self.hand
        for group in self.groups:
            left -= group
        return left

    @property
    def arrangement(self) -> Arrangement:
        """The layout as the rules see it: runs that touch are one run."""
        return Arrangement.of(self.hand, self.melds, self.rules)

    @property
    def open(self) -> CardSet:
        """The cards out of this hand that could be laid off on it."""
        return open_cards(self.arrangement.melds, self.rules) - self.hand

    def meld_of(self, group: CardSet) -> Meld | None:
        """The meld that a group is, or None."""
        return find_meld(group, self.rules)

    def best(self) -> tuple[Arrangement, ...]:
        """Every arrangement of the least deadwood, the one least open to layoffs first."""
        return arrangements(self.hand, self.rules)

    def laid_as(self, arrangement: Arrangement) -> "Layout":
        """The same hand in the melds of an arrangement."""
        return Layout(self.hand, self.rules, tuple(meld.cards for meld in arrangement.melds))

    def homes(self) -> dict[Card, tuple[Meld, Meld]]:
        """The contested cards: each with the longest set and the longest run that it fits.

        >>> from gin_widgets.rules import HOUSE
        >>> hand = CardSet.parse("7C 7D 7H 8H 9H KS")
        >>> {str(card): list(map(str, two)) for card, two in Layout(hand, HOUSE).homes().items()}
        {'7♥': ['7♥ 7♦ 7♣', '7♥ 8♥ 9♥']}
        """
        found: dict[Card, dict[MeldKind, Meld]] = {}
        for meld in melds_in(self.hand, self.rules):
            for card in meld.cards:
                # Short ones come first, so that the longest stays.
                found.setdefault(card, {})[meld.kind] = meld
        return {
            card: (kinds[MeldKind.SET], kinds[MeldKind.RUN])
            for card, kinds in found.items()
            if len(kinds) > 1
        }
