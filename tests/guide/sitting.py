"""Sitting down at a guided table: a fresh match, or a hand dealt as a test wants it."""

from collections.abc import Iterator

from gin_widgets.bots import SimplePlayer
from gin_widgets.explain.wording import Cast
from gin_widgets.guide import YOU, Game, Session
from gin_widgets.guide.choices import spreads_of
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

NAMES = ("You", "North")


def sit(rules: RuleSet | str = "house", seed: int = 1) -> Session:
    """A fresh match."""
    return Session(Game.start(rules, seed, "simple", NAMES))


def sit_at(now: Round, *results: RoundResult) -> Session:
    """A table where this hand is being played, after hands that ended so."""
    match = Match(rules=now.rules, players=2, seats=(0, 1), seed=1, results=results, round=now)
    opening = as_seen(now.dealt, YOU)
    game = Game(
        match=match, cast=Cast(NAMES, YOU), bot="simple", player=SimplePlayer(), log=(opening,)
    )
    return Session(game)


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


def next_action(session: Session) -> str:
    """What a person who plays by the simple rule presses now."""
    view = session.game.view
    return "next" if view.result else str(SimplePlayer().choose(view))


def whole_match(rules: RuleSet | str, seed: int) -> Iterator[Session]:
    """A match to its end, by the simple rule; the session is yielded at every moment."""
    session = sit(rules, seed)
    yield session
    while session.game.match.winner is None:
        press(session, next_action(session))
        yield session
