"""A simulation as a file: its rows as CSV or Parquet, and beside them what makes them again."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gin_widgets.cards import NotationError
from gin_widgets.lab.columns import columns
from gin_widgets.lab.simulation import Simulation
from gin_widgets.rules import rules_from_text, rules_text

if TYPE_CHECKING:
    import pandas

FORMATS: Final = (".csv", ".parquet")
KEYS: Final = ("rules", "players", "plans", "seed")
"""What every manifest says besides the number of hands or matches."""


def manifest_of(simulation: Simulation, version: str) -> str:
    """The simulation as JSON, with the package's version and what the columns mean."""
    number = "matches" if simulation.matches else "hands"
    told = {
        "gin_widgets": version,
        "rules": rules_text(simulation.rules),
        "players": simulation.players,
        "plans": simulation.plans,
        "seed": simulation.seed,
        number: simulation.number,
        "columns": {
            column.name: column.meaning
            for column in columns(len(simulation.players), simulation.matches)
        },
    }
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def read_manifest(text: str) -> tuple[Simulation, str]:
    """The simulation of a manifest, and the version of the package that wrote it.

    Raises:
        NotationError: it is no manifest, or what it asks for cannot be.
        RuleSetError: the rule set cannot be.
    """
    try:
        told = json.loads(text)
    except ValueError as error:
        raise NotationError(f"This is no manifest: it is not JSON ({error}).") from None
    if not isinstance(told, dict):
        raise NotationError("This is no manifest: it must be a JSON object.")
    number = "matches" if "matches" in told else "hands"
    if missing := [key for key in (*KEYS, number) if key not in told]:
        raise NotationError(f"The manifest does not say {', '.join(missing)}.")
    if not isinstance(told["rules"], str):
        raise NotationError(f"The manifest's rules are {told['rules']!r}; they must be text.")
    simulation = Simulation.of(
        told.get("hands"),
        told["players"],
        rules_from_text(told["rules"]),
        told["seed"],
        matches=told.get("matches"),
        plans=told["plans"],
    )
    return simulation, str(told.get("gin_widgets", "unknown"))


def format_of(path: Path) -> str:
    """The ending of a file that can be written.

    Raises:
        NotationError: it is not one of `FORMATS`.
        ModuleNotFoundError: what writes it is not installed.
    """
    if path.suffix not in FORMATS:
        raise NotationError(f"{path.name!r} must end in {' or '.join(FORMATS)}.")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise ModuleNotFoundError(
            'pyarrow is not installed; it comes with: python -m pip install "gin_widgets[scale]"',
            name="pyarrow",
        )
    return path.suffix


def save(simulation: Simulation, version: str, frame: "pandas.DataFrame", path: Path) -> Path:
    """Write the rows, and beside them the manifest, whose path is the answer."""
    if format_of(path) == ".csv":
        frame.to_csv(path, index=False, lineterminator="\n")
    else:
        frame.to_parquet(path, index=False)
    beside = beside_of(path)
    beside.write_text(manifest_of(simulation, version), encoding="utf-8")
    return beside


def beside_of(path: Path) -> Path:
    """Where the manifest of a file of rows is.

    >>> beside_of(Path("hands.csv")).name
    'hands.json'
    """
    return path.with_suffix(".json")


def kept(simulation: Simulation, frame: "pandas.DataFrame") -> int:
    """How many of its hands or matches a frame holds; fewer where it was stopped."""
    if simulation.matches:
        return int(frame["match"].nunique())
    return len(frame)
