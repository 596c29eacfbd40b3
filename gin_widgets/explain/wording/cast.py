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

    @classmethod
    def around(cls, players: int, you: int = 0) -> "Cast":
        """A person and the others, whose names follow the alphabet in turn order.

        >>> Cast.around(2).names, Cast.around(4, you=1).names
        (('You', 'North'), ('Cleo', 'You', 'Ada', 'Ben'))
        """
        places = ("north",) if players == 2 else tuple(map(str, range(1, players)))
        names = [say("name", place) for place in ("you", *places)]
        return cls(tuple(names[(seat - you) % players] for seat in range(players)), you)

    def among(self, seats: tuple[int, ...]) -> "Cast":
        """Some of them, by their seats in a hand that only they play.

        >>> Cast.around(4).among((1, 3))
        Cast(names=('Ada', 'Cleo'), you=None)
        """
        you = None if self.you not in seats else seats.index(self.you)
        return Cast(tuple(self.names[seat] for seat in seats), you)

    def tell(self, seat: int, *key: str, **values: Any) -> str:
        """The message about this seat, in the form for "you" or for a name."""
        form = "you" if seat == self.you else "other"
        return capital(say(*key, form, name=self.names[seat], **values))

    def inside(self, seat: int) -> str:
        """The name as it stands inside a sentence."""
        name = self.names[seat]
        return name.lower() if seat == self.you else name
