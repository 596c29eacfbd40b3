"""Who sits where, and how one speaks to or of them."""

from dataclasses import dataclass
from typing import Any

from gin_widgets.explain.wording.say import capital, say


@dataclass(frozen=True, slots=True)
class Cast:
    """The names at the table, by seat, and the seat that is spoken to."""

    names: tuple[str, ...]
    you: int | None = None

    @classmethod
    def unnamed(cls, players: int) -> "Cast":
        """Seats that have numbers instead of names."""
        return cls(tuple(say("seat", number=seat) for seat in range(players)))

    def tell(self, seat: int, *key: str, **values: Any) -> str:
        """The message about this seat, in the form for "you" or for a name."""
        form = "you" if seat == self.you else "other"
        return capital(say(*key, form, name=self.names[seat], **values))

    def inside(self, seat: int) -> str:
        """The name as it stands inside a sentence."""
        name = self.names[seat]
        return name.lower() if seat == self.you else name
