"""The page of each lesson: one notebook, one widget.

Run it after a change to the course: python -m tests.notebooks.lesson_pages
"""

from collections.abc import Iterator

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from gin_widgets.app import pages
from gin_widgets.lessons import Lesson
from gin_widgets.lessons.course import COURSE

TITLE = """<div class="gin-title">

# {title}

[The course](course.ipynb){more}

</div>"""
ASKED = """# In JupyterLab: Run > Run All Cells.
import gin_widgets as gw
from gin_widgets.app.lesson_page import lesson_asked

page = lesson_asked("{id}")  # what the address asks for, as in ?item={item}
page"""
COURSE_HEAD = """## The course

One rule at a time, each in a few minutes. Nothing is locked.
What you did is kept in your browser: [here you see it](course.ipynb).

| lesson | what it is about | takes |
|---|---|---|"""
PLAYER = 'gw.widgets.LessonPlayer("{id}", rules=page.rules, item=page.item)'


def links(lesson: Lesson) -> str:
    """The next lesson, and the table where the lesson leads to it."""
    ids = list(COURSE)
    more = []
    if lesson.id == "L16":
        more.append("[To the table](play.ipynb)")
    if lesson.id != ids[-1]:
        following = COURSE[ids[ids.index(lesson.id) + 1]]
        more.append(f"[Next: {following.title}]({following.page})")
    return "".join(f" · {link}" for link in more)


def lesson_page(lesson: Lesson) -> nbformat.NotebookNode:
    """The notebook of a lesson, not yet run."""
    item = lesson.items[-1].id.removeprefix(f"{lesson.id}-")
    asked = ASKED.format(id=lesson.id, item=item)
    title = TITLE.format(title=lesson.title, more=links(lesson))
    return new_notebook(
        cells=[
            new_markdown_cell(title, id="title"),
            new_code_cell(asked, id="asked"),
            new_code_cell(PLAYER.format(id=lesson.id), id="lesson"),
        ],
        metadata={
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "title": f"{lesson.title} · Oklahoma Gin",
        },
    )


def lesson_pages() -> Iterator[tuple[str, nbformat.NotebookNode]]:
    """Every page with the name of its file."""
    for lesson in COURSE.values():
        yield lesson.page, lesson_page(lesson)


def course_rows() -> list[str]:
    """The lines of the front page's table of lessons."""
    return [
        f"| [{lesson.id}]({lesson.page}) | {lesson.title} | {lesson.minutes} min |"
        for lesson in COURSE.values()
    ]


def with_course(front: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """The front page with the lessons that there are."""
    (cell,) = [each for each in front.cells if each.id == "course"]
    cell.source = "\n".join([COURSE_HEAD, *course_rows()])
    return front


def main() -> None:
    for old in pages.notebooks().glob("L[0-9][0-9]_*.ipynb"):
        old.unlink()
    for name, notebook in lesson_pages():
        nbformat.write(notebook, pages.notebooks() / name)
    index = pages.notebooks() / "index.ipynb"
    nbformat.write(with_course(nbformat.read(index, as_version=4)), index)


if __name__ == "__main__":
    main()
