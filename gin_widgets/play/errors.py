"""What can be asked of a match at the wrong time, and what cannot be set up."""

from gin_widgets.cards import GinError


class HandNotOver(GinError):
    """The next hand was asked for while this one is played."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(f"Hand {number} is not over; it must end before the next is dealt.")


class MatchOver(GinError):
    """Another hand was asked for after somebody had won."""

    def __init__(self, winner: int, scores: tuple[int, ...]) -> None:
        self.winner, self.scores = winner, scores
        points = ", ".join(map(str, scores))
        super().__init__(f"Seat {winner} has won the match ({points}); start a new one.")


class PositionError(GinError):
    """A set-up that cannot be; every problem is named at once."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        self.problems = problems
        super().__init__(" ".join(problems))
