"""`gin-widgets link`: the link for a class, printed, and drawn as a QR code."""

import argparse
import sys
from io import StringIO
from pathlib import Path
from typing import Final

from gin_widgets.cards import GinError
from gin_widgets.classroom import KINDS, Link, make_link, qr_image, segno_code
from gin_widgets.lessons import Item, ItemError
from gin_widgets.lessons.author import LONGEST, items_from_toml

DIGITS: Final = 16


def link_command(options: argparse.Namespace) -> None:
    """Print the link; what is wrong is said in one sentence, and of items all at once."""
    try:
        link = _link(options)
        print(link)
        if options.qr:
            _draw(link)
        if options.qr_file is not None:
            _write(link, options.qr_file)
    except ItemError as error:
        sys.exit(
            "\n- ".join([f"gin-widgets link: {options.items} cannot be asked.", *error.problems])
        )
    except GinError as error:
        sys.exit(f"gin-widgets link: {error}")


def _link(options: argparse.Namespace) -> Link:
    if options.items is not None and options.item is not None:
        raise GinError("Give either --item, of the course, or --items, your own.")
    return make_link(
        options.door,
        options.lesson,
        options.item if options.items is None else _items(Path(options.items)),
        seed=_number("seed", options.seed),
        rules=options.rules,
        players=_number("players", options.players),
        bot=options.bot,
        code=options.code,
        page=options.page,
        owner=options.owner,
        repo=options.repo,
        ref=options.ref,
        host=options.host,
    )


def _number(name: str, text: str | None) -> int | None:
    if text is None:
        return None
    # More digits than these are more than any of them can be, and would be read in vain.
    if text.isascii() and text.isdecimal() and len(text) <= DIGITS:
        return int(text)
    raise GinError(f"--{name} is a whole number of at most {DIGITS} digits, not {text!r}.")


def _items(path: Path) -> tuple[Item, ...]:
    try:
        with path.open(encoding="utf-8") as file:
            return items_from_toml(file.read(LONGEST + 1))
    except OSError as error:
        raise GinError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise GinError(f"{path} is no text in UTF-8.") from None


def _draw(link: Link) -> None:
    """Draw the QR code in the terminal, unless that has no blocks to draw it with."""
    drawn = StringIO()
    segno_code(link).terminal(drawn, compact=True)
    try:
        print(drawn.getvalue(), end="")
    except UnicodeEncodeError:
        raise GinError(
            "This terminal cannot draw a QR code; write one to a file with --qr-file code.svg."
        ) from None


def _write(link: Link, name: str) -> None:
    path = Path(name)
    kind = path.suffix.lower().removeprefix(".")
    if kind not in KINDS:
        endings = " or ".join(f".{each}" for each in KINDS)
        raise GinError(f"A QR code is written to a file ending in {endings}, not {name!r}.")
    try:
        path.write_bytes(qr_image(link, kind))
    except OSError as error:
        raise GinError(f"{path} cannot be written: {error.strerror}.") from None
