"""The rule sets side by side, with the words of the sources."""

from collections.abc import Iterable, Iterator

from gin_widgets.explain import clause
from gin_widgets.explain.wording import capital, say
from gin_widgets.guide.comparison import Cell, Comparison, Row, Rules, compared, heading, system_of
from gin_widgets.rules import FIELDS, SOURCES, RuleSet, Saying, Standing, System, said


def compare_rules(rules: Rules = None, fields: Iterable[str] | None = None) -> Comparison:
    """What each rule set holds, field by field, and which words of its source it rests on.

    Without `fields`, those in which the rule sets differ, or on which their sources disagree.

    Raises:
        RuleSetError: there is no such rule set or field.

    >>> table = compare_rules(["complete_rules", "elimination"], ["tie"])
    >>> [cell.text for cell in table.rows[0].cells]
    ['Equal counts are an undercut', 'Equal counts are no undercut']
    """
    sets = compared(rules)
    shown = [field for field in FIELDS if _told(field, sets)] if fields is None else fields
    rows = tuple(_row(field, sets) for field in ([shown] if isinstance(shown, str) else shown))
    columns = (say("compare.rule"), *map(heading, sets))
    same = () if rows else (say("compare.rules.same"),)
    return Comparison(say("compare.rules"), columns, rows, (*same, *_sources(sets)))


def _told(field: str, sets: tuple[RuleSet, ...]) -> bool:
    """Whether there is something to compare in a field."""
    systems = [system_of(each) for each in sets]
    answers = {getattr(each, field) for each in sets}
    return len(answers) > 1 or (
        len(sets) > 1
        and any(not saying.taken for saying in said(field) if saying.system in systems)
    )


def _row(field: str, sets: tuple[RuleSet, ...]) -> Row:
    cells = tuple(_cell(field, each, system_of(each)) for each in sets)
    return Row(field, say("field", field), cells)


def _cell(field: str, rules: RuleSet, system: System | None) -> Cell:
    sayings = [saying for saying in said(field) if saying.system is system]
    value = getattr(rules, field)
    literal = system is not None and rules.key == system.to_the_letter
    return Cell(capital(clause(field, value)), tuple(_notes(sayings, value, literal=literal)))


def _notes(sayings: list[Saying], value: object, *, literal: bool) -> Iterator[str]:
    """What a source says of the field, as far as it bears on the rule set that holds this."""
    for saying in sayings:
        facts = {"quote": saying.quote, "clause": clause(saying.field, saying.value)}
        match saying.standing:
            case Standing.LETTER if literal and saying.value == value:
                yield say("compare.literal", **facts)
            case Standing.LETTER:
                yield say("compare.letter_of", **facts)
            case _ if saying.taken and saying.value != value:
                continue
            case Standing.READ:
                letter = saying.system.source.letter
                yield say("compare.read", reading=say("reading", saying.field, letter), **facts)
            case standing:
                yield say("compare", standing, **facts)


def _sources(sets: Iterable[RuleSet]) -> Iterator[str]:
    """Which texts the letters stand for, as far as they are compared."""
    systems = [system for system in map(system_of, sets) if system is not None]
    for source in SOURCES.values():
        if source in [system.source for system in systems]:
            name = say("cite.source", letter=source.letter, title=source.title)
            facts = {"source": name, "opening": source.opening, "site": source.site}
            yield say(*("compare.source", *(["site"] if source.site else [])), **facts)
