"""The rules that a written item needs, from their words."""

from collections.abc import Mapping
from typing import Any

from gin_widgets.cards import GinError
from gin_widgets.rules import FIELDS, HOUSE, RULES, RuleSetError, rules_by_words, rules_word


def needs_from(given: Any, problems: list[str]) -> dict[str, tuple[Any, ...]]:
    """Each rule with the values under which the item makes sense; problems are told."""
    if not isinstance(given, Mapping):
        problems.append(f"needs is a table of rules, not {given!r}.")
        return {}
    needs: dict[str, tuple[Any, ...]] = {}
    for name, words in given.items():
        several = words if isinstance(words, list | tuple) else [words]
        values = []
        for word in several:
            try:
                values.append(_rule_value(name, rules_word(word)))
            except GinError as error:
                problems.append(f"needs: {error}")
        if not several:
            problems.append(f"needs: {name} has no value, so no rule set would do.")
        needs[name] = tuple(values)
    return needs


def _rule_value(name: str, word: str) -> Any:
    """The value of a rule by its word: one that some preset has, or that fits the house rules."""
    if name not in FIELDS:
        raise RuleSetError((f"There is no rule {name!r}; the rules are {', '.join(FIELDS)}.",))
    for rules in RULES.values():
        value = getattr(rules, name)
        if rules_word(value) == word:
            return value
    return getattr(rules_by_words(HOUSE, {name: word}), name)
