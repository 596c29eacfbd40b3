"""One link for a class: to a lesson, an item, a seeded match or a rule set."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.bots import bot_of
from gin_widgets.cards import NotationError
from gin_widgets.classroom.address import LONGEST, page_address
from gin_widgets.classroom.doors import Place, through
from gin_widgets.classroom.link import Link
from gin_widgets.classroom.packing import packed
from gin_widgets.guide import game_of
from gin_widgets.lessons.course import COURSE
from gin_widgets.lessons.course import lesson as lesson_of
from gin_widgets.lessons.item import Item
from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.programme import NO_ANSWER, hidden
from gin_widgets.play.shuffle import seed_of
from gin_widgets.rules import HOUSE, RuleSet, rules_from_text, rules_of, rules_text

DEAL: Final = ("seed", "players", "bot")
PAGES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"index": (), "course": (), "play": (*DEAL, "code"), "rules": DEAL}
)
"""The pages besides the lessons, and what they take besides rules."""
OWN_PAGE: Final = "item.ipynb"
"""The page that asks items from the link itself."""


def make_link(  # noqa: PLR0913  (a link can name all of these)
    door: str = "binder",
    lesson: Lesson | str | None = None,
    item: Item | Iterable[Item] | str | int | None = None,
    *,
    seed: int | None = None,
    rules: RuleSet | str | None = None,
    players: int | None = None,
    bot: str | None = None,
    code: str | None = None,
    page: str | None = None,
    owner: str | None = None,
    repo: str | None = None,
    ref: str | None = None,
    host: str | None = None,
) -> Link:
    """A link that opens the same for everybody: a lesson, an item, a match or a rule set.

    `door` is "binder", a free public server, or "voila", a server of `gin-widgets play` at `host`
    (this machine, if none is given). `lesson` is a lesson or its id; `item` an item by its id
    ("L07-3"), by what follows the stroke (3, with its lesson), or one or several of your own
    (`write_item`), which travel in the link. Without both, a match is opened: its `seed`, how many
    `players`, and the `bot`; or a game goes on that a `code` of the table holds, its rules with it.
    `rules`, a rule set, its key or its text form, goes with everything else. `page` names another
    page: "index", "course", "play" or "rules". `owner`, `repo` and `ref` name a copy of the project
    for Binder, and `host` then another BinderHub.

    The link is text of at most 2000 characters; a notebook shows it with its QR code.

    Raises:
        NotationError: one of these does not exist or does not go with another, or the link is too
            long.
        RuleSetError: no such rule set, or it contradicts itself.

    >>> make_link("voila", "L07", 3, host="room-7:8866")
    'http://room-7:8866/voila/render/L07_may_i_knock.ipynb?item=3'
    >>> print(make_link(seed=4217, owner="ada", repo="gin"))
    https://mybinder.org/v2/gh/ada/gin/HEAD?urlpath=voila%2Frender%2Fnotebooks%2Fplay.ipynb%3Fseed%3D4217
    """
    agreed = None if rules is None else _rules(rules)
    deal = {"code": code, "seed": seed, "players": players, "bot": bot}
    asked = {name: value for name, value in deal.items() if value is not None}
    if lesson is not None or item is not None:
        if page is not None or asked:
            other = "page" if page is not None else next(iter(asked))
            raise NotationError(
                f"A {other} does not go with a lesson or an item; give one link each."
            )
        address = _lesson_address(lesson, item, agreed)
    else:
        address = _page_address(page, asked, agreed)
    link = Link(through(door, address, Place(host, owner, repo, ref)))
    if len(link) > LONGEST:
        raise NotationError(
            f"This link would have {len(link)} characters, and a link has at most {LONGEST}."
        )
    return link


def _rules(rules: RuleSet | str) -> RuleSet:
    if isinstance(rules, str) and " " in rules.strip():
        return rules_from_text(rules)
    return rules_of(rules)


def _written(rules: RuleSet | None) -> str | None:
    """What an address says of the rules."""
    return None if rules is None else rules_text(rules)


def _page_address(page: str | None, asked: Mapping[str, Any], rules: RuleSet | None) -> str:
    """A page with its deal, each part of it checked."""
    name = ("play" if asked or rules else "index") if page is None else page
    if not isinstance(name, str) or name not in PAGES:
        raise NotationError(f"There is no page {name!r}; there are {', '.join(PAGES)}.")
    strange = [each for each in asked if each not in PAGES[name]]
    if strange:
        taken = ", ".join(("rules", *PAGES[name]))
        raise NotationError(f"The page {name} takes no {strange[0]}; it takes: {taken}.")
    if "code" in asked:
        return page_address(f"{name}.ipynb", g=_code(asked, rules))
    if "seed" in asked:
        seed_of(asked["seed"])
    if "bot" in asked:
        bot_of(asked["bot"])
    if "players" in asked:
        _check_players(asked["players"], rules or HOUSE)
    return page_address(f"{name}.ipynb", rules=_written(rules), **asked)


def _code(asked: Mapping[str, Any], rules: RuleSet | None) -> str:
    """The code of a game, once it is found to hold one, with nothing beside it."""
    others = [*(each for each in asked if each != "code"), *(["rules"] if rules else [])]
    if others:
        raise NotationError(f"A code holds the whole game; give no {others[0]} with it.")
    code = asked["code"]
    if not isinstance(code, str):
        raise NotationError(
            f"{code!r} is no code of a game; a code is text, as the table gives it."
        )
    game_of(code)
    return code


def _check_players(players: object, rules: RuleSet) -> None:
    fewest, most = rules.players
    if type(players) is not int or not fewest <= players <= most:
        allowed = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise NotationError(f"The rules {rules.key} are for {allowed} players, not {players!r}.")


def _lesson_address(
    lesson: Lesson | str | None,
    item: Item | Iterable[Item] | str | int | None,
    rules: RuleSet | None,
) -> str:
    """A lesson's page, at an item where one is named; or the page for items of one's own."""
    if item is not None and not isinstance(item, str | int):
        several = tuple(item) if isinstance(item, Iterable) else (item,)
        return _own_address(lesson, several, rules)
    found = _lesson(lesson, item)
    if item is None:
        return page_address(found.page, rules=_written(rules))
    id_ = found.named(item)
    if id_ is None:
        raise NotationError(
            f"There is no item {item!r} in {found.id}; there are {', '.join(found.ids) or 'none'}."
        )
    for each in found.items:
        if each.id == id_:
            _check_sense(each, rules or HOUSE)
    short = id_.removeprefix(f"{found.id}-")
    return page_address(found.page, item=short, rules=_written(rules))


def _lesson(lesson: Lesson | str | None, item: str | int | None) -> Lesson:
    """The lesson that is meant, if only by the id of its item."""
    if isinstance(lesson, Lesson):
        if COURSE.get(lesson.id) != lesson:
            raise NotationError(f"The lesson {lesson.id} is not in the course; give its items.")
        return lesson
    if lesson is not None:
        return lesson_of(lesson)
    if not isinstance(item, str) or "-" not in item:
        raise NotationError(f'Item {item!r} of which lesson? Give both, as lesson="L07", item=3.')
    return lesson_of(item.partition("-")[0])


def _own_address(
    lesson: Lesson | str | None, items: tuple[Item, ...], rules: RuleSet | None
) -> str:
    if lesson is not None:
        raise NotationError("Items of your own have a page of their own; give no lesson with them.")
    if not items or not all(isinstance(each, Item) for each in items):
        raise NotationError("An item is named by its id, or written with write_item.")
    for each in items:
        _check_sense(each, rules or HOUSE)
    return page_address(OWN_PAGE, set=packed(items), rules=_written(rules))


def _check_sense(item: Item, rules: RuleSet) -> None:
    """Refuse an item that the page would leave out."""
    lacks = hidden(item, rules)
    if lacks is not None:
        why = "nothing is right there" if lacks == NO_ANSWER else f"it needs another {lacks}"
        raise NotationError(f"{item.id} makes no sense under the rules {rules.key}: {why}.")
