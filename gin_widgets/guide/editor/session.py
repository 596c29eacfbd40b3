"""One person at the editor: every message gets one answer."""

from collections.abc import Callable
from typing import Any, assert_never

from gin_widgets.cards import GinError, NotationError
from gin_widgets.explain.wording import capital, say
from gin_widgets.guide.editor.draft import Draft
from gin_widgets.guide.editor.screen import label, plain, spoken, state
from gin_widgets.guide.editor.wire import (
    Back,
    Call,
    Choose,
    EditorState,
    Play,
    Put,
    Read,
    Undo,
    Wish,
    read_wish,
)
from gin_widgets.guide.screen import rules_name
from gin_widgets.guide.wire import Reply
from gin_widgets.rules import RULES, RuleSet, RuleSetError


class EditorSession:
    """Holds the rules in the making and answers what the browser asks.

    A message that is refused changes nothing but the answer.
    """

    def __init__(self, rules: RuleSet, sit: Callable[[RuleSet], None]) -> None:
        """`sit` lays a table with the rules, or raises a GinError that says why it cannot."""
        self.draft = Draft.of(rules)
        self.playing: RuleSet | None = None
        """The rules of the table that was laid last."""
        self._sit = sit
        self._past: list[Draft] = []
        self._turn = 1
        self._answer: Reply = {"id": 1, "text": say("editor.start"), "refused": False}

    @property
    def said(self) -> Reply:
        """The answer to the last message."""
        return self._answer

    def state(self) -> EditorState:
        """What the browser shows."""
        return state(self.draft, self._turn, self._answer, self.playing, bool(self._past))

    def handle(self, content: Any) -> None:
        """Act on a message from the browser, whatever it may hold, and answer it."""
        try:
            turn, wish = read_wish(content)
        except NotationError:
            self._refuse(say("editor.bad_message"))
            return
        if turn == self._turn:
            self._do(wish)
        else:
            self._refuse(say("editor.old_turn"))

    def _do(self, wish: Wish) -> None:
        match wish:
            case Choose(preset):
                name = capital(rules_name(RULES[preset]))
                self._become(self.draft.choose(preset), say("editor.chosen", preset=name))
            case Put(field, part, value):
                draft = self.draft.change(field, part, value)
                self._become(draft, self._told("editor.put", field, draft))
            case Back(field):
                draft = self.draft.back(field)
                self._become(draft, self._told("editor.back", field, draft))
            case Call(text):
                self._call(text)
            case Read(text):
                self._read(text)
            case Undo():
                self._undo()
            case Play():
                self._play()
            case _:
                assert_never(wish)

    def _call(self, text: str) -> None:
        draft = self.draft.call(text)
        if draft.name in RULES:
            self._refuse(say("editor.name_taken", name=draft.name))
        else:
            self._become(draft, say("editor.called", name=draft.key))

    def _read(self, text: str) -> None:
        try:
            draft = Draft.read(text)
        except RuleSetError as error:
            problems = " ".join(plain(said, error.fields.get(said, ())) for said in error.problems)
            self._refuse(say("editor.unread", problems=problems))
            return
        name = capital(rules_name(draft.rules))
        self._become(draft, say("editor.read", name=name, changes=len(draft.changes)))

    def _undo(self) -> None:
        if self._past:
            self.draft = self._past.pop()
            self._go_on(self._with_problems(say("editor.undone")))
        else:
            self._refuse(say("editor.nothing_to_undo"))

    def _play(self) -> None:
        try:
            self._sit(self.draft.rules)
        except GinError as error:
            self._refuse(str(error))
            return
        self.playing = self.draft.rules
        self._go_on(say("editor.playing", name=rules_name(self.playing)))

    def _become(self, draft: Draft, told: str) -> None:
        """Go on with another draft; what speaks against it is said at once."""
        if draft != self.draft:
            self._past.append(self.draft)
        self.draft = draft
        self._go_on(self._with_problems(told))

    def _told(self, key: str, field: str, draft: Draft) -> str:
        return say(key, label=label(field), value=spoken(field, draft.words(field)))

    def _with_problems(self, told: str) -> str:
        concerns = self.draft.concerns
        return " ".join([told, *(plain(said, concerns[said]) for said in self.draft.problems)])

    def _go_on(self, text: str) -> None:
        self._turn += 1
        self._answer = {"id": self._answer["id"] + 1, "text": text, "refused": False}

    def _refuse(self, text: str) -> None:
        self._answer = {"id": self._answer["id"] + 1, "text": text, "refused": True}
