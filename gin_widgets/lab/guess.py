"""Predict first: what somebody is asked before a figure is shown, and how near the answer came."""

from dataclasses import dataclass
from typing import Any, TypeAlias, assert_never

from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import say
from gin_widgets.lab.figure import Axis, Number


@dataclass(frozen=True, slots=True)
class GuessNumber:
    """Say a number."""

    question: str
    unit: str
    low: int
    high: int
    truth: Number
    near: Number
    """So far off still counts as near."""


@dataclass(frozen=True, slots=True)
class GuessLine:
    """Draw a line: a height for each of some x."""

    question: str
    name: str
    x: Axis
    y: Axis
    at: tuple[Number, ...]
    truth: tuple[Number, ...]
    near: Number


@dataclass(frozen=True, slots=True)
class GuessPick:
    """Pick one of some answers: each a value and what it is called."""

    question: str
    options: tuple[tuple[str, str], ...]
    truth: tuple[str, ...]
    """Every answer that is right."""
    because: str
    """What is so, in a sentence."""


Guess: TypeAlias = GuessNumber | GuessLine | GuessPick
Answer: TypeAlias = Number | tuple[Number, ...] | str


def read_answer(guess: Guess, given: Any) -> Answer:
    """The answer that a message holds.

    Raises:
        NotationError: it is none to this question.
    """
    match guess:
        case GuessNumber(low=low, high=high):
            if type(given) in (int, float) and low <= given <= high:
                number: Number = given
                return number
            raise NotationError(say("lab.guess.no_number", low=low, high=high))
        case GuessLine(at=at, y=y):
            fits = isinstance(given, list) and len(given) == len(at)
            if fits and all(type(n) in (int, float) and y.low <= n <= y.high for n in given):
                return tuple(given)
            raise NotationError(say("lab.guess.no_line"))
        case GuessPick(options=options):
            if isinstance(given, str) and given in [value for value, _ in options]:
                return given
            raise NotationError(say("lab.guess.no_pick"))
        case _:
            assert_never(guess)


def verdict(guess: Guess, answer: Answer) -> str:
    """How near the answer is to what is so.

    >>> verdict(GuessNumber("How many?", "%", 0, 100, 25.0, 5), 40)
    'You said 40 %; it is 25 %: 15 too high.'
    """
    match guess, answer:
        case GuessNumber(unit=unit, truth=truth), int() | float() as said:
            off = round(said - truth, 1)
            key = "near" if abs(off) <= guess.near else "high" if off > 0 else "low"
            names = {"said": with_unit(said, unit), "truth": with_unit(truth, unit)}
            return say("lab.guess", key, **names, off=plain(abs(off)))
        case GuessLine(y=y, truth=line), tuple() as drawn:
            gaps = [a - b for a, b in zip(drawn, line, strict=True)]
            mean = sum(map(abs, gaps)) / len(gaps)
            key = "near" if mean <= guess.near else "high" if sum(gaps) > 0 else "low"
            return say("lab.guess.line", key, off=with_unit(round(mean), y.unit))
        case GuessPick(options=options, truth=right), str() as picked:
            key = "right" if picked in right else "wrong"
            return say("lab.guess.pick", key, said=dict(options)[picked], because=guess.because)
    raise ValueError("The answer is none to this question; read_answer refuses it.")


def with_unit(number: Number, unit: str) -> str:
    """A number and its unit, as it is written in a sentence."""
    if unit == "point":
        return f"{plain(number)} point" if number in (1, -1) else f"{plain(number)} points"
    return f"{plain(number)} {unit}".strip()


def plain(number: Number) -> str:
    """A number with no more places than it needs, a minus as it is printed.

    >>> plain(2.0), plain(-0.25)
    ('2', '−0.2')
    """
    rounded = round(float(number), 1)
    text = str(int(rounded)) if rounded == int(rounded) else str(rounded)
    return text.replace("-", "−")
