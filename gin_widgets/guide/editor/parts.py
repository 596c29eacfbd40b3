"""The controls of a field: one for most, two for a pair of numbers or a choice with a number.

What stands in the controls are words of the rule set's text form, right or wrong; whether they
are right, the rule set itself says.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from gin_widgets.rules import HAND, LEAST, SEATS, RuleSet, rules_word

Words = Mapping[str, str]
"""What stands in each control of a field."""

TYPES: dict[str, Any] = {field.name: field.type for field in fields(RuleSet)}
BIG_GIN = "31"
"""What big gin is offered with; no source has it, so the points of ordinary gin rummy."""


@dataclass(frozen=True, slots=True)
class Part:
    """One control: a choice among words, or a number from `least` to `most`."""

    id: str
    words: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


def parts_of(name: str) -> tuple[Part, ...]:
    """The controls of a field.

    >>> [part.id for part in parts_of("match_end")]
    ['kind', 'number']
    """
    kind = TYPES[name]
    match name:
        case "players":
            return tuple(Part(id_, (), *SEATS) for id_ in ("fewest", "most"))
        case "hand_size":
            return tuple(Part(id_, (), *HAND) for id_ in ("two", "more"))
        case "big_gin_bonus":
            return Part("given", ("none", "points")), Part("number", (), LEAST[name])
        case "match_end":
            return Part("kind", ("target", "elimination")), Part("number", (), 1)
    if kind is bool:
        return (Part("value", ("yes", "no")),)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return (Part("value", tuple(map(str, kind))),)
    return (Part("value", (), LEAST[name]),)


def joined(name: str, words: Words) -> str:
    """The word of the text form that the controls make together.

    >>> joined("match_end", {"kind": "target", "number": "50"})
    'target(50)'
    """
    match name:
        case "players" | "hand_size":
            return "-".join(words.values())
        case "big_gin_bonus":
            return "none" if words["given"] == "none" else words["number"]
        case "match_end":
            return f"{words['kind']}({words['number']})"
    return words["value"]


def words_of(name: str, rules: RuleSet) -> Words:
    """What stands in the controls for what a rule set says."""
    return words_for(name, getattr(rules, name))


def words_for(name: str, value: object) -> Words:
    """What stands in the controls for a value of the field.

    >>> words_for("players", (2, 6))
    {'fewest': '2', 'most': '6'}
    """
    word = rules_word(value)
    match name:
        case "players" | "hand_size":
            values = word.split("-")
        case "big_gin_bonus":
            values = ["none", BIG_GIN] if value is None else ["points", word]
        case "match_end":
            values = word.rstrip(")").split("(")
        case _:
            values = [word]
    return dict(zip((part.id for part in parts_of(name)), values, strict=True))
