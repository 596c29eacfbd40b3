"""`gin-widgets link`: the link for a class, printed, and drawn as a QR code."""

import argparse
import sys
from pathlib import Path

from gin_widgets.cards import GinError
from gin_widgets.classroom import Link, make_link, qr_image, segno_code
from gin_widgets.lessons import Item, ItemError
from gin_widgets.lessons.author import LONGEST, items_from_toml

KINDS = (".svg", ".png")


def link_command(options: argparse.Namespace) -> None:
    """Print the link; what is wrong is said in one sentence, and of items all at once."""
    try:
        link = _link(options)
        print(link)
        if options.qr:
            segno_code(link).terminal(compact=True)
        if options.qr_file:
            _write(link, Path(options.qr_file))
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
    if text.isascii() and text.isdecimal() and len(text) <= 16:
        return int(text)
    raise GinError(f"--{name} is a whole number, not {text!r}.")


def _items(path: Path) -> tuple[Item, ...]:
    try:
        with path.open(encoding="utf-8") as file:
            return items_from_toml(file.read(LONGEST + 1))
    except OSError as error:
        raise GinError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise GinError(f"{path} is no text in UTF-8.") from None


def _write(link: Link, path: Path) -> None:
    if path.suffix not in KINDS:
        raise GinError(
            f"A QR code is written to a file ending in {' or '.join(KINDS)}, not {path}."
        )
    try:
        path.write_bytes(qr_image(link, path.suffix.removeprefix(".")))
    except OSError as error:
        raise GinError(f"{path} cannot be written: {error.strerror}.") from None
