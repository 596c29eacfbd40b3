"""Siblings of an item: the same structure with other cards, so that nothing is learned by heart.

A sibling is the item seen through a change of cards: suits swapped, ranks shifted, cards that
touch no meld replaced, and numbers told anew. It is taken only when the engine finds the same
kind of answer, as many right ones, and every expected mistake still told by its misconception.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, Final

from gin_widgets.cards import Arrangement, CardSet, GinError
from gin_widgets.lessons.asks import (
    Ask,
    Claim,
    Count,
    Finish,
    Grade,
    Group,
    LayOff,
    Number,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.group import arranged
from gin_widgets.lessons.asks.score import result_of
from gin_widgets.lessons.item import Item, Step, Wrong
from gin_widgets.lessons.misconceptions import MISCONCEPTIONS, Attempt, diagnose
from gin_widgets.lessons.recast import Recast, named_by_rank, scene_cards
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.slips import slips
from gin_widgets.rules import RuleSet

WAYS: Final = ((True, True), (False, True), (True, False), (False, False))
"""Whether ranks are shifted and loose cards replaced, from the most to the least change."""
TRIES: Final = 16
"""Changes of cards that are tried in each way before a smaller one is tried."""
MOST_COUNT: Final = 40
"""The highest count, in points, that is made up for a defender."""


@lru_cache(maxsize=512)
def sibling(item: Item, seed: int, rules: RuleSet) -> Item:
    """The item with other cards or numbers; the item itself where nothing in it can change.

    The same seed gives the same sibling. Its id is that of the item.
    """
    random = Random(f"{item.id} {seed}")  # noqa: S311 - cards, not secrets
    fixed = named_by_rank((item.text, *(step.text for step in item.steps)))
    for shifting, replacing in WAYS[-1:] if fixed else WAYS:
        for _ in range(TRIES):
            changed = _changed(item, random, rules, shifting=shifting, replacing=replacing)
            if changed is not None and changed.scene != item.scene:
                return changed
    return item


def _changed(
    item: Item, random: Random, rules: RuleSet, *, shifting: bool, replacing: bool
) -> Item | None:
    """The item through a random change of cards, if it still is the same kind of item."""
    recast = Recast.random(random, item.scene, rules, shifting=shifting, replacing=replacing)
    try:
        scene = _numbers(recast.scene(item.scene, rules), random, rules)
        steps = tuple(
            replace(
                step,
                ask=recast.ask(step.ask),
                scene=None if step.scene is None else recast.scene(step.scene, rules),
                text=recast.text(step.text),
                why="" if named_by_rank((step.why,)) else recast.text(step.why),
                hints=() if named_by_rank(step.hints) else tuple(map(recast.text, step.hints)),
                stated="",
            )
            for step in item.steps
        )
        tip = "" if named_by_rank((item.tip,)) else recast.text(item.tip)
        bare = replace(
            item,
            scene=scene,
            steps=steps,
            text=recast.text(item.text),
            tip=tip,
            wrong=(),
            players=scene.players if scene.players != item.scene.players else item.players,
        )
        claimed = _claimed(item, bare, rules)
        return None if claimed is None else _with_mistakes(item, claimed, recast, rules)
    except GinError:
        return None


def _claimed(item: Item, changed: Item, rules: RuleSet) -> Item | None:
    """With claims that hold, or fail, as those of the item do; None where that cannot be."""
    steps: list[Step] = []
    for at, step in enumerate(changed.steps):
        before = item.ask_at(at)
        if isinstance(before, Spot) and isinstance(step.ask, Spot):
            claims = [
                _claim(old, new, item.scene_at(at), changed.scene_at(at), rules)
                for old, new in zip(before.claims, step.ask.claims, strict=True)
            ]
            found = tuple(claim for claim in claims if claim is not None)
            if len(found) < len(claims):
                return None
            step = replace(step, ask=Spot(found))  # noqa: PLW2901
        steps.append(step)
    whole = replace(changed, steps=tuple(steps))
    alike = all(_kind(item, at, rules) == _kind(whole, at, rules) for at in range(len(whole.steps)))
    return whole if alike else None


def _claim(old: Claim, new: Claim, before: Scene, after: Scene, rules: RuleSet) -> Claim | None:
    """A line about the new cards that holds, or fails by the same misconception, as the old did."""
    seen = new.about(after)
    text = "" if named_by_rank((new.text,)) else new.text
    if old.holds(before, rules):
        if new.holds(after, rules):
            return replace(new, text=text)
        right = new.ask.right(seen, rules)
        return replace(new, answer=str(right[0]), text="") if right else None
    about = old.about(before)
    told = _told(Attempt(old.ask, about, rules, old.ask.read(old.answer, about)))
    slip = _slip(new.ask, seen, rules, told, new.answer)
    return None if slip is None else replace(new, answer=slip, text=text)


def _with_mistakes(item: Item, changed: Item, recast: Recast, rules: RuleSet) -> Item | None:
    """With the expected mistakes that the rules of the class let be mistakes.

    None where one of them can no longer be made.
    """
    mistakes: list[Wrong] = []
    for wrong in item.wrong:
        if not wrong.misconception:
            continue
        told = _told(item.attempt(wrong.answer, wrong.step, rules))
        if told != wrong.misconception:
            continue  # under other rules the belief can be right
        ask, scene = changed.ask_at(wrong.step), changed.scene_at(wrong.step)
        slip = _slip(ask, scene, rules, told, recast.text(wrong.answer))
        if slip is None:
            return None
        mistakes.append(replace(wrong, answer=slip))
    return replace(changed, wrong=tuple(mistakes))


def _slip(ask: Ask[Any], scene: Scene, rules: RuleSet, told: str, first: str) -> str | None:
    """A wrong answer that is told by this misconception; `first` is tried first."""
    found = MISCONCEPTIONS[told].detect if told else None
    for text in (first, *slips(ask, scene, rules)):
        try:
            attempt = Attempt(ask, scene, rules, ask.read(text, scene))
        except GinError:
            continue
        # One detector is asked before all: most slips are none of its own.
        if attempt.grade is not Grade.WRONG or (found and found(attempt) is None):
            continue
        if _told(attempt) == told:
            return text
    return None


def _told(attempt: Attempt) -> str:
    found = diagnose(attempt)
    return "" if found is None else found.misconception


def _kind(item: Item, at: int, rules: RuleSet) -> tuple[Any, ...]:
    """What must be the same of a question and its sibling's."""
    ask, scene = item.ask_at(at), item.scene_at(at)
    right = ask.right(scene, rules)
    first = right[0] if right else None
    alike: Any = None
    match ask:
        case Number(Count.LIMIT):
            upcard = scene.upcard
            alike = (first == 0, upcard is not None and upcard.rank > 10)
        case Number(Count.POINTS):
            faces = sum(card.rank > 10 for card in scene.summed)
            alike = (faces, sum(card.rank == 1 for card in scene.summed))
        case Number(Count.DEADWOOD | Count.AFTER_LAYOFF | Count.LEFT):
            alike = first == 0
        case Number(Count.OUTS | Count.WANTING):
            alike = first
        case Number():
            pass
        case Group() | Spread():
            laid = arranged(first, scene.hand, rules) if first else None
            alike = laid and (sorted(_shape(laid)), laid.deadwood == 0)
        case Finish():
            alike = first and first.end
        case LayOff():
            alike = (len(first.laid), len(first.kept.groups)) if first else None
        case Score():
            result = result_of(scene, rules)
            alike = (result.kind, [(line.kind, line.seat) for line in result.lines])
        case _ if isinstance(first, (str, int)) or ask.kind == "name":
            alike = first
    return len(right), alike


def _shape(arrangement: Arrangement) -> Iterator[tuple[str, int]]:
    for meld in arrangement.melds:
        yield str(meld.kind), len(meld.cards)


def _numbers(scene: Scene, random: Random, rules: RuleSet) -> Scene:
    """The scene with other numbers where it tells numbers instead of cards."""
    if scene.counts:
        return scene.but(counts=_counts(scene, random, rules))
    if scene.stock is not None and not scene.hand:
        return scene.but(stock=max(0, scene.stock + random.choice((-1, 0, 1, 2))))
    if not scene_cards(scene) - CardSet([scene.upcard] if scene.upcard else []):
        fewest, most = rules.players
        return scene.but(players=random.randint(fewest, most))
    return scene


def _counts(scene: Scene, random: Random, rules: RuleSet) -> tuple[int, ...]:
    """Other counts in the same order of size, equal ones equal; the knocker within the limit."""
    knocker, *_ = scene.counts
    sizes = sorted(set(scene.counts))
    most = 0 if knocker == 0 else max(scene.limit(rules), 1)
    below = sum(size < knocker for size in sizes)
    above = sum(size > knocker for size in sizes)
    own = 0 if knocker == 0 else random.randint(min(max(1, below), most), most)
    lower = sorted(random.sample(range(own), below)) if below <= own else list(range(below))
    higher = sorted(random.sample(range(own + 1, own + 1 + MOST_COUNT), above))
    fresh = dict(zip(sizes, [*lower, own, *higher], strict=True))
    return tuple(fresh[count] for count in scene.counts)
