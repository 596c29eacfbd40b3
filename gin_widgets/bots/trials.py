"""Every action of a seat tried in the same worlds, and what comes of it added up."""

from collections.abc import Iterable, Iterator
from math import inf, sqrt

from gin_widgets.bots import montecarlo as do
from gin_widgets.bots.engine import Engine, engine
from gin_widgets.bots.rollout import in_kernel, rollout
from gin_widgets.bots.ways import ways_of
from gin_widgets.bots.worlds import moment_of, seen_by, worlds
from gin_widgets.play import Phase, SeatView
from gin_widgets.rules import RoundResult

FEW = 8
"""So few trials say nothing of how far they scatter."""


class Trials:
    """What the legal actions of a view have brought so far, world by world.

    An action is as good as its best way. A way that is closed is tried no more; what it brought
    stays comparable with the others, in the worlds in which both were tried.
    """

    def __init__(self, view: SeatView, seed: int, by: Engine | None = None) -> None:
        self.actions = view.legal
        self.exact = view.phase is Phase.LAYOFF and not _hidden(view)
        """Whether one world tells all: every hand that still counts lies open."""
        self._others = view.players - 1
        self._fast = in_kernel(view.rules) and view.phase is not Phase.LAYOFF
        self.at_once = 16 if self._fast else 1
        """So many worlds are tried in one go."""
        ready = by or engine()
        ways = [
            (place, way)
            for place, action in enumerate(view.legal)
            for way in (ways_of(view, action) if self._fast else [(0, 0, 0, 0)])
        ]
        self._owners = [place for place, _ in ways]
        self._ways = ready.ints(number for _, way in ways for number in (*way, 1, 0))
        self._sums = ready.ints([0] * (do.EACH * len(ways) + do.PAIR * len(ways) ** 2))
        if self._fast:
            table = ready.ints(moment_of(view, seed))
            self._kernel = ready, table, ready.ints(table), ready.ints(seen_by(view))
        else:
            self._worlds = worlds(view, seed)
        self._seat = view.turn

    def run(self, count: int) -> None:
        """Try every open way in so many more worlds."""
        if self._fast:
            ready, start, table, seen = self._kernel
            ready.try_ways(start, table, seen, self._ways, self._sums, count)
            return
        for _ in range(count):
            now = next(self._worlds)
            for way in self.open_ways():
                ended = rollout(now.play(self.actions[self._owners[way]]).state)
                self._ways[do.WIDTH * way + do.BROUGHT] = worth(ended, self._seat)
            do.add_up(self._ways, self._sums)

    def open_ways(self) -> Iterator[int]:
        """The ways that are still tried."""
        return (way for way in self._all() if self._ways[do.WIDTH * way + do.OPEN])

    def close(self, ways: Iterable[int]) -> None:
        """Try these no more."""
        for way in ways:
            self._ways[do.WIDTH * way + do.OPEN] = 0

    def best(self) -> int:
        """The way that has brought most so far, among those still tried."""
        return max(self.open_ways(), key=lambda way: self.points(way)[0])

    def of(self, place: int) -> list[int]:
        """The ways of the action at a place among `actions`."""
        return [way for way in self._all() if self._owners[way] == place]

    def tried(self, way: int) -> int:
        """In how many worlds a way was tried."""
        return int(self._sums[do.EACH * way])

    def points(self, way: int) -> tuple[float, float]:
        """What a way brings on average, and the standard error of that, in points."""
        return self._mean(do.EACH * way + 1, self.tried(way), 1)

    def behind(self, way: int, best: int) -> tuple[float, float]:
        """How much less a way brings than the best one, and the standard error, in points."""
        if way == best:
            return 0.0, 0.0
        first, second = sorted((way, best))
        place = do.EACH * len(self._owners) + do.PAIR * (len(self._owners) * first + second)
        count = min(self.tried(way), self.tried(best))
        return self._mean(place, count, 1 if first == best else -1)

    def _mean(self, place: int, count: int, sign: int) -> tuple[float, float]:
        total, squares = int(self._sums[place]), int(self._sums[place + 1])
        mean = total / count
        if self.exact:
            spread = 0.0
        elif count < FEW:
            spread = inf
        else:
            spread = sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
        return sign * mean / self._others, spread / self._others

    def _all(self) -> range:
        return range(len(self._owners))


def worth(ended: RoundResult, seat: int) -> int:
    """What a hand has brought a seat, as `montecarlo.worth` counts it."""
    written = [points - owed for points, owed in zip(ended.points, ended.penalties, strict=True)]
    return len(written) * written[seat] - sum(written)


def _hidden(view: SeatView) -> bool:
    """Whether a hand that may still be counted is hidden."""
    return any(shown is None and seat != view.seat for seat, shown in enumerate(view.shown))
