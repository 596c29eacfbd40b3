"""What lies beside the question at hand, as a page shows it."""

from typing import assert_never

from gin_widgets.lessons.asks import Curve
from gin_widgets.lessons.item import Picture
from gin_widgets.lessons.pictures import wire
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.pictures.curve import curve
from gin_widgets.lessons.pictures.deck import deck
from gin_widgets.lessons.pictures.scale import scale
from gin_widgets.lessons.pictures.upcards import upcards


def pictured(picture: Picture | None, beside: Beside) -> wire.Picture | None:
    """The picture of a step; a line that is asked for is drawn in its own."""
    if isinstance(beside.ask, Curve):
        return curve(beside.ask, beside)
    match picture:
        case None:
            return None
        case Picture.UPCARDS:
            return upcards(beside)
        case Picture.SCALE:
            return scale(beside)
        case Picture.DECK:
            return deck(beside)
        case _:
            assert_never(picture)
