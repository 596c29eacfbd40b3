"""The rules of a class go along with the links of a page."""

import re
from urllib.parse import quote_plus

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from gin_widgets.app import pages
from gin_widgets.app.carry import with_rules_carried
from gin_widgets.app.class_page import class_asked
from gin_widgets.rules import RULES

NOTEBOOKS = sorted(pages.notebooks().glob("*.ipynb"))
LINKS = re.compile(r'\]\(([^)]*\.ipynb[^)]*)\)|href="([^"]*\.ipynb[^"]*)"')


def links(notebook: nbformat.NotebookNode) -> list[str]:
    text = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    return ["".join(found) for found in LINKS.findall(text)]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_link_to_another_page_carries_the_rules(path: pages.Path) -> None:
    before = nbformat.read(path, as_version=4)
    query = "rules=play_online&gin_bonus=30&seed=7&item=2"
    after = with_rules_carried(nbformat.read(path, as_version=4), query)
    assert len(links(before)) == len(links(after)) > 0
    for old, new in zip(links(before), links(after), strict=True):
        if "://" in old:
            assert new == old
            continue
        page, _, asked = new.partition("?")
        assert page == old.partition("?")[0]
        rules = class_asked(asked.partition("&item=")[0]).rules
        assert rules == RULES["play_online"].replace(gin_bonus=30)
        assert ("item=" in asked) == ("item=" in old)
        assert "seed" not in asked


@pytest.mark.parametrize("query", ["", "rules=house", "rules=hollywood", "seed=7"])
def test_the_usual_rules_need_no_carrying(query: str) -> None:
    page = new_notebook(cells=[new_markdown_cell("[a](play.ipynb)"), new_code_cell("1")])
    assert links(with_rules_carried(page, query)) == ["play.ipynb"]


def test_a_link_that_names_rules_keeps_them() -> None:
    page = new_notebook(cells=[new_markdown_cell("[a](play.ipynb?rules=gin_rummy)")])
    assert links(with_rules_carried(page, "rules=elimination")) == ["play.ipynb?rules=gin_rummy"]


def test_a_page_without_code_notes_what_it_leaves_out() -> None:
    bad = "rules=" + quote_plus("<b>\n\n[x](y)") + "&seed=1"
    still = with_rules_carried(new_notebook(cells=[new_markdown_cell("# A")]), bad)
    note, _, rest = still.cells[0].source.partition("\n\n")
    assert rest == "# A"
    assert note.startswith(
        '<div class="gin-notes" role="note"><p>The address asks for rules “&lt;b'
    )
    assert "“seed”, which this page does not know." in note
    alive = new_notebook(cells=[new_markdown_cell("# A"), new_code_cell("1")])
    assert with_rules_carried(alive, bad).cells[0].source == "# A"
