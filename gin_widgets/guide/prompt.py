"""What is to be done now, in a sentence or two."""

from gin_widgets.explain.wording import Cast, say
from gin_widgets.guide.situation import Situation
from gin_widgets.play import Phase, SeatView
from gin_widgets.rules import KnockTiming


def prompt_of(now: Situation) -> str:
    """What the person is to do."""
    view = now.view
    match view.phase:
        case Phase.OFFER:
            return say("prompt.offer", upcard=view.upcard)
        case Phase.DRAW if view.upcard_declined:
            return say("prompt.draw.declined", upcard=view.upcard)
        case Phase.DRAW:
            return say("prompt.draw", top=view.pile[-1])
        case Phase.DISCARD:
            return f"{say('prompt.discard')} {ending_of(now)}"
        case Phase.KNOCK:
            deadwood = now.arrangement.deadwood
            key = "prompt.after_throw" if deadwood else "prompt.after_throw.gin"
            return say(key, deadwood=deadwood)
        case Phase.SPREAD:
            return say("prompt.spread")
        case Phase.LAYOFF:
            return _layoff(view, now.game.hand_cast, done=now.helpful_layoff is None)
    if now.game.match.winner is not None:
        return say("prompt.finished")
    return say("prompt.out" if now.game.out else "prompt.over")


def state_of(now: Situation) -> str:
    """The table in one spoken sentence at the start of a turn."""
    view = now.view
    key = "turn.state" if view.limit else "turn.state.gin_only"
    deadwood = now.arrangement.deadwood
    top = view.pile[-1] if view.pile else view.upcard
    return say(key, limit=view.limit, top=top, stock=view.stock_size, deadwood=deadwood)


def ending_of(now: Situation) -> str:
    """Whether the throw that is due may end the hand, and which throw does."""
    best, card = now.ending
    limit = now.limit_after(card)
    after = ("after",) if now.view.rules.knock_timing is KnockTiming.AFTER_DISCARD else ()
    if best == 0:
        return say("prompt.gin", *after, card=card)
    if best <= limit:
        return say("prompt.knock", *after, card=card, deadwood=best, limit=limit)
    key = "prompt.too_many" if limit else "prompt.too_many.gin_only"
    return say(key, card=card, limit=limit, best=best)


def _layoff(view: SeatView, cast: Cast, *, done: bool) -> str:
    if view.knocker is None or view.spread is None:
        raise AssertionError("layoffs follow a knock")
    deadwood = view.spread.deadwood
    key = "prompt.layoff.done" if done else "prompt.layoff"
    return say(key, name=cast.names[view.knocker], deadwood=deadwood)
