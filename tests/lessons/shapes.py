"""Holding a value against a type of the wire."""

from types import NoneType, UnionType
from typing import Any, ForwardRef, get_args, get_origin, get_type_hints

from gin_widgets.lessons import wire


def problems(value: Any, kind: Any, path: str = "") -> list[str]:
    """What of a value is not as its type says, by the path to it."""
    if isinstance(kind, ForwardRef):
        kind = getattr(wire, kind.__forward_arg__)
    if isinstance(kind, UnionType):
        tried = [problems(value, each, path) for each in get_args(kind) if each is not NoneType]
        return [] if value is None or [] in tried else tried[0]
    if get_origin(kind) is list:
        (inner,) = get_args(kind)
        if not isinstance(value, list):
            return [f"{path}: {value!r} is no list"]
        return [text for each in value for text in problems(each, inner, path)]
    if hasattr(kind, "__required_keys__"):
        return _entries(value, kind, path)
    return [] if type(value) is kind else [f"{path}: {value!r} is no {kind.__name__}"]


def _entries(value: Any, kind: Any, path: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{path}: {value!r} is no {kind.__name__}"]
    hints = get_type_hints(kind)
    missing = [f"{_at(path, name)} is missing" for name in hints if name not in value]
    extra = [f"{_at(path, name)} is not in {kind.__name__}" for name in value if name not in hints]
    inner = [
        text
        for name, inside in hints.items()
        if name in value
        for text in problems(value[name], inside, _at(path, name))
    ]
    return [*missing, *extra, *inner]


def _at(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
