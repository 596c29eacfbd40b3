"""A guided game: a match of a person against the computer, with what has been seen of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from gin_widgets.bots import Player, bot_of
from gin_widgets.explain.wording import Cast
from gin_widgets.play import (
    Action,
    Event,
    IllegalAction,
    Match,
    Phase,
    SeatView,
    as_seen,
    next_seed,
)
from gin_widgets.rules import RuleSet

YOU = 0
"""The person's seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One moment of a guided game; every action gives a new one."""

    match: Match
    cast: Cast
    bot: str
    player: Player
    turn: int = 1
    """Grows with everything that happens, so that a late click can be told from a fresh one."""
    log: tuple[Event, ...]
    """What happened in this hand, as the person's seat saw it."""
    news: tuple[Event, ...] = ()
    """What of the log the last action brought."""

    @classmethod
    def start(
        cls, rules: RuleSet | str | None, seed: int | None, bot: str, names: tuple[str, str]
    ) -> "Game":
        """A fresh match, the computer's first actions played.

        Raises:
            RuleSetError, NotationError: no such rule set, seed or bot.
        """
        match = Match.start(rules, seed=seed)
        cast = Cast(names, YOU)
        return cls(match=match, cast=cast, bot=bot, player=bot_of(bot), log=())._dealt()

    @property
    def view(self) -> SeatView:
        """What the person may know."""
        return self.match.round.view(YOU)

    @property
    def yours(self) -> bool:
        """Whether the person is to act."""
        return self.match.round.result is None and self.match.round.turn == YOU

    def play(self, action: Action) -> "Game":
        """The game after the person's action and the computer's answers.

        Raises:
            IllegalAction: the rules refuse it; this game is unchanged.
        """
        verdict = self.match.round.check(YOU, action)
        if not verdict:
            raise IllegalAction(verdict)
        return self._ahead(lambda game: game._acted(action))

    def next_hand(self) -> "Game":
        """The next hand, dealt.

        Raises:
            HandNotOver, MatchOver: there is none now.
        """
        return replace(self, match=self.match.next_round())._dealt()

    def again(self) -> "Game":
        """A new match; its seed follows from this one's, so that a class stays together."""
        seed = next_seed(self.match.seed)
        return replace(self, match=Match.start(self.match.rules, seed=seed))._dealt()

    def _dealt(self) -> "Game":
        opening = as_seen(self.match.round.dealt, YOU)
        fresh = replace(self, log=())
        return fresh._ahead(lambda game: replace(game, log=(opening,)))

    def _ahead(self, change: Callable[["Game"], "Game"]) -> "Game":
        before = len(self.log)
        game = change(self)
        while game.match.round.result is None and (forced := game._forced()):
            game = game._acted(forced)
        return replace(game, turn=self.turn + 1, news=game.log[before:])

    def _forced(self) -> Action | None:
        """The computer's choice, or what the person can only do in one way."""
        now = self.match.round
        if now.turn != YOU:
            return self.player.choose(now.view(now.turn))
        one_way = now.phase in (Phase.KNOCK, Phase.SPREAD)
        if one_way and len(only := now.legal_actions()) == 1:
            return only[0]
        return None

    def _acted(self, action: Action) -> "Game":
        step = self.match.play(action)
        seen = tuple(as_seen(event, YOU) for event in step.events)
        return replace(self, match=step.state, log=(*self.log, *seen))
