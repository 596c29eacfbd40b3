from random import Random

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.lessons.carrying import reply_to, taken_up
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.progress import Part, Place, Progress, Record, Task, progress_from_text
from gin_widgets.lessons.resume import Bookmark, read_resume_code, resume_code
from gin_widgets.lessons.review import INTERVALS
from gin_widgets.play.digits import LETTERS
from gin_widgets.rules import HOUSE
from tests.lessons.forms import FORMS
from tests.lessons.pupil import TODAY, finish, go_to, press, right, sit, step

ITEMS = [item.id for lesson in COURSE.values() for item in lesson.items]


def some_progress(seed: int) -> Progress:
    dice = Random(seed)
    records = {}
    for item in ITEMS:
        if dice.random() < 0.6:
            box = dice.randrange(len(INTERVALS))
            due = TODAY + dice.randint(0, INTERVALS[box])
            records[item] = Record("", dice.random() < 0.5, box=box, due=due)
    passed = frozenset(lesson for lesson in COURSE if dice.random() < 0.5)
    task = Task(dice.choice(list(Part)), dice.choice(ITEMS), dice.choice((0, 1, 2**31 - 1)))
    place = Place((task,), step=dice.randrange(4), settled=dice.random() < 0.5)
    return Progress(records, passed, {"L01": place})


@pytest.mark.parametrize("seed", range(30))
def test_a_code_brings_back_what_it_holds(seed: int) -> None:
    before = some_progress(seed)
    code = resume_code(before, COURSE, TODAY, "L01")
    carried = read_resume_code(code, COURSE)
    after = carried.progress
    assert (after.records, after.passed) == (before.records, before.passed)
    place = before.places["L01"]
    mark = Bookmark("L01", place.tasks[0], place.step, place.settled)
    assert (carried.lesson, carried.marks) == ("L01", {"L01": mark})


def test_what_was_due_before_is_due_on_the_day_of_the_code() -> None:
    before = Progress({"L01-1": Record("", False, box=0, due=TODAY - 9)})
    carried = read_resume_code(resume_code(before, COURSE, TODAY), COURSE)
    assert carried.progress.records["L01-1"].due == TODAY
    assert (carried.marks, carried.lesson) == ({}, "")


def test_a_code_holds_the_place_in_every_lesson_that_was_begun() -> None:
    first = sit(COURSE["L00"])
    finish(first)
    second = sit(COURSE["L02"], progress=first.progress)
    go_to(second, "L02-3")
    third = sit(COURSE["L05"], progress=second.progress)
    while third.sitting.item.id != "L05-1":
        step(third)
    step(third)
    code = third.state()["code"]
    kept, lesson = taken_up(Progress(), code, COURSE, HOUSE, TODAY)
    assert lesson == "L05"
    assert kept.passed == {"L00"}
    assert set(kept.places) == {"L00", "L02", "L05"}
    assert kept.places["L00"].task is None
    task = kept.places["L02"].task
    assert task is not None
    assert task.item == "L02-3"
    there = sit(COURSE["L05"], progress=kept)
    assert (there.sitting.task, there.sitting.place.step) == (
        third.sitting.task,
        third.sitting.place.step,
    )
    assert [part["note"] for part in there.state()["parts"]] == [
        part["note"] for part in third.state()["parts"]
    ]


def test_what_is_kept_stays_where_a_code_says_nothing_of_it() -> None:
    here = sit(COURSE["L01"])
    go_to(here, "L01-2")
    code = resume_code(Progress({}, frozenset({"L04"})), COURSE, TODAY)
    kept, _ = taken_up(here.progress, code, COURSE, HOUSE, TODAY)
    assert kept.places == here.progress.places
    assert kept.passed == {"L04"}


def test_a_browser_with_the_map_of_the_course_is_answered() -> None:
    there = sit(COURSE["L01"])
    finish(there)
    saved = there.state()["saved"]
    told = reply_to({"kind": "code", "saved": saved}, 1, COURSE, HOUSE, TODAY)
    assert (told["id"], told["refused"], told["saved"]) == (1, False, "")
    asked = {"kind": "restore", "saved": "", "text": told["code"]}
    taken = reply_to(asked, 2, COURSE, HOUSE, TODAY)
    assert not taken["refused"]
    kept, unread = progress_from_text(taken["saved"])
    assert (kept.passed, unread) == ({"L01"}, 0)
    assert kept.places["L01"].task is None


@pytest.mark.parametrize(
    ("content", "start"),
    [
        (None, "The lesson did not understand that message"),
        ({"kind": "code"}, "The lesson did not understand that message"),
        ({"kind": "code", "saved": 7}, "The lesson did not understand that message"),
        ({"kind": "code", "saved": "x" * 100_001}, "The lesson did not understand"),
        ({"kind": "code", "saved": "{"}, "This text is no stored progress of the course."),
        ({"kind": "restore", "saved": "", "text": "ABCDE-12345"}, "A letter of the resume code"),
        ({"kind": "restore", "saved": "", "text": ""}, "A resume code has letters and digits"),
    ],
    ids=str,
)
def test_what_the_map_cannot_do_is_refused(content: object, start: str) -> None:
    told = reply_to(content, 3, COURSE, HOUSE, TODAY)
    assert told["text"].startswith(start)
    assert (told["id"], told["refused"], told["code"], told["saved"]) == (3, True, "", "")


@pytest.mark.parametrize("seed", range(4))
def test_no_wrong_letter_and_no_swapped_pair_goes_unseen(seed: int) -> None:
    code = resume_code(some_progress(seed), COURSE, TODAY, "L01").replace("-", "")
    for at, letter in enumerate(code):
        for other in LETTERS:
            if other != letter:
                with pytest.raises(NotationError):
                    read_resume_code(code[:at] + other + code[at + 1 :], COURSE)
        swapped = code[:at] + code[at : at + 2][::-1] + code[at + 2 :]
        if swapped != code:
            with pytest.raises(NotationError):
                read_resume_code(swapped, COURSE)


def test_a_code_is_read_as_people_write_it() -> None:
    code = resume_code(some_progress(1), COURSE, TODAY, "L01")
    read = read_resume_code(code, COURSE)
    loose = f"  {code.replace('-', ' ').lower().replace('0', 'o').replace('1', 'l')} "
    assert read_resume_code(loose, COURSE) == read
    assert read_resume_code(code.replace("-", ""), COURSE) == read


@pytest.mark.parametrize("code", ["", "-", "ABC", "hello world!", "ÀÀÀÀÀÀÀÀ", "0" * 500])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(NotationError):
        read_resume_code(code, COURSE)


def test_a_code_of_another_course_is_refused() -> None:
    code = resume_code(Progress(), COURSE, TODAY)
    with pytest.raises(NotationError, match="another version of the course"):
        read_resume_code(code, {"T": FORMS})


def test_a_fresh_learner_s_code_is_short_enough_to_write_down() -> None:
    assert len(resume_code(Progress(), COURSE, TODAY).replace("-", "")) <= 16


def test_a_code_restores_the_item_and_the_step_on_another_computer() -> None:
    lesson = COURSE["L07"]
    there = sit(lesson)
    go_to(there, "L07-3")
    step(there)
    press(there, "next")
    here = sit(lesson)
    here.type(f"resume {there.state()['code']}")
    assert not here.said["refused"]
    assert here.sitting.task == there.sitting.task
    assert here.sitting.place.step == there.sitting.place.step
    assert here.progress.records.keys() == there.progress.records.keys()


def test_a_code_counts_the_items_before_it_for_the_pass() -> None:
    lesson = COURSE["L01"]
    there = sit(lesson)
    press(there, "goto exit")
    step(there)
    press(there, "next")
    here = sit(lesson)
    here.restore(there.state()["code"])
    here.answer(right(here))
    assert here.sitting.passed
