"""A tool of the lab: a question, what can be set, and what it answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import listed, say
from gin_widgets.lab.control import Control, read
from gin_widgets.lab.figure import Figure
from gin_widgets.lab.guess import Guess


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool by its key; `figure` and `guess` take a value for each control, by its name."""

    key: str
    controls: tuple[Control, ...]
    figure: Callable[..., Figure]
    guess: Callable[..., Guess]

    @property
    def title(self) -> str:
        """What it is called."""
        return say("tool", self.key)

    @property
    def about(self) -> str:
        """The question that it answers."""
        return say("tool", self.key, "about")

    def __call__(self, **given: Any) -> Figure:
        """The figure for these values; what is not given is as the tool starts.

        Raises:
            NotationError: there is no such control, or a value cannot be.
        """
        return self.figure(**self.values(given))

    def values(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A value for each control; the same errors."""
        names = [control.name for control in self.controls]
        for name in given:
            if name not in names:
                raise NotationError(
                    say("lab.no_control", tool=self.title, name=name, names=listed(names))
                )
        return {
            control.name: read(control, given.get(control.name, control.start))
            for control in self.controls
        }

    def control(self, name: str) -> Control | None:
        """The control of that name, or None."""
        return next((each for each in self.controls if each.name == name), None)
