"""A rule set as a line of text: a preset, and what is changed in it."""

import re
from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from types import MappingProxyType, UnionType
from typing import Any

from gin_widgets.rules.catalog import HOUSE, RULES
from gin_widgets.rules.choices import Elimination, Target
from gin_widgets.rules.errors import RuleSetError
from gin_widgets.rules.ruleset import RuleSet
from gin_widgets.rules.word import rules_word

BOOLS = {"yes": True, "no": False}
TYPES: Mapping[str, Any] = MappingProxyType({field.name: field.type for field in fields(RuleSet)})
"""The fields of a rule set and what they hold."""
MATCH_END = re.compile(r"(target|elimination)\(([0-9]{1,9})\)")


def rules_text(rules: RuleSet, base: RuleSet | None = None) -> str:
    """The key of a preset, or the preset and the fields that differ; `rules_from_text` reads it.

    The preset is `base`, or the one that has the rule set's key, or house.

    >>> rules_text(HOUSE.replace(key="mine", undercut_bonus=20, shutout=True))
    'house key=mine undercut_bonus=20 shutout=yes'
    """
    base = base or RULES.get(rules.key, HOUSE)
    changed = [
        f"{field.name}={rules_word(getattr(rules, field.name))}"
        for field in fields(RuleSet)
        if getattr(rules, field.name) != getattr(base, field.name)
    ]
    return " ".join([base.key, *changed])


def rules_from_text(text: str) -> RuleSet:
    """The rule set that a line of text stands for.

    Raises:
        RuleSetError: there is no such preset, field or value, they contradict each other, or they
            are given the key of another preset; every problem is named.

    >>> rules_from_text("house tie=knocker").tie
    <Tie.KNOCKER: 'knocker'>
    """
    key, *pairs = text.split() or [""]
    base = RULES.get(key)
    if base is None:
        raise RuleSetError((f"There is no rule set {key!r}; there are {', '.join(RULES)}.",))
    words: dict[str, str] = {}
    problems: list[str] = []
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals:
            problems.append(f"{pair!r} changes nothing; a change is written name=value.")
        elif name not in TYPES:
            problems.append(f"There is no rule {name!r}; the rules are {', '.join(TYPES)}.")
        elif name in words:
            problems.append(f"{name} is changed twice.")
        else:
            words[name] = word
    if problems:
        raise RuleSetError(tuple(problems))
    return rules_by_words(base, words)


def rules_by_words(base: RuleSet, words: Mapping[str, str]) -> RuleSet:
    """The rule set with some fields changed, their values given by the words for them.

    Raises:
        RuleSetError: a value is none, they contradict each other, or they are given the key of
            another preset; every problem is named, with the fields that it is about.

    >>> rules_by_words(HOUSE, {"undercut_bonus": "20"}).undercut_bonus
    20
    """
    rules = base.replace(**{name: _read(TYPES[name], word) for name, word in words.items()})
    if rules.key != base.key and RULES.get(rules.key, rules) != rules:
        taken = f"key is {rules.key!r}, the name of a preset with other rules; take another name."
        raise RuleSetError((taken,), {taken: ("key",)})
    return rules


def _read(kind: Any, word: str) -> object:
    """The value that a word stands for in a field of this type; an unknown word stays as it is.

    What a value must be, the rule set itself says best.
    """
    number = int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else word
    if isinstance(kind, UnionType):
        found = MATCH_END.fullmatch(word)
        if found is None:
            return None if word == "none" else number
        end = Target if found[1] == "target" else Elimination
        return end(int(found[2]))
    if kind is bool:
        return BOOLS.get(word, word)
    if kind is int:
        return number
    if kind is str or _is_choice(kind):
        return word
    pair = re.fullmatch(r"([0-9]{1,2})-([0-9]{1,2})", word)
    return (int(pair[1]), int(pair[2])) if pair else word


def _is_choice(kind: Any) -> bool:
    """Whether a field's type is one of the choices by word."""
    return isinstance(kind, type) and issubclass(kind, StrEnum)
