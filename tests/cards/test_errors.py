"""Every error of the game survives a copy and a pickle, as errors of other processes come."""

import copy
import pickle

import pytest

from gin_widgets.cards import GinError, NotationError
from gin_widgets.play import (
    HandNotOver,
    IllegalAction,
    MatchOver,
    PositionError,
    RecordError,
)
from gin_widgets.rules import RuleSetError
from tests.play.positions import DRAWN

ERRORS: list[GinError] = [
    NotationError("'1C' is no card."),
    RecordError(3, "it ends."),
    MatchOver(1, (20, 100)),
    HandNotOver(number=4),
    PositionError(("The pile is empty.", "So is the stock.")),
    RuleSetError(("A.", "B."), {"A.": ("tie",)}),
    RuleSetError(problems=("A.",), fields={"A.": ("tie",)}),
    IllegalAction(DRAWN.check(0, "knock 4D")),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_a_copy_and_a_pickle(error: GinError) -> None:
    for other in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error))):
        assert type(other) is type(error)
        assert str(other) == str(error)
        named = {name: value for name, value in vars(error).items() if name[0] != "_"}
        assert {name: getattr(other, name) for name in named} == named
