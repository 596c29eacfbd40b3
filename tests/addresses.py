"""The addresses of the project on other hosts, all made from three settings in pyproject.toml.

After a change of these settings: python -m tests.addresses
"""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOLDERS = (
    ROOT / "README.md",
    ROOT / "notebooks" / "index.ipynb",
    ROOT / "gin_widgets" / "classroom" / "project.py",
)
BINDER = re.compile(r"(https://mybinder\.org/v2/gh)/[^/\s]+/[^/\s]+/[^?\s]+(?=\?)")
SETTING = re.compile(r'^(OWNER|REPO|REF): Final = ".*"$', re.MULTILINE)
GITHUB = re.compile(r"(https://github\.com)/[^/\s]+/[^/#\s)]+(?=[/#)])")


def rewritten(text: str) -> str:
    """The text with every address of the project as the settings want it."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["tool"]["gin_widgets"]
    owner, repo, ref = project["owner"], project["repo"], project["ref"]
    text = BINDER.sub(rf"\1/{owner}/{repo}/{ref}", text)
    text = SETTING.sub(lambda found: f'{found[1]}: Final = "{project[found[1].lower()]}"', text)
    return GITHUB.sub(rf"\1/{owner}/{repo}", text)


def main() -> None:
    for holder in HOLDERS:
        holder.write_text(rewritten(holder.read_text()))


if __name__ == "__main__":
    main()
