"""How much deadwood may knock."""

from gin_widgets.cards import Card
from gin_widgets.rules.catalog import rules_of
from gin_widgets.rules.choices import AceUpcard, LimitCompare, LimitSource
from gin_widgets.rules.ruleset import RuleSet

GIN_LIMIT = 10
"""The limit of ordinary gin, points."""


def knock_limit(rules: RuleSet | str | None, upcard: Card | str) -> int:
    """The highest deadwood, in points, that may knock; 0 means gin only.

    `upcard` is the card that sets the limit: the first upcard, or under `top_discard` the card on
    top of the pile.

    Sources: A "the value of the topmost card decides", B "this card … determines the maximum",
    C "lower than the opening card", D "also determines the maximum number of points".

    Raises:
        RuleSetError: no rule set has that key.
        NotationError: the upcard is not a card.

    >>> knock_limit("house", "KD"), knock_limit("house", "6H"), knock_limit("house", "AS")
    (10, 6, 0)
    """
    agreed = rules_of(rules)
    card = Card.parse(upcard) if isinstance(upcard, str) else upcard
    if agreed.limit_source is LimitSource.FIXED:
        value = GIN_LIMIT
    elif card.rank == 1 and agreed.ace_upcard is AceUpcard.GIN_ONLY:
        return 0
    else:
        value = card.points
    return value - 1 if agreed.limit_compare is LimitCompare.BELOW else value
