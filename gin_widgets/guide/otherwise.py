"""The last line of the Why panel: what else could be done, or could have been, with its numbers."""

from gin_widgets.cards import Card, CardSet
from gin_widgets.explain.wording import say
from gin_widgets.guide.layoffs import Laid, better_text, defenders
from gin_widgets.guide.situation import Situation
from gin_widgets.play import DrawPile, Phase, Spread, TakeUpcard, best_throws, least_after
from gin_widgets.rules import ResultKind, RoundResult, Tie


def otherwise(now: Situation) -> str:
    """Beside what is best in this position, the next best; after the hand, what would differ."""
    view = now.view
    match view.phase:
        case Phase.OVER if view.result is not None:
            return _after(now, view.result)
        case Phase.SPREAD:
            ways = sum(isinstance(action, Spread) for action in view.legal) - 1
            return say("else.spread", ways=ways)
        case Phase.LAYOFF:
            card = now.helpful_layoff
            return say("else.layoff", card=card) if card else say("else.layoff.none")
        case Phase.KNOCK:
            return say("else.knock")
        case Phase.DISCARD if now.throwing:
            return _other_throw(now, now.best[1])
    return _taken(now)


def otherwise_with(now: Situation, card: Card) -> str:
    """Beside what this card does, the best that another does."""
    if now.throwing:
        best, best_card = now.best
        if now.without(card).deadwood > best:
            return say("why.better", card=best_card, best=best)
        return _other_throw(now, card)
    other = now.other_meld_of(card)
    return say("why.contested", meld=other) if other else otherwise(now)


def _other_throw(now: Situation, card: Card | None) -> str:
    """The best throw but this one."""
    view = now.view
    left = least_after(view.rules, view.hand, view.taken)
    others = {each: n for each, n in left.items() if each != card}
    other = min(others, key=lambda each: (others[each], -each.points, each))
    return say("else.throw", card=other, deadwood=others[other])


def _taken(now: Situation) -> str:
    """What the card on top of the pile would make of the hand."""
    view = now.view
    may_take = any(isinstance(action, DrawPile | TakeUpcard) for action in view.legal)
    if not may_take or not view.pile:
        return say("else.draw")
    top = view.pile[-1]
    best, _ = best_throws(view.rules, view.hand | CardSet([top]), top)
    return say("else.take", card=top, best=best)


def _after(now: Situation, result: RoundResult) -> str:
    """What would have made another end of the hand."""
    view, cast = now.view, now.game.hand_cast
    if result.winner is None or view.knocker is None:
        return say("else.void")
    if result.kind in (ResultKind.GIN, ResultKind.BIG_GIN):
        return say("else.gin")
    if now.game.seat in defenders(view) and (better := better_text(Laid(view, now.game.seat))):
        return better
    own = result.deadwood[view.knocker]
    need = own if view.rules.tie is Tie.DEFENDER else own - 1
    if result.kind is ResultKind.UNDERCUT:
        return say("else.undercut", need=need)
    lowest = min(defenders(view), key=lambda seat: result.deadwood[seat])
    return cast.tell(lowest, "else.counts", need=need, count=result.deadwood[lowest])
