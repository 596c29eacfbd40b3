import json

import pytest

from tests.guide.golden import FOLDER, files

FILES = files()


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_golden_file_holds_what_python_sends(name: str) -> None:
    stored = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    assert stored == FILES[name], "run python -m tests.guide.golden and read the difference"


def test_there_is_no_golden_file_that_nobody_writes() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == set(FILES)
