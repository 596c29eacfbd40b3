"""The command line: `gin-widgets play` opens the table, `gin-widgets simulate` plays by itself."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from gin_widgets.app import simulate

PORT = 8866
TABLES = 50


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one sentence instead of its whole usage."""

    def error(self, message: str) -> NoReturn:
        """End with status 2 and what was wrong."""
        self.exit(2, f"{self.prog}: {message}. See {self.prog} --help.\n")


def parser() -> Parser:
    """Every command and its options."""
    top = Parser(prog="gin-widgets", description="Oklahoma Gin in Jupyter.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = commands.add_parser(
        "play",
        help="open the table in a browser (this is also what no command does)",
        description="Serve the pages of gin_widgets and open the first in a browser.",
    )
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    play.add_argument(
        "--port", type=port, default=PORT, help="port to listen on (default %(default)s)"
    )
    play.add_argument(
        "--host", default="localhost", help="name or address to listen on (default %(default)s)"
    )
    play.add_argument(
        "--tables",
        type=tables,
        default=TABLES,
        metavar="N",
        help="how many people may play at once (default %(default)s)",
    )
    play.set_defaults(run=serve)
    many = commands.add_parser(
        "simulate",
        help="play many hands by themselves and write down how each went",
        description="Play many hands between bots: a row for each as CSV or Parquet, and a "
        "manifest that plays the same ones again.",
    )
    simulate.add_options(many)
    many.set_defaults(run=simulate.simulate)
    return top


def port(text: str) -> int:
    """A port from its number.

    >>> port("8866")
    8866
    """
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text!r}")


def tables(text: str) -> int:
    """How many tables there are, from its number."""
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= 10_000:
        return int(text)
    raise argparse.ArgumentTypeError(f"the tables are a number from 1 to 10000, not {text!r}")


def main(argv: Sequence[str] | None = None) -> None:
    """Run one command; without one, play."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in {"-h", "--help"}):
        words.insert(0, "play")
    options = parser().parse_args(words)
    options.run(options)


def serve(options: argparse.Namespace) -> None:
    """Serve the pages until stopped."""
    try:
        # Only here: the server takes a second to import and belongs to the extra [app].
        from gin_widgets.app import server  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        sys.exit(
            f"gin-widgets: {missing.name} is not installed; "
            'it comes with: python -m pip install "gin_widgets[app]"'
        )
    server.serve(
        host=options.host, port=options.port, tables=options.tables, browser=not options.no_browser
    )


if __name__ == "__main__":
    main()
