"""The four sources, and who says what about a field of a rule set."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from types import MappingProxyType

from gin_widgets.rules.catalog import HOUSE
from gin_widgets.rules.errors import RuleSetError
from gin_widgets.rules.ruleset import RuleSet
from gin_widgets.rules.sayings import SAYINGS, Standing


@dataclass(frozen=True, slots=True)
class Source:
    """A text on Oklahoma Gin that the rule sets rest on."""

    letter: str
    title: str
    """What it is called here, in two words."""
    opening: str
    """Its own first words."""
    site: str | None
    """Where it was published, if the text says so."""
    players: tuple[int, int]
    """The fewest and the most whom it lets play."""


SOURCES: Mapping[str, Source] = MappingProxyType(
    {
        source.letter: source
        for source in (
            Source("A", "Play Online", "Oklahoma Gin is a variation of Gin Rummy", None, (2, 4)),
            Source(
                "B",
                "Complete Rules",
                "The Complete Rules for the Card Game Oklahoma Gin",
                None,
                (2, 2),
            ),
            Source(
                "C", "Elimination", "Oklahoma Gin is played with a 52 deck of cards", None, (2, 6)
            ),
            Source(
                "D",
                "Rummy Rules",
                "OKLAHOMA GIN — Rummy card game rules",
                "OnlineRummyRules.com",
                (2, 4),
            ),
        )
    }
)
"""By letter."""


@dataclass(frozen=True, slots=True)
class System:
    """One way to play that a source describes; D describes two ways to score."""

    name: str
    source: Source
    preset: str
    """The key of its rule set."""
    to_the_letter: str | None = None
    """The key of the rule set that takes its words literally, where there is one."""


SYSTEMS: Mapping[str, System] = MappingProxyType(
    {
        system.name: system
        for system in (
            System("A", SOURCES["A"], "play_online", "play_online_to_the_letter"),
            System("B", SOURCES["B"], "complete_rules"),
            System("C", SOURCES["C"], "elimination"),
            System("D1", SOURCES["D"], "rummy_rules", "rummy_rules_to_the_letter"),
            System("D2", SOURCES["D"], "rummy_rules_penalty"),
        )
    }
)
"""By name: A, B, C, and of D the points, D1, and the rewards and penalties, D2."""

FIELDS: tuple[str, ...] = tuple(field.name for field in fields(RuleSet) if field.name != "key")
"""Everything that a rule set decides."""


@dataclass(frozen=True, slots=True)
class Saying:
    """How one system stands to one value of a field."""

    field: str
    system: System
    standing: Standing
    value: object
    quote: str = ""
    """The words of the source that this rests on, exact; empty where it is silent."""

    @property
    def taken(self) -> bool:
        """Whether the system's rule set holds this value."""
        return self.standing in (Standing.SAYS, Standing.READ, Standing.SILENT)


@cache
def said(field: str) -> tuple[Saying, ...]:
    """What each system says about a field, in the order A, B, C, D1, D2.

    Of each there is one saying that its rule set takes, and it comes first; options, other places
    and literal readings follow. Who is silent has the house's value.

    Raises:
        RuleSetError: a rule set has no such field.

    >>> [(saying.system.name, str(saying.value)) for saying in said("tie")][:3]
    [('A', 'defender'), ('B', 'defender'), ('C', 'knocker')]
    """
    if field not in FIELDS:
        raise RuleSetError((f"There is no rule {field!r}; the rules are {', '.join(FIELDS)}.",))
    found = []
    for system in SYSTEMS.values():
        spoken = [
            Saying(field, system, standing, value, quote)
            for name, standing, value, quote in SAYINGS.get(field, ())
            if name in (system.name, system.source.letter)
        ]
        found += spoken or [Saying(field, system, Standing.SILENT, getattr(HOUSE, field))]
    return tuple(found)


def contested(field: str) -> bool:
    """Whether the sources that speak of a field disagree about it, or inside themselves.

    Raises:
        RuleSetError: a rule set has no such field.

    >>> contested("limit_compare"), contested("stock_floor")
    (True, False)
    """
    spoken = {saying.value for saying in said(field) if saying.standing is not Standing.SILENT}
    return len(spoken) > 1
