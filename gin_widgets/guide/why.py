"""The Why panel, in four lines: state, numbers, rule, alternative."""

from gin_widgets.cards import Arrangement, Card, CardSet
from gin_widgets.explain import explain_result, who_differs, who_says
from gin_widgets.explain.wording import dearest_first, say, sum_of
from gin_widgets.guide.last_move import last_throw
from gin_widgets.guide.otherwise import otherwise, otherwise_with
from gin_widgets.guide.prompt import ending_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Reasons, Row
from gin_widgets.play import Phase, SeatView
from gin_widgets.rules import LimitSource


def why_now(now: Situation) -> Reasons:
    """Why for the position as a whole."""
    view = now.view
    match view.phase:
        case Phase.OVER if view.result is not None:
            told = explain_result(view.result, now.game.hand_cast, view.rules)
            rule = " ".join(told.sources) or limit_and_sources(view)
            return reasons(told.headline, None, [told.because[0]], rule, otherwise(now))
        case Phase.SPREAD:
            spread = [say("why.spread")]
            rule = say("why.spread.rule")
            return reasons(hand_headline(now), now.arrangement, spread, rule, otherwise(now))
        case Phase.LAYOFF:
            return _layoff(now)
        case Phase.KNOCK if now.game.yours:
            because = _knock(now, view.pile[-1], now.arrangement.deadwood)
            return _by_limit(now, hand_headline(now), because)
        case Phase.OFFER:
            return _by_limit(now, hand_headline(now), [say("why.offer")])
        case Phase.DISCARD if now.throwing:
            return _discard(now)
    key = "why.waiting" if view.limit else "why.waiting.gin_only"
    because = [say(key, limit=view.limit)]
    thrown = last_throw(now)
    if thrown is None:
        return _by_limit(now, hand_headline(now), because)
    rule = limit_and_sources(view)
    return reasons(thrown.headline, thrown.left, because, rule, thrown.otherwise)


def _by_limit(now: Situation, headline: str, because: list[str]) -> Reasons:
    """Why for a position that the limit rules."""
    rule = limit_and_sources(now.view)
    return reasons(headline, now.arrangement, because, rule, otherwise(now))


def why_card(now: Situation, card: Card) -> Reasons:
    """Why for a card that is selected."""
    view = now.view
    if now.throwing:
        return _throw(now, card)
    home = now.meld_of(card)
    because: list[str] = []
    if view.phase is Phase.LAYOFF:
        homes = [say("why.fits", card=card, meld=meld) for meld in now.homes(card)]
        because = homes or [say("lay.fits_none", card=card)]
    headline = (
        say("why.melded", card=card, meld=home)
        if home
        else say("why.loose", card=card, points=card.points)
    )
    rule = layoff_rule(view) if view.phase is Phase.LAYOFF else limit_and_sources(view)
    return reasons(headline, now.arrangement, because, rule, otherwise_with(now, card))


def limit_rule(view: SeatView) -> str:
    """Where this hand's limit comes from."""
    if view.rules.limit_source is LimitSource.FIXED:
        return say("limit.rule.fixed", limit=view.limit)
    if view.rules.limit_source is LimitSource.TOP_DISCARD:
        return say("limit.rule.floating", upcard=view.limit_card)
    key = "limit.rule" if view.limit else "limit.rule.gin_only"
    return say(key, upcard=view.upcard, limit=view.limit)


def limit_and_sources(view: SeatView) -> str:
    """Where the limit comes from, which source says so, and which reads it in another way."""
    if view.rules.limit_source is not LimitSource.FIRST_UPCARD:
        field = "limit_source"
    else:
        field = "limit_compare" if view.limit else "ace_upcard"
    return " ".join([limit_rule(view), *_sources(view, field)])


def layoff_rule(view: SeatView) -> str:
    """What may be laid off, which source says so, and which reads it in another way."""
    return " ".join([say("why.layoff.rule"), *_sources(view, "layoff_chain")])


def tie_rule(view: SeatView) -> str:
    """Who wins equal counts, and which source reads it in another way."""
    return " ".join(_sources(view, "tie"))


def _sources(view: SeatView, field: str) -> list[str]:
    """Who says what these rules say of a field, and who says something else, a sentence each."""
    value = getattr(view.rules, field)
    others = who_differs(field, value)
    agree = [told for told in who_says(field, value) if told not in others]
    return [*agree[:1], *others[:1]]


def hand_headline(now: Situation) -> str:
    """What the hand counts in its best arrangement."""
    deadwood = now.arrangement.deadwood
    return say("why.hand", deadwood=deadwood) if deadwood else say("why.hand.gin")


def loose_text(loose: CardSet) -> str:
    """The loose cards in a row, the dearest first."""
    return say("loose.cards", cards=" ".join(map(str, dearest_first(loose))))


def _discard(now: Situation) -> Reasons:
    best, card = now.best
    if card is None:
        raise AssertionError("a throw that is due can always be made")
    headline = say("why.discard", best=best, card=card) if best else say("why.gin", card=card)
    because = _knock(now, card, best) if now.ending[1] == card else [ending_of(now)]
    rule = limit_and_sources(now.view)
    return reasons(headline, now.without(card), because, rule, otherwise(now))


def _throw(now: Situation, card: Card) -> Reasons:
    best, _ = now.best
    kept = now.without(card)
    key = "why.throw" if kept.deadwood > best else "why.throw.best"
    headline = say(key, card=card, deadwood=kept.deadwood)
    because = _knock(now, card, kept.deadwood)
    if card == now.view.taken and not now.view.rules.may_return_taken_card:
        because.insert(0, say("reason.taken_card_stays", card=card))
    rule = limit_and_sources(now.view)
    return reasons(headline, kept, because, rule, otherwise_with(now, card))


def _knock(now: Situation, card: Card, deadwood: int) -> list[str]:
    """Whether so much deadwood may knock, once the card is thrown."""
    limit = now.limit_after(card)
    if deadwood == 0:
        return []
    if deadwood <= limit:
        return [say("why.knock", deadwood=deadwood, limit=limit)]
    key = "why.too_many" if limit else "why.too_many.gin_only"
    return [say(key, deadwood=deadwood, limit=limit)]


def _layoff(now: Situation) -> Reasons:
    fitting = [
        say("why.fits", card=card, meld=meld) for card in now.view.hand for meld in now.homes(card)
    ]
    headline = say("laid", deadwood=now.arrangement.deadwood)
    because = fitting or [say("why.fits.none")]
    return reasons(headline, now.arrangement, because, layoff_rule(now.view), otherwise(now))


def reasons(
    headline: str, arrangement: Arrangement | None, because: list[str], rule: str, otherwise: str
) -> Reasons:
    """The four lines: state, numbers, rule, alternative."""
    rows: list[Row] = []
    total: Row | None = None
    if arrangement is not None:
        rows = [{"text": f"{say(meld.kind)} {meld}", "points": "0"} for meld in arrangement.melds]
        loose = arrangement.deadwood_cards
        if loose:
            rows.append({"text": loose_text(loose), "points": sum_of(loose)})
        total = {"text": say("row.deadwood"), "points": str(arrangement.deadwood)}
    return {
        "headline": headline,
        "rows": rows,
        "total": total,
        "because": because,
        "rule": rule,
        "otherwise": otherwise,
    }
