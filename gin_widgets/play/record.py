"""A match as a small text file that replays to the same states."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from gin_widgets.cards import GinError
from gin_widgets.play.actions import Action
from gin_widgets.play.match import Match
from gin_widgets.play.notation import parse_action
from gin_widgets.play.verdict import IllegalAction
from gin_widgets.rules import RuleSet, rules_from_text, rules_text

TITLE = "Oklahoma Gin record 1"
HEADER = ("rules", "players", "seed")
HAND = re.compile(r"hand (\d+)")


class RecordError(GinError):
    """A line of a record cannot be read or played; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"Line {line}: {problem}")


@dataclass(frozen=True, slots=True)
class Record:
    """What was agreed, the seed, and every action in order: all that a match consists of."""

    rules: RuleSet
    players: int
    seed: int
    hands: tuple[tuple[Action, ...], ...]
    """The actions of each hand that was begun."""

    @classmethod
    def of(cls, match: Match) -> "Record":
        """The record of a match up to now."""
        return cls(match.rules, match.players, match.seed, match.actions)

    def to_text(self) -> str:
        """The record as a file: a header, then a line for each action.

        >>> print(Record.of(Match.start("house", seed=1)).to_text())
        Oklahoma Gin record 1
        rules: house
        players: 2
        seed: 1
        <BLANKLINE>
        hand 1
        <BLANKLINE>
        """
        lines = [
            TITLE,
            f"rules: {rules_text(self.rules)}",
            f"players: {self.players}",
            f"seed: {self.seed}",
        ]
        for number, actions in enumerate(self.hands, start=1):
            lines += ["", f"hand {number}", *map(str, actions)]
        return "\n".join([*lines, ""])

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """The record that a file holds, replayed once to make sure that it can be.

        Blank lines, spaces around a line, and everything behind a # are no part of it.

        Raises:
            RecordError: a line is not what was expected there; it names the line.
        """
        lines = _Lines(text)
        lines.expect(TITLE)
        rules, players, seed = (lines.header(name) for name in HEADER)
        try:
            agreed = rules_from_text(rules[1])
        except GinError as error:
            raise RecordError(rules[0], str(error)) from error
        try:
            match = Match.start(agreed, _number(*players), _number(*seed))
        except RecordError:
            raise
        except GinError as error:
            raise RecordError(players[0], str(error)) from error
        return cls.of(_played(match, lines))

    def replay(self) -> Match:
        """The match after the last action.

        Raises:
            IllegalAction, HandNotOver, MatchOver: the rules do not allow what is recorded.
        """
        *_, last = self.moments()
        return last

    def moments(self) -> Iterator[Match]:
        """The match at its start and after every action and deal.

        Raises:
            IllegalAction, HandNotOver, MatchOver: the rules do not allow what is recorded.
        """
        match = Match.start(self.rules, self.players, self.seed)
        yield match
        for number, actions in enumerate(self.hands):
            if number:
                match = match.next_round()
                yield match
            for action in actions:
                match = match.play(action).state
                yield match


def _played(match: Match, lines: "_Lines") -> Match:
    """The match with every line of the file played."""
    lines.expect("hand 1")
    for number, line in lines.rest():
        try:
            if HAND.fullmatch(line):
                match = match.next_round()
                if line != f"hand {match.hand_number}":
                    raise RecordError(
                        number, f"hand {match.hand_number} was expected, not {line!r}."
                    )
            else:
                match = match.play(parse_action(line)).state
        except RecordError:
            raise
        except IllegalAction as error:
            possible = ", ".join(map(str, match.round.legal_actions()[:12])) or "the next hand"
            raise RecordError(number, f"{error} Possible here: {possible}.") from error
        except GinError as error:
            raise RecordError(number, str(error)) from error
    return match


def _number(line: int, word: str) -> int:
    if re.fullmatch(r"\d{1,16}", word):
        return int(word)
    raise RecordError(line, f"a whole number was expected, not {word!r}.")


class _Lines:
    """The lines of a file that say something, with their numbers."""

    def __init__(self, text: str) -> None:
        every = text.removeprefix("\ufeff").splitlines()
        said = [(number, line.partition("#")[0].strip()) for number, line in enumerate(every, 1)]
        self.lines = [(number, line) for number, line in said if line]
        self.end = len(every) + 1

    def next(self, expected: str) -> tuple[int, str]:
        """The next line; at the end of the file, what was expected there is told."""
        if not self.lines:
            raise RecordError(self.end, f"the file ends where {expected!r} was expected.")
        return self.lines.pop(0)

    def expect(self, wanted: str) -> None:
        """Read a line that must be just this."""
        number, line = self.next(wanted)
        if line != wanted:
            raise RecordError(number, f"{wanted!r} was expected, not {line!r}.")

    def header(self, name: str) -> tuple[int, str]:
        """Read a line of the header: its number and its value."""
        number, line = self.next(f"{name}: …")
        found, colon, value = line.partition(":")
        if not colon or found.strip() != name:
            raise RecordError(number, f"'{name}: …' was expected, not {line!r}.")
        return number, value.strip()

    def rest(self) -> Iterator[tuple[int, str]]:
        """Read every line that is left."""
        while self.lines:
            yield self.lines.pop(0)
