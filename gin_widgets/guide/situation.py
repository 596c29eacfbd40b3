"""What the person's cards amount to at this moment, worked out once for all parts of the table."""

from dataclasses import dataclass
from functools import cached_property

from gin_widgets.bots import next_layoff
from gin_widgets.cards import Arrangement, Card, CardSet, Meld, melds_in
from gin_widgets.explain.wording import dearest_first
from gin_widgets.guide.game import Game
from gin_widgets.guide.holding import AUTO, Holding
from gin_widgets.guide.layout import Layout
from gin_widgets.play import (
    LayOff,
    Phase,
    SeatView,
    best_endings,
    best_held,
    best_throws,
    unmeldable,
)
from gin_widgets.rules import LimitSource, knock_limit


@dataclass(frozen=True)
class Situation:
    """A game as its person sees it, with the arithmetic of the hand."""

    game: Game
    own: Holding = AUTO
    """How the person holds the cards, perhaps since an earlier moment of the hand."""

    @cached_property
    def view(self) -> SeatView:
        """What the person may know."""
        return self.game.view

    @cached_property
    def in_turn(self) -> tuple[int, ...]:
        """The seats of the hand in turn order, from the person's own, or from the first."""
        first, players = self.game.seat or 0, self.view.players
        return tuple((first + step) % players for step in range(players))

    @cached_property
    def arrangement(self) -> Arrangement:
        """The best arrangement of all cards held; once they lie open, as they lie."""
        seat = self.game.seat
        shown = None if seat is None else self.view.shown[seat]
        return shown or best_held(self.view.rules, self.view.hand, self._taken)

    @cached_property
    def holding(self) -> Holding:
        """How the person holds the cards that are held now."""
        return self.own.fitted(CardSet(self.held))

    @cached_property
    def held(self) -> tuple[Card, ...]:
        """The cards in the person's hand; none once they lie open or others play."""
        seat = self.game.seat
        return tuple(self.view.hand) if seat is not None and self.view.shown[seat] is None else ()

    @cached_property
    def as_lies(self) -> Holding:
        """The cards as they lie before the person, whoever has grouped them."""
        if self.holding.mode != "auto":
            return self.holding
        held = self.arrangement
        rest = tuple(dearest_first(held.deadwood_cards))
        return Holding("auto", tuple(meld.ordered for meld in held.melds), rest)

    @cached_property
    def layout(self) -> Layout:
        """The person's groups under the rules; one that may not be melded yet counts as loose."""
        stuck = unmeldable(self.view.rules, self.view.hand, self._taken)
        groups = tuple(map(CardSet, self.holding.groups))
        melds = tuple(group for group in groups if not group & stuck)
        return Layout(CardSet(self.held), self.view.rules, melds)

    def own_meld_of(self, card: Card) -> Meld | None:
        """The meld in which the card is held, as the person groups the cards."""
        if self.holding.mode != "groups":
            return self.meld_of(card)
        return next((meld for meld in self.layout.melds if card in meld.cards), None)

    @cached_property
    def throwing(self) -> bool:
        """Whether the person is to throw a card now."""
        return self.game.yours and self.view.phase is Phase.DISCARD

    @cached_property
    def best(self) -> tuple[int, Card | None]:
        """The least deadwood after the throw that is due, and the dearest card that leaves it."""
        if not self.throwing:
            return self.arrangement.deadwood, None
        least, throws = best_throws(self.view.rules, self.view.hand, self.view.taken)
        return least, _dearest(throws)

    @cached_property
    def ending(self) -> tuple[int, Card]:
        """The throw that is due and ends the hand or comes nearest to it, and what it leaves."""
        left, throws = best_endings(self.view.rules, self.view.hand, self.view.taken)
        return left, _dearest(throws)

    def without(self, card: Card) -> Arrangement:
        """The best arrangement once this card is thrown."""
        return best_held(self.view.rules, self.view.hand - CardSet([card]), self._taken)

    def limit_after(self, card: Card) -> int:
        """The limit once this card is thrown, which under some rules sets it."""
        return limit_after(self.view, card)

    @property
    def _taken(self) -> Card | None:
        """The card that the person took from the pile this turn."""
        return self.view.taken if self.game.yours else None

    def meld_of(self, card: Card) -> Meld | None:
        """The meld that holds the card in the best arrangement."""
        return next((meld for meld in self.arrangement.melds if card in meld.cards), None)

    def other_meld_of(self, card: Card) -> Meld | None:
        """The largest other meld that could hold a melded card: one of the other kind."""
        home = self.meld_of(card)
        if home is None:
            return None
        others = [
            meld
            for meld in melds_in(self.view.hand, self.view.rules)
            if card in meld.cards and meld.kind is not home.kind
        ]
        return max(others, key=lambda meld: (len(meld.cards), meld.points), default=None)

    @cached_property
    def helpful_layoff(self) -> Card | None:
        """The next card to lay off on the way to the least count; None when nothing helps."""
        action = next_layoff(self.view) if self.view.phase is Phase.LAYOFF else None
        return action.card if action else None

    def homes(self, card: Card) -> tuple[Meld, ...]:
        """The knocker's melds, as they lie, on which the card could be laid off."""
        layoffs = [action for action in self.view.legal if isinstance(action, LayOff)]
        return tuple(action.meld for action in layoffs if action.card == card)


def limit_after(view: SeatView, card: Card) -> int:
    """The limit that a seat has once it throws this card, which under some rules sets it."""
    if view.rules.limit_source is LimitSource.TOP_DISCARD:
        return knock_limit(view.rules, card)
    return view.limit


def _dearest(cards: CardSet) -> Card:
    return max(cards, key=lambda card: (card.points, card))
