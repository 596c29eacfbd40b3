"""Hands of real play, the same for every engine.

There must be many: a processor learns the branches of a thousand hands by heart when it meets them
over and over, and takes two thirds of the time that new ones need.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from gin_widgets.bots import SimplePlayer
from gin_widgets.cards import CardSet, Meld
from gin_widgets.play import Phase, Round, SeatView

MOMENTS: Final = 100
"""So many moments before a throw are enough: each is another in every world."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What the players of some hands had to think about."""

    tens: tuple[CardSet, ...]
    """Hands before a draw."""
    elevens: tuple[CardSet, ...]
    """Hands before a throw."""
    showdowns: tuple[tuple[CardSet, tuple[Meld, ...]], ...]
    """The hand of a defender, and the melds of who knocked."""
    throws: tuple[SeatView, ...]
    """Moments in which any of eleven cards can be thrown and the hand cannot be ended."""


def sample_of_play(hands: int, seed: int, most: int = 10_000) -> Sample:
    """Let two simple players play so many hands, and take at most `most` moments of each kind.

    >>> sample = sample_of_play(hands=2, seed=0)
    >>> {len(cards) for cards in sample.tens}, {len(cards) for cards in sample.elevens}
    ({10}, {11})
    """
    tens, elevens, showdowns, throws = [], [], [], []
    for number in range(hands):
        for view in _views(Round.deal("house", seed=seed + number)):
            match view.phase:
                case Phase.OFFER | Phase.DRAW:
                    tens.append(view.hand)
                case Phase.DISCARD:
                    elevens.append(view.hand)
                    if len(view.legal) == 11:
                        throws.append(view)
                case Phase.LAYOFF if view.spread and not view.layoffs:
                    showdowns.append((view.hand, view.spread.melds))
    dice = Random(seed)  # noqa: S311  (the same sample again)
    return Sample(
        tuple(dice.sample(tens, min(most, len(tens)))),
        tuple(dice.sample(elevens, min(most, len(elevens)))),
        tuple(dice.sample(showdowns, min(most, len(showdowns)))),
        tuple(dice.sample(throws, min(most, MOMENTS, len(throws)))),
    )


def _views(now: Round) -> Iterator[SeatView]:
    player = SimplePlayer()
    while now.phase is not Phase.OVER:
        view = now.view(now.turn)
        yield view
        now = now.play(player.choose(view)).state
