"""Mixed review."""

from gin_widgets.lessons.lesson import Lesson

L17 = Lesson(
    id="L17",
    title="Mixed review",
    unit="D",
    minutes=5,
    goal="You keep what you have learned, with other cards each time.",
    stages={},
    review=True,
)
