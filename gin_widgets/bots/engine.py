"""The kernel in two modes: as it stands, and compiled by numba where that is installed.

Both come from one source. The functions of the kernel are plain Python over whole numbers; for
numba each is made again with what it refers to replaced, a table by an array and another function
of the kernel by its compiled self, and with its annotations as the signature. So there is no second
version to keep in step, and none that could answer otherwise.
"""

import os
import warnings
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from inspect import getsource
from threading import Lock, Thread
from types import FunctionType
from typing import Any, Final, cast
from zlib import crc32

from gin_widgets.bots import montecarlo, playout
from gin_widgets.cards import kernel, laying, tables

SWITCH: Final = "GIN_WIDGETS_NO_NUMBA"
"""The environment variable that keeps numba off when it is 1."""

SOURCES: Final = (tables, kernel, laying, playout, montecarlo)


@dataclass(frozen=True, slots=True)
class Engine:
    """The functions of the kernel in one mode."""

    name: str
    """plain or numba."""
    ints: Callable[[Iterable[int]], list[int]]
    """Put whole numbers where the functions can read and write them."""
    least_deadwood: Callable[[int], int]
    best_drop: Callable[[int], int]
    least_deadwoods: Callable[[list[int], list[int]], None]
    best_drops: Callable[[list[int], list[int]], None]
    choose_melds: Callable[[int, list[int]], int]
    choose_layoffs: Callable[[int, int, int, int, list[int]], int]
    mix: Callable[[list[int], int, int, int], int]
    deal: Callable[[list[int]], None]
    score: Callable[[list[int], int], None]
    play_on: Callable[[list[int]], int]
    play_many: Callable[[list[int], int, list[int]], None]
    imagine: Callable[[list[int], list[int]], None]
    try_ways: Callable[[list[int], list[int], list[int], list[int], list[int], int], None]
    play_each: Callable[[list[int], list[int], list[int]], None]


PLAIN: Final = Engine(
    "plain",
    list,
    kernel.least_deadwood,
    kernel.best_drop,
    kernel.least_deadwoods,
    kernel.best_drops,
    laying.choose_melds,
    laying.choose_layoffs,
    playout.mix,
    playout.deal,
    playout.score,
    playout.play_on,
    playout.play_many,
    montecarlo.imagine,
    montecarlo.try_ways,
    playout.play_each,
)


class Compilation(Thread):
    """The one compilation of a process; plain Python answers until it is done, or when it fails."""

    def __init__(self) -> None:
        super().__init__(name="compile the kernel", daemon=True)
        self.engine = PLAIN
        self.error: BaseException | None = None

    def run(self) -> None:
        """Compile, and keep what goes wrong for `engine` to tell."""
        try:
            self.engine = compiled()
        except BaseException as error:
            self.error = error


_lock = Lock()
_compilation: Compilation | None = None


def engine(wait: bool = False) -> Engine:
    """The fastest engine that is ready.

    Where numba is installed, the first call has it compile the kernel in the background: for some
    seconds the first time, later from numba's cache. Until that is done, plain Python answers; with
    `wait` the call waits for it. Of a numba that fails there is one warning, and plain Python goes
    on.
    """
    global _compilation  # noqa: PLW0603
    if os.environ.get(SWITCH) == "1" or find_spec("numba") is None:
        return PLAIN
    with _lock:
        if _compilation is None:
            _compilation = Compilation()
            _compilation.start()
        running = _compilation
    if wait:
        running.join()
    error, running.error = running.error, None
    if error is not None:
        warnings.warn(f"numba fails, so plain Python plays on: {error!r}", RuntimeWarning, 2)
    return running.engine


def compiled() -> Engine:
    """The kernel compiled by numba, which takes some seconds."""
    compiler = Compiler()
    made = {name: compiler.made(getattr(PLAIN, name)) for name in Engine.__slots__[2:]}
    return Engine("numba", compiler.ints, **made)


class Compiler:
    """Makes the functions of the kernel again for numba, each once."""

    def __init__(self) -> None:
        import numba  # noqa: PLC0415  (only here, and only where it is wanted)
        import numpy  # noqa: PLC0415

        self._numba: Any = numba
        self._numpy: Any = numpy
        self._types: dict[Any, Any] = {
            int: numba.int64,
            bool: numba.boolean,
            list[int]: numba.int64[::1],
            None: numba.void,
        }
        self._made: dict[FunctionType, Any] = {}
        self._edition = f"{crc32(''.join(map(getsource, SOURCES)).encode()):08x}"

    def ints(self, numbers: Iterable[int]) -> list[int]:
        """Whole numbers as an array, which the compiled functions take for a list."""
        return cast(list[int], self._numpy.fromiter(numbers, dtype=self._numpy.int64))

    def made(self, function: Any) -> Any:
        """The compiled self of a function of the kernel."""
        if function not in self._made:
            self._made[function] = self._compile(function)
        return self._made[function]

    def _compile(self, function: FunctionType) -> Any:
        names: dict[str, Any] = {"__name__": function.__module__}
        again = FunctionType(function.__code__, names, function.__name__)
        # numba keeps a compiled function until its own file changes, not those it calls into. Under
        # a name with the edition of all sources in it, it keeps none too long.
        again.__qualname__ = f"{self._edition}.{function.__name__}"
        fast = self._numba.njit(nogil=True, error_model="numpy")(again)
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if value is function:
                names[name] = fast
            elif isinstance(value, FunctionType):
                names[name] = self.made(value)
            elif isinstance(value, tuple):
                names[name] = self.table(value)
            elif value is not None:
                names[name] = value
        # Where there is nowhere to write, it is compiled afresh each time.
        with suppress(RuntimeError):
            fast.enable_caching()
        *takes, gives = (self._types[kind] for kind in function.__annotations__.values())
        fast.compile(gives(*takes))
        fast.disable_compile()
        return fast

    def table(self, numbers: tuple[int, ...]) -> Any:
        """A table in the narrowest signed type: the smaller, the more of it stays at hand."""
        numpy = self._numpy
        for kind in (numpy.int8, numpy.int16, numpy.int32):
            if numpy.iinfo(kind).min <= min(numbers) and max(numbers) <= numpy.iinfo(kind).max:
                return numpy.array(numbers, dtype=kind)
        return numpy.array(numbers, dtype=numpy.int64)
