"""The page of each lesson: one notebook, one widget.

Run it after a change to the course: python -m tests.notebooks.lesson_pages
"""

import json
from collections.abc import Iterator

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from gin_widgets.app import pages
from gin_widgets.explain.wording import GLOSSARY
from gin_widgets.lessons import Lesson
from gin_widgets.lessons.course import COURSE

TITLE = """<div class="gin-title">

# {title}

[The course](course.ipynb){more}

</div>"""
ASKED = """# In JupyterLab: Run > Run All Cells.
import gin_widgets as gw
from gin_widgets.app.lesson_page import lesson_asked

page = lesson_asked("{id}")  # what the address asks for, as in ?{example}
page"""
COURSE_HEAD = """## The course

One rule at a time. The minutes are those of somebody who never held cards. Nothing is locked.
[The course page](course.ipynb) shows what you have done, and goes on where you were.

| lesson | takes, the first time |
|---|---|"""
GLOSSARY_HEAD = """## The words of the game

| word | what it means |
|---|---|"""
PLAYER = 'gw.widgets.LessonPlayer("{id}", rules=page.rules, item=page.item)'
REVIEW = 'gw.widgets.LessonPlayer(mode="review", rules=page.rules)'
TABLE = """seed = {seeds}[page.item or "{first}"]
gw.widgets.Table(rules=page.rules, seed=seed)"""
GAMES = "{count} games against the computer, each the same deal for everybody: {links}."


def links(lesson: Lesson) -> str:
    """The next lesson, and the table where the lesson leads to it."""
    ids = list(COURSE)
    more = []
    if lesson.games:
        more.append("[To the table](play.ipynb)")
    if lesson.id != ids[-1]:
        following = COURSE[ids[ids.index(lesson.id) + 1]]
        more.append(f"[Next: {following.title}]({following.page})")
    return "".join(f" · {link}" for link in more)


def played(lesson: Lesson) -> str:
    """The cell that opens the lesson: its items, its games at the table, or the review."""
    if lesson.review:
        return REVIEW
    if lesson.games:
        seeds = json.dumps({game.id: game.seed for game in lesson.games})
        return TABLE.format(seeds=seeds, first=lesson.games[0].id)
    return PLAYER.format(id=lesson.id)


def games(lesson: Lesson) -> list[nbformat.NotebookNode]:
    """What is said of the games of a lesson, where there are some."""
    if not lesson.games:
        return []
    each = [f"[game {n}]({lesson.page}?item={n})" for n, _ in enumerate(lesson.games, 1)]
    text = GAMES.format(count=len(lesson.games), links=", ".join(each))
    return [new_markdown_cell(text, id="games")]


def lesson_page(lesson: Lesson) -> nbformat.NotebookNode:
    """The notebook of a lesson, not yet run."""
    ids = [each.id for each in (*lesson.items, *lesson.games)]
    example = f"item={ids[-1].removeprefix(f'{lesson.id}-')}" if ids else "rules=play_online"
    asked = ASKED.format(id=lesson.id, example=example)
    title = TITLE.format(title=lesson.title, more=links(lesson))
    return new_notebook(
        cells=[
            new_markdown_cell(title, id="title"),
            *games(lesson),
            new_code_cell(asked, id="asked"),
            new_code_cell(played(lesson), id="lesson"),
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
        f"| [{lesson.id} {lesson.title}]({lesson.page}) | {lesson.minutes} min |"
        for lesson in COURSE.values()
    ]


def glossary_rows() -> list[str]:
    """The lines of the front page's list of words."""
    return [f"| **{word}** | {meaning} |" for word, meaning in GLOSSARY.items()]


def with_course(front: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """The front page with the lessons and the words that there are."""
    for id_, lines in (
        ("course", [COURSE_HEAD, *course_rows()]),
        ("glossary", [GLOSSARY_HEAD, *glossary_rows()]),
    ):
        (cell,) = [each for each in front.cells if each.id == id_]
        cell.source = "\n".join(lines)
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
