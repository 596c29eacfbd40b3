import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import NotationError
from gin_widgets.guide.editor import EditorSession
from gin_widgets.guide.editor.parts import Part, parts_of
from gin_widgets.guide.editor.wire import LONGEST_TEXT, LONGEST_WORD, read_wish
from gin_widgets.rules import FIELDS, HOUSE
from tests.guide.editor.golden import FOLDER, files, no_table

FILES = files()

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)

BAD: list[Any] = [
    None,
    "play",
    [],
    {},
    {"kind": "play"},
    {"kind": "play", "turn": "1"},
    {"kind": "play", "turn": True},
    {"kind": "sing", "turn": 1},
    {"kind": 5, "turn": 1},
    {"kind": "choose", "turn": 1, "preset": "hollywood"},
    {"kind": "choose", "turn": 1, "preset": ["house"]},
    {"kind": "put", "turn": 1, "field": "tie", "part": "value"},
    {"kind": "put", "turn": 1, "field": "key", "part": "value", "value": "x"},
    {"kind": "put", "turn": 1, "field": "__class__", "part": "value", "value": "x"},
    {"kind": "put", "turn": 1, "field": "tie", "part": "number", "value": "x"},
    {"kind": "put", "turn": 1, "field": "tie", "part": "value", "value": 1},
    {"kind": "put", "turn": 1, "field": "tie", "part": "value", "value": "x" * (LONGEST_WORD + 1)},
    {"kind": "back", "turn": 1, "field": "rules"},
    {"kind": "call", "turn": 1, "text": "x" * (LONGEST_WORD + 1)},
    {"kind": "read", "turn": 1, "text": "x" * (LONGEST_TEXT + 1)},
    {"kind": "read", "turn": 1, "text": b"house"},
]


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_golden_file_holds_what_python_sends(name: str) -> None:
    stored = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert stored == FILES[name], "run python -m tests.guide.editor.golden and read the difference"


def test_there_is_no_golden_file_that_nobody_writes() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == set(FILES)


@pytest.mark.parametrize("content", BAD, ids=repr)
def test_a_message_that_is_none_is_refused_and_changes_nothing(content: Any) -> None:
    with pytest.raises(NotationError):
        read_wish(content)
    session = EditorSession(HOUSE, no_table)
    before = session.state()
    session.handle(content)
    assert session.said["refused"]
    assert session.said["text"].startswith("The editor did not understand that message")
    assert {**session.state(), "say": before["say"]} == before


@given(ANYTHING)
def test_nothing_that_comes_breaks_the_editor(content: Any) -> None:
    session = EditorSession(HOUSE, no_table)
    session.handle(content)
    assert session.said["id"] == 2


@given(st.text(max_size=LONGEST_WORD))
def test_whatever_is_put_into_a_number_is_right_or_named(text: str) -> None:
    session = EditorSession(HOUSE, no_table)
    message = {"kind": "put", "field": "gin_bonus", "part": "value", "value": text}
    session.handle({**message, "turn": 1})
    state = session.state()
    number = "".join(text.split())
    if state["problems"]:
        assert state["fields"]["gin_bonus"]["problems"] == [state["problems"][0]["text"]]
        assert state["fields"]["gin_bonus"]["parts"]["value"] == number
        assert session.draft.rules == HOUSE
    else:
        assert session.draft.rules.gin_bonus == int(number)


PARTS = [(name, part) for name in FIELDS for part in parts_of(name)]


@given(
    st.sampled_from(PARTS),
    st.text(max_size=LONGEST_WORD) | st.sampled_from(["", "-1", "²", "\ud800"]),
)
def test_whatever_is_put_into_any_control_gets_an_answer(
    where: tuple[str, Part], text: str
) -> None:
    name, part = where
    session = EditorSession(HOUSE, no_table)
    session.handle({"kind": "put", "turn": 1, "field": name, "part": part.id, "value": text})
    assert session.said["id"] == 2
    assert json.dumps(session.state(), ensure_ascii=False).encode()
    if part.words:
        assert session.said["refused"] is (text not in part.words)


@pytest.mark.parametrize("kind", ["read", "call"])
def test_half_a_character_is_no_part_of_a_text(kind: str) -> None:
    session = EditorSession(HOUSE, no_table)
    session.handle({"kind": kind, "turn": 1, "text": "mine \ud83d"})
    assert json.dumps(session.state(), ensure_ascii=False).encode()
