"""The cards of a written item: where each lies, and what cannot be."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Final

from gin_widgets.cards import Card, CardSet, GinError
from gin_widgets.lessons.scene import Scene

SCENE: Final = tuple(field.name for field in fields(Scene))
CARDS: Final = ("hand", "upcard", "pile", "taken", "drawn", "picked", "seen")
NUMBERS: Final = ("stock", "players", "turn", "draws")
SWITCHES: Final = ("gin", "void")


def scene_from(given: Mapping[str, Any], problems: list[str]) -> Scene | None:
    """The scene, or None when it cannot be; whatever is wrong goes to `problems`."""
    before = len(problems)
    table = {name: given[name] for name in SCENE if name in given}
    where: dict[Card, str] = {}
    for name in CARDS:
        if name in table:
            cards = _cards(name, table[name], problems)
            if name in ("hand", "pile", "picked", "seen"):
                _lay(cards, f"the {name}", where, problems)
    for name in ("before", "after"):
        hands = table.get(name, [])
        if not isinstance(hands, list | tuple):
            problems.append(f"{name} is a list of hands, not {hands!r}.")
            continue
        for hand in hands:
            _lay(_cards(name, hand, problems), "another hand", where, problems)
    problems += _number_problems(table)
    if len(problems) > before:
        return None
    hand = table.pop("hand", "")
    try:
        return Scene.of(hand, **table)
    except (GinError, TypeError, ValueError) as error:
        problems.append(str(error))
        return None


def _cards(name: str, value: Any, problems: list[str]) -> list[Card]:
    """The cards of a place, each that can be read; a card written twice is told."""
    if not isinstance(value, str):
        problems.append(f"{name} is written as text, like 7H 8H 9H, not {value!r}.")
        return []
    found: list[Card] = []
    for word in value.replace(",", " ").split():
        try:
            found += [*CardSet.parse(word)]
        except GinError as error:
            problems.append(f"{name}: {error}")
    return found


def _lay(cards: list[Card], place: str, where: dict[Card, str], problems: list[str]) -> None:
    for card in cards:
        if card in where:
            twice = where[card] == place
            here = f"in {place} twice" if twice else f"in {where[card]} and in {place}"
            problems.append(f"{card} is {here}; a deck has each card once.")
        where[card] = place


def _number_problems(table: Mapping[str, Any]) -> Iterator[str]:
    for name in NUMBERS:
        value = table.get(name, 2)
        if type(value) is not int or not 0 <= value <= 52:
            yield f"{name} is a number from 0 to 52, not {value!r}."
    counts = table.get("counts", [])
    whole = isinstance(counts, list | tuple) and all(type(each) is int for each in counts)
    if not whole or len(counts) == 1:
        yield f"counts is a list of two numbers or more, the knocker's first, not {counts!r}."
    for name in SWITCHES:
        if not isinstance(table.get(name, False), bool):
            yield f"{name} is true or false, not {table[name]!r}."
    if not isinstance(table.get("owner", ""), str):
        yield f"owner is a name, like Ann, not {table['owner']!r}."
    if not isinstance(table.get("knocker", ""), str):
        yield f"knocker is text like 5H6H7H/KCKDKS 4D, not {table['knocker']!r}."
