"""A manifest plays the same hands again, and says what is wrong with it."""

import json
from pathlib import Path
from typing import Any

import pandas
import pytest
from pandas.testing import assert_frame_equal

import gin_widgets as gw
from gin_widgets.cards import NotationError
from gin_widgets.lab import Simulation, manifest
from gin_widgets.rules import RuleSetError

ASKED: Any = {
    "hands": 12,
    "rules": gw.RULES["house"].replace(key="mine", tie="knocker"),
    "seed": 9,
    "plans": (0, None),
}


def text(**changes: Any) -> str:
    told = json.loads(manifest.manifest_of(Simulation.of(12), "1.2.3")) | changes
    return json.dumps({name: value for name, value in told.items() if value is not ...})


def test_it_reads_what_it_wrote() -> None:
    for asked in (ASKED, {"matches": 3, "players": ["simple"] * 4, "rules": "elimination"}):
        simulation = Simulation.of(**asked)
        written = manifest.manifest_of(simulation, "1.2.3")
        assert manifest.read_manifest(written) == (simulation, "1.2.3")


def test_it_names_the_columns_of_the_frame() -> None:
    for asked in ({"hands": 1}, {"matches": 1}):
        simulation = Simulation.of(**asked)
        told = json.loads(manifest.manifest_of(simulation, "1.2.3"))
        assert list(told["columns"]) == list(simulation.run(progress=False))


@pytest.mark.parametrize("ending", manifest.FORMATS)
def test_the_rows_come_back_from_a_file(ending: str, tmp_path: Path) -> None:
    simulation = Simulation.of(**ASKED)
    frame, path = simulation.run(progress=False), tmp_path / f"hands{ending}"
    beside = manifest.save(simulation, "1.2.3", frame, path)
    assert manifest.read_manifest(beside.read_text())[0] == simulation
    if ending == ".csv":
        read = pandas.read_csv(path)
        assert path.read_text() == frame.to_csv(index=False, lineterminator="\n")
        assert_frame_equal(read, frame, check_dtype=False, check_categorical=False)
    else:
        assert_frame_equal(pandas.read_parquet(path), frame, check_categorical=False)


def test_parquet_needs_what_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manifest, "find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError, match=r'python -m pip install "gin_widgets\[scale\]"'):
        manifest.format_of(Path("hands.parquet"))
    assert manifest.format_of(Path("hands.csv")) == ".csv"


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("hands.csv", "This is no manifest: it is not JSON"),
        ("[1]", "This is no manifest: it must be a JSON object."),
        (text(seed=..., hands=...), "The manifest does not say seed, hands."),
        (text(rules=7), "The manifest's rules are 7; they must be text."),
        (text(hands=-1), "The number of hands is -1; it must be a whole number from 0."),
        (text(matches=2), "Hands and matches are both given; it must be one of them."),
        (text(players=["simple", "nobody"]), "There is no player 'nobody'"),
        (text(plans=[3]), "There are 1 plans and 2 players; give each one."),
    ],
)
def test_what_is_no_manifest_gets_one_sentence(told: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        manifest.read_manifest(told)
    assert str(refused.value).startswith(sentence)


def test_wrong_rules_are_told_as_everywhere() -> None:
    with pytest.raises(RuleSetError, match="There is no rule set 'ginn'"):
        manifest.read_manifest(text(rules="ginn"))
