"""Citing the rule set, and where it is contested, who says what."""

from collections.abc import Iterable
from functools import cache

from gin_widgets.explain.explanation import Citation
from gin_widgets.explain.wording import has, joined, say
from gin_widgets.rules import (
    Elimination,
    RuleSet,
    Saying,
    Standing,
    System,
    Target,
    contested,
    rules_word,
    said,
)


def citations(fields: Iterable[str], rules: RuleSet) -> tuple[Citation, ...]:
    """Each of these fields once, with its value in the rule set."""
    return tuple(Citation(field, getattr(rules, field)) for field in dict.fromkeys(fields))


def sources_on(cited: Iterable[Citation]) -> tuple[str, ...]:
    """What a learner must hear of the sources to know that these values are a choice."""
    return tuple(sentence for citation in cited for sentence in _sentences(citation))


def who_says(field: str, first: object = None) -> tuple[str, ...]:
    """Which source says what about a field, a sentence for each answer; `first` comes first.

    Sources that are silent are not named; if all are, there is no sentence.

    Raises:
        RuleSetError: a rule set has no such field.

    >>> who_says("tie")[1]
    'C (Elimination): equal counts are no undercut.'
    """
    told = sorted(_answers(field), key=lambda answer: answer[0].value != first)
    return tuple(map(_told, told))


def who_differs(field: str, value: object) -> tuple[str, ...]:
    """Which source gives another answer than this value, a sentence for each answer.

    Raises:
        RuleSetError: a rule set has no such field.

    >>> who_differs("limit_compare", "at_most")
    ('C (Elimination): only less than the upcard may knock.',)
    """
    return tuple(_told(answer) for answer in _answers(field) if answer[0].value != value)


def clause(field: str, value: object) -> str:
    """What a value of a field means, in a few words.

    >>> clause("undercut_bonus", 30), clause("hand_size", (10, 7))
    ('30 points for an undercut', '10 cards for two, 7 otherwise')
    """
    word, number = rules_word(value), value
    first, second = value if isinstance(value, tuple) else ("", "")
    match value:
        case (fewest, most) if fewest == most:
            word = str(most)
        case Target(number):
            word = "target"
        case Elimination(number):
            word = "elimination"
    key = ("clause", field, word) if has("clause", field, word) else ("clause", field)
    return say(*key, value=number if isinstance(number, int) else word, first=first, second=second)


def _told(answer: tuple[Saying, ...]) -> str:
    how = "taken" if answer[0].taken else answer[0].standing
    spoken = clause(answer[0].field, answer[0].value)
    return say("said", how, sources=joined(_names(answer)), clause=spoken)


def _sentences(citation: Citation) -> Iterable[str]:
    field = citation.field
    spoken = {saying.value for saying in said(field) if saying.standing is not Standing.SILENT}
    if not spoken:
        yield say("cite.silent", field=field)
        return
    new = citation.value not in spoken
    if new:
        yield say("cite.nobody", clause=clause(field, citation.value))
    if new or contested(field):
        yield from who_says(field, citation.value)


@cache
def _answers(field: str) -> tuple[tuple[Saying, ...], ...]:
    """The sayings of a field that give the same answer in the same way, together."""
    groups: dict[tuple[object, object], list[Saying]] = {}
    for saying in said(field):
        if saying.standing is not Standing.SILENT:
            how = "taken" if saying.taken else saying.standing
            groups.setdefault((saying.value, how), []).append(saying)
    return tuple(map(tuple, groups.values()))


def _names(sayings: Iterable[Saying]) -> list[str]:
    """The sources by letter and title; both systems of D are D itself."""
    systems = [saying.system for saying in sayings]
    return list(dict.fromkeys(_name(system, systems) for system in systems))


def _name(system: System, among: list[System]) -> str:
    alone = [each.source for each in among].count(system.source) == 1
    letter = system.name if alone else system.source.letter
    return say("cite.source", letter=letter, title=system.source.title)
