"""Taking up a resume code: what it holds goes before what is kept, and the rest stays."""

from collections.abc import Mapping

from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.progress import Mode, Progress
from gin_widgets.lessons.resume import read_resume_code
from gin_widgets.lessons.sitting import Sitting
from gin_widgets.rules import RuleSet


def taken_up(
    progress: Progress, code: str, course: Mapping[str, Lesson], rules: RuleSet, day: int
) -> tuple[Progress, str]:
    """The progress with what a code holds, and the lesson where the code was made or "".

    Raises:
        NotationError: a letter is wrong or missing, or the code is of another course.
    """
    carried = read_resume_code(code, course)
    both = progress.under(carried.progress)
    for lesson, mark in carried.marks.items():
        programme = Programme(Mode.LEARN, rules, course[lesson], course)
        both = Sitting.begin(programme, both, day).resumed(mark).progress
    return both, carried.lesson
