"""Hand after hand, until somebody has won."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import assert_never

from gin_widgets.cards import Card
from gin_widgets.play.actions import Action
from gin_widgets.play.advance import deal
from gin_widgets.play.errors import HandNotOver, MatchOver
from gin_widgets.play.notation import action_of
from gin_widgets.play.opening import BY_CHANCE, Opening, Shuffled, Stacked, opened
from gin_widgets.play.position import Position
from gin_widgets.play.round import Round, Step, dealer_of, seats_of
from gin_widgets.play.shuffle import deck_of, seed_of, shuffled
from gin_widgets.rules import (
    Elimination,
    NextDealer,
    RoundResult,
    RuleSet,
    Target,
    rules_of,
    seated,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Hands until the match end of the rule set; every action gives a new match.

    Seats keep their numbers for the whole match. Who is eliminated is dealt no more, so that the
    seats of a hand, in `round`, can be fewer: `seats` says whose they are.
    """

    rules: RuleSet
    players: int
    seed: int
    """Fixes what is left to chance in every deal, so that a match can be played again."""
    opening: Opening = BY_CHANCE
    """What the first hand is dealt from."""
    results: tuple[RoundResult, ...] = ()
    """How the hands before this one ended, by the seats of the match."""
    seats: tuple[int, ...]
    """The seats of the match that play this hand, in turn order."""
    round: Round
    actions: tuple[tuple[Action, ...], ...] = ((),)
    """What was done, hand by hand; the last one is the hand that is played."""

    @classmethod
    def start(
        cls,
        rules: RuleSet | str | None = None,
        players: int = 2,
        seed: int | None = None,
        *,
        deck: str | Iterable[Card] | None = None,
        dealer: int | None = None,
    ) -> "Match":
        """A match before its first action.

        `seed` shuffles every hand; without one, no match is like another. `deck` names the 52
        cards of the first hand in dealing order, as `Round.deal` takes them; the hands that follow
        are then shuffled by its text, unless there is a seed too. `dealer` deals the first hand;
        without one, chance picks (B, D).

        Raises:
            RuleSetError: no such rule set, or not for so many players.
            NotationError: the seed is no whole number that can be one, the deck is not whole, or
                the dealer is nobody at the table.

        >>> Match.start("house", seed=4217).round.phase
        <Phase.OFFER: 'offer'>
        """
        agreed = rules_of(rules)
        seats_of(agreed, players)
        first = None if dealer is None else dealer_of(dealer, players)
        if deck is None:
            return cls.opened(agreed, players, seed_of(seed), Shuffled(first))
        stacked = Stacked(deck_of(deck), first)
        own = stacked.seed if seed is None else seed_of(seed)
        return cls.opened(agreed, players, own, stacked)

    @classmethod
    def at(cls, position: Position | str, seed: int | None = None) -> "Match":
        """A match whose first hand is played on from a position, or the text of one.

        The seed deals what the position leaves open, and the hands that follow.

        Raises:
            PositionError: the text is no position that can be.
            NotationError: the seed is no whole number that can be one.

        >>> Match.at("hand: 5H 6H 7H KC KD KS AC 2C 3C 4D; pile: 8C 4S; turn: 1").round.phase
        <Phase.DRAW: 'draw'>
        """
        if not isinstance(position, Position):
            position = Position.from_text(position)
        return cls.opened(position.rules, position.players, seed_of(seed), position)

    @classmethod
    def opened(cls, rules: RuleSet, players: int, seed: int, opening: Opening) -> "Match":
        """A match before its first action; `start` checks what it is given, this trusts it."""
        return cls(
            rules=rules,
            players=players,
            seed=seed,
            opening=opening,
            seats=tuple(range(players)),
            round=opened(opening, rules, players, seed),
        )

    @property
    def hand_number(self) -> int:
        """Which hand is played, from 1."""
        return len(self.results) + 1

    @property
    def result(self) -> RoundResult | None:
        """How this hand ended, by the seats of the match, or None while it goes on."""
        result = self.round.result
        return None if result is None else seated(result, self.seats, self.players)

    @property
    def finished(self) -> tuple[RoundResult, ...]:
        """How every hand ended that is over, this one included, by the seats of the match."""
        return self.results if self.result is None else (*self.results, self.result)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, over all hands that are over; at the end with the extras."""
        return tuple(map(sum, zip(self._points, self.extras, strict=True)))

    @property
    def penalties(self) -> tuple[int, ...]:
        """Penalty points by seat, over all hands that are over."""
        return tuple(
            sum(result.penalties[seat] for result in self.finished) for seat in range(self.players)
        )

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that are not eliminated (C)."""
        match self.rules.match_end:
            case Elimination(level):
                return tuple(seat for seat in range(self.players) if self.penalties[seat] <= level)
            case Target():
                return tuple(range(self.players))
            case _:
                assert_never(self.rules.match_end)

    @property
    def winner(self) -> int | None:
        """The seat that has won, or None while the match goes on.

        Who first reaches the target (A, B, D; among equal ones who has fewer penalties), or who is
        the last one in (C); if nobody stays in, who has fewest penalties.
        """
        match self.rules.match_end:
            case Target(target):
                rank = [
                    (-points, owed)
                    for points, owed in zip(self._points, self.penalties, strict=True)
                ]
                best = rank.index(min(rank))
                return best if self._points[best] >= target else None
            case Elimination():
                if len(self.still_in) > 1:
                    return None
                return min(
                    self.still_in or range(self.players), key=lambda seat: self.penalties[seat]
                )
            case _:
                assert_never(self.rules.match_end)

    @property
    def extras(self) -> tuple[int, ...]:
        """What a won match earns besides its hands, by seat: `line_bonus`, `game_bonus`, `shutout`.

        Nothing before the match is over. In no source; extras of the gin family.
        """
        winner, rules = self.winner, self.rules
        if winner is None:
            return (0,) * self.players
        wins = [
            sum(result.winner == seat for result in self.finished) for seat in range(self.players)
        ]
        extras = [rules.line_bonus * won for won in wins]
        extras[winner] += rules.game_bonus
        if rules.shutout and wins[winner] == sum(wins):
            extras[winner] += self._points[winner] + extras[winner]
        return tuple(extras)

    @property
    def next_dealer(self) -> int:
        """The seat of the match that deals after this hand.

        Raises:
            HandNotOver: that depends on how this hand ends.
        """
        result, dealer = self.result, self.seats[self.round.dealer]
        if result is None:
            raise HandNotOver(self.hand_number)
        if result.winner is None:
            return dealer
        match self.rules.next_dealer:
            case NextDealer.WINNER:
                return result.winner
            case NextDealer.LOSER:
                return self._left_of(result.winner)
            case NextDealer.ROTATE:
                return self._left_of(dealer)
            case _:
                assert_never(self.rules.next_dealer)

    def play(self, action: Action | str) -> "Step[Match]":
        """The match after this action, or its notation, of the seat whose turn it is.

        Raises:
            IllegalAction: the rules refuse it; this match is unchanged.
            NotationError: the text is no action.
        """
        action = action_of(action)
        step = self.round.play(action)
        *before, now = self.actions
        return Step(replace(self, round=step.state, actions=(*before, (*now, action))), step.events)

    def next_round(self) -> "Match":
        """The match with the next hand dealt.

        Raises:
            HandNotOver: this hand is still played.
            MatchOver: somebody has won.
        """
        dealer = self.next_dealer
        if self.winner is not None:
            raise MatchOver(self.winner, self.scores)
        seats, number = self.still_in, self.hand_number + 1
        deck = shuffled(f"{self.seed} hand {number}")
        dealt = Round(deal(self.rules, seats.index(dealer), len(seats), deck))
        return replace(
            self, results=self.finished, seats=seats, round=dealt, actions=(*self.actions, ())
        )

    @property
    def _points(self) -> tuple[int, ...]:
        return tuple(
            sum(result.points[seat] for result in self.finished) for seat in range(self.players)
        )

    def _left_of(self, seat: int) -> int:
        """The next seat that is still in."""
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(each for each in order if each in self.still_in)
