"""Hand explorer: everything that can be told of a hand by itself."""

from gin_widgets.cards import (
    DECK,
    Card,
    CardSet,
    arrangements,
    best_arrangement,
    best_discards,
    cards_of,
)
from gin_widgets.explain.wording import dearest_first, joined, say
from gin_widgets.lab.control import Cards, Choice
from gin_widgets.lab.figure import Axis, Bars, DeckCell, Figure, Line, Picture, Plot, Sides
from gin_widgets.lab.guess import GuessNumber
from gin_widgets.lab.pairs import MOST, pairs_for
from gin_widgets.lab.presets import rule_options
from gin_widgets.lab.shown import HELD, LIT, PLAIN, SEEN, apart, deck_of, laid
from gin_widgets.lab.tool import Tool
from gin_widgets.rules import LimitSource, RuleSet, knock_limit, rules_of

HAND = "5H 6H 7H KC KD KS 9C 4D 8S 2S"
WAYS = 6
"""So many of the best arrangements are shown."""
FULL = 11
"""With so many cards one is thrown."""


def hand_explorer(
    hand: CardSet | str = HAND,
    seen: CardSet | str = "",
    rules: RuleSet | str = "house",
) -> Figure:
    """Best arrangements, danger of each card, live outs, knock scale, and what one card changes.

    `hand` has 1 to 11 cards; of eleven the best discard is thrown. `seen` cards cannot come any
    more. The table has a row for each card of the hand: its points, how many pairs of unseen cards
    want it, and the least deadwood, in points, that the hand has without it. Counted exactly.

    Raises:
        NotationError: a card that is none, or both in the hand and among the seen ones.
        RuleSetError: no such rule set.
    """
    held, gone, agreed = cards_of(hand), cards_of(seen), rules_of(rules)
    apart(held, gone, "outs.both")
    unseen = CardSet(DECK) - held - gone
    kept, least = _kept(held, agreed)
    after = {card: best_discards(kept | card, agreed)[0] for card in unseen}
    live = CardSet(card for card, left in after.items() if left < least)

    def cell(card: Card) -> DeckCell:
        if card in held:
            return DeckCell(card.code, HELD, "●", say("outs.held"))
        if card in gone:
            return DeckCell(card.code, SEEN, "", say("outs.seen"))
        left = after[card]
        says = say("explorer.after", n=left)
        if card in live:
            return DeckCell(card.code, LIT, str(left), f"{says}, {say('explorer.live')}")
        return DeckCell(card.code, PLAIN, str(left), says)

    meanings = [
        (LIT, say("explorer.live")),
        (PLAIN, say("explorer.dead")),
        (HELD, say("outs.held")),
        (SEEN, say("outs.seen")),
    ]
    pictures: list[Picture] = [
        _ways(kept, agreed),
        deck_of(say("explorer.deck"), cell, meanings, toggles="seen"),
    ]
    if agreed.limit_source is LimitSource.FIRST_UPCARD:
        pictures.append(_scale(least, agreed))
    best = min(after, key=lambda card: (after[card], card))
    pictures.append(_danger(held, unseen))
    thrown = joined([str(card) for card in held - kept]) if kept != held else ""
    ways = len(arrangements(kept, agreed))
    parts = ["explorer.summary", *(["thrown"] if thrown else []), *([] if live else ["none"])]
    return Figure(
        say("tool.hand_explorer"),
        say(
            *parts,
            least=least,
            ways=ways,
            live=len(live),
            unseen=len(unseen),
            card=best,
            to=after[best],
            thrown=thrown,
        ),
        tuple(pictures),
        tuple(say("explorer.column", name) for name in ("card", "points", "pairs", "without")),
        tuple(
            (
                str(card),
                card.points,
                len(pairs_for(card, unseen)),
                best_arrangement(held - CardSet([card]), agreed).deadwood,
            )
            for card in dearest_first(held)
        ),
        source=say("lab.exact"),
    )


def guess(hand: CardSet, seen: CardSet, rules: str) -> GuessNumber:
    """How many cards would help."""
    apart(hand, seen, "outs.both")
    agreed = rules_of(rules)
    kept, least = _kept(hand, agreed)
    unseen = CardSet(DECK) - hand - seen
    live = sum(best_discards(kept | card, agreed)[0] < least for card in unseen)
    question = say("explorer.guess", unseen=len(unseen), least=least)
    return GuessNumber(question, "", 0, len(unseen), live, 2)


def _kept(hand: CardSet, rules: RuleSet) -> tuple[CardSet, int]:
    """The hand after the best throw where it has eleven cards, and its least deadwood."""
    if len(hand) < FULL:
        return hand, best_arrangement(hand, rules).deadwood
    least, throws = best_discards(hand, rules)
    return hand - CardSet([dearest_first(throws)[0]]), least


def _ways(hand: CardSet, rules: RuleSet) -> Sides:
    ways = arrangements(hand, rules)
    sides = (
        laid(say("melding.way", number=n), way, say("explorer.leaves", n=way.deadwood))
        for n, way in enumerate(ways[:WAYS], 1)
    )
    return Sides(say("explorer.ways", n=len(ways)), tuple(sides))


def _danger(hand: CardSet, unseen: CardSet) -> Plot:
    """How many pairs of unseen cards want each card of the hand."""
    cards = dearest_first(hand)
    pairs = tuple((n, 0, len(pairs_for(card, unseen))) for n, card in enumerate(cards))
    return Plot(
        say("explorer.danger"),
        Axis(say("explorer.card"), 0, len(cards) - 1, names=tuple(map(str, cards))),
        Axis(say("explorer.pairs"), 0, MOST),
        (Bars(say("explorer.pairs"), pairs, 3),),
    )


def _scale(least: int, rules: RuleSet) -> Plot:
    """The limit that each rank of upcard would set, beside what the hand leaves."""
    ranks = DECK[:13]
    limits = [knock_limit(rules, card) for card in ranks]
    bars = {
        "enough": [(n, 0, limit) for n, limit in enumerate(limits) if least <= limit],
        "short": [(n, 0, limit) for n, limit in enumerate(limits) if least > limit],
    }
    names = tuple(str(card)[:-1] for card in ranks)
    return Plot(
        say("explorer.scale"),
        Axis(say("explorer.upcard"), 0, 12, names=names),
        Axis(say("explorer.limit"), 0, max(10, *limits, least), "point"),
        (
            *(
                Bars(say("explorer", name), tuple(points), tone)
                for (name, points), tone in zip(bars.items(), (0, 3), strict=True)
                if points
            ),
            Line(say("explorer.yours"), tuple((n, least) for n in range(13)), 1),
        ),
    )


TOOL = Tool(
    "hand_explorer",
    (
        Cards("hand", say("lab.hand"), HAND, 1, FULL),
        Cards("seen", say("outs.gone"), "", 0, 40),
        Choice("rules", say("lab.rules"), rule_options(), "house"),
    ),
    hand_explorer,
    guess,
)
