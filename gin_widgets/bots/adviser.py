"""Finding out what each action is worth, by playing on from it many times."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final

from gin_widgets.bots.advice import Advice, Option
from gin_widgets.bots.engine import Engine
from gin_widgets.bots.trials import Trials
from gin_widgets.cards import NotationError
from gin_widgets.play import Action, SeatView, seed_of

HOPELESS: Final = 3.0
"""An action so many standard errors behind the best one is tried no more."""
FIRST_LOOK: Final = 16
"""After so many worlds, and each time they have doubled, hopeless actions are left aside."""
SLICE: Final = 0.05
"""Seconds after which an estimate is shown, if there is more to come."""


def advise(  # noqa: PLR0913  (two of them are for tests and measurements)
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
    >>> now = Position.from_text("hand: 5H 6H 7H KC KD KS AC 2C 4S 3D QC; upcard: TC").deal(seed=1)
    >>> advice = advise(now.view(0), seed=1, rollouts=64)
    >>> str(advice.best.action), advice.option("discard 5H").band
    ('knock QC', <Band.COSTLY: 'costly'>)
    """
    *_, last = advice_in_slices(view, seconds, seed, rollouts=rollouts, keep=keep, by=by)
    return last


def advice_in_slices(  # noqa: PLR0913  (what `advise` takes, and how often)
    view: SeatView,
    seconds: float = 0.3,
    seed: int | None = None,
    *,
    rollouts: int | None = None,
    keep: tuple[Action, ...] = (),
    by: Engine | None = None,
    each: float = SLICE,
) -> Iterator[Advice]:
    """The same advice, several times a second, ever better; the last one is that of `advise`.

    Between two of them a table can answer a click; they come after `each` so many seconds, with 0
    after every go. Errors are raised with the first one.
    """
    most = _checked(view, seconds, rollouts)
    trials = Trials(view, seed_of(seed), by)
    kept = {
        way for place, action in enumerate(view.legal) if action in keep for way in trials.of(place)
    }
    done, look, started = 0, FIRST_LOOK, perf_counter()
    shown = started
    while True:
        count = trials.at_once if most is None else min(trials.at_once, most - done)
        trials.run(count)
        done += count
        if done >= look:
            look *= 2
            best = trials.best()
            trials.close(
                [
                    way
                    for way in trials.open_ways()
                    if _hopeless(trials, way, best) and way not in kept
                ]
            )
        now = perf_counter()
        over = now - started >= seconds if most is None else done >= most
        if over or trials.exact or len(list(trials.open_ways())) == 1:
            yield _told(view, trials, done)
            return
        if now - shown >= each:
            yield _told(view, trials, done)
            shown = perf_counter()


def _checked(view: SeatView, seconds: float, rollouts: int | None) -> int | None:
    if not view.legal:
        raise NotationError(
            "This seat has nothing to decide now; advice is for the seat whose turn it is."
        )
    if rollouts is None:
        if not isinstance(seconds, int | float) or not seconds > 0:
            raise NotationError(f"The time is {seconds!r}; it must be a number of seconds above 0.")
    elif type(rollouts) is not int or rollouts < 1:
        raise NotationError(
            f"The number of roll-outs is {rollouts!r}; it must be a whole number from 1."
        )
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
    return Advice(view, tuple(options), worlds, trials.exact)
