"""What lies on the table in a lesson, as a page shows it."""

from gin_widgets.cards import Arrangement, Card, CardSet, GinError, best_arrangement
from gin_widgets.explain.wording import capital, card_name, dearest_first, say, sum_of
from gin_widgets.guide.hand import groups_of
from gin_widgets.guide.wire import Limit, Side
from gin_widgets.lessons import wire
from gin_widgets.lessons.asks import Count, LayOff, Name, Number, Principle, Score
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.pictures.upcards import limit_badge
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.spoken import in_order, players_of
from gin_widgets.rules import LimitSource, RuleSet


def table(scene: Scene, ask: object, rules: RuleSet, *, reveals: bool) -> wire.Scene:
    """The scene; the limit badge only where it gives no answer away, or all is revealed."""
    told = reveals or not isinstance(ask, Number) or ask.count is not Count.LIMIT
    return {
        "title": tell("scene.title", *_whose(scene, ask), owner=scene.owner),
        "hand": [_card(card, scene) for card in lying(scene, ask)],
        "limit": _limit(scene, rules) if told else None,
        "upcard": scene.upcard.code if scene.upcard else "",
        "pile": [card.code for card in scene.pile],
        "stock": scene.stock,
        "sides": _sides(scene, rules),
        "facts": _facts(scene),
    }


def lying(scene: Scene, ask: object) -> list[Card]:
    """The hand as it lies: what may be a meld is read from left to right."""
    if isinstance(ask, Principle):
        return lying(scene, ask.about)
    read = isinstance(ask, Name) or ask == Number(Count.CARDS)
    return in_order(scene.hand) if read else list(dearest_first(scene.hand))


def _whose(scene: Scene, ask: object) -> tuple[str, ...]:
    if scene.owner:
        return ("owner",)
    if isinstance(ask, Principle):
        return _whose(scene, ask.about)
    counts = isinstance(ask, Number) and ask.count in (Count.POINTS, Count.CARDS)
    if isinstance(ask, Name) or (counts and not scene.counted):
        return ("cards",)
    layoff = isinstance(ask, LayOff | Score) or scene.knocker is not None
    return ("defender",) if layoff else ()


def _card(card: Card, scene: Scene) -> wire.SceneCard:
    marks = (
        ("taken", card == scene.taken),
        ("drawn", card == scene.drawn),
        ("counted", card in scene.counted),
    )
    mark = next((name for name, marked in marks if marked), "")
    name = capital(card_name(card))
    return {
        "code": card.code,
        "name": tell("scene.mark", mark, card=name) if mark else name,
        "mark": mark,
    }


def _limit(scene: Scene, rules: RuleSet) -> Limit | None:
    if scene.upcard is None:
        return None
    setter = scene.top if rules.limit_source is LimitSource.TOP_DISCARD else scene.upcard
    try:
        limit = scene.limit(rules)
    except GinError:
        return None
    return None if setter is None else limit_badge(setter, limit)


def _sides(scene: Scene, rules: RuleSet) -> list[Side]:
    """What the knocker laid down, and the other hands that lie open."""
    sides: list[Side] = []
    if scene.knocker is not None:
        key = "gin" if scene.gin else "count"
        note = tell("scene.knocker", key, deadwood=scene.knocker.deadwood)
        sides.append(_side(tell("player.knocker"), scene.knocker, note))
    # Where nobody has knocked, the hand in question is no defender's.
    own = () if scene.knocker is None else (scene.hand,)
    defenders = (*scene.before, *own, *scene.after)
    for number, hand in enumerate(defenders, start=1):
        if hand != scene.hand:
            alone = len(defenders) == 1
            name = tell("player.defender" if alone else "player.nth", number=number)
            sides.append(_side(name, *_laid_out(hand, rules)))
    return sides


def _laid_out(hand: CardSet, rules: RuleSet) -> tuple[Arrangement, str]:
    arrangement = best_arrangement(hand, rules)
    loose = arrangement.deadwood_cards
    key = "count.sum" if len(loose) > 1 else "count"
    return arrangement, say(key, deadwood=arrangement.deadwood, sum=sum_of(loose))


def _side(name: str, arrangement: Arrangement, text: str) -> Side:
    return {"name": capital(name), "mark": "", "groups": groups_of(arrangement), "text": text}


def _facts(scene: Scene) -> list[str]:
    """What the cards on the table do not show by themselves."""
    facts: list[str] = [tell("scene.void")] if scene.void else []
    if scene.counts:
        for name, count in zip(players_of(scene), scene.counts, strict=True):
            gin = ("gin",) if scene.gin and not facts else ()
            how = ("void",) if scene.void else gin
            facts.append(tell("scene.counts", *how, name=capital(name), count=count))
    if scene.taken is not None:
        facts.append(tell("scene.taken", card=scene.taken))
    if scene.drawn is not None:
        facts.append(tell("scene.drawn", card=scene.drawn))
    if scene.picked:
        facts.append(tell("scene.picked", cards=scene.picked))
    if scene.seen:
        facts.append(tell("scene.seen", cards=scene.seen))
    if scene.players > 2:
        facts.append(tell("scene.players", players=scene.players))
    return facts
