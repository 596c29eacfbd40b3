"""Looking back at a hand that is over: what was dear, and finding what would have been better.

Every choice is graded by what its seat knew at that moment and nothing else. A review is a frozen
value like a game: looking elsewhere loses nothing.
"""

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, assert_never

from gin_widgets.bots.advice import Advice, Band
from gin_widgets.bots.adviser import SLICE, advice_in_slices
from gin_widgets.explain import explain_choice
from gin_widgets.explain.advice import to_do
from gin_widgets.explain.wording import say
from gin_widgets.play import (
    Action,
    HandNotOver,
    IllegalAction,
    Match,
    Phase,
    Record,
    Round,
    SeatView,
    parse_action,
)

WORST: Final = 5
"""So many choices are looked at again, the dearest first."""
ROLLOUTS: Final = 200
"""In so many worlds each choice is tried."""
DEAR: Final = (Band.BETTER, Band.MISTAKE, Band.COSTLY)


@dataclass(frozen=True, slots=True)
class Pace:
    """How much is tried for a review, and how much of it at once."""

    rollouts: int = ROLLOUTS
    """In so many worlds each choice is tried."""
    each: float = SLICE
    """So many seconds a slice takes; with 0 it is as small as can be."""


USUAL: Final = Pace()


class Stage(StrEnum):
    """How far the person is with a choice that was dear."""

    FIND = "find"
    """Nothing has been tried yet."""
    NOT_YET = "not_yet"
    """What was tried last costs something too."""
    RIGHT = "right"
    """Something was found that costs nearly nothing."""
    SHOWN = "shown"
    """The best action was asked for."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment in which the person could do one thing or another."""

    place: int
    """How many actions of the hand came before."""
    turn: int
    """Which turn of the hand it was, from 1, everybody's counted."""
    before: Round
    view: SeatView
    chosen: Action


@dataclass(frozen=True, slots=True)
class Retry:
    """A choice that was dear, to be made again."""

    decision: Decision
    advice: Advice
    tried: tuple[Action, ...] = ()
    """What the person has tried instead, in order."""
    shown: bool = False

    @property
    def loss(self) -> float:
        """What the choice cost, in expected points."""
        return self.advice.option(self.decision.chosen).loss

    @property
    def band(self) -> Band:
        """How much that is."""
        return self.advice.option(self.decision.chosen).band

    @property
    def stage(self) -> Stage:
        """How far the person is."""
        if self.shown:
            return Stage.SHOWN
        if not self.tried:
            return Stage.FIND
        return Stage.RIGHT if self._found(self.tried[-1]) else Stage.NOT_YET

    @property
    def settled(self) -> bool:
        """Whether there is nothing left to find."""
        return self.stage in (Stage.RIGHT, Stage.SHOWN)

    def attempt(self, action: Action | str) -> "Retry":
        """With another action tried; what is settled stays as it is.

        Raises:
            IllegalAction: the rules refuse it at that moment; this is unchanged.
            NotationError: the text is no action.
        """
        meant = parse_action(action) if isinstance(action, str) else action
        now = self.decision.before
        verdict = now.check(now.turn, meant)
        if not verdict:
            raise IllegalAction(verdict)
        if self.settled:
            return self
        return replace(self, tried=(*self.tried, _listed(now, self.decision.view, meant)))

    def show(self) -> "Retry":
        """With the best action shown; what was found stays found."""
        return self if self.settled else replace(self, shown=True)

    def told(self) -> str:
        """What is said at this stage; before the end it does not name the best action."""
        chosen, view = self.decision.chosen, self.decision.view
        match self.stage:
            case Stage.FIND:
                cost = explain_choice(self.advice, chosen).headline
                return say("review.find", turn=self.decision.turn, cost=cost)
            case Stage.NOT_YET if self.tried[-1] == chosen:
                return say("review.not_yet.same")
            case Stage.NOT_YET:
                cost = explain_choice(self.advice, self.tried[-1]).headline
                return say("review.not_yet", cost=cost)
            case Stage.RIGHT:
                found = self.advice.option(self.tried[-1])
                key = () if found is self.advice.best else (found.band,)
                verdict = say("review.right", *key, action=to_do(found.action, view))
                return " ".join([verdict, *self._why()])
            case Stage.SHOWN:
                best = to_do(self.advice.best.action, view)
                return " ".join([say("review.shown", action=best), *self._why()])
            case _:
                assert_never(self.stage)

    def _found(self, action: Action) -> bool:
        return self.advice.option(action).band not in DEAR

    def _why(self) -> tuple[str, ...]:
        """The numbers that speak against what was done, without naming the best action again."""
        return explain_choice(self.advice, self.decision.chosen).because[1:]


@dataclass(frozen=True, slots=True)
class Review:
    """The dearest choices of a person in a hand, and how far the grading is."""

    retries: tuple[Retry, ...]
    """The dearest first, five at most."""
    done: int
    """How many choices are graded."""
    of: int
    """How many there were."""

    @property
    def finished(self) -> bool:
        """Whether every choice is graded."""
        return self.done == self.of

    def told(self) -> str:
        """How many choices were dear, or how far the grading is."""
        if not self.finished:
            return say("review.looking", done=self.done, of=self.of)
        return say("review.some", count=len(self.retries)) if self.retries else say("review.none")

    def attempt(self, number: int, action: Action | str) -> "Review":
        """With an action tried in the choice of that number, from 0, as `Retry.attempt` does."""
        return self._with(number, self.retries[number].attempt(action))

    def show(self, number: int) -> "Review":
        """With the best action of that choice shown."""
        return self._with(number, self.retries[number].show())

    def _with(self, number: int, retry: Retry) -> "Review":
        retries = (*self.retries[:number], retry, *self.retries[number + 1 :])
        return replace(self, retries=retries)


def review(
    match: Match, you: int = 0, seed: int = 0, rollouts: int | None = ROLLOUTS, seconds: float = 0.3
) -> Review:
    """What the person in a seat of the match could have done better in the hand that is over.

    Each choice is tried in so many worlds; the same seed gives the same review. With None for
    `rollouts` each takes so many seconds instead.

    Raises:
        HandNotOver: the hand is still played.
    """
    *_, last = review_in_slices(match, you, seed, rollouts, seconds)
    return last


def review_in_slices(  # noqa: PLR0913  (a review, and which part of it)
    match: Match,
    you: int = 0,
    seed: int = 0,
    rollouts: int | None = ROLLOUTS,
    seconds: float = 0.3,
    *,
    places: Container[int] | None = None,
    each: float = SLICE,
) -> Iterator[Review]:
    """The same review, several times a second; between two of them a table can answer a click.

    Of `places` only the choices after so many actions are graded; None is every one. A slice takes
    `each` so many seconds; with 0 it is as small as can be.
    """
    choices = [
        choice for choice in decisions(match, you) if places is None or choice.place in places
    ]
    dear: list[Retry] = []
    now = Review((), 0, len(choices))
    yield now
    for done, choice in enumerate(choices, 1):
        keep = (choice.chosen,)
        for advice in advice_in_slices(
            choice.view, seconds, seed, rollouts=rollouts, keep=keep, each=each
        ):
            graded = advice
            yield now
        if graded.option(choice.chosen).band in DEAR:
            dear.append(Retry(choice, graded))
            dear.sort(key=lambda retry: -retry.loss)
        now = Review(tuple(dear[:WORST]), done, len(choices))
    yield now


def decisions(match: Match, you: int = 0) -> tuple[Decision, ...]:
    """The choices that the person had in the hand that is over; nobody's who only watched.

    Raises:
        HandNotOver: the hand is still played.
    """
    if match.round.result is None:
        raise HandNotOver(match.hand_number)
    if you not in match.seats:
        return ()
    seat, found, turn = match.seats.index(you), [], 0
    moments = [
        each.round for each in Record.of(match).moments() if each.hand_number == match.hand_number
    ]
    for place, action in enumerate(match.actions[-1]):
        now, then = moments[place], moments[place + 1]
        turn += now.phase in (Phase.OFFER, Phase.DRAW) and then.phase is Phase.DISCARD
        view = now.view(seat)
        if len(view.legal) > 1:
            drawing = now.phase in (Phase.OFFER, Phase.DRAW) and then.phase is not Phase.DISCARD
            found.append(Decision(place, turn + drawing, now, view, _listed(now, view, action)))
    return tuple(found)


def _listed(now: Round, view: SeatView, action: Action) -> Action:
    """The action as the view lists it: a layoff can name a meld as it lay before."""
    if action in view.legal:
        return action
    after = now.play(action).state
    return next(each for each in view.legal if now.play(each).state == after)
