"""The rule sets that can be chosen by name."""

from collections.abc import Mapping
from types import MappingProxyType

from gin_widgets.rules.errors import RuleSetError
from gin_widgets.rules.ruleset import AceUpcard, RuleSet

HOUSE = RuleSet(key="house")
"""The rules taught here. Where the sources disagree, the reading that most of them share."""

COMPLETE_RULES = RuleSet(key="complete_rules", ace_upcard=AceUpcard.ONE, may_return_taken_card=True)
"""B, "The Complete Rules": an ace upcard lets one point knock ("it determines the maximum number
of points a player can have remaining"), and nothing forbids throwing a taken card back."""

RULES: Mapping[str, RuleSet] = MappingProxyType(
    {rules.key: rules for rules in (HOUSE, COMPLETE_RULES)}
)


def rules_of(rules: RuleSet | str | None) -> RuleSet:
    """The rule set that is meant: itself, a key of `RULES`, or `None` for house.

    Raises:
        RuleSetError: no rule set has that key.
    """
    match rules:
        case None:
            return HOUSE
        case RuleSet():
            return rules
        case str() if rules in RULES:
            return RULES[rules]
    raise RuleSetError((f"There is no rule set {rules!r}; there are {', '.join(RULES)}.",))
