"""Items that travel in a link: their text, packed into letters that an address can hold."""

import binascii
import zlib
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterable
from typing import Final

from gin_widgets.cards import NotationError
from gin_widgets.lessons.author import LONGEST, items_from_toml
from gin_widgets.lessons.item import Item
from gin_widgets.lessons.item_text import items_toml

MOST_BYTES: Final = 4 * LONGEST
"""A character is written with four bytes or fewer."""


def packed(items: Iterable[Item]) -> str:
    """The items as letters, digits, hyphens and underscores; `unpacked` gives them back.

    Raises:
        NotationError: together they say more than `unpacked` reads.
    """
    text = items_toml(items)
    if len(text) > LONGEST:
        raise NotationError(
            f"These items have {len(text)} characters, and a link holds at most {LONGEST} of them."
        )
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(text: str) -> tuple[Item, ...]:
    """The items that `packed` has written; nothing of them is evaluated.

    Raises:
        NotationError: the text is not whole, or was not written so.
        ItemError: an item cannot be; all its problems are told.

    >>> from gin_widgets.lessons.author import write_item
    >>> item = write_item(hand="AD 2C KH", ask="points", answer="13")
    >>> unpacked(packed([item])) == (item,)
    True
    """
    return items_from_toml(_opened(text))


def _opened(text: str) -> str:
    try:
        data = b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), b"-_", validate=True)
        opener = zlib.decompressobj()
        # A few letters can stand for gigabytes: no more is unpacked than a text may have.
        written = opener.decompress(data, MOST_BYTES)
        if opener.eof and not opener.unused_data:
            return written.decode()
    except (binascii.Error, UnicodeError, zlib.error):
        pass
    raise NotationError("The items in this link are not whole; copy the link once more.")
