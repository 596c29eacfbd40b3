"""Every message of the lab is said by a tool, and every one that is asked for exists."""

from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest

from gin_widgets.cards import GinError
from gin_widgets.explain.wording.lab import LAB
from gin_widgets.explain.wording.simulated import SIMULATED
from gin_widgets.explain.wording.strategy import STRATEGY
from gin_widgets.explain.wording.tools import TOOLS as TOOLS_SAY
from gin_widgets.lab import TOOLS, experiments, tools
from gin_widgets.lab.session import LabSession
from gin_widgets.play import Match, Record
from tests.lab.golden import files
from tests.said import Said
from tests.tables import chosen

DICE = Random(5)
THREE = Match.start("house", players=3, seed=5)
while THREE.round.result is None:
    THREE = THREE.play(chosen(THREE.round, DICE)).state
CURVE = list(TOOLS["limit_curve"].guess(upcard=10).truth)
ANSWERS = (None, 0, 30, 31, 99, "4D", "KS", "1", "2", [0] * 6, [99] * 6, CURVE)
OTHERWISE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("arrangement_compare", {"other": 1}),
    ("danger_map", {"hand": "7H", "seen": "8H", "taken": "6H", "card": "6S"}),
    ("danger_map", {"hand": "7H", "seen": "8H", "taken": "6H", "card": "7H"}),
    ("danger_map", {"hand": "7H", "seen": "5H", "taken": "6H 6D", "card": "6S"}),
    ("danger_map", {"hand": "7H", "taken": "6H 8H", "card": "7D"}),
    ("deadwood_funnel", {"count": 0}),
    ("deadwood_funnel", {"count": 80}),
    ("hand_explorer", {"hand": "2C 9D KH"}),
    ("hand_explorer", {"hand": "2C 9D KH 5S 5H 5D 8C JS QD AC 7S"}),
    ("hand_explorer", {"hand": "5S 5H 5D"}),
    ("hand_explorer", {"hand": "5S 5H 5D AS 2S 3S 7C 8C 9C TC KD"}),
    ("hand_explorer", {"hand": "7C 7D 7H 8H 9H"}),
    *(("hand_ladder", {"seed": seed, "turn": turn}) for seed in range(4) for turn in (1, 5, 30)),
    ("hand_ladder", {"record": Record.of(THREE).to_text()}),
    ("knock_now_or_go_on", {"turn": 12}),
    ("knock_now_or_go_on", {"turn": 1, "hand": "5H 6H 7H KC KD KS AC 2C 3C AD 9S"}),
    ("knock_now_or_go_on", {"wait": 5, "other": 5}),
    (
        "knock_now_or_go_on",
        {"hand": "5H 6H 7H KC KD KS AC 2C 3C 4D 9S", "upcard": "4S", "turn": 3, "other": 0},
    ),
    ("knock_risk_map", {"shows": "points"}),
    ("meld_overlap", {"hand": "2C 9D KH"}),
    ("meld_overlap", {"hand": "7C 7D 7H"}),
    ("meld_overlap", {"hand": "7C 7D 7H 8H 9H", "claimed": "7C 7D 7H"}),
    ("outs_and_odds", {"hand": "2C 9D KH", "loose": "2C", "seen": "2D"}),
    ("outs_and_odds", {"hand": "8C 9C 9D", "loose": "8C 9C 9D", "seen": ""}),
    ("players_and_stock", {"rules": "complete_rules"}),
    ("rule_lab", {"one": "house", "other": "house"}),
    ("upcard_roulette", {"deals": "0"}),
)
REFUSED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("sing", {}),
    ("limit_curve", {"limit": 3}),
    ("limit_curve", {"upcard": 11}),
    ("upcard_roulette", {"rules": "hose"}),
    ("danger_map", {"hand": ""}),
    ("danger_map", {"hand": 7}),
    ("danger_map", {"hand": "5H " * 100}),
    ("danger_map", {"seen": "8D 5H"}),
    ("danger_map", {"seen": "8D", "taken": "8D"}),
    ("danger_map", {"hand": "5H", "taken": "5H"}),
    ("outs_and_odds", {"hand": "5H 6H", "loose": "5H", "seen": "5H"}),
    ("knock_now_or_go_on", {"hand": "5H 6H 7H KC KD KS AC 2C 3C 4D 9S", "upcard": "2S"}),
    ("hand_ladder", {"record": Record.of(Match.start("house", seed=3)).to_text()}),
    ("knock_now_or_go_on", {"hand": "KS QS"}),
    ("arrangement_compare", {"other": 12}),
    ("arrangement_compare", {"limit": 2}),
    ("hand_ladder", {"hand": 2}),
    ("hand_ladder", {"turn": 200}),
    ("hand_ladder", {"record": 7}),
)
SENT: tuple[dict[str, Any], ...] = (
    {"kind": "sing", "turn": 1},
    {"kind": "answer", "turn": 9, "value": None},
    {"kind": "answer", "turn": 1, "value": "x"},
)


def load_anew() -> None:
    """Run the tools' modules once more, since their controls are named as they are loaded."""
    (folder,) = map(Path, tools.__path__)
    for path in (*folder.glob("*.py"), folder.parent / "presets.py"):
        run_path(str(path))


def look(tool: str, given: dict[str, Any]) -> None:
    """Guess rightly and wrongly, and look."""
    for answer in ANSWERS:
        session = LabSession(tool, given)
        session.handle({"kind": "answer", "turn": 1, "value": answer})
        session.state()
        session.handle({"kind": "answer", "turn": 2, "value": None})


def test_every_message_of_the_lab_is_needed_somewhere(said: Said) -> None:
    files()
    for tool in TOOLS:
        look(tool, {})
    for tool, given in OTHERWISE:
        look(tool, given)
    for tool, given in REFUSED:
        with pytest.raises(GinError):
            LabSession(tool, given)
    for content in SENT:
        LabSession("limit_curve").handle(content)
        LabSession("danger_map").handle(content)
    for hands in (40, 4_000):
        experiments.waiting(hands=hands)
        experiments.small_knock(hands=hands)
        experiments.ace_upcard(hands=hands)
    load_anew()
    wanted = {*LAB, *TOOLS_SAY, *SIMULATED, *STRATEGY}
    assert sorted(wanted - said.keys_used) == []
