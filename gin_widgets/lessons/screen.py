"""Everything that a page shows of a lesson, in the shapes of the wire."""

from dataclasses import dataclass, field
from typing import Any

from gin_widgets.cards import Card, best_arrangement
from gin_widgets.explain.wording import capital, listed
from gin_widgets.guide.screen import rules_name
from gin_widgets.guide.wire import Reply
from gin_widgets.lessons import wire
from gin_widgets.lessons.answers import Grouping
from gin_widgets.lessons.asked import asked, question
from gin_widgets.lessons.asks import (
    Count,
    Discard,
    Finish,
    Grade,
    Group,
    Name,
    Number,
    Spread,
)
from gin_widgets.lessons.asks.group import melds_of
from gin_widgets.lessons.content.words import MESSAGES, tell
from gin_widgets.lessons.ending import end_of
from gin_widgets.lessons.hints import Rung
from gin_widgets.lessons.item import Mode as StepMode
from gin_widgets.lessons.passing import EXITS, on_a_streak, places_of
from gin_widgets.lessons.pictured import pictured
from gin_widgets.lessons.pictures.beside import Beside
from gin_widgets.lessons.pictures.wire import Picture
from gin_widgets.lessons.programme import NO_ANSWER
from gin_widgets.lessons.progress import Mode, Part, progress_text
from gin_widgets.lessons.resume import resume_code
from gin_widgets.lessons.sitting import Sitting
from gin_widgets.lessons.spoken import spoken
from gin_widgets.lessons.table import lying, table
from gin_widgets.lessons.telling import told
from gin_widgets.lessons.worked import worked


@dataclass(frozen=True, slots=True)
class Shown:
    """What stands on the page besides the sitting itself; it goes with the next step."""

    feedback: wire.Feedback | None = None
    hint: wire.Hint | None = None
    notes: tuple[str, ...] = field(default=())
    elsewhere: wire.OtherLesson | None = None


def screen(now: Sitting, turn: int, shown: Shown, said: Reply) -> wire.LessonState:
    """The state of a lesson for the browser."""
    waits = now.waits
    return {
        "v": wire.VERSION,
        "turn": turn,
        "mode": str(now.programme.mode),
        "lesson": head(now),
        "heading": heading(now),
        "rules": rules_name(now.programme.rules),
        "place": place_text(now),
        "parts": _parts(now),
        "notes": [*_left_out(now), *_last_check(now), *shown.notes],
        "item": _item(now),
        "ask": asked(now.step, now.ask, now.scene, now.programme.rules) if waits else None,
        "feedback": shown.feedback,
        "hint": shown.hint,
        "actions": actions(now),
        "end": end_of(now) if now.task is None else None,
        "elsewhere": shown.elsewhere,
        "say": said,
        "saved": progress_text(now.progress),
        "code": code_of(now),
    }


def head(now: Sitting) -> wire.Head:
    """What the lesson, the test or the review is."""
    lesson, mode = now.programme.lesson, now.programme.mode
    if lesson is None:
        goal = tell("mode", mode, "goal")
        return {"id": "", "title": tell("mode", mode), "goal": goal, "unit": "", "minutes": 0}
    return {
        "id": lesson.id,
        "title": lesson.title,
        "goal": lesson.goal,
        "unit": lesson.unit,
        "minutes": lesson.minutes,
    }


def heading(now: Sitting) -> str:
    """The heading of the page."""
    lesson = now.programme.lesson
    if lesson is None:
        return tell("mode", now.programme.mode)
    return tell("lesson.heading", id=lesson.id, title=lesson.title)


def place_text(now: Sitting) -> str:
    """Where one is: "Alone, 2 of 4", and at which question of an item that asks several."""
    task = now.task
    if task is None:
        return tell("lesson.place.end")
    part, tasks = tell("part", task.part), now.place.tasks
    if now.programme.mode is Mode.REVIEW:
        return part
    number = sum(each.part is task.part for each in tasks[: now.place.at + 1])
    count = sum(each.part is task.part for each in tasks)
    asked = [at for at in now.item.asked() if now.item.steps[at].mode is StepMode.ASKED]
    if len(asked) < 2 or now.place.step not in asked:
        return tell("lesson.place", part=part, number=number, count=count)
    question = asked.index(now.place.step) + 1
    facts = {"question": question, "questions": len(asked)}
    return tell("lesson.place.question", part=part, number=number, count=count, **facts)


def code_of(now: Sitting) -> str:
    """The resume code of this moment."""
    lesson = now.programme.lesson
    id_ = lesson.id if lesson else ""
    return resume_code(now.progress, now.programme.course, now.day, id_)


def actions(now: Sitting) -> list[wire.Action]:
    """Every button, with the reason where it is blocked."""
    if now.task is None:
        return _last_actions(now)
    first = now.place.at == 0 and now.place.step == 0
    blocked = tell("why.back.first") if first else ""
    back = [] if now.tests else [_action("back", tell("action.back"), blocked=blocked)]
    # Where "Next" was, nothing may lie that skips: a quick second press would find it.
    ways = (
        [*back, _leaving(now)] if now.waits else [_action("next", tell("action.next"), main=True)]
    )
    ways += [] if now.waits else back
    exits = places_of(now.place, Part.EXIT)
    open_ = now.waits or now.step.mode is StepMode.SHOWN
    if exits and now.place.at < exits[0] and exits[0] not in now.place.tries and open_:
        why = tell("why.skip.out" if on_a_streak(now.place) else "why.skip")
        ways.append({**_action("skip", tell("action.skip"), why=why), "sure": tell("sure.exit")})
    return [_hint(now), *ways]


def _leaving(now: Sitting) -> wire.Action:
    """The way on past an open question; past several it is asked for."""
    count = now.skipping
    if now.tests:
        return _action("next", tell("action.next.test"))
    if now.guesses:
        return _action("next", tell("action.next.guess"))
    key = "action.next.leave" if count == 1 else "action.next.leave.more"
    leave = _action("next", tell(key, count=count), why=tell("why.next.leave"))
    return {**leave, "sure": tell("sure.leave", count=count) if count > 1 else ""}


def _hint(now: Sitting) -> wire.Action:
    label = tell("action.hint.more" if now.place.hint else "action.hint")
    key = now.no_help or ("" if now.waits else "why.hint.none")
    why = tell(key) if key else ""
    return _action("hint", label, blocked=why, why=tell("why.hint"))


def _last_actions(now: Sitting) -> list[wire.Action]:
    if now.tests:
        return [_action("again", tell("action.again.test"), main=True)]
    ways = [_action("repeat", tell("action.repeat"))]
    if now.place.tasks:
        ways.append(_action("back", tell("action.back")))
    exits = places_of(now.place, Part.EXIT)[-EXITS:]
    if now.passed or not exits:
        return ways
    items = [now.programme.item(now.place.tasks[at]) for at in exits]
    count = sum(len(item.asked()) for item in items)
    return [_action("again", tell("action.again", count=count), main=True), *ways]


def _action(
    id_: str, label: str, *, blocked: str = "", why: str = "", main: bool = False
) -> wire.Action:
    return {
        "id": id_,
        "label": label,
        "allowed": not blocked,
        "why": blocked or why,
        "main": main and not blocked,
        "action": id_,
        "sure": "",
    }


def _parts(now: Sitting) -> list[wire.PartMark]:
    """The map: each part with how far it is."""
    marks: list[wire.PartMark] = []
    tasks, at = now.place.tasks, now.place.at
    for part in dict.fromkeys(task.part for task in tasks):
        places = [place for place, task in enumerate(tasks) if task.part is part]
        current = now.task is not None and now.task.part is part
        done = sum(_is_done(now, place) for place in places)
        whole = done == len(places)
        note = tell("lesson.note", number=done, count=len(places))
        if skipped := sum(now.skipped_at(place) for place in places):
            note = tell("lesson.note.skipped", count=skipped)
        elif part is Part.EXIT and whole and not now.passed:
            last = [now.place.tries.get(place) for place in places[-EXITS:]]
            right = sum(each is not None and each.right for each in last)
            whole, note = False, tell("lesson.note.right", right=right, count=len(last))
        skips = part is Part.EXIT and at < places[0] and not now.place.tries.get(places[0])
        marks.append(
            {
                "id": str(part),
                "label": tell("part", part),
                "state": "now" if current else "done" if whole else "later",
                "note": note,
                "action": "" if now.tests else f"goto {part}",
                "sure": tell("sure.exit") if skips and not now.tests else "",
            }
        )
    return marks


def _is_done(now: Sitting, at: int) -> bool:
    """Whether a task is behind the learner: answered, or seen where it asks nothing."""
    asks = now.programme.item(now.place.tasks[at]).asked()
    return now.solved_at(at) if asks else now.solved if at == now.place.at else at < now.place.at


def _item(now: Sitting) -> wire.ItemView | None:
    if now.task is None:
        return None
    item, rules = now.item, now.programme.rules
    return {
        "id": item.id,
        "part": str(now.task.part),
        "intro": told(item.text, item.scene, rules) if item.text else "",
        "scene": table(now.scene, now.ask, rules, reveals=not now.waits),
        "laid": _laid(now),
        "picture": _picture(now),
        "steps": [_step(now, at) for at in range(len(item.steps))],
    }


def _picture(now: Sitting) -> Picture | None:
    """What lies beside the question; the scale helps while the answer is looked for, then fades."""
    task, given = now.task, now.place.given.get(now.place.step)
    beside = Beside(
        now.ask,
        now.scene,
        now.programme.rules,
        told=not now.waits and not now.tests,
        led=task is not None and task.part in (Part.SHOW, Part.TOGETHER),
        given=None if given is None else now.ask.read(given, now.scene),
        thrown=_thrown(now),
    )
    return pictured(now.step.picture, beside)


def _thrown(now: Sitting) -> Card | None:
    """The card that was thrown last in this item, by the learner or in a step that was shown."""
    place, rules = now.place, now.programme.rules
    last = place.step if now.waits else place.step + 1
    for at in range(last - 1, -1, -1):
        scene, ask = now.item.scene_at(at), now.item.ask_at(at, place.given)
        if isinstance(ask, Discard | Finish):
            given = place.given.get(at)
            throw = ask.right(scene, rules)[0] if given is None else ask.read(given, scene)
            return throw.card
    return None


def _laid(now: Sitting) -> list[list[str]]:
    """The melds as they lie in the hand: laid out last by the learner, or by what is shown."""
    if now.waits and isinstance(now.ask, Group | Spread):
        return []
    hand, rules = now.scene.hand, now.programme.rules
    if now.scene.counted:
        rest = best_arrangement(hand - now.scene.counted, rules)
        return [list(meld.cards.codes) for meld in rest.melds]
    for at in range(now.place.step, -1, -1):
        if isinstance(answer := _stood(now, at), Grouping):
            melds = melds_of(answer, rules).groups
            return [list(meld.codes) for meld in melds if meld <= hand]
    return []


def _stood(now: Sitting, at: int) -> Any:
    """The answer that stands at a step: the learner's own, or that which is shown; else None."""
    item, place = now.item, now.place
    ask, scene = item.ask_at(at, place.given), item.scene_at(at)
    if at in place.given:
        return ask.read(place.given[at], scene)
    shown = item.steps[at].mode is StepMode.SHOWN
    return ask.right(scene, now.programme.rules)[0] if shown else None


def _step(now: Sitting, at: int) -> wire.Step:
    item, rules, place = now.item, now.programme.rules, now.place
    step, ask, scene = item.steps[at], item.ask_at(at, place.given), item.scene_at(at)
    shown = step.mode is StepMode.SHOWN
    current = at == place.step
    stands = at < place.step or (current and place.settled)
    given = place.given.get(at)
    hands = {item.scene_at(each).hand for each in range(len(item.steps))}
    about = len(hands) > 1 and (isinstance(ask, Name) or ask == Number(Count.POINTS))
    guessed = step.mode is StepMode.GUESSED
    answer, work = "", None
    if stands and not now.tests:
        right = ask.right(scene, rules)
        stood = ask.read(given, scene) if given is not None else right[0]
        if ask.grade(stood, scene, rules) is Grade.HALF:
            stood = right[0]
        answer = "" if guessed else capital(spoken(ask, stood, rules))
        if shown or (guessed and given is None) or (current and place.hint == Rung.SHOW):
            work = worked(ask, scene, rules, stood)
            work["rule"] = told(step.why, scene, rules) if step.why else work["rule"]
    return {
        "prompt": question(step, ask, scene, rules),
        "cards": [card.code for card in lying(scene, ask)] if about else [],
        "state": "now" if current else "done" if stands else "later",
        "mode": "asked" if step.mode is StepMode.LED else str(step.mode),
        "answer": answer,
        "worked": work,
    }


def _last_check(now: Sitting) -> list[str]:
    """What holds in the last check, said before its first answer and at each question."""
    return [tell("note.exit")] if now.task is not None and now.task.part is Part.EXIT else []


def _left_out(now: Sitting) -> list[str]:
    """The notes on items that make no sense under the rules of the class."""
    rules = rules_name(now.programme.rules)
    notes = []
    for rule, items in now.programme.left_out().items():
        if rule == NO_ANSWER:
            notes.append(tell("note.no_answer", rules=rules, items=listed(items)))
        else:
            name = tell("rule", rule) if f"rule.{rule}" in MESSAGES else rule
            notes.append(tell("note.hidden", rules=rules, items=listed(items), rule=name))
    if not now.place.tasks:
        notes.append(tell("note.empty"))
    return notes
