"""When a lesson is passed, and when a learner may go faster."""

from typing import Final

from gin_widgets.lessons.progress import Part, Place, Try

EXITS: Final = 2
ALONE: Final = 5
ALONE_RIGHT: Final = 4
"""A lesson is passed with both exit items, or four of the last five alone, at first try; one
without exit items once all of it was answered."""
STREAK: Final = 2
"""So many right first tries in a row, and one may leave the example out or test out."""


def passed(place: Place, solved: bool) -> bool:
    """Whether the first tries pass the lesson; one without exit items is passed at its end.

    `solved` says whether every question was answered: the end alone is reached by skipping too.
    """
    alone = tries_in(place, Part.ALONE)[-ALONE:]
    if sum(each.right for each in alone) >= ALONE_RIGHT:
        return True
    last = places_of(place, Part.EXIT)[-EXITS:]
    if not last:
        return bool(place.tasks) and place.task is None and solved
    tries = [place.tries.get(at) for at in last]
    return all(each is not None and each.right for each in tries)


def on_a_streak(place: Place) -> bool:
    """Whether the last first tries of the sitting were right; the example does not count."""
    asked = [at for at in sorted(place.tries) if place.tasks[at].part is not Part.SHOW]
    return len(asked) >= STREAK and all(place.tries[at].right for at in asked[-STREAK:])


def tries_in(place: Place, part: Part) -> list[Try]:
    """The first tries in a part, in order."""
    return [place.tries[at] for at in places_of(place, part) if at in place.tries]


def places_of(place: Place, part: Part) -> list[int]:
    """Where the tasks of a part stand."""
    return [at for at, task in enumerate(place.tasks) if task.part is part]
