"""What an explanation consists of."""

from dataclasses import dataclass, field

from gin_widgets.cards import CardSet
from gin_widgets.explain.wording import say
from gin_widgets.rules import rules_word


@dataclass(frozen=True, slots=True)
class Citation:
    """A field of the rule set on which something rests, with the value that it has there."""

    field: str
    value: object

    def __str__(self) -> str:
        return say("cite", field=self.field, value=rules_word(self.value))


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why something is so: the verdict first, then what it rests on, and the cards meant."""

    headline: str
    because: tuple[str, ...] = ()
    cards: CardSet = field(default_factory=CardSet)
    rule: tuple[Citation, ...] = ()
    """The fields of the rule set that decide it; none where it is so under every rule set, or
    where the rule set is not known."""
    sources: tuple[str, ...] = ()
    """Where one of those fields is contested, which source says what."""
    parts: tuple["Explanation", ...] = ()
    """Of a result, each line of the score by itself."""

    def __str__(self) -> str:
        return " ".join((self.headline, *self.because))
