"""The last page of a lesson or a test."""

from gin_widgets.explain.wording import capital
from gin_widgets.lessons import wire
from gin_widgets.lessons.asked import question
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.feedback import feedback
from gin_widgets.lessons.item import Mode
from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.passing import ALONE, EXITS, places_of, tries_in
from gin_widgets.lessons.progress import Part, Try
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.sitting import Sitting
from gin_widgets.lessons.spoken import in_a_row, spoken


def end_of(now: Sitting) -> wire.End:
    """How it went: the exit items of a lesson, or every item of a test with its reason."""
    if now.tests:
        rows = [_row(now, at, now.place.tries.get(at)) for at in range(len(now.place.tasks))]
        right = sum(row["right"] for row in rows)
        return {
            "headline": tell("end.test", right=right, count=len(rows)),
            "passed": bool(rows) and right == len(rows),
            "text": tell("end.test.text"),
            "rows": rows,
            "onward": None,
        }
    onward = following(now)
    if not now.place.tasks:
        nothing = tell("end.empty"), tell("note.empty")
        return {
            "headline": nothing[0],
            "passed": False,
            "text": nothing[1],
            "rows": [],
            "onward": onward,
        }
    exits = places_of(now.place, Part.EXIT)[-EXITS:]
    reported = exits or _asking(now)
    rows = [row for at in reported for row in _rows(now, at)]
    tries = [now.place.tries.get(at) for at in reported]
    right = sum(each is not None and each.right for each in tries)
    text = tell("end.exit" if exits else "end.items", right=right, count=len(reported))
    if not rows:
        text = tell("end.whole")
    alone = tries_in(now.place, Part.ALONE)[-ALONE:]
    if exits and now.passed and right < len(reported):
        good = sum(each.right for each in alone)
        text = tell("end.alone", right=good, count=len(alone))
    if not exits and not now.passed:
        text = tell("end.skipped", count=_open(now))
    done, missed = ("end.passed", "end.not_passed") if exits else ("end.done", "end.not_done")
    return {
        "headline": tell(done if now.passed else missed),
        "passed": now.passed,
        "text": text,
        "rows": rows,
        "onward": onward,
    }


def other_lesson(lesson: Lesson) -> wire.OtherLesson:
    """A lesson as a page names it and leads to it."""
    return {
        "name": tell("lesson.heading", id=lesson.id, title=lesson.title),
        "page": lesson.page,
    }


def following(now: Sitting) -> wire.OtherLesson | None:
    """The lesson after this one in the course."""
    ids, here = list(now.programme.course), now.programme.lesson
    if here is None or here.id not in ids[:-1]:
        return None
    return other_lesson(now.programme.course[ids[ids.index(here.id) + 1]])


def _asking(now: Sitting) -> list[int]:
    """Where the tasks stand that ask something without leading to the answer."""
    items = [now.programme.item(task) for task in now.place.tasks]
    return [at for at, item in enumerate(items) if any(s.mode is Mode.ASKED for s in item.steps)]


def _open(now: Sitting) -> int:
    """How many questions of the sitting are not answered."""
    items = [now.programme.item(task) for task in now.place.tasks]
    left = (at for at in range(len(items)) if not now.solved_at(at))
    return sum(
        each not in now.place.answers.get(at, {}) for at in left for each in items[at].asked()
    )


def _rows(now: Sitting, at: int) -> list[wire.EndRow]:
    """The questions of an item as far as the first tries at them went: to the first wrong one."""
    tried = now.place.tries.get(at)
    asked, given = now.programme.item(now.place.tasks[at]).asked(), now.place.answers.get(at, {})
    last = tried.step if tried else asked[0]
    right = [
        _row(now, at, Try(given[step], True, step))
        for step in asked
        if step < last and step in given
    ]
    return [*right, _row(now, at, tried)]


def _row(now: Sitting, at: int, tried: Try | None) -> wire.EndRow:
    """A question of an item with the first try at it."""
    item, rules = now.programme.item(now.place.tasks[at]), now.programme.rules
    place = tried.step if tried else item.asked()[0]
    step, scene = item.steps[place], item.scene_at(place)
    ask = item.ask_at(place, now.place.answers.get(at, {}))
    yours, text = tell("end.open"), ""
    if tried is not None and tried.answer:
        attempt = item.attempt(tried.answer, place, rules)
        yours = capital(spoken(ask, attempt.answer, rules))
        told = feedback(attempt)
        text = f"{told['verdict']} {told['text']}"
    return {
        "label": _label(question(step, ask, scene, rules), scene),
        "right": bool(tried and tried.right),
        "yours": yours,
        "best": capital(spoken(ask, ask.right(scene, rules)[0], rules)),
        "text": text,
        "misconception": tried.misconception if tried else "",
    }


def _label(prompt: str, scene: Scene) -> str:
    """The question, with the cards that it was about."""
    return tell("end.row", cards=in_a_row(scene.hand), prompt=prompt) if scene.hand else prompt
