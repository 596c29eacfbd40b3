"""The built wheel: what a person installs has all that is needed to play, and no more."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.addresses import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize(
    "name",
    [
        "gin_widgets/py.typed",
        "gin_widgets/widgets/static/table.js",
        "gin_widgets/widgets/static/table.css",
        "gin_widgets/widgets/static/rule_editor.js",
        "gin_widgets/widgets/static/rule_editor.css",
        "gin_widgets/app/notebooks/index.ipynb",
        "gin_widgets/app/notebooks/play.ipynb",
        "gin_widgets/app/notebooks/rules.ipynb",
        "gin_widgets/app/notebooks/images/hand.svg",
        "gin_widgets/app/share/voila/templates/gin/index.html.j2",
        "gin_widgets-0.1.0.data/data/share/jupyter/voila/templates/gin/index.html.j2",
        "gin_widgets-0.1.0.data/data/share/jupyter/voila/templates/gin/conf.json",
        "gin_widgets-0.1.0.dist-info/licenses/LICENSE",
    ],
)
def test_has_what_is_needed_to_play(names: set[str], name: str) -> None:
    assert name in names


def test_has_nothing_that_only_developers_need(names: set[str]) -> None:
    extra = [
        name for name in names if "frontend" in name or "node_modules" in name or "tests" in name
    ]
    assert extra == []


def test_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < 1_000_000


def test_plays_from_where_it_is_unpacked(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    look = (
        "import gin_widgets as gw; from gin_widgets.app import pages;"
        "print(gw.widgets.Table(seed=1), pages.notebooks())"
    )
    command = [
        sys.executable,
        "-P",
        "-c",
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {look}",
    ]
    told = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    inside = tmp_path / "gin_widgets" / "app" / "notebooks"
    assert told.stdout == f"<Oklahoma Gin table, house, hand 1> {inside}\n"
