"""Going back and forth: the tools for it, what they are told, and where on the way one is."""

from gin_widgets.explain.wording import say
from gin_widgets.guide.history import History, seen
from gin_widgets.guide.timeline import Timeline
from gin_widgets.guide.wire import Action

UNDO, REDO = "undo", "redo"
"""Intents that move along the hand's own moments."""


def tools(now: Timeline) -> list[Action]:
    """The buttons beside the game, in their order; a blocked one says why."""
    line = now.line
    return [
        _tool(UNDO, allowed=line.can_undo, why=_undo_why(line)),
        _tool(REDO, allowed=line.can_redo, why=say("redo.why" if line.can_redo else "redo.none")),
    ]


def _tool(id_: str, *, allowed: bool, why: str) -> Action:
    return {
        "id": id_,
        "place": "tool",
        "per_card": False,
        "main": False,
        "label": say("action", id_),
        "allowed": allowed,
        "why": why,
        "confirm": "",
        "action": id_,
    }


def _undo_why(line: History) -> str:
    """What an undo takes back, and what it costs."""
    if not line.can_undo:
        return say("undo.none")
    told = seen(line.game.view) - seen(line.moments[line.at - 1].view)
    return say("undo.why.practice" if told and not line.game.is_practice else "undo.why")
