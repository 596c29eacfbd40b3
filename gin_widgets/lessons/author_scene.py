"""The cards of a written item: where each lies, and what cannot be."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.cards import Card, CardSet, GinError
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import HOUSE

SCENE: Final = tuple(field.name for field in fields(Scene))
CARDS: Final = ("hand", "upcard", "pile", "taken", "drawn", "picked", "seen")
ONE_CARD: Final = ("upcard", "taken", "drawn")
PLACES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "hand": "the hand",
        "pile": "the pile",
        "picked": "the cards picked up",
        "seen": "the cards seen",
    }
)
"""Where a card can lie, of the keys of one row of cards each."""
NUMBERS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"stock": (0, 52), "players": HOUSE.players, "turn": (1, 52), "draws": (1, 52)}
)
"""The fewest and the most of what is counted."""
HIGHEST_COUNT: Final = 340
"""The points of a whole deck."""
SWITCHES: Final = ("gin", "void")


def scene_from(given: Mapping[str, Any], problems: list[str]) -> Scene | None:
    """The scene, or None when it cannot be; whatever is wrong goes to `problems`."""
    before = len(problems)
    table = {name: given[name] for name in SCENE if name in given}
    where: dict[Card, str] = {}
    for name in CARDS:
        if name in table:
            told = len(problems)
            cards = _cards(name, table[name], problems)
            if name in ONE_CARD and len(problems) == told and len(cards) != 1:
                problems.append(f"{name} is one card, like 7H, not {table[name]!r}.")
            if name in PLACES:
                _lay(cards, PLACES[name], where, problems)
    others = 0
    for name in ("before", "after"):
        hands = table.get(name, [])
        if not isinstance(hands, list | tuple):
            problems.append(f"{name} is a list of hands, not {hands!r}.")
            continue
        others += len(hands)
        for at, hand in enumerate(hands, start=1):
            _lay(_cards(name, hand, problems), f"hand {at} of {name}", where, problems)
    most = HOUSE.players[1]
    if others > most - 2:
        problems.append(
            f"before and after hold {others} hands; with the knocker's and the hand in question, "
            f"{most} sit at the table."
        )
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
    for name, (least, most) in NUMBERS.items():
        value = table.get(name, least)
        if type(value) is not int or not least <= value <= most:
            yield f"{name} is a number from {least} to {most}, not {value!r}."
    counts = table.get("counts", [])
    fewest, most = HOUSE.players
    fits = (
        isinstance(counts, list | tuple)
        and (not counts or fewest <= len(counts) <= most)
        and all(type(each) is int and 0 <= each <= HIGHEST_COUNT for each in counts)
    )
    if not fits:
        yield (
            f"counts is a list of {fewest} to {most} numbers from 0 to {HIGHEST_COUNT}, "
            f"the knocker's first, not {counts!r}."
        )
    for name in SWITCHES:
        if not isinstance(table.get(name, False), bool):
            yield f"{name} is true or false, not {table[name]!r}."
    if not isinstance(table.get("owner", ""), str):
        yield f"owner is a name, like Ann, not {table['owner']!r}."
    if not isinstance(table.get("knocker", ""), str):
        yield f"knocker is text like 5H6H7H/KCKDKS 4D, not {table['knocker']!r}."
