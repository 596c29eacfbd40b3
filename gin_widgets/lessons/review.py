"""When an item comes back: boxes with growing intervals."""

from collections.abc import Callable, Iterable
from typing import Final

from gin_widgets.lessons.progress import Progress, Record, Task, Try

INTERVALS: Final = (0, 1, 3, 7, 14, 30)
"""Days until an item in each box is due again."""


def first_tried(before: Record | None, tried: Try, seed: int, day: int) -> Record:
    """The record of an item after a first try on a day.

    Right moves it a box up when it was due, wrong moves it to the first box; an item that was not
    due yet stays in its box, so that repeating it at once does not put it off.
    """
    box = before.box if before else 0
    if not tried.right:
        box, due = 0, day
    elif before is None or before.due <= day:
        box = min(box + 1, len(INTERVALS) - 1)
        due = day + INTERVALS[box]
    else:
        due = before.due
    return Record(
        answer=tried.answer,
        right=tried.right,
        misconception=tried.misconception,
        hint=tried.hint,
        seconds=tried.seconds,
        box=box,
        due=due,
        seed=seed,
    )


def due(progress: Progress, day: int, among: Iterable[str]) -> tuple[str, ...]:
    """The items among these that are due on a day, the longest due and least known first."""
    return tuple(item for item in longest_due(progress, among) if progress.records[item].due <= day)


def longest_due(progress: Progress, among: Iterable[str]) -> tuple[str, ...]:
    """The items among these that were ever answered: the longest due and least known first."""
    records = progress.records
    answered = [item for item in among if item in records]
    return tuple(sorted(answered, key=lambda item: (records[item].due, records[item].box, item)))


def mixed(items: Iterable[str], skill: Callable[[str], str], count: int) -> tuple[str, ...]:
    """The first few of the items, of different skills as far as there are any."""
    ordered = list(items)
    first: dict[str, str] = {}
    for item in ordered:
        first.setdefault(skill(item), item)
    chosen = list(first.values())
    rest = [item for item in ordered if item not in chosen]
    return tuple([*chosen, *rest][:count])


def next_review(
    progress: Progress, day: int, among: tuple[str, ...], done: tuple[Task, ...]
) -> str:
    """The item that an endless review asks next.

    What is due comes first, then the least known; nothing twice before the others had their turn.
    """
    rounds = {item: sum(task.item == item for task in done) for item in among}
    waiting = due(progress, day, among)

    def order(item: str) -> tuple[int, int, int, int]:
        record = progress.records.get(item)
        box = record.box if record else 0
        return rounds[item], item not in waiting, box, among.index(item)

    return min(among, key=order)
