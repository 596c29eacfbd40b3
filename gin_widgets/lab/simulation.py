"""Many hands or matches between any players, one row a hand."""

import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from gin_widgets.bots import bot_of
from gin_widgets.cards import NotationError
from gin_widgets.lab.columns import columns
from gin_widgets.play.round import seats_of
from gin_widgets.play.shuffle import SEED_LIMIT, seed_of
from gin_widgets.rules import RuleSet, rules_of

if TYPE_CHECKING:
    import pandas

    from gin_widgets.lab.chunk import Chunk

Part: TypeAlias = Mapping[str, Any]
"""An array of whole numbers for each column."""

HANDS: Final = 1000
"""So many are played when nothing is said."""
WORTH_WAITING: Final = 20_000
"""From so many hands on, the time in which numba gets ready is won back."""
SIZES: Final = {(True, False): 20_000, (True, True): 20, (False, False): 1, (False, True): 1}
"""How many make a chunk: whether the kernel plays them, and whether they are matches."""
DELAY: Final = 1.0
"""Seconds; what is done sooner shows no progress."""
MOST_CHUNKS: Final = 5000
"""More would keep an executor busy with itself."""


def simulate(  # noqa: PLR0913  (everything that a simulation can be asked)
    hands: int | None = None,
    players: Sequence[str] = ("simple", "simple"),
    rules: RuleSet | str | None = "house",
    seed: int | None = 0,
    *,
    matches: int | None = None,
    plans: Sequence[int | None] | None = None,
    executor: Any = None,
    progress: bool = True,
) -> "pandas.DataFrame":
    """Play so many hands, or `matches`, and tell how each hand went: a pandas frame, a row a hand.

    `players` names one of `BOTS` for each seat; hand by hand the deal goes round, in a match it
    goes as the rules say. `plans` says for each seat the most deadwood, in points, that it knocks
    with: 0 waits for gin, None knocks as its player does. Simple players go by the kernel, all
    others action by action, some hundred times slower, with the same rows.

    The same seed gives the same rows, on one core or many: `executor` is any of
    `concurrent.futures`, or a `distributed.Client`. None is this process, without a copy of it.
    Ctrl-C keeps what a smaller number of hands would have given, with a warning that says how many.

    Columns, seats from 0: `hand` (from 1), `seed` (`deck` deals the hand again, `Match.start` a
    match), `dealer` (seat), `upcard` (code), `limit` (points; 0 is gin only), `kind` (as
    `ResultKind`), `winner` and `knocker` (seats; none for a void hand), `turns` (draws and throws
    of all seats), `first_knock` (the first of these turns that allowed a knock or gin; none if
    never), `stock` (cards left); and for each seat `deadwood_0` (points after layoffs; none for
    a void hand or who was not dealt in), `points_0`, `penalties_0` (points written). Matches have
    `match` (from 1) too, and `match_winner` (seat; none before the last hand).

    Raises:
        RuleSetError: no such rule set, or not for so many players.
        NotationError: a number, a player, a plan, the seed or the executor cannot be.
        ModuleNotFoundError: pandas is not installed.

    >>> simulate(4, rules="gin_rummy", seed=7, progress=False)["winner"].tolist()
    [0, 1, 1, 0]
    """
    asked = Simulation.of(hands, players, rules, seed, matches=matches, plans=plans)
    return asked.run(executor, progress)


@dataclass(frozen=True, slots=True, kw_only=True)
class Simulation:
    """What is to be played; the same again gives the same frame."""

    rules: RuleSet
    players: tuple[str, ...]
    """The key of a bot for each seat."""
    plans: tuple[int | None, ...]
    """The most deadwood that each seat knocks with, in points; None as its player does."""
    seed: int
    number: int
    """How many hands, or matches."""
    matches: bool
    """Whether matches are played, and not single hands."""

    @classmethod
    def of(  # noqa: PLR0913  (as `simulate`)
        cls,
        hands: int | None = None,
        players: Sequence[str] = ("simple", "simple"),
        rules: RuleSet | str | None = "house",
        seed: int | None = 0,
        *,
        matches: int | None = None,
        plans: Sequence[int | None] | None = None,
    ) -> "Simulation":
        """A simulation that can be, from what `simulate` takes; the same errors."""
        if hands is not None and matches is not None:
            raise NotationError("Hands and matches are both given; it must be one of them.")
        agreed = rules_of(rules)
        kind, number = ("hands", hands) if matches is None else ("matches", matches)
        number = HANDS if number is None else number
        if type(number) is not int or not 0 <= number < SEED_LIMIT:
            raise NotationError(
                f"The number of {kind} is {number!r}; it must be a whole number from 0."
            )
        seated = _players(players)
        seats_of(agreed, len(seated))
        return cls(
            rules=agreed,
            players=seated,
            plans=_plans(plans, len(seated)),
            seed=seed_of(seed),
            number=number,
            matches=matches is not None,
        )

    def run(self, executor: Any = None, progress: bool = True) -> "pandas.DataFrame":
        """The frame, as `simulate` gives it."""
        submits = _submitter(executor)
        _equipped()
        from tqdm import tqdm  # noqa: PLC0415

        from gin_widgets.lab.frame import frame  # noqa: PLC0415

        chunks = self.chunks()
        unit, parts, done = "matches" if self.matches else "hands", [], 0
        bar = tqdm(
            total=self.number,
            unit=f" {unit}",
            unit_scale=self.number >= WORTH_WAITING,
            delay=DELAY,
            disable=not progress,
        )
        played = self._here(chunks) if submits is None else _elsewhere(chunks, submits)
        with bar, closing(played):
            try:
                for chunk, part in zip(chunks, played, strict=True):
                    parts.append(part)
                    done += chunk.count
                    bar.update(chunk.count)
            except KeyboardInterrupt:
                kept = f"Stopped: {done:,} of {self.number:,} {unit} are kept."
                warnings.warn(kept, UserWarning, 3)
        return frame(parts, columns(len(self.players), self.matches))

    def chunks(self) -> list["Chunk"]:
        """What is to be played, in parts that can be played anywhere."""
        from gin_widgets.lab.chunk import Chunk, compiles  # noqa: PLC0415  (it needs numpy)

        size = SIZES[compiles(self.rules, self.players), self.matches]
        size = max(size, -(-self.number // MOST_CHUNKS))
        return [
            Chunk(
                self.rules,
                self.players,
                self.plans,
                self.seed,
                first + 1,
                min(size, self.number - first),
                self.matches,
            )
            for first in range(0, self.number, size)
        ]

    def _here(self, chunks: list["Chunk"]) -> "Generator[Part, None, None]":
        for chunk in chunks:
            yield chunk.play(wait=self.number >= WORTH_WAITING)


def _equipped() -> None:
    """Whether all is there, before anything is played.

    Raises:
        ModuleNotFoundError: something of the extra [lab] is not.
    """
    try:
        import pandas  # noqa: F401, PLC0415
        import tqdm  # noqa: F401, PLC0415
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"{missing.name} is not installed; it comes with: "
            'python -m pip install "gin_widgets[lab]"',
            name=missing.name,
        ) from None


def _elsewhere(chunks: list["Chunk"], submit: Callable[..., Any]) -> "Generator[Part, None, None]":
    """What an executor gives back, in order; what is not wanted any more is called off."""
    waiting = deque(submit(_play, chunk) for chunk in chunks)
    try:
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _play(chunk: "Chunk") -> "Part":
    return chunk.play()


def _submitter(executor: Any) -> Callable[..., Any] | None:
    """How to hand a call to an executor, or to the cluster behind a `distributed.Client`."""
    if executor is None:
        return None
    if hasattr(executor, "get_executor"):
        executor = executor.get_executor(pure=False)
    if callable(submit := getattr(executor, "submit", None)):
        return cast("Callable[..., Any]", submit)
    raise NotationError(
        f"The executor is {executor!r}; it must be one of concurrent.futures, "
        "or a distributed.Client."
    )


def _players(players: object) -> tuple[str, ...]:
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise NotationError(
            f'The players are {players!r}; name one for each seat, as in ("simple", "simple").'
        )
    seated = tuple(players)
    for key in seated:
        bot_of(key)
    return seated


def _plans(plans: object, players: int) -> tuple[int | None, ...]:
    if plans is None:
        return (None,) * players
    if isinstance(plans, str) or not isinstance(plans, Iterable):
        raise NotationError(f"The plans are {plans!r}; give one for each seat, as in (0, None).")
    chosen = tuple(plans)
    if len(chosen) != players:
        raise NotationError(f"There are {len(chosen)} plans and {players} players; give each one.")
    for seat, plan in enumerate(chosen):
        if plan is not None and (type(plan) is not int or plan < 0):
            raise NotationError(
                f"The plan of seat {seat} is {plan!r}; it must be the most deadwood to knock with, "
                "a whole number from 0, or None."
            )
    return chosen
