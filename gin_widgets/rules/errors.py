"""What can be wrong with a rule set."""

from gin_widgets.cards import GinError


class RuleSetError(GinError):
    """A rule set contradicts itself, or nobody knows it; every problem is named at once."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        self.problems = problems
        super().__init__(" ".join(problems))
