"""The golden files of the wire: one state for each moment that the table can show.

`python -m tests.guide.golden` writes them anew. The moments are found in seeded games in which the
person plays by the simple rule, so they change only when the game or its wording does.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from gin_widgets.explain.wording import WORDS
from gin_widgets.guide import Session, TableState
from gin_widgets.play import Knock, Phase, StockDrawn
from tests.guide.sitting import at_its_end, press, sit_at, whole_match
from tests.play.positions import DRAWN
from tests.tables import knocked

Moments = dict[str, Callable[[Session], bool]]
FOLDER = Path(__file__).parents[1] / "data" / "wire"


def moments() -> dict[str, TableState]:
    """The first state of each kind over the seeded matches, by name."""
    return {
        **_found(MOMENTS, _sessions()),
        **_found(OF_THREE, _sessions("house", 3)),
        **_found(OF_SIX, _sessions("elimination", 6)),
        "blocked_knock": _blocked_knock(),
        "spreads": _many_spreads(),
        "own_order": _held("sort rank"),
        "own_groups": _held("free", "group 5h 6h 7h", "group kc kd qc"),
        "looking": _looking(),
        "tried": _tried(),
        "grading": _grading().state(),
        "reviewing": _reviewing().state(),
        "shown": _shown(),
        **_scenes(),
        "both_ledgers": _last("rummy_rules_penalty"),
    }


def _found(moments: Moments, sessions: Iterator[Session]) -> dict[str, TableState]:
    """The first state of each kind."""
    found: dict[str, TableState] = {}
    for session in sessions:
        for name, wanted in moments.items():
            if name not in found and wanted(session):
                found[name] = _at_result(session).state()
        if len(found) == len(moments):
            return found
    raise AssertionError(f"no match has the moments {moments.keys() - found.keys()}")


def _at_result(session: Session) -> Session:
    """Past the showdown, where there is one."""
    if session.state()["options"]["steps"] and session.game.match.round.result:
        session.type("skip")
    return session


def _scenes() -> dict[str, TableState]:
    """A showdown step by step, in which the computer lays off; and one of six."""
    found: dict[str, TableState] = {}
    session = next(s for s in _sessions() if _steps(s, "melds") and s.game.view.layoffs)
    for step in ("melds", "own", "layoffs", "counts"):
        found[f"scene_{step}"] = session.state()
        if step == "own":
            session.type("together")
            found["scene_together"] = session.state()
            session.type("undo")
        session.type("step")
    of_six = _sessions("elimination", 6)
    several = next(s for s in of_six if _steps(s, "layoffs") and len(s.game.view.layoffs) > 1)
    return {**found, "six_scene": several.state()}


def _steps(session: Session, step: str) -> bool:
    """Whether the showdown is at this step."""
    scene = session.state()["scene"]
    return bool(session.game.view.result) and scene is not None and scene["step"] == step


def _last(rules: str) -> TableState:
    """The end of a match under these rules."""
    *_, session = whole_match(rules, 5)
    return session.state()


def intents(states: dict[str, TableState]) -> list[dict[str, object]]:
    """Messages as the browser sends them from these states: one of each kind of button."""
    offer, draw, discard, layoff = (states[name] for name in ("offer", "draw", "discard", "layoff"))
    pressed = [(offer, "pass"), (draw, "draw"), (discard, "throw"), (discard, "knock")]
    presses = [(state, _action(state, id_)) for state, id_ in (*pressed, (layoff, "lay"))]
    return [
        *({"kind": "intent", "turn": state["turn"], "action": action} for state, action in presses),
        {"kind": "command", "turn": discard["turn"], "text": "throw 8h"},
        {"kind": "intent", "turn": layoff["turn"], "action": "undo"},
    ]


def _action(state: TableState, id_: str) -> str:
    """What the button sends: as it stands, or with the first card that allows it."""
    cards = [card for group in state["hand"]["groups"] for card in group["cards"]]
    choices = [choice for card in cards for choice in card["choices"].get(id_, [])]
    buttons = [button for button in state["actions"] if button["id"] == id_]
    return next(choice["action"] for choice in (*choices, *buttons) if choice["allowed"])


def files() -> dict[str, object]:
    """What each golden file holds, by file name."""
    states = moments()
    named = {f"{name}.json": state for name, state in states.items()}
    return {**named, "words.json": WORDS, "intents.json": intents(states)}


def written(content: object) -> str:
    """A golden file's text."""
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _at(phase: Phase) -> Callable[[Session], bool]:
    return lambda session: session.game.yours and session.game.match.round.phase is phase


def _laid_off_on(session: Session) -> bool:
    view = session.game.view
    return bool(view.result and view.layoffs and len(session.game.match.finished) > 2)


def _picked(session: Session) -> int:
    """How many of the others were seen taking a card that they still hold."""
    return sum(bool(seat["took"]) for seat in session.state()["seats"])


def _laid_open(session: Session) -> int:
    """How many of the others lie open."""
    return sum(seat["shown"] is not None for seat in session.state()["seats"])


MOMENTS: Moments = {
    "offer": _at(Phase.OFFER),
    "draw": lambda s: _at(Phase.DRAW)(s) and len(s.game.view.pile) > 4,
    "discard": lambda s: (
        _at(Phase.DISCARD)(s)
        and isinstance(s.game.news[-1], StockDrawn)
        and any(isinstance(action, Knock) for action in s.game.view.legal)
    ),
    "spread": _at(Phase.SPREAD),
    "layoff": lambda s: (
        _at(Phase.LAYOFF)(s) and len(s.game.view.legal) > 1 and len(s.game.match.finished) > 1
    ),
    "over": lambda s: _laid_off_on(s) and s.game.match.winner is None,
    "finished": lambda s: s.game.match.winner is not None,
}


OF_THREE: Moments = {
    "three_discard": lambda s: (
        MOMENTS["discard"](s) and len(s.game.match.finished) > 1 and _picked(s) == 1
    ),
}
OF_SIX: Moments = {
    "six_draw": lambda s: (
        _at(Phase.DRAW)(s)
        and len(s.game.view.pile) > 4
        and _picked(s) > 1
        and len(s.game.match.seats) == 6
        and bool(s.game.match.finished)
    ),
    "six_layoff": lambda s: (
        _at(Phase.LAYOFF)(s)
        and len(s.game.view.legal) > 1
        and len(s.game.view.layoffs) > 0
        and 2 < _laid_open(s) < 5
    ),
    "six_over": lambda s: bool(
        s.game.view.result and len(s.game.match.seats) == 6 and len(s.game.view.layoffs) > 1
    ),
    "six_watching": lambda s: s.game.seat is None and s.game.match.winner is None,
}


def _sessions(rules: str = "house", players: int = 2) -> Iterator[Session]:
    """A session after each of its actions, seed after seed."""
    for seed in range(50):
        yield from whole_match(rules, seed, players, steps=True)


def _blocked_knock() -> TableState:
    """A knock over the limit, pressed all the same."""
    for session in _sessions():
        if _at(Phase.DISCARD)(session):
            card = next(iter(session.game.view.hand))
            press(session, f"knock {card.code}")
            return session.state()
    raise AssertionError("every game has a throw")


def _many_spreads() -> TableState:
    """A knock with very many ways to lay down the hand."""
    hand = "AS 2S 3S AH 2H 3H AD 2D 3D 4C"
    return sit_at(knocked(hand, "KS KH JS JH JD QS QH QD TH TD", upcard="KD")).state()


def _held(*lines: str) -> TableState:
    """A hand as its person holds it."""
    session = sit_at(DRAWN)
    for line in lines:
        session.type(line)
        assert not session.said["refused"], session.said["text"]
    return session.state()


def _looking() -> TableState:
    """A hand that is over, looked back at: the other's cards lie open."""
    session = next(s for s in _sessions() if s.game.match.round.result)
    session.handle({"kind": "look", "turn": session.game.turn, "at": session.timeline.line.at // 2})
    return session.state()


def _tried() -> TableState:
    """Another move, tried out from the beginning of a hand that goes on."""
    session = next(s for s in _sessions() if s.timeline.line.at > 4)
    session.type("look 1")
    press(session, "try", "pass" if session.game.match.round.phase is Phase.OFFER else "stock")
    return session.state()


def _grading() -> Session:
    """A hand that was played by chance, its review begun."""
    session = at_its_end(seed=2)
    # As a browser has it, which else would say so first.
    session.handle({"kind": "settings", "hints": 4, "bot": "", "steps": True})
    session.type("review")
    for _ in range(5):
        session.grade()
    return session


def _reviewing() -> Session:
    """The dearest choice of that hand on the table."""
    session = _grading()
    while session.grade():
        pass
    return session


def _shown() -> TableState:
    """What would have been better there."""
    session = _reviewing()
    session.type("show")
    return session.state()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in files().items():
        (FOLDER / file).write_text(written(content), encoding="utf-8")
