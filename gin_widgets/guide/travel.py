"""Going back and forth: the tools for it, where on the way the table is, and what it is called."""

from gin_widgets.explain.wording import capital, say
from gin_widgets.guide.code import code_of
from gin_widgets.guide.game import Game
from gin_widgets.guide.history import History, seen
from gin_widgets.guide.narrate import narration
from gin_widgets.guide.telling import due, own_deeds, sentence, worth_telling
from gin_widgets.guide.timeline import Timeline
from gin_widgets.guide.wire import Action, Replay, Save
from gin_widgets.play import Phase, PileDrawn, StockDrawn, UpcardTaken
from gin_widgets.rules import rules_text

UNDO, REDO, TRY, BACK = "undo", "redo", "try", "back"
"""Intents that move along the hand's own moments, or to another line and back."""

TRAVELS = (UNDO, REDO, TRY, BACK)


def tools(now: Timeline) -> list[Action]:
    """The buttons beside the game; a blocked one says why, and some are there on the way only."""
    ways = {UNDO: _undo_why(now.line), REDO: say("redo.why")}
    if now.looked is not None:
        ways[TRY] = say("try.why")
    if now.looked is not None or now.tried:
        ways[BACK] = say("back.why")
    return [_tool(word, refusal(word, now), why) for word, why in ways.items()]


def refusal(word: str, now: Timeline) -> str:
    """Why one cannot go that way now; nothing when one can."""
    looking = now.looked is not None
    match word:
        case "undo" | "redo" if looking:
            return say("looking")
        case "undo":
            return "" if now.line.can_undo else say("undo.none")
        case "redo":
            return "" if now.line.can_redo else say("redo.none")
        case "try":
            return "" if looking else say("try.none")
    return "" if looking or now.tried else say("back.none")


def travelled(word: str, before: Timeline) -> tuple[Timeline, list[str]]:
    """The table after an undo, a redo, another line or the way back, and what is said of it."""
    match word:
        case "undo":
            after, told = before.undo(), [say("undone", what=own_deeds(before.game))]
        case "redo":
            after = before.redo()
            told = [say("redone", what=own_deeds(after.game))]
        case "try":
            after, told = before.try_here(), [say("try.begun")]
        case _:
            after, told = before.back(), [say("back.done")]
    if after.game.is_practice and not before.game.is_practice:
        told.append(say("practice"))
    return after, told


def look_text(now: Timeline) -> str:
    """What is said of the moment that is looked at; of the last one, what is due."""
    shown = now.shown
    if now.looked is None:
        return sentence([say("look.last"), *due(shown)])
    return sentence([f"{moment_of(shown)}.", narration(worth_telling(shown), shown.hand_cast)])


def replay_of(now: Timeline) -> Replay:
    """Where on the line the table is."""
    return {
        "at": now.line.at if now.looked is None else now.looked,
        "of": now.line.at,
        "text": moment_of(now.shown),
        "looking": now.looked is not None,
        "tried": now.tried is not None,
    }


def save_of(now: Timeline, step: str = "") -> Save:
    """What a browser keeps: the game itself, whatever is looked at or tried out."""
    game = now.real.game
    return {
        "code": code_of(game),
        "place": place_of(game),
        "rules": rules_text(game.match.rules),
        "step": step,
    }


def place_of(game: Game) -> str:
    """Where a game is, as words inside a sentence: "hand 3, turn 7"."""
    return say("place", number=game.match.hand_number, moment=_moment(game))


def moment_of(game: Game) -> str:
    """Which moment of its hand it is, as the beginning of a sentence: "Turn 7, to throw"."""
    return capital(_moment(game))


def _moment(game: Game) -> str:
    phase = game.view.phase
    drawn = sum(
        isinstance(event, StockDrawn | PileDrawn | UpcardTaken) and event.seat == game.seat
        for event in game.log
    )
    return say("moment", phase, turn=drawn + (phase is Phase.DRAW))


def _tool(id_: str, blocked: str, why: str) -> Action:
    return {
        "id": id_,
        "place": "tool",
        "per_card": False,
        "main": False,
        "label": say("action", id_),
        "allowed": not blocked,
        "why": blocked or why,
        "confirm": "",
        "action": id_,
    }


def _undo_why(line: History) -> str:
    """What an undo takes back, and what it costs."""
    if not line.can_undo:
        return ""
    told = seen(line.game.view) - seen(line.moments[line.at - 1].view)
    return say("undo.why.practice" if told and not line.game.is_practice else "undo.why")
