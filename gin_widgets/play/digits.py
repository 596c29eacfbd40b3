"""Numbers of mixed digits, and numbers as letters with a check, to be carried along."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from gin_widgets.cards import NotationError

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V", "-": None, " ": None})
"""Letters that are mistaken for others are read as those; hyphens and blanks are for the eye."""
PRIME: Final = 1_048_573
"""The check number is the rest by this prime: no wrong letter and no swapped pair goes unseen."""
CHECK: Final = 4
GROUP: Final = 5


@dataclass(slots=True)
class Digits:
    """A number whose digits each have a base of their own, written and read in one order.

    >>> digits = Digits()
    >>> digits.put(4, 7), digits.put(30, 31)
    (None, None)
    >>> digits.number()
    214
    >>> again = Digits.of(214)
    >>> again.take(7), again.take(31)
    (4, 30)
    """

    digits: list[tuple[int, int]] = field(default_factory=list)
    rest: int = 0
    """What of a number that is read is left."""

    @classmethod
    def of(cls, number: int) -> "Digits":
        """The digits of a number, to be taken one after the other."""
        return cls(rest=number)

    def put(self, digit: int, base: int) -> None:
        """Write the next digit; what no digit of that base can be becomes the nearest that can."""
        self.digits.append((min(max(digit, 0), base - 1), base))

    def put_all(self, digits: Iterable[tuple[int, int]]) -> None:
        """Write several digits, each with its base."""
        for digit, base in digits:
            self.put(digit, base)

    def number(self) -> int:
        """The number with the digits that were put."""
        number = 0
        for digit, base in reversed(self.digits):
            number = number * base + digit
        return number

    def take(self, base: int) -> int:
        """Read the next digit."""
        self.rest, digit = divmod(self.rest, base)
        return digit


def lettered(number: int) -> str:
    """A number as letters and digits, the last four of them for the check.

    >>> lettered(4217)
    '43S043S'
    """
    return _letters(number) + _letters(number % PRIME).rjust(CHECK, LETTERS[0])


def grouped(letters: str) -> str:
    """Letters in groups of five, to be read aloud or copied by hand.

    >>> grouped("43S043S")
    '43S04-3S'
    """
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def number_in(code: str, what: str) -> int:
    """The number that is written so; `what` is what the code is called where it is refused.

    Raises:
        NotationError: a letter is wrong or missing.

    >>> number_in("43s043s", "game code")
    4217
    """
    letters = code.strip().upper().translate(ALIKE)
    if len(letters) <= CHECK or any(letter not in LETTERS for letter in letters):
        raise NotationError(f"A {what} has letters and digits only; copy it once more.")
    number, check = _number(letters[:-CHECK]), _number(letters[-CHECK:])
    if number % PRIME != check:
        raise NotationError(f"A letter of the {what} is wrong; compare it once more.")
    return number


def _letters(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters = LETTERS[digit] + letters
    return letters


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number
