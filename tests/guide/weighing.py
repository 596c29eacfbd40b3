"""Advice and reviews in every form that they are told in, for the test of the catalogue."""

from random import Random

from gin_widgets.bots import BOTS, RandomPlayer
from gin_widgets.bots.advice import Option
from gin_widgets.bots.adviser import advise
from gin_widgets.explain import explain, explain_choice
from gin_widgets.explain.advice import to_do
from gin_widgets.guide import Game, Session
from gin_widgets.guide.answers import answer
from gin_widgets.guide.hints import Ladder, Rung, hint_of, hint_refusal
from gin_widgets.guide.review import Decision, Retry, Review, review, review_in_slices
from gin_widgets.guide.situation import Situation
from gin_widgets.play import Action, Round, Spread
from gin_widgets.rules import RULES
from tests.explain.test_advice import advice_on, view_of
from tests.guide.sitting import press, sit, sit_at
from tests.guide.test_command import OVER
from tests.guide.test_hints import MOMENTS
from tests.guide.test_review import over
from tests.guide.test_reviewing import graded
from tests.guide.test_several import until_out
from tests.play.positions import BIG_READY, DRAWN, GIN_READY, GIN_THROWN
from tests.tables import knocked, laid_down, played, walk

LOOSE = "hand: 5H 6H 7H KC KD KS AC 2C 3C 9D JS; upcard: 4C"
"""Two loose cards, for one of which more pairs are out."""


def take_advice() -> None:
    """Every action as something to do, every cost, and every number against a choice."""
    for rules in RULES:
        for seed in range(3):
            for now in walk(Round.deal(rules, seed=seed), Random(seed)):
                if now.result is None:
                    view = now.view(now.turn)
                    for action in view.legal:
                        to_do(action, view)
    thrown = GIN_THROWN.view(0)
    for action in (*thrown.legal, Spread(())):
        to_do(action, thrown)
    view = view_of()
    for loss in (0.4, 0.9, 2.2, 5.0, 9.0):
        told = advice_on(view, ("knock QC", 0, 0), ("discard QC", loss, 0.1))
        explain(told)
        for option in told.options:
            explain_choice(told, option.action)
    for best, chosen in (("discard QC", "discard 5H"), ("discard QC", "knock QC")):
        explain_choice(advice_on(view, (best, 0, 0), (chosen, 5, 1)), chosen)
    close = advice_on(view, ("discard QC", 0, 0), ("discard 4D", 0.3, 0.4))
    explain(close)
    explain_choice(close, "discard 4D")
    explain(advice_on(view, ("discard QC", 0, 0)))
    loose = view_of(LOOSE)
    explain_choice(advice_on(loose, ("discard JS", 0, 0), ("discard 9D", 2, 0.1)), "discard 9D")
    offer = Round.deal("house", dealer=0, seed=5).view(1)
    explain_choice(advice_on(offer, ("pass", 0, 0), ("take", 2, 0.5)), "take")
    gin = GIN_READY.view(0)
    explain_choice(advice_on(gin, ("gin QC", 0, 0), ("discard QC", 9, 1)), "discard QC")
    ended = knocked("AS 2S 3S AH 2H 3H AD 2D 3D 4C", "KS KH JS JH JD QS QH QD TH TD", upcard="KD")
    spread = ended.view(0)
    first, *_, last = spread.legal
    explain_choice(advice_on(spread, (str(first), 0, 0), (str(last), 3, 0.1)), last)
    done = laid_down(ended)
    explain(advise(done.view(done.turn), seed=1, rollouts=1))


def review_hands() -> None:
    """Reviews at every stage, and with nothing to find."""
    ended = over(person=RandomPlayer(3), seed=2)
    for each in review_in_slices(ended, rollouts=48):
        each.told()
    Review((), 0, 0).told()
    for retry in review(ended, rollouts=48).retries:
        _go_through(retry)
    view = view_of()
    for loss, error in ((0.3, 0.4), (0.9, 0.01)):
        told = advice_on(
            view, ("knock QC", 0, 0), ("discard QC", loss, error), ("discard 4D", 9, 1)
        )
        before = played(Round.deal("house", dealer=0, seed=5), "pass", "pass", "stock")
        chosen = told.options[-1].action
        Retry(Decision(0, 1, before, view, chosen), told, (told.options[1].action,)).told()


def ask_for_help() -> None:
    """Every rung of help at every kind of decision, and where there is none."""
    moments = [*MOMENTS.values(), BIG_READY, OVER]
    for session in map(sit_at, moments):
        for _ in range(5):
            session.type("hint")
            session.state()
        session.type("who")
    for bot in BOTS:
        answer("who", Situation(Game.start(seed=1, bot=bot)))
    hint_refusal(sit_at(DRAWN).game, looking=False, most=0)
    alone = advice_on(view_of(), ("discard QC", 0, 0))
    hint_of(Situation(sit_at(DRAWN).game), Ladder(rung=Rung.CANDIDATES, advice=alone))


def review_at_the_table() -> None:
    """A review from its beginning to its end, and out of its time."""
    sit().type("review")
    sit().type("show")
    watched = until_out()
    press(watched, "next")
    watched.type("review")
    session = graded()
    for option in reversed(_options(session)):
        session.state()
        press(session, str(option.action))
    for line in ("next", "undo", "show", "show", "hint"):
        session.state()
        session.type(line)
    press(session, "result", "review")
    for _ in range(4):
        session.type("show")
        session.state()
        session.type("next")
    session.type("look 1")
    session.type("try")
    session.type("review")


def _options(session: Session) -> tuple[Option, ...]:
    now = session._study.choice
    return () if now is None or now.retry is None else now.retry.advice.options


def _go_through(retry: Retry) -> None:
    retry.told()
    for action in _worth_trying(retry):
        retry.attempt(action).told()
    retry.show().told()


def _worth_trying(retry: Retry) -> tuple[Action, ...]:
    return tuple(option.action for option in retry.advice.options)
