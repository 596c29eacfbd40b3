"""Whether a written question fits the cards that it is about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gin_widgets.cards import GinError
from gin_widgets.lessons.asks import Ask, Group, Spot
from gin_widgets.lessons.item import Step
from gin_widgets.lessons.item_text import SPOT
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet

THROWS: Final = ("discard", "finish", "left", "may_knock")
"""Questions about a hand that holds a card too many."""
HELD: Final = (
    *THROWS,
    "points",
    "deadwood",
    "after_layoff",
    "outs",
    "wanting",
    "chance",
    "undercut",
    "duty",
    "take",
    "return",
    "now",
    "group",
    "name",
    "layoff",
    "spread",
)
"""Questions about the cards of a hand."""
ONE: Final = ("points", "deadwood", "after_layoff", "wanting", "layoff", "take")
"""Those among them that make sense of a single card."""


def empty_problems(given: Mapping[str, Any], scene: Scene) -> Iterator[str]:
    """Whether there are cards where the question, or a line of it, is about some."""
    lines = given["lines"] if given.get("ask") == SPOT else [given]
    for line in lines:
        name, held = str(line.get("ask")), len(scene.hand)
        kind = name.partition(".")[0]
        if line.get("cards") or kind not in HELD:
            continue
        if held == 0:
            yield f"The question {name} is about a hand, and there is none."
        elif held == 1 and kind not in ONE:
            yield f"The question {name} is about more than one card."


def hand_problems(name: str, scene: Scene, rules: RuleSet) -> Iterator[str]:
    """Whether the hand has as many cards as the question wants."""
    held = len(scene.hand)
    whole = rules.cards_each(scene.players)
    if name.partition(".")[0] in THROWS and held - 1 not in rules.hand_size:
        yield f"A hand that throws holds {whole + 1} cards; this one holds {held}."
    if name in ("layoff", "after_layoff", "spread") and held not in rules.hand_size:
        yield f"A hand of {scene.players} players holds {whole} cards; this one holds {held}."


def several_problems(ask: Ask[Any], scene: Scene, rules: RuleSet, one: bool) -> Iterator[str]:
    """Whether there are several right answers where one is asked for."""
    try:
        right = ask.right(scene, rules)
    except GinError:
        return
    if len(right) > 1 and (one or isinstance(ask, Spot)):
        yield f"One answer is asked for, but {len(right)} are right: {', '.join(map(str, right))}."


def besides_problems(steps: Sequence[Step]) -> Iterator[str]:
    """Whether each question for another way has an earlier one, both to arrange a hand."""
    for at, step in enumerate(steps):
        first = step.besides
        if first is None:
            continue
        pair = (step.ask, steps[first].ask) if first < at else ()
        if not pair or not all(isinstance(ask, Group) for ask in pair):
            yield (
                f"Question {at + 1} is besides question {first + 1}; that goes with a group, "
                "after another group."
            )
