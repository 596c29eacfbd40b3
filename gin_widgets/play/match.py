"""Hand after hand, until somebody has the points."""

from dataclasses import dataclass, replace
from random import Random
from typing import assert_never

from gin_widgets.play.actions import Action
from gin_widgets.play.errors import HandNotOver, MatchOver
from gin_widgets.play.round import Round, Step, seats_of
from gin_widgets.play.shuffle import seed_of, shuffled
from gin_widgets.rules import NextDealer, RoundResult, RuleSet, rules_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Hands to the target of the rule set; every action gives a new match."""

    rules: RuleSet
    players: int
    seed: int
    """Fixes the first dealer and every deal, so that a match can be played again."""
    results: tuple[RoundResult, ...] = ()
    """How the hands before this one ended."""
    round: Round

    @classmethod
    def start(
        cls, rules: RuleSet | str | None = None, players: int = 2, seed: int | None = None
    ) -> "Match":
        """A match before its first action; chance picks the first dealer (B, D).

        Raises:
            RuleSetError: no such rule set, or not for so many players.
            NotationError: the seed is no whole number that can be one.

        >>> Match.start("house", seed=4217).round.phase
        <Phase.OFFER: 'offer'>
        """
        agreed, number = rules_of(rules), seed_of(seed)
        dealer = int(Random(f"{number} dealer").random() * len(seats_of(agreed, players)))  # noqa: S311
        first = Round.deal(agreed, players, dealer, deck=shuffled(f"{number} hand 1"))
        return cls(rules=agreed, players=players, seed=number, round=first)

    @property
    def hand_number(self) -> int:
        """Which hand is played, from 1."""
        return len(self.results) + 1

    @property
    def finished(self) -> tuple[RoundResult, ...]:
        """How every hand ended that is over, this one included."""
        return self.results if self.round.result is None else (*self.results, self.round.result)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, over all hands that are over."""
        return tuple(
            sum(result.points[seat] for result in self.finished) for seat in range(self.players)
        )

    @property
    def winner(self) -> int | None:
        """The seat that reached the target, or None while the match goes on (A, B, D)."""
        best = max(self.scores)
        return self.scores.index(best) if best >= self.rules.target else None

    @property
    def next_dealer(self) -> int:
        """The seat that deals after this hand.

        Raises:
            HandNotOver: that depends on how this hand ends.
        """
        result, dealer = self.round.result, self.round.dealer
        if result is None:
            raise HandNotOver(self.hand_number)
        if result.winner is None:
            return dealer
        match self.rules.next_dealer:
            case NextDealer.WINNER:
                return result.winner
            case NextDealer.LOSER:
                return (result.winner + 1) % self.players
            case NextDealer.ROTATE:
                return (dealer + 1) % self.players
            case _:
                assert_never(self.rules.next_dealer)

    def play(self, action: Action | str) -> "Step[Match]":
        """The match after this action, or its notation, of the seat whose turn it is.

        Raises:
            IllegalAction: the rules refuse it; this match is unchanged.
            NotationError: the text is no action.
        """
        step = self.round.play(action)
        return Step(replace(self, round=step.state), step.events)

    def next_round(self) -> "Match":
        """The match with the next hand dealt.

        Raises:
            HandNotOver: this hand is still played.
            MatchOver: somebody has won.
        """
        dealer = self.next_dealer
        if self.winner is not None:
            raise MatchOver(self.winner, self.scores)
        number = self.hand_number + 1
        deck = shuffled(f"{self.seed} hand {number}")
        dealt = Round.deal(self.rules, self.players, dealer, deck=deck)
        return replace(self, results=self.finished, round=dealt)
