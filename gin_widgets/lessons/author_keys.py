"""What an author has written under a key: text, tables, or something that cannot be there."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

LARGEST: Final = 10**15
"""No number of an item comes near it."""
TOO_LARGE: Final = "A number here has more than 15 digits; nothing in this game is as large."


def unknown_keys(given: Mapping[str, Any], known: tuple[str, ...], what: str) -> Iterator[str]:
    """A sentence for each key that `what` cannot have."""
    for name in given:
        if name not in known:
            yield f"{what.capitalize()} has no {name!r}; it can have {', '.join(known)}."


def text_at(given: Mapping[str, Any], name: str, problems: list[str]) -> str:
    """The text under a key, a whole number as its digits; empty where there is none."""
    value = given.get(name, "")
    if isinstance(value, bool) or not isinstance(value, str | int):
        problems.append(f"{name} is text, not {value!r}.")
        return ""
    return str(value)


def texts_at(given: Mapping[str, Any], name: str, problems: list[str]) -> tuple[str, ...]:
    """The texts of a list; what else is there goes to the problems."""
    texts = given.get(name, [])
    if not isinstance(texts, list | tuple) or not all(isinstance(each, str) for each in texts):
        problems.append(f"{name} is a list of texts, not {texts!r}.")
        return ()
    return tuple(texts)


def tables_at(given: Mapping[str, Any], name: str, problems: list[str]) -> list[Mapping[str, Any]]:
    """The tables under a key, in their order; none where there are none."""
    tables = given.get(name, [])
    if not isinstance(tables, list | tuple) or not all(isinstance(t, Mapping) for t in tables):
        problems.append(f"{name} is a list of tables, not {tables!r}.")
        return []
    return list(tables)


def unwritable(given: Any) -> Iterator[str]:
    """A sentence for each number and text, however deep, that no message or link can repeat."""
    match given:
        case Mapping():
            for name, value in given.items():
                yield from unwritable(name)
                yield from unwritable(value)
        case list() | tuple():
            for value in given:
                yield from unwritable(value)
        case int() if abs(given) > LARGEST:
            yield TOO_LARGE
        # Half of a pair that together stands for one character: Python holds it, no file does.
        case str() if any("\ud800" <= letter <= "\udfff" for letter in given):
            yield f"The text {given!r} holds half a character; write the whole one."
