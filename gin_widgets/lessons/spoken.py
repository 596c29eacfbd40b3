"""Answers in words, cards as glyphs."""

from typing import Any, Final

from gin_widgets.cards import Card, CardSet, find_meld
from gin_widgets.explain.wording import capital
from gin_widgets.lessons.answers import Amounts, Drawn, Grouping, Laying, Naming, Throw
from gin_widgets.lessons.asks import Ask, Choose, Count, Curve, Number, Principle, Spot
from gin_widgets.lessons.asks.score import players_in
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

RANKS: Final = 13


def spoken(ask: Ask[Any], answer: Any, rules: RuleSet) -> str:
    """What a learner answered, or should have, in words."""
    match ask, answer:
        case Number(count=Count.LIMIT), 0:
            return tell("said.gin_only")
        case Choose(choice), str(option):
            return tell("option", choice, option)
        case Spot((claim,)), int(number):
            return tell(
                "said.alone", claim.ask.kind if claim.ask.kind == "group" else "any", str(number)
            )
        case Spot(), 0:
            return tell("said.no_mistake")
        case ((Spot() | Principle()), int(number)):
            return tell("said.line", number=number)
        case _, Naming(kind, flaw):
            return (
                tell("said", kind) if flaw is None else tell("said.none", flaw=tell("flaw", flaw))
            )
        case _, Grouping(groups):
            return " / ".join(cards_text(group, rules) for group in groups) or tell("said.loose")
        case _, Throw(card, end):
            return tell("said", end, card=card)
        case _, Laying(laid):
            told = (
                tell("said.laid", card=each.card, onto=cards_text(each.onto, rules))
                for each in laid
            )
            return capital(", ".join(told)) or tell("said.lays_nothing")
        case Curve(), Drawn(heights):
            marks = zip(ask.frame.turns, heights, strict=True)
            return ", ".join(f"{mark_name(turns)}: {height}" for turns, height in marks)
        case _, Amounts(each):
            return ", ".join(map(str, each))
    return str(answer)


def mark_name(turns: tuple[int, int]) -> str:
    """A mark of a line that is drawn, by its turn or its span of turns.

    >>> mark_name((4, 4)), mark_name((11, 14))
    ('turn 4', 'turns 11–14')
    """
    first, last = turns
    return tell("mark.turn" if first == last else "mark.turns", first=first, last=last)


def in_order(cards: CardSet) -> list[Card]:
    """Cards as they are read: ranks upward, king and ace side by side where they were meant so.

    Where both ends of the order are there, it begins behind the widest gap.

    >>> in_a_row(CardSet.parse("KD AD 2D")), in_a_row(CardSet.parse("6S 5S 8S"))
    ('K♦ A♦ 2♦', '5♠ 6♠ 8♠')
    """
    ranks = sorted({card.rank for card in cards})
    first = 1
    if ranks and (ranks[0], ranks[-1]) == (1, RANKS):
        first = max(ranks, key=lambda rank: min((rank - other - 1) % RANKS for other in ranks))
    return sorted(cards, key=lambda card: ((card.rank - first) % RANKS, card))


def in_a_row(cards: CardSet) -> str:
    """Cards in reading order with spaces between them."""
    return " ".join(map(str, in_order(cards)))


def ranks_in_a_row(cards: CardSet) -> str:
    """The ranks of some cards in reading order.

    >>> ranks_in_a_row(CardSet.parse("TS 9H JD"))
    '9 10 J'
    """
    return " ".join(str(card).rstrip("♠♥♦♣") for card in in_order(cards))


def cards_text(cards: CardSet, rules: RuleSet) -> str:
    """Some cards with their kind of meld, where they are one."""
    meld = find_meld(cards, rules)
    return str(cards) if meld is None else tell("meld", meld=meld)


def prompt_of(ask: Ask[Any]) -> str:
    """What the form asks, where an item has no wording of its own."""
    match ask:
        case Spot((claim,)):
            return tell("ask.spot.group" if claim.ask.kind == "group" else "ask.spot.any")
        case Number(count):
            return tell("ask.number", count)
        case Choose(choice):
            return tell("ask.choose", choice)
    parts = [str(ask.kind)]
    if getattr(ask, "other", None) is not None:
        parts.append("other")
    if hasattr(ask, "aim"):
        parts.append(str(ask.aim))
    if isinstance(ask, Curve):
        parts.append(str(ask.trend))
    return tell("ask", *parts)


def players_of(scene: Scene) -> tuple[str, ...]:
    """Those who write a score, the knocker first."""
    others = players_in(scene) - 1
    if scene.void and others == 1:
        return (tell("player.one"), tell("player.other"))
    if others == 1:
        return (tell("player.knocker"), tell("player.defender"))
    return (
        tell("player.knocker"),
        *(tell("player.nth", number=number) for number in range(1, others + 1)),
    )
