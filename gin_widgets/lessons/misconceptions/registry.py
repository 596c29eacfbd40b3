"""Every misconception by its id, in the order in which they are tried."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from gin_widgets.lessons.misconceptions import hand
from gin_widgets.lessons.misconceptions.attempt import Detector


@dataclass(frozen=True, slots=True)
class Misconception:
    """A belief that is not so; its feedback is the message of its id in `lessons/content`."""

    id: str
    title: str
    """What is believed, in a few words, for a teacher's table."""
    detect: Detector


MISCONCEPTIONS: Final[Mapping[str, Misconception]] = MappingProxyType(
    {
        each.id: each
        for each in (
            Misconception("M01", "court cards count 11, 12, 13", hand.faces_by_rank),
            Misconception("M02", "an ace counts 10 or 11", hand.dear_ace),
            Misconception("M07", "one card in two melds", hand.one_card_twice),
            Misconception("M08", "the longest meld first", hand.longest_first),
        )
    }
)
