"""The buttons: which there are, which are blocked, and why."""

from collections.abc import Callable, Iterable

from gin_widgets.cards import Card, CardSet, Meld, open_cards
from gin_widgets.explain import explain_verdict
from gin_widgets.explain.wording import listed, say
from gin_widgets.guide.game import Game
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import Action, Choice
from gin_widgets.play import Action as PlayAction
from gin_widgets.play import (
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
    Reason,
    Spread,
    TakeUpcard,
    Verdict,
)

NEXT, FINISH, NEW = "next", "finish", "new"
"""Intents that are no action of the hand: deal the next one, see the end of a match that goes on
without the person, start a new match."""

THROWS: dict[str, Callable[[Card], Discard | Knock | DeclareGin]] = {
    "throw": Discard,
    "knock": Knock,
    "gin": DeclareGin,
}


def buttons(now: Situation) -> list[Action]:
    """Every button of the phase; a blocked one stays and says why."""
    match now.view.phase:
        case Phase.OVER:
            return [_onward(now, id_) for id_ in onward(now.game)]
        case Phase.SPREAD if now.game.yours:
            return _spreads(now)
        case Phase.LAYOFF if now.game.yours:
            return [_needs_card(now, "lay"), _done(now)]
        case Phase.KNOCK if now.game.yours:
            return _after_throw(now)
    offered = [] if now.view.phase is not Phase.OFFER else [_pass(now)]
    return [
        _plain(now, "draw", DrawStock(), say("draw.why"), place="stock"),
        _take(now),
        *offered,
        *(_needs_card(now, id_) for id_ in THROWS),
        *_big_gin(now),
    ]


def choices_for(now: Situation, card: Card) -> dict[str, list[Choice]]:
    """What could be done with this card now, by button; empty when no card is asked for."""
    if now.throwing:
        return {id_: [_throw(now, id_, card)] for id_ in THROWS}
    if now.view.phase is Phase.LAYOFF and now.game.yours:
        return {"lay": _layoffs(now, card)}
    return {}


def _check(now: Situation, action: PlayAction) -> Verdict:
    return now.game.check(action)


def _choice(label: str, verdict: Verdict, why: str, confirm: str = "") -> Choice:
    """A button for an action; the reason takes the place of `why` where it is refused."""
    allowed = bool(verdict)
    return {
        "label": label,
        "allowed": allowed,
        "why": why if allowed else explain_verdict(verdict).headline,
        "confirm": confirm if allowed else "",
        "action": str(verdict.action),
    }


def _button(id_: str, choice: Choice, place: str = "bar", *, per_card: bool, main: bool) -> Action:
    return {"id": id_, "place": place, "per_card": per_card, "main": main, **choice}


def _plain(now: Situation, id_: str, action: PlayAction, why: str, place: str = "bar") -> Action:
    choice = _choice(say("action", id_), _check(now, action), why)
    return _button(id_, choice, place, per_card=False, main=id_ == "draw")


def _big_gin(now: Situation) -> list[Action]:
    """The button for big gin, at a table that knows it."""
    if now.view.rules.big_gin_bonus is None:
        return []
    return [_plain(now, "biggin", DeclareBigGin(), say("big_gin.why"))]


def _after_throw(now: Situation) -> list[Action]:
    """Knock, gin or go on, once the card lies on the pile."""
    thrown = now.view.pile[-1]
    endings = {id_: _throw(now, id_, thrown) for id_ in ("knock", "gin")}
    return [
        *(
            _button(id_, choice, per_card=False, main=choice["allowed"])
            for id_, choice in endings.items()
        ),
        _plain(now, "go-on", GoOn(), say("go_on.why")),
    ]


def _take(now: Situation) -> Action:
    view = now.view
    action = TakeUpcard() if view.phase is Phase.OFFER else DrawPile()
    top = view.pile[-1] if view.pile else view.upcard
    stays = say("take.returns" if view.rules.may_return_taken_card else "take.stays")
    return _plain(now, "take", action, say("take.why", top=top, stays=stays), place="pile")


def _done(now: Situation) -> Action:
    """Asked about once more while a layoff would still lower the count."""
    still = now.helpful_layoff
    confirm = say("confirm.done", card=still) if still else ""
    choice = _choice(say("action.done"), _check(now, Done()), say("done.why"), confirm)
    return _button("done", choice, per_card=False, main=still is None)


def _pass(now: Situation) -> Action:
    return _plain(now, "pass", PassUpcard(), say("pass.why", upcard=now.view.upcard))


def onward(game: Game) -> tuple[str, ...]:
    """What may follow a hand that is over, the usual first."""
    if game.match.winner is not None:
        return (NEW,)
    return (NEXT, FINISH, NEW) if game.out else (NEXT,)


def _onward(now: Situation, id_: str) -> Action:
    out = ("out",) if now.game.out and id_ == NEXT else ()
    choice: Choice = {
        "label": say("action", id_, *out),
        "allowed": True,
        "why": say(id_, "why", *out),
        "confirm": "",
        "action": id_,
    }
    return _button(id_, choice, per_card=False, main=id_ == onward(now.game)[0])


def _needs_card(now: Situation, id_: str) -> Action:
    """A button that waits for a card; in another phase it says what must come first."""
    why = say("choose", id_)
    if id_ in THROWS and not now.throwing:
        sample = next(iter(now.view.hand))
        why = explain_verdict(_check(now, THROWS[id_](sample))).headline
    choice: Choice = {
        "label": say("action", id_),
        "allowed": False,
        "why": why,
        "confirm": "",
        "action": "",
    }
    main = {"knock", "gin"} if _may_end(now) else {"throw", "lay"}
    return _button(id_, choice, per_card=True, main=id_ in main)


def _may_end(now: Situation) -> bool:
    """Whether some throw can end the hand."""
    return any(isinstance(action, Knock | DeclareGin) for action in now.view.legal)


def _throw(now: Situation, id_: str, card: Card) -> Choice:
    verdict = _check(now, THROWS[id_](card))
    left = now.without(card).deadwood
    facts = {"card": card, "deadwood": left, "limit": now.limit_after(card)}
    if verdict:
        label = say("action", id_, "card", **facts)
    elif verdict.reason in (Reason.OVER_LIMIT, Reason.NOT_GIN):
        label = say("action", id_, "over", **facts)
    else:
        label = say("action", id_)
    return _choice(label, verdict, say("why.throw", **facts), _confirm(now, id_, card, left))


def _confirm(now: Situation, id_: str, card: Card, left: int) -> str:
    """A knock is asked about once more, and so is a throw that breaks a meld at a cost."""
    meld = now.own_meld_of(card)
    match id_:
        case "knock":
            return say("confirm.knock", deadwood=left)
        case "throw" if meld and _breaks(now, card, meld, left):
            return say("confirm.break", card=card, meld=meld)
    return ""


def _breaks(now: Situation, card: Card, meld: Meld, left: int) -> bool:
    """Whether throwing the card costs: the best grouping points, an own group its being a meld."""
    if now.holding.mode == "groups":
        return now.layout.meld_of(meld.cards - CardSet([card])) is None
    return left > now.best[0]


def _layoffs(now: Situation, card: Card) -> list[Choice]:
    return [
        _choice(
            say("action.lay.card", card=card, meld=meld),
            _check(now, LayOff(card, meld)),
            say("why.fits", card=card, meld=meld),
        )
        for meld in now.homes(card)
    ]


def _spreads(now: Situation) -> list[Action]:
    """The ways in which the knocker may lay down the hand, the best one first."""
    return [
        _button(
            f"spread-{number}",
            _spread(now, action),
            place="spread",
            per_card=False,
            main=number == 1,
        )
        for number, action in enumerate(spreads_of(now.view.legal), start=1)
    ]


def spreads_of(actions: Iterable[PlayAction]) -> list[Spread]:
    """The spreads among some actions, in their order; the first is the one to offer first."""
    return [action for action in actions if isinstance(action, Spread)]


def _spread(now: Situation, action: Spread) -> Choice:
    view, loose = now.view, now.view.hand
    for meld in action.melds:
        loose = loose - meld.cards
    label = say("action.spread", melds=listed(action.melds), loose=loose, deadwood=loose.points)
    # Counted, not named: the table names no card that the person has not seen.
    exposed = open_cards(action.melds, view.rules) - view.hand - CardSet(view.pile)
    key = "action.spread.why" if exposed else "action.spread.why.closed"
    why = say(key, cards=len(exposed), points=exposed.points)
    return _choice(label, _check(now, action), why)
