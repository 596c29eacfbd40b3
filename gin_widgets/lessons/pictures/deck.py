"""The 52 cards by suit and rank: what is held, what was seen, what can still come."""

from collections.abc import Iterator
from typing import Final

from gin_widgets.cards import DECK, Arrangement, Card, CardSet, Suit, open_cards, spreads
from gin_widgets.lessons.asks import Aim, Count, Discard, Number, Spread
from gin_widgets.lessons.asks.discard import kept_after
from gin_widgets.lessons.asks.number import could_lay_off
from gin_widgets.lessons.asks.spread import value
from gin_widgets.lessons.asks.waiting import outs
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.pictures.wire import Cards, Deck, Row, Spot
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

RANKS: Final = ("A", *map(str, range(2, 11)), "J", "Q", "K")
LOOKS: Final = ("held", "laid", "theirs", "picked", "seen", "open")


def deck(beside: Beside) -> Deck:
    """The deck as the learner knows it; what the question is about is lit once it stands."""
    where = {card: look for look, cards in _places(beside.scene) for card in cards}
    ways = list(_lit(beside)) if beside.told else []
    looks = {where.get(card, "open") for card in DECK}
    signs: list[str] = [look for look in LOOKS if look in looks]
    if any(lit for _, lit in ways):
        signs.append("lit")
    return {
        "kind": "deck",
        "title": tell("deck.title"),
        "ranks": list(RANKS),
        "ways": [_cards(title, where, lit, beside) for title, lit in ways or [("", CardSet())]],
        "legend": [{"look": sign, "text": _means(sign, beside)} for sign in signs],
    }


def _places(scene: Scene) -> Iterator[tuple[str, CardSet]]:
    """Where cards were seen; what is told last holds where a card lay in two places."""
    upcard = CardSet([scene.upcard] if scene.upcard else [])
    yield "seen", scene.seen | CardSet(scene.pile) | upcard
    for hand in (*scene.before, *scene.after):
        yield "theirs", hand
    yield "picked", scene.picked
    if scene.knocker is not None:
        yield "laid", scene.knocker.cards
    yield "held", scene.hand


def _lit(beside: Beside) -> Iterator[tuple[str, CardSet]]:
    """The cards that the question is about, with a title where there are two ways to compare."""
    ask, scene, rules = beside.ask, beside.scene, beside.rules
    match ask:
        case Number(Count.OPEN):
            yield "", could_lay_off(scene, rules)
        case Number(Count.OUTS | Count.CHANCE):
            yield "", outs(scene, rules)
        case Spread():
            for way in _compared(scene, rules):
                fitting = open_cards(way.melds, rules) & scene.unseen
                melds = " / ".join(str(meld) for meld in way.melds)
                yield tell("deck.way", melds=melds, count=len(fitting)), fitting
        case Discard(Aim.OUTS) if beside.thrown is not None:
            yield "", outs(kept_after(beside.thrown, scene), rules)


def _compared(scene: Scene, rules: RuleSet) -> list[Arrangement]:
    """The way that is best to lay down, and the one of as little deadwood that is worst."""
    ways = spreads(scene.hand, scene.limit(rules), rules)
    least = min((way.deadwood for way in ways), default=0)
    equal = sorted(
        (way for way in ways if way.deadwood == least),
        key=lambda way: value(way, scene, rules),
        reverse=True,
    )
    return [*equal[:1], *equal[1:][-1:]]


def _means(sign: str, beside: Beside) -> str:
    """What a sign of the deck stands for."""
    if sign == "lit":
        laid = isinstance(beside.ask, Spread) or beside.ask == Number(Count.OPEN)
        return tell("deck.lit", "fits" if laid else "outs")
    return tell("deck", sign)


def _cards(title: str, where: dict[Card, str], lit: CardSet, beside: Beside) -> Cards:
    rows: list[Row] = []
    for suit in Suit:
        spots = [
            _spot(where.get(card, "open"), card in lit, beside)
            for card in (Card.of(rank, suit) for rank in range(1, 14))
        ]
        rows.append({"suit": str(suit), "name": tell("suit", suit), "spots": spots})
    return {"title": title, "rows": rows}


def _spot(look: str, lit: bool, beside: Beside) -> Spot:
    says = tell("deck", look)
    if lit:
        says = tell("deck.both", look=says, lit=_means("lit", beside))
    return {"look": look, "lit": lit, "says": says}
