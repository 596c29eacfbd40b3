"""One person's sitting at the table: every message gets one answer."""

from dataclasses import replace
from typing import Any

from gin_widgets.cards import Card, GinError, NotationError
from gin_widgets.explain import explain_verdict
from gin_widgets.explain.wording import say
from gin_widgets.guide.answers import answer
from gin_widgets.guide.choices import FINISH, NEW, NEXT
from gin_widgets.guide.code import history_of
from gin_widgets.guide.command import (
    Bring,
    LookAt,
    Meant,
    NotUnderstood,
    Onward,
    Question,
    Reconsider,
    Travel,
    possible,
    read_command,
    read_press,
)
from gin_widgets.guide.game import Game
from gin_widgets.guide.held import held_text
from gin_widgets.guide.hints import HINT, UNHELPED, helped, hint_refusal
from gin_widgets.guide.history import History
from gin_widgets.guide.holding import AUTO, Holding
from gin_widgets.guide.message import (
    HINT_LEVELS,
    Awake,
    Choose,
    Command,
    Grade,
    Hold,
    Intent,
    Look,
    Restore,
    Sync,
    read_message,
)
from gin_widgets.guide.narrate import narration
from gin_widgets.guide.rearranging import Rearranged
from gin_widgets.guide.review import USUAL, Pace
from gin_widgets.guide.reviewing import CHOICE
from gin_widgets.guide.scene import SCENES
from gin_widgets.guide.screen import Person, at_hand, screen
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.staging import Stage
from gin_widgets.guide.studying import Study
from gin_widgets.guide.telling import due, outcome, own_deeds, sentence, worth_telling
from gin_widgets.guide.timeline import Timeline
from gin_widgets.guide.travel import (
    BACK,
    UNDO,
    look_text,
    place_of,
    refusal,
    travelled,
)
from gin_widgets.guide.wire import Say, TableState
from gin_widgets.play import (
    Action,
    HandNotOver,
    IllegalAction,
    MatchOver,
)


class Session:
    """Holds the game of one table and answers what the browser or a notebook asks.

    A refused message changes nothing but the answer. `pace` says how much a review tries.
    """

    def __init__(self, start: Game | History, pace: Pace = USUAL) -> None:
        history = start if isinstance(start, History) else History.begin(start)
        self.timeline = Timeline(history)
        self._study = Study(pace=pace)
        self._stage = Stage()
        self._ladder = UNHELPED
        self.hints: int = HINT_LEVELS[-1]
        """How far a hint may go, as the person wants it."""
        self.own = AUTO
        """How the person holds the cards."""
        self._answered = 0
        self._answer: Say = {"id": 0, "text": "", "short": "", "refused": False}
        self._tell()

    @property
    def game(self) -> Game:
        """The moment that is played on from."""
        return self.timeline.game

    @property
    def said(self) -> Say:
        """The answer to the last message."""
        return self._answer

    def state(self) -> TableState:
        """What the browser shows."""
        return screen(self.timeline, self._answer, self._person)

    @property
    def _person(self) -> Person:
        held, stage = (self.hints, self.own, self._answered), self._stage
        return Person(*held, self._study.now, self._ladder, stage.wanted, stage.now)

    @property
    def _shown(self) -> Situation:
        """What the person sees, the cards as they are held."""
        return Situation(at_hand(self.timeline, self._person), self.own)

    @property
    def _at_stake(self) -> Situation:
        """What an action would be for: the game's moment, or what stands in for it."""
        return Situation(self.game, self.own) if self._instead is None else self._shown

    @property
    def _instead(self) -> Study | Stage | None:
        """What takes an action instead of the game: a choice reviewed, layoffs for somebody."""
        if self._study.choice is not None:
            return self._study
        return None if self._stage.moment is None else self._stage

    def handle(self, content: Any) -> None:
        """Act on a message from the browser, whatever it may hold, and answer it."""
        try:
            message = read_message(content)
        except GinError:
            self._say(say("bad_message"), refused=True)
            return
        match message:
            case Sync():
                self._say(sentence([say("synced"), *due(self.game)]), refused=False)
                return
            case Awake():
                return
            case Grade():
                self.grade()
                return
            case Choose():
                self._choose(message)
                return
            case Hold(holding, card, quiet, number):
                self._answered = number
                self._hold(holding, card, quiet=quiet)
                return
        if message.turn != self.game.turn:
            self._say(say("old_turn"), refused=True)
            return
        match message:
            case Intent(_, action):
                self._press(action)
            case Command(_, text):
                self.type(text)
            case Look(_, at):
                self._look(at)
            case Restore(_, code, step):
                self._restore(code, step)

    def type(self, line: str) -> None:
        """Act on a typed command and answer it."""
        try:
            meant = read_command(line, self._at_stake)
        except NotUnderstood as error:
            self._say(str(error), refused=True)
            return
        self._do(meant)

    def _press(self, action: str) -> None:
        """Act on a button, whatever the browser may say that it was."""
        try:
            meant = read_press(action)
        except GinError:
            self._say(say("bad_message"), refused=True)
            return
        self._do(meant)

    def _do(self, meant: Meant) -> None:
        match meant:
            case Question(about):
                here = self.timeline
                asked = Situation(here.real.game) if about == "code" else self._shown
                scene = None if here.looked is not None else self._stage.now
                self._say(answer(about, asked, scene), refused=False)
            case Onward(word):
                reviewed = word == NEXT and self._study.choice is not None
                self._aside(CHOICE) if reviewed else self._onward(word)
            case Reconsider(word):
                self._aside(word)
            case Rearranged(holding, card):
                self._hold(holding, card)
            case Travel(word):
                self._travel(word)
            case LookAt(number):
                self._look(number - 1)
            case Bring(code):
                self._restore(code)
            case _:
                self._act(meant)

    def _choose(self, chosen: Choose) -> None:
        """Take over what the person set. It is seen where it was set, so that nothing is said."""
        self.hints, self._stage.wanted = chosen.hints, chosen.steps
        if chosen.bot and chosen.bot != self.game.bot:
            self.timeline = self.timeline.against(chosen.bot)

    def _hold(self, holding: Holding, card: Card | None, *, quiet: bool = False) -> None:
        """Hold the cards in this way and say what that counts; the game is the same."""
        before, self.own = self._shown, holding
        self.own = self._shown.holding
        if not quiet:
            self._say(held_text(before, self._shown, card), refused=False)

    def _help(self) -> None:
        """One rung more of help at the decision that is due."""
        now, looking = self._at_stake, self.timeline.looked is not None
        if why := hint_refusal(now.game, looking=looking, most=self.hints):
            self._say(why, refused=True)
        else:
            self._ladder, text = helped(now, self._ladder, self.hints)
            self._say(text)

    def grade(self) -> bool:
        """Grade one slice more of the review; whether there was one. Nothing is said on the way."""
        try:
            told = self._study.grade()
        except StopIteration:
            return False
        if self.timeline.looked is not None:
            self._study.leave()
        elif told is not None:
            self._say(*told)
        return True

    def _aside(self, word: str) -> None:
        """Help, or do something of the review or the showdown; a look back makes room for it."""
        if word == HINT:
            self._help()
            return
        staged = word in SCENES
        told = self._stage.do(word) if staged else self._study.do(word, self.timeline)
        if not told.refused:
            self.timeline = self.timeline.look(self.timeline.line.at)
            (self._study.leave if staged else self._stage.forget)()
        self._say(*told)

    def _act(self, action: Action) -> None:
        if self.timeline.looked is not None:
            self._say(say("looking"), refused=True)
            return
        try:
            if self._instead is not None:
                self._say(*self._instead.attempt(action))
                return
            game = self.game.play(action)
        except IllegalAction as error:
            self._not_now(explain_verdict(error.verdict).headline)
            return
        self.timeline = self.timeline.then(game)
        self._leave_hand()
        self._tell()

    def _onward(self, word: str) -> None:
        game = self.game
        looking = self.timeline.looked is not None
        if looking or self.timeline.tried:
            self._say(say("looking" if looking else "tried.over"), refused=True)
            return
        if word in (FINISH, NEW) and game.match.winner is None and not game.out:
            self._not_now(say("too_soon", word))
            return
        ways = {NEXT: game.next_hand, FINISH: game.last_hand, NEW: game.again}
        try:
            self.timeline = Timeline.begin(ways[word]())
        except (HandNotOver, MatchOver) as error:
            self._not_now(say("match_over" if isinstance(error, MatchOver) else "not_over"))
            return
        self._leave_hand()
        self.own = Holding(self.own.mode)
        self._tell()

    def _leave_hand(self) -> None:
        """Nothing of a hand that was over stands beside the game any more."""
        self._study.forget()
        self._stage.forget()

    def _travel(self, word: str) -> None:
        """Undo, redo, another line or back; or say why one cannot go that way."""
        looking = self.timeline.looked is not None
        if word == UNDO and self._instead is self._stage and not looking:
            self._say(*self._stage.take_back())
            return
        why = say("review.busy") if self._study.choice else refusal(word, self.timeline)
        if why:
            self._say(why, refused=True)
            return
        if word != BACK:
            self._leave_hand()
        self.timeline, told = travelled(word, self.timeline)
        self._say(sentence([*told, *due(self.game)]), refused=False, short=sentence(told))

    def _look(self, at: int) -> None:
        """Show a moment of the line that is played."""
        last = self.timeline.line.at
        if not 0 <= at <= last:
            self._say(say("look.which", of=last + 1), refused=True)
            return
        self._study.leave()
        self.timeline = self.timeline.look(at)
        self._say(look_text(self.timeline))

    def _restore(self, code: str, step: str = "") -> None:
        """Put the game of a code on the table; a code that is none changes nothing."""
        try:
            history = history_of(code)
        except NotationError as error:
            self._say(str(error), refused=True)
            return
        self._leave_hand()
        game = replace(history.game, turn=self.game.turn + 1)
        self.timeline = Timeline(history.instead(game))
        told = say("restored", place=place_of(game))
        again = self._stage.again(game, step)
        then = [again] if again else outcome(game) or due(game)
        self._say(sentence([told, *then]), refused=False)

    def _not_now(self, reason: str) -> None:
        """Refuse with the reason, and say what is possible instead."""
        still = possible(self._at_stake)
        self._say(say("command.not_now", reason=reason, possible=still), refused=True)

    def _tell(self) -> None:
        """Say what the last action brought, and what is to be done now."""
        game, now = self.game, Situation(self.game, self.own)
        if now.held:
            self.own = now.holding
        if self.timeline.tried is None and (told := self._stage.opened(game)):
            self._say(told)
            return
        news, then = worth_telling(game), outcome(game)
        whole = [narration(news, game.hand_cast), *(then or due(game))]
        short = [own_deeds(game), *then] if len(game.hand_cast.names) > 2 else []
        self._say(sentence(whole), refused=False, short=sentence(short))

    def _say(self, text: str, refused: bool = False, short: str = "") -> None:
        id_ = self._answer["id"] + 1
        self._answer = {"id": id_, "text": text, "short": short, "refused": refused}
