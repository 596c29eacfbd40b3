"""One person's sitting at the table: every message gets one answer."""

from typing import Any

from gin_widgets.cards import Card, GinError
from gin_widgets.explain import because, explain_verdict
from gin_widgets.explain.wording import capital, say
from gin_widgets.guide.answers import answer
from gin_widgets.guide.choices import FINISH, NEW, NEXT
from gin_widgets.guide.command import NotUnderstood, Onward, Question, possible, read_command
from gin_widgets.guide.ending import changes
from gin_widgets.guide.game import Game
from gin_widgets.guide.held import held_text
from gin_widgets.guide.holding import AUTO, Holding
from gin_widgets.guide.narrate import narration, who
from gin_widgets.guide.prompt import prompt_of, state_of
from gin_widgets.guide.rearranging import Rearranged
from gin_widgets.guide.screen import screen
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.wire import HINT_LEVELS, Choose, Hold, Intent, Say, TableState, read_message
from gin_widgets.play import (
    Action,
    Event,
    HandEnded,
    HandNotOver,
    HandSpread,
    IllegalAction,
    MatchOver,
    Phase,
    StockDrawn,
    parse_action,
)


class Session:
    """Holds the game of one table and answers what the browser or a notebook asks.

    A message that is refused changes nothing but the answer.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hints: int = HINT_LEVELS[-1]
        """How far a hint may go, as the person wants it."""
        self.own = AUTO
        """How the person holds the cards."""
        self._answered = 0
        self._answer: Say = {"id": 0, "text": "", "short": "", "refused": False}
        self._tell()

    @property
    def said(self) -> Say:
        """The answer to the last message."""
        return self._answer

    def state(self) -> TableState:
        """What the browser shows."""
        return screen(self.game, self._answer, self.hints, self.own, self._answered)

    @property
    def _now(self) -> Situation:
        return Situation(self.game, self.own)

    def handle(self, content: Any) -> None:
        """Act on a message from the browser, whatever it may hold, and answer it."""
        try:
            message = read_message(content)
        except GinError:
            self._say(say("bad_message"), refused=True)
            return
        if isinstance(message, Choose):
            self._choose(message)
        elif isinstance(message, Hold):
            self._answered = message.number
            self._hold(message.holding, message.card, quiet=message.quiet)
        elif message.turn != self.game.turn:
            self._say(say("old_turn"), refused=True)
        elif isinstance(message, Intent):
            self._press(message.action)
        else:
            self.type(message.text)

    def type(self, line: str) -> None:
        """Act on a typed command and answer it."""
        now = self._now
        try:
            meant = read_command(line, now)
        except NotUnderstood as error:
            self._say(str(error), refused=True)
            return
        match meant:
            case Question(about):
                self._say(answer(about, now), refused=False)
            case Onward(word):
                self._onward(word)
            case Rearranged(holding, card):
                self._hold(holding, card)
            case _:
                self._act(meant)

    def _choose(self, settings: Choose) -> None:
        """Take over what the person set. It is seen where it was set, so that nothing is said."""
        self.hints = settings.hints
        if settings.bot and settings.bot != self.game.bot:
            self.game = self.game.against(settings.bot)

    def _hold(self, holding: Holding, card: Card | None, *, quiet: bool = False) -> None:
        """Hold the cards in this way and say what that counts; the game is the same."""
        before, self.own = self._now, holding
        self.own = self._now.holding
        if not quiet:
            self._say(held_text(before, self._now, card), refused=False)

    def _press(self, action: str) -> None:
        if action in (NEXT, FINISH, NEW):
            self._onward(action)
            return
        try:
            meant = parse_action(action)
        except GinError:
            self._say(say("bad_message"), refused=True)
            return
        self._act(meant)

    def _act(self, action: Action) -> None:
        try:
            self.game = self.game.play(action)
        except IllegalAction as error:
            self._not_now(explain_verdict(error.verdict).headline)
            return
        self._tell()

    def _onward(self, word: str) -> None:
        game = self.game
        if word in (FINISH, NEW) and game.match.winner is None and not game.out:
            self._not_now(say("too_soon", word))
            return
        ways = {NEXT: game.next_hand, FINISH: game.last_hand, NEW: game.again}
        try:
            self.game = ways[word]()
        except HandNotOver:
            self._not_now(say("not_over"))
            return
        except MatchOver:
            self._not_now(say("match_over"))
            return
        self.own = Holding(self.own.mode)
        self._tell()

    def _not_now(self, reason: str) -> None:
        """Refuse with the reason, and say what is possible instead."""
        still = possible(Situation(self.game))
        self._say(say("command.not_now", reason=reason, possible=still), refused=True)

    def _tell(self) -> None:
        """Say what the last action brought, and what is to be done now."""
        game = self.game
        if self._now.held:
            self.own = self._now.holding
        news, then = _worth_telling(game), self._then()
        whole = [narration(news, game.hand_cast), *(then or self._due())]
        own = [event for event in news if who(event, game.hand_cast) == "you"]
        short = [narration(own, game.hand_cast), *then] if len(game.hand_cast.names) > 2 else []
        self._say(_sentence(whole), refused=False, short=_sentence(short))

    def _then(self) -> list[str]:
        """What comes of the news and is seen nowhere else."""
        now = Situation(self.game)
        view, result = now.view, now.view.result
        match view.phase:
            case Phase.OVER if result:
                cast = self.game.hand_cast
                return [because(result, cast, view.rules), changes(self.game)]
            case Phase.DISCARD if self.game.news and isinstance(self.game.news[-1], StockDrawn):
                return [say("drew", deadwood=now.arrangement.deadwood, best=now.best[0])]
            case Phase.LAYOFF:
                return [say("laid", deadwood=now.arrangement.deadwood)]
        return []

    def _due(self) -> list[str]:
        """What is to be done; before a draw, how the table stands too."""
        now = Situation(self.game)
        if now.view.phase is not Phase.DRAW:
            return [prompt_of(now)]
        declined = now.view.upcard_declined
        return [prompt_of(now) if declined else say("turn.yours"), state_of(now)]

    def _say(self, text: str, *, refused: bool, short: str = "") -> None:
        id_ = self._answer["id"] + 1
        self._answer = {"id": id_, "text": text, "short": short, "refused": refused}


def _sentence(parts: list[str]) -> str:
    return capital(" ".join(part for part in parts if part))


def _worth_telling(game: Game) -> list[Event]:
    """The news without what would bury the outcome of a hand.

    What everybody laid down is shown; of a hand among others only the outcome is spoken.
    """
    news = list(game.news)
    if game.seat is None:
        return [event for event in news if isinstance(event, HandEnded)]
    if game.match.round.result is None:
        return news
    return [event for event in news if not isinstance(event, HandSpread)]
