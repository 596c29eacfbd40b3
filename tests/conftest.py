"""One way to run Hypothesis: the same examples every time; both modes of the kernel; the catalogue.

`HYPOTHESIS_PROFILE=explore` looks for new ones.
"""

import os
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

from gin_widgets.bots.engine import PLAIN, Engine, engine
from tests.said import Said

settings.register_profile(
    "repeatable",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", max_examples=2000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


def pytest_sessionstart() -> None:
    """Have the kernel compiled before anything is collected.

    Numba changes the filters of warnings while it works, and these are one for all threads: what is
    imported meanwhile may warn although it asked not to, and a warning is an error here.
    """
    engine(wait=True)


@pytest.fixture(params=["plain", "numba"], scope="session")
def mode(request: pytest.FixtureRequest) -> Engine:
    """The kernel in each of its two modes."""
    ready = PLAIN if request.param == "plain" else engine(wait=True)
    assert ready.name == request.param
    return ready


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """The catalogue of messages in place of itself, remembering which were asked for."""
    module = import_module("gin_widgets.explain.wording.say")
    catalogue = Said(module.MESSAGES)
    monkeypatch.setattr(module, "MESSAGES", catalogue)
    return catalogue
