"""The tools of the lab, each a question that is answered by looking."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gin_widgets.lab.tool import Tool
from gin_widgets.lab.tools import (
    arrangement_compare,
    danger_map,
    deadwood_funnel,
    hand_explorer,
    hand_ladder,
    knock_now_or_go_on,
    knock_risk_map,
    limit_curve,
    meld_overlap,
    outs_and_odds,
    players_and_stock,
    rule_lab,
    upcard_roulette,
)

TOOLS: Final[Mapping[str, Tool]] = MappingProxyType(
    {
        module.TOOL.key: module.TOOL
        for module in (
            limit_curve,
            deadwood_funnel,
            knock_risk_map,
            knock_now_or_go_on,
            danger_map,
            outs_and_odds,
            meld_overlap,
            arrangement_compare,
            upcard_roulette,
            hand_ladder,
            rule_lab,
            players_and_stock,
            hand_explorer,
        )
    }
)
"""Every tool by its key, in the order in which they are offered."""
