"""Sitting down at a guided table: a fresh match, or a hand dealt as a test wants it."""

from collections.abc import Iterator

from gin_widgets.bots import RandomPlayer, SimplePlayer
from gin_widgets.guide import Game, Session
from gin_widgets.guide.choices import spreads_of
from gin_widgets.guide.review import Pace
from gin_widgets.play import (
    Action,
    Discard,
    DrawPile,
    DrawStock,
    Match,
    Round,
    SeatView,
    Spread,
    as_seen,
)
from gin_widgets.rules import RoundResult, RuleSet

QUICK = Pace(rollouts=48, each=0)
"""A review here tries little, and by count alone."""

YOU = 0
"""Where the person sits at these tables."""


def sit(
    rules: RuleSet | str = "house", seed: int = 1, players: int = 2, *, steps: bool = False
) -> Session:
    """A fresh match; with `steps` the person goes through every showdown, as a browser asks for."""
    session = Session(Game.start(rules, players, seed))
    if steps:
        session.handle({"kind": "settings", "hints": 4, "bot": "", "steps": True})
    return session


def sit_at(now: Round, *results: RoundResult) -> Session:
    """A table where this hand is being played, after hands that ended so.

    The computer has not acted yet, even where it is to.
    """
    players = now.state.players
    match = Match(
        rules=now.rules,
        players=players,
        seats=tuple(range(players)),
        seed=1,
        results=results,
        round=now,
    )
    opening = as_seen(now.dealt, YOU)
    return Session(Game(match=match, bot="simple", player=SimplePlayer(), log=(opening,)))


def at_its_end(rules: RuleSet | str = "house", seed: int = 1, players: int = 2) -> Session:
    """A hand that is over, played by chance; its review tries each choice in few worlds."""
    session = Session(Game.start(rules, players, seed), pace=QUICK)
    player = RandomPlayer(3)
    while session.game.match.round.result is None:
        press(session, str(player.choose(session.game.view)))
    return session


def intent(session: Session, action: str) -> dict[str, object]:
    """The message that a press sends now."""
    return {"kind": "intent", "turn": session.game.turn, "action": action}


def press(session: Session, *actions: str) -> None:
    """Press buttons one after the other."""
    for action in actions:
        session.handle(intent(session, action))


def typed(action: Action, view: SeatView) -> str:
    """What a person types for an action."""
    match action:
        case DrawStock():
            return "draw"
        case DrawPile():
            return "take"
        case Discard(card):
            return f"throw {card.code.lower()}"
        case Spread():
            return f"spread {spreads_of(view.legal).index(action) + 1}"
    return str(action).lower()


def onward(session: Session) -> str:
    """What leads on from a hand that is over: a step of the showdown, or the next hand."""
    return "step" if session.state()["scene"] else "next"


def next_action(session: Session) -> str:
    """What a person who plays by the simple rule presses now."""
    view = session.game.view
    return onward(session) if view.result else str(SimplePlayer().choose(view))


def next_line(session: Session) -> str:
    """What a person who plays by the simple rule types now."""
    view = session.game.view
    return onward(session) if view.result else typed(SimplePlayer().choose(view), view)


def whole_match(
    rules: RuleSet | str, seed: int, players: int = 2, *, steps: bool = False
) -> Iterator[Session]:
    """A match to its end, by the simple rule; the session is yielded at every moment."""
    session = sit(rules, seed, players, steps=steps)
    yield session
    while session.game.match.winner is None:
        press(session, next_action(session))
        yield session
