"""The golden files of the lab's wire: its words and one state for each moment.

`python -m tests.lab.golden` writes them anew.
"""

from pathlib import Path
from typing import Any

from gin_widgets.explain.wording.lab import LAB_WORDS
from gin_widgets.lab.session import LabSession
from gin_widgets.lab.wire import LabState
from tests.guide.golden import written

FOLDER = Path(__file__).parents[1] / "data" / "lab"
SKIP = {"kind": "answer", "value": None}

MOMENTS: dict[str, tuple[str | None, list[dict[str, Any]]]] = {
    "menu": (None, []),
    "drawn": (None, [{"kind": "answer", "value": [2, 10, 30, 60, 80, 90]}]),
    "number": ("outs_and_odds", []),
    "outs": (
        "outs_and_odds",
        [{"kind": "answer", "value": 50}, {"kind": "toggle", "name": "loose", "cards": "8C"}],
    ),
    "pick": ("danger_map", []),
    "danger": (
        "danger_map",
        [{"kind": "answer", "value": "4D"}, {"kind": "toggle", "name": "card", "cards": "4D"}],
    ),
    "refused": (
        "danger_map",
        [SKIP, {"kind": "set", "name": "seen", "value": "5H"}],
    ),
    "overlap": (
        "meld_overlap",
        [SKIP, {"kind": "toggle", "name": "claimed", "cards": "7H8H9HTH"}],
    ),
    "map": ("knock_risk_map", [SKIP, {"kind": "set", "name": "limit", "value": 3}]),
    "going_on": ("knock_now_or_go_on", [SKIP]),
    "compare": ("arrangement_compare", [SKIP]),
    "again": ("upcard_roulette", [SKIP, {"kind": "again"}]),
    "opened": (None, [{"kind": "open", "tool": "hand_ladder"}, SKIP]),
}


def messages(name: str) -> list[dict[str, Any]]:
    """What the browser sends up to a moment: each wish with the turn that it answers."""
    return [{**wish, "turn": turn} for turn, wish in enumerate(MOMENTS[name][1], 1)]


def moment(name: str) -> LabState:
    """The state after these messages."""
    session = LabSession(MOMENTS[name][0])
    for message in messages(name):
        session.handle(message)
    return session.state()


def files() -> dict[str, Any]:
    """What each golden file holds, by file name."""
    return {
        **{f"{name}.json": moment(name) for name in MOMENTS},
        "words.json": LAB_WORDS,
        "intents.json": [[name, message] for name in MOMENTS for message in messages(name)],
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in files().items():
        (FOLDER / file).write_text(written(content), encoding="utf-8")
