"""Meld overlap: melds that want the same card, and what each way out of it leaves."""

from gin_widgets.cards import CardSet, Meld, MeldKind, cards_of, melds_in, open_cards
from gin_widgets.explain.wording import meld_name, say
from gin_widgets.lab.control import Cards, Pick
from gin_widgets.lab.figure import Axis, Bars, Figure, Plot, Ring, Rings
from gin_widgets.lab.guess import GuessNumber
from gin_widgets.lab.tool import Tool

HAND = "7C 7D 7H 8H 9H TH 9C 9D 2S KS"
SHOWN = 12
"""So many ways are drawn, the best first."""


def longest(hand: CardSet) -> tuple[Meld, ...]:
    """The melds of a hand that no other one of the same kind holds whole.

    >>> [str(meld) for meld in longest(CardSet.parse("7C 7D 7H 8H 9H TH"))]
    ['7♥ 7♦ 7♣', '7♥ 8♥ 9♥ 10♥']
    """
    melds = melds_in(hand)
    return tuple(
        meld
        for meld in melds
        if not any(meld.kind == other.kind and meld.cards < other.cards for other in melds)
    )


def ways(hand: CardSet) -> tuple[tuple[Meld, ...], ...]:
    """Every choice of melds to which no further one can be added, least deadwood first.

    Runs that touch are one run, so that each way to lay the hand out is there once.

    >>> [[str(meld) for meld in way] for way in ways(CardSet.parse("7C 7D 7H 8H 9H"))]
    [['7♥ 8♥ 9♥'], ['7♥ 7♦ 7♣']]
    """
    found: dict[frozenset[Meld], tuple[Meld, ...]] = {}

    def extend(melds: tuple[Meld, ...], left: CardSet) -> None:
        further = melds_in(left)
        if not further:
            if not (_touch(melds) or open_cards(melds) & left):
                found.setdefault(frozenset(melds), melds)
            return
        for meld in further:
            # In one order only, so that no choice is met twice.
            if not melds or _place(meld) > _place(melds[-1]):
                extend((*melds, meld), left - meld.cards)

    extend((), hand)
    return tuple(sorted(found.values(), key=lambda melds: (deadwood(hand, melds), len(melds))))


def deadwood(hand: CardSet, melds: tuple[Meld, ...]) -> int:
    """The points that these melds leave of a hand."""
    return hand.points - sum(meld.points for meld in melds)


def meld_overlap(hand: CardSet | str = HAND, claimed: CardSet | str = "") -> Figure:
    """The melds of a hand, the cards that they share, and the deadwood of every way to choose.

    `claimed` are the cards of melds that are chosen already: a meld that shares one of them is
    lost, and what is left of the hand is looked through anew. Counted exactly.

    Raises:
        NotationError: a card that is none or there twice.

    >>> [row[1] for row in meld_overlap("7C 7D 7H 8H 9H").rows]
    [14, 17]
    """
    held = cards_of(hand)
    chosen = _claimed(held, cards_of(claimed))
    taken = CardSet(card for meld in chosen for card in meld.cards)
    still = longest(held - taken)
    lost = [
        meld
        for meld in longest(held)
        if not meld.cards.isdisjoint(taken) and meld not in chosen and meld not in still
    ]
    rings = [
        *(_ring(meld, "lost") for meld in lost),
        *(_ring(meld, "open") for meld in still),
        *(_ring(meld, "claimed") for meld in chosen),
    ]
    possible = ways(held)
    left = [deadwood(held, way) for way in possible]
    names = [" · ".join(map(str, way)) for way in possible]
    shared = _shared(longest(held))
    key = "overlap.summary" if len(possible) > 1 else "overlap.summary.one"
    if not longest(held):
        key = "overlap.summary.none"
    summary = say(key, ways=len(possible), best=left[0], worst=left[-1], cards=shared)
    if chosen:
        now = deadwood(held, chosen)
        after = ways(held - taken)
        best = deadwood(held - taken, after[0])
        summary = say("overlap.claimed", now=now, best=best, least=left[0])
    shown = range(min(len(possible), SHOWN))
    bars = Plot(
        say("overlap.ways"),
        Axis(say("overlap.way"), 0, max(len(shown) - 1, 0), names=tuple(f"{n + 1}" for n in shown)),
        Axis(say("overlap.deadwood"), 0, max(left), "point"),
        (Bars(say("overlap.deadwood"), tuple((n, 0, left[n]) for n in shown)),),
    )
    return Figure(
        say("tool.meld_overlap"),
        summary,
        (Rings(say("overlap.rings"), held.codes, tuple(rings), "claimed"), bars),
        (say("overlap.way"), say("overlap.column.deadwood"), say("overlap.column.melds")),
        tuple((n + 1, left[n], names[n] or say("overlap.nothing")) for n in range(len(possible))),
        source=say("lab.exact"),
    )


def guess(hand: CardSet, claimed: CardSet) -> GuessNumber:
    """How much deadwood the best way leaves."""
    least = deadwood(hand, ways(hand)[0])
    return GuessNumber(say("overlap.guess"), "point", 0, hand.points, least, 0)


def _claimed(hand: CardSet, cards: CardSet) -> tuple[Meld, ...]:
    """The melds that are meant by some cards: of those still open, each that they hold whole."""
    found: list[Meld] = []
    left = hand & cards
    while meld := next((each for each in longest(left)), None):
        found.append(meld)
        left -= meld.cards
    return tuple(found)


def _shared(melds: tuple[Meld, ...]) -> CardSet:
    """The cards that lie in more than one of the melds."""
    return CardSet(
        dict.fromkeys(
            card for meld in melds for card in meld.cards if sum(card in m.cards for m in melds) > 1
        )
    )


def _touch(melds: tuple[Meld, ...]) -> bool:
    """Whether two runs could be laid as one."""
    runs = [meld.cards.mask for meld in melds if meld.kind is MeldKind.RUN]
    ends = {(mask.bit_length() - 1) for mask in runs}
    starts = {((mask & -mask).bit_length() - 2) for mask in runs}
    return any(end in starts and end % 13 != 12 for end in ends)


def _place(meld: Meld) -> tuple[bool, int]:
    return meld.kind is MeldKind.RUN, meld.cards.mask


def _ring(meld: Meld, look: str) -> Ring:
    return Ring(tuple(card.code for card in meld.ordered), meld_name(meld), look)


TOOL = Tool(
    "meld_overlap",
    (
        Cards("hand", say("lab.hand"), HAND, 3, 12),
        Pick("claimed", say("overlap.claims"), "hand", shown=False),
    ),
    meld_overlap,
    guess,
)
