"""What a page is asked for by its address, and where the pages are."""

import html
import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl

from gin_widgets.explain.wording import listed, say
from gin_widgets.play.shuffle import SEED_LIMIT
from gin_widgets.rules import RuleSet, RuleSetError, rules_from_text

LONGEST_QUERY = 2000
HIGHEST_SEED = SEED_LIMIT - 1
# Written into the address by Jupyter servers on the way here, not by who made the link.
NOT_OURS = frozenset({"token", "template", "theme"})


@dataclass(frozen=True, slots=True)
class Asked:
    """The deal that an address asks for; what it could not be given is told in the notes."""

    rules: RuleSet | str
    """Key of the rule set, or the one that its text form in the address stands for."""
    players: int
    """How many sit down, the person among them."""
    seed: int | None
    """Seed of the match; None deals a new one each time."""
    notes: tuple[str, ...]
    """One sentence for each part of the address that was left out."""

    def _repr_html_(self) -> str:
        return notes_html(self.notes)


def asked(known: Mapping[str, RuleSet], query: str | None = None) -> Asked:
    """Read rule set, players and seed from the part of the address behind the question mark.

    `known` holds the rule sets by their keys, the usual one first; a variant is asked for by its
    text form, as `rules=house+tie=knocker`. Without a `query` the page's own
    is read, which Voila hands over in the environment. Nothing here raises: what is unknown or
    impossible is left out and noted.

    >>> from gin_widgets.rules import RULES
    >>> asked(RULES, "seed=4217&rules=elimination&players=4")
    Asked(rules='elimination', players=4, seed=4217, notes=())
    >>> print(*asked(RULES, "seed=ace").notes)
    The address asks for seed “ace”, but a seed is a whole number from 0 to 9007199254740991.
    """
    if query is None:
        query = os.environ.get("QUERY_STRING", "")
    usual = next(iter(known))
    if len(query) > LONGEST_QUERY:
        too_long = say("address.too_long", most=LONGEST_QUERY)
        return Asked(usual, known[usual].players[0], None, (too_long,))
    rules: RuleSet | str | None = None
    players: str | None = None
    seed: int | None = None
    notes: list[str] = []
    for name, value in parse_qsl(query, keep_blank_values=True):
        match name:
            case "rules":
                try:
                    found = rules_asked(known, value)
                except RuleSetError as error:
                    notes.append(str(error))
                else:
                    rules = found if rules is None else rules
            case "players":
                players = value if players is None else players
            case "seed" if is_seed(value):
                seed = int(value) if seed is None else seed
            case "seed":
                notes.append(say("address.seed", text=shortened(value), highest=HIGHEST_SEED))
            case _ if name not in NOT_OURS:
                notes.append(say("address.unknown", text=shortened(name)))
    chosen = usual if rules is None else rules
    agreed = known[chosen] if isinstance(chosen, str) else chosen
    fewest, most = agreed.players
    many = fewest if players is None else _number(players, fewest, most)
    if many is None:
        allowed = str(fewest) if fewest == most else f"{fewest} to {most}"
        facts = {"text": shortened(players or ""), "rules": agreed.key, "allowed": allowed}
        notes.append(say("address.players", **facts))
    return Asked(chosen, many or fewest, seed, tuple(dict.fromkeys(notes)))


def _number(text: str, fewest: int, most: int) -> int | None:
    """The number in plain digits, where it is one of those allowed."""
    return next((number for number in range(fewest, most + 1) if str(number) == text), None)


def rules_asked(known: Collection[str], text: str) -> RuleSet | str:
    """The rule set that an address names: a key, or a text form.

    Raises:
        RuleSetError: there is no such rule set; the sentence is fit to be shown.
    """
    if text in known:
        return text
    if not any(text.startswith(f"{key} ") for key in known):
        raise RuleSetError((say("address.rules", text=shortened(text), known=listed(known)),))
    try:
        return rules_from_text(text)
    except RuleSetError as error:
        problem = shortened(error.problems[0], 120)
        told = say("address.rules.text", text=shortened(text), problem=problem)
        raise RuleSetError((told,)) from error


def is_seed(text: str) -> bool:
    """Whether a text is a seed: plain digits, and not too high."""
    return text.isascii() and text.isdecimal() and len(text) <= 16 and int(text) <= HIGHEST_SEED


def notebooks() -> Path:
    """The folder of the pages: inside the installed package, or the repository's own."""
    inside = Path(__file__).parent / "notebooks"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "notebooks"


def notes_html(notes: Iterable[str]) -> str:
    """The notes as they stand at the top of a page; nothing where there are none."""
    items = "".join(f"<p>{html.escape(note)}</p>" for note in notes)
    return f'<div class="gin-notes" role="note">{items}</div>' if items else ""


def shortened(text: str, most: int = 40) -> str:
    """So much of what an address says is said back."""
    return text if len(text) <= most else text[: most - 1] + "…"
