import pickle
from typing import Any

import pytest

from gin_widgets.cards import DECK, Card, CardSet, NotationError
from gin_widgets.play import Dealt, IllegalAction, PassUpcard, Phase, Reason, Round, parse_action
from gin_widgets.rules import HOUSE, LimitSource, RuleSetError
from tests.tables import deck_of, played, table

KNOCKER = "5H 6H 7H KC KD KS AC 2C 3C 4D"
DEFENDER = "8H 9H JS QS 6D 6S 2D 4S TC AD"


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    now = Round.deal("house", dealer=0, deck=DECK)
    assert now.state.hands[1] == CardSet(DECK[0:20:2])
    assert now.state.hands[0] == CardSet(DECK[1:20:2])
    assert now.state.upcard == DECK[20]
    assert now.state.pile == (DECK[20],)
    assert now.state.stock == DECK[21:]
    assert now.turn == 1
    assert now.dealt == Dealt(0, DECK[20])


def test_three_are_dealt_seven_cards_in_turn_order() -> None:
    now = Round.deal(HOUSE, players=3, dealer=1, deck=DECK)
    assert [hand.codes[0] for hand in now.state.hands] == ["2S", "3S", "AS"]
    assert {len(hand) for hand in now.state.hands} == {7}
    assert len(now.state.stock) == 30


@pytest.mark.parametrize(("players", "stock"), [(2, 31), (3, 30), (4, 23), (5, 16), (6, 9)])
def test_the_deal_leaves_so_many_in_the_stock(players: int, stock: int) -> None:
    assert len(Round.deal(HOUSE, players=players, seed=1).state.stock) == stock


def test_a_deck_can_be_written_as_text() -> None:
    text = " ".join(card.code for card in DECK)
    assert Round.deal(deck=text) == Round.deal(deck=DECK)
    assert Round.deal(deck=text.replace(" ", ", ").lower()) == Round.deal(deck=DECK)


def test_without_a_seed_no_deal_is_like_another() -> None:
    assert Round.deal().state.stock != Round.deal().state.stock


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (DECK[:51], "this one has 51 cards and lacks K♣."),
        ((*DECK[:51], DECK[0]), "this one has 52 cards and lacks K♣."),
        ((*DECK, DECK[0]), "this one has 53 cards."),
        ("7H 1X", "'1X' is not a card"),
    ],
)
def test_a_deck_that_is_none_is_refused_with_what_is_wrong(deck: Any, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        Round.deal(deck=deck)
    assert sentence in str(error.value)


@pytest.mark.parametrize("dealer", [2, -1, "0", None, True, 1.0])
def test_a_dealer_who_does_not_sit_there_is_refused(dealer: Any) -> None:
    with pytest.raises(NotationError) as error:
        Round.deal(dealer=dealer)
    assert str(error.value) == f"The dealer is {dealer!r}; the seats are 0 to 1."


@pytest.mark.parametrize("players", [1, 7, 0, "2", None, 2.0])
def test_house_is_for_two_to_six(players: Any) -> None:
    with pytest.raises(RuleSetError) as error:
        Round.deal("house", players=players)
    assert str(error.value) == f"{players!r} players cannot play house; it is for 2 to 6."


def test_a_rule_set_for_two_says_so() -> None:
    with pytest.raises(RuleSetError) as error:
        Round.deal("complete_rules", players=3)
    assert str(error.value) == "3 players cannot play complete_rules; it is for 2."


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, "7", True])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(NotationError) as error:
        Round.deal(seed=seed)
    assert str(error.value).startswith(f"The seed is {seed!r}; it must be a whole number from 0")


def test_a_played_action_leaves_the_hand_before_it_as_it_was() -> None:
    before = table(KNOCKER, DEFENDER, upcard="8C")
    again = table(KNOCKER, DEFENDER, upcard="8C")
    after = before.play(parse_action("take")).state
    assert before == again
    assert after != before


def test_a_refused_action_says_which_rule_with_the_numbers_and_changes_nothing() -> None:
    now = played(table(KNOCKER, DEFENDER, upcard="3D", stock="QC"), "pass", "pass", "stock")
    before = now.state
    with pytest.raises(IllegalAction) as error:
        now.play(parse_action("knock QC"))
    verdict = error.value.verdict
    assert verdict.reason is Reason.OVER_LIMIT
    assert dict(verdict.facts) == {
        "card": Card.parse("QC"),
        "deadwood": 4,
        "limit": 3,
        "upcard": Card.parse("3D"),
        "best": 4,
        "best_card": Card.parse("QC"),
        "best_limit": 3,
        "limit_source": LimitSource.FIRST_UPCARD,
    }
    assert str(error.value).startswith(
        "The rules refuse 'knock QC': over limit (card Q♣, deadwood 4, limit 3"
    )
    assert now.state is before


def test_what_can_be_asked_of_a_hand() -> None:
    now = table(KNOCKER, DEFENDER, upcard="8C")
    assert (now.phase, now.turn, now.dealer, now.result) == (Phase.OFFER, 0, 1, None)
    assert now.rules.key == "house"
    assert [str(action) for action in now.legal_actions()] == ["take", "pass"]


def test_a_deck_for_a_test_deals_what_it_says() -> None:
    deck = deck_of([KNOCKER, DEFENDER], "8C", "QC 2H", 1)
    now = Round.deal(dealer=1, deck=deck)
    assert now.state.hands == (CardSet.parse(KNOCKER), CardSet.parse(DEFENDER))
    assert [card.code for card in now.state.stock[:2]] == ["QC", "2H"]


def test_an_action_may_be_played_by_its_notation() -> None:
    now = Round.deal("house", seed=7)
    assert now.play("pass") == now.play(PassUpcard())
    assert now.check(now.turn, "stock").reason is Reason.UPCARD_OFFERED
    for wrong in ("draw", "", None, 7):
        with pytest.raises(NotationError, match="is no action"):
            now.play(wrong)  # type: ignore[arg-type]


def test_a_refusal_can_be_pickled() -> None:
    with pytest.raises(IllegalAction) as caught:
        Round.deal("house", seed=7).play("stock")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
