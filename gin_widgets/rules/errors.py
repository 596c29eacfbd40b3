"""What can be wrong with a rule set."""

from collections.abc import Mapping

from gin_widgets.cards import GinError


class RuleSetError(GinError):
    """A rule set contradicts itself, or nobody knows it; every problem is named at once."""

    def __init__(
        self, problems: tuple[str, ...], fields: Mapping[str, tuple[str, ...]] | None = None
    ) -> None:
        self.problems = problems
        self.fields = fields or {}
        """The fields that each problem is about, by its sentence."""
        super().__init__(" ".join(problems))
