"""What the game refuses, in one sentence that a player can act on."""

from collections.abc import Callable
from functools import partial
from typing import Any, Self


class GinError(ValueError):
    """Something the game cannot accept; nothing has been changed."""

    _given: tuple[tuple[Any, ...], dict[str, Any]]
    """What it was made of, from which a copy is made; the text alone is not enough for that."""

    def __new__(cls, *given: Any, **named: Any) -> Self:
        """Remember what the error is made of."""
        error = super().__new__(cls, *given, **named)
        error._given = given, named
        return error

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[Any, ...]]:
        """Copy and pickle by what it was made of."""
        given, named = self._given
        return partial(type(self), **named), given


class NotationError(GinError):
    """A text that is no card, or cards that are not what they are said to be."""
