"""Danger map: how many pairs of hidden cards want each card that is not yet seen."""

from gin_widgets.cards import DECK, Card, CardSet, cards_of
from gin_widgets.explain.wording import dearest_first, joined, listed, say
from gin_widgets.lab.control import Cards, Pick
from gin_widgets.lab.figure import DeckCell, Figure
from gin_widgets.lab.guess import GuessPick
from gin_widgets.lab.pairs import MOST, pairs_for
from gin_widgets.lab.shown import HELD, HOT, LIT, PLAIN, SEEN, apart, deck_of
from gin_widgets.lab.tool import Tool

HAND, SEEN_CARDS, TAKEN = "5H 6H 7H KC KD KS 9C 4D 8S 2S", "8D QH 8C", "9D"


def danger_map(
    hand: CardSet | str = HAND,
    seen: CardSet | str = SEEN_CARDS,
    taken: CardSet | str = TAKEN,
    card: CardSet | str = "",
) -> Figure:
    """How many pairs that others may hold would meld each card, you holding `hand`.

    `seen` lies in the pile, `taken` was picked up from it by another player and not thrown since:
    pairs with such a card are no mere guess. With a `card` of the hand, the cards of the pairs that
    want it are lit. Counted exactly.

    Raises:
        NotationError: a card that is none, or in two places.
    """
    held, gone, known, asked = (cards_of(each) for each in (hand, seen, taken, card))
    hidden = _hidden(held, gone, known)
    wanted = {each: pairs_for(each, hidden) for each in DECK}
    chosen = asked & held
    lit = CardSet.from_mask(0)
    for each in chosen:
        for pair in wanted[each]:
            lit |= pair

    def cell(each: Card) -> DeckCell:
        pairs = len(wanted[each])
        says = say("danger.pairs", n=pairs)
        if each in gone:
            return DeckCell(each.code, SEEN, "", say("danger.seen"))
        if each in held:
            return DeckCell(each.code, HELD, str(pairs), f"{say('danger.held')}, {says}")
        level = pairs / MOST
        if each in known:
            return DeckCell(each.code, HOT, str(pairs), f"{say('danger.taken')}, {says}", level)
        look = LIT if each in lit else PLAIN
        wants = f", {say('danger.lit')}" if each in lit else ""
        return DeckCell(each.code, look, str(pairs), says + wants, level)

    meanings = [
        (PLAIN, say("danger.plain")),
        (HELD, say("danger.held")),
        (SEEN, say("danger.seen")),
        (HOT, say("danger.taken")),
        (LIT, say("danger.lit")),
    ]
    most = _most_wanted(held, hidden)
    least = min(len(wanted[each]) for each in held)
    summary = say(
        "danger.summary",
        cards=joined([str(each) for each in most]),
        most=len(wanted[most[0]]),
        least=least,
        safe=joined([str(each) for each in held if len(wanted[each]) == least]),
    )
    if chosen:
        each = next(iter(chosen))
        pairs = [" ".join(map(str, pair)) for pair in wanted[each]]
        summary = say("danger.one", card=each, n=len(pairs), pairs=listed(pairs) or "–")
    return Figure(
        say("tool.danger_map"),
        summary,
        (deck_of(say("danger.deck"), cell, meanings, toggles="seen"),),
        (
            say("danger.column.card"),
            say("danger.column.points"),
            say("danger.column.pairs"),
            say("danger.column.sure"),
        ),
        tuple(
            (
                str(each),
                each.points,
                len(wanted[each]),
                sum(not pair.isdisjoint(known) for pair in wanted[each]),
            )
            for each in dearest_first(held)
        ),
        source=say("lab.exact"),
    )


def guess(hand: CardSet, seen: CardSet, taken: CardSet, card: CardSet) -> GuessPick:
    """Which of the own cards most pairs want."""
    hidden = _hidden(hand, seen, taken)
    most = _most_wanted(hand, hidden)
    pairs = len(pairs_for(most[0], hidden))
    because = say("danger.because", cards=joined([str(each) for each in most]), n=pairs)
    options = tuple((each.code, str(each)) for each in dearest_first(hand))
    return GuessPick(say("danger.guess"), options, tuple(each.code for each in most), because)


def _hidden(hand: CardSet, seen: CardSet, taken: CardSet) -> CardSet:
    """The cards that another player may hold."""
    apart(hand, seen, "danger.both.seen")
    apart(hand, taken, "danger.both.taken")
    apart(seen, taken, "danger.both")
    return CardSet(DECK) - hand - seen


def _most_wanted(hand: CardSet, hidden: CardSet) -> list[Card]:
    pairs = {card: len(pairs_for(card, hidden)) for card in dearest_first(hand)}
    return [card for card, count in pairs.items() if count == max(pairs.values())]


TOOL = Tool(
    "danger_map",
    (
        Cards("hand", say("lab.hand"), HAND, 1, 11),
        Cards("seen", say("danger.gone"), SEEN_CARDS, 0, 36),
        Cards("taken", say("danger.took"), TAKEN, 0, 11),
        Pick("card", say("danger.card"), "hand", one=True),
    ),
    danger_map,
    guess,
)
