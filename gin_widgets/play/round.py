"""One hand, from the deal to the score."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from gin_widgets.cards import Card, NotationError
from gin_widgets.play.actions import Action
from gin_widgets.play.advance import advance, deal
from gin_widgets.play.events import Dealt, Event
from gin_widgets.play.legal import check, legal_actions
from gin_widgets.play.notation import action_of
from gin_widgets.play.shuffle import deck_of, seed_of, shuffled
from gin_widgets.play.state import Phase, State
from gin_widgets.play.verdict import IllegalAction, Verdict
from gin_widgets.play.view import SeatView, view_of
from gin_widgets.rules import Elimination, RoundResult, RuleSet, RuleSetError, rules_of

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What an action led to: the new state, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """One hand; every action gives a new one and leaves this one as it was."""

    state: State

    @classmethod
    def deal(
        cls,
        rules: RuleSet | str | None = None,
        players: int = 2,
        dealer: int = 0,
        seed: int | None = None,
        deck: str | Iterable[Card] | None = None,
    ) -> "Round":
        """A fresh hand.

        `deck` names the 52 cards in dealing order: one at a time from the dealer's left, then the
        upcard, then the stock from the top. Without it, `seed` shuffles one; without a seed, no
        deal is like another.

        Raises:
            RuleSetError: no such rule set, or not for so many players.
            NotationError: the deck, the dealer or the seed cannot be.

        >>> Round.deal("house", seed=7) == Round.deal("house", seed=7)
        True
        """
        agreed = rules_of(rules)
        seats_of(agreed, players)
        cards = shuffled(str(seed_of(seed))) if deck is None else deck_of(deck)
        return cls(deal(agreed, dealer_of(dealer, players), players, cards))

    @property
    def rules(self) -> RuleSet:
        """What was agreed."""
        return self.state.rules

    @property
    def phase(self) -> Phase:
        """What is to be done next."""
        return self.state.phase

    @property
    def turn(self) -> int:
        """The seat that is to act."""
        return self.state.turn

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.state.dealer

    @property
    def result(self) -> RoundResult | None:
        """How the hand ended, or None while it goes on."""
        return self.state.result

    @property
    def dealt(self) -> Dealt:
        """The event that opens the hand."""
        return Dealt(self.state.dealer, self.state.upcard)

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the seat whose turn it is may do; empty when the hand is over."""
        return legal_actions(self.state)

    def check(self, seat: int, action: Action | str) -> Verdict:
        """Whether this seat may do that now, and if not, why; the action may be its notation.

        Raises:
            NotationError: the text is no action.
        """
        return replace(check(self.state, seat, action_of(action)), rules=self.rules)

    def play(self, action: Action | str) -> "Step[Round]":
        """The hand after this action, or its notation, of the seat whose turn it is.

        Raises:
            IllegalAction: the rules refuse it; this hand is unchanged.
            NotationError: the text is no action.
        """
        action = action_of(action)
        verdict = self.check(self.turn, action)
        if not verdict:
            raise IllegalAction(verdict)
        state, events = advance(self.state, action)
        return Step(Round(state), events)

    def view(self, seat: int | None) -> SeatView:
        """What this seat may know; None is a spectator.

        Raises:
            NotationError: nobody sits there.
        """
        # Python takes -1 for the last of a tuple, which would open another seat's hand.
        if seat is not None and (type(seat) is not int or seat not in range(self.state.players)):
            last = self.state.players - 1
            raise NotationError(f"There is no seat {seat!r}; the seats are 0 to {last}.")
        return view_of(self.state, seat)


def seats_of(rules: RuleSet, players: int, *, left: bool = False) -> range:
    """The seats of a table for so many.

    With `left`, for so many as a match that ends by elimination can have left, who are fewer in
    the end than it began with.

    Raises:
        RuleSetError: the rule set is not for so many players.
    """
    fewest, most = rules.players
    if left and isinstance(rules.match_end, Elimination):
        fewest = 2
    if type(players) is not int or players not in range(fewest, most + 1):
        many = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise RuleSetError((f"{players!r} players cannot play {rules.key}; it is for {many}.",))
    return range(players)


def dealer_of(dealer: object, players: int) -> int:
    """The seat that is to deal.

    Raises:
        NotationError: nobody sits there.
    """
    if type(dealer) is int and dealer in range(players):
        return dealer
    raise NotationError(f"The dealer is {dealer!r}; the seats are 0 to {players - 1}.")
