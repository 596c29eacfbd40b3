"""In a browser's Python: Pyodide, run by Node, without numba and without a network.

`python -m tests.pyodide.test_pyodide` says how fast it is there and, without numba too, here.
"""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from gin_widgets.bots.engine import SWITCH
from tests.node import node, npm
from tests.pyodide.answers import questions, speeds

HERE = Path(__file__).parent


def in_pyodide(*words: str) -> dict[str, Any]:
    """What `tests.pyodide.answers` prints there."""
    done = npm(HERE, "ci", "--no-audit", "--no-fund")
    assert done.returncode == 0, done.stdout
    done = node(HERE, "run.mjs", "tests.pyodide.answers", *words)
    assert done.returncode == 0, done.stdout
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module")
def there() -> dict[str, Any]:
    return in_pyodide()


def test_it_is_a_browsers_python_without_a_compiler(there: dict[str, Any]) -> None:
    assert (there["platform"], there["numba"]) == ("emscripten", False)


@pytest.mark.parametrize("question", questions())
def test_it_answers_as_this_python_does(there: dict[str, Any], question: str) -> None:
    ask, calls = questions()[question]
    assert there["answers"][question] == [repr(ask(*call)) for call in calls]


def test_the_lock_file_names_no_host() -> None:
    assert '"resolved"' not in (HERE / "package-lock.json").read_text()


if __name__ == "__main__":
    os.environ[SWITCH] = "1"
    here = speeds()
    for question, there in in_pyodide("speeds")["speeds"].items():
        ratio = there / here[question]
        print(
            f"{question}: {there:,.0f} µs in Pyodide, {here[question]:,.0f} µs here ({ratio:.1f} ×)"
        )
