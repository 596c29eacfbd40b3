"""One person at the editor: every message gets one answer."""

from typing import Any, assert_never

from gin_widgets.cards import NotationError
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
from gin_widgets.guide.wire import Say
from gin_widgets.rules import RULES, RuleSet, RuleSetError


class EditorSession:
    """Holds the rules in the making and answers what the browser asks.

    A message that is refused changes nothing but the answer.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.draft = Draft.of(rules)
        self.playing: RuleSet | None = None
        """The rules that a table was asked for by."""
        self._past: list[Draft] = []
        self._turn = 1
        self._answer: Say = {"id": 1, "text": say("editor.start"), "refused": False}

    @property
    def said(self) -> Say:
        """The answer to the last message."""
        return self._answer

    def state(self) -> EditorState:
        """What the browser shows."""
        return state(self.draft, self._turn, self._answer, self.playing, bool(self._past))

    def handle(self, content: Any) -> Wish | None:
        """Act on a message from the browser, whatever it may hold, and answer it.

        What was wished comes back, when it was done.
        """
        try:
            turn, wish = read_wish(content)
        except NotationError:
            self.refuse(say("editor.bad_message"))
            return None
        if turn != self._turn:
            self.refuse(say("editor.old_turn"))
            return None
        return wish if self._do(wish) else None

    def refuse(self, reason: str) -> None:
        """Say why what was asked is not done."""
        self._say(reason, refused=True)

    def _do(self, wish: Wish) -> bool:
        match wish:
            case Choose(preset):
                name = capital(rules_name(RULES[preset]))
                return self._become(self.draft.choose(preset), say("editor.chosen", preset=name))
            case Put(field, part, value):
                draft = self.draft.change(field, part, value)
                return self._become(draft, self._told("editor.put", field, draft))
            case Back(field):
                draft = self.draft.back(field)
                return self._become(draft, self._told("editor.back", field, draft))
            case Call(text):
                return self._call(text)
            case Read(text):
                return self._read(text)
            case Undo():
                return self._undo()
            case Play():
                self.playing = self.draft.rules
                self._turn += 1
                self._say(say("editor.played", name=rules_name(self.playing)), refused=False)
                return True
            case _:
                assert_never(wish)

    def _call(self, text: str) -> bool:
        draft = self.draft.call(text)
        if draft.name in RULES:
            self.refuse(say("editor.name_taken", name=draft.name))
            return False
        return self._become(draft, say("editor.called", name=draft.key))

    def _read(self, text: str) -> bool:
        try:
            draft = Draft.read(text)
        except RuleSetError as error:
            problems = " ".join(plain(problem) for problem in error.problems)
            self.refuse(say("editor.unread", problems=problems))
            return False
        name = capital(rules_name(draft.rules))
        return self._become(draft, say("editor.read", name=name, changes=len(draft.changes)))

    def _undo(self) -> bool:
        if not self._past:
            self.refuse(say("editor.nothing_to_undo"))
            return False
        self.draft = self._past.pop()
        self._turn += 1
        self._say(self._with_problems(say("editor.undone"), self.draft), refused=False)
        return True

    def _become(self, draft: Draft, told: str) -> bool:
        """Go on with another draft; what speaks against it is said at once."""
        if draft != self.draft:
            self._past.append(self.draft)
        self.draft = draft
        self._turn += 1
        self._say(self._with_problems(told, draft), refused=False)
        return True

    def _told(self, key: str, field: str, draft: Draft) -> str:
        return say(key, label=label(field), value=spoken(field, draft.words(field)))

    def _with_problems(self, told: str, draft: Draft) -> str:
        return " ".join([told, *(plain(sentence) for sentence in draft.problems)])

    def _say(self, text: str, *, refused: bool) -> None:
        self._answer = {"id": self._answer["id"] + 1, "text": text, "refused": refused}
