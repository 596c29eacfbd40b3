"""What an explanation consists of."""

from dataclasses import dataclass, field

from gin_widgets.cards import CardSet


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why something is so: the verdict first, then what it rests on, and the cards meant."""

    headline: str
    because: tuple[str, ...] = ()
    cards: CardSet = field(default_factory=CardSet)

    def __str__(self) -> str:
        return " ".join((self.headline, *self.because))
