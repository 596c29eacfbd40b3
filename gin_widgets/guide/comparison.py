"""A table that sets rule sets side by side, and how a notebook shows it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import escape

from gin_widgets.explain import clause
from gin_widgets.explain.wording import capital, say
from gin_widgets.rules import (
    FIELDS,
    RULES,
    SYSTEMS,
    Ledger,
    RoundResult,
    RuleSet,
    RuleSetError,
    Scoring,
    System,
    rules_of,
)

Rules = Iterable[RuleSet | str] | RuleSet | str | None
"""The rule sets to compare, themselves or by their keys; None means all presets."""

BOX = "max-width:100%;overflow-x:auto"
TABLE = "border-collapse:collapse;color:inherit;background:none"
# The table can be wider than the page; its caption stays in sight and within it.
CAPTION = "display:inline-block;position:sticky;left:0;max-width:min(90vw,50em);font-weight:bold"
CELL = (
    "border-bottom:1px solid currentColor;padding:.3em .6em;text-align:left;vertical-align:top;"
    "white-space:normal;color:inherit;background:none"
)
LONG = 24
"""A text of so many characters wants a wider column."""
NOT_OF_A_HAND = ("players", "hand_size", "next_dealer", "match_end")
"""Fields that decide who is dealt what, or what a hand is good for, and not how it ends."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one rule set says or leads to, and what it rests on."""

    text: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a comparison."""

    key: str
    """What it is about: the key of a rule set, or a field."""
    head: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """A table of texts; a notebook shows it as one."""

    caption: str
    columns: tuple[str, ...]
    """The heads of the columns, that of the rows' heads first."""
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    """What is to be read below the table."""

    def _repr_html_(self) -> str:
        return to_html(self)


def to_html(table: Comparison) -> str:
    """The comparison as an HTML table with a caption and heads, in the colours around it.

    What is wider than its place scrolls in a box of its own, which the keyboard reaches.
    """
    caption = escape(table.caption)
    heads = "".join(f'<th scope="col" style="{CELL}">{escape(c)}</th>' for c in table.columns)
    body = "".join(f"<tr>{''.join(_cells(row))}</tr>" for row in table.rows)
    notes = "".join(f"<p>{escape(note)}</p>" for note in table.notes)
    return (
        f'<div role="region" tabindex="0" aria-label="{caption}" style="{BOX}">'
        f'<table style="{TABLE}"><caption style="text-align:left;color:inherit">'
        f'<span style="{CAPTION}">{caption}</span></caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>{notes}"
    )


def _cells(row: Row) -> Iterator[str]:
    yield f'<th scope="row" style="{CELL}">{escape(row.head)}</th>'
    for cell in row.cells:
        notes = "".join(f"<br><small>{escape(note)}</small>" for note in cell.notes)
        wide = max(map(len, (cell.text, *cell.notes))) > LONG
        style = f"{CELL};min-width:13em;max-width:22em" if wide else CELL
        yield f'<td style="{style}">{escape(cell.text)}{notes}</td>'


def compared(rules: Rules) -> tuple[RuleSet, ...]:
    """The rule sets that are meant.

    Raises:
        RuleSetError: no rule set has that key, or there is none to compare.
    """
    match rules:
        case None:
            return tuple(RULES.values())
        case str() | RuleSet():
            return (rules_of(rules),)
        case Iterable():
            found = tuple(map(rules_of, rules))
        case _:
            raise RuleSetError((f"Rule sets to compare come in a list, not as {rules!r}.",))
    if not found:
        raise RuleSetError(("There is no rule set to compare; name one, or leave it to all.",))
    return found


def seating(rules: Rules, players: int) -> tuple[tuple[RuleSet, ...], tuple[str, ...]]:
    """The rule sets that let so many play, and a note that names the others.

    Raises:
        RuleSetError: none of them lets so many play.
    """
    asked = compared(rules)
    if type(players) is not int:
        raise RuleSetError((f"players is {players!r}; it must be a whole number.",))
    fit = tuple(each for each in asked if each.players[0] <= players <= each.players[1])
    if not fit:
        keys = ", ".join(each.key for each in asked)
        raise RuleSetError((f"{players} players cannot play any of these: {keys}.",))
    others = ", ".join(heading(each) for each in asked if each not in fit)
    note = say("compare.left_out", players=players, names=others)
    return fit, (note,) if others else ()


def heading(rules: RuleSet) -> str:
    """What a rule set is called at the head of a column or a row."""
    if RULES.get(rules.key) != rules:
        return rules.key
    system = system_of(rules)
    if system is None:
        return capital(say("rules", rules.key))
    source = say("cite.source", letter=system.name, title=system.source.title)
    literal = rules.key == system.to_the_letter
    return say("compare.letter", source=source) if literal else source


def system_of(rules: RuleSet) -> System | None:
    """The system of a source whose preset, plain or to the letter, this is."""
    if RULES.get(rules.key) != rules:
        return None
    return next(
        (
            system
            for system in SYSTEMS.values()
            if rules.key in (system.preset, system.to_the_letter)
        ),
        None,
    )


def written(result: RoundResult, rules: RuleSet) -> tuple[Cell, Cell]:
    """Points and penalty points by seat; a ledger that the rule set does not keep is empty."""
    kept = {
        Ledger.POINTS: rules.scoring is not Scoring.PENALTY_POINTS,
        Ledger.PENALTIES: rules.scoring is not Scoring.WINNER_POINTS,
    }
    amounts = {Ledger.POINTS: result.points, Ledger.PENALTIES: result.penalties}
    points, penalties = (
        Cell(" : ".join(map(str, amounts[ledger])) if kept[ledger] else say("compare.nothing"))
        for ledger in Ledger
    )
    return points, penalties


def deciding(
    rules: RuleSet, house: RuleSet, outcome: Callable[[RuleSet], object]
) -> tuple[str, ...]:
    """The fields by which the outcome differs from the house's; none where it does not.

    A field decides when, given the house's answer, it changes the outcome; if none does so by
    itself, one that changes the house's outcome when the house takes its answer.
    """
    here, there = outcome(rules), outcome(house)
    if here == there:
        return ()
    unlike = [
        field
        for field in FIELDS
        if field not in NOT_OF_A_HAND and getattr(rules, field) != getattr(house, field)
    ]
    back = [field for field in unlike if _changed(rules, house, field, outcome, here)]
    return tuple(
        back or [field for field in unlike if _changed(house, rules, field, outcome, there)]
    )


def clauses(fields: Iterable[str], rules: RuleSet) -> str:
    """What these fields mean in a rule set, in a sentence; empty for none."""
    told = "; ".join(clause(field, getattr(rules, field)) for field in fields)
    return f"{capital(told)}." if told else ""


def _changed(
    rules: RuleSet,
    other: RuleSet,
    field: str,
    outcome: Callable[[RuleSet], object],
    before: object,
) -> bool:
    """Whether the other's answer in this field changes the outcome."""
    # When the match ends follows from who writes what.
    names = ("scoring", "match_end") if field == "scoring" else (field,)
    try:
        mixed = rules.replace(**{name: getattr(other, name) for name in names})
    except RuleSetError:
        return False  # There is no such rule set, so that it cannot differ.
    return outcome(mixed) != before
