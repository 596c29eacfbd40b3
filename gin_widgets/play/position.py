"""A moment of a hand as one seat knows it, which can be written down, set up and played on."""

from dataclasses import dataclass, fields
from typing import Any

from gin_widgets.play.errors import PositionError
from gin_widgets.play.possible import problems_of
from gin_widgets.play.round import Round
from gin_widgets.play.setup import Setup
from gin_widgets.play.setup_text import fields_of, read
from gin_widgets.play.shuffle import seed_of
from gin_widgets.play.staged import staged
from gin_widgets.play.unseen import deal_unseen
from gin_widgets.play.view import SeatView


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Position(Setup):
    """A set-up that can be; it holds nothing that its seat has not seen.

    Raises:
        PositionError: it cannot be; every problem is named.

    >>> position = Position.from_text("hand: 5H 6H 7H KC KD KS AC 2C 3C 4D QC; upcard: 8C")
    >>> print(position)
    rules: house; seat: 0; phase: discard; hand: KS 5H 6H 7H 4D KD AC 2C 3C QC KC; upcard: 8C; \
pile: 8C; stock: 30
    >>> print(*position.deal(seed=1).play("knock QC").events)
    Knocked(seat=0, card=Card.parse('QC'))
    """

    def __post_init__(self) -> None:
        if problems := problems_of(self):
            raise PositionError(tuple(problems))

    @classmethod
    def of(cls, view: SeatView) -> "Position":
        """The position that a seat, or a spectator, looks at."""
        seats = range(view.players)
        laid = [{at.card for who, at in view.layoffs if who == seat} for seat in seats]
        hands = []
        for seat in seats:
            shown = view.shown[seat]
            known = view.picked[seat] if shown is None else shown.cards
            known = view.hand if seat == view.seat else known
            hands.append(type(known)(card for card in known if card not in laid[seat]))
        return cls(
            rules=view.rules,
            seat=view.seat,
            dealer=view.dealer,
            turn=view.turn,
            phase=view.phase,
            hands=tuple(hands),
            picked=view.picked,
            upcard=view.upcard,
            pile=view.pile,
            taken=view.taken,
            exchanges=view.exchanges,
            recycled=view.recycled,
            knocker=view.knocker,
            spread=None if view.spread is None else view.spread.melds,
            layoffs=view.layoffs,
        )

    @classmethod
    def from_text(cls, text: str) -> "Position":
        """The position that a text describes: lines `name: value`, or one line with semicolons.

        The hand and the upcard are enough; everything else follows from what is said as far as it
        can, and must not contradict it. Blank lines, spaces around a field, and everything behind
        a # are no part of it. The fields are

        - `rules` (house, or another rule set in its text form), `players`, `seat` (whose position
          it is: 0; `none` for a spectator), `dealer` (the seat before the turn's), `turn`, `phase`
        - `hand`, and of another seat what is known of it: `hand 1`, `picked 1` (taken from the pile
          and not thrown since)
        - `upcard`, `pile` (the bottom card first; the upcard alone), `stock` (how many cards; what
          is left)
        - `taken` (from the pile, this turn), `exchanges` (turns in a row without a draw from the
          stock), `recycled` (new stocks so far)
        - `knocker`, `spread` (the melds laid down, `5H6H7H/KCKDKS`), `layoffs`
          (`1 lay 8H on 5H6H7H, 1 lay 9H on 5H6H7H8H`)

        Raises:
            PositionError: it cannot be read or cannot be; every problem is named.
        """
        if not isinstance(text, str):
            raise PositionError(
                (f"A position is a text such as 'hand: …; upcard: 6D', not {text!r}.",)
            )
        setup, problems = read(text)
        if problems:
            raise PositionError(tuple(problems))
        return cls(**_values(setup))

    def to_text(self) -> str:
        """The position as lines that `from_text` reads, without what follows from the rest."""
        return "".join(f"{field}\n" for field in self._fields())

    def line(self, *left_out: str) -> str:
        """The position on one line, without the fields that are left out."""
        return "; ".join(self._fields(left_out))

    def __str__(self) -> str:
        return self.line()

    def __repr__(self) -> str:
        return f"Position.from_text({str(self)!r})"

    def deal(self, seed: int | None = None) -> Round:
        """The hand from here on; chance deals the cards that the seat has not seen.

        The same seed deals the same for good, new stocks included; without one, no deal is like
        another.

        Raises:
            NotationError: the seed is no whole number that can be one.
        """
        key = f"{seed_of(seed)} position"
        return staged(self, *deal_unseen(self, key), key)

    def _fields(self, left_out: tuple[str, ...] = ()) -> list[str]:
        return [
            f"{name}: {value}".rstrip()
            for name, value in fields_of(self).items()
            if name not in left_out
        ]


def _values(setup: Setup) -> dict[str, Any]:
    return {field.name: getattr(setup, field.name) for field in fields(Setup)}
