import json
from typing import Any

import pytest

from gin_widgets.lessons import wire
from tests.lessons.golden import FOLDER, files
from tests.lessons.shapes import problems

FILES = files()
STATES = sorted(set(FILES) - {"words.json", "intents.json"})


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_golden_file_holds_what_python_sends(name: str) -> None:
    stored = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert stored == FILES[name], "run python -m tests.lessons.golden and read the difference"


def test_there_is_no_golden_file_that_nobody_writes() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == set(FILES)


@pytest.mark.parametrize("name", STATES)
def test_a_state_has_the_shape_that_the_types_say(name: str) -> None:
    assert problems(FILES[name], wire.LessonState) == []


def test_the_shapes_themselves_tell_a_wrong_state() -> None:
    state: Any = FILES[STATES[0]]
    assert problems({**state, "turn": "1"}, wire.LessonState) == ["turn: '1' is no int"]
    assert problems({**state, "more": 1}, wire.LessonState) == ["more is not in LessonState"]
    assert "say is missing" in problems({"v": 1}, wire.LessonState)


@pytest.mark.parametrize("content", FILES["intents.json"])
def test_every_message_of_the_golden_file_is_read(content: Any) -> None:
    assert wire.read_message(content).turn == content["turn"]


@pytest.mark.parametrize(
    ("seconds", "read"),
    [(12, 12), (12.9, 12), (-1, 0), (True, 0), ("5", 0), (10**9, 0), (float("nan"), 0), (None, 0)],
)
def test_a_clock_that_tells_nonsense_tells_nothing(seconds: object, read: int) -> None:
    message = wire.read_message({"kind": "answer", "turn": 1, "text": "x", "seconds": seconds})
    assert message == wire.Answered(1, "x", read)
