"""The golden files of the lesson's wire: a state for each form, and for each kind of moment.

`python -m tests.lessons.golden` writes them anew.
"""

from pathlib import Path

from gin_widgets.lessons.content.words import LESSON_WORDS
from gin_widgets.lessons.progress import Mode
from gin_widgets.lessons.session import Session
from gin_widgets.lessons.wire import LessonState
from tests.guide.golden import written
from tests.lessons.forms import BESIDE, FORMS, ITEMS
from tests.lessons.pupil import finish, go_to, message, press, right, sit, sit_test, step

FOLDER = Path(__file__).parents[1] / "data" / "lesson_wire"


def states() -> dict[str, LessonState]:
    """A state of each form, then the moments that any form can have."""
    found: dict[str, LessonState] = {}
    for form, item in ITEMS.items():
        session = sit()
        go_to(session, item.id)
        found[f"ask_{form}"] = session.state()
        wrong = [each for each in item.wrong if each.step == session.sitting.place.step]
        session.answer(wrong[0].answer)
        found[f"wrong_{form}"] = session.state()
    return {**found, **_moments()}


def _moments() -> dict[str, LessonState]:
    session = sit()
    found = {"shown": session.state()}
    press(session, "next", "next")
    found["ask_principle"] = session.state()
    go_to(session, "T-group")
    for rung in ("where", "principle", "candidates", "show"):
        press(session, "hint")
        found[f"hint_{rung}"] = session.state()
    go_to(session, "T-name")
    session.answer("none suits")
    found["half"] = session.state()
    go_to(session, "T-number")
    session.answer(right(session))
    found["right"] = session.state()
    session.answer("")
    found["refused"] = session.state()
    press(session, "goto exit")
    session.answer("31")
    finish(session)
    found["end"] = session.state()
    return {**found, **_pictures(), **_tests()}


def _pictures() -> dict[str, LessonState]:
    """Each picture before the answer stands, and with it."""
    session = sit(BESIDE)
    found = {"picture_upcards": session.state()}
    for name, item in (("curve", "T-guess"), ("scale", "T-scale"), ("deck", "T-deck")):
        press(session, f"goto {item}")
        found[f"picture_{name}"] = session.state()
        session.answer("60 50 40 30 20 10" if name == "curve" else right(session))
        found[f"picture_{name}_told"] = session.state()
    return found


def _tests() -> dict[str, LessonState]:
    session = sit_test(Mode.PRE, {"L01": FORMS})
    found = {"test": session.state()}
    step(session)
    finish(session)
    found["test_end"] = session.state()
    found["review"] = sit_test(Mode.REVIEW, {"T": FORMS}).state()
    return found


def intents() -> list[dict[str, object]]:
    """One message of each kind, as the browser sends it at the start of the lesson."""
    session: Session = sit()
    saved = session.state()["saved"]
    return [
        message(session, "answer", "21", seconds=12),
        *(message(session, "intent", each["action"]) for each in session.state()["actions"]),
        *(message(session, "intent", each["action"]) for each in session.state()["parts"]),
        message(session, "command", "goto T-group", seconds=3),
        message(session, "restore", saved),
    ]


def files() -> dict[str, object]:
    """What each golden file holds, by file name."""
    named: dict[str, object] = {f"{name}.json": state for name, state in states().items()}
    return {**named, "words.json": LESSON_WORDS, "intents.json": intents()}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in files().items():
        (FOLDER / file).write_text(written(content), encoding="utf-8")
