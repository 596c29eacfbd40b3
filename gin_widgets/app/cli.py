"""The command line: `play`, `learn` and `lab` open pages, `link` and `simulate` do as they say."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from gin_widgets.app import simulate

PORT = 8866
TABLES = 50
OPENED = {
    "play": ("", "open the front page in a browser (this is also what no command does)"),
    "learn": ("course.ipynb", "open the course"),
    "lab": ("lab.ipynb", "open the lab, where the game is explored by looking"),
}
"""What is opened by each command that serves the pages, and its help."""


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one sentence instead of its whole usage."""

    def error(self, message: str) -> NoReturn:
        """End with status 2 and what was wrong."""
        self.exit(2, f"{self.prog}: {message}. See {self.prog} --help.\n")


def parser() -> Parser:
    """Every command and its options."""
    top = Parser(prog="gin-widgets", description="Oklahoma Gin in Jupyter.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (first, told) in OPENED.items():
        opening = commands.add_parser(
            name, help=told, description="Serve the pages of gin_widgets and open one in a browser."
        )
        options_of_server(opening)
        opening.set_defaults(run=serve_pages, first=first)
    link = commands.add_parser(
        "link",
        help="make a link that opens the same for a whole class",
        description="Print a link to a lesson, an item, a match or a rule set.",
    )
    options_of_link(link)
    link.set_defaults(run=print_link)
    many = commands.add_parser(
        "simulate",
        help="play many hands by themselves and write down how each went",
        description="Play many hands between bots: a row for each as CSV or Parquet, and a "
        "manifest that plays the same ones again.",
    )
    simulate.add_options(many)
    many.set_defaults(run=simulate.simulate)
    return top


def options_of_server(parser: argparse.ArgumentParser) -> None:
    """Where the pages are served, and for how many."""
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--port", type=port, default=PORT, help="port to listen on (default %(default)s)"
    )
    parser.add_argument(
        "--host", default="localhost", help="name or address to listen on (default %(default)s)"
    )
    parser.add_argument(
        "--tables",
        type=tables,
        default=TABLES,
        metavar="N",
        help="how many people may play at once (default %(default)s)",
    )


def options_of_link(parser: argparse.ArgumentParser) -> None:
    """What can be said of a link on the command line."""
    parser.add_argument(
        "--door", default="binder", help="binder, a free server, or voila, one of yours"
    )
    parser.add_argument("--lesson", metavar="ID", help="a lesson, as L07")
    parser.add_argument("--item", metavar="ID", help="an item of it, as 3 or exit2")
    parser.add_argument("--items", metavar="FILE", help="items of your own, from a TOML file")
    parser.add_argument("--seed", metavar="N", help="the same deals for everybody")
    parser.add_argument("--players", metavar="N", help="how many sit at the table")
    parser.add_argument("--bot", metavar="KEY", help="the computer player")
    parser.add_argument(
        "--code", metavar="CODE", help="a game to go on with, as the table gives it"
    )
    parser.add_argument("--rules", metavar="RULES", help='a key, or text as "house tie=knocker"')
    parser.add_argument("--page", help="another page: index, course, play or rules")
    parser.add_argument("--host", help="whose server, as the-teachers-computer:8866")
    parser.add_argument("--owner", help="whose copy of the project Binder starts")
    parser.add_argument("--repo", help="the name of that copy")
    parser.add_argument("--ref", help="its branch, tag or commit")
    parser.add_argument("--qr", action="store_true", help="draw the QR code in the terminal")
    parser.add_argument("--qr-file", metavar="FILE", help="write it as .svg or .png")


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


def serve_pages(options: argparse.Namespace) -> None:
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
        host=options.host,
        port=options.port,
        tables=options.tables,
        browser=not options.no_browser,
        first=options.first,
    )


def print_link(options: argparse.Namespace) -> None:
    """Print a link for a class."""
    # Only here: the course takes longer to load than everything else that a command needs.
    from gin_widgets.app.link_command import link_command  # noqa: PLC0415  (see above)

    link_command(options)


if __name__ == "__main__":
    main()
