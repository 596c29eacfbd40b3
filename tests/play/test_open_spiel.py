"""OpenSpiel's gin rummy as a second opinion: the same game walked in both engines at once.

Hands, pile, deadwood, legal actions, melds, layoffs and results are compared at every step.
`python -m tests.play.test_open_spiel 5000` walks so many games and counts the differences, each of
which has a name and is narrowed to its cause where it is met; any other one is an error.
"""

import sys
from collections import Counter
from enum import StrEnum
from random import Random
from typing import Any

import pyspiel
import pytest

from gin_widgets.cards import (
    Card,
    CardSet,
    Meld,
    MeldKind,
    best_arrangement,
    best_discards,
    layable,
)
from gin_widgets.play import (
    Action,
    DeclareGin,
    Discard,
    Done,
    DrawPile,
    DrawStock,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    Round,
    Spread,
    TakeUpcard,
    parse_action,
)
from gin_widgets.rules import RuleSet
from tests.tables import choice, table

UPCARD, STOCK, PASS, KNOCK = 52, 53, 54, 55
PLAIN: dict[type[Any], int] = {
    TakeUpcard: UPCARD,
    DrawPile: UPCARD,
    DrawStock: STOCK,
    PassUpcard: PASS,
}
GAME = pyspiel.load_game("gin_rummy(oklahoma=true,undercut_bonus=10)")
CARDS = [Card.parse("A23456789TJQK"[number % 13] + "SCDH"[number // 13]) for number in range(52)]
NUMBERS = {card: number for number, card in enumerate(CARDS)}
LONGEST = 5
"""Its longest run; a longer one is laid down in pieces."""
RULES = RuleSet(key="open_spiel", may_return_taken_card=True, undercut_bonus=10)
"""Its rules in our fields: a taken card may be thrown back, an undercut earns ten."""

Cover = tuple[frozenset[CardSet], CardSet]
"""Melds as what they cover: the sets, and all cards in runs, however they are cut."""


class Difference(StrEnum):
    """Where the two do not agree, and why."""

    COUNT_OF_ELEVEN = "count_of_eleven"
    """Before a throw it takes the dearest loose card out of its best eleven: sometimes too much."""
    THIRD_BEYOND_AN_END = "third_beyond_an_end"
    """It lets two cards be laid off beyond each end of a run."""
    TWO_HOMES = "two_homes"
    """A card laid off that fits a set and a run lies on both there, so that the run grows too."""
    TIE = "tie"
    """Equal counts pay nothing there; here they are an undercut."""
    WALL = "wall"
    """With two cards left the next player may still knock with the upcard; here it is void."""
    REPEATED_MOVE = "repeated_move"
    """It ends the game when two players in a row take the upcard and throw it back."""


def melds_by_cards() -> dict[CardSet, int]:
    words, named = GAME.new_initial_state(), {}
    for number in range(KNOCK + 1, GAME.num_distinct_actions()):
        text = words.action_to_string(0, number).split("Action: ")[1]
        codes = [text[place : place + 2] for place in range(0, len(text), 2)]
        named[CardSet.parse(" ".join(codes))] = number
    return named


MELDS = melds_by_cards()
MELD_CARDS = {number: cards for cards, number in MELDS.items()}


def pieces(melds: tuple[Meld, ...]) -> list[int]:
    """Its numbers for our melds, long runs in pieces."""
    numbers = []
    for meld in melds:
        cards = list(meld.ordered)
        while len(cards) > LONGEST:
            numbers.append(MELDS[CardSet(cards[:3])])
            cards = cards[3:]
        numbers.append(MELDS[CardSet(cards)])
    return numbers


def cover(melds: list[CardSet]) -> Cover:
    sets = frozenset(cards for cards in melds if len({card.rank for card in cards}) == 1)
    return sets, CardSet(card for cards in melds if cards not in sets for card in cards)


def covers_of(theirs: Any) -> set[Cover]:
    """Every way in which it lets the knocker lay down the hand."""
    found: set[Cover] = set()
    seen: set[frozenset[int]] = set()
    todo: list[tuple[frozenset[int], Any]] = [(frozenset(), theirs)]
    while todo:
        laid, state = todo.pop()
        if laid in seen:
            continue
        seen.add(laid)
        for number in state.legal_actions():
            if number == PASS:
                found.add(cover([MELD_CARDS[meld] for meld in laid]))
            else:
                todo.append((laid | {number}, state.child(number)))
    return found


class Walk:
    """One game in both engines."""

    def __init__(self, now: Round, met: Counter[str]) -> None:
        self.now, self.met = now, met
        self.view = now.view(now.turn)
        self.theirs = GAME.new_initial_state()
        self.back = 0
        """Turns in a row in which the upcard was taken and thrown back."""
        state = now.state
        for card in (*state.hands[0], *state.hands[1], state.upcard):
            self.theirs.apply_action(NUMBERS[card])
        assert self.theirs.knock_card() == self.view.limit

    def differ(self, difference: Difference) -> None:
        self.met[difference] += 1

    def to_the_end(self, dice: Random) -> None:
        """Play on until both are over, or one is for a reason that is known."""
        while self.now.result is None:
            self.compare()
            self.play(self.agreed(choice(self.view, dice)))
            if self.theirs.is_terminal() and self.now.result is None:
                assert self.back == 2
                assert self.theirs.returns() == [0, 0]
                self.differ(Difference.REPEATED_MOVE)
                return
        self.compare_results()

    def compare(self) -> None:
        now, theirs, legal = self.now, self.theirs, set(self.theirs.legal_actions())
        self.view = now.view(now.turn)
        assert theirs.current_player() == now.turn
        match now.phase:
            case Phase.OFFER | Phase.DRAW:
                self.compare_table()
                assert legal == {PLAIN[type(action)] for action in self.view.legal}
            case Phase.DISCARD:
                self.compare_table()
                self.compare_throws(legal)
            case Phase.SPREAD:
                ours = {cover([m.cards for m in each.melds]) for each in self.ours(Spread)}
                assert covers_of(theirs) == ours
            case Phase.LAYOFF:
                self.compare_layoffs(legal)

    def compare_table(self) -> None:
        state, theirs = self.now.state, self.theirs
        hands = [CardSet(CARDS[number] for number in hand) for hand in theirs.hands()]
        assert hands == list(state.hands)
        top = [] if theirs.upcard() is None else [theirs.upcard()]
        assert [CARDS[number] for number in [*theirs.discard_pile(), *top]] == list(state.pile)
        assert theirs.stock_size() == len(state.stock)
        for seat, hand in enumerate(hands):
            if len(hand) == 10:
                assert theirs.deadwood()[seat] == best_arrangement(hand).deadwood

    def compare_throws(self, legal: set[int]) -> None:
        """Every card may be thrown; the least that a throw leaves says whether one may knock."""
        hand, limit = self.view.hand, self.view.limit
        assert {number for number in legal if number < UPCARD} == {NUMBERS[card] for card in hand}
        least, _ = best_discards(hand)
        may_end = bool(self.ours(Knock | DeclareGin))
        assert may_end == (least <= limit)
        count = self.theirs.deadwood()[self.now.turn]
        assert (KNOCK in legal) == (count <= limit)
        if count != least:
            assert count == dearest_out(hand) > least
            self.differ(Difference.COUNT_OF_ELEVEN)

    def compare_layoffs(self, legal: set[int]) -> None:
        ours = {NUMBERS[action.card] for action in self.ours(LayOff)} | {PASS}
        for number in legal - ours:
            assert self.builds_on_two_homes(CARDS[number])
            self.differ(Difference.TWO_HOMES)
        for number in ours - legal:
            homes = [each.meld for each in self.ours(LayOff) if NUMBERS[each.card] == number]
            assert all(self.third_beyond(CARDS[number], home) for home in homes)
            self.differ(Difference.THIRD_BEYOND_AN_END)

    def builds_on_two_homes(self, card: Card) -> bool:
        """Whether the card would fit a run, had what lies on another meld been laid on it too."""
        state = self.now.state
        assert state.spread is not None
        for laid in state.spread.melds:
            elsewhere = [each.card for _, each in state.layoffs if each.meld != laid]
            if card in layable(laid, RULES, own=fitting(laid, elsewhere)):
                return laid.kind is MeldKind.RUN
        return False

    def third_beyond(self, card: Card, lying: Meld) -> bool:
        """Whether the card goes three or more ranks beyond the run that the knocker laid."""
        spread = self.now.state.spread
        assert spread is not None
        (laid,) = [meld for meld in spread.melds if meld.cards <= lying.cards]
        ranks = [each.rank for each in laid.cards]
        beyond = max(min(ranks) - card.rank, card.rank - max(ranks))
        return laid.kind is MeldKind.RUN and beyond >= 3

    def ours(self, kind: Any) -> list[Any]:
        return [action for action in self.view.legal if isinstance(action, kind)]

    def agreed(self, action: Action) -> Action:
        """The action, or another one where a difference stands in its way."""
        legal = self.theirs.legal_actions()
        if isinstance(action, Knock | DeclareGin) and KNOCK not in legal:
            return Discard(action.card)
        if isinstance(action, LayOff) and NUMBERS[action.card] not in legal:
            return Done()
        return action

    def play(self, action: Action) -> None:
        before, seat = self.now, self.now.turn
        self.now = before.play(action).state
        match action:
            case TakeUpcard() | PassUpcard() | DrawStock() | DrawPile():
                self.theirs.apply_action(PLAIN[type(action)])
                if self.theirs.is_chance_node():
                    self.theirs.apply_action(NUMBERS[before.state.stock[0]])
            case Discard(card):
                self.back = self.back + 1 if card == before.state.taken else 0
                self.theirs.apply_action(NUMBERS[card])
            case Knock(card) | DeclareGin(card):
                self.knock(card)
                if isinstance(action, DeclareGin):
                    self.lay_down(seat)
                    self.lay_down(1 - seat)
            case Spread():
                self.lay_down(seat)
            case LayOff(card, _):
                self.theirs.apply_action(NUMBERS[card])
            case _:
                self.theirs.apply_action(PASS)
                self.lay_down(seat)

    def knock(self, card: Card) -> None:
        """It asks for the knock first, then for the card; the cards are those that we allow."""
        self.theirs.apply_action(KNOCK)
        endings = {NUMBERS[each.card] for each in self.ours(Knock | DeclareGin)}
        assert set(self.theirs.legal_actions()) == endings
        self.theirs.apply_action(NUMBERS[card])

    def lay_down(self, seat: int) -> None:
        shown = self.now.state.shown[seat]
        assert shown is not None
        for number in pieces(shown.melds):
            self.theirs.apply_action(number)
        if not self.theirs.is_terminal():
            self.theirs.apply_action(PASS)

    def compare_results(self) -> None:
        result, theirs = self.now.result, self.theirs
        assert result is not None
        self.met[str(result.kind)] += 1
        if result.kind == "void":
            assert len(self.now.state.stock) == 2
            assert PASS in theirs.legal_actions()
            theirs.apply_action(PASS)
            self.differ(Difference.WALL)
        assert theirs.is_terminal()
        ours = [result.points[seat] - result.points[1 - seat] for seat in (0, 1)]
        if result.kind == "undercut" and result.deadwood[0] == result.deadwood[1]:
            assert theirs.returns() == [0, 0]
            self.differ(Difference.TIE)
        else:
            assert theirs.returns() == ours


def fitting(laid: Meld, cards: list[Card]) -> CardSet:
    """Those of the cards that could have been laid off on this meld, in this order."""
    own = CardSet()
    for card in cards:
        if card in layable(laid, RULES, own=own):
            own |= card
    return own


def dearest_out(hand: CardSet) -> int:
    """Its count of eleven: the best arrangement of all of them less its dearest loose card."""
    best = best_arrangement(hand)
    return best.deadwood - max((card.points for card in best.deadwood_cards), default=0)


def walk(seed: int, met: Counter[str]) -> None:
    """One game of that seed; a difference without a name is an error that says the seed."""
    try:
        Walk(Round.deal(RULES, dealer=1, seed=seed), met).to_the_end(Random(seed))
    except Exception as error:
        error.add_note(f"in the game of seed {seed}")
        raise


def test_hundreds_of_games_have_no_difference_that_is_not_explained() -> None:
    met: Counter[str] = Counter()
    for seed in range(250):
        walk(seed, met)
    assert min(met[kind] for kind in ("knock", "gin", "void")) > 0
    assert min(met[difference] for difference in (Difference.WALL, Difference.REPEATED_MOVE)) > 0


def played(now: Round, actions: str) -> Walk:
    """Both engines after these actions, every moment compared; a knock throws the card drawn."""
    both = Walk(now, Counter())
    for word in actions.split():
        both.compare()
        drawn = "" if word != "knock" else f" {now.state.stock[0].code}"
        both.play(both.view.legal[0] if word == "spread" else parse_action(word + drawn))
    if both.now.result is None:
        both.compare()
    else:
        both.compare_results()
    return both


SEVEN = "TD JD QD 4C 4H 4S 3H 2S AC AD"


def test_equal_counts_pay_nothing_there() -> None:
    now = table(SEVEN, "7C 7D 7H 9S TS JS QS 5C AH AS", upcard="8C", stock="KC", rules=RULES)
    both = played(now, "pass pass stock knock spread done")
    assert both.met == {"undercut": 1, Difference.TIE: 1}


def test_a_lower_defender_is_paid_alike() -> None:
    now = table(SEVEN, "7C 7D 7H 9S TS JS QS 2C 2D AH", upcard="8C", stock="KC", rules=RULES)
    both = played(now, "pass pass stock knock spread done")
    assert both.met == {"undercut": 1}
    assert both.theirs.returns() == [-12, 12]


def test_it_lets_two_cards_be_laid_off_beyond_an_end() -> None:
    hands = "5H 6H 7H KC KD KS AC 2C 3C 4D", "8H 9H TH QS 6D 6S 2D 4S TC AD"
    now = table(*hands, upcard="8C", stock="QC", rules=RULES)
    both = played(now, "pass pass stock knock spread")
    for lay in ("lay 8H on 5H6H7H", "lay 9H on 5H6H7H8H"):
        both.play(parse_action(lay))
        both.compare()
    assert both.met == {Difference.THIRD_BEYOND_AN_END: 1}
    assert both.now.check(1, parse_action("lay TH on 5H6H7H8H9H"))


def test_a_card_with_two_homes_lies_on_both_there() -> None:
    hands = "6S 6D 6C 7H 8H 9H TH AS 2H 4D", "6H 5H 2S AH 2D 7D 2C 5C 7C 8S"
    now = table(*hands, upcard="KD", stock="QC", rules=RULES)
    both = played(now, "pass pass stock knock spread")
    both.play(parse_action("lay 6H on 6S6D6C"))
    both.compare()
    assert both.met == {Difference.TWO_HOMES: 1}
    assert NUMBERS[Card.parse("5H")] in both.theirs.legal_actions()
    assert not both.now.check(1, parse_action("lay 5H on 7H8H9HTH"))


CROWDED = "4S 5S 6S 2H 3H 3D 4D 5D 6D 5C"
REST = "KC KD JS QS 9D 8H TC 2S 7C AD"


def test_its_count_of_eleven_cards_is_not_exact() -> None:
    """Ten cards and the 6♣ drawn: throwing it leaves 10, which may knock; it counts 12."""
    both = played(table(CROWDED, REST, upcard="KS", stock="6C", rules=RULES), "pass pass stock")
    assert both.met == {Difference.COUNT_OF_ELEVEN: 1}
    assert (both.theirs.deadwood()[0], best_discards(both.now.state.hands[0])[0]) == (12, 10)
    assert both.now.check(0, Knock(Card.parse("6C")))
    assert KNOCK not in both.theirs.legal_actions()


@pytest.mark.parametrize("upcard", CARDS, ids=str)
def test_the_limit_is_the_same_for_every_upcard(upcard: Card) -> None:
    deck = [upcard, *(card for card in CARDS if card != upcard)]
    order = [*deck[1:21], upcard, *deck[21:]]
    Walk(Round.deal(RULES, dealer=1, deck=order), Counter())


def main() -> None:
    met: Counter[str] = Counter()
    games = int(sys.argv[1])
    for seed in range(games):
        walk(seed, met)
    print(games, "games;", ", ".join(f"{name} {number}" for name, number in met.most_common()))


if __name__ == "__main__":
    main()
