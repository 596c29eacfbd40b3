"""One person in the lab: every message gets one answer."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, assert_never

from gin_widgets.cards import GinError, NotationError
from gin_widgets.explain.wording import listed, say
from gin_widgets.guide.wire import Reply
from gin_widgets.lab.control import Cards, Choice, Pick, read
from gin_widgets.lab.figure import Figure, Line, Plot
from gin_widgets.lab.guess import Answer as Said
from gin_widgets.lab.guess import Guess, GuessLine, read_answer, verdict
from gin_widgets.lab.tool import Tool
from gin_widgets.lab.tools import TOOLS
from gin_widgets.lab.wire import (
    VERSION,
    Again,
    Answer,
    ControlState,
    LabState,
    Open,
    Set,
    Toggle,
    Wish,
    control_state,
    guess_state,
    plain,
    read_wish,
)

GUESS_TONE = 5
"""The tone of what somebody has guessed."""


def tool_of(tool: Tool | str) -> Tool:
    """The tool of that key.

    Raises:
        NotationError: there is none; the message says which there are.
    """
    if isinstance(tool, Tool):
        return tool
    if tool not in TOOLS:
        raise NotationError(say("lab.no_tool", name=tool, names=listed(TOOLS)))
    return TOOLS[tool]


class LabSession:
    """Holds a tool as it is set and answers what the browser asks.

    A message that is refused changes nothing but the answer, and what cannot be set stands beside
    its control with the reason.
    """

    def __init__(
        self,
        tool: Tool | str | None = None,
        given: Mapping[str, Any] | None = None,
        predict: bool = True,
        menu: bool = False,
    ) -> None:
        """A tool with these values; without one, or with `menu`, with a menu of them all.

        Raises:
            NotationError: no such tool or control, or a value cannot be.
            RuleSetError: no such rule set.
        """
        self._menu = menu or tool is None
        self._predict = predict
        self._turn = 1
        self._say_first()
        self._open(tool_of(next(iter(TOOLS.values())) if tool is None else tool), given or {})

    @property
    def said(self) -> Reply:
        """The answer to the last message."""
        return self._said

    def figure(self) -> Figure:
        """What is shown, or would be after the guess."""
        if isinstance(self._guess, GuessLine) and isinstance(self._answer, tuple):
            return _with_line(self._figure, self._guess, self._answer)
        return self._figure

    def state(self) -> LabState:
        """What the browser shows."""
        asked = self._guess if self._asking else None
        return {
            "v": VERSION,
            "turn": self._turn,
            "tools": [{"key": each.key, "title": each.title} for each in TOOLS.values()]
            if self._menu
            else [],
            "tool": self.tool.key,
            "title": self.tool.title,
            "about": self.tool.about,
            "controls": [self._control(each.name) for each in self.tool.controls],
            "guess": guess_state(asked) if asked else None,
            "figure": None if asked else plain(self.figure()),
            "guessable": not asked,
            "verdict": self._verdict,
            "say": self._said,
        }

    def handle(self, content: Any) -> None:
        """Act on a message from the browser, whatever it may hold, and answer it."""
        try:
            turn, wish = read_wish(content)
        except GinError:
            self._refuse(say("lab.bad_message"))
            return
        if turn != self._turn:
            self._refuse(say("lab.old_turn"))
            return
        try:
            text = self._do(wish)
        except GinError as error:
            self._refuse(str(error))
        else:
            self._turn += 1
            self._say(text)

    def _do(self, wish: Wish) -> str:
        match wish:
            case Set(name, value):
                return self._set(name, value)
            case Toggle(name, cards):
                control = self.tool.control(name)
                if not isinstance(control, (Cards, Pick)):
                    raise NotationError(say("lab.bad_message"))
                before = self.values[name]
                if isinstance(control, Pick) and control.one:
                    return self._set(name, cards - before)
                there = before >= cards
                return self._set(name, before - cards if there else before | cards)
            case Answer(value):
                return self._answered(value)
            case Again():
                self._asking, self._answer, self._verdict = True, None, ""
                self._guess = self.tool.guess(**self.values)
                return self._guess.question
            case Open(key):
                if not self._menu:
                    raise NotationError(say("lab.bad_message"))
                self._open(tool_of(key), {})
                return self._guess.question if self._guess else self.figure().summary
            case _:
                assert_never(wish)

    def _open(self, tool: Tool, given: Mapping[str, Any]) -> None:
        values = tool.values(given)
        self._figure = tool.figure(**values)
        self._guess = tool.guess(**values) if self._predict else None
        self.tool, self.values = tool, values
        self._refused: dict[str, tuple[Any, str]] = {}
        self._asking, self._answer, self._verdict = self._predict, None, ""

    def _set(self, name: str, given: Any) -> str:
        control = self.tool.control(name)
        if control is None:
            raise NotationError(say("lab.bad_message"))
        try:
            values = {**self.values, name: read(control, given)}
            for each in self.tool.controls:
                if isinstance(each, Pick):
                    values[each.name] &= values[each.of]
            if values == self.values:
                self._refused = {}
                return self._guess.question if self._asking and self._guess else self.said["text"]
            figure = self.tool.figure(**values)
            guess = self.tool.guess(**values) if self._asking else None
        except GinError as error:
            if isinstance(control, Choice):
                raise
            self._refused[name] = given, str(error)
            raise
        self.values, self._refused = values, {}
        self._figure, self._guess = figure, guess
        # A guess was about what stood there before.
        self._answer, self._verdict = None, ""
        return guess.question if guess else figure.summary

    def _answered(self, value: Any) -> str:
        if not self._asking or self._guess is None:
            raise NotationError(say("lab.guess.none"))
        self._answer = None if value is None else read_answer(self._guess, value)
        self._asking = False
        if self._answer is not None:
            self._verdict = verdict(self._guess, self._answer)
        return " ".join(filter(None, [self._verdict, self.figure().summary]))

    def _control(self, name: str) -> ControlState:
        control = self.tool.control(name)
        if control is None:
            raise AssertionError("a tool has the controls that it names")
        value, problem = self._refused.get(name, (self.values[name], ""))
        of = self.values[control.of] if isinstance(control, Pick) else None
        return control_state(control, value, problem, of)

    def _refuse(self, text: str) -> None:
        self._say(text, refused=True)

    def _say_first(self) -> None:
        self._said: Reply = {"id": 1, "text": say("lab.start"), "refused": False}

    def _say(self, text: str, *, refused: bool = False) -> None:
        self._said = {"id": self._said["id"] + 1, "text": text, "refused": refused}

    _figure: Figure
    _guess: Guess | None
    _answer: Said | None


def _with_line(figure: Figure, guess: GuessLine, heights: tuple[Any, ...]) -> Figure:
    """The figure with the line that somebody drew, in its first plot."""
    line = Line(guess.name, tuple(zip(guess.at, heights, strict=True)), GUESS_TONE)
    pictures = list(figure.pictures)
    for place, picture in enumerate(pictures):
        if isinstance(picture, Plot):
            pictures[place] = replace(picture, marks=(*picture.marks, line))
            break
    return replace(figure, pictures=tuple(pictures))
