"""What a picture is drawn from."""

from dataclasses import dataclass
from typing import Any

from gin_widgets.cards import Card
from gin_widgets.lessons.asks import Ask
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Beside:
    """The question that a picture lies beside, and how much of the answer it may show."""

    ask: Ask[Any]
    scene: Scene
    rules: RuleSet
    told: bool
    """Whether the answer stands already."""
    led: bool
    """Whether help is given while the answer is looked for: in the example and guided."""
    given: Any = None
    """The learner's answer, once it stands."""
    thrown: Card | None = None
    """The card that was thrown in an earlier step, or in this one once that stands."""
