"""What each throw leaves, weighed against the limit."""

from gin_widgets.cards import Card, NotationError
from gin_widgets.lessons.answers import End
from gin_widgets.lessons.asks.discard import end_by, left_by, may_throw
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.pictures.wire import Scale, Weight


def scale(beside: Beside) -> Scale | None:
    """Every throw that the rules allow.

    None where nothing sets a limit, or where it would give away what is asked.
    """
    scene, rules = beside.scene, beside.rules
    throws = may_throw(scene, rules)
    if not throws or not (beside.told or beside.led):
        return None
    try:
        limit = scene.limit(rules)
    except NotationError:
        return None
    return {
        "kind": "scale",
        "title": tell("scale.title"),
        "empty": tell("scale.empty"),
        "start": beside.thrown.code if beside.thrown else "",
        "limit": limit,
        "weights": [_weight(card, beside) for card in throws],
    }


def _weight(card: Card, beside: Beside) -> Weight:
    scene, rules = beside.scene, beside.rules
    left, limit = left_by(card, scene, rules), scene.limit(rules, card)
    end = end_by(left, card, scene, rules)
    if end is End.GIN:
        key = "gin"
    elif limit == 0:
        key = "gin_only"
    else:
        key = "equal" if left == limit else "less" if left < limit else "more"
    return {
        "code": card.code,
        "left": left,
        "limit": limit,
        "says": tell("scale", key, card=card, left=left, limit=limit),
    }
