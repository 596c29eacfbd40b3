"""Showdowns gone through and reasons asked for, in every form, for the test of the catalogue."""

from random import Random

from gin_widgets.bots import BOTS
from gin_widgets.guide import Game, Session
from tests.guide.sitting import press, sit, sit_at, whole_match
from tests.guide.test_command import LAYOFF
from tests.play.positions import GIN, GIN_READY
from tests.tables import chosen, knocked

STEPS = {"kind": "settings", "hints": 4, "bot": "", "steps": True}
DEFENDED = "2D 3H 6S 7S 8D 8H 8S JC JH JS"


def show_hands() -> None:
    """Every step of showdowns of two and of several, layoffs for somebody, and what was better."""
    for key, players in (
        ("house", 2),
        ("house", 4),
        ("rummy_rules_penalty", 2),
        ("elimination", 3),
    ):
        for session in whole_match(key, 3, players, steps=True):
            _go_through(session)
    for hands in (("5H 6H 7H KC KD KS AC 2C 3C 6D", DEFENDED), (GIN, DEFENDED)):
        knock = sit_at(knocked(*hands, upcard="8C"))
        knock.handle(STEPS)
        press(knock, str(knock.game.view.legal[0]))
        press(knock, "together", "step", "together", "done")
        _go_through(knock)
    defended = sit_at(LAYOFF)
    defended.handle(STEPS)
    defended.state()
    press(defended, "done", "skip", "step")
    gin = sit_at(GIN_READY)
    gin.handle(STEPS)
    gin.type("gin qc")
    _go_through(gin)
    for bot in BOTS:
        for seed in range(4):
            tell_reasons(Session(Game.start("house", 2 + seed % 2, seed, bot)), Random(seed))
    sit().type("reason")


def tell_reasons(session: Session, dice: Random) -> None:
    """A hand played by chance, and what the computer says of it."""
    while session.game.match.round.result is None:
        press(session, str(chosen(session.game.match.round, dice)))
    session.type("reason")


def _go_through(session: Session) -> None:
    while session.game.match.round.result and session.state()["scene"]:
        for word in ("together", "lay", "done", "undo", "step"):
            session.type(word)
            session.state()
