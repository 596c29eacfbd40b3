"""Cards as pictures show them: a hand laid out, a deck in which each card has a look."""

from collections.abc import Callable, Iterable

from gin_widgets.cards import DECK, Arrangement, Card, CardSet, NotationError
from gin_widgets.explain.wording import listed, say
from gin_widgets.guide.hand import groups_of
from gin_widgets.lab.figure import Deck, DeckCell, Group, Laid

PLAIN, SEEN, HELD, LIT, HOT = "plain", "seen", "held", "lit", "hot"
LOOKS = (PLAIN, SEEN, HELD, LIT, HOT)


def laid(
    name: str, arrangement: Arrangement, note: str = "", laid_off: CardSet | None = None
) -> Laid:
    """A hand as it is laid out."""
    groups = groups_of(arrangement, laid_off or CardSet())
    return Laid(
        name,
        tuple(
            Group(
                group["kind"],
                group["caption"],
                group["name"],
                tuple(group["cards"]),
                tuple(group["laid"]),
            )
            for group in groups
        ),
        note,
    )


def deck_of(
    name: str,
    cell: Callable[[Card], DeckCell],
    meanings: Iterable[tuple[str, str]],
    toggles: str = "",
) -> Deck:
    """The deck with a look for each card; the legend tells those looks that occur."""
    cells = tuple(cell(card) for card in DECK)
    looks = {each.look for each in cells}
    legend = tuple((look, meaning) for look, meaning in meanings if look in looks)
    return Deck(name, cells, legend, toggles)


def apart(hand: CardSet, others: CardSet, key: str) -> None:
    """Refuse cards that are in the hand too; `key` is the message that says so."""
    both = hand & others
    if both:
        raise NotationError(say(key, cards=listed(both)))
