"""One person's review of a hand: what is graded so far, and what comes of each thing done in it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from gin_widgets.explain.wording import say
from gin_widgets.guide.game import Game
from gin_widgets.guide.review import USUAL, Pace, Review
from gin_widgets.guide.reviewing import (
    CHOICE,
    RESULT,
    REVIEW,
    SHOW,
    Reviewing,
    arrival,
    begun,
    review_refusal,
)
from gin_widgets.guide.timeline import Timeline
from gin_widgets.play import Action


class Told(NamedTuple):
    """What is said, and whether it is a refusal."""

    text: str
    refused: bool = False


@dataclass(slots=True)
class Study:
    """Holds the review of the hand that is over. What is refused changes nothing."""

    now: Reviewing | None = None
    """The review, once it was begun."""
    pace: Pace = USUAL
    _slices: Iterator[Review] = field(default_factory=lambda: iter(()))

    @property
    def choice(self) -> Reviewing | None:
        """The review, where one of its choices lies on the table."""
        return self.now if self.now and self.now.retry else None

    @property
    def moment(self) -> Game | None:
        """The moment of the choice on the table."""
        return None if self.now is None else self.now.moment

    def forget(self) -> None:
        """Another hand is played: there is no review any more."""
        self.now, self._slices = None, iter(())

    def leave(self) -> None:
        """Something else comes to the table; the review can be taken up again."""
        if self.now is not None:
            self.now = self.now.left()

    def grade(self) -> Told | None:
        """Grade one slice more; what is said when it was the last one.

        Raises:
            StopIteration: there is nothing to grade.
        """
        done = next(self._slices)
        if self.now is None:
            raise AssertionError("there are slices of a review only")
        self.now = self.now.graded(done)
        return Told(arrival(self.now)) if done.finished else None

    def do(self, word: str, timeline: Timeline) -> Told:
        """Begin the review or take it up, show an answer, go on to another choice, or leave."""
        now = self.now
        if word == REVIEW and (why := review_refusal(timeline)):
            return Told(why, refused=True)
        if word != REVIEW and self.choice is None:
            return Told(say("review.none_open"), refused=True)
        if now is None:
            self.now, self._slices = begun(timeline.real, self.pace)
            return Told(say("review.begun", of=self.now.review.of))
        if not now.review.finished:
            return Told(now.review.told())
        if word == SHOW and now.retry and now.retry.settled:
            return Told(say("review.settled"), refused=True)
        ways = {REVIEW: now.taken_up, SHOW: now.show, CHOICE: now.onward, RESULT: now.left}
        self.now = ways[word]()
        return Told(arrival(self.now))

    def attempt(self, action: Action) -> Told:
        """Try another action at the choice on the table; the game stays as it is.

        Raises:
            IllegalAction: the rules refuse it at that moment.
        """
        now = self.choice
        if now is None or now.retry is None:
            raise AssertionError("something is tried at a choice only")
        settled, self.now = now.retry.settled, now.attempt(action)
        return Told(say("review.settled"), refused=True) if settled else Told(arrival(self.now))
