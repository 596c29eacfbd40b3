"""What the careful player minds: pairs that wait for a throw, what was taken, its own chances."""

import pytest

from gin_widgets.bots import CarefulPlayer, SimplePlayer
from gin_widgets.bots.outlook import Outlook, pairs_for
from gin_widgets.cards import (
    DECK,
    AceInRuns,
    Card,
    CardSet,
    PlainMeldRules,
    RunKind,
    Suit,
    find_meld,
)
from gin_widgets.play import Position, SeatView
from tests.play.positions import OVER
from tests.tables import knocked, laid_down, played, table


def view_of(text: str) -> SeatView:
    return Position.from_text(text).deal(1).view(0)


def test_four_five_or_six_pairs_wait_for_a_card_of_a_whole_deck() -> None:
    """As many as INTERFACE 4.5 begins with: three pairs of a rank, and one to three of a run."""
    waiting = pairs_for(RunKind.SUIT, AceInRuns.LOW)
    for rank, pairs in ((1, 4), (2, 5), (3, 6), (7, 6), (11, 6), (12, 5), (13, 4)):
        assert {len(waiting[Card.of(rank, suit).index]) for suit in Suit} == {pairs}


@pytest.mark.parametrize(
    ("run_kind", "ace"),
    [
        (RunKind.SUIT, AceInRuns.LOW),
        (RunKind.SUIT, AceInRuns.ROUND_THE_CORNER),
        (RunKind.COLOUR, AceInRuns.HIGH_OR_LOW),
    ],
)
def test_a_pair_waits_for_a_card_when_the_three_are_a_meld(
    run_kind: RunKind, ace: AceInRuns
) -> None:
    rules = PlainMeldRules(run_kind, ace)
    for card in (Card.parse("AS"), Card.parse("7H"), Card.parse("KD")):
        pairs = pairs_for(run_kind, ace)[card.index]
        assert len(set(pairs)) == len(pairs)
        assert all(find_meld(CardSet.from_mask(pair) | card, rules) for pair in pairs)
    melds = sum(len(pairs) for pairs in pairs_for(run_kind, ace)) // 3
    every = [
        three
        for one in DECK
        for other in DECK[one.index + 1 :]
        for third in DECK[other.index + 1 :]
        if find_meld(three := CardSet([one, other, third]), rules)
    ]
    assert melds == len(every)


def test_cards_that_are_seen_wait_for_nothing() -> None:
    outlook = Outlook(view_of("hand: 5H 6H 7H KC KD KS AC 2C 3C 9D JS; upcard: 4C; pile: 4C TD"))
    for text, count in (("9D", 4), ("JS", 5), ("KC", 1), ("5H", 4)):
        card = Card.parse(text)
        assert len(outlook.pairs(card)) == count, text


def test_a_card_beside_one_that_was_taken_is_more_dangerous() -> None:
    hand = "hand: 5H 6H 7H KC KD KS AC 2C 9D 8S JS; upcard: 4C; pile: 4C TH"
    before = Outlook(view_of(hand))
    after = Outlook(view_of(f"{hand}; picked 1: 7D; hand 1: 7D; recycled: 0; exchanges: 0"))
    nine, eight = Card.parse("9D"), Card.parse("8S")
    assert after.danger(nine) > 2 * before.danger(nine)
    assert after.danger(eight) < before.danger(eight), "one card less is hidden"
    assert 0 < before.danger(nine) < after.danger(nine) <= 1


def test_of_two_throws_alike_it_keeps_what_the_next_player_waits_for() -> None:
    """Both leave the same; the next player was seen taking the seven of diamonds."""
    hand = "hand: 2H 3H 4H 5C 6C 7C 8D 8S AD 4S 2S; upcard: KH; pile: KH"
    taken = view_of(f"{hand}; hand 1: 7D; picked 1: 7D")
    assert str(CarefulPlayer().choose(view_of(hand))) == "discard 8D"
    assert str(SimplePlayer().choose(taken)) == "discard 8D"
    assert str(CarefulPlayer().choose(taken)) == "discard 8S"


def test_it_breaks_a_tie_of_deadwood_for_its_own_chances() -> None:
    """The pair of queens can still become a set; the lone king cannot."""
    view = view_of("hand: 2H 3H 4H 5S 6S 7S QD QC KH 8D AD; upcard: 9C; pile: 9C KS KD")
    assert str(CarefulPlayer().choose(view)) == "discard KH"


def test_it_draws_ends_and_lays_off_like_the_simple_player() -> None:
    positions = [
        knocked("5H 6H 7H KC KD KS AC 2C 3C 4D", "8H 9H TS TD JS 2S 2D 9C QH QD", upcard="6S"),
        table("5H 6H KC KD 2S 3S 9C JD QS 8C", "AS AD AC 4D 4C 6S 6C 7C 9S TD", upcard="7H"),
        Position.from_text("hand: 5H 6H 7H KC KD KS AC 2C 3C 4D QC; upcard: 8C").deal(1),
    ]
    positions.append(laid_down(positions[0]))
    positions.append(played(positions[1], "pass"))
    for now in positions:
        view = now.view(now.turn)
        assert CarefulPlayer().choose(view) == SimplePlayer().choose(view)


def test_after_the_hand_there_is_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        CarefulPlayer().choose(OVER.view(0))
