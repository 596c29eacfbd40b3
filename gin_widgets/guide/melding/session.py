"""One person in the melding lab: every message gets one answer."""

from typing import Any, assert_never

from gin_widgets.cards import CardSet, NotationError
from gin_widgets.explain.wording import say
from gin_widgets.guide.layout import Layout
from gin_widgets.guide.melding.screen import best_text, laid_text, screen
from gin_widgets.guide.melding.wire import Deal, Lay, MeldingState, Press, Take, Wish, read_wish
from gin_widgets.guide.wire import Reply
from gin_widgets.rules import RuleSet


class MeldingSession:
    """Holds a hand as it lies and answers what the browser asks.

    A message that is refused changes nothing but the answer.
    """

    def __init__(self, hand: CardSet, rules: RuleSet) -> None:
        """A hand with all cards loose; NotationError when it has none or more than 20 cards."""
        self.layout = Layout.of(hand, rules)
        self.kept: Layout | None = None
        """The layout that is kept to compare."""
        self._reveals = False
        self._turn = 1
        self._said: Reply = {"id": 1, "text": say("melding.start"), "refused": False}

    @property
    def said(self) -> Reply:
        """The answer to the last message."""
        return self._said

    def state(self) -> MeldingState:
        """What the browser shows."""
        return screen(self.layout, self.kept, self._turn, self._reveals, self._said)

    def handle(self, content: Any) -> None:
        """Act on a message from the browser, whatever it may hold, and answer it."""
        try:
            turn, wish = read_wish(content)
        except NotationError:
            self._refuse(say("melding.bad_message"))
            return
        if turn != self._turn:
            self._refuse(say("melding.old_turn"))
            return
        try:
            text = self._do(wish)
        except NotationError as error:
            self._refuse(str(error))
        else:
            self._turn += 1
            self._say(text)

    def deal(self, hand: CardSet) -> None:
        """Lay out another hand; NotationError when it has none or more than 20 cards."""
        self.layout = Layout.of(hand, self.layout.rules)
        self.kept, self._reveals = None, False

    def _do(self, wish: Wish) -> str:
        match wish:
            case Lay(groups):
                self.layout = self.layout.grouped(groups)
                return laid_text(self.layout)
            case Press(name):
                return self._press(name)
            case Take(at):
                ways = self.layout.best()
                if not 0 <= at < len(ways):
                    raise NotationError(say("melding.no_way"))
                self.layout = self.layout.laid_as(ways[at])
                return say("melding.taken", deadwood=self.layout.deadwood)
            case Deal(text):
                try:
                    self.deal(CardSet.parse(text))
                except NotationError as error:
                    raise NotationError(say("melding.no_hand", problem=error)) from error
                return say("melding.hand", count=len(self.layout.hand))
            case _:
                assert_never(wish)

    def _press(self, name: str) -> str:
        match name:
            case "better":
                mine, best = self.layout.deadwood, self.layout.best()[0].deadwood
                key = "yes" if best < mine else "no"
                return say("melding.best", key, best=best, by=mine - best)
            case "reveal":
                self._reveals = True
                return best_text(self.layout)
            case "hide":
                self._reveals = False
                return say("melding.hidden")
            case _:
                self.kept = self.layout
                return say("melding.kept", deadwood=self.layout.deadwood)

    def _refuse(self, text: str) -> None:
        self._say(text, refused=True)

    def _say(self, text: str, *, refused: bool = False) -> None:
        self._said = {"id": self._said["id"] + 1, "text": text, "refused": refused}
