"""The notebooks as files: short, clean, and with links that lead somewhere. nbval runs them."""

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from gin_widgets.app import pages
from gin_widgets.lessons.course import COURSE
from tests.notebooks.lesson_pages import lesson_pages, with_course

NOTEBOOKS = sorted(pages.notebooks().glob("*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture
def notebook(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def text(notebook: Any) -> str:
    return "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")


def test_is_a_valid_notebook_for_any_python_kernel(notebook: Any) -> None:
    nbformat.validate(notebook)
    assert notebook.metadata.kernelspec.name == "python3"
    assert notebook.metadata.language_info == {"name": "python"}


def test_has_a_title_and_one_first_heading(notebook: Any) -> None:
    assert notebook.metadata.title
    assert len(re.findall(r"^# ", text(notebook), re.MULTILINE)) == 1


def test_opens_quickly_and_is_short(notebook: Any) -> None:
    code = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) <= 4
    assert all(len(source.splitlines()) <= 8 for source in code)
    assert not any(re.search(r"^(def|class) ", source, re.MULTILINE) for source in code)


def test_holds_no_leftovers_of_a_session(notebook: Any) -> None:
    assert "widgets" not in notebook.metadata
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            assert set(output.get("data", {})) <= {"text/plain", "text/html"}


def test_its_links_lead_to_files_that_are_there(path: Path, notebook: Any) -> None:
    links = re.findall(r'\]\(([^)]+)\)|(?:href|src)="([^"]+)"', text(notebook))
    inside = [link for pair in links for link in pair if link and "://" not in link]
    assert inside
    anchors = {
        f"#{head.replace(' ', '-')}" for head in re.findall(r"^#+ (.+)", text(notebook), re.M)
    }
    files = {link: path.parent / link.partition("?")[0] for link in inside if link not in anchors}
    missing = [link for link, file in files.items() if not file.exists()]
    assert missing == []


def test_every_notebook_is_on_the_front_page() -> None:
    front = text(nbformat.read(pages.notebooks() / "index.ipynb", as_version=4))
    listed = set(re.findall(r"^\| \[[^]]+\]\(([^)]+)\)", front, re.MULTILINE))
    assert listed == {path.name for path in NOTEBOOKS} - {"index.ipynb"}


def sources(notebook: Any) -> list[tuple[str, str]]:
    return [(cell.cell_type, cell.source) for cell in notebook.cells]


def test_every_lesson_has_its_page_as_the_course_says_it() -> None:
    made = {name: sources(page) for name, page in lesson_pages()}
    assert {path.name for path in NOTEBOOKS if re.match(r"L\d", path.name)} == set(made)
    for name, cells in made.items():
        assert sources(nbformat.read(pages.notebooks() / name, as_version=4)) == cells, (
            "run python -m tests.notebooks.lesson_pages and then …store_outputs"
        )


def test_a_page_of_a_lesson_ends_with_a_line_of_text() -> None:
    for lesson in COURSE.values():
        last = nbformat.read(pages.notebooks() / lesson.page, as_version=4).cells[-1]
        opened = "table" if lesson.games else "mixed review" if lesson.review else lesson.id
        assert last.outputs[-1].data["text/plain"].startswith(f"<Oklahoma Gin {opened}, house, ")


def test_the_front_page_lists_the_course() -> None:
    index = pages.notebooks() / "index.ipynb"
    front = nbformat.read(index, as_version=4)
    assert sources(with_course(nbformat.read(index, as_version=4))) == sources(front)
