"""An action as its number among those that are possible, which is all that a code must hold."""

from gin_widgets.cards import NotationError
from gin_widgets.play import Action, Match, Phase, Record, Round, parse_action
from gin_widgets.play.digits import Digits

Path = tuple[tuple[int, int], ...]
"""Digits with the base of each, in the order in which they are written."""

BYTE = 256
HALF = 32
LONGEST_TEXT = 4000


def digits_of(now: Round, action: Action) -> Path:
    """The digits of an action that is possible now: one, or an arrangement word for word.

    A knocker may lay down melds in other ways than those that are listed.
    """
    possible = now.legal_actions()
    base = len(possible) + (now.phase is Phase.SPREAD)
    if action in possible:
        return ((possible.index(action), base),)
    return ((len(possible), base), *text_digits(str(action)))


def take_action(now: Round, digits: Digits) -> tuple[Action, Path]:
    """The action that the next digits stand for, and these.

    Raises:
        NotationError: they stand for none.
    """
    possible = now.legal_actions()
    base = len(possible) + (now.phase is Phase.SPREAD)
    number = digits.take(base)
    if number < len(possible):
        return possible[number], ((number, base),)
    text = take_text(digits)
    return parse_action(text), ((number, base), *text_digits(text))


def path_of(match: Match) -> Path:
    """The digits of everything that was done in a match; a deal is no action."""
    actions = iter([action for hand in match.actions for action in hand])
    path: Path = ()
    if not any(match.actions):
        return path
    for now in Record.of(match).moments():
        if now.round.result is None and (action := next(actions, None)):
            path += digits_of(now.round, action)
    return path


def text_digits(text: str) -> Path:
    """A text as its length and its bytes."""
    written = text.encode()
    return (*count_digits(len(written)), *((byte, BYTE) for byte in written))


def take_text(digits: Digits) -> str:
    """The text that the next digits stand for.

    Raises:
        NotationError: it is too long for anything that a code holds.
    """
    length = take_count(digits, LONGEST_TEXT)
    return bytes(digits.take(BYTE) for _ in range(length)).decode(errors="replace")


def count_digits(number: int) -> Path:
    """A number of any size, five bits at a time, each with whether more follow."""
    number, low = divmod(number, HALF)
    return ((low + HALF, 2 * HALF), *count_digits(number)) if number else ((low, 2 * HALF),)


def take_count(digits: Digits, most: int) -> int:
    """The number that the next digits stand for.

    Raises:
        NotationError: it is more than `most`.
    """
    number, unit, more = 0, 1, 1
    while more:
        more, low = divmod(digits.take(2 * HALF), HALF)
        number += low * unit
        unit *= HALF
        if number > most:
            raise NotationError(f"{number} is more than a code can count here.")
    return number
