"""The tools of the lab, each a question that is answered by looking."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gin_widgets.lab.tool import Tool
from gin_widgets.lab.tools import (
    danger_map,
    hand_explorer,
    meld_overlap,
    outs_and_odds,
    players_and_stock,
    upcard_roulette,
)

TOOLS: Final[Mapping[str, Tool]] = MappingProxyType(
    {
        module.TOOL.key: module.TOOL
        for module in (
            danger_map,
            outs_and_odds,
            meld_overlap,
            upcard_roulette,
            players_and_stock,
            hand_explorer,
        )
    }
)
"""Every tool by its key, in the order in which they are offered."""
