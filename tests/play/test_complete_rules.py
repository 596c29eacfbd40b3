"""Source B, "The Complete Rules", sentence by sentence, under the rule set of that name."""

import pytest

from gin_widgets.cards import DECK, AceInRuns, Card, CardSet, Meld, NotationError, best_arrangement
from gin_widgets.play import Match, Phase, Reason, Round, parse_action
from gin_widgets.rules import COMPLETE_RULES, RuleSetError, knock_limit
from tests.play.positions import DEFENDER, GIN, KNOCKER
from tests.tables import knocked, laid_down, played, showdown, table

B = "complete_rules"


def opening(upcard: str = "8C", stock: str = "QC", dealer: int = 1) -> Round:
    return table(KNOCKER, DEFENDER, upcard=upcard, stock=stock, rules=B, dealer=dealer)


def test_it_is_a_game_for_two() -> None:
    """Players: "2 players"."""
    with pytest.raises(RuleSetError):
        Round.deal(B, players=3)


def test_a_standard_deck_is_used() -> None:
    """Deck: "a standard 52-card deck"."""
    state = Round.deal(B, seed=3).state
    assert CardSet([*state.hands[0], *state.hands[1], *state.pile, *state.stock]) == CardSet(DECK)


def test_an_ace_is_always_low() -> None:
    """Deck: "it cannot be used as a high card"."""
    assert COMPLETE_RULES.ace_in_runs is AceInRuns.LOW
    with pytest.raises(NotationError):
        Meld.parse("QS KS AS", COMPLETE_RULES)


@pytest.mark.parametrize(
    ("card", "points"), [("KS", 10), ("JD", 10), ("TH", 10), ("7C", 7), ("AS", 1)]
)
def test_cards_are_worth_their_face_faces_ten_and_an_ace_one(card: str, points: int) -> None:
    """Deck: "face cards are worth 10 points each …; an Ace is worth one point"."""
    assert Card.parse(card).points == points


def test_sets_are_of_a_kind_or_in_a_row_of_one_suit() -> None:
    """Goal: "three or four of a kind, or three or more consecutive cards of the same suit"."""
    for text in ("7C 7D 7H", "7C 7D 7H 7S", "4S 5S 6S", "AD 2D 3D 4D 5D"):
        assert Meld.parse(text, COMPLETE_RULES)
    for text in ("7C 7D", "4S 5S 6H", "4S 5S 7S"):
        with pytest.raises(NotationError):
            Meld.parse(text, COMPLETE_RULES)


def test_the_first_dealer_is_chosen_at_random() -> None:
    """Setup 1: "Choose a dealer randomly to deal the first round"."""
    dealers = [Match.start(B, seed=seed).round.dealer for seed in range(200)]
    assert 70 < sum(dealers) < 130


def test_the_winner_deals_the_next_round() -> None:
    """Setup 1: "the winner of each round deals the next"."""
    for hands, winner in (
        ((KNOCKER, DEFENDER), 0),
        (("AS 2S 3S TH 6D 7D 8D TD 5C TC", "JS QS KS 5H 7H 8H 9H AC 2C 3C"), 1),
    ):
        now = showdown(*hands, upcard="9C" if winner else "8C", rules=B)
        match = Match(rules=COMPLETE_RULES, players=2, seats=(0, 1), seed=1, round=now)
        assert match.next_dealer == winner
        assert match.next_round().round.dealer == winner


def test_each_is_dealt_ten_cards() -> None:
    """Setup 2: "deal 10 cards to each player"."""
    assert [len(hand) for hand in Round.deal(B, seed=1).state.hands] == [10, 10]


def test_the_next_card_starts_the_discard_pile() -> None:
    """Setup 3: "The next card is turned face up … to start the discard pile"."""
    now = Round.deal(B, deck=DECK)
    assert now.state.pile == (DECK[20],)


@pytest.mark.parametrize(("upcard", "limit"), [("KD", 10), ("TC", 10), ("6S", 6), ("AH", 1)])
def test_the_upcard_sets_the_most_points_that_may_remain(upcard: str, limit: int) -> None:
    """Setup 3: "if it's a face card or a 10 … 10 points or fewer. If it's a 6 … 6 or fewer"."""
    assert knock_limit(B, upcard) == limit


def test_the_remaining_cards_are_the_draw_pile() -> None:
    """Setup 4: "The remaining cards are placed face down"."""
    now = Round.deal(B, deck=DECK)
    assert now.state.stock == DECK[21:]
    assert now.view(0).stock_size == 31


def test_first_a_card_is_taken_from_either_pile() -> None:
    """Gameplay 1: "you must take a card, either the top card from the draw pile or …"."""
    now = played(opening(), "pass", "pass", "stock", "discard QC")
    assert now.phase is Phase.DRAW
    assert [str(action) for action in now.legal_actions()] == ["stock", "pile"]
    assert now.check(1, parse_action("discard 8H")).reason is Reason.DRAW_FIRST
    assert Card.parse("QC") in played(now, "pile").state.hands[1]


def test_then_a_card_is_thrown_face_up() -> None:
    """Gameplay 2: "you must discard a card (face up) onto the top of the discard pile"."""
    now = played(opening(), "pass", "pass", "stock", "discard AC")
    assert [card.code for card in now.state.pile] == ["8C", "AC"]
    assert now.turn == 1


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_non_dealer_decides_first_about_the_upcard(dealer: int) -> None:
    """Note: "the non-dealer decides whether or not to take the first face-up card"."""
    now = opening(dealer=dealer)
    assert (now.phase, now.turn) == (Phase.OFFER, 1 - dealer)


def test_if_the_non_dealer_declines_the_dealer_may_take_it() -> None:
    """Note: "If that player declines, the dealer may take the card"."""
    now = played(opening(), "pass")
    assert (now.phase, now.turn) == (Phase.OFFER, 1)
    assert Card.parse("8C") in played(now, "take").state.hands[1]


@pytest.mark.parametrize("declined", [0, 1])
def test_the_taker_completes_the_turn_and_the_other_follows(declined: int) -> None:
    """Note: "that player completes his turn by discarding and then the other player …"."""
    now = played(opening(), *["pass"] * declined, "take")
    taker = now.turn
    assert (taker, now.phase) == (declined, Phase.DISCARD)
    now = now.play(now.legal_actions()[0]).state
    assert (now.turn, now.phase) == (1 - taker, Phase.DRAW)
    assert len(now.legal_actions()) == 2


def test_if_both_decline_the_non_dealer_draws_from_the_draw_pile() -> None:
    """Note: "the non-dealer starts the game by drawing the top card from the draw pile"."""
    now = played(opening(), "pass", "pass")
    assert now.turn == 0
    assert [str(action) for action in now.legal_actions()] == ["stock"]
    assert now.check(0, parse_action("pile")).reason is Reason.UPCARD_DECLINED


def test_one_may_knock_on_the_first_turn() -> None:
    """Knocking: "on any turn (including the first turn)"."""
    assert played(opening(), "take").check(0, parse_action("knock 8C"))


def test_one_knocks_after_drawing_and_before_discarding() -> None:
    """Knocking: "after drawing but before discarding"."""
    now = played(opening(), "pass", "pass")
    assert now.check(0, parse_action("knock KC")).reason is Reason.DRAW_FIRST
    now = played(now, "stock")
    assert now.check(0, parse_action("knock QC"))
    now = played(now, "discard QC")
    assert now.check(0, parse_action("knock 4D")).reason is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize(("upcard", "may"), [("4S", True), ("3S", False), ("KD", True)])
def test_one_knocks_with_an_appropriate_number_of_points_left(upcard: str, may: bool) -> None:
    """Knocking: "form sets, discard one card, and have an appropriate number of points"."""
    theirs = "8H 9H JS QS 6D 6S 2D 7S TC AD"
    hand = KNOCKER.replace("KD", "KH") if upcard == "KD" else KNOCKER
    now = table(hand, theirs, upcard=upcard, stock="QC", rules=B)
    now = played(now, "pass", "pass", "stock")
    assert bool(now.check(0, parse_action("knock QC"))) is may


def test_a_card_cannot_belong_to_two_sets() -> None:
    """Note: "A single card cannot belong to two sets"."""
    assert best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS", COMPLETE_RULES).deadwood == 50


def test_the_knocker_spreads_all_cards() -> None:
    """Knocking: "organizes and spreads all of his cards face-up on the table"."""
    now = laid_down(knocked(KNOCKER, DEFENDER, upcard="8C", rules=B))
    shown = now.view(1).shown[0]
    assert shown is not None
    assert shown.cards == CardSet.parse(KNOCKER)


def test_the_other_player_spreads_too() -> None:
    """Knocking: "The player who did not knock does the same"."""
    now = showdown(KNOCKER, DEFENDER, upcard="8C", rules=B)
    shown = now.view(0).shown[1]
    assert shown is not None
    assert shown.cards | Card.parse("8H") | Card.parse("9H") == CardSet.parse(DEFENDER)


def test_after_a_knock_the_opponent_may_lay_off() -> None:
    """Knocking: "adding a fourth card to … three of a kind, or … to a sequence"."""
    theirs = "KH 8H JS QS 6D 6S 2D 4S TC AD"
    now = laid_down(knocked(KNOCKER, theirs, upcard="8C", rules=B))
    now = played(now, "lay KH on KSKDKC", "lay 8H on 5H6H7H", "done")
    assert now.result
    assert now.result.deadwood == (4, 49)


def test_after_gin_the_opponent_may_not_lay_off() -> None:
    """Knocking: "If the knocker did not go gin …, the opponent is also allowed to lay off"."""
    now = showdown(GIN, DEFENDER, upcard="8C", rules=B)
    assert now.phase is Phase.OVER
    assert now.state.layoffs == ()
    assert now.result
    assert now.result.deadwood == (0, 66)


def test_nobody_must_knock() -> None:
    """Note: "You're never required to knock"."""
    now = played(opening(), "pass", "pass", "stock")
    assert now.check(0, parse_action("knock QC"))
    assert now.check(0, parse_action("discard QC"))


def test_a_lower_knocker_scores_the_difference() -> None:
    """Scoring: "If the knocker's count is lower, he scores the difference"."""
    now = showdown(KNOCKER, DEFENDER, upcard="8C", rules=B)
    assert now.result
    assert now.result.points == (49 - 4, 0)


def test_equal_or_higher_the_knocker_is_undercut_for_ten_and_the_difference() -> None:
    """Scoring: "The knocker's opponent scores 10 points plus the difference"."""
    equal = showdown(
        "AS 2S 3S TH 6D 7D 8D TD 5C TC", "JS QS KS 5H 7H 8H 9H AC 2C 3C", upcard="9C", rules=B
    )
    higher = showdown(
        "AS 2S 3S 7H 8H 9H KH KD 5C KC", "4S KS 6H 2D 3D 4D TD JD QD 2C", upcard="9D", rules=B
    )
    assert equal.result
    assert higher.result
    assert (equal.result.points, higher.result.points) == ((0, 10), (0, 13))


def test_gin_scores_25_besides_the_count() -> None:
    """Going Gin: "he scores 25 bonus points"."""
    now = showdown(GIN, DEFENDER, upcard="8C", rules=B)
    assert now.result
    assert now.result.points == (66 + 25, 0)


def test_against_gin_nobody_scores_even_with_nothing_unmatched() -> None:
    """Going Gin: "his opponent cannot score any points, even if …"."""
    now = showdown(
        "2S 3S 4S 5S 6S 7S 8S JH QH KH", "9S TS JS QS KS 2C 3C 4C 5C 6C", upcard="8C", rules=B
    )
    assert now.result
    assert (now.result.deadwood, now.result.points) == ((0, 0), (25, 0))


def test_two_cards_left_without_a_knock_is_a_draw_and_the_same_player_deals() -> None:
    """Draws: "If only two cards remain … the round ends in a draw. The same player deals again"."""
    now = played(opening(), "pass", "pass")
    while now.result is None:
        assert len(now.state.stock) > 2
        now = played(now, "stock")
        now = now.play(now.legal_actions()[0]).state
    assert len(now.state.stock) == 2
    assert (now.result.kind, now.result.points) == ("void", (0, 0))
    match = Match(rules=COMPLETE_RULES, players=2, seats=(0, 1), seed=1, round=now)
    assert match.next_round().round.dealer == now.dealer


def test_rounds_are_played_until_somebody_has_a_hundred() -> None:
    """Winning: "until one player's cumulative score reaches 100 points or more"."""
    now = showdown(GIN, DEFENDER, upcard="8C", rules=B)
    assert now.result
    once = Match(rules=COMPLETE_RULES, players=2, seats=(0, 1), seed=1, round=now)
    assert (once.scores, once.winner) == ((91, 0), None)
    twice = Match(
        rules=COMPLETE_RULES, players=2, seats=(0, 1), seed=1, results=(now.result,), round=now
    )
    assert (twice.scores, twice.winner) == ((182, 0), 0)
