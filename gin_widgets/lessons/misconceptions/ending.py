"""What an answer says about ending the hand, whichever way it was asked."""

from gin_widgets.cards import Card
from gin_widgets.lessons.answers import End, Throw
from gin_widgets.lessons.asks import Choice, Choose, Finish
from gin_widgets.lessons.asks.discard import end_of, left_by, may_end
from gin_widgets.lessons.asks.number import least_left
from gin_widgets.lessons.misconceptions.attempt import Attempt


def ended_with(attempt: Attempt) -> int | None:
    """The deadwood, in points, with which the learner would knock though the rules forbid it."""
    scene, rules = attempt.scene, attempt.rules
    match attempt:
        case Attempt(ask=Choose(choice=Choice.MAY_KNOCK), answer="yes"):
            return None if may_end(scene, rules) else least_left(scene, rules)
        case Attempt(ask=Finish(), answer=Throw(card=Card() as card, end=End.KNOCK)):
            allowed = end_of(card, scene, rules) is not End.THROW
            return None if allowed else left_by(card, scene, rules)
    return None


def held_back(attempt: Attempt) -> int | None:
    """The deadwood, in points, with which the learner could end the hand and thinks he may not."""
    scene, rules = attempt.scene, attempt.rules
    match attempt:
        case Attempt(ask=Choose(choice=Choice.MAY_KNOCK), answer="no"):
            return least_left(scene, rules) if may_end(scene, rules) else None
        case Attempt(ask=Finish(), answer=Throw(card=Card() as card, end=End.THROW)):
            allowed = end_of(card, scene, rules) is not End.THROW
            return left_by(card, scene, rules) if allowed else None
    return None
