from random import Random

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.passing import passed
from gin_widgets.lessons.progress import Part, Place, Progress, Record, Task
from gin_widgets.lessons.resume import Bookmark, read_resume_code, resume_code
from gin_widgets.lessons.review import INTERVALS
from gin_widgets.play.digits import LETTERS
from tests.lessons.forms import FORMS
from tests.lessons.pupil import TODAY, go_to, press, right, sit, step

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
    after, mark = read_resume_code(code, COURSE)
    assert (after.records, after.passed) == (before.records, before.passed)
    place = before.places["L01"]
    assert mark == Bookmark("L01", place.tasks[0], place.step, place.settled)


def test_what_was_due_before_is_due_on_the_day_of_the_code() -> None:
    before = Progress({"L01-1": Record("", False, box=0, due=TODAY - 9)})
    after, mark = read_resume_code(resume_code(before, COURSE, TODAY), COURSE)
    assert after.records["L01-1"].due == TODAY
    assert mark is None


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
    assert passed(here.sitting.place)
