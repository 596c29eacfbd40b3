"""Finding the mistake in what somebody else has answered."""

from dataclasses import dataclass
from typing import Any

from gin_widgets.cards import CardSet, NotationError
from gin_widgets.lessons.asks.ask import Ask, Grade
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Claim:
    """An answer that somebody gave to a question about the scene, or about some of its cards."""

    ask: Ask[Any]
    answer: str
    text: str = ""
    """How it was said, with places as in `told`."""
    cards: str = ""
    """The cards that it is about; empty for the whole hand."""

    def about(self, scene: Scene) -> Scene:
        """The scene as the claim sees it."""
        return scene.but(hand=CardSet.parse(self.cards)) if self.cards else scene

    def holds(self, scene: Scene, rules: RuleSet) -> bool:
        """Whether it is right."""
        seen = self.about(scene)
        answer = self.ask.read(self.answer, seen)
        return self.ask.grade(answer, seen, rules).passes


@dataclass(frozen=True, slots=True)
class Spot:
    """Which of these lines is wrong? The answer is its number, from 1; 0 when none is.

    With one line the question is whether it holds: whether there is a better way.
    """

    claims: tuple[Claim, ...]

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "spot"

    def read(self, text: str, _scene: Scene) -> int:
        """The number of a line."""
        word = text.strip()
        if not (word.isascii() and word.isdigit() and int(word) <= len(self.claims)):
            raise NotationError(
                f"{text!r} is no line; say 1 to {len(self.claims)}, or 0 for no mistake."
            )
        return int(word)

    def right(self, scene: Scene, rules: RuleSet) -> tuple[int, ...]:
        """The lines that do not hold; 0 when all do."""
        wrong = tuple(
            number
            for number, claim in enumerate(self.claims, start=1)
            if not claim.holds(scene, rules)
        )
        return wrong or (0,)

    def grade(self, answer: int, scene: Scene, rules: RuleSet) -> Grade:
        """Right or wrong."""
        return Grade.RIGHT if answer in self.right(scene, rules) else Grade.WRONG
