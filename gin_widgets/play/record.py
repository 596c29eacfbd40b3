"""A match as a small text file that replays to the same states."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar, assert_never

from gin_widgets.cards import GinError
from gin_widgets.play.actions import Action
from gin_widgets.play.match import Match
from gin_widgets.play.notation import number_of, parse_action
from gin_widgets.play.opening import BY_CHANCE, Opening, Shuffled, Stacked
from gin_widgets.play.position import Position
from gin_widgets.play.round import dealer_of, seats_of
from gin_widgets.play.shuffle import deck_of, seed_of
from gin_widgets.play.verdict import IllegalAction
from gin_widgets.rules import RuleSet, rules_from_text, rules_text

T = TypeVar("T")

TITLE = "Oklahoma Gin record 1"
HAND = re.compile(r"hand (\d+)")


class RecordError(GinError):
    """A line of a record cannot be read or played; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"Line {line}: {problem}")


@dataclass(frozen=True, slots=True)
class Record:
    """What was agreed, where the deals come from, and every action in order: a whole match."""

    rules: RuleSet
    players: int
    seed: int
    hands: tuple[tuple[Action, ...], ...]
    """The actions of each hand that was begun."""
    opening: Opening = BY_CHANCE
    """What the first hand was dealt from."""

    @classmethod
    def of(cls, match: Match) -> "Record":
        """The record of a match up to now."""
        return cls(match.rules, match.players, match.seed, match.actions, match.opening)

    def to_text(self) -> str:
        """The record as a file: a header, then a line for each action.

        The header names the seed of the match, the deck of its first hand, or the position from
        which that was played on; the dealer too, where he was chosen.

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
            *_deal_lines(self.opening, self.seed),
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
        return cls.of(_played(_begun(lines), lines))

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
        match = Match.opened(self.rules, self.players, self.seed, self.opening)
        yield match
        for number, actions in enumerate(self.hands):
            if number:
                match = match.next_round()
                yield match
            for action in actions:
                match = match.play(action).state
                yield match


def _deal_lines(opening: Opening, seed: int) -> list[str]:
    """The lines of the header that say where the deals come from."""
    by_seed = [f"seed: {seed}"]
    match opening:
        case Shuffled(dealer):
            return [*_dealer_line(dealer), *by_seed]
        case Stacked(_, dealer):
            own = seed == opening.seed
            return [*_dealer_line(dealer), f"deck: {opening.text}", *([] if own else by_seed)]
        case Position():
            return [f"position: {opening.line('rules', 'players')}", *by_seed]
        case _:
            assert_never(opening)


def _dealer_line(dealer: int | None) -> list[str]:
    return [] if dealer is None else [f"dealer: {dealer}"]


def _begun(lines: "_Lines") -> Match:
    """The match that the header names, before its first action."""

    def seed(*others: str) -> int:
        return lines.value("seed", lambda word: seed_of(number_of(word)), *others)

    rules = lines.value("rules", rules_from_text)
    left = lines.ahead(1) == "position"
    players = lines.value("players", lambda word: len(seats_of(rules, number_of(word), left=left)))
    if lines.ahead() == "position":
        agreed = f"rules: {rules_text(rules)}; players: {players}; "
        position = lines.value("position", lambda text: Position.from_text(agreed + text))
        return Match.opened(rules, players, seed(), position)
    dealer, others = None, ["deck", "position", "dealer"]
    if lines.ahead() == "dealer":
        dealer = lines.value("dealer", lambda word: dealer_of(number_of(word), players))
        others = ["deck"]
    if lines.ahead() != "deck":
        return Match.opened(rules, players, seed(*others), Shuffled(dealer))
    stacked = Stacked(lines.value("deck", deck_of), dealer)
    own = seed() if lines.ahead() == "seed" else stacked.seed
    return Match.opened(rules, players, own, stacked)


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
            raise RecordError(self.end, f"the file ends where {expected} was expected.")
        return self.lines.pop(0)

    def expect(self, wanted: str) -> None:
        """Read a line that must be just this."""
        number, line = self.next(repr(wanted))
        if line != wanted:
            raise RecordError(number, f"{wanted!r} was expected, not {line!r}.")

    def ahead(self, skipped: int = 0) -> str:
        """What the next line is about, or one further on, if it is one of the header."""
        return _named(self.lines[skipped][1]) if len(self.lines) > skipped else ""

    def value(self, name: str, read: Callable[[str], T], *others: str) -> T:
        """Read a line of the header: what its value stands for.

        `others` are lines that could have stood here as well.
        """
        wanted = " or ".join(f"'{each}: …'" for each in (name, *others))
        number, line = self.next(wanted)
        if _named(line) != name:
            raise RecordError(number, f"{wanted} was expected, not {line!r}.")
        try:
            return read(line.partition(":")[2].strip())
        except GinError as error:
            raise RecordError(number, str(error)) from error

    def rest(self) -> Iterator[tuple[int, str]]:
        """Read every line that is left."""
        while self.lines:
            yield self.lines.pop(0)


def _named(line: str) -> str:
    """What a line of the header is about; nothing when it is none."""
    name, colon, _ = line.partition(":")
    return name.strip() if colon else ""
