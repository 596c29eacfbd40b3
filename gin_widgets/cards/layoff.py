"""Laying off: a defender's cards added to the knocker's melds."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from gin_widgets.cards.arrange import Arrangement, best_arrangement, least_deadwood
from gin_widgets.cards.card import Card
from gin_widgets.cards.cardset import CardSet, cards_of
from gin_widgets.cards.errors import NotationError
from gin_widgets.cards.exposure import fits, grown
from gin_widgets.cards.meld import Meld, MeldRules
from gin_widgets.cards.runs import runs_under


class LayoffChain(StrEnum):
    """What a defender may build on when he lays off."""

    OWN = "own"
    """The knocker's melds and his own layoffs."""
    NONE = "none"
    """The melds as the knocker laid them."""
    SHARED = "shared"
    """Anybody's layoffs too."""


class LayoffRules(MeldRules, Protocol):
    """The part of a rule set that says what may be laid off."""

    @property
    def layoff_chain(self) -> LayoffChain:
        """What a defender may build on."""


@dataclass(frozen=True, slots=True)
class Layoff:
    """One card laid off."""

    card: Card
    meld: Meld
    """The meld as the knocker laid it."""


@dataclass(frozen=True, slots=True)
class LayoffPlan:
    """What a defender lays off, and how he arranges the cards that stay."""

    arrangement: Arrangement
    layoffs: tuple[Layoff, ...]
    """In an order in which they can be played."""

    @property
    def deadwood(self) -> int:
        """The points left after melds and layoffs."""
        return self.arrangement.deadwood


@dataclass(frozen=True, slots=True)
class _Home:
    """A knocker's meld while a defender lays off on it."""

    laid: Meld
    """As the knocker laid it."""
    lying: Meld
    """With every card that has been added."""
    base: Meld
    """With the added cards that this defender may build on."""

    def takes(self, rules: MeldRules | None) -> CardSet:
        return fits(self.lying, rules) & fits(self.base, rules)

    def with_card(self, card: Card, chained: bool, rules: MeldRules | None) -> "_Home":
        base = grown(self.base, card, rules) if chained else self.base
        return _Home(self.laid, grown(self.lying, card, rules), base)


def best_layoff(
    hand: CardSet | str | Iterable[Card],
    knocker_melds: Iterable[Meld | str],
    rules: LayoffRules | None = None,
    laid: Iterable[Layoff] = (),
) -> LayoffPlan:
    """Return the layoffs and the arrangement that leave a defender the least deadwood.

    Every own arrangement and every order of layoffs is weighed together; among equal plans the
    one with the fewest layoffs. `laid` are the layoffs of other defenders, in the order played.

    >>> plan = best_layoff("2D 3H 6S 7S 8D 8H 8S JC JH JS", ["5H6H7H", "KCKDKS", "AC2C3C"])
    >>> plan.deadwood, [f"{layoff.card} on {layoff.meld}" for layoff in plan.layoffs]
    (13, ['8♥ on 5♥ 6♥ 7♥'])
    """
    cards = cards_of(hand)
    chain = LayoffChain.OWN if rules is None else rules.layoff_chain
    homes = _homes(knocker_melds, tuple(laid), chain, rules)
    for home in homes:
        if cards & home.lying.cards:
            raise NotationError(
                f"{cards & home.lying.cards} cannot be both in the hand and on the table."
            )
    runs = runs_under(rules)
    best: tuple[int, int] | None = None
    chosen: tuple[Layoff, ...] = ()
    for layoffs in _layoff_choices(cards, homes, chain is not LayoffChain.NONE, rules):
        gone = CardSet(layoff.card for layoff in layoffs)
        worth = least_deadwood((cards - gone).mask, runs), len(layoffs)
        if best is None or worth < best:
            best, chosen = worth, layoffs
    rest = cards - CardSet(layoff.card for layoff in chosen)
    return LayoffPlan(best_arrangement(rest, rules), chosen)


def _homes(
    knocker_melds: Iterable[Meld | str],
    laid: tuple[Layoff, ...],
    chain: LayoffChain,
    rules: MeldRules | None,
) -> tuple[_Home, ...]:
    homes = []
    for text in knocker_melds:
        meld = Meld.parse(text, rules) if isinstance(text, str) else text
        home = _Home(meld, meld, meld)
        for layoff in laid:
            if layoff.meld == meld:
                home = home.with_card(layoff.card, chain is LayoffChain.SHARED, rules)
        homes.append(home)
    return tuple(homes)


def _layoff_choices(
    hand: CardSet, homes: tuple[_Home, ...], chained: bool, rules: MeldRules | None
) -> Iterator[tuple[Layoff, ...]]:
    """Yield every choice of cards that can be laid off, fewest first, in a playable order."""
    seen = {homes}
    reached: list[tuple[tuple[_Home, ...], tuple[Layoff, ...]]] = [(homes, ())]
    for table, layoffs in reached:
        yield layoffs
        for place, home in enumerate(table):
            for card in home.takes(rules) & hand:
                if any(layoff.card == card for layoff in layoffs):
                    continue
                after = home.with_card(card, chained, rules)
                next_table = (*table[:place], after, *table[place + 1 :])
                if next_table not in seen:
                    seen.add(next_table)
                    reached.append((next_table, (*layoffs, Layoff(card, home.laid))))
