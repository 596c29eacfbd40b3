"""`gin-widgets simulate`: files that can be made again, and one sentence for each mistake."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pandas
import pytest

import gin_widgets as gw
from gin_widgets.app import cli
from gin_widgets.bots.engine import SWITCH
from gin_widgets.lab import simulation


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*words: str) -> None:
    cli.main(["simulate", "--quiet", *words])


def test_rows_and_a_manifest_that_makes_them_again(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("--hands", "30", "--rules", "house tie=knocker", "--seed", "4", "--plans", "0", "at-once")
    assert capsys.readouterr().out == (
        "hands.csv: 30 hands. To play them again: simulate --manifest hands.json\n"
    )
    rules = gw.RULES["house"].replace(key="mine", tie="knocker")
    frame = gw.lab.simulate(30, rules=rules, seed=4, plans=(0, None), progress=False)
    assert (folder / "hands.csv").read_text() == frame.to_csv(index=False, lineterminator="\n")
    told = json.loads((folder / "hands.json").read_text())
    assert told["gin_widgets"] == gw.__version__
    assert told["plans"] == [0, None]
    run("--manifest", "hands.json", "--output", "again.csv")
    for ending in ("csv", "json"):
        again = (folder / f"again.{ending}").read_bytes()
        assert again == (folder / f"hands.{ending}").read_bytes()


def test_matches_as_parquet_by_two_workers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # They need not get numba ready.
    monkeypatch.setenv(SWITCH, "1")
    run("--matches", "25", "--players", *["simple"] * 3, "--output", "m.parquet", "--workers", "2")
    written = pandas.read_parquet(folder / "m.parquet")
    alone = gw.lab.simulate(matches=25, players=["simple"] * 3, progress=False)
    assert written["points_2"].tolist() == alone["points_2"].tolist()
    assert written["match"].max() == 25


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--hands", "-3"], "The number of hands is -3; it must be a whole number from 0."),
        (["--hands", "many"], "argument --hands: invalid int value: 'many'"),
        (["--hands", "3", "--matches", "3"], "not allowed with argument --hands"),
        (["--players", "simple", "nobody"], "There is no player 'nobody'"),
        (["--players", "simple"], "1 players cannot play house; it is for 2 to 6."),
        (["--plans", "0"], "There are 1 plans and 2 players; give each one."),
        (["--plans", "0", "late"], "a plan is at-once or the most deadwood to knock with"),
        (["--rules", "ginn"], "There is no rule set 'ginn'"),
        (["--seed", "-1"], "The seed is -1; it must be a whole number from 0"),
        (["--output", "hands.txt"], "'hands.txt' must end in .csv or .parquet."),
        (["--output", "nowhere/hands.csv"], "There is no folder nowhere."),
        (["--workers", "0"], "the workers are a number from 1 to 256, not '0'"),
        (["--manifest", "gone.json"], "No such file or directory: 'gone.json'"),
        (["--manifest", "gone.json", "--seed", "1", "--hands", "3"], "leave out --hands, --seed."),
    ],
)
def test_a_mistake_gets_one_sentence(
    words: list[str], sentence: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(*words)
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", ["hands.csv", "hands.json"])
def test_no_file_is_written_over(
    name: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / name).write_text("mine")
    with pytest.raises(SystemExit, match="2"):
        run("--hands", "1")
    assert f"{name} is there already; name another file with --output." in capsys.readouterr().err
    assert [(each.name, each.read_text()) for each in folder.iterdir()] == [(name, "mine")]


def test_ctrl_c_writes_what_was_played_and_its_own_manifest(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulation, "SIZES", dict.fromkeys(simulation.SIZES, 10))
    whole = simulation.Simulation._here

    def here(self: simulation.Simulation, chunks: list[Any]) -> Iterator[Any]:
        for part in whole(self, chunks):
            if self.number == 55 and part["hand"][0] > 20:
                raise KeyboardInterrupt
            yield part

    monkeypatch.setattr(simulation.Simulation, "_here", here)
    with pytest.raises(SystemExit, match="130"):
        run("--hands", "55")
    assert capsys.readouterr().err == "Stopped: 20 of 55 hands are kept.\n"
    assert json.loads((folder / "hands.json").read_text())["hands"] == 20
    run("--manifest", "hands.json", "--output", "again.csv")
    assert (folder / "again.csv").read_bytes() == (folder / "hands.csv").read_bytes()


def test_a_manifest_of_another_version_says_so(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("--hands", "2")
    old = (folder / "hands.json").read_text().replace(gw.__version__, "0.0.1")
    (folder / "old.json").write_text(old)
    capsys.readouterr()
    run("--manifest", "old.json", "--output", "new.csv")
    assert "the manifest is by version 0.0.1, this is" in capsys.readouterr().err


def test_a_cluster_is_asked_where_one_is_named(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    asked: list[str] = []

    @contextmanager
    def client(address: str) -> Iterator[Any]:
        asked.append(address)
        yield None

    monkeypatch.setattr("distributed.Client", client)
    run("--hands", "2", "--scheduler", "tcp://lab:8786")
    assert asked == ["tcp://lab:8786"]
    assert (folder / "hands.csv").exists()


@pytest.mark.parametrize(("module", "extra"), [("pandas", "lab"), ("distributed", "scale")])
def test_what_is_missing_is_told_with_what_to_install(
    module: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SystemExit, match="2"):
        run("--hands", "2", *(["--scheduler", "tcp://lab:8786"] if extra == "scale" else []))
    assert f'python -m pip install "gin_widgets[{extra}]"' in capsys.readouterr().err
