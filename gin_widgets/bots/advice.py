"""What each action is worth, found out by playing on from it many times."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from time import perf_counter

from gin_widgets.bots.engine import Engine
from gin_widgets.bots.trials import Trials
from gin_widgets.cards import NotationError
from gin_widgets.play import Action, SeatView, parse_action, seed_of

SURE = 1.96
"""So many standard errors to either side hold the truth 95 times of 100."""
HOPELESS = 3.0
"""An action so many standard errors behind the best one is tried no more."""
FIRST_LOOK = 64
"""After so many worlds, and each time they have doubled, hopeless actions are left aside."""
SLICE = 0.05
"""Seconds after which an estimate is shown, if there is more to come."""


class Band(StrEnum):
    """How much an action costs, in expected points."""

    CLOSE = "close"
    """It cannot be told from the best one."""
    GOOD = "good"
    """Less than 1."""
    BETTER = "better"
    """Less than 3: it could be better."""
    MISTAKE = "mistake"
    """Less than 7."""
    COSTLY = "costly"


LIMITS = {Band.GOOD: 1.0, Band.BETTER: 3.0, Band.MISTAKE: 7.0}
"""Each of these bands, and the loss from which it is none of it, in points."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action, and what it brings if everybody then plays by the simple rule."""

    action: Action
    points: float
    """What this seat is expected to write for the hand, less what the others write on average.
    Penalty points count against whoever writes them."""
    error: float
    """The standard error of `points`."""
    loss: float
    """How many points less than the best action, found in the same worlds."""
    loss_error: float
    """The standard error of `loss`, mostly far smaller than that of `points`."""
    tried: int
    """In how many worlds."""

    @property
    def interval(self) -> tuple[float, float]:
        """Where the loss lies with 95 % confidence, in points."""
        return self.loss - SURE * self.loss_error, self.loss + SURE * self.loss_error

    @property
    def close(self) -> bool:
        """Whether it cannot be told from the best action."""
        return self.interval[0] <= 0

    @property
    def band(self) -> Band:
        """How much it costs; too close to call comes first."""
        if self.close:
            return Band.CLOSE
        return next((band for band, most in LIMITS.items() if self.loss < most), Band.COSTLY)


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal action of a view with what it brings, the best first."""

    view: SeatView
    options: tuple[Option, ...]
    worlds: int
    """How many guesses of the hidden cards it rests on."""

    @property
    def best(self) -> Option:
        """The action that brings most."""
        return self.options[0]

    @property
    def too_close(self) -> bool:
        """Whether another action may be as good as the best one."""
        return any(option.close for option in self.options[1:])

    def option(self, action: Action | str) -> Option:
        """What is said of an action, or its notation.

        Raises:
            NotationError: it is none of the legal actions.
        """
        meant = parse_action(action) if isinstance(action, str) else action
        for option in self.options:
            if option.action == meant:
                return option
        possible = ", ".join(str(option.action) for option in self.options)
        raise NotationError(f"{meant} is not possible here; there are {possible}.")


def advise(
    view: SeatView,
    seconds: float = 0.3,
    seed: int | None = None,
    *,
    rollouts: int | None = None,
    keep: tuple[Action, ...] = (),
    by: Engine | None = None,
) -> Advice:
    """What each legal action of this seat brings, from what the seat knows and nothing else.

    The hidden cards are dealt again and again so that they fit the view (`worlds`), each action is
    played out in each of these worlds by simple players, and who is hopelessly behind is left
    aside. It takes the time that it is given, in seconds, or with `rollouts` so many worlds however
    long that takes; then the same seed gives the same advice. `keep` names actions that are never
    left aside. `by` is the engine to use; without it, the fastest that is ready.

    Raises:
        NotationError: this seat has nothing to decide, or the time, the number or the seed cannot
            be.

    >>> from gin_widgets.play import Position
    >>> view = Position.from_text("hand: 5H 6H 7H KC KD KS AC 2C 3C 4D QC; upcard: 8C").deal(1)
    >>> advice = advise(view.view(0), seed=1, rollouts=64)
    >>> str(advice.best.action), advice.option("discard 5H").band
    ('knock QC', <Band.COSTLY: 'costly'>)
    """
    *_, last = advice_in_slices(view, seconds, seed, rollouts=rollouts, keep=keep, by=by)
    return last


def advice_in_slices(
    view: SeatView,
    seconds: float = 0.3,
    seed: int | None = None,
    *,
    rollouts: int | None = None,
    keep: tuple[Action, ...] = (),
    by: Engine | None = None,
) -> Iterator[Advice]:
    """The same advice, several times a second, ever better; the last one is that of `advise`.

    Between two of them a table can answer a click. Errors are raised with the first one.
    """
    most = _checked(view, seconds, rollouts)
    trials = Trials(view, seed_of(seed), by)
    kept = {way for place, action in enumerate(view.legal) if action in keep for way in trials.of(place)}
    done, look, started = 0, FIRST_LOOK, perf_counter()
    shown = started
    while True:
        count = trials.at_once if most is None else min(trials.at_once, most - done)
        trials.run(count)
        done += count
        if done >= look:
            look *= 2
            best = trials.best()
            trials.close([way for way in trials.open_ways() if _hopeless(trials, way, best) and way not in kept])
        now = perf_counter()
        over = now - started >= seconds if most is None else done >= most
        if over or trials.exact or len(list(trials.open_ways())) == 1:
            yield _told(view, trials, done)
            return
        if now - shown >= SLICE:
            yield _told(view, trials, done)
            shown = perf_counter()


def _checked(view: SeatView, seconds: float, rollouts: int | None) -> int | None:
    if not view.legal:
        raise NotationError("This seat has nothing to decide now; advice is for the seat whose turn it is.")
    if rollouts is None:
        if not isinstance(seconds, int | float) or not seconds > 0:
            raise NotationError(f"The time is {seconds!r}; it must be a number of seconds above 0.")
    elif type(rollouts) is not int or rollouts < 1:
        raise NotationError(f"The number of roll-outs is {rollouts!r}; it must be a whole number from 1.")
    return rollouts


def _hopeless(trials: Trials, way: int, best: int) -> bool:
    loss, error = trials.behind(way, best)
    return loss > HOPELESS * error


def _told(view: SeatView, trials: Trials, worlds: int) -> Advice:
    best = trials.best()
    top, _ = trials.points(best)
    options = []
    for place, action in enumerate(view.legal):
        way = max(trials.of(place), key=lambda way: -trials.behind(way, best)[0])
        loss, loss_error = trials.behind(way, best)
        _, error = trials.points(way)
        options.append(Option(action, top - loss, error, loss, loss_error, trials.tried(way)))
    options.sort(key=lambda option: option.loss)
    return Advice(view, tuple(options), worlds)
