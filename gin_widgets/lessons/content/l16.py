"""Your game: three guided games, each with less help."""

from gin_widgets.lessons.lesson import Help, Lesson, PlayedGame

L16 = Lesson(
    id="L16",
    title="Your game",
    unit="D",
    minutes=30,
    goal="You can play a whole game without help.",
    stages={},
    games=(
        PlayedGame(
            id="L16-1",
            help=Help.FULL,
            seed=22,
            text="Your cards are grouped, the counter runs, and you may ask for help.",
        ),
        PlayedGame(
            id="L16-2",
            help=Help.ASKED,
            seed=534,
            text="Group your cards yourself. The counter comes when you ask for it.",
        ),
        PlayedGame(
            id="L16-3",
            help=Help.NONE,
            seed=116,
            text="Now without help. Afterwards you see what you could have done better.",
        ),
    ),
)
