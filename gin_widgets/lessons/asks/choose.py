"""Questions with a few answers to choose from; the engine says which are right."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from gin_widgets.cards import CardSet, NotationError, Suit, best_arrangement
from gin_widgets.lessons.asks.ask import Grade
from gin_widgets.lessons.asks.discard import may_end, may_throw
from gin_widgets.lessons.asks.number import knock_of
from gin_widgets.lessons.asks.score import KNOCKER, counts_of, result_of, written
from gin_widgets.lessons.figures import CLOSE
from gin_widgets.lessons.scene import Scene
from gin_widgets.play import DrawPile, PassUpcard, Phase, Round, best_held, best_throws
from gin_widgets.rules import NextDealer, RuleSet


class Choice(StrEnum):
    """What is to be chosen."""

    MAY_KNOCK = "may_knock"
    """May you end the hand now, by a knock or gin? yes, no"""
    KNOCK = "knock"
    """You have thrown, and the card lies on the pile: do you end the hand? knock, on"""
    DUTY = "duty"
    """Must you end the hand when you may? must, may"""
    TAKE = "take"
    """Take the card on top of the pile, or draw from the stock? take, stock"""
    BEGINS = "begins"
    """Who may take the first upcard before the other? dealer, other"""
    FIRST_DRAW = "first_draw"
    """All passed on the first upcard: where may the first card come from? stock, either"""
    RETURN = "return"
    """May the card that came this turn be thrown again? yes, no"""
    DOUBLES = "doubles"
    """Does this hand count double? yes, no"""
    WINNER = "winner"
    """Who wins the hand? knocker, defender, nobody"""
    DEALS = "deals"
    """Who deals the next hand? winner, loser, rotate, same"""
    WRITES = "writes"
    """Who writes points for the hand? lower, higher, nobody"""
    NOW = "now"
    """You may knock: do you, or do you play on? knock, on; both where it hardly matters"""
    GOES_ON = "goes_on"
    """A card is thrown and nobody knocks: does the hand go on? on, void, new_stock"""


@dataclass(frozen=True, slots=True)
class Choose:
    """Which of a few? `options` come in a fixed order."""

    choice: Choice

    @property
    def kind(self) -> str:
        """The name of the form."""
        return "choose"

    @property
    def options(self) -> tuple[str, ...]:
        """What can be chosen."""
        return OPTIONS[self.choice]

    def read(self, text: str, _scene: Scene) -> str:
        """One of the options."""
        word = text.strip().lower()
        if word not in self.options:
            raise NotationError(f"{text!r} cannot be chosen; say {' or '.join(self.options)}.")
        return word

    def right(self, scene: Scene, rules: RuleSet) -> tuple[str, ...]:
        """The options that the rules, or good play, give."""
        found = CHOICES[self.choice](scene, rules)
        return (found,) if isinstance(found, str) else found

    def grade(self, answer: str, scene: Scene, rules: RuleSet) -> Grade:
        """Right or wrong."""
        return Grade.RIGHT if answer in self.right(scene, rules) else Grade.WRONG


def _may_knock(scene: Scene, rules: RuleSet) -> str:
    return "yes" if may_end(scene, rules) else "no"


def _knock(scene: Scene, rules: RuleSet) -> str:
    left = best_arrangement(scene.hand, rules).deadwood
    return "knock" if left <= scene.limit(rules, scene.top) else "on"


def _take(scene: Scene, rules: RuleSet) -> str:
    """Take only what is melded at once and lowers the count."""
    if scene.top is None:
        raise NotationError("The scene has no pile to take from.")
    held = scene.hand | CardSet([scene.top])
    after, throws = best_throws(rules, held, scene.top)
    kept = best_held(rules, held - CardSet([next(iter(throws))]), scene.top)
    lower = after < best_arrangement(scene.hand, rules).deadwood
    return "take" if lower and scene.top not in kept.deadwood_cards else "stock"


def _begins(_scene: Scene, rules: RuleSet) -> str:
    hand = Round.deal(rules, seed=0)
    return "dealer" if hand.turn == hand.dealer else "other"


def _first_draw(_scene: Scene, rules: RuleSet) -> str:
    hand = Round.deal(rules, seed=0)
    while hand.phase is Phase.OFFER:
        hand = hand.play(PassUpcard()).state
    return "either" if DrawPile() in hand.legal_actions() else "stock"


def _return(scene: Scene, rules: RuleSet) -> str:
    came = scene.taken or scene.drawn
    if came is None:
        raise NotationError("No card of the hand came this turn.")
    return "yes" if came in may_throw(scene, rules) else "no"


def _doubles(scene: Scene, rules: RuleSet) -> str:
    if scene.upcard is None:
        raise NotationError("Only an upcard can double a hand, and the scene has none.")
    return "yes" if rules.spade_doubles and scene.upcard.suit is Suit.SPADES else "no"


def _winner(scene: Scene, rules: RuleSet) -> str:
    if scene.void or (scene.knocker is None and not scene.counts):
        return "nobody"
    return "knocker" if result_of(scene, rules).winner == KNOCKER else "defender"


def _writes(scene: Scene, rules: RuleSet) -> str:
    counts = counts_of(scene, rules)
    each = written(result_of(scene, rules), rules).each
    writers = [count for count, points in zip(counts, each, strict=True) if points]
    if not writers:
        return "nobody"
    return "lower" if min(writers) == min(counts) else "higher"


def _now(scene: Scene, rules: RuleSet) -> tuple[str, ...]:
    """By what was measured; both where the averages lie close together."""
    gain = knock_of(scene, rules).gain
    if abs(gain) <= CLOSE:
        return ("knock", "on") if gain <= 0 else ("on", "knock")
    return ("on",) if gain > 0 else ("knock",)


def _goes_on(scene: Scene, rules: RuleSet) -> str:
    if scene.stock is None:
        raise NotationError("The scene does not say how many cards the stock holds.")
    if scene.stock > rules.stock_floor:
        return "on"
    return "new_stock" if rules.recycles(scene.players) else "void"


OPTIONS: Final[Mapping[Choice, tuple[str, ...]]] = MappingProxyType(
    {
        Choice.MAY_KNOCK: ("yes", "no"),
        Choice.KNOCK: ("knock", "on"),
        Choice.DUTY: ("must", "may"),
        Choice.TAKE: ("take", "stock"),
        Choice.BEGINS: ("dealer", "other"),
        Choice.FIRST_DRAW: ("stock", "either"),
        Choice.RETURN: ("yes", "no"),
        Choice.DOUBLES: ("yes", "no"),
        Choice.WINNER: ("knocker", "defender", "nobody"),
        Choice.DEALS: (*NextDealer, "same"),
        Choice.WRITES: ("lower", "higher", "nobody"),
        Choice.NOW: ("knock", "on"),
        Choice.GOES_ON: ("on", "void", "new_stock"),
    }
)

CHOICES: Final[Mapping[Choice, Callable[[Scene, RuleSet], str | tuple[str, ...]]]] = (
    MappingProxyType(
        {
            Choice.MAY_KNOCK: _may_knock,
            Choice.KNOCK: _knock,
            Choice.DUTY: lambda _scene, _rules: "may",
            Choice.TAKE: _take,
            Choice.BEGINS: _begins,
            Choice.FIRST_DRAW: _first_draw,
            Choice.RETURN: _return,
            Choice.DOUBLES: _doubles,
            Choice.WINNER: _winner,
            Choice.DEALS: lambda scene, rules: "same" if scene.void else rules.next_dealer,
            Choice.WRITES: _writes,
            Choice.NOW: _now,
            Choice.GOES_ON: _goes_on,
        }
    )
)
