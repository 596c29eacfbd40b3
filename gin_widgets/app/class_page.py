"""What the pages around the lessons are asked for: the rules of a class, and items of its own."""

from dataclasses import dataclass

from gin_widgets.app.query import Noted, Query, shortened
from gin_widgets.cards import NotationError
from gin_widgets.classroom import unpacked
from gin_widgets.explain.wording import say
from gin_widgets.lessons import Item, ItemError
from gin_widgets.lessons.author import write_item
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class ClassAsked(Noted):
    """The rules that an address asks for; what it could not be given is told in the notes."""

    rules: RuleSet | str
    """Key of the rule set, or the one that the address describes."""
    notes: tuple[str, ...]
    """One sentence for each part of the address that was left out."""


@dataclass(frozen=True, slots=True)
class ItemsAsked(ClassAsked):
    """The rules and the items that an address holds."""

    items: tuple[Item, ...]
    """At least one: without any in the address, one that shows what the page is for."""


def class_asked(query: str | None = None) -> ClassAsked:
    """Read the rules of a class from an address; without a `query` the page's own is read.

    >>> class_asked("rules=elimination&tie=knocker").rules.key
    'elimination'
    """
    address = Query.of(query)
    return ClassAsked(address.rules(), address.told())


def items_asked(query: str | None = None) -> ItemsAsked:
    """Read items and rules from an address; without a `query` the page's own is read.

    >>> [item.id for item in items_asked("").items]
    ['example']
    """
    address = Query.of(query)
    rules = address.rules()
    items = address.take("set", _items)
    return ItemsAsked(rules, address.told(), items or (_example(),))


def _items(text: str) -> tuple[Item, ...]:
    """The items that are packed in an address.

    Raises:
        NotationError: they are not whole, or one cannot be; the sentence is fit to be shown.
    """
    try:
        return unpacked(text)
    except ItemError as error:
        raise NotationError(
            say("address.set.items", problem=shortened(error.problems[0], 160))
        ) from error
    except NotationError:
        raise NotationError(say("address.set")) from None


def _example() -> Item:
    return write_item(id="example", hand="AD 2C KH", ask="points", answer="13", wrong={"16": "M01"})
