"""A rule set being made: a preset, what is changed in it, and the last that fitted together."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from gin_widgets.guide.editor.parts import Words, joined, words_of
from gin_widgets.rules import (
    FIELDS,
    HOUSE,
    RULES,
    RuleSet,
    RuleSetError,
    rules_from_text,
    rules_text,
    rules_word,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What somebody has chosen so far, with contradictions and all; every change gives a new one.

    >>> draft = Draft().change("scoring", "value", "penalty_points")
    >>> len(draft.problems), draft.rules.key
    (1, 'house')
    >>> draft.change("match_end", "kind", "elimination").rules.key
    'my_house'
    """

    preset: str = HOUSE.key
    changes: Mapping[str, Words] = field(default_factory=dict)
    """What stands in the controls of the fields that are not as in the preset."""
    name: str = ""
    """What the rules are called; empty for a name that follows from the preset."""
    rules: RuleSet = HOUSE
    """The last rule set that did not contradict itself."""
    problems: tuple[str, ...] = ()
    """What the present one contradicts itself in."""
    concerns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fields that each problem is about."""

    @classmethod
    def of(cls, rules: RuleSet, preset: str | None = None) -> "Draft":
        """A rule set to start from: the preset of its key, or another with what differs from it."""
        base = RULES[rules.key if rules.key in RULES else preset or HOUSE.key]
        changes = {
            name: words_of(name, rules)
            for name in FIELDS
            if getattr(rules, name) != getattr(base, name)
        }
        name = "" if rules.key in RULES else rules.key
        return cls(preset=base.key, changes=changes, name=name)._checked()

    @classmethod
    def read(cls, text: str) -> "Draft":
        """The draft that a rule set's text form stands for.

        Raises:
            RuleSetError: the text cannot be read, or contradicts itself.
        """
        return cls.of(rules_from_text(text), text.split(maxsplit=1)[0])

    @property
    def base(self) -> RuleSet:
        """The preset."""
        return RULES[self.preset]

    @property
    def key(self) -> str:
        """What the present rules are called, in the form that a rule set wants."""
        return self.name or (f"my_{self.preset}" if self.changes else self.preset)

    @property
    def text(self) -> str:
        """The text form of the last rule set that did not contradict itself."""
        return rules_text(self.rules, self.base)

    def words(self, name: str) -> Words:
        """What stands in the controls of a field."""
        return self.changes.get(name) or words_of(name, self.base)

    def change(self, name: str, part: str, word: str) -> "Draft":
        """The draft with another word in one control."""
        return self._with(name, {**self.words(name), part: "".join(word.split())})

    def back(self, name: str) -> "Draft":
        """The draft with one field as in the preset again."""
        return self._with(name, words_of(name, self.base))

    def choose(self, preset: str) -> "Draft":
        """A fresh draft of another preset, or of the same one again."""
        return replace(self, preset=preset, changes={}, name="")._checked()

    def call(self, name: str) -> "Draft":
        """The draft under another name: small letters and underscores are put in."""
        return replace(self, name="_".join(name.lower().split()))._checked()

    def _with(self, name: str, words: Words) -> "Draft":
        changes = {**self.changes, name: words}
        if joined(name, words) == rules_word(getattr(self.base, name)):
            del changes[name]
        ordered = {name: changes[name] for name in FIELDS if name in changes}
        return replace(self, changes=ordered)._checked()

    def _checked(self) -> "Draft":
        """The same, with the rule set that it is, or all that speaks against it."""
        words = {"key": self.key} if self.key != self.preset else {}
        words |= {name: joined(name, words) for name, words in self.changes.items()}
        line = " ".join([self.preset, *(f"{name}={word}" for name, word in words.items())])
        try:
            rules = rules_from_text(line)
        except RuleSetError as error:
            return replace(self, problems=error.problems, concerns=error.fields)
        return replace(self, rules=rules, problems=(), concerns={})
