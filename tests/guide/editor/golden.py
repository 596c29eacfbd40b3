"""The golden files of the editor's wire: its form, its words and one state for each moment.

`python -m tests.guide.editor.golden` writes them anew.
"""

import json
from pathlib import Path

from gin_widgets.explain.wording import EDITOR_WORDS
from gin_widgets.guide.editor import EditorSession, EditorState, form
from gin_widgets.rules import RULES, RuleSet
from tests.guide.golden import written

FOLDER = Path(__file__).parents[2] / "data" / "editor"

MOMENTS: dict[str, list[dict[str, str]]] = {
    "start": [],
    "changed": [
        {"kind": "put", "field": "undercut_bonus", "part": "value", "value": "20"},
        {"kind": "put", "field": "big_gin_bonus", "part": "given", "value": "points"},
        {"kind": "call", "text": "Friday night"},
    ],
    "contradiction": [
        {"kind": "put", "field": "scoring", "part": "value", "value": "penalty_points"},
        {"kind": "put", "field": "stock_floor", "part": "value", "value": "-2"},
    ],
    "refused": [{"kind": "read", "text": "house tie=nobody"}],
    "playing": [{"kind": "choose", "preset": "play_online"}, {"kind": "play"}],
    "undone": [
        {"kind": "put", "field": "tie", "part": "value", "value": "knocker"},
        {"kind": "back", "field": "tie"},
        {"kind": "undo"},
    ],
}


def no_table(_rules: RuleSet) -> None:
    """Sit down nowhere."""


def messages(name: str) -> list[dict[str, object]]:
    """What the browser sends up to a moment: each wish with the turn that it answers."""
    return [{**wish, "turn": turn} for turn, wish in enumerate(MOMENTS[name], 1)]


def moment(name: str) -> EditorState:
    """The state after these messages."""
    session = EditorSession(RULES["house"], no_table)
    for message in messages(name):
        session.handle(message)
    return session.state()


def files() -> dict[str, object]:
    """What each golden file holds, by file name."""
    intents = [message for name in MOMENTS for message in messages(name)]
    return {
        **{f"{name}.json": moment(name) for name in MOMENTS},
        "form.json": form(),
        "words.json": EDITOR_WORDS,
        "intents.json": intents,
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in files().items():
        (FOLDER / file).write_text(written(content), encoding="utf-8")
    print(json.dumps(sorted(files())))
