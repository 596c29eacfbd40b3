import json
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import NotationError
from gin_widgets.lessons.progress import (
    Part,
    Place,
    Progress,
    Record,
    Task,
    Try,
    progress_from_text,
    progress_text,
)

names = st.text("L0123456789abc-", min_size=1, max_size=8)
texts = st.text(max_size=12)
small = st.integers(0, 4)
records = st.builds(
    Record,
    answer=texts,
    right=st.booleans(),
    misconception=texts,
    hint=small,
    seconds=st.integers(0, 9999),
    box=st.integers(0, 5),
    due=st.integers(0, 800_000),
    seed=st.integers(0, 2**31 - 1),
)
tasks = st.builds(Task, part=st.sampled_from(Part), item=names, seed=st.integers(0, 2**31 - 1))
tries = st.builds(
    Try, answer=texts, right=st.booleans(), step=small, misconception=texts, hint=small
)

answers = st.dictionaries(small, texts, max_size=2)


@st.composite
def places(draw: st.DrawFn) -> Place:
    chosen = tuple(draw(st.lists(tasks, max_size=5)))
    return Place(
        tasks=chosen,
        at=draw(st.integers(0, len(chosen))),
        step=draw(small),
        settled=draw(st.booleans()),
        hint=draw(small),
        helped=draw(small),
        seconds=draw(st.integers(0, 99)),
        answers=MappingProxyType(
            {
                at: MappingProxyType(given)
                for at, given in draw(st.dictionaries(small, answers, max_size=2)).items()
            }
        ),
        tries=MappingProxyType(draw(st.dictionaries(small, tries, max_size=2))),
    )


progresses = st.builds(
    Progress,
    records=st.dictionaries(names, records, max_size=4),
    passed=st.frozensets(names, max_size=3),
    places=st.dictionaries(names, places(), max_size=2),
)


@given(progresses)
def test_progress_survives_the_browser_s_store(progress: Progress) -> None:
    assert progress_from_text(progress_text(progress)) == (progress, 0)


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", '{"v":2}', "{", "7", "[" * 20_000])
def test_what_is_no_progress_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="no stored progress"):
        progress_from_text(text)


GOOD = Progress(
    {"L01-1": Record("10", True, box=1, due=738_001)},
    frozenset({"L01"}),
    {"L01": Place((Task(Part.ALONE, "L01-1"),))},
)


@pytest.mark.parametrize(
    ("path", "value", "unread"),
    [
        (("records", "L01-1", "box"), 6, 1),
        (("records", "L01-1", "box"), True, 1),
        (("records", "L01-1", "right"), "yes", 1),
        (("records", "L01-1", "answer"), "x" * 401, 1),
        (("records", "L01-1"), None, 1),
        (("records",), [1], 1),
        (("passed",), "L01", 1),
        (("passed",), ["L01", 7], 1),
        (("places", "L01", "tasks"), ["alone"], 1),
        (("places", "L01", "tasks"), ["alone L01-1 x"], 1),
        (("places", "L01", "tasks"), ["alone L01-1"] * 2001, 1),
        (("places", "L01", "at"), 2, 1),
        (("places", "L01", "answers"), {"1": "x"}, 1),
        (("places", "L01", "answers"), {"1": {"one": "x"}}, 1),
        (("places", "L01", "answers"), {"1": {"1": 7}}, 1),
        (("places", "L01", "tries"), {"1": {}}, 1),
        (("places", "L01"), 3, 1),
        (("future",), {"more": 1}, 1),
    ],
)
def test_what_is_unknown_or_damaged_is_left_out_and_counted(
    path: tuple[str, ...], value: object, unread: int
) -> None:
    content = json.loads(progress_text(GOOD))
    inner = content
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    progress, count = progress_from_text(json.dumps(content))
    assert count == unread
    kept = [
        progress.records == GOOD.records,
        progress.passed == GOOD.passed,
        progress.places == GOOD.places,
    ]
    assert kept.count(True) >= 2


@pytest.mark.parametrize("text", ["", "alone", "exit L01-1 -1", "exit L01-1 1 2", "yard L01-1"])
def test_a_task_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="no item of a sitting"):
        Task.parse(text)
