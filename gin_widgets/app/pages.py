"""What a page is asked for by its address, and where the pages are."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from gin_widgets.app.query import Noted, Query, key_asked, shortened
from gin_widgets.bots import BOTS
from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import listed, say
from gin_widgets.guide.code import game_of
from gin_widgets.play.shuffle import SEED_LIMIT
from gin_widgets.rules import RuleSet

HIGHEST_SEED = SEED_LIMIT - 1
BOT = "simple"


@dataclass(frozen=True, slots=True)
class Asked(Noted):
    """The deal that an address asks for; what it could not be given is told in the notes."""

    rules: RuleSet | str
    """Key of the rule set, or the one that the address describes."""
    players: int
    """How many sit down, the person among them."""
    seed: int | None
    """Seed of the match; None deals a new one each time."""
    bot: str
    """Key of the computer player."""
    code: str | None
    """Code of a game to be played on, which brings all of that itself."""
    notes: tuple[str, ...]
    """One sentence for each part of the address that was left out."""


def asked(known: Mapping[str, RuleSet], query: str | None = None) -> Asked:
    """Read rule set, players, seed and computer player from the address behind the question mark.

    Instead of them all an address may name a game by its code: `g=4KR061W98MJTEATRA8SNM21SA1S`.
    `known` holds the rule sets by their keys, the usual one first; a variant is asked for by its
    text form, as `rules=house+tie=knocker`, or by single fields, as `tie=knocker`. Without a
    `query` the page's own is read, which Voila hands over in the environment. Nothing here raises:
    what is unknown or impossible is left out and noted.

    >>> from gin_widgets.rules import RULES
    >>> deal = asked(RULES, "seed=4217&rules=elimination&players=4")
    >>> deal.rules, deal.players, deal.seed, deal.notes
    ('elimination', 4, 4217, ())
    >>> print(*asked(RULES, "seed=ace").notes)
    The address asks for seed “ace”, but a seed is a whole number from 0 to 9007199254740991.
    """
    address = Query.of(query)
    rules = address.rules(known)
    agreed = known[rules] if isinstance(rules, str) else rules
    players = address.take("players", partial(_players, agreed))
    seed = address.take("seed", _seed)
    bot = address.take("bot", key_asked("address.bot", BOTS))
    code = address.take("g", _code)
    besides = [name for name in dict(address.pairs) if name in address.names - {"g"}]
    if code is not None and besides:
        address.notes.append(say("address.beside_code", names=listed(besides)))
    return Asked(rules, players or agreed.players[0], seed, bot or BOT, code, address.told())


def _players(rules: RuleSet, text: str) -> int:
    """So many players as the text says in plain digits, where the rules are for so many."""
    fewest, most = rules.players
    for number in range(fewest, most + 1):
        if text == str(number):
            return number
    allowed = str(fewest) if fewest == most else f"{fewest} to {most}"
    facts = {"text": shortened(text), "rules": rules.key, "allowed": allowed}
    raise NotationError(say("address.players", **facts))


def _seed(text: str) -> int:
    """A seed: plain digits, and not too high."""
    if text.isascii() and text.isdecimal() and len(text) <= 16 and int(text) <= HIGHEST_SEED:
        return int(text)
    raise NotationError(say("address.seed", text=shortened(text), highest=HIGHEST_SEED))


def _code(text: str) -> str:
    """The code of a game that can be played on."""
    try:
        game_of(text)
    except NotationError as error:
        raise NotationError(
            say("address.code", text=shortened(text), problem=str(error))
        ) from error
    return text


def notebooks() -> Path:
    """The folder of the pages: inside the installed package, or the repository's own."""
    inside = Path(__file__).parent / "notebooks"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "notebooks"
