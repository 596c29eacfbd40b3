import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.lessons.progress import Part, Progress, Record, Task, Try
from gin_widgets.lessons.review import INTERVALS, due, first_tried, mixed, next_review

RIGHT, WRONG = Try("21", True, seconds=5), Try("31", False, misconception="M02", hint=2)
DAY = 738_000


def test_the_boxes_are_those_of_the_plan() -> None:
    assert INTERVALS == (0, 1, 3, 7, 14, 30)


def test_right_answers_on_the_days_when_it_is_due_come_ever_later() -> None:
    record, day, days = None, DAY, []
    for _ in range(7):
        record = first_tried(record, RIGHT, 0, day)
        days.append(record.due - day)
        day = record.due
    assert days == [1, 3, 7, 14, 30, 30, 30]


def test_a_wrong_answer_brings_it_back_at_once_and_is_told_whole() -> None:
    record = first_tried(Record("21", True, box=4, due=DAY), WRONG, 7, DAY)
    assert record == Record("31", False, "M02", hint=2, box=0, due=DAY, seed=7)


def test_repeating_it_before_it_is_due_does_not_put_it_off() -> None:
    first = first_tried(None, RIGHT, 0, DAY)
    again = first_tried(first, RIGHT, 3, DAY)
    assert (again.box, again.due, again.seed) == (1, DAY + 1, 3)


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 40)), max_size=30))
def test_the_box_always_names_an_interval(tries: list[tuple[bool, int]]) -> None:
    record, day = None, DAY
    for right, wait in tries:
        day += wait
        record = first_tried(record, RIGHT if right else WRONG, 0, day)
        assert 0 <= record.box < len(INTERVALS)
        assert record.right is right
        assert record.due <= day + INTERVALS[record.box]


def test_what_waited_longest_is_due_first() -> None:
    records = {
        "a": Record("", True, box=2, due=DAY),
        "b": Record("", False, box=0, due=DAY),
        "c": Record("", True, box=1, due=DAY - 3),
        "d": Record("", True, box=1, due=DAY + 1),
    }
    assert due(Progress(records), DAY, ["a", "b", "c", "d", "e"]) == ("c", "b", "a")


def test_two_items_are_of_two_skills_where_there_are_two() -> None:
    assert mixed(["a1", "a2", "b1"], lambda item: item[0], 2) == ("a1", "b1")
    assert mixed(["a1", "a2"], lambda item: item[0], 2) == ("a1", "a2")
    assert mixed([], lambda item: item[0], 2) == ()


@pytest.mark.parametrize("known", [0, 3])
def test_an_endless_review_asks_everything_before_it_asks_anything_twice(known: int) -> None:
    among = ("a", "b", "c", "d", "e")
    records = {item: Record("", True, box=3, due=DAY + 9) for item in among[:known]}
    done: tuple[Task, ...] = ()
    for _ in range(10):
        done = (*done, Task(Part.REVIEW, next_review(Progress(records), DAY, among, done)))
    assert sorted(task.item for task in done[:5]) == list(among)
    assert sorted(task.item for task in done[5:]) == list(among)
    if known:
        assert {task.item for task in done[:2]} == {"d", "e"}
