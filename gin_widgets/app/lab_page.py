"""What the page of the lab is asked for by its address."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from gin_widgets.app.query import Noted, Query, key_asked
from gin_widgets.cards import GinError
from gin_widgets.lab.control import read
from gin_widgets.lab.tools import TOOLS


@dataclass(frozen=True, slots=True)
class LabAsked(Noted):
    """The tool that an address asks for and how it is to be set; what cannot be is noted."""

    tool: str | None
    """Key of the tool to open; None opens the first."""
    values: Mapping[str, Any]
    """What its controls are set to, by their names."""
    notes: tuple[str, ...]
    """One sentence for each part of the address that was left out."""


def lab_asked(query: str | None = None) -> LabAsked:
    """Read a tool and its settings from the part of the address behind the question mark.

    `tool` is a key of `TOOLS`, and what else stands there sets its controls by their names, as in
    `tool=limit_curve&upcard=5`. Without a `query` the page's own is read, which Voila hands over in
    the environment. Nothing in an address raises: what is unknown or impossible is left out and
    noted.

    >>> lab_asked("tool=limit_curve&upcard=5")
    LabAsked(tool='limit_curve', values={'upcard': 5}, notes=())
    >>> print(*lab_asked("tool=limit_curve&upcard=11").notes)
    Upcard: “11” is no whole number from 1 to 10.
    """
    address = Query.of(query)
    key = address.take("tool", key_asked("address.tool", TOOLS))
    values: dict[str, Any] = {}
    for control in TOOLS[key].controls if key else ():
        value = address.take(control.name, partial(read, control))
        if value is not None:
            values[control.name] = value
    if key:
        try:
            TOOLS[key](**values)
        except GinError as error:
            address.notes.append(str(error))
            values = {}
    return LabAsked(key, values, address.told())
