"""Knock now or go on: what both bring, in the same worlds."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from statistics import fmean, stdev

from gin_widgets.bots import playout as at
from gin_widgets.bots.rollout import setting
from gin_widgets.cards import DECK, Card, CardSet, NotationError, best_discards, cards_of
from gin_widgets.cards.kernel import best_drop
from gin_widgets.explain.wording import dearest_first, say
from gin_widgets.lab.control import Cards, Slider, Whole
from gin_widgets.lab.figure import Axis, Bars, Figure, Plot, Upright
from gin_widgets.lab.guess import GuessPick, plain
from gin_widgets.lab.shown import apart
from gin_widgets.lab.tool import Tool
from gin_widgets.lab.tools.limit_curve import limit_named
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of, shuffled
from gin_widgets.rules import HOUSE, knock_limit

WORLDS = 200
BIN = 10
LOWEST, HIGHEST = -60, 90
"""Points that are told apart; what is beyond stands at the ends."""
CLOSE = 2.0
"""A difference of fewer standard errors is too close to call."""
HAND, UPCARD = "4H 5H 6H QC QD QS 2S 3D AC 3S KH", "9D"

World = list[int]
"""The table of `playout` after the throw, the other player's hand and the stock dealt by chance."""


def knock_now_or_go_on(  # noqa: PLR0913  (a value for each control)
    hand: CardSet | str = HAND,
    upcard: CardSet | str = UPCARD,
    turn: int = 5,
    wait: int = 0,
    other: int = 10,
    *,
    seed: int = 0,
) -> Figure:
    """What a knock now and going on bring against one player, in points, over the same 200 worlds.

    `hand` has the eleven cards after the draw; the best of them is thrown. In a world the other
    player's hand is dealt by chance and then played in for as many turns as yours (`turn`). Who
    goes on knocks with `wait` points or less (0 waits for gin), the other with `other` or less;
    both play simply, under the house rules. The same seed deals the same worlds.

    Raises:
        NotationError: a card that is none or in two places, or a hand that may not knock.
    """
    now, on = _both(cards_of(hand), cards_of(upcard), turn, wait, other, seed=seed)
    gaps = [a - b for a, b in zip(now, on, strict=True)]
    gap, error = fmean(gaps), stdev(gaps) / sqrt(WORLDS)
    bins = range(LOWEST, HIGHEST + BIN, BIN)
    shares = {name: _shares(points) for name, points in (("now", now), ("on", on))}
    means = {"now": fmean(now), "on": fmean(on)}
    marks = [
        Bars(
            say("knock", name),
            tuple((n, 0, shares[name][low]) for n, low in enumerate(bins)),
            tone=tone,
            place=tone,
            places=2,
        )
        for tone, name in enumerate(shares)
    ]
    uprights = [
        Upright(say("knock.mean", name, n=plain(means[name])), _place(means[name]), tone)
        for tone, name in enumerate(means)
    ]
    key = "close" if abs(gap) < CLOSE * error else "now" if gap > 0 else "on"
    tallest = max(*shares["now"].values(), *shares["on"].values())
    return Figure(
        say("tool.knock_now_or_go_on"),
        say(
            "knock.summary",
            key,
            now=plain(means["now"]),
            on=plain(means["on"]),
            gap=plain(abs(gap)),
            error=plain(error),
            worst=plain(-min(on)),
        ),
        (
            Plot(
                say("knock.plot"),
                Axis(say("knock.points"), 0, len(bins) - 1, names=tuple(map(_named, bins))),
                Axis(say("knock.share"), 0, 10 * (int(tallest / 10) + 1), "%"),
                (*marks, *uprights),
            ),
        ),
        (say("knock.points"), say("knock.column.now"), say("knock.column.on")),
        tuple((_named(low), shares["now"][low], shares["on"][low]) for low in bins),
        source=say("knock.source", worlds=WORLDS, seed=seed),
    )


def guess(  # noqa: PLR0913  (a value for each control)
    hand: CardSet, upcard: CardSet, turn: int, wait: int, other: int, *, seed: int
) -> GuessPick:
    """Whether to knock."""
    now, on = _both(hand, upcard, turn, wait, other, seed=seed)
    gaps = [a - b for a, b in zip(now, on, strict=True)]
    close = abs(fmean(gaps)) < CLOSE * stdev(gaps) / sqrt(WORLDS)
    right = ("now", "on") if close else ("now",) if fmean(gaps) > 0 else ("on",)
    _, left, thrown = _thrown(hand)
    limit = knock_limit(HOUSE, next(iter(upcard)))
    return GuessPick(
        say("knock.guess", deadwood=left, card=thrown, limit=limit_named(limit), turn=turn),
        (("now", say("knock.now")), ("on", say("knock.on"))),
        right,
        say(
            "knock.because",
            "close" if close else right[0],
            now=plain(fmean(now)),
            on=plain(fmean(on)),
        ),
    )


@lru_cache(maxsize=32)
def _both(  # noqa: PLR0913  (a value for each control)
    hand: CardSet, upcard: CardSet, turn: int, wait: int, other: int, *, seed: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a knock and going on bring in each world, in points."""
    apart(hand, upcard, "outs.both")
    limit = knock_limit(HOUSE, next(iter(upcard)))
    _, left, _ = _thrown(hand)
    if left > limit:
        raise NotationError(say("knock.not", left=left, limit=limit_named(limit)))
    now, on = [], []
    for world in worlds(hand, next(iter(upcard)), turn, seed):
        going = list(world)
        at.finish(world, at.KNOCK if left else at.GIN)
        now.append(_won(world))
        going[at.PLANS], going[at.PLANS + 1] = wait, other
        going[at.TURN] = 1
        at.play_on(going)
        on.append(_won(going))
    return tuple(now), tuple(on)


def worlds(hand: CardSet, upcard: Card, turn: int, seed: int) -> Iterator[World]:
    """The table after the throw of a hand of eleven, in world after world."""
    kept, left, thrown = _thrown(hand)
    unseen = CardSet(DECK) - hand - CardSet([upcard])
    setup = setting(HOUSE, 2)
    for number in range(WORLDS):
        cards = [card.index for card in shuffled(f"{seed_of(seed)} world {number}", unseen)]
        theirs = sum(1 << card for card in cards[:10])
        place, pile = 10, [upcard.index]
        for _ in range(turn - 1):
            theirs |= 1 << cards[place]
            drop = 51 - (best_drop(theirs) & 63)
            theirs ^= 1 << drop
            # One card that the other has thrown, and one of yours.
            pile += [drop, cards[place + 1]]
            place += 2
        pile.append(thrown.index)
        stock = cards[place:]
        table = [*setup, *[0] * (at.SIZE - at.DEALER)]
        table[at.DEALER], table[at.UPCARD] = 1, upcard.index
        table[at.HANDS], table[at.HANDS + 1] = kept.mask, theirs
        table[at.COUNTS], table[at.COUNTS + 1] = left, at.UNKNOWN
        table[at.STOCK : at.STOCK + len(stock)] = stock
        table[at.NEXT], table[at.END] = at.STOCK, at.STOCK + len(stock)
        table[at.MIXED] = table[at.END]
        table[at.PILE : at.PILE + len(pile)] = pile
        table[at.TOP] = at.PILE + len(pile) - 1
        yield table


def _thrown(hand: CardSet) -> tuple[CardSet, int, Card]:
    """The ten cards that are kept, their deadwood, and the card that goes."""
    left, throws = best_discards(hand)
    thrown = dearest_first(throws)[0]
    return hand - CardSet([thrown]), left, thrown


def _won(table: World) -> int:
    return table[at.POINTS] - table[at.POINTS + at.STRIDE]


def _shares(points: tuple[int, ...]) -> dict[int, float]:
    """Percent of the worlds by the lowest points of each bin."""
    counted = Counter(BIN * (max(LOWEST, min(HIGHEST, each)) // BIN) for each in points)
    return {
        low: round(100 * counted[low] / len(points), 1) for low in range(LOWEST, HIGHEST + BIN, BIN)
    }


def _named(low: int) -> str:
    return str(low).replace("-", "−")


def _place(points: float) -> float:
    """Where so many points lie on the axis of bins."""
    return (max(LOWEST, min(HIGHEST, points)) - LOWEST) / BIN - 0.5


TOOL = Tool(
    "knock_now_or_go_on",
    (
        Cards("hand", say("knock.hand"), HAND, 11, 11),
        Cards("upcard", say("knock.upcard"), UPCARD, 1, 1),
        Slider("turn", say("knock.turn"), 1, 12, 5),
        Slider("wait", say("knock.wait"), 0, 10, 0, "point"),
        Slider("other", say("knock.other"), 0, 10, 10, "point"),
        Whole("seed", say("lab.seed"), 0, SEED_LIMIT - 1, 0),
    ),
    knock_now_or_go_on,
    guess,
)
