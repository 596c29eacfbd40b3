"""The front end's own tests, run by its own tools."""

import re

import pytest

from gin_widgets.widgets.table import STATIC
from tests.frontend.npm import FRONTEND, npm

MOST_BYTES = 150_000
"""Each instance of a widget sends its script and its style sheet anew."""


@pytest.fixture(scope="module")
def packages() -> None:
    """The front end's tools, exactly as its lock file names them."""
    done = npm("ci", "--no-audit", "--no-fund")
    assert done.returncode == 0, done.stdout


@pytest.mark.usefixtures("packages")
def test_its_own_tests_pass() -> None:
    done = npm("test", CI="true", NO_COLOR="1")
    assert done.returncode == 0, done.stdout
    assert re.search(r"Tests\s+\d+ passed", done.stdout), done.stdout
    assert "skipped" not in done.stdout, done.stdout


@pytest.mark.usefixtures("packages")
def test_the_built_files_are_those_of_the_sources() -> None:
    done = npm("run", "build", "--", "--check")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "view", ["table", "rule_editor", "course", "lesson_player", "hand", "meld_lab", "chart"]
)
def test_what_every_widget_sends_is_small(view: str) -> None:
    built = [STATIC / f"{view}.js", STATIC / f"{view}.css"]
    assert sum(file.stat().st_size for file in built) <= MOST_BYTES


def test_the_lock_file_names_no_host() -> None:
    lock = (FRONTEND / "package-lock.json").read_text()
    assert '"resolved"' not in lock
