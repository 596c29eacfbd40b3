"""The Why panel: state, numbers, what follows, rule."""

from gin_widgets.cards import Arrangement, Card, CardSet
from gin_widgets.explain import explain_result, who_differs
from gin_widgets.explain.wording import dearest_first, say, sum_of
from gin_widgets.guide.prompt import ending_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Row, Why
from gin_widgets.play import Phase, SeatView
from gin_widgets.rules import LimitSource


def why_now(now: Situation) -> Why:
    """Why for the position as a whole."""
    view = now.view
    match view.phase:
        case Phase.OVER if view.result is not None:
            told = explain_result(view.result, now.game.hand_cast, view.rules)
            rule = " ".join(told.sources) or _limit_and_sources(view)
            return _why(told.headline, None, [told.because[0]], rule)
        case Phase.SPREAD:
            spread = say("why.spread"), say("why.spread.rule")
            return _why(hand_headline(now), now.arrangement, [spread[0]], spread[1])
        case Phase.LAYOFF:
            return _layoff(now)
        case Phase.KNOCK if now.game.yours:
            because = _knock(now, view.pile[-1], now.arrangement.deadwood)
            return _why(hand_headline(now), now.arrangement, because, _limit_and_sources(view))
        case Phase.OFFER:
            return _why(
                hand_headline(now), now.arrangement, [say("why.offer")], _limit_and_sources(view)
            )
        case Phase.DISCARD if now.throwing:
            return _discard(now)
    key = "why.waiting" if view.limit else "why.waiting.gin_only"
    because = [say(key, limit=view.limit)]
    return _why(hand_headline(now), now.arrangement, because, _limit_and_sources(view))


def why_card(now: Situation, card: Card) -> Why:
    """Why for a card that is selected."""
    view = now.view
    if now.throwing:
        return _throw(now, card)
    home, other = now.meld_of(card), now.other_meld_of(card)
    because = [say("why.contested", meld=other)] if other else []
    if view.phase is Phase.LAYOFF:
        homes = [say("why.fits", card=card, meld=meld) for meld in now.homes(card)]
        because += homes or [say("lay.fits_none", card=card)]
    headline = (
        say("why.melded", card=card, meld=home)
        if home
        else say("why.loose", card=card, points=card.points)
    )
    rule = say("why.layoff.rule") if view.phase is Phase.LAYOFF else _limit_and_sources(view)
    return _why(headline, now.arrangement, because, rule)


def limit_rule(view: SeatView) -> str:
    """Where this hand's limit comes from."""
    if view.rules.limit_source is LimitSource.FIXED:
        return say("limit.rule.fixed", limit=view.limit)
    if view.rules.limit_source is LimitSource.TOP_DISCARD:
        return say("limit.rule.floating", upcard=view.limit_card)
    key = "limit.rule" if view.limit else "limit.rule.gin_only"
    return say(key, upcard=view.upcard, limit=view.limit)


def _limit_and_sources(view: SeatView) -> str:
    """Where the limit comes from, and which source reads it in another way."""
    if view.rules.limit_source is not LimitSource.FIRST_UPCARD:
        field = "limit_source"
    else:
        field = "limit_compare" if view.limit else "ace_upcard"
    others = who_differs(field, getattr(view.rules, field))
    return " ".join([limit_rule(view), *others[:1]])


def hand_headline(now: Situation) -> str:
    """What the hand counts in its best arrangement."""
    deadwood = now.arrangement.deadwood
    return say("why.hand", deadwood=deadwood) if deadwood else say("why.hand.gin")


def loose_text(loose: CardSet) -> str:
    """The loose cards in a row, the dearest first."""
    return say("loose.cards", cards=" ".join(map(str, dearest_first(loose))))


def _discard(now: Situation) -> Why:
    best, card = now.best
    if card is None:
        raise AssertionError("a throw that is due can always be made")
    headline = say("why.discard", best=best, card=card) if best else say("why.gin", card=card)
    because = _knock(now, card, best) if now.ending[1] == card else [ending_of(now)]
    return _why(headline, now.without(card), because, _limit_and_sources(now.view))


def _throw(now: Situation, card: Card) -> Why:
    best, best_card = now.best
    kept = now.without(card)
    key = "why.throw" if kept.deadwood > best else "why.throw.best"
    headline = say(key, card=card, deadwood=kept.deadwood)
    because = _knock(now, card, kept.deadwood)
    if kept.deadwood > best:
        because.append(say("why.better", card=best_card, best=best))
    if card == now.view.taken and not now.view.rules.may_return_taken_card:
        because.insert(0, say("reason.taken_card_stays", card=card))
    return _why(headline, kept, because, limit_rule(now.view))


def _knock(now: Situation, card: Card, deadwood: int) -> list[str]:
    """Whether so much deadwood may knock, once the card is thrown."""
    limit = now.limit_after(card)
    if deadwood == 0:
        return []
    if deadwood <= limit:
        return [say("why.knock", deadwood=deadwood, limit=limit)]
    key = "why.too_many" if limit else "why.too_many.gin_only"
    return [say(key, deadwood=deadwood, limit=limit)]


def _layoff(now: Situation) -> Why:
    fitting = [
        say("why.fits", card=card, meld=meld) for card in now.view.hand for meld in now.homes(card)
    ]
    headline = say("laid", deadwood=now.arrangement.deadwood)
    because = fitting or [say("why.fits.none")]
    return _why(headline, now.arrangement, because, say("why.layoff.rule"))


def _why(headline: str, arrangement: Arrangement | None, because: list[str], rule: str) -> Why:
    rows: list[Row] = []
    total: Row | None = None
    if arrangement is not None:
        rows = [{"text": f"{say(meld.kind)} {meld}", "points": "0"} for meld in arrangement.melds]
        loose = arrangement.deadwood_cards
        if loose:
            rows.append({"text": loose_text(loose), "points": sum_of(loose)})
        total = {"text": say("row.deadwood"), "points": str(arrangement.deadwood)}
    return {"headline": headline, "rows": rows, "total": total, "because": because, "rule": rule}
