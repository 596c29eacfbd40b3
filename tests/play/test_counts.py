"""How many sequences of legal actions there are from a few fixed deals.

A number that changes means that some action became legal, or stopped being so.
`python -m tests.play.test_counts` writes the numbers anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from gin_widgets.cards import LayoffChain
from gin_widgets.play import Round
from gin_widgets.rules import HOUSE, RULES
from tests.tables import played, table

FILE = Path(__file__).parents[1] / "data" / "counts_play.json"
COUNTS = json.loads(FILE.read_text(encoding="utf-8"))
RULE_SETS = {
    **RULES,
    "house for many": HOUSE,
    "no chains": HOUSE.replace(layoff_chain=LayoffChain.NONE),
}


def opening(case: dict[str, Any]) -> Round:
    now = table(
        *case["hands"], upcard=case["upcard"], stock=case["stock"], rules=RULE_SETS[case["rules"]]
    )
    return played(now, *case["after"])


def sequences(now: Round, depth: int) -> int:
    """The sequences of so many legal actions, shorter ones where the hand ends before."""
    if depth == 0 or now.result is not None:
        return 1
    return sum(sequences(now.play(action).state, depth - 1) for action in now.legal_actions())


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: case["about"])
def test_the_number_of_legal_sequences(case: dict[str, Any]) -> None:
    now = opening(case)
    depths = range(1, len(case["sequences"]) + 1)
    assert [sequences(now, depth) for depth in depths] == case["sequences"]


if __name__ == "__main__":
    for case in COUNTS:
        depths = range(1, len(case["sequences"]) + 1)
        case["sequences"] = [sequences(opening(case), depth) for depth in depths]
    FILE.write_text(json.dumps(COUNTS, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
