"""Who chooses: players that see no more than their seat does."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from gin_widgets.bots.beginner import BeginnerPlayer, RandomPlayer
from gin_widgets.bots.careful import CarefulPlayer
from gin_widgets.bots.layoff import next_layoff
from gin_widgets.bots.player import Player
from gin_widgets.bots.simple import SimplePlayer
from gin_widgets.cards import NotationError

BOTS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "random": RandomPlayer,
        "beginner": BeginnerPlayer,
        "simple": SimplePlayer,
        "careful": CarefulPlayer,
    }
)
"""From a key to a factory that makes the player."""


def bot_of(key: str) -> Player:
    """A fresh player of that name.

    Raises:
        NotationError: nobody has that name.
    """
    if isinstance(key, str) and key in BOTS:
        return BOTS[key]()
    raise NotationError(f"There is no player {key!r}; there are {', '.join(BOTS)}.")


__all__ = [
    "BOTS",
    "BeginnerPlayer",
    "CarefulPlayer",
    "Player",
    "RandomPlayer",
    "SimplePlayer",
    "bot_of",
    "next_layoff",
]
