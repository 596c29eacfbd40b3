"""Reading the part of an address behind the question mark, name by name."""

import html
import os
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Self, TypeVar
from urllib.parse import parse_qsl

from gin_widgets.cards import GinError, NotationError
from gin_widgets.classroom.address import LONGEST, RULE_FIELDS
from gin_widgets.explain.wording import listed, say
from gin_widgets.rules import RULES, RuleSet, RuleSetError, rules_by_words, rules_from_text

T = TypeVar("T")

# Written into the address by Jupyter servers on the way here, not by who made the link.
NOT_OURS: Final = frozenset({"token", "template", "theme"})
TRUTH: Final[Mapping[str, str]] = {"1": "yes", "true": "yes", "0": "no", "false": "no"}
"""Other words for a rule that is on or off."""


@dataclass(frozen=True, slots=True)
class Query:
    """What an address asks for. A page takes what it knows; everything else is noted.

    Nothing in an address raises: what cannot be read is left out with one sentence.
    """

    pairs: tuple[tuple[str, str], ...]
    notes: list[str] = field(default_factory=list)
    """One sentence for each part that was left out."""
    names: set[str] = field(default_factory=set)
    """The names that the page has asked about."""

    @classmethod
    def of(cls, text: str | None = None) -> Self:
        """Split a query; without one the page's own, which Voila hands over in the environment."""
        if text is None:
            text = os.environ.get("QUERY_STRING", "")
        if len(text) > LONGEST:
            return cls((), [say("address.too_long", most=LONGEST)])
        return cls(tuple(parse_qsl(text, keep_blank_values=True)))

    def take(self, name: str, read: Callable[[str], T]) -> T | None:
        """What stands under a name, as `read` understands it; of several the first counts."""
        self.names.add(name)
        found: T | None = None
        for key, value in self.pairs:
            if key == name:
                try:
                    got = read(value)
                except GinError as error:
                    self.notes.append(str(error))
                else:
                    found = got if found is None else found
        return found

    def rules(self, known: Mapping[str, RuleSet] = RULES) -> RuleSet | str:
        """The rule set that is asked for: a key of `known`, the usual one first, or changed rules.

        Single fields change it: `rules=play_online&tie=knocker`. Those that contradict each other
        are left out.
        """
        named = self.take("rules", lambda text: rules_asked(known, text))
        base = next(iter(known)) if named is None else named
        fields = {name: self.take(name, str) for name in RULE_FIELDS}
        changes = {name: word for name, word in fields.items() if word is not None}
        return self._changed(known, base, changes) if changes else base

    def told(self) -> tuple[str, ...]:
        """Every note once, with those on names that say two things, or that the page leaves."""
        twice = [
            say("address.twice", text=name)
            for name in dict(self.pairs)
            if name in self.names and len({value for key, value in self.pairs if key == name}) > 1
        ]
        strange = [key for key, _ in self.pairs if key not in self.names | NOT_OURS]
        unknown = [say("address.unknown", text=shortened(name)) for name in strange]
        return tuple(dict.fromkeys([*self.notes, *twice, *unknown]))

    def _changed(
        self, known: Mapping[str, RuleSet], base: RuleSet | str, changes: Mapping[str, str]
    ) -> RuleSet | str:
        """The rules with those changes that fit together."""
        start = known[base] if isinstance(base, str) else base
        words = {name: _word(start, name, word) for name, word in changes.items()}
        while words:
            try:
                return rules_by_words(start, words)
            except RuleSetError as error:
                before = set(words)
                for problem in error.problems:
                    about = error.fields.get(problem, ())
                    # Once a field is out, what else was wrong with it is no fault of the others.
                    if not words or not (before - set(words)).isdisjoint(about):
                        continue
                    wrong = [name for name in about if name in words] or list(words)
                    text = "&".join(f"{name}={changes[name]}" for name in wrong)
                    facts = {"text": shortened(text), "problem": shortened(problem, 160)}
                    self.notes.append(say("address.field", **facts))
                    for name in wrong:
                        words.pop(name, None)
        return base


class Noted:
    """What a page is asked for; a notebook shows of it what was left out of the address."""

    __slots__ = ()
    notes: tuple[str, ...]

    def _repr_html_(self) -> str:
        return notes_html(self.notes)


def _word(rules: RuleSet, name: str, word: str) -> str:
    """The word for a value of a field, where an address may say 1 and 0 for yes and no."""
    return TRUTH.get(word, word) if isinstance(getattr(rules, name), bool) else word


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


def key_asked(message: str, known: Collection[str]) -> Callable[[str], str]:
    """How to read one of some keys; `message` names the sentence for any other text."""

    def read(text: str) -> str:
        if text in known:
            return text
        raise NotationError(say(message, text=shortened(text), known=listed(known)))

    return read


def notes_html(notes: Collection[str]) -> str:
    """The notes as they stand at the top of a page; nothing where there are none."""
    items = "".join(f"<p>{html.escape(note)}</p>" for note in notes)
    return f'<div class="gin-notes" role="note">{items}</div>' if items else ""


def shortened(text: str, most: int = 40) -> str:
    """So much of what an address says is said back, on one line; what has no form shows as �."""
    text = "".join(c if c.isprintable() else "�" for c in " ".join(text.split()))
    return text if len(text) <= most else text[: most - 1] + "…"
