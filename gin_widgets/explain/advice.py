"""What advice says in words, and what speaks for it and against a choice."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from gin_widgets.bots.advice import Advice, Band, Option
from gin_widgets.bots.outlook import Outlook
from gin_widgets.cards import CardSet, best_arrangement, best_discards, open_cards
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.wording import capital, listed, say
from gin_widgets.play import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    GoOn,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    SeatView,
    Spread,
    TakeUpcard,
    best_held,
)

MOST = 3
"""So many actions are told of."""


def explain_advice(advice: Advice) -> Explanation:
    """What is best, or which actions are too close to call; then the next ones with their cost."""
    best, view = advice.best, advice.view
    close = [option for option in advice.options if option.close]
    points = signed(best.points)
    if len(advice.options) == 1:
        headline = say("advice.only", action=to_do(best.action, view), points=points)
    elif advice.too_close:
        actions = _either([to_do(option.action, view) for option in close[:MOST]])
        headline = say("advice.close", actions=actions, points=points)
    else:
        headline = capital(say("advice.best", action=to_do(best.action, view), points=points))
    others = advice.options[1 : 1 + MOST]
    because = [_option(option, view) for option in others]
    basis = ("advice.basis", "exact") if advice.exact else ("advice.basis",)
    because += [say(*basis, worlds=advice.worlds), say("advice.meaning")]
    return Explanation(headline, tuple(because), about(best.action, view))


def explain_choice(advice: Advice, action: Action | str) -> Explanation:
    """What an action costs beside the best one, and the numbers that speak against it.

    Raises:
        NotationError: it is none of the legal actions.
    """
    chosen, best, view = advice.option(action), advice.best, advice.view
    what = to_do(chosen.action, view)
    if chosen is best:
        headline = say("choice.best", action=what, points=signed(best.points))
    elif chosen.close:
        headline = say("choice.close", action=what)
    else:
        headline = say(
            "choice.loss",
            *(() if chosen.loss >= 0.5 else ("little",)),
            action=what,
            loss=round(chosen.loss),
            low=_rounded(chosen.interval[0]),
            high=_rounded(chosen.interval[1]),
            band=say("band", chosen.band),
        )
    because: list[str] = []
    if not chosen.close:
        better = say("choice.better", action=to_do(best.action, view))
        because = [better, *_against(view, chosen.action, best.action)]
    return Explanation(headline, tuple(because), about(best.action, view))


def to_do(action: Action, view: SeatView) -> str:
    """An action as it stands in a sentence: throw the 8♥."""
    after = ("after",) if view.phase is Phase.KNOCK else ()
    match action:
        case TakeUpcard():
            return say("do.take", card=view.upcard)
        case PassUpcard():
            return say("do.pass")
        case DrawStock():
            return say("do.stock")
        case DrawPile():
            return say("do.pile", card=view.pile[-1])
        case Discard(card):
            return say("do.throw", card=card)
        case Knock(card):
            return say("do.knock", *after, card=card)
        case DeclareGin(card):
            return say("do.gin", *after, card=card)
        case DeclareBigGin():
            return say("do.big_gin")
        case GoOn():
            return say("do.go_on")
        case Spread(melds):
            return say("do.spread", melds=listed(melds)) if melds else say("do.spread.none")
        case LayOff(card, meld):
            return say("do.lay_off", card=card, meld=meld)
        case Done():
            return say("do.done")
        case _:
            assert_never(action)


def signed(points: float) -> str:
    """Points with their sign and one place.

    >>> signed(2), signed(-3.14), signed(0.01)
    ('+2.0', '−3.1', '0.0')
    """
    number = f"{abs(points):.1f}"
    if number == "0.0":
        return number
    return f"+{number}" if points > 0 else f"−{number}"


def _rounded(points: float) -> str:
    return f"{points:.1f}"


def _option(option: Option, view: SeatView) -> str:
    low, high = option.interval
    key = ("advice.option", "close") if option.band is Band.CLOSE else ("advice.option",)
    return say(
        *key,
        action=capital(to_do(option.action, view)),
        points=signed(option.points),
        loss=_rounded(option.loss),
        low=_rounded(low),
        high=_rounded(high),
        band=say("band", option.band),
    )


def _either(actions: Sequence[str]) -> str:
    *first, last = actions
    return say("do.or", first=listed(first), last=last)


def about(action: Action, view: SeatView) -> CardSet:
    """The cards that an action is about."""
    match action:
        case TakeUpcard() | DrawPile():
            return CardSet(view.pile[-1:])
        case Discard(card) | Knock(card) | DeclareGin(card) | LayOff(card, _):
            return CardSet([card])
        case Spread(melds):
            return CardSet(card for meld in melds for card in meld.cards)
    return CardSet()


def _against(view: SeatView, chosen: Action, best: Action) -> Iterator[str]:
    """The numbers that speak for the best action and against the chosen one."""
    match chosen, best:
        case ((Discard(_) | GoOn()), (Knock(card) | DeclareGin(card))):
            held = view.hand - CardSet([card])
            left = best_held(view.rules, held, view.taken).deadwood
            yield say("choice.ends", deadwood=left, limit=view.limit) if left else say("choice.gin")
        case _, DeclareBigGin():
            yield say("choice.gin")
        case Knock(card), (Discard(_) | GoOn()):
            left = best_held(view.rules, view.hand - CardSet([card]), view.taken).deadwood
            yield say("choice.wait", deadwood=left)
        case (
            (Discard(thrown) | Knock(thrown) | DeclareGin(thrown)),
            (Discard(card) | Knock(card) | DeclareGin(card)),
        ) if thrown != card:
            after = [
                best_held(view.rules, view.hand - CardSet([each]), view.taken).deadwood
                for each in (thrown, card)
            ]
            yield say("choice.deadwood", chosen=after[0], card=card, best=after[1])
            outlook = Outlook(view)
            pairs = [len(outlook.pairs(each)) for each in (thrown, card)]
            if pairs[0] > pairs[1]:
                yield say("choice.pairs", chosen=pairs[0], thrown=thrown, best=pairs[1], card=card)
        case ((TakeUpcard() | DrawPile()), _):
            yield _with_top(view)
        case _, (TakeUpcard() | DrawPile()):
            yield _with_top(view)
        case Spread(melds), Spread(others):
            held = view.hand
            opened = [(open_cards(laid, view.rules) - held).points for laid in (melds, others)]
            yield say("choice.open", chosen=opened[0], best=opened[1])


def _with_top(view: SeatView) -> str:
    """What the top card of the pile would do to the hand."""
    card = view.pile[-1]
    after, _ = best_discards(view.hand | card, view.rules)
    before = best_arrangement(view.hand, view.rules).deadwood
    return say("choice.take", card=card, after=after, before=before)
