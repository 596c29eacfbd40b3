"""Reading and doing what a person types about the way in which the cards are held."""

from dataclasses import dataclass

from gin_widgets.cards import Card, CardSet, NotationError
from gin_widgets.explain.wording import say
from gin_widgets.guide.holding import MODES, SORTS, Holding
from gin_widgets.guide.situation import Situation

WORDS = ("group", "free", "move", "sort")
STEPS = {"left": -1, "right": 1}


@dataclass(frozen=True, slots=True)
class Rearranged:
    """The cards held in another way; nothing of the game changes."""

    holding: Holding
    card: Card | None = None
    """The card that was moved, if one was."""


class NotHeldSo(NotationError):
    """The line says no way to hold these cards; the message says what is possible."""


def rearranged(word: str, rest: list[str], now: Situation) -> Rearranged:
    """What `group`, `free`, `move`, `sort` or `hand` with these words after it makes of the hand.

    Raises:
        NotHeldSo: it cannot be done.
        NotationError: a word that should be cards is none.
    """
    if not now.held:
        raise NotHeldSo(say("hold.no_hand"))
    match word, rest:
        case "hand", [mode] if mode in MODES:
            return Rearranged(held_in(mode, now))
        case "hand", _:
            raise NotHeldSo(say("command.hand"))
        case "sort", []:
            return Rearranged(_in_own_hands(now, now.as_lies.ordered()).sorted("suit"))
        case "sort", [by] if by in SORTS:
            return Rearranged(_in_own_hands(now, now.as_lies.ordered()).sorted(by))
        case "sort", _:
            raise NotHeldSo(say("command.sort"))
        case "free", [] | ["all"]:
            return Rearranged(_own_groups(now).freed(CardSet(now.held)))
        case "move", [text, to]:
            return _moved(_held(text, now), to, now)
        case "move", _:
            raise NotHeldSo(say("command.move", card=now.held[0].code.lower()))
    cards = CardSet(_held(text, now) for text in _apart(rest))
    own = _own_groups(now)
    return Rearranged(own.grouped(cards) if word == "group" else own.freed(cards))


def held_in(mode: str, now: Situation) -> Holding:
    """The hand in another mode, each card where it lies; after "auto" in the own groups again."""
    lies, own = now.as_lies, now.holding
    match mode:
        case "auto":
            return Holding("auto", own.groups, own.rest)
        case "order":
            return lies.ordered()
        case "groups" if own.mode == "auto" and own.groups:
            return Holding("groups", own.groups, own.rest)
        case _:
            return _own_groups(now)


def _own_groups(now: Situation) -> Holding:
    """The groups that lie there as the person's own."""
    return Holding("groups", now.as_lies.groups, now.as_lies.rest)


def _in_own_hands(now: Situation, first: Holding) -> Holding:
    """The hand as the person holds it; this one where the table has grouped it so far."""
    return first if now.holding.mode == "auto" else now.as_lies


def _moved(card: Card, to: str, now: Situation) -> Rearranged:
    own = _in_own_hands(now, _own_groups(now))
    match STEPS.get(to):
        case -1:
            return Rearranged(own.stepped(card, -1), card)
        case 1:
            return Rearranged(own.stepped(card, 1), card)
    if not to.isdecimal() or len(to) > 2:
        raise NotHeldSo(say("command.move", card=card.code.lower()))
    return Rearranged(own.placed(card, int(to)), card)


def _apart(words: list[str]) -> list[str]:
    """Single cards out of words such as 7c7d7h."""
    return [card.code for word in words for card in CardSet.parse(word)]


def _held(text: str, now: Situation) -> Card:
    card = Card.parse(text)
    if card not in now.held:
        raise NotHeldSo(say("hold.not_held", card=card))
    return card
