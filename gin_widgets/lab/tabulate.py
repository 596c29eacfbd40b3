"""Make the tables that the tools read: `python -m gin_widgets.lab.tabulate`.

Players are greedy (`simple`), rules those of the house unless said otherwise. The same numbers come
out on any machine; numba makes it a matter of a minute.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from gin_widgets.lab import measure, simulate
from gin_widgets.rules import HOUSE

SEED: Final = 0
FOLDER: Final = Path(__file__).parent / "data"
VOIDS: Final = HOUSE.replace(key="one_stock", stock_out="void")
"""The hand ends where the house would turn the pile over."""


def stock_out(hands: int = 100_000) -> dict[str, Any]:
    """How often the first stock runs out before anybody has knocked, by number of players."""
    shares = {}
    for players in range(2, 7):
        frame = simulate(hands, ["simple"] * players, VOIDS, SEED, progress=False)
        shares[str(players)] = round(measure.dead_share(frame).value * 100, 1)
    return {"hands": hands, "seed": SEED, "shares": shares}


TABLES: Final[Mapping[str, Callable[[], dict[str, Any]]]] = {
    "stock_out": stock_out,
}


def written(content: Mapping[str, Any]) -> str:
    """A table as its file holds it: a line for each entry."""
    lines = (f" {json.dumps(key)}: {json.dumps(value)}" for key, value in content.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(words: Sequence[str] | None = None) -> int:
    """Read the words of the command line and write the tables they name, or all."""
    parser = argparse.ArgumentParser(prog="python -m gin_widgets.lab.tabulate")
    parser.add_argument("names", nargs="*", choices=[[], *TABLES], help="which tables; all of them")
    chosen = parser.parse_args(words)
    for name in chosen.names or TABLES:
        (FOLDER / f"{name}.json").write_text(written(TABLES[name]()), encoding="utf-8")
        print(FOLDER / f"{name}.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
