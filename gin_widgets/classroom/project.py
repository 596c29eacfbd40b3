"""Where the project lives: `python -m tests.addresses` copies these from pyproject.toml."""

from typing import Final

OWNER: Final = "OWNER"
REPO: Final = "gin_widgets"
REF: Final = "HEAD"
