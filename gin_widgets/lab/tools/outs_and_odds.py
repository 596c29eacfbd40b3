"""Outs and odds: which cards would meld, and how likely one of them comes in so many draws."""

from collections.abc import Iterable
from math import comb

from gin_widgets.cards import DECK, Card, CardSet, best_arrangement, cards_of
from gin_widgets.explain.wording import listed, say
from gin_widgets.lab.control import Cards, Pick
from gin_widgets.lab.figure import Axis, Bars, DeckCell, Figure, Plot
from gin_widgets.lab.guess import GuessNumber
from gin_widgets.lab.pairs import pairs_for
from gin_widgets.lab.shown import HELD, LIT, PLAIN, SEEN, apart, deck_of
from gin_widgets.lab.tool import Tool

DRAWS = (1, 2, 3, 5)
HAND, LOOSE, UPCARD = "5H 6H 7H KC KD KS 8C 9C 9D 2S", "8C 9C 9D", "3D"
ASKED = 3
"""The guess is for so many draws."""


def outs_and_odds(
    hand: CardSet | str = HAND,
    loose: CardSet | str = LOOSE,
    seen: CardSet | str = UPCARD,
) -> Figure:
    """The outs of some loose cards of a hand, and the chance of one of them in 1, 2, 3, 5 draws.

    An out is a card not yet seen that makes a meld with two or more of the cards in `loose`; where
    none is chosen, with the deadwood cards. `seen` are the cards outside the hand that cannot come
    any more, the upcard among them. Chances are in percent, counted exactly.

    Raises:
        NotationError: a card that is none, or both in the hand and among the seen ones.

    >>> [row[1] for row in outs_and_odds().rows]
    [9.8, 18.8, 27.1, 41.8]
    """
    held, gone = cards_of(hand), cards_of(seen)
    apart(held, gone, "outs.both")
    chosen = _chosen(held, cards_of(loose))
    unseen = CardSet(DECK) - held - gone
    found = outs(chosen, unseen)
    shares = {draws: 100 * chance(len(found), len(unseen), draws) for draws in DRAWS}

    def cell(card: Card) -> DeckCell:
        if card in found:
            return DeckCell(card.code, LIT, "✓", say("outs.lit"))
        if card in chosen:
            return DeckCell(card.code, HELD, "●", say("outs.chosen"))
        if card in held or card in gone:
            return DeckCell(card.code, SEEN, "", say("outs.seen"))
        return DeckCell(card.code, PLAIN, "", say("outs.plain"))

    meanings = [
        (LIT, say("outs.lit")),
        (HELD, say("outs.chosen")),
        (SEEN, say("outs.seen")),
        (PLAIN, say("outs.plain")),
    ]
    bars = tuple((place, 0, round(shares[draws], 1)) for place, draws in enumerate(DRAWS))
    names = tuple(map(str, DRAWS))
    odds = Plot(
        say("outs.odds"),
        Axis(say("outs.in"), 0, len(DRAWS) - 1, names=names),
        Axis(say("outs.chance"), 0, 100, "%"),
        (Bars(say("outs.chance"), bars),),
    )
    key = "outs.summary" if found else "outs.summary.none"
    return Figure(
        say("tool.outs_and_odds"),
        say(
            key,
            outs=len(found),
            cards=listed(found),
            unseen=len(unseen),
            one=round(shares[1], 1),
            three=round(shares[ASKED], 1),
        ),
        (deck_of(say("outs.deck"), cell, meanings, toggles="seen"), odds),
        (say("outs.column.draws"), say("outs.column.chance")),
        tuple((draws, round(share, 1)) for draws, share in shares.items()),
        source=say("lab.exact"),
    )


def outs(chosen: CardSet, unseen: Iterable[Card]) -> CardSet:
    """The unseen cards that make a meld with two or more of the chosen cards.

    >>> str(outs(CardSet.parse("8C 9C 9D"), DECK[26:]))
    '7♣ 10♣'
    """
    return CardSet(card for card in unseen if card not in chosen and pairs_for(card, chosen))


def chance(outs: int, unseen: int, draws: int) -> float:
    """The chance of at least one out in so many draws from the cards that are unseen.

    >>> round(chance(4, 41, 1), 4) == round(4 / 41, 4)
    True
    """
    return 1 - comb(unseen - outs, draws) / comb(unseen, draws)


def guess(hand: CardSet, loose: CardSet, seen: CardSet) -> GuessNumber:
    """How likely one of the outs comes in three draws."""
    apart(hand, seen, "outs.both")
    chosen, unseen = _chosen(hand, loose), CardSet(DECK) - hand - seen
    truth = 100 * chance(len(outs(chosen, unseen)), len(unseen), ASKED)
    question = say("outs.guess", cards=listed(chosen), draws=ASKED)
    return GuessNumber(question, "%", 0, 100, round(truth, 1), 5)


def _chosen(hand: CardSet, loose: CardSet) -> CardSet:
    return loose & hand or best_arrangement(hand).deadwood_cards


TOOL = Tool(
    "outs_and_odds",
    (
        Cards("hand", say("lab.hand"), HAND, 2, 11),
        Pick("loose", say("outs.pick"), "hand", LOOSE),
        Cards("seen", say("outs.gone"), UPCARD, 0, 36),
    ),
    outs_and_odds,
    guess,
)
