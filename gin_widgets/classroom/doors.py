"""The doors of a class: where a page is opened, and how its address is written there."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final
from urllib.parse import quote, urlsplit

from gin_widgets.cards import NotationError
from gin_widgets.classroom.project import OWNER, REF, REPO

BINDER: Final = "https://mybinder.org"
VOILA: Final = "http://localhost:8866"
"""Where `gin-widgets play` serves when it is told nothing else: this machine only."""
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
BRANCH: Final = re.compile(r"[A-Za-z0-9](?:[./]?[A-Za-z0-9_-])*")
HOST_NAME: Final = re.compile(r"[A-Za-z0-9._-]+|[0-9A-Fa-f:]+")
BASE: Final = re.compile(r"[A-Za-z0-9._~/-]*")


@dataclass(frozen=True, slots=True)
class Place:
    """Whose server and whose copy of the project; None is the usual one."""

    host: str | None = None
    owner: str | None = None
    repo: str | None = None
    ref: str | None = None


def through(door: str, address: str, place: Place) -> str:
    """The link through a door to a page, its address as it stands below the notebooks' folder.

    Raises:
        NotationError: there is no such door, or the host, owner, repo or ref cannot be one.

    >>> through("voila", "play.ipynb?seed=1", Place("room-7:8866"))
    'http://room-7:8866/voila/render/play.ipynb?seed=1'
    """
    if door == "static":
        raise NotationError(
            f"There is no static site of these pages yet; there are {', '.join(DOORS)}."
        )
    if not isinstance(door, str) or door not in DOORS:
        raise NotationError(f"There is no door {door!r}; there are {', '.join(DOORS)}.")
    return DOORS[door](address, place)


def _binder(address: str, place: Place) -> str:
    host = BINDER if place.host is None else _host(place.host, "https")
    owner = _name("owner", OWNER if place.owner is None else place.owner, NAME)
    repo = _name("repo", REPO if place.repo is None else place.repo, NAME)
    ref = quote(_name("ref", REF if place.ref is None else place.ref, BRANCH), safe="")
    # No slash in front: Binder answers 404 to it.
    path = quote(f"voila/render/notebooks/{address}", safe="")
    return f"{host}/v2/gh/{owner}/{repo}/{ref}?urlpath={path}"


def _voila(address: str, place: Place) -> str:
    host = VOILA if place.host is None else _host(place.host, "http")
    return f"{host}/voila/render/{address}"


DOORS: Final[Mapping[str, Callable[[str, Place], str]]] = MappingProxyType(
    {"binder": _binder, "voila": _voila}
)
"""Every door by its name: a free public server, and a server of `gin-widgets play`."""


def _name(what: str, text: object, form: re.Pattern[str]) -> str:
    if isinstance(text, str) and form.fullmatch(text):
        return text
    raise NotationError(f"The {what} is {text!r}; it is a name as it stands in GitHub's addresses.")


def _host(text: object, scheme: str) -> str:
    """The beginning of an address, up to the path of the pages, without a slash at its end."""
    wrong = NotationError(f"The host is {text!r}; it is written like room-7:8866 or https://a.org.")
    if not isinstance(text, str):
        raise wrong
    try:
        parts = urlsplit(text if "://" in text else f"{scheme}://{text}")
        name, port = parts.hostname, parts.port
    except ValueError:
        raise wrong from None
    fits = (
        parts.scheme in ("http", "https")
        and name is not None
        and HOST_NAME.fullmatch(name)
        and BASE.fullmatch(parts.path)
        and port != 0
        and not (parts.query or parts.fragment or "@" in parts.netloc)
    )
    if not fits:
        raise wrong
    named = f"[{name}]" if ":" in str(name) else name
    return f"{parts.scheme}://{named}{'' if port is None else f':{port}'}{parts.path.rstrip('/')}"
