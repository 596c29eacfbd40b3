"""The review on the table: how far it is, which choice lies there, and what can be done with it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gin_widgets.bots.advice import Option
from gin_widgets.explain.advice import explain_advice, explain_choice, signed, to_do
from gin_widgets.explain.wording import capital, say
from gin_widgets.guide.game import Game
from gin_widgets.guide.history import History
from gin_widgets.guide.review import Pace, Retry, Review, Stage, review_in_slices
from gin_widgets.guide.timeline import Timeline
from gin_widgets.guide.wire import Action as Button
from gin_widgets.guide.wire import Reasons, ReviewState, Row
from gin_widgets.play import Action

REVIEW, SHOW, CHOICE, RESULT = "review", "show", "choice", "result"
"""Intents: begin or take up the review, show the best action, go to another choice, leave it."""
STUDIES = (REVIEW, SHOW, CHOICE, RESULT)
ROWS = 4
"""So many actions are compared once a choice is settled."""


@dataclass(frozen=True, slots=True)
class Reviewing:
    """A review that a person is in. Whatever is tried in it, the game stays as it is."""

    review: Review
    moments: tuple[Game, ...]
    """The moments of the hand at which the person had a choice."""
    slices: int = 0
    """How many slices of the grading are done."""
    at: int | None = None
    """The choice that lies on the table; None leaves the result there."""

    @property
    def retry(self) -> Retry | None:
        """The choice on the table."""
        return None if self.at is None else self.review.retries[self.at]

    @property
    def moment(self) -> Game | None:
        """The moment of that choice."""
        retry = self.retry
        return None if retry is None else _moment(self.moments, retry.decision.place)

    @property
    def found(self) -> int:
        """How many choices the person has found something better for."""
        return sum(retry.stage is Stage.RIGHT for retry in self.review.retries)

    def graded(self, review: Review) -> "Reviewing":
        """After one more slice; when the grading is done, the dearest choice lies on the table."""
        at = 0 if review.finished and review.retries else None
        return replace(self, review=review, slices=self.slices + 1, at=at)

    def attempt(self, action: Action) -> "Reviewing":
        """With another action tried at the choice on the table.

        Raises:
            IllegalAction: the rules refuse it at that moment.
        """
        return self if self.at is None else self._with(self.review.attempt(self.at, action))

    def show(self) -> "Reviewing":
        """With the best action of the choice on the table shown."""
        return self if self.at is None else self._with(self.review.show(self.at))

    def onward(self) -> "Reviewing":
        """The next choice that is not settled; when there is none, the result."""
        retries = self.review.retries
        start = 0 if self.at is None else self.at + 1
        order = (*range(start, len(retries)), *range(start))
        left = [number for number in order if not retries[number].settled and number != self.at]
        return replace(self, at=left[0] if left else None)

    def taken_up(self) -> "Reviewing":
        """The first choice that is not settled, or the first of all once every one is."""
        again = replace(self, at=None).onward()
        return again if again.at is not None or not self.review.retries else replace(self, at=0)

    def left(self) -> "Reviewing":
        """With the result on the table."""
        return replace(self, at=None)

    def _with(self, review: Review) -> "Reviewing":
        return replace(self, review=review)


def begun(line: History, pace: Pace) -> tuple[Reviewing, Iterator[Review]]:
    """The review of a hand that is over before anything is graded, and its slices to come."""
    game = line.game
    places = {*map(_place, line.past)}
    slices = review_in_slices(
        game.match, game.you, rollouts=pace.rollouts, places=places, each=pace.each
    )
    return Reviewing(next(slices), line.past), slices


def review_refusal(now: Timeline) -> str:
    """Why there is nothing to review now; nothing when there is."""
    if now.tried is not None:
        return say("review.tried")
    if now.game.match.round.result is None:
        return say("review.not_over")
    return "" if now.game.seat is not None else say("review.watched")


def review_button(now: Timeline) -> list[Button]:
    """The button that begins the review or takes it up, beside the result of a hand."""
    return [] if review_refusal(now) else [_button(REVIEW, "bar", say("review.why"), main=False)]


def review_buttons(now: Reviewing) -> list[Button]:
    """The buttons of the review while a choice lies on the table."""
    retry = now.retry
    settled = retry is not None and retry.settled
    return [
        _button(SHOW, "review", say("review.show.why"), blocked=settled, main=False),
        _button(CHOICE, "review", say("review.choice.why"), main=settled),
        _button(RESULT, "review", say("review.result.why"), main=False),
    ]


def review_of(now: Reviewing | None) -> ReviewState | None:
    """How far the review is, for the browser."""
    if now is None:
        return None
    review = now.review
    of, at = len(review.retries), -1 if now.at is None else now.at
    return {
        "grading": not review.finished,
        "slices": now.slices,
        "done": review.done,
        "of": review.of,
        "at": at,
        "text": review.told() if now.at is None else say("review.place", at=at + 1, of=of),
        "stages": [
            {"stage": retry.stage, "text": say("review.stage", retry.stage)}
            for retry in review.retries
        ],
        "ringed": _ringed(now.retry),
    }


def review_why(retry: Retry) -> Reasons:
    """The Why panel of a choice that is settled: what each action brings."""
    advice = retry.advice
    told = explain_advice(advice)
    *_, basis, meaning = told.because
    shown = list(advice.options[:ROWS])
    chosen = advice.option(retry.decision.chosen)
    if chosen not in shown:
        shown[-1] = chosen
    return {
        "headline": told.headline,
        "rows": [_row(option, retry) for option in shown],
        "total": None,
        "because": [basis],
        "rule": meaning,
        "otherwise": explain_choice(advice, retry.decision.chosen).headline,
    }


def arrival(now: Reviewing) -> str:
    """What is said of the choice that has come to the table; of none, how the review stands."""
    if now.retry is not None:
        return now.retry.told()
    if not now.review.retries:
        return now.review.told()
    settled = all(retry.settled for retry in now.review.retries)
    key = "review.over" if settled else "review.left"
    return say(key, found=now.found, of=len(now.review.retries))


def _row(option: Option, retry: Retry) -> Row:
    what = capital(to_do(option.action, retry.decision.view))
    if option.action == retry.decision.chosen:
        what = say("review.yours", action=what)
    return {"text": what, "points": signed(option.points)}


def _ringed(retry: Retry | None) -> list[str]:
    """The cards of the best action, once it is known."""
    if retry is None or not retry.settled:
        return []
    return list(explain_advice(retry.advice).cards.codes)


def _place(game: Game) -> int:
    """How many actions of the hand came before this moment."""
    return len(game.match.actions[-1])


def _moment(moments: tuple[Game, ...], place: int) -> Game:
    return next(game for game in moments if _place(game) == place)


def _button(id_: str, place: str, why: str, *, main: bool, blocked: bool = False) -> Button:
    return {
        "id": id_,
        "place": place,
        "per_card": False,
        "main": main,
        "label": say("action", id_),
        "allowed": not blocked,
        "why": say("review.settled") if blocked else why,
        "confirm": "",
        "action": id_,
    }
