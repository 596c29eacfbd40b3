"""A set-up as text: lines `name: value`, or the same on one line between semicolons."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from gin_widgets.cards import Card, CardSet, GinError, NotationError
from gin_widgets.play.actions import LayOff, Spread
from gin_widgets.play.follows import filled
from gin_widgets.play.notation import cards_in_order, number_of, parse_action
from gin_widgets.play.possible import problems_of
from gin_widgets.play.setup import Setup
from gin_widgets.play.state import Phase
from gin_widgets.rules import rules_from_text, rules_text

SEATED = re.compile(r"(hand|picked)(?: +([0-5]))?")
"""A field of one seat; without a number it is that of the seat whose position it is."""
ALWAYS = ("rules", "seat", "phase", "upcard", "pile", "stock")
"""What is written even where it follows from the rest, and so is the own hand."""


def fields_of(setup: Setup) -> dict[str, str]:
    """Each field of a set-up that does not follow from the others, as text, in reading order.

    The rule set, the seat, the phase, its hand, the upcard, the pile and the stock are there
    always.
    """
    said, own = _said(setup), f"hand {setup.seat}"
    whole = filled(said)
    for name in reversed(list(said)):
        rest = {each: value for each, value in said.items() if each != name}
        if name not in ALWAYS and name != own and filled(rest) == whole:
            said = rest
    written = {name: FIELDS[_plain(name)].write(value) for name, value in said.items()}
    return {"hand" if name == own else name: value for name, value in written.items()}


def read(text: str) -> tuple[Setup, list[str]]:
    """The set-up that a text stands for, and everything that is wrong with it."""
    reading = _Reading(text)
    setup, unread = filled(reading.said), frozenset(reading.unread)
    found = [*reading.problems, *problems_of(setup, unread)]
    if unread.isdisjoint({"rules", "players", "phase", "hands", "pile", "stock"}):
        found += _wrong_stock(setup, reading.said.get("stock"))
    return setup, found


def _wrong_stock(setup: Setup, said: int | None) -> Iterator[str]:
    size = setup.stock_size
    if said is not None and said != size >= 0:
        held, pile = sum(setup.hand_sizes), len(setup.pile) + len(setup.layoffs)
        yield (
            f"The stock is said to have {said} cards; with {held} in the hands and {pile} on the "
            f"table it has {size}."
        )


def _said(setup: Setup) -> dict[str, Any]:
    """Every field of a set-up, by the name that it has in a text."""
    seats = range(setup.players)
    return {
        "rules": setup.rules,
        "players": setup.players,
        "seat": setup.seat,
        "dealer": setup.dealer,
        "turn": setup.turn,
        "phase": setup.phase,
        **{f"hand {seat}": setup.hands[seat] for seat in seats},
        **{f"picked {seat}": setup.picked[seat] for seat in seats},
        "upcard": setup.upcard,
        "pile": setup.pile,
        "stock": setup.stock_size,
        "taken": setup.taken,
        "exchanges": setup.exchanges,
        "recycled": setup.recycled,
        "knocker": setup.knocker,
        "spread": setup.spread,
        "layoffs": tuple((seat, LayOff(at.card, at.meld)) for seat, at in setup.layoffs),
    }


class _Reading:
    """What a text says, field by field, and what in it cannot be read."""

    def __init__(self, text: str) -> None:
        self.said: dict[str, Any] = {}
        self.problems: list[str] = []
        self.unread: set[str] = set()
        """The fields of a set-up that stand for nothing."""
        words = dict(self._words(text))
        for name in sorted(words, key=lambda name: name != "seat"):
            self._read(name, words[name])
        if not {"upcard", "pile"} & words.keys():
            self.unread |= {"upcard", "pile"}
            self.problems.append("The upcard is missing; write for example 'upcard: 6D'.")
        if "upcard" not in self.said and not self.said.get("pile"):
            self.unread |= {"upcard", "pile"}

    def _words(self, text: str) -> Iterator[tuple[str, str]]:
        """Each field with the words behind its colon."""
        lines = [line.partition("#")[0] for line in text.removeprefix("\ufeff").splitlines()]
        seen: set[str] = set()
        for field in (part.strip() for line in lines for part in line.split(";")):
            name, colon, words = field.partition(":")
            name = " ".join(name.lower().split())
            if not colon and field:
                self.problems.append(f"{field!r} is no field; a field is written name: value.")
            elif name and _plain(name) not in FIELDS:
                self.problems.append(f"There is no field {name!r}; the fields are {NAMES}.")
            elif name in seen:
                self.problems.append(f"{name} is there twice.")
            elif name:
                seen.add(name)
                yield name, words.strip()

    def _read(self, name: str, words: str) -> None:
        plain = _plain(name)
        try:
            value = FIELDS[plain].read(words)
        except GinError as error:
            self.problems.append(f"{name}: {error}")
            self.unread |= FIELDS[plain].fields
            return
        if plain == name and plain in ("hand", "picked"):
            name = f"{plain} {self.said.get('seat', 0)}"
        if name in self.said:
            self.problems.append(f"{name} is there twice, with its number and without.")
        elif name.endswith("None"):
            self.problems.append(f"A spectator has no {plain}; 'hand 0' is that of seat 0.")
        else:
            self.said[name] = value


@dataclass(frozen=True, slots=True)
class _Field:
    """How a field is read and written, and which fields of a set-up stand and fall with it."""

    read: Callable[[str], Any]
    write: Callable[[Any], str]
    fields: frozenset[str]


def _plain(name: str) -> str:
    """The name of a field without the number of a seat."""
    seated = SEATED.fullmatch(name)
    return seated[1] if seated else name


def _optional(read: Callable[[str], Any]) -> Callable[[str], Any]:
    return lambda words: None if words.lower() == "none" else read(words)


def _read_players(words: str) -> int:
    number = number_of(words)
    if not 2 <= number <= 6:
        raise NotationError(f"{number} cannot play; it is 2 to 6.")
    return number


def _read_phase(words: str) -> Phase:
    if words.lower() in list(Phase):
        return Phase(words.lower())
    raise NotationError(f"there is no phase {words!r}; there are {', '.join(Phase)}.")


def _read_spread(words: str) -> tuple[Any, ...]:
    action = parse_action(f"spread {words}")
    return action.melds if isinstance(action, Spread) else ()


def _read_layoffs(words: str) -> tuple[tuple[int, LayOff], ...]:
    found = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        seat, _, action = part.partition(" ")
        lay = parse_action(action)
        if not isinstance(lay, LayOff):
            raise NotationError(f"{part!r} is no layoff; write '1 lay 8H on 5H6H7H'.")
        found.append((number_of(seat), lay))
    return tuple(found)


def _codes(cards: Any) -> str:
    return " ".join(card.code for card in cards)


def _of(read: Callable[[str], Any], write: Callable[[Any], str], *fields: str) -> _Field:
    return _Field(read, write, frozenset(fields))


def _or_none(value: Any) -> str:
    return "none" if value is None else str(value)


FIELDS: dict[str, _Field] = {
    "rules": _of(rules_from_text, rules_text, "rules"),
    "players": _of(_read_players, str, "players", "hands"),
    "seat": _of(_optional(number_of), _or_none, "seat", "hands", "picked"),
    "dealer": _of(number_of, str, "dealer"),
    "turn": _of(number_of, str, "turn"),
    "phase": _of(_read_phase, str, "phase"),
    "hand": _of(CardSet.parse, _codes, "hands"),
    "picked": _of(CardSet.parse, _codes, "picked", "hands"),
    "upcard": _of(Card.parse, lambda card: str(card.code), "upcard"),
    "pile": _of(cards_in_order, _codes, "pile"),
    "stock": _of(number_of, str, "stock"),
    "taken": _of(
        _optional(Card.parse), lambda card: "none" if card is None else card.code, "taken"
    ),
    "exchanges": _of(number_of, str, "exchanges"),
    "recycled": _of(number_of, str, "recycled"),
    "knocker": _of(_optional(number_of), _or_none, "knocker"),
    "spread": _of(
        _read_spread,
        lambda melds: str(Spread(melds)).removeprefix("spread").strip(),
        "spread",
    ),
    "layoffs": _of(
        _read_layoffs,
        lambda layoffs: ", ".join(f"{seat} {lay}" for seat, lay in layoffs),
        "layoffs",
    ),
}
"""Every field that a text can have, in reading order."""

NAMES = ", ".join(FIELDS) + ", and of another seat 'hand 1' and 'picked 1'"
