"""What each action of a seat is worth, as values; `adviser` finds it out."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from gin_widgets.cards import NotationError
from gin_widgets.play import Action, SeatView, parse_action

SURE: Final = 1.96
"""So many standard errors to either side hold the truth 95 times of 100."""


class Band(StrEnum):
    """How much an action costs, in expected points."""

    CLOSE = "close"
    """It cannot be told from the best one."""
    GOOD = "good"
    """Less than 1."""
    BETTER = "better"
    """Less than 3: it could be better."""
    MISTAKE = "mistake"
    """Less than 7."""
    COSTLY = "costly"


BANDS: Final = {Band.GOOD: 1.0, Band.BETTER: 3.0, Band.MISTAKE: 7.0}
"""Each of these bands, and the loss from which it is none of it, in points."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action, and what it brings if everybody then plays by the simple rule.

    This seat itself may do better and wait for gin, if that brings more.
    """

    action: Action
    points: float
    """What this seat is expected to write for the hand, less what the others write on average.
    Penalty points count against whoever writes them."""
    error: float
    """The standard error of `points`."""
    loss: float
    """How many points less than the best action, found in the same worlds."""
    loss_error: float
    """The standard error of `loss`, mostly far smaller than that of `points`."""
    tried: int
    """In how many worlds."""

    @property
    def interval(self) -> tuple[float, float]:
        """Where the loss lies with 95 % confidence, in points."""
        return self.loss - SURE * self.loss_error, self.loss + SURE * self.loss_error

    @property
    def close(self) -> bool:
        """Whether it cannot be told from the best action."""
        return self.interval[0] <= 0

    @property
    def band(self) -> Band:
        """How much it costs; too close to call comes first."""
        if self.close:
            return Band.CLOSE
        return next((band for band, most in BANDS.items() if self.loss < most), Band.COSTLY)


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal action of a view with what it brings, the best first."""

    view: SeatView
    options: tuple[Option, ...]
    worlds: int
    """How many guesses of the hidden cards it rests on."""
    exact: bool = False
    """Whether every hand that still counts lies open, so that nothing had to be guessed."""

    @property
    def best(self) -> Option:
        """The action that brings most."""
        return self.options[0]

    @property
    def too_close(self) -> bool:
        """Whether another action may be as good as the best one."""
        return any(option.close for option in self.options[1:])

    def option(self, action: Action | str) -> Option:
        """What is said of an action, or its notation.

        Raises:
            NotationError: it is none of the legal actions.
        """
        meant = parse_action(action) if isinstance(action, str) else action
        for option in self.options:
            if option.action == meant:
                return option
        possible = ", ".join(str(option.action) for option in self.options)
        raise NotationError(f"{meant} is not possible here; there are {possible}.")
