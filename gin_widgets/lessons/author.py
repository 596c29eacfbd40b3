"""Writing an item: from keywords in a notebook cell or from a TOML text.

Nothing of it is evaluated; every problem is told at once.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from gin_widgets.cards import GinError
from gin_widgets.lessons.asks import Ask, Claim, Discard, Number, Spot
from gin_widgets.lessons.author_fit import (
    besides_problems,
    empty_problems,
    hand_problems,
    several_problems,
)
from gin_widgets.lessons.author_keys import (
    TOO_LARGE,
    tables_at,
    text_at,
    texts_at,
    unknown_keys,
    unwritable,
)
from gin_widgets.lessons.author_needs import needs_from
from gin_widgets.lessons.author_scene import SCENE, scene_from
from gin_widgets.lessons.item import (
    Item,
    ItemError,
    Mode,
    Picture,
    Step,
    Wrong,
    checked,
    rules_of_needs,
)
from gin_widgets.lessons.item_text import ASKS, ITEMS, SPOT
from gin_widgets.lessons.misconceptions import MISCONCEPTIONS
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import HOUSE, RuleSet

LONGEST: Final = 20_000
"""The most characters of a TOML text."""
STEP: Final = (
    "ask",
    "mode",
    "answer",
    "question",
    "why",
    "hints",
    "near",
    "lines",
    "besides",
    "picture",
    "one",
    "table",
)
WRONG: Final = ("answer", "misconception", "question")
ITEM: Final = ("id", "skill", "text", "tip", "needs", "steps", "wrong", *SCENE)


def write_item(**given: Any) -> Item:
    """An item from keywords: the scene's cards as text, `steps`, `wrong`, `text`, `tip`.

    With one question, `ask` and `answer` may stand beside the cards instead of in `steps`; `wrong`
    may be a mapping from answers to misconceptions.

    Raises:
        ItemError: something is wrong; `problems` lists all of it.

    >>> item = write_item(hand="AD 2C KH", ask="points", answer="13", wrong={"16": "M01"})
    >>> str(item.steps[0].ask.right(item.scene, HOUSE)[0])
    '13'
    """
    problems = list(unwritable(given))
    item = None if problems else _item(given, problems)
    if item is not None:
        try:
            checked(item)
        except ItemError as error:
            problems += error.problems
    if item is None or problems:
        raise ItemError(str(given.get("id", "item")), tuple(dict.fromkeys(problems)))
    return item


def item_from_toml(text: str) -> Item:
    """An item from a TOML text with the keys of `write_item`.

    Raises:
        ItemError: something is wrong; `problems` lists all of it.
    """
    return write_item(**_loaded(text))


def items_from_toml(text: str) -> tuple[Item, ...]:
    """One item from a TOML text, or several, each below a line `[[items]]`.

    Raises:
        ItemError: something is wrong; `problems` lists all of it, in all items.

    >>> [item.id for item in items_from_toml('''
    ... [[items]]
    ... id = "cheap"
    ... hand = "AD 2C KH"
    ... ask = "points"
    ...
    ... [[items]]
    ... id = "kind"
    ... hand = "5S 6S 8S"
    ... ask = "name"
    ... ''')]
    ['cheap', 'kind']
    """
    given = _loaded(text)
    if ITEMS not in given:
        return (write_item(**given),)
    problems = [*unknown_keys(given, (ITEMS,), "a text of several items")]
    items: list[Item] = []
    for number, each in enumerate(tables_at(given, ITEMS, problems), start=1):
        try:
            items.append(write_item(**each))
        except ItemError as error:
            problems += [f"Item {number}: {problem}" for problem in error.problems]
    if not items and not problems:
        problems.append("There is no item in this text.")
    if problems:
        raise ItemError(ITEMS, tuple(problems))
    return tuple(items)


def _loaded(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise ItemError("item", (f"An item is read from text, not from {type(text).__name__}.",))
    if len(text) > LONGEST:
        raise ItemError("item", (f"The text has more than {LONGEST} characters.",))
    try:
        # Some editors put a mark in front of a text to say how it is written.
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise ItemError("item", (f"This is no TOML: {error}.",)) from None
    except RecursionError:
        raise ItemError("item", ("Too many brackets stand inside each other.",)) from None
    # Python itself refuses to read thousands of digits.
    except ValueError:
        raise ItemError("item", (TOO_LARGE,)) from None


def _item(given: Mapping[str, Any], problems: list[str]) -> Item | None:
    """The item, or None when it cannot be made; whatever is wrong goes to `problems`."""
    short = {name: given[name] for name in STEP if name in given}
    problems += unknown_keys(given, (*ITEM, *STEP), "an item")
    texts = {name: text_at(given, name, problems) for name in ("id", "skill", "text", "tip")}
    if short and "steps" in given:
        problems.append("Write either steps, or one ask beside the cards.")
    steps: list[Mapping[str, Any]] = [short] if short else tables_at(given, "steps", problems)
    if not steps:
        problems.append('An item asks something: give it an ask, as ask="deadwood".')
    scene = scene_from(given, problems)
    needs = needs_from(given.get("needs", {}), problems)
    try:
        rules = rules_of_needs(needs)
    except GinError as error:
        problems.append(f"needs: {error}")
        needs, rules = {}, HOUSE
    made = _steps(steps, scene, rules, problems)
    wrong = _wrong(given, problems)
    # With a question missing, whatever is said of the others would name the wrong one.
    if scene is None or len(made) < len(steps) or not steps:
        return None
    return Item(
        id=texts["id"] or "own",
        skill=texts["skill"] or "own",
        text=texts["text"],
        tip=texts["tip"],
        scene=scene,
        steps=made,
        wrong=wrong,
        needs=needs,
        players=scene.players,
    )


def _steps(
    given: list[Mapping[str, Any]], scene: Scene | None, rules: RuleSet, problems: list[str]
) -> tuple[Step, ...]:
    """The questions that can be read, each about what lies on the table by then."""
    made: list[Step] = []
    for each in given:
        step = _step(each, scene, rules, problems)
        if step is not None:
            made.append(step)
            scene = step.scene or scene
    if len(made) == len(given):
        problems += besides_problems(made)
    return tuple(made)


def _step(
    given: Mapping[str, Any], scene: Scene | None, rules: RuleSet, problems: list[str]
) -> Step | None:
    """The question, or None when it cannot be read; whatever is wrong goes to `problems`."""
    before = len(problems)
    problems += unknown_keys(given, STEP, "a question")
    later = _later(given["table"], problems) if "table" in given else None
    ask = _ask(given, problems)
    if "lines" in given and given.get("ask") != SPOT:
        problems.append("lines go with a spot.")
    if not isinstance(given.get("one", False), bool):
        problems.append(f"one is true or false, not {given['one']!r}.")
    mode = given.get("mode", str(Mode.ASKED))
    if mode not in list(Mode):
        problems.append(f"mode is {', '.join(Mode)}, not {mode!r}.")
    texts = {name: text_at(given, name, problems) for name in ("answer", "question", "why")}
    hints = texts_at(given, "hints", problems)
    besides = given.get("besides")
    if besides is not None and (type(besides) is not int or besides < 1):
        problems.append(f"besides is the number of an earlier question, not {besides!r}.")
    picture = given.get("picture")
    if picture is not None and picture not in list(Picture):
        problems.append(f"picture is {', '.join(Picture)}, not {picture!r}.")
    seen = later or scene
    if ask is not None and seen is not None and len(problems) == before:
        problems += empty_problems(given, seen)
    readable = len(problems) == before
    if ask is not None and seen is not None and readable:
        problems += hand_problems(str(given.get("ask", "")), seen, rules)
        problems += several_problems(ask, seen, rules, given.get("one", False))
    if ask is None or not readable:
        return None
    return Step(
        ask,
        Mode(mode),
        scene=later,
        text=texts["question"],
        why=texts["why"],
        hints=hints,
        stated=texts["answer"],
        besides=None if besides is None else besides - 1,
        picture=None if picture is None else Picture(picture),
    )


def _later(table: Any, problems: list[str]) -> Scene | None:
    """What lies on the table from a question on."""
    if not isinstance(table, Mapping):
        problems.append(f'table holds cards, as {{hand = "7H 8H 9H"}}, not {table!r}.')
        return None
    problems += unknown_keys(table, SCENE, "a table")
    return scene_from(table, problems)


def _ask(given: Mapping[str, Any], problems: list[str]) -> Ask[Any] | None:
    name = given.get("ask")
    if name == SPOT:
        return _spot(given.get("lines", []), problems)
    if not isinstance(name, str) or name not in ASKS:
        problems.append(f"There is no ask {name!r}; there are {', '.join([*ASKS, SPOT])}.")
        return None
    ask, near = ASKS[name], given.get("near", 0)
    if type(near) is not int or near < 0:
        problems.append(f"near is a number of points, not {near!r}.")
    elif near and isinstance(ask, Discard | Number):
        return replace(ask, near=near)
    elif near:
        problems.append("near goes with a discard or a number.")
    return ask


def _spot(lines: Any, problems: list[str]) -> Spot | None:
    """The lines in which a mistake is to be found: tables with ask, answer, text and cards."""
    if not isinstance(lines, list | tuple) or not lines:
        problems.append('A spot has lines, each like {ask = "points", answer = "22"}.')
        return None
    claims: list[Claim] = []
    for line in lines:
        if not isinstance(line, Mapping):
            problems.append(f"A line has an ask and an answer, not {line!r}.")
            continue
        problems += unknown_keys(line, ("ask", "answer", "text", "cards", "near"), "a line")
        ask = _ask({"ask": line.get("ask"), "near": line.get("near", 0)}, problems)
        texts = {name: text_at(line, name, problems) for name in ("answer", "text", "cards")}
        if ask is not None:
            claims.append(Claim(ask, **texts))
    return Spot(tuple(claims))


def _wrong(given: Mapping[str, Any], problems: list[str]) -> tuple[Wrong, ...]:
    """The mistakes that are expected, from a list of tables or from answers to misconceptions."""
    mistakes = given.get("wrong", [])
    if isinstance(mistakes, Mapping):
        mistakes = [{"answer": key, "misconception": value} for key, value in mistakes.items()]
    found: list[Wrong] = []
    for each in tables_at({"wrong": mistakes}, "wrong", problems):
        problems += unknown_keys(each, WRONG, "a mistake")
        told = text_at(each, "misconception", problems)
        if told and told not in MISCONCEPTIONS:
            known = ", ".join(MISCONCEPTIONS)
            problems.append(f"There is no misconception {told!r}; there are {known}.")
        question = each.get("question", 1)
        if type(question) is not int or question < 1:
            problems.append(f"question is the number of a question, from 1, not {question!r}.")
            continue
        found.append(Wrong(text_at(each, "answer", problems), told, question - 1))
    return tuple(found)
