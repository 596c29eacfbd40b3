"""The upcard turned from ace to king, and the limit that goes with it."""

from typing import Final

from gin_widgets.cards import Card, Suit
from gin_widgets.explain.wording import say
from gin_widgets.guide.wire import Limit
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.pictures.wire import Face, Upcards
from gin_widgets.rules import LimitSource, RuleSet, knock_limit

RANKS: Final = range(1, 14)
HIGHEST: Final = 10
"""No upcard sets a higher limit, in points."""


def upcards(beside: Beside) -> Upcards | None:
    """The upcards of the suit on the table, or of all suits where a spade doubles.

    None where no card sets the limit.
    """
    scene, rules = beside.scene, beside.rules
    floating = rules.limit_source is LimitSource.TOP_DISCARD
    card = scene.top if floating else scene.upcard
    if card is None or rules.limit_source is LimitSource.FIXED:
        return None
    suits = list(Suit) if rules.spade_doubles else [card.suit]
    return {
        "kind": "upcards",
        "title": tell("upcards.top" if floating else "upcards.first"),
        "start": card.code,
        "suits": [str(suit) for suit in suits[1:] and suits],
        "faces": [_face(Card.of(rank, suit), rules) for suit in suits for rank in RANKS],
        "high": HIGHEST,
    }


def limit_badge(card: Card, points: int) -> Limit:
    """The card that sets the limit, and the limit; 0 is gin only."""
    if points == 0:
        number, text = say("limit.gin_only"), say("limit.text.gin_only")
    else:
        number, text = str(points), say("limit.text", limit=points)
    return {"card": card.code, "number": number, "text": text}


def _face(card: Card, rules: RuleSet) -> Face:
    points = knock_limit(rules, card)
    doubles = rules.spade_doubles and card.suit is Suit.SPADES
    return {
        "limit": limit_badge(card, points),
        "points": points,
        "doubles": tell("upcards.doubles") if doubles else "",
    }
