"""Why the computer did what it did last, told after the hand from what its seat had seen."""

from gin_widgets.bots.outlook import Outlook
from gin_widgets.cards import Card
from gin_widgets.explain.wording import say
from gin_widgets.guide.game import Game
from gin_widgets.guide.situation import limit_after
from gin_widgets.guide.wire import Action as Button
from gin_widgets.play import (
    Action,
    DeclareBigGin,
    DeclareGin,
    Discard,
    GoOn,
    Knock,
    Match,
    Record,
    SeatView,
    best_held,
    least_after,
)

REASON = "reason"
"""The intent, and the command, that asks for it."""
CHOICES = Discard | Knock | DeclareGin | DeclareBigGin | GoOn
"""What a player decides by its own rule."""


def last_choice(match: Match, seat: int) -> tuple[SeatView, Action] | None:
    """What a seat of this hand saw when it last chose a throw or an end, and what it chose.

    None where it had no such choice.
    """
    found = None
    actions = iter(match.actions[-1])
    for now in Record.of(match).moments():
        if now.hand_number != match.hand_number or (action := next(actions, None)) is None:
            continue
        if now.round.turn == seat and isinstance(action, CHOICES):
            found = now.round.view(seat), action
    return found


def reason_refusal(game: Game) -> str:
    """Why there is no reason to be told now; nothing when there is."""
    return "" if game.match.round.result is not None else say("bot_reason.not_over")


def bot_reasons(game: Game) -> str:
    """What each of the computer's seats looks at, and why it chose what it chose last."""
    cast = game.hand_cast
    others = [seat for seat in range(len(cast.names)) if seat != game.seat]
    told = [say("bot_reason.looks", bot=say("bot", game.bot), looks=say("looks", game.bot))]
    for seat in others:
        choice = last_choice(game.match, seat)
        if choice is None:
            told.append(say("bot_reason.none", name=cast.names[seat]))
        else:
            told.append(_reason(game.bot, cast.names[seat], *choice))
    return " ".join(told)


def reason_button(game: Game) -> list[Button]:
    """The button beside the result of a hand."""
    if reason_refusal(game):
        return []
    names = [name for seat, name in enumerate(game.hand_cast.names) if seat != game.seat]
    several = ("several",) if len(names) > 1 else ()
    return [
        {
            "id": REASON,
            "place": "bar",
            "per_card": False,
            "main": False,
            "label": say("action.reason", *several, name=names[0]),
            "allowed": True,
            "why": say("bot_reason.why"),
            "confirm": "",
            "action": REASON,
        }
    ]


def _reason(bot: str, name: str, view: SeatView, action: Action) -> str:
    match action:
        case Discard(card):
            return _throw(bot, name, view, card)
        case Knock(card):
            held = best_held(view.rules, view.hand - card, view.taken)
            limit = limit_after(view, card)
            return say("bot_reason.knock", name=name, card=card, left=held.deadwood, limit=limit)
        case DeclareGin() | DeclareBigGin():
            return say("bot_reason.gin", name=name)
    return say("bot_reason.none", name=name)


def _throw(bot: str, name: str, view: SeatView, card: Card) -> str:
    """Why this card was thrown."""
    left = least_after(view.rules, view.hand, view.taken)
    best = min(left, key=lambda each: (left[each], -each.points, each))
    facts = {"name": name, "card": card, "left": left[card], "best": left[best], "other": best}
    if bot in ("random", "beginner"):
        return say("bot_reason", bot, **facts)
    if left[card] == left[best]:
        return say("bot_reason.least", **facts)
    outlook = Outlook(view)
    risky = outlook.danger(best) > outlook.danger(card)
    return say("bot_reason", "danger" if risky else "chances", **facts)
