"""A set-up as text: lines `name: value`, or the same on one line between semicolons."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from gin_widgets.cards import Card, CardSet, GinError, Layoff, NotationError
from gin_widgets.play.actions import LayOff, Spread
from gin_widgets.play.notation import cards_in_order, number_of, parse_action
from gin_widgets.play.possible import problems_of
from gin_widgets.play.setup import Setup
from gin_widgets.play.state import Phase
from gin_widgets.rules import HOUSE, FirstOffer, rules_from_text, rules_text

SEATED = re.compile(r"(hand|picked)(?: +([0-5]))?")
"""A field of one seat; without a number it is that of the seat whose position it is."""
ALWAYS = ("rules", "seat", "phase", "upcard", "pile", "stock")
"""What is written even where it follows from the rest, and so is the own hand."""
SOME = Card(0)
"""Stands for an upcard that is not named, until that is told."""


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


def filled(said: Mapping[str, Any]) -> Setup:
    """The set-up with everything in it that follows from what is said."""
    rules, seat = said.get("rules", HOUSE), said.get("seat", 0)
    named = [number + 1 for number in range(6) if {f"hand {number}", f"picked {number}"} & {*said}]
    players = said.get("players", max(rules.players[0], *named, 2))
    hands = [said.get(f"hand {each}", CardSet()) for each in range(players)]
    held = {card for hand in hands for card in hand}
    upcard = said.get("upcard") or next(iter(said.get("pile", ())), SOME)
    pile = said.get("pile", () if upcard in held else (upcard,))
    knocker, spread = said.get("knocker"), said.get("spread")
    full = rules.cards_each(players) + 1
    ready = [who for who, hand in enumerate(hands) if len(hand) == full]
    phase = said.get("phase") or _phase(said, bool(ready), pile == (upcard,))
    looks_on, knocked = (who if who in range(players) else None for who in (seat, knocker))
    turn = said.get("turn", _turn(phase, looks_on, knocked, ready, players))
    layoffs = tuple(_on_a_meld(who, lay, spread or ()) for who, lay in said.get("layoffs", ()))
    setup = Setup(
        rules=rules,
        seat=seat,
        dealer=said.get("dealer", (turn - 1) % players),
        turn=turn,
        phase=phase,
        hands=tuple(hands),
        picked=(CardSet(),) * players,
        upcard=upcard,
        pile=pile,
        recycled=said.get("recycled", 0),
        knocker=knocker,
        spread=spread,
        layoffs=layoffs,
    )
    return _with_taken(setup, said)


def _phase(said: Mapping[str, Any], ready: bool, untouched: bool) -> Phase:
    """What is to be done next, as the cards show it."""
    if said.get("knocker") is not None:
        return Phase.SPREAD if said.get("spread") is None else Phase.LAYOFF
    if ready:
        return Phase.DISCARD
    offered = said.get("rules", HOUSE).first_upcard_offer is FirstOffer.IN_TURN
    begun = said.get("recycled") or said.get("exchanges")
    return Phase.OFFER if offered and untouched and not begun else Phase.DRAW


def _turn(
    phase: Phase, seat: int | None, knocker: int | None, ready: list[int], players: int
) -> int:
    """Whose turn it is, as the cards show it; else it is that of the seat that looks on."""
    match phase, knocker:
        case ((Phase.SPREAD | Phase.OVER), int()):
            return knocker
        case Phase.LAYOFF, int() if seat is None or seat == knocker:
            return (knocker + 1) % players
        case Phase.DISCARD, _ if ready:
            return ready[0]
    return seat or 0


def _with_taken(setup: Setup, said: Mapping[str, Any]) -> Setup:
    """The set-up with what was taken from the pile, this turn and before."""
    taker, upcard = setup.taker, setup.upcard
    if taker not in range(setup.players):
        taker = None
    taken = said.get("taken")
    if "taken" not in said and setup.phase is Phase.DISCARD and not setup.pile:
        taken = upcard if taker is not None and upcard in setup.hands[taker] else None
    picked = []
    for seat, hand in enumerate(setup.hands):
        cards = CardSet()
        back = setup.pile[-1:] == (taken,) or (seat == setup.seat and taken not in hand)
        if seat == taker and taken is not None and not back:
            cards |= taken
        if not setup.recycled and upcard in hand and upcard not in setup.pile:
            cards |= upcard
        picked.append(said.get(f"picked {seat}", cards))
    hands = tuple(
        hand if seat == setup.seat else hand | (picked[seat] - setup.laid_off(seat))
        for seat, hand in enumerate(setup.hands)
    )
    setup = replace(setup, hands=hands, picked=tuple(picked), taken=taken)
    begun = setup.stock_is_full and setup.pile != (upcard,) and setup.taker is None
    follows = int(taken is not None or begun)
    return replace(setup, exchanges=said.get("exchanges", follows))


def _on_a_meld(seat: int, lay: LayOff, spread: tuple[Any, ...]) -> tuple[int, Layoff]:
    """A layoff on the meld as it was laid down, however it was lying by then."""
    laid = (meld for meld in spread if meld.cards <= lay.meld.cards)
    return seat, Layoff(lay.card, next(laid, lay.meld))


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
