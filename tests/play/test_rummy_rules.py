"""Source D, OnlineRummyRules.com, sentence by sentence, under its rule sets.

D1 is `rummy_rules` (points) and D2 `rummy_rules_penalty` (rewards and penalties).
"""

import pytest

from gin_widgets.cards import DECK, Card, CardSet, Meld, NotationError
from gin_widgets.play import Match, Phase, Reason, Round, parse_action
from gin_widgets.rules import RULES, AceUpcard, RoundResult, RuleSetError, knock_limit
from tests.play.positions import DEFENDER, GIN, KNOCKER
from tests.tables import drawn_first, knocked, laid_down, played, showdown, table

D1, D2, LETTER = "rummy_rules", "rummy_rules_penalty", "rummy_rules_to_the_letter"
BOTH = pytest.mark.parametrize("key", [D1, D2, LETTER])
SEVEN = "TD JD QD 4C 4H 4S 3H 2S AC AD"
EQUAL = "7C 7D 7H 9S TS JS QS 5C AH AS"
LOWER = "7C 7D 7H 9S TS JS QS KD 2C 4D"


def ended(now: Round) -> RoundResult:
    assert now.result is not None
    return now.result


def match_after(now: Round, key: str, *earlier: RoundResult) -> Match:
    return Match(rules=RULES[key], players=2, seats=(0, 1), seed=1, results=earlier, round=now)


@pytest.mark.parametrize(("card", "points"), [("KS", 10), ("JD", 10), ("7C", 7), ("AS", 1)])
def test_faces_count_ten_an_ace_one_and_numbers_their_value(card: str, points: int) -> None:
    """ "Face cards count as 10, ace 1 and number cards their face value"."""
    assert Card.parse(card).points == points


@BOTH
def test_melds_are_sets_or_runs_of_a_suit(key: str) -> None:
    """ "matched sets (3 or 4 of a kind) or run (3 or more of the same suit)"."""
    for text in ("7C 7D 7H", "7C 7D 7H 7S", "4S 5S 6S"):
        assert Meld.parse(text, RULES[key])
    for text in ("7C 7D", "4S 5S 6C", "QS KS AS"):
        with pytest.raises(NotationError):
            Meld.parse(text, RULES[key])


@BOTH
def test_a_card_cannot_belong_to_two_sets(key: str) -> None:
    """ "a single card cannot belong to two sets"."""
    hand = "3C 3D 3H 4H 5H KC KD KS AS AC"
    now = knocked(hand, "7C 7D 7H QC QD QH JC JD JH TS", upcard="TC", rules=key)
    verdict = now.check(0, parse_action("spread 3C3D3H/3H4H5H/KSKDKC"))
    assert verdict.reason is Reason.NOT_YOUR_MELDS


@BOTH
def test_the_first_dealer_is_chosen_at_random(key: str) -> None:
    """ "Choose a dealer randomly to deal the first round"."""
    dealers = [Match.start(key, seed=seed).round.dealer for seed in range(200)]
    assert 70 < sum(dealers) < 130


@BOTH
def test_the_winner_of_a_round_deals_the_next(key: str) -> None:
    """ "The winner of each round deals the next"."""
    for hands, winner in (((KNOCKER, DEFENDER), 0), ((SEVEN, LOWER), 1)):
        match = match_after(showdown(*hands, upcard="8C", rules=key), key)
        assert match.next_round().round.dealer == winner


@BOTH
@pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 7), (4, 7)])
def test_two_are_dealt_ten_cards_and_three_or_four_seven(
    key: str, players: int, cards: int
) -> None:
    """ "10 cards to each player if there are 2 players and 7 cards if there are 3 to 4"."""
    assert {len(hand) for hand in Round.deal(key, players, seed=1).state.hands} == {cards}
    with pytest.raises(RuleSetError):
        Round.deal(key, players=5)


@BOTH
def test_the_next_card_starts_the_pile_and_the_rest_is_the_draw_pile(key: str) -> None:
    """ "the next card is placed face up …; the remaining cards are placed face down"."""
    state = Round.deal(key, deck=DECK).state
    assert state.pile == (DECK[20],)
    assert state.stock == DECK[21:]


@BOTH
def test_that_card_is_the_most_a_knocker_may_have(key: str) -> None:
    """ "if the face value … is 10, … 10 points or fewer. If it's a 7, … 7 or less"."""
    assert [knock_limit(key, card) for card in ("TH", "7H", "KH", "AH")] == [10, 7, 10, 1]


@BOTH
def test_players_may_agree_that_an_ace_asks_for_gin(key: str) -> None:
    """ "Players may adopt the rule that if the upcard is an ace … only … with a gin hand"."""
    assert knock_limit(RULES[key].replace(ace_upcard=AceUpcard.GIN_ONLY), "AH") == 0


@BOTH
def test_players_may_agree_that_spades_double(key: str) -> None:
    """ "If the upcard is a spade, all points in that hand will count double"."""
    plain = ended(showdown(KNOCKER, DEFENDER, upcard="8S", rules=key))
    rules = RULES[key].replace(spade_doubles=True)
    doubled = ended(showdown(KNOCKER, DEFENDER, upcard="8S", rules=rules))
    assert doubled.points == tuple(2 * points for points in plain.points)
    assert doubled.penalties == tuple(2 * points for points in plain.penalties)
    other = ended(showdown(KNOCKER, DEFENDER, upcard="8C", rules=rules))
    assert (other.points, other.penalties) == (plain.points, plain.penalties)


@BOTH
def test_a_turn_is_a_draw_and_a_discard(key: str) -> None:
    """ "1. Draw - top card from the draw pile or … discard pile. 2. Discard"."""
    now = drawn_first(table(KNOCKER, DEFENDER, upcard="8C", stock="QC", rules=key))
    now = played(now, "discard QC")
    assert (now.turn, now.state.pile[-1]) == (1, Card.parse("QC"))
    assert [str(action) for action in now.legal_actions()] == ["stock", "pile"]


@BOTH
def test_the_first_card_is_offered_round(key: str) -> None:
    """ "a non-dealer decides … If that player declines, the dealer may take the card"."""
    now = table(KNOCKER, DEFENDER, upcard="8C", rules=key, dealer=1)
    assert [str(action) for action in now.legal_actions()] == ["take", "pass"]
    now = played(now, "pass")
    assert (now.turn, now.phase) == (1, Phase.OFFER)
    assert Card.parse("8C") in played(now, "take").state.hands[1]


@BOTH
def test_who_takes_it_completes_the_turn(key: str) -> None:
    """ "that player completes his turn by discarding and the other player takes his turn"."""
    now = played(table(KNOCKER, DEFENDER, upcard="8C", rules=key), "take", "discard KC")
    assert (now.turn, now.phase) == (1, Phase.DRAW)


@BOTH
def test_if_both_decline_the_first_draw_is_from_the_draw_pile(key: str) -> None:
    """ "the non-dealer starts the game by drawing the top card from the draw pile"."""
    now = played(table(KNOCKER, DEFENDER, upcard="8C", rules=key), "pass", "pass")
    assert [str(action) for action in now.legal_actions()] == ["stock"]


@BOTH
def test_a_card_taken_may_be_thrown_again(key: str) -> None:
    """Nothing in D forbids it."""
    now = played(table(KNOCKER, DEFENDER, upcard="8C", rules=key), "take")
    assert now.check(0, parse_action("discard 8C"))


@BOTH
def test_a_round_is_won_by_gin_knock_or_undercut(key: str) -> None:
    """ "three ways to be victorious …: to go Gin, Knock & Undercut"."""
    for hands, kind in (
        ((GIN, DEFENDER), "gin"),
        ((KNOCKER, DEFENDER), "knock"),
        ((SEVEN, EQUAL), "undercut"),
    ):
        assert ended(showdown(*hands, upcard="8C", rules=key)).kind == kind


@BOTH
def test_after_gin_opponents_lay_down_their_own_melds(key: str) -> None:
    """ "After a players Gin, opponents can lay down their melds"."""
    theirs = "8H 8D 8S QS 6D 6S 2D 4S TC AD"
    assert ended(showdown(GIN, theirs, upcard="8C", rules=key)).deadwood == (0, 39)


@BOTH
def test_after_a_knock_they_add_to_the_knockers_melds_only(key: str) -> None:
    """ "lay down their melds and add matching cards to the knocker's original melds only"."""
    now = laid_down(knocked(KNOCKER, DEFENDER, upcard="8C", rules=key))
    assert now.check(1, parse_action("lay 4S on 6D6S6H")).reason is Reason.NO_SUCH_MELD
    now = played(now, "lay 8H on 5H6H7H")
    assert bool(now.check(1, parse_action("lay 9H on 5H6H7H8H"))) is (key != LETTER)


def test_d1_the_lower_knocker_scores_the_difference() -> None:
    """ "If the knocker's count is lower, he scores the difference"."""
    result = ended(showdown(KNOCKER, DEFENDER, upcard="8C", rules=D1))
    assert (result.points, result.penalties) == ((45, 0), (0, 0))


def test_d1_equal_or_lower_is_an_undercut_for_ten_and_the_difference() -> None:
    """ "the values are equal, or the knocker's value is greater …: 10 points plus"."""
    assert ended(showdown(SEVEN, EQUAL, upcard="8C", rules=D1)).points == (0, 10)
    assert ended(showdown(SEVEN, LOWER, upcard="8C", rules=D1)).points == (0, 15)


def test_d1_gin_earns_25_and_is_never_undercut() -> None:
    """ "Going Gin - earns the player 25 bonus points"; "If the knocker did not go gin"."""
    assert ended(showdown(GIN, DEFENDER, upcard="8C", rules=D1)).points == (91, 0)
    nothing = "8H 9H TH JH 6D 6S 6C TD TC TS"
    result = ended(showdown(GIN, nothing, upcard="8C", rules=D1))
    assert (result.deadwood, result.points) == ((0, 0), (25, 0))


def test_d2_against_gin_the_defeated_double_their_count() -> None:
    """ "Defeated contenders double the amount of their deadwood count as penalty points"."""
    result = ended(showdown(GIN, DEFENDER, upcard="8C", rules=D2))
    assert (result.points, result.penalties) == ((25, 0), (0, 132))


def test_d2_an_undercut_earns_twenty_and_the_vanquished_the_difference() -> None:
    """ "Undercut - recompenses the winner with 20 points, and … the difference"."""
    result = ended(showdown(SEVEN, LOWER, upcard="8C", rules=D2))
    assert (result.points, result.penalties) == ((0, 20), (5, 0))


def test_d2_a_knock_earns_ten_and_the_defeated_the_difference() -> None:
    """ "Knock - rewards the winner with 10 points, … deadwood count minus the Knocker's"."""
    result = ended(showdown(KNOCKER, DEFENDER, upcard="8C", rules=D2))
    assert (result.points, result.penalties) == ((10, 0), (0, 45))


@BOTH
def test_two_cards_left_without_a_knock_is_a_draw_and_the_same_player_deals(key: str) -> None:
    """ "If only 2 cards remain … the round ends in a draw The same player deals again"."""
    match = Match.start(key, seed=2)
    dealer = match.round.dealer
    match = match.play(parse_action("pass")).state.play(parse_action("pass")).state
    while match.round.result is None:
        match = match.play(parse_action("stock")).state
        match = match.play(match.round.legal_actions()[0]).state
    assert len(match.round.state.stock) == 2
    assert (ended(match.round).kind, match.scores, match.penalties) == ("void", (0, 0), (0, 0))
    assert match.next_round().round.dealer == dealer


@BOTH
def test_a_hundred_points_win(key: str) -> None:
    """ "until one player's cumulative score reaches 100 points or more"."""
    now = showdown(GIN, DEFENDER, upcard="8C", rules=key)
    once = ended(now)
    assert match_after(now, key).winner is None
    assert match_after(now, key, once, once, once).winner == 0


def test_the_deck_is_whole() -> None:
    """ "Shuffle the deck"."""
    state = Round.deal(D1, 4, seed=3).state
    held = CardSet(card for hand in state.hands for card in hand)
    assert held | CardSet([*state.pile, *state.stock]) == CardSet(DECK)
