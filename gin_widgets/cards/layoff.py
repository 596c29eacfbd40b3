"""Laying off: a defender's cards added to the knocker's melds."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Protocol, assert_never

from gin_widgets.cards.arrange import (
    MOST_LISTED,
    Arrangement,
    best_arrangement,
    least_deadwood,
)
from gin_widgets.cards.card import Card
from gin_widgets.cards.cardset import CardSet, cards_of
from gin_widgets.cards.errors import NotationError
from gin_widgets.cards.exposure import fits
from gin_widgets.cards.kernel import missing_from
from gin_widgets.cards.laying import ROOM, choose_layoffs
from gin_widgets.cards.meld import Meld, MeldKind, MeldRules
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

    meld: Meld
    """As the knocker laid it."""
    own: CardSet
    """What this defender has added."""
    others: CardSet
    """What other defenders had added before."""

    @property
    def lying(self) -> CardSet:
        return self.meld.cards | self.own | self.others

    def base(self, chain: LayoffChain) -> CardSet:
        """What the defender may build on."""
        match chain:
            case LayoffChain.OWN:
                return self.meld.cards | self.own
            case LayoffChain.NONE:
                return self.meld.cards
            case LayoffChain.SHARED:
                return self.lying
            case _:
                assert_never(chain)


def layable(
    meld: Meld,
    rules: LayoffRules | None = None,
    own: CardSet | str | Iterable[Card] = (),
    others: CardSet | str | Iterable[Card] = (),
) -> CardSet:
    """Return the cards that a defender may lay off on a knocker's meld now.

    `own` and `others` are the cards that he, and other defenders, have added to it.

    >>> meld = Meld.parse("5H 6H 7H")
    >>> layable(meld, own="8H"), layable(meld, others="8H")
    (CardSet.parse('4H 9H'), CardSet.parse('4H'))
    """
    home = _Home(meld, cards_of(own), cards_of(others))
    base = home.base(LayoffChain.OWN if rules is None else rules.layoff_chain)
    return fits(Meld(meld.kind, base), rules) & fits(Meld(meld.kind, home.lying), rules)


def best_layoff(
    hand: CardSet | str | Iterable[Card],
    knocker_melds: Iterable[Meld | str],
    rules: LayoffRules | None = None,
    own: Iterable[Layoff] = (),
    others: Iterable[Layoff] = (),
) -> LayoffPlan:
    """Return the layoffs and the arrangement that leave a defender the least deadwood.

    Every own arrangement and every order of layoffs is weighed together; among equal plans the
    one with the fewest layoffs, and a card with two homes goes to the set where the run does not
    serve better. `own` and `others` are the layoffs that he, and the defenders before him, have
    already made.

    >>> plan = best_layoff("2D 3H 6S 7S 8D 8H 8S JC JH JS", ["5H6H7H", "KCKDKS", "AC2C3C"])
    >>> plan.deadwood, [f"{layoff.card} on {layoff.meld}" for layoff in plan.layoffs]
    (13, ['8♥ on 5♥ 6♥ 7♥'])
    """
    cards, runs = cards_of(hand), runs_under(rules)
    homes = homes_of(knocker_melds, tuple(own), tuple(others), rules)
    table = CardSet(card for home in homes for card in home.lying)
    if cards & table:
        raise NotationError(f"{cards & table} cannot be both in the hand and on the table.")

    if runs.standard and len(cards) <= MOST_LISTED:
        layoffs = _best_of_suits(cards, homes, rules)
    else:
        choices = choices_of_layoffs(cards, homes, rules)
        layoffs = min(choices, key=lambda each: least_deadwood(_without(cards, each).mask, runs))
    return LayoffPlan(best_arrangement(_without(cards, layoffs), rules), layoffs)


def _best_of_suits(
    hand: CardSet, homes: tuple[_Home, ...], rules: LayoffRules | None
) -> tuple[Layoff, ...]:
    """Return the best layoffs where runs are of a suit and the ace is low, in a playable order."""
    chain = LayoffChain.OWN if rules is None else rules.layoff_chain
    in_runs = in_sets = 0
    for home in homes:
        if home.meld.kind is MeldKind.SET:
            in_sets |= home.meld.cards.mask
        else:
            in_runs |= home.base(chain).mask
    chosen = [0] * ROOM
    chained = int(chain != LayoffChain.NONE)
    choose_layoffs(hand.mask, in_runs, missing_from(in_sets), chained, chosen)
    wanted = {MeldKind.RUN: chosen[1], MeldKind.SET: chosen[2]}
    table, layoffs = list(homes), []
    while any(wanted.values()):
        for place, home in enumerate(table):
            kind = home.meld.kind
            for card in layable(home.meld, rules, home.own, home.others):
                if wanted[kind] & card.mask:
                    wanted[kind] ^= card.mask
                    layoffs.append(Layoff(card, home.meld))
                    table[place] = replace(table[place], own=table[place].own | card)
    return tuple(layoffs)


def _without(cards: CardSet, layoffs: tuple[Layoff, ...]) -> CardSet:
    return cards - CardSet(layoff.card for layoff in layoffs)


def homes_of(
    knocker_melds: Iterable[Meld | str],
    own: tuple[Layoff, ...],
    others: tuple[Layoff, ...],
    rules: LayoffRules | None,
) -> tuple[_Home, ...]:
    """Return the knocker's melds with what lies on them; NotationError when that cannot be."""
    melds = [Meld.parse(meld, rules) if isinstance(meld, str) else meld for meld in knocker_melds]
    for layoff in (*own, *others):
        if layoff.meld not in melds:
            raise NotationError(f"{layoff.meld} is none of the knocker's melds.")
    homes = []
    for meld in melds:
        mine = CardSet(layoff.card for layoff in own if layoff.meld == meld)
        theirs = CardSet(layoff.card for layoff in others if layoff.meld == meld)
        Meld.of(meld.cards | mine | theirs, rules)
        homes.append(_Home(meld, mine, theirs))
    return tuple(homes)


def choices_of_layoffs(
    hand: CardSet, homes: tuple[_Home, ...], rules: LayoffRules | None
) -> Iterator[tuple[Layoff, ...]]:
    """Yield every choice of cards that can be laid off, fewest first, in a playable order."""
    seen = {homes}
    reached: list[tuple[tuple[_Home, ...], CardSet, tuple[Layoff, ...]]] = [(homes, hand, ())]
    for table, held, layoffs in reached:
        yield layoffs
        for place, home in enumerate(table):
            for card in layable(home.meld, rules, home.own, home.others) & held:
                after = replace(home, own=home.own | card)
                next_table = (*table[:place], after, *table[place + 1 :])
                if next_table not in seen:
                    seen.add(next_table)
                    done = (*layoffs, Layoff(card, home.meld))
                    reached.append((next_table, held - card, done))
