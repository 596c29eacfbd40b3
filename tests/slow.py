"""A slow and obvious solver: it tries everything, and shares nothing with the fast one.

A reading of the rules is two words: `kind` ("suit" or "colour") and `ace` ("low", "high_or_low"
or "round_the_corner"). Cards are frozen sets of `Card`.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from gin_widgets.cards.card import DECK, Card

Cards = frozenset[Card]
Melds = tuple[Cards, ...]

COLOUR = {"S": "black", "C": "black", "H": "red", "D": "red"}


def points(cards: Cards) -> int:
    return sum(10 if card.rank > 10 else card.rank for card in cards)


def is_set(cards: Cards) -> bool:
    return len(cards) >= 3 and len({card.rank for card in cards}) == 1


def is_run(cards: Cards, kind: str, ace: str) -> bool:
    if kind == "suit":
        alike = len({card.suit for card in cards}) == 1
    else:
        alike = len({COLOUR[card.suit.value] for card in cards}) == 1
    return len(cards) >= 3 and alike and in_a_row(tuple(sorted(c.rank for c in cards)), ace)


@cache
def in_a_row(ranks: tuple[int, ...], ace: str) -> bool:
    """Walk up from each rank in turn, as the ace allows, and see whether all are met."""
    steps = {(rank, rank + 1) for rank in range(1, 13)}
    if ace == "high_or_low":
        steps.add((13, 14))
    if ace == "round_the_corner":
        steps.add((13, 1))
    held = {*ranks, 14} if 1 in ranks and ace == "high_or_low" else set(ranks)
    for start in held:
        walk = [start]
        while len(walk) < len(ranks):
            above = [high for low, high in steps if low == walk[-1] and high in held]
            if not above:
                break
            walk += above
        if sorted(1 if rank == 14 else rank for rank in walk) == list(ranks):
            return True
    return False


def is_meld(cards: Cards, kind: str, ace: str) -> bool:
    return is_set(cards) or is_run(cards, kind, ace)


def melds(hand: Cards, kind: str, ace: str) -> list[Cards]:
    """Every subset of three or more cards that is a meld, looked for where one can be."""
    found = set()
    alike = [{card for card in hand if card.rank == rank} for rank in range(1, 14)]
    for suits in ("S", "H", "D", "C") if kind == "suit" else ("SC", "HD"):
        alike.append({card for card in hand if card.suit.value in suits})
    for cards in alike:
        for size in range(3, min(len(cards), 13) + 1):
            for chosen in combinations(sorted(cards), size):
                if is_meld(frozenset(chosen), kind, ace):
                    found.add(frozenset(chosen))
    return sorted(found, key=sorted)


def layouts(hand: Cards, kind: str, ace: str) -> Iterator[Melds]:
    """Every way to put some of the cards into melds, the empty way too."""

    def choose(possible: list[Cards]) -> Iterator[Melds]:
        yield ()
        for place, meld in enumerate(possible):
            rest = [other for other in possible[place + 1 :] if not other & meld]
            for more in choose(rest):
                yield (meld, *more)

    yield from choose(melds(hand, kind, ace))


def loose(hand: Cards, laid: Melds) -> Cards:
    return hand.difference(*laid)


def least_deadwood(hand: Cards, kind: str = "suit", ace: str = "low") -> int:
    return min(points(loose(hand, laid)) for laid in layouts(hand, kind, ace))


def discards(hand: Cards, kind: str = "suit", ace: str = "low") -> tuple[int, Cards]:
    after = {card: least_deadwood(hand - {card}, kind, ace) for card in hand}
    least = min(after.values())
    return least, frozenset(card for card in hand if after[card] == least)


def open_points(hand: Cards, laid: Melds, kind: str, ace: str) -> int:
    """The points of the cards not in the hand that would make some meld longer."""
    others = frozenset(DECK) - hand
    return points(
        frozenset(
            card for card in others if any(is_meld(meld | {card}, kind, ace) for meld in laid)
        )
    )


def cover(laid: Melds) -> tuple[Cards, Cards]:
    """How the cards are covered: those in sets and those in runs."""
    in_sets = frozenset[Card]().union(*(meld for meld in laid if is_set(meld)))
    return in_sets, frozenset[Card]().union(*laid) - in_sets


def least_after_layoffs(
    hand: Cards, knocker: Melds, chain: str = "own", kind: str = "suit", ace: str = "low"
) -> int:
    """Lay off every card that can be laid off, or not, in every order."""
    solved: dict[tuple[Cards, Melds], int] = {}

    def after(hand: Cards, lying: Melds) -> int:
        if (hand, lying) not in solved:
            ends = [least_deadwood(hand, kind, ace)]
            for card in hand:
                for place, meld in enumerate(lying):
                    base = knocker[place] if chain == "none" else meld
                    if is_meld(meld | {card}, kind, ace) and is_meld(base | {card}, kind, ace):
                        table = (*lying[:place], meld | {card}, *lying[place + 1 :])
                        ends.append(after(hand - {card}, table))
            solved[hand, lying] = min(ends)
        return solved[hand, lying]

    return after(hand, knocker)


def playable(
    layoffs: list[tuple[Card, Cards]], knocker: Melds, chain: str, kind: str, ace: str
) -> bool:
    """Tell whether the layoffs can be made in this order, each on the meld it names."""
    lying = {meld: meld for meld in knocker}
    for card, meld in layoffs:
        base = meld if chain == "none" else lying[meld]
        if not is_meld(base | {card}, kind, ace) or not is_meld(lying[meld] | {card}, kind, ace):
            return False
        lying[meld] |= {card}
    return True
