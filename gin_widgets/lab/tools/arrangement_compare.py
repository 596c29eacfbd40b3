"""Arrangement compare: two ways to lay the same hand down, and what a defender lays off on each."""

from functools import lru_cache
from statistics import fmean

from gin_widgets.bots.spread import DEFENDERS
from gin_widgets.cards import (
    DECK,
    Arrangement,
    Card,
    CardSet,
    MeldKind,
    NotationError,
    best_arrangement,
    cards_of,
    open_cards,
    spreads,
)
from gin_widgets.cards.kernel import least_deadwood, missing_from
from gin_widgets.cards.laying import ROOM, choose_layoffs
from gin_widgets.explain.wording import say
from gin_widgets.lab.control import Cards, Slider, Whole
from gin_widgets.lab.figure import Axis, Bars, DeckCell, Figure, Plot, Sides
from gin_widgets.lab.guess import GuessPick, plain
from gin_widgets.lab.shown import HELD, HOT, LIT, PLAIN, SEEN, apart, deck_of, laid
from gin_widgets.lab.tool import Tool
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of, shuffled

HAND = "9C 9D 9H 9S TS JS QS AH 2C 3D"
CLOSE = 0.1
"""Two ways that are less apart, in points, are as good as each other."""


def arrangement_compare(  # noqa: PLR0913  (a value for each control)
    hand: CardSet | str = HAND,
    limit: int = 10,
    one: int = 1,
    other: int = 2,
    seen: CardSet | str = "",
    *,
    seed: int = 0,
) -> Figure:
    """Two of the ways to lay a hand down within the limit, and the points laid off on each.

    The ways are numbered as the game offers them, from 1. Each is tried against the same 200 hands
    of a defender, dealt by chance from the cards neither in the hand nor among the `seen` ones; a
    defender lays off at its best, own melds broken where that helps. Points laid off are those by
    which that lowers the defender's count.

    Raises:
        NotationError: a card that is none or in two places, no way within the limit, or no such.
    """
    held, gone = cards_of(hand), cards_of(seen)
    ways = _ways(held, gone, limit)
    chosen = [_way(ways, number) for number in (one, other)]
    melds = [open_cards(way.melds) - held for way in chosen]
    against = defenders(held, gone, seed)
    off = [laid_off(way, against) for way in chosen]
    numbers = (one, other)

    def cell(card: Card) -> DeckCell:
        if card in held:
            return DeckCell(card.code, HELD, "●", say("outs.held"))
        fits = tuple(card in each for each in melds)
        if any(fits):
            which = [number for number, fit in zip(numbers, fits, strict=True) if fit]
            text = "+".join(map(str, dict.fromkeys(which)))
            says = say("compare.open", ways=text)
            gap = ", " + say("outs.seen") if card in gone else ""
            return DeckCell(card.code, LIT if all(fits) else HOT, text, says + gap)
        return DeckCell(card.code, SEEN if card in gone else PLAIN)

    meanings = [
        (HELD, say("outs.held")),
        (HOT, say("compare.open.one")),
        (LIT, say("compare.open.both")),
        (SEEN, say("outs.seen")),
        (PLAIN, say("compare.closed")),
    ]
    means = [fmean(each) for each in off]
    costs = [mean + way.deadwood for mean, way in zip(means, chosen, strict=True)]
    key = "close" if abs(costs[0] - costs[1]) < CLOSE else "apart"
    better = numbers[costs.index(min(costs))]
    names = tuple(say("compare.way", n=number) for number in numbers)
    return Figure(
        say("tool.arrangement_compare"),
        say(
            "compare.summary",
            key,
            one=one,
            other=other,
            first=plain(means[0]),
            second=plain(means[1]),
            better=better,
            gap=plain(abs(costs[0] - costs[1])),
        ),
        (
            Sides(
                say("compare.sides"),
                tuple(
                    laid(name, way, say("explorer.leaves", n=way.deadwood))
                    for name, way in zip(names, chosen, strict=True)
                ),
            ),
            deck_of(say("compare.deck"), cell, meanings, toggles="seen"),
            Plot(
                say("compare.plot"),
                Axis(say("overlap.way"), 0, 1, names=tuple(map(str, numbers))),
                Axis(say("compare.cost"), 0, max(2, int(max(costs)) + 1), "point"),
                (
                    Bars(
                        say("overlap.deadwood"),
                        tuple((n, 0, way.deadwood) for n, way in enumerate(chosen)),
                        0,
                    ),
                    Bars(
                        say("compare.off"),
                        tuple(
                            (n, way.deadwood, round(way.deadwood + mean, 2))
                            for n, (way, mean) in enumerate(zip(chosen, means, strict=True))
                        ),
                        1,
                    ),
                ),
            ),
        ),
        tuple(say("compare.column", name) for name in ("way", "deadwood", "open", "off", "hit")),
        tuple(
            (
                f"{number}: {' · '.join(map(str, way.melds))}",
                way.deadwood,
                len(fits),
                round(mean, 2),
                round(100 * sum(each > 0 for each in points) / len(points), 1),
            )
            for number, way, fits, mean, points in zip(
                numbers, chosen, melds, means, off, strict=True
            )
        ),
        source=say("compare.hands", hands=DEFENDERS, seed=seed),
    )


def laid_off(way: Arrangement, defenders: tuple[int, ...]) -> list[int]:
    """The points that each of the defenders' hands, as masks, lays off on a way."""
    runs = sum(meld.cards.mask for meld in way.melds if meld.kind is MeldKind.RUN)
    sets = sum(meld.cards.mask for meld in way.melds if meld.kind is MeldKind.SET)
    missing, table = missing_from(sets), [0] * ROOM
    return [
        least_deadwood(hand) - choose_layoffs(hand, runs, missing, 1, table) for hand in defenders
    ]


@lru_cache(maxsize=16)
def defenders(hand: CardSet, seen: CardSet, seed: int) -> tuple[int, ...]:
    """Hands of as many cards from those that are unseen, as masks; the same for the same seed."""
    unseen, number = CardSet(DECK) - hand - seen, seed_of(seed)
    return tuple(
        CardSet(shuffled(f"{number} defender {each}", unseen)[: len(hand)]).mask
        for each in range(DEFENDERS)
    )


def guess(  # noqa: PLR0913  (a value for each control)
    hand: CardSet, limit: int, one: int, other: int, seen: CardSet, *, seed: int
) -> GuessPick:
    """Which of the two ways gives less away."""
    ways = _ways(hand, seen, limit)
    chosen = {str(number): _way(ways, number) for number in (one, other)}
    costs = {
        number: way.deadwood + fmean(laid_off(way, defenders(hand, seen, seed)))
        for number, way in chosen.items()
    }
    least = min(costs.values())
    right = tuple(number for number, cost in costs.items() if cost - least < CLOSE)
    options = tuple(
        (number, f"{say('compare.way', n=number)}: {' · '.join(map(str, way.melds))}")
        for number, way in chosen.items()
    )
    first, second = costs[str(one)], costs[str(other)]
    because = say("compare.because", one=one, other=other, a=plain(first), b=plain(second))
    return GuessPick(say("compare.guess"), options, right, because)


def _ways(hand: CardSet, seen: CardSet, limit: int) -> tuple[Arrangement, ...]:
    apart(hand, seen, "outs.both")
    ways = spreads(hand, limit)
    if not ways:
        least = best_arrangement(hand).deadwood
        raise NotationError(say("compare.none", limit=limit, least=least))
    return ways


def _way(ways: tuple[Arrangement, ...], number: int) -> Arrangement:
    if number > len(ways):
        raise NotationError(say("compare.no_way", ways=len(ways), number=number))
    return ways[number - 1]


TOOL = Tool(
    "arrangement_compare",
    (
        Cards("hand", say("lab.hand"), HAND, 7, 10),
        Slider("limit", say("risk.limit"), 0, 10, 10, "point"),
        Slider("one", say("compare.one"), 1, 12, 1),
        Slider("other", say("compare.other"), 1, 12, 2),
        Cards("seen", say("outs.gone"), "", 0, 30),
        Whole("seed", say("lab.seed"), 0, SEED_LIMIT - 1, 0),
    ),
    arrangement_compare,
    guess,
)
