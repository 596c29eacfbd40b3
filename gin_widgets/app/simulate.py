"""`gin-widgets simulate`: many hands into a file, with what makes them again beside it."""

import argparse
import signal
import sys
import warnings
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from gin_widgets import __version__
from gin_widgets.cards import GinError, NotationError
from gin_widgets.lab import Simulation, manifest
from gin_widgets.rules import rules_from_text

WHAT: Final = ("hands", "matches", "players", "plans", "rules", "seed")
"""The options that a manifest stands for."""
AT_ONCE: Final = "at-once"
MOST_WORKERS: Final = 256


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be simulated, and where it goes."""
    number = parser.add_mutually_exclusive_group()
    number.add_argument("--hands", type=int, metavar="N", help="how many hands (default 1000)")
    number.add_argument("--matches", type=int, metavar="N", help="or how many whole matches")
    parser.add_argument(
        "--players", nargs="+", metavar="BOT", help="a bot for each seat (default simple simple)"
    )
    parser.add_argument(
        "--plans",
        nargs="+",
        type=plan,
        metavar="PLAN",
        help=f"for each seat {AT_ONCE}, or the most deadwood it knocks with; 0 waits for gin",
    )
    parser.add_argument("--rules", metavar="TEXT", help="a rule set and changes (default house)")
    parser.add_argument("--seed", type=int, metavar="N", help="deals the same again (default 0)")
    parser.add_argument(
        "--output",
        type=Path,
        default=Path("hands.csv"),
        metavar="FILE",
        help="a new .csv or .parquet; the manifest beside it is a .json (default %(default)s)",
    )
    parser.add_argument(
        "--manifest", type=Path, metavar="FILE", help="play what a manifest says once more"
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", type=workers, default=1, metavar="N", help="processes (default %(default)s)"
    )
    where.add_argument("--scheduler", metavar="ADDRESS", help="a Dask cluster, as tcp://host:8786")
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def plan(text: str) -> int | None:
    """The plan of a seat.

    >>> plan("at-once"), plan("0")
    (None, 0)
    """
    if text == AT_ONCE:
        return None
    if text.isascii() and text.isdecimal():
        return int(text)
    raise argparse.ArgumentTypeError(
        f"a plan is {AT_ONCE} or the most deadwood to knock with, not {text!r}"
    )


def workers(text: str) -> int:
    """How many processes there are, from the number."""
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_WORKERS:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"the workers are a number from 1 to {MOST_WORKERS}, not {text!r}"
    )


def simulate(options: argparse.Namespace) -> None:
    """Play, and write the rows and the manifest; mistakes are told before anything is played."""
    try:
        status = _simulate(options)
    except (GinError, ModuleNotFoundError, OSError) as error:
        print(f"gin-widgets simulate: {error}", file=sys.stderr)
        status = 2
    if status:
        sys.exit(status)


def _simulate(options: argparse.Namespace) -> int:
    asked = _asked(options)
    path: Path = options.output
    manifest.format_of(path)
    for file in (path, manifest.beside_of(path)):
        if file.exists():
            raise NotationError(f"{file} is there already; name another file with --output.")
        if not file.parent.is_dir():
            raise NotationError(f"There is no folder {file.parent}.")
    with _executor(options) as executor, warnings.catch_warnings():
        # That it was stopped is told below.
        warnings.simplefilter("ignore", UserWarning)
        frame = asked.run(executor, progress=not options.quiet)
    number = manifest.kept(asked, frame)
    beside = manifest.save(replace(asked, number=number), __version__, frame, path)
    unit = "matches" if asked.matches else "hands"
    if number < asked.number:
        print(f"Stopped: {number:,} of {asked.number:,} {unit} are kept.", file=sys.stderr)
    print(f"{path}: {len(frame):,} hands. To play them again: simulate --manifest {beside}")
    return 130 if number < asked.number else 0


def _asked(options: argparse.Namespace) -> Simulation:
    said = {name: getattr(options, name) for name in WHAT if getattr(options, name) is not None}
    if options.manifest is None:
        if "rules" in said:
            said["rules"] = rules_from_text(said["rules"])
        return Simulation.of(**said)
    if said:
        named = ", ".join(f"--{name}" for name in said)
        raise NotationError(f"The manifest says what is played; leave out {named}.")
    simulation, version = manifest.read_manifest(options.manifest.read_text(encoding="utf-8"))
    if version != __version__:
        print(
            f"gin-widgets simulate: the manifest is by version {version}, this is {__version__}; "
            "the hands may differ.",
            file=sys.stderr,
        )
    return simulation


@contextmanager
def _executor(options: argparse.Namespace) -> Iterator[Any]:
    """Who plays: this process, some more, or a cluster."""
    if options.scheduler is not None:
        try:
            import distributed  # noqa: PLC0415  (of the extra [scale], and slow to load)
        except ModuleNotFoundError:
            raise ModuleNotFoundError(
                'Dask is not installed; it comes with: python -m pip install "gin_widgets[scale]"'
            ) from None
        connect: Any = distributed.Client
        with connect(options.scheduler) as client:
            yield client
    elif options.workers > 1:
        # A fork would copy the threads of this process half-way; Ctrl-C is for this process alone.
        with ProcessPoolExecutor(options.workers, get_context("spawn"), _deaf) as pool:
            yield pool
    else:
        yield None


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
