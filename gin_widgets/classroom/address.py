"""The address of a page below the folder of the notebooks, with what it asks for."""

from typing import Final
from urllib.parse import urlencode

from gin_widgets.rules import FIELDS

LONGEST: Final = 2000
"""The most characters of a link, and of what an address asks for."""
RULE_FIELDS: Final = tuple(name for name in FIELDS if name not in ("key", "players"))
"""The rules that an address may name one by one; `players` there is how many sit down."""


def page_address(page: str, **asked: str | int | None) -> str:
    """A page with what it is asked for; what is None is left out.

    >>> page_address("play.ipynb", seed=4217, players=None)
    'play.ipynb?seed=4217'
    """
    given = {name: value for name, value in asked.items() if value is not None}
    return f"{page}?{urlencode(given)}" if given else page
