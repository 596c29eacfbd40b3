"""Showdowns gone through and reasons asked for, in every form, for the test of the catalogue."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from gin_widgets.bots import BOTS, next_layoff
from gin_widgets.guide import Game, Session, code_of
from gin_widgets.guide.scene import Step
from gin_widgets.play import Match
from gin_widgets.rules import HOUSE
from tests.guide.sitting import next_action, press, sit, sit_at, whole_match
from tests.guide.test_command import LAYOFF
from tests.guide.test_screen import FLOATING
from tests.play.positions import GIN_READY
from tests.tables import chosen, knocked

STEPS = {"kind": "settings", "hints": 4, "bot": "", "steps": True}
DOUBLED = HOUSE.replace(key="doubled", spade_doubles=True)
ENDS = (
    (HOUSE, "careful", 0, 4),
    (DOUBLED, "simple", 5, 4),
    (HOUSE, "careful", 4, 3),
    (HOUSE, "careful", 7, 3),
    (HOUSE, "careful", 26, 2),
    (HOUSE, "careful", 37, 3),
    (HOUSE, "simple", 37, 3),
)
"""Seeded hands that end in every way, and with every reason of a throw."""
DEFENDED = "2D 3H 6S 7S 8D 8H 8S JC JH JS"


def show_hands() -> None:
    """Every step of showdowns of two and of several, layoffs for somebody, and what was better."""
    for key, players in (
        ("house", 2),
        ("house", 4),
        ("rummy_rules_penalty", 2),
        ("elimination", 3),
    ):
        for session in islice(whole_match(key, 3, players, steps=True), 250):
            _go_through(session)
    for hands in (("5H 6H 7H KC KD KS AC 2C 3C 6D", DEFENDED),):
        knock = sit_at(knocked(*hands, upcard="8C"))
        knock.handle(STEPS)
        press(knock, str(knock.game.view.legal[0]))
        press(knock, "together", "step", "together", "lay 8H on 5H6H7H", "done")
        _go_through(knock)
        knock.type("undo")
        press(knock, str(knock.game.view.legal[0]), "step", "together", "done")
    defended = sit_at(LAYOFF)
    defended.handle(STEPS)
    defended.state()
    press(defended, "done", "skip", "step")
    gin = sit_at(GIN_READY)
    gin.handle(STEPS)
    gin.type("gin qc")
    _go_through(gin)
    at_once = Session(Game.of(Match.at(FLOATING, seed=1)))
    for line in ("knock ks", "spread 1", "reason"):
        at_once.type(line)
    for bot in BOTS:
        for seed in range(4):
            tell_reasons(Session(Game.start("house", 2 + seed % 2, seed, bot)), Random(seed))
    sit().type("reason")
    bring_back()


def bring_back() -> None:
    """Each step of hands that ended in every way, as a page asks for it that was loaded anew."""
    for rules, bot, seed, hands in ENDS:
        for session in _ended_hands(Game.start(rules, 2, seed, bot), hands):
            session.type("reason")
            session.state()
            code, fresh = code_of(session.game), sit()
            for step in Step:
                turn = fresh.game.turn
                fresh.handle({"kind": "restore", "turn": turn, "code": code, "step": step})


def _ended_hands(game: Game, hands: int) -> Iterator[Session]:
    """The ends of so many hands by the simple rule."""
    session = Session(game)
    while session.game.match.winner is None and session.game.match.hand_number <= hands:
        if session.game.match.round.result is not None:
            yield session
        press(session, next_action(session))


def tell_reasons(session: Session, dice: Random) -> None:
    """A hand played by chance, and what the computer says of it."""
    while session.game.match.round.result is None:
        press(session, str(chosen(session.game.match.round, dice)))
    session.type("reason")


def _go_through(session: Session) -> None:
    while session.game.match.round.result and session.state()["scene"]:
        session.type("together")
        if session.state()["hand"]["of"]:
            for line in ("undo", "together"):
                session.type(line)
            while action := next_layoff(session._shown.view):
                press(session, str(action))
            session.type("done")
        session.type("step")
