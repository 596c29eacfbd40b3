"""Which of the two modes answers, and when."""

import os
import subprocess
import sys
import warnings
from pathlib import Path
from threading import Event
from types import FunctionType
from typing import Any

import pytest

from gin_widgets.bots import engine as modes
from gin_widgets.bots.engine import PLAIN, SWITCH, Compiler, Engine, engine


@pytest.fixture
def untouched(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As in a process that has not yet asked for an engine."""
    monkeypatch.setattr(modes, "_compilation", None)
    monkeypatch.delenv(SWITCH, raising=False)
    return monkeypatch


def run(code: str, **environment: str) -> str:
    """What a fresh Python prints; it must end well and complain of nothing."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, **environment},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_the_package_itself_imports_neither_numba_nor_numpy() -> None:
    code = "import sys, gin_widgets; print(sorted({'numba', 'numpy'} & sys.modules.keys()))"
    assert run(code) == "[]"


def test_nobody_waits_at_the_end_for_a_compilation_that_still_runs(tmp_path: Path) -> None:
    code = "from gin_widgets.bots.engine import engine; print(engine().name)"
    assert run(code, NUMBA_CACHE_DIR=str(tmp_path)) == "plain"


def test_the_switch_keeps_numba_off() -> None:
    code = (
        "import sys; from gin_widgets.bots.rollout import rollouts;"
        "from gin_widgets.bots.engine import engine;"
        "print(len(rollouts(3, seed=1)), engine(wait=True).name, 'numba' in sys.modules)"
    )
    assert run(code, **{SWITCH: "1"}) == "3 plain False"


def test_plain_python_answers_until_numba_is_ready(untouched: pytest.MonkeyPatch) -> None:
    go_on, ready = Event(), Engine("numba", *(getattr(PLAIN, n) for n in Engine.__slots__[1:]))

    def compiled() -> Engine:
        go_on.wait()
        return ready

    untouched.setattr(modes, "compiled", compiled)
    assert engine() is engine() is PLAIN
    go_on.set()
    assert engine(wait=True) is engine() is ready


def test_a_numba_that_fails_is_told_of_once_and_plain_python_plays_on(
    untouched: pytest.MonkeyPatch,
) -> None:
    def compiled() -> Engine:
        raise ImportError("numba needs NumPy 2.4 or less")

    untouched.setattr(modes, "compiled", compiled)
    with pytest.warns(RuntimeWarning, match="so plain Python plays on: .*NumPy 2.4 or less"):
        assert engine(wait=True) is PLAIN
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert engine(wait=True) is PLAIN


def test_without_numba_plain_python_answers(untouched: pytest.MonkeyPatch) -> None:
    untouched.setattr(modes, "find_spec", lambda name: None)
    assert engine(wait=True) is PLAIN


def test_numbers_that_lie_elsewhere_than_in_ints_are_refused_and_compile_nothing() -> None:
    with pytest.raises(TypeError, match="No matching definition"):
        engine(wait=True).best_drops([7], [0])


def test_a_function_is_compiled_where_nothing_can_be_kept() -> None:
    names: dict[str, Any] = {"__name__": "nowhere"}
    text = "def double(number: int) -> int:\n    return 2 * number\n"
    exec(compile(text, "<a file that is none>", "exec"), names)
    double = names["double"]
    assert isinstance(double, FunctionType)
    assert Compiler().made(double)(21) == 42


@pytest.mark.parametrize("largest", [100, 1000, 100_000, 1 << 51])
def test_a_table_keeps_its_numbers_in_whatever_type_it_takes(largest: int) -> None:
    numbers = (0, -3, largest, 7)
    assert tuple(Compiler().table(numbers)) == numbers
