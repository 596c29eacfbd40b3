"""The rule sets that a tool offers."""

from gin_widgets.explain.wording import capital
from gin_widgets.guide.screen import rules_name
from gin_widgets.rules import RULES, LimitSource


def rule_options(by_upcard: bool = False) -> tuple[tuple[str, str], ...]:
    """Each preset by its key, with its name; or only those whose first upcard sets the limit.

    >>> rule_options(by_upcard=True)[0]
    ('house', 'House rules')
    """
    return tuple(
        (key, capital(rules_name(rules)))
        for key, rules in RULES.items()
        if not by_upcard or rules.limit_source is LimitSource.FIRST_UPCARD
    )
