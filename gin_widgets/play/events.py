"""What happened, as values: the log, the narration and a replay all read these."""

from dataclasses import dataclass, replace

from gin_widgets.cards import Arrangement, Card, Meld
from gin_widgets.rules import RoundResult


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everybody got a hand and the first upcard was turned."""

    dealer: int
    upcard: Card


@dataclass(frozen=True, slots=True)
class UpcardTaken:
    """A seat took the offered first upcard."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class UpcardPassed:
    """A seat declined the first upcard."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class StockDrawn:
    """A seat drew from the stock. Only that seat sees the card; for others it is None."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class PileDrawn:
    """A seat took the top card of the pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat threw a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat knocked."""

    seat: int
    card: Card | None
    """What it threw with the knock; None where the throw came before."""


@dataclass(frozen=True, slots=True)
class GinDeclared:
    """A seat declared gin."""

    seat: int
    card: Card | None
    """What it threw with it; None where the throw came before."""


@dataclass(frozen=True, slots=True)
class BigGinDeclared:
    """A seat declared big gin and threw no card."""

    seat: int


@dataclass(frozen=True, slots=True)
class StockRecycled:
    """The pile below its top card was shuffled into a new stock of so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class HandSpread:
    """A seat laid its cards open."""

    seat: int
    arrangement: Arrangement


@dataclass(frozen=True, slots=True)
class LaidOff:
    """A defender added a card to the knocker's meld, given as it lay before."""

    seat: int
    card: Card
    meld: Meld


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over and scored."""

    result: RoundResult


Event = (
    Dealt
    | UpcardTaken
    | UpcardPassed
    | StockDrawn
    | PileDrawn
    | Discarded
    | Knocked
    | GinDeclared
    | BigGinDeclared
    | StockRecycled
    | HandSpread
    | LaidOff
    | HandEnded
)


def as_seen(event: Event, seat: int | None) -> Event:
    """The event as this seat saw it; None is a spectator, who sees what lies open.

    A card drawn from the stock is the only thing in an event that not everybody sees.
    """
    if isinstance(event, StockDrawn) and event.seat != seat:
        return replace(event, card=None)
    return event
