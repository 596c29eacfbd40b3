"""What a player may do, as values; `str` gives the notation that `parse_action` reads."""

from dataclasses import dataclass

from gin_widgets.cards import Card, Meld


@dataclass(frozen=True, slots=True)
class TakeUpcard:
    """Take the offered first upcard."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class PassUpcard:
    """Decline the offered first upcard."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""

    def __str__(self) -> str:
        return "stock"


@dataclass(frozen=True, slots=True)
class DrawPile:
    """Take the top card of the pile."""

    def __str__(self) -> str:
        return "pile"


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card and end the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card.code}"


@dataclass(frozen=True, slots=True)
class Knock:
    """Throw a card and end the hand with the deadwood that is left.

    Where the knock follows the throw, the card is the one that was thrown.
    """

    card: Card

    def __str__(self) -> str:
        return f"knock {self.card.code}"


@dataclass(frozen=True, slots=True)
class DeclareGin:
    """Throw a card and end the hand with nothing unmatched; the card as with a knock."""

    card: Card

    def __str__(self) -> str:
        return f"gin {self.card.code}"


@dataclass(frozen=True, slots=True)
class DeclareBigGin:
    """End the hand with all cards melded and none thrown."""

    def __str__(self) -> str:
        return "biggin"


@dataclass(frozen=True, slots=True)
class GoOn:
    """End the turn without a knock, where a knock may follow the throw."""

    def __str__(self) -> str:
        return "go-on"


@dataclass(frozen=True, slots=True)
class Spread:
    """Lay down these melds after the own knock; the other cards are deadwood."""

    melds: tuple[Meld, ...]

    def __str__(self) -> str:
        return "spread " + "/".join(meld.code for meld in self.melds)


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add an own card to one of the knocker's melds, as it lies."""

    card: Card
    meld: Meld

    def __str__(self) -> str:
        return f"lay {self.card.code} on {self.meld.code}"


@dataclass(frozen=True, slots=True)
class Done:
    """Lay off no more; the own melds and the count are shown."""

    def __str__(self) -> str:
        return "done"


Action = (
    TakeUpcard
    | PassUpcard
    | DrawStock
    | DrawPile
    | Discard
    | Knock
    | DeclareGin
    | DeclareBigGin
    | GoOn
    | Spread
    | LayOff
    | Done
)
