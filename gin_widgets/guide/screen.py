"""Everything that the table shows of a game, in the shapes of the wire."""

from gin_widgets.bots import BOTS
from gin_widgets.explain.wording import has, say
from gin_widgets.guide.choices import buttons
from gin_widgets.guide.ending import goal, result_of, score_of
from gin_widgets.guide.game import Game
from gin_widgets.guide.hand import hand_of
from gin_widgets.guide.holding import AUTO, Holding
from gin_widgets.guide.narrate import log_of
from gin_widgets.guide.prompt import prompt_of
from gin_widgets.guide.seats import seats_of
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.why import why_now
from gin_widgets.guide.wire import HINT_LEVELS, VERSION, Limit, Say, TableState
from gin_widgets.play import SeatView
from gin_widgets.rules import RuleSet


def screen(
    game: Game,
    answer: Say,
    hints: int = HINT_LEVELS[-1],
    own: Holding = AUTO,
    answered: int = 0,
) -> TableState:
    """The state of the table for the browser; nothing in it is hidden from the person's seat.

    `own` is how the person holds the cards, `answered` the last message about that.
    """
    now = Situation(game, own)
    view = now.view
    return {
        "v": VERSION,
        "turn": game.turn,
        "phase": "finished" if game.match.winner is not None else str(view.phase),
        "mine": game.yours,
        "heading": _heading(game),
        "prompt": prompt_of(now),
        "say": answer,
        "limit": limit_of(view),
        "stock": view.stock_size,
        "pile": [card.code for card in view.pile],
        "seats": seats_of(now),
        "hand": hand_of(now, answered, hints),
        "actions": buttons(now),
        "why": why_now(now),
        "log": log_of(game.log, game.hand_cast),
        "score": score_of(now),
        "result": result_of(now),
        "options": {
            "hints": hints,
            "bot": game.bot,
            "bots": [{"key": key, "name": say("bot", key)} for key in BOTS],
        },
    }


def limit_of(view: SeatView) -> Limit:
    """The limit badge."""
    if view.limit == 0:
        number, text = say("limit.gin_only"), say("limit.text.gin_only")
    else:
        number, text = str(view.limit), say("limit.text", limit=view.limit)
    return {"card": view.limit_card.code, "number": number, "text": text}


def rules_name(rules: RuleSet) -> str:
    """What a rule set is called."""
    return say("rules", rules.key) if has("rules", rules.key) else rules.key.replace("_", " ")


def _heading(game: Game) -> str:
    return say(
        "heading",
        number=game.match.hand_number,
        goal=goal(game.match.rules),
        rules=rules_name(game.match.rules),
    )
