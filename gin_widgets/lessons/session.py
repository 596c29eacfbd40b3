"""One learner's page of a lesson: every message gets one answer."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from gin_widgets.cards import GinError
from gin_widgets.explain.wording import listed
from gin_widgets.guide.wire import Reply
from gin_widgets.lessons.asked import example, question
from gin_widgets.lessons.asks import Count, Number
from gin_widgets.lessons.carrying import taken_up
from gin_widgets.lessons.content.words import LESSON_WORDS, tell
from gin_widgets.lessons.ending import other_lesson
from gin_widgets.lessons.feedback import feedback, guessed
from gin_widgets.lessons.hints import Rung, hint
from gin_widgets.lessons.item import Mode as StepMode
from gin_widgets.lessons.lesson import Lesson
from gin_widgets.lessons.misconceptions import Attempt
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.progress import Part, Progress, progress_from_text
from gin_widgets.lessons.screen import Shown, code_of, place_text, screen
from gin_widgets.lessons.sitting import NotNow, Sitting
from gin_widgets.lessons.spoken import spoken
from gin_widgets.lessons.telling import told
from gin_widgets.lessons.wire import (
    Answered,
    Feedback,
    LessonState,
    Pressed,
    Restored,
    Typed,
    read_message,
)
from gin_widgets.lessons.worked import worked

SHORT: Final = 40
"""So much of what somebody typed is said back."""


class Session:
    """Holds one sitting and answers what the browser or a notebook sends.

    `day` is the date as a number (`date.toordinal`), which decides what is due. A message that is
    refused changes nothing but the answer.
    """

    def __init__(self, programme: Programme, day: int, progress: Progress | None = None) -> None:
        self._sitting = Sitting.begin(programme, progress or Progress(), day)
        self._turn = 1
        self._shown = Shown()
        self._said: Reply = {"id": 1, "text": _where(self._sitting, "said.start"), "refused": False}

    @property
    def sitting(self) -> Sitting:
        """Where the learner stands."""
        return self._sitting

    @property
    def progress(self) -> Progress:
        """Everything that is kept of the learner."""
        return self._sitting.progress

    @property
    def turn(self) -> int:
        """Which moment it is: it grows with each message that is accepted."""
        return self._turn

    @property
    def said(self) -> Reply:
        """The answer to the last message."""
        return self._said

    def state(self) -> LessonState:
        """What the browser shows."""
        return screen(self._sitting, self._turn, self._shown, self._said)

    def handle(self, content: Any) -> None:
        """Act on a message from the browser, whatever it may hold, and answer it."""
        try:
            message = read_message(content)
        except GinError:
            self._refuse(tell("said.bad_message"))
            return
        if message.turn != self._turn:
            self._refuse(tell("said.old_turn"))
            return
        match message:
            case Answered(_, text, seconds):
                self.answer(text, seconds)
            case Pressed(_, action):
                self._do(action.split())
            case Typed(_, text, seconds):
                self.type(text, seconds)
            case Restored(_, text):
                self.restore(text)

    def type(self, line: str, seconds: int = 0) -> None:
        """Act on a typed line: a command, a question, or an answer."""
        match line.split():
            case []:
                self._refuse(tell("said.empty", example=self._example()))
            case [word, *rest] if word.lower() in COMMANDS:
                self._do([word.lower(), *rest])
            case [word] if word.lower() in QUESTIONS:
                self._say(QUESTIONS[word.lower()](self))
            case ["resume", *code]:
                self.restore(" ".join(code))
            case _:
                self.answer(line, seconds)

    def answer(self, text: str, seconds: int = 0) -> None:
        """Judge an answer to the question at hand."""
        before = self._sitting
        try:
            attempt = before.attempt(text)
        except NotNow as error:
            self._refuse(tell(error.why))
            return
        except GinError as error:
            self._refuse(tell("said.no_answer", problem=error))
            return
        now = before.answered(attempt, seconds)
        if before.tests:
            self._move(now, Shown(), _where(now, "said.noted"))
            return
        judged = self._judged(before, now, attempt)
        parts = [judged["verdict"], judged["text"], judged["tip"]]
        self._move(now, Shown(judged), " ".join(part for part in parts if part))

    def restore(self, text: str) -> None:
        """Take up stored progress, or a resume code."""
        try:
            if text.lstrip().startswith("{"):
                progress, unread = progress_from_text(text)
                now, lesson = self._sitting.restored(progress), None
            else:
                now, lesson = self._taken_up(text)
                unread = 0
        except GinError as error:
            self._refuse(tell("said.no_answer", problem=error))
            return
        notes = (tell("note.unread", unread=unread),) if unread else ()
        if lesson is not None:
            other = other_lesson(lesson)
            told = tell("said.elsewhere", lesson=other["name"])
            self._move(now, Shown(notes=notes, elsewhere=other), told)
            return
        key = "said.resumed" if now.begun else "said.start"
        self._move(now, Shown(notes=notes), _where(now, key))

    def _taken_up(self, code: str) -> tuple[Sitting, Lesson | None]:
        """The sitting with what a code holds, and the lesson where it goes on if not in this."""
        now = self._sitting
        programme, here = now.programme, now.programme.lesson
        course, rules = programme.course, programme.rules
        progress, lesson = taken_up(now.progress, code, course, rules, now.day)
        elsewhere = course.get(lesson) if here is None or here.id != lesson else None
        return Sitting.begin(programme, progress, now.day), elsewhere

    def _do(self, words: list[str]) -> None:
        """Press a button, or the same by its word."""
        match words:
            case ["hint"]:
                self._hint()
            case ["goto", name]:
                self._go(lambda now: now.goto(name), name)
            case [word] if word in MOVES:
                self._go(MOVES[word], word)
            case _:
                self._refuse(tell("said.no_action", text=_short(" ".join(words))))

    def _go(self, step: Callable[[Sitting], Sitting], word: str) -> None:
        try:
            now = step(self._sitting)
        except NotNow as error:
            choices = listed(dict.fromkeys(task.part for task in self._sitting.place.tasks))
            self._refuse(tell(error.why, text=_short(word), choices=choices))
            return
        passed_by = self._sitting.place.tasks[self._sitting.place.at + 1 : now.place.at]
        skipped = word == "next" and any(task.part is Part.SHOW for task in passed_by)
        news = [tell("said.skipped_example")] if skipped else []
        self._move(now, Shown(), " ".join([*news, _where(now, "said.start")]))

    def _hint(self) -> None:
        before = self._sitting
        try:
            now = before.hinted()
        except NotNow as error:
            self._refuse(tell(error.why))
            return
        rung = Rung(now.place.hint)
        rules, step = before.programme.rules, before.step
        words = zip(Rung, ("", *(step.hints or ("", "", "")), step.why), strict=True)
        own = {each: told(text, before.scene, rules) for each, text in words if text}
        given = hint(rung, before.ask, before.scene, rules, own)
        lesson = before.programme.taught_in(before.task) if before.task else None
        if rung is Rung.PRINCIPLE and lesson is not None:
            given["lesson"] = other_lesson(lesson)
        said = given["text"]
        if given["worked"] is not None:
            said = f"{said} {given['worked']['rule']}"
        if given["lesson"] is not None:
            said = f"{said} {LESSON_WORDS['taught_in'].format(lesson=given['lesson']['name'])}"
        if len(now.place.tasks) > len(before.place.tasks):
            said = f"{said} {tell('said.queued')}"
        self._move(now, Shown(self._shown.feedback, given), said)

    def _judged(self, before: Sitting, now: Sitting, attempt: Attempt) -> Feedback:
        rules, step = before.programme.rules, before.step
        why = told(step.why, before.scene, rules) if step.why else ""
        if before.guesses:
            return guessed(attempt, why)
        following = before.item.steps[before.place.step + 1 :][:1]
        counts = all(each.ask != Number(Count.DEADWOOD) for each in following)
        judged = feedback(attempt, why, counts)
        if step.mode is StepMode.LED and why and attempt.grade.passes:
            judged["text"] = why
        if now.solved and before.item.tip:
            judged["tip"] = told(before.item.tip, before.scene, rules)
        return judged

    def _example(self) -> str:
        now = self._sitting
        return example(now.ask, now.scene) if now.waits else "next"

    def _help(self) -> str:
        return tell("said.help")

    def _prompt(self) -> str:
        now = self._sitting
        if not now.waits:
            return tell("said.prompt.none", place=place_text(now))
        return tell(
            "said.prompt", place=place_text(now), prompt=_asked(now), example=self._example()
        )

    def _cards(self) -> str:
        item = self.state()["item"]
        if item is None or not item["scene"]["hand"]:
            return tell("said.cards.none")
        scene = item["scene"]
        cards = listed(card["name"] for card in scene["hand"])
        sides = [f"{side['name']}: {_groups(side)}" for side in scene["sides"]]
        mine = tell("said.cards", title=scene["title"], cards=cards)
        return " ".join([mine, *sides, *scene["facts"]])

    def _why(self) -> str:
        judged = self._shown.feedback
        if judged is None:
            return tell("said.no_feedback")
        return f"{judged['verdict']} {judged['text']}"

    def _code(self) -> str:
        return tell("said.code", code=code_of(self._sitting))

    def _move(self, now: Sitting, shown: Shown, text: str) -> None:
        """Go on to another moment."""
        self._sitting, self._shown = now, shown
        self._turn += 1
        self._say(text)

    def _refuse(self, text: str) -> None:
        self._say(text, refused=True)

    def _say(self, text: str, *, refused: bool = False) -> None:
        self._said = {"id": self._said["id"] + 1, "text": text, "refused": refused}


MOVES: Final[Mapping[str, Callable[[Sitting], Sitting]]] = {
    "next": Sitting.next,
    "back": Sitting.back,
    "skip": Sitting.skip,
    "again": Sitting.again,
    "repeat": Sitting.repeated,
}
COMMANDS: Final = (*MOVES, "hint", "goto")
QUESTIONS: Final[Mapping[str, Callable[[Session], str]]] = {
    "help": Session._help,
    "?": Session._help,
    "prompt": Session._prompt,
    "cards": Session._cards,
    "why": Session._why,
    "code": Session._code,
}


def _where(now: Sitting, key: str) -> str:
    """Where one is and what is asked there; a shown step is read out."""
    if now.task is None:
        end = screen(now, 0, Shown(), {"id": 0, "text": "", "refused": False})["end"]
        return tell("said.end", headline=end["headline"], text=end["text"]) if end else ""
    prompt = _asked(now)
    if now.step.mode is StepMode.SHOWN:
        way = worked(now.ask, now.scene, now.programme.rules)
        sums = [f"{row['text']} {row['points']}".strip() for row in way["rows"]]
        prompt = " ".join([prompt, tell("said.shown", answer=way["headline"], rule=way["rule"])])
        prompt = f"{prompt} {listed(sums)}" if sums else prompt
    elif now.place.settled:
        rules = now.programme.rules
        prompt = spoken(now.ask, now.ask.right(now.scene, rules)[0], rules)
    return tell(key, place=place_text(now), prompt=prompt)


def _asked(now: Sitting) -> str:
    return question(now.step, now.ask, now.scene, now.programme.rules)


def _groups(side: Any) -> str:
    return listed(group["name"] for group in side["groups"])


def _short(text: str) -> str:
    """A person's text as it is said back, without what no message can hold: half a character."""
    text = text.encode(errors="replace").decode()
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"
