"""A guided game: a match of a person against the computer, with what has been seen of it."""

from dataclasses import dataclass, replace

from gin_widgets.bots import Player, bot_of
from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import Cast
from gin_widgets.guide.path import Path, digits_of, path_of
from gin_widgets.play import (
    Action,
    Event,
    IllegalAction,
    Match,
    Phase,
    SeatView,
    Verdict,
    as_seen,
    next_seed,
)
from gin_widgets.rules import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One moment of a guided game; every action gives a new one.

    Seats of the match keep their numbers; a hand has its own, since who is eliminated is dealt no
    more. Events and views are by the seats of the hand, the scoreboard by those of the match.
    """

    match: Match
    bot: str
    player: Player
    you: int = 0
    """The person's seat in the match."""
    turn: int = 1
    """Grows with everything that happens, so that a late click can be told from a fresh one."""
    log: tuple[Event, ...] = ()
    """What happened in this hand, as the person's seat saw it."""
    news: tuple[Event, ...] = ()
    """What of the log the last action brought."""
    path: Path = ()
    """Everything that was done in the match, for its code."""
    practice: frozenset[int] = frozenset()
    """The hands in which the person took back a move after seeing a card that came later."""
    lent: int | None = None
    """The seat of the hand whose layoffs the person makes, once its cards lie open."""

    @classmethod
    def of(cls, match: Match, bot: str = "simple", you: int = 0) -> "Game":
        """A match to be played on from where it is by a person in seat `you`.

        The computer's actions up to the person's turn are played.

        Raises:
            NotationError: no such bot, or nobody sits in that seat.
        """
        if type(you) is not int or you not in range(match.players):
            last = match.players - 1
            raise NotationError(f"There is no seat {you!r}; the seats are 0 to {last}.")
        path = path_of(match)
        return cls(match=match, bot=bot, player=bot_of(bot), you=you, path=path).opened().on()

    @classmethod
    def start(
        cls,
        rules: RuleSet | str | None = None,
        players: int = 2,
        seed: int | None = None,
        bot: str = "simple",
    ) -> "Game":
        """A fresh match.

        Raises:
            RuleSetError, NotationError: no such rule set, seed or bot, or not so many players.
        """
        return cls.of(Match.start(rules, players, seed), bot)

    @property
    def cast(self) -> Cast:
        """Everybody in the match, by its seats."""
        return Cast.around(self.match.players, self.you)

    @property
    def hand_cast(self) -> Cast:
        """Those who play this hand, by its seats."""
        return self.cast.among(self.match.seats)

    @property
    def seat(self) -> int | None:
        """The seat that the person plays in this hand; None when others play it."""
        if self.lent is not None:
            return self.lent
        return self.match.seats.index(self.you) if self.you in self.match.seats else None

    @property
    def out(self) -> bool:
        """Whether the match goes on without the person."""
        return self.match.winner is None and self.you not in self.match.still_in

    @property
    def view(self) -> SeatView:
        """What the person may know."""
        return self.match.round.view(self.seat)

    @property
    def yours(self) -> bool:
        """Whether the person is to act."""
        return self.match.round.result is None and self.match.round.turn == self.seat

    @property
    def is_practice(self) -> bool:
        """Whether this hand is practice."""
        return self.match.hand_number in self.practice

    def marked(self) -> "Game":
        """The same moment, the hand marked as practice."""
        return replace(self, practice=self.practice | {self.match.hand_number})

    def check(self, action: Action) -> Verdict:
        """Whether the person may do that now, and if not, why.

        A hand of the others is over whenever the person can ask, so that any seat may.
        """
        now = self.match.round
        return now.check(now.turn if self.seat is None else self.seat, action)

    def against(self, bot: str) -> "Game":
        """The same moment with another player in the computer's seats from now on.

        Raises:
            NotationError: no such bot.
        """
        return replace(self, bot=bot, player=bot_of(bot))

    def play(self, action: Action) -> "Game":
        """The game after the person's action and the computer's answers.

        Raises:
            IllegalAction: the rules refuse it; this game is unchanged.
        """
        verdict = self.check(action)
        if not verdict:
            raise IllegalAction(verdict)
        return self.acted(action).on(len(self.log))

    def next_hand(self) -> "Game":
        """The next hand, dealt; a hand without the person is played to its end.

        Raises:
            HandNotOver, MatchOver: there is none now.
        """
        return replace(self, match=self.match.next_round()).opened().on()

    def last_hand(self) -> "Game":
        """The end of a match that goes on without the person, all its hands played.

        Raises:
            HandNotOver, MatchOver: there is no next hand.
        """
        game = self.next_hand()
        while game.out:
            game = game.next_hand()
        return replace(game, turn=self.turn + 1)

    def again(self) -> "Game":
        """A new match; its seed follows from this one's, so that a class stays together.

        Where only the last of a match sat down, it is for as many as the rules ask for.
        """
        rules, seed = self.match.rules, next_seed(self.match.seed)
        players = max(self.match.players, rules.players[0])
        match = Match.start(rules, players, seed)
        return replace(self, match=match, path=(), practice=frozenset()).opened().on()

    @property
    def waits(self) -> bool:
        """Whether the person has a choice to make, or the hand is over."""
        now = self.match.round
        if now.result is None and now.turn == self.seat:
            one_way = now.phase in (Phase.KNOCK, Phase.SPREAD)
            return not one_way or len(now.legal_actions()) > 1
        return now.result is not None

    def opened(self) -> "Game":
        """This hand with nothing told of it but the deal."""
        opening = as_seen(self.match.round.dealt, self.seat)
        return replace(self, log=(opening,), news=())

    def acted(self, action: Action, digits: Path | None = None) -> "Game":
        """The game after one action of the seat whose turn it is, be it anybody's.

        `digits` are what stands for the action in the code, where that is known already.

        Raises:
            IllegalAction: the rules refuse it.
        """
        step = self.match.play(action)
        path = (*self.path, *(digits or digits_of(self.match.round, action)))
        seen = tuple(as_seen(event, self.seat) for event in step.events)
        return replace(self, match=step.state, path=path, log=(*self.log, *seen))

    def on(self, told: int = 0) -> "Game":
        """The game played on until it waits for the person.

        What the log holds behind its first `told` events is the news.
        """
        game = self
        while not game.waits:
            game = game.acted(game._forced())
        return replace(game, turn=self.turn + 1, news=game.log[told:])

    def _forced(self) -> Action:
        """The computer's choice, or what the person can only do in one way."""
        now = self.match.round
        if now.turn == self.seat:
            return now.legal_actions()[0]
        return self.player.choose(now.view(now.turn))
