"""An item's own sentences, their places filled from the scene under the rules of the class."""

from collections.abc import Callable, Mapping
from string import Formatter
from types import MappingProxyType
from typing import Any, Final

from gin_widgets.cards import (
    Card,
    CardSet,
    Meld,
    MeldKind,
    NotationError,
    best_arrangement,
    melds_in,
)
from gin_widgets.explain.wording import fill, sum_of
from gin_widgets.lessons.asks import Choice, Choose, Count, Number, Score
from gin_widgets.lessons.asks.discard import Finish, best_throw, left_by
from gin_widgets.lessons.asks.number import knock_of, least_left
from gin_widgets.lessons.asks.score import KNOCKER, counts_of
from gin_widgets.lessons.asks.showdown import plan_of
from gin_widgets.lessons.asks.waiting import outs
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.principle import principle
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


def told(text: str, scene: Scene, rules: RuleSet) -> str:
    """A sentence with its places, `{limit}` or any other of `PLACES`, put in.

    A number counts a noun: `{limit:point}` is 1 point or 2 points.

    Raises:
        NotationError: there is no such place, or the scene has nothing to put there.

    >>> from gin_widgets.rules import HOUSE
    >>> told("The upcard is {upcard}: {limit_rule}.", Scene.of(upcard="6D"), HOUSE)
    'The upcard is 6♦: 6 or less may knock.'
    """
    values = {}
    for name in _names(text):
        if name not in PLACES:
            raise NotationError(f"{name!r} is no place of a text; there are {', '.join(PLACES)}.")
        value = PLACES[name](scene, rules)
        if value is None:
            raise NotationError(f"The scene has no {name} to put into {text!r}.")
        values[name] = value
    return fill(text, **values)


READ: Final = (
    "ace_in_runs",
    "ace_upcard",
    "layoff_chain",
    "limit_compare",
    "limit_source",
    "may_return_taken_card",
    "run_kind",
)
"""The rules whose reading a text may name, as `{limit_source_rule}`."""


def _names(text: str) -> list[str]:
    """The names in a text's braces; whatever else braces can hold is refused."""
    try:
        parts = list(Formatter().parse(text))
    except ValueError as error:
        raise NotationError(f"The braces in {text!r} do not match: {error}.") from None
    for _, _, noun, conversion in parts:
        if conversion or (noun and not noun.isalpha()):
            raise NotationError(f"A place is a name, and a noun to count, not as in {text!r}.")
    return [name for _, name, _, _ in parts if name is not None]


def _limit_rule(scene: Scene, rules: RuleSet) -> str:
    return _may_knock(scene.limit(rules))


def _knock_throw(scene: Scene, rules: RuleSet) -> Card:
    """The throw that ends the hand, or comes nearest to it."""
    return Finish().right(scene, rules)[0].card or best_throw(scene, rules)


def _knock_rule(scene: Scene, rules: RuleSet) -> str:
    """What may knock once that card lies on the pile, where it may set the limit."""
    return _may_knock(scene.limit(rules, _knock_throw(scene, rules)))


def _may_knock(limit: int) -> str:
    return tell("reading.limit.some" if limit else "reading.limit.gin", limit=limit)


def _sum(scene: Scene, rules: RuleSet) -> str:
    """The loose cards as a sum with its total: "8 + 6 = 14", or just "6"."""
    loose = best_arrangement(scene.hand, rules).deadwood_cards
    return f"{sum_of(loose)} = {loose.points}" if len(loose) > 1 else sum_of(loose)


def _shared(scene: Scene, rules: RuleSet) -> tuple[Card, Meld, Meld] | None:
    """A card that a set and a run of the hand both want, with the two; None without one."""
    melds = melds_in(scene.hand, rules)
    sets, runs = ([m for m in melds if m.kind is kind] for kind in (MeldKind.SET, MeldKind.RUN))
    both = ((one.cards & other.cards, one, other) for one in sets for other in runs)
    return next(((next(iter(card)), one, other) for card, one, other in both if card), None)


def _of_shared(place: int) -> Callable[[Scene, RuleSet], Any]:
    def found(scene: Scene, rules: RuleSet) -> Any:
        shared = _shared(scene, rules)
        return shared[place] if shared else None

    return found


def _unshared(scene: Scene, rules: RuleSet) -> CardSet | None:
    """The cards that are in neither of the two melds which share a card."""
    shared = _shared(scene, rules)
    return (scene.hand - shared[1].cards - shared[2].cards) or None if shared else None


def _reading(field: str) -> Callable[[Scene, RuleSet], str]:
    return lambda _scene, rules: tell("reading", field, str(getattr(rules, field)))


PLACES: Final[Mapping[str, Callable[[Scene, RuleSet], Any]]] = MappingProxyType(
    {
        "hand": lambda scene, _rules: scene.hand,
        "upcard": lambda scene, _rules: scene.upcard,
        "counted": lambda scene, _rules: scene.summed,
        "top": lambda scene, _rules: scene.top,
        "taken": lambda scene, _rules: scene.taken,
        "drawn": lambda scene, _rules: scene.drawn,
        "stock": lambda scene, _rules: scene.stock,
        "players": lambda scene, _rules: scene.players,
        "turn": lambda scene, _rules: scene.turn,
        "limit": lambda scene, rules: scene.limit(rules),
        "limit_rule": _limit_rule,
        "knock_rule": _knock_rule,
        "knock_throw": _knock_throw,
        "knock_left": lambda scene, rules: left_by(_knock_throw(scene, rules), scene, rules),
        "points": lambda scene, _rules: scene.summed.points,
        "deadwood": lambda scene, rules: best_arrangement(scene.hand, rules).deadwood,
        "sum": _sum,
        "shared": _of_shared(0),
        "shared_set": _of_shared(1),
        "shared_run": _of_shared(2),
        "unshared": _unshared,
        "left": least_left,
        "own": lambda scene, rules: counts_of(scene, rules)[KNOCKER],
        "theirs": lambda scene, rules: min(counts_of(scene, rules)[1:]),
        "score_rule": lambda scene, rules: principle(Score(), scene, rules),
        "unseen": lambda scene, _rules: len(scene.unseen),
        "outs": lambda scene, rules: len(outs(scene, rules)),
        "waits": lambda scene, rules: outs(scene, rules) or None,
        "draws": lambda scene, _rules: scene.draws,
        "once": lambda scene, rules: Number(Count.CHANCE).right(scene.but(draws=1), rules)[0],
        "picked": lambda scene, _rules: scene.picked or None,
        "share": lambda scene, rules: Number(Count.BY_TURN).right(scene, rules)[0],
        "knock_now": lambda scene, rules: knock_of(scene, rules).now,
        "knock_later": lambda scene, rules: knock_of(scene, rules).later,
        "knock_gin": lambda scene, rules: knock_of(scene, rules).gin,
        "stock_floor": lambda _scene, rules: rules.stock_floor,
        "deals_rule": lambda scene, rules: principle(Choose(Choice.DEALS), scene, rules),
        "goes_on_rule": lambda scene, rules: principle(Choose(Choice.GOES_ON), scene, rules),
        "match_rule": lambda scene, rules: principle(Number(Count.MATCH), scene, rules),
        "winner_rule": lambda scene, rules: principle(Choose(Choice.WINNER), scene, rules),
        "after": lambda scene, rules: plan_of(scene, rules).deadwood,
        "throw": best_throw,
        "gin_bonus": lambda _scene, rules: rules.gin_bonus,
        **{f"{field}_rule": _reading(field) for field in READ},
    }
)
