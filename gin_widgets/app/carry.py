"""The rules of a class stay when a learner goes on: the links of a page carry them along."""

import re
from typing import Any

from gin_widgets.app.class_page import class_asked
from gin_widgets.app.query import notes_html
from gin_widgets.classroom import page_address
from gin_widgets.rules import HOUSE, rules_from_text, rules_text

LINK = re.compile(r'(?<=\]\()[\w.]+\.ipynb[^)#]*|(?<=href=")[\w.]+\.ipynb[^"#]*')


def with_rules_carried(notebook: Any, query: str) -> Any:
    """The notebook with the rules of its address in each link to another page.

    A page without code cannot read its address itself; what was left out of it is noted there.
    """
    asked = class_asked(query)
    rules = rules_from_text(asked.rules) if isinstance(asked.rules, str) else asked.rules
    if rules != HOUSE:
        for cell in notebook.cells:
            if cell.cell_type == "markdown":
                cell.source = LINK.sub(
                    lambda link: _carrying(link[0], rules_text(rules)), cell.source
                )
    if asked.notes and not any(cell.cell_type == "code" for cell in notebook.cells):
        notebook.cells[0].source = f"{notes_html(asked.notes)}\n\n{notebook.cells[0].source}"
    return notebook


def _carrying(link: str, rules: str) -> str:
    """The link with the rules; one that names some itself keeps them."""
    if "rules=" in link:
        return link
    page, mark, asked = link.partition("?")
    added = page_address(page, rules=rules)
    return f"{added}&{asked}" if mark else added
