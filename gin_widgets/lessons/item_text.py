"""An item as TOML text."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.cards import Card, CardSet
from gin_widgets.lessons.asks import (
    Aim,
    Ask,
    Choice,
    Choose,
    Claim,
    Count,
    Curve,
    Discard,
    Finish,
    Group,
    LayOff,
    Name,
    Number,
    Score,
    Spot,
    Spread,
    Trend,
)
from gin_widgets.lessons.item import Item, Mode, Step
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import rules_word

ASKS: Final[Mapping[str, Ask[Any]]] = MappingProxyType(
    {
        **{str(count): Number(count) for count in Count},
        **{str(choice): Choose(choice) for choice in Choice},
        "group": Group(),
        "name": Name(),
        **{f"discard.{aim}": Discard(aim) for aim in Aim},
        "discard": Discard(),
        "finish": Finish(),
        "layoff": LayOff(),
        "score": Score(),
        "spread": Spread(),
        **{f"curve.{trend}": Curve(trend) for trend in Trend},
    }
)
"""Every question by the name that an author writes; besides them there is "spot"."""
SPOT: Final = "spot"


ITEMS: Final = "items"
"""The table under which several items stand in one text."""


def item_toml(item: Item) -> str:
    """The TOML text of an item; `author.item_from_toml` gives the same item back."""
    return "\n".join(_item_lines(item)) + "\n"


def items_toml(items: Iterable[Item]) -> str:
    """The TOML text of several items; `author.items_from_toml` gives the same items back."""
    several = (line for item in items for line in (f"[[{ITEMS}]]", *_item_lines(item, f"{ITEMS}.")))
    return "\n".join(several) + "\n"


def _item_lines(item: Item, inside: str = "") -> Iterator[str]:
    """The lines of an item; its tables stand `inside` another."""
    yield _line("id", item.id)
    yield _line("skill", item.skill)
    for name in ("text", "tip"):
        if value := getattr(item, name):
            yield _line(name, value)
    yield from _scene_lines(item.scene)
    if item.needs:
        yield from ("", f"[{inside}needs]")
        for name, values in item.needs.items():
            yield _line(name, [rules_word(value) for value in values])
    for step in item.steps:
        yield from ("", f"[[{inside}steps]]")
        yield from _step_lines(step)
        if step.scene is not None:
            yield from ("", f"[{inside}steps.table]")
            yield from _scene_lines(step.scene)
    for wrong in item.wrong:
        yield from ("", f"[[{inside}wrong]]")
        yield _line("answer", wrong.answer)
        if wrong.misconception:
            yield _line("misconception", wrong.misconception)
        if wrong.step:
            yield _line("question", wrong.step + 1)


def _line(name: str, value: Any) -> str:
    # A JSON text, number or list is written as TOML writes it, but for the delete character.
    written = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    return f"{name} = {written}"


def _scene_lines(scene: Scene) -> Iterator[str]:
    for field in fields(Scene):
        value = getattr(scene, field.name)
        if value not in (field.default, (), CardSet(), None):
            yield _line(field.name, _written(field.name, value))


def _written(name: str, value: Any) -> Any:
    match name, value:
        case "knocker", _:
            melds = "/".join("".join(meld.cards.codes) for meld in value.melds)
            return f"{melds} {' '.join(value.deadwood_cards.codes)}".strip()
        case _, Card():
            return value.code
        case _, CardSet():
            return " ".join(value.codes)
        case "pile", _:
            return " ".join(card.code for card in value)
        case (("before" | "after"), _):
            return [" ".join(hand.codes) for hand in value]
    return list(value) if isinstance(value, tuple) else value


def _step_lines(step: Step) -> Iterator[str]:
    yield from _ask_lines(step.ask)
    if step.mode is not Mode.ASKED:
        yield _line("mode", step.mode)
    for name, value in (("question", step.text), ("why", step.why), ("answer", step.stated)):
        if value:
            yield _line(name, value)
    if step.hints:
        yield _line("hints", list(step.hints))
    if step.besides is not None:
        yield _line("besides", step.besides + 1)
    if step.picture is not None:
        yield _line("picture", step.picture)


def _ask_lines(ask: Ask[Any]) -> Iterator[str]:
    match ask:
        case Spot(claims):
            yield _line("ask", SPOT)
            lines = [", ".join(_claim_entries(claim)) for claim in claims]
            yield "lines = [" + ", ".join(f"{{{line}}}" for line in lines) + "]"
        case Discard(aim, near) if near:
            yield _line("ask", f"discard.{aim}")
            yield _line("near", near)
        case Number(count, near) if near:
            yield _line("ask", count)
            yield _line("near", near)
        case _:
            yield _line("ask", next(name for name, each in ASKS.items() if each == ask))


def _claim_entries(claim: Claim) -> Iterator[str]:
    yield from _ask_lines(claim.ask)
    for name in ("answer", "text", "cards"):
        if getattr(claim, name):
            yield _line(name, getattr(claim, name))
