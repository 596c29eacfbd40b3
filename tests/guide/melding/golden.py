"""The golden files of the melding lab's wire: its words and one state for each moment.

`python -m tests.guide.melding.golden` writes them anew.
"""

from pathlib import Path
from typing import Any

from gin_widgets.cards import CardSet
from gin_widgets.explain.wording.melding import MELDING_WORDS
from gin_widgets.guide.melding import MeldingSession, MeldingState
from gin_widgets.rules import HOUSE
from tests.guide.golden import written

FOLDER = Path(__file__).parents[2] / "data" / "melding"
HAND = CardSet.parse("7C 7D 7H 8H 9H 2S 4D JC QD KS")

MOMENTS: dict[str, list[dict[str, Any]]] = {
    "start": [],
    "laid": [{"kind": "lay", "groups": ["7H8H9H", "JCQDKS"]}],
    "better": [{"kind": "lay", "groups": ["7C7D7H"]}, {"kind": "press", "name": "better"}],
    "best": [{"kind": "press", "name": "reveal"}],
    "compared": [
        {"kind": "lay", "groups": ["7C7D7H"]},
        {"kind": "press", "name": "keep"},
        {"kind": "take", "at": 0},
        {"kind": "press", "name": "reveal"},
        {"kind": "press", "name": "hide"},
    ],
    "refused": [{"kind": "deal", "text": "7C 7X"}],
    "dealt": [{"kind": "deal", "text": "4c 4d 4h 5c 5d 5h 6c 6d 6h 2s"}],
}


def messages(name: str) -> list[dict[str, Any]]:
    """What the browser sends up to a moment: each wish with the turn that it answers."""
    return [{**wish, "turn": turn} for turn, wish in enumerate(MOMENTS[name], 1)]


def moment(name: str) -> MeldingState:
    """The state after these messages."""
    session = MeldingSession(HAND, HOUSE)
    for message in messages(name):
        session.handle(message)
    return session.state()


def files() -> dict[str, Any]:
    """What each golden file holds, by file name."""
    return {
        **{f"{name}.json": moment(name) for name in MOMENTS},
        "words.json": MELDING_WORDS,
        "intents.json": [message for name in MOMENTS for message in messages(name)],
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in files().items():
        (FOLDER / file).write_text(written(content), encoding="utf-8")
