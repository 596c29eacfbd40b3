"""Source C, penalty points and elimination, sentence by sentence, under `elimination`."""

import pytest

from gin_widgets.cards import DECK, Card, CardSet, Meld, best_arrangement
from gin_widgets.play import Match, Phase, Reason, Round, parse_action
from gin_widgets.rules import (
    RULES,
    Elimination,
    Ledger,
    PenaltyBasis,
    RoundResult,
    RuleSetError,
    Target,
    knock_limit,
)
from tests.play.positions import DEFENDER, GIN, KNOCKER
from tests.tables import drawn_first, knocked, laid_down, played, showdown, table

C = "elimination"
RULES_C = RULES[C]
SEVEN = "TD JD QD 4C 4H 4S 3H 2S AC AD"
EQUAL = "7C 7D 7H 9S TS JS QS 5C AH AS"
LOWER = "7C 7D 7H 9S TS JS QS KD 2C 4D"
THREE = ("5H 6H 7H KC KD KS 2C", "4H 8H 9H 3S 5S JC QC", "3H 3D 6S 8S TD JD 4C")


def ended(now: Round) -> RoundResult:
    assert now.result is not None
    return now.result


def test_a_deck_of_52_is_used() -> None:
    """ "a 52 deck of cards, no jokers"."""
    state = Round.deal(C, seed=3).state
    assert CardSet([*state.hands[0], *state.hands[1], *state.pile, *state.stock]) == CardSet(DECK)


@pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 7), (4, 7), (5, 7), (6, 7)])
def test_two_are_dealt_ten_cards_and_three_to_six_seven(players: int, cards: int) -> None:
    """ "10 cards for 2 players and 7 cards each for 3-6 players"."""
    assert {len(hand) for hand in Round.deal(C, players, seed=1).state.hands} == {cards}


def test_it_is_a_game_for_two_to_six() -> None:
    """ "3-6 players"."""
    with pytest.raises(RuleSetError):
        Round.deal(C, players=7)


def test_one_card_opens_the_pile_and_the_others_are_face_down() -> None:
    """ "The remaining cards are placed face down … one card is placed face-up"."""
    state = Round.deal(C, deck=DECK).state
    assert state.pile == (DECK[20],)
    assert state.stock == DECK[21:]


@pytest.mark.parametrize(("card", "points"), [("8C", 8), ("JS", 10), ("QS", 10), ("KS", 10)])
def test_numbers_are_the_scores_and_faces_ten(card: str, points: int) -> None:
    """ "numbers represent their scores with the jack queen and king all scoring 10"."""
    assert Card.parse(card).points == points


def test_melds_are_runs_or_sets_and_the_rest_is_deadwood() -> None:
    """ "create melds of runs or sets … Any cards not included in a meld are … deadwood"."""
    assert Meld.parse("5H 6H 7H", RULES_C)
    assert Meld.parse("KC KD KS", RULES_C)
    assert str(best_arrangement(KNOCKER, RULES_C).deadwood_cards) == "4♦"


def test_a_turn_is_a_card_from_stock_or_pile_and_a_throw() -> None:
    """ "taking a card either from the stock pile or the discard pile and then disposing"."""
    now = played(drawn_first(table(KNOCKER, DEFENDER, upcard="8C", stock="QC", rules=C)))
    assert played(now, "discard QC").turn == 1
    later = played(now, "discard QC")
    assert [str(action) for action in later.legal_actions()] == ["stock", "pile"]


def test_the_first_turn_is_like_any_other() -> None:
    """C knows no offer of the first upcard: "taking a card either from the stock pile or …"."""
    now = table(KNOCKER, DEFENDER, upcard="8C", rules=C)
    assert [str(action) for action in now.legal_actions()] == ["stock", "pile"]


def test_a_turn_is_completed_by_a_throw() -> None:
    """ "You must dispose of a card to complete your turn"."""
    now = drawn_first(table(KNOCKER, DEFENDER, upcard="8C", stock="QC", rules=C))
    assert now.check(0, parse_action("stock")).reason is Reason.ALREADY_DREW
    assert now.check(1, parse_action("stock")).reason is Reason.NOT_YOUR_TURN


def test_a_card_taken_may_be_thrown_again() -> None:
    """Nothing in C forbids it."""
    now = played(table(KNOCKER, DEFENDER, upcard="8C", rules=C), "pile")
    assert now.check(0, parse_action("discard 8C"))


def test_gin_disposes_of_all_cards() -> None:
    """ "no 'deadwood' or unmatched card and disposes of all his cards as sets or runs"."""
    now = drawn_first(table(GIN, DEFENDER, upcard="8C", stock="QC", rules=C))
    assert now.check(0, parse_action("gin QC"))
    assert now.check(0, parse_action("gin KC")).reason is Reason.NOT_GIN


def test_a_knock_must_be_lower_than_the_opening_card() -> None:
    """ "its value is lower than the opening card … then you can 'knock'"."""
    assert [knock_limit(C, f"{rank}H") for rank in "A258TK"] == [0, 1, 4, 7, 9, 9]
    theirs = "8H 9H JS QS 6D 6S 2D 7S TC AD"
    for upcard, may in (("4S", False), ("5S", True)):
        now = drawn_first(table(KNOCKER, theirs, upcard=upcard, stock="QC", rules=C))
        assert bool(now.check(0, parse_action("knock QC"))) is may


def test_the_five_of_hearts_goes_on_the_run_of_two_three_and_four() -> None:
    """ "you could put a 5 of hearts on the knockers run of 2, 3 & 4 hearts"."""
    hand, theirs = "2H 3H 4H KC KD KS AC 2C 3C 4D", "5H 9H JS QS 6D 6S 2D 4S TC AD"
    now = laid_down(knocked(hand, theirs, upcard="8C", rules=C))
    before = best_arrangement(now.state.hands[1], RULES_C).deadwood
    after = played(now, "lay 5H on 2H3H4H")
    assert best_arrangement(after.state.hands[1], RULES_C).deadwood == before - 5


def test_nothing_is_laid_off_on_gin_nor_on_another_defender() -> None:
    """ "only lay-off deadwood on the knockers' melds and not on a 'gin' hand"."""
    now = knocked(GIN, DEFENDER, upcard="8C", rules=C, ending="gin")
    assert (now.phase, ended(now).deadwood) == (Phase.OVER, (0, 66))
    now = laid_down(knocked(*THREE, upcard="8D", rules=C))
    now = played(now, "done")
    assert now.check(2, parse_action("lay 4C on 3H3D3S")).reason is Reason.NO_SUCH_MELD


def test_an_undercut_is_a_lower_count_after_layoffs_and_equal_is_none() -> None:
    """ "if your deadwood score is lower than the knockers … you have 'undercut' them"."""
    lower = ended(showdown(SEVEN, LOWER, upcard="8C", rules=C))
    assert (lower.kind, lower.winner) == ("undercut", 1)
    equal = ended(showdown(SEVEN, EQUAL, upcard="8C", rules=C))
    assert (equal.kind, equal.winner, equal.penalties) == ("knock", 0, (0, 0))


def test_an_undercut_knocker_writes_ten_extra_penalty_points() -> None:
    """ "they lose the round, receiving 10 extra penalty points"."""
    result = ended(showdown(SEVEN, LOWER, upcard="8C", rules=C))
    assert result.penalties == (5 + 10, 0)
    assert [(str(line.kind), line.points) for line in result.lines] == [
        ("difference", 5),
        ("undercut_penalty", 10),
    ]


def test_only_losers_write_and_they_write_penalty_points() -> None:
    """ "Penalty points are awarded to the losing players"."""
    for hands in ((KNOCKER, DEFENDER), (GIN, DEFENDER), (SEVEN, LOWER)):
        result = ended(showdown(*hands, upcard="8C", rules=C))
        assert result.points == (0, 0)
        assert {line.ledger for line in result.lines} == {Ledger.PENALTIES}
        assert result.winner not in {line.seat for line in result.lines}


def test_a_loser_to_gin_writes_the_sum_and_25() -> None:
    """ "the sum of the games deadwood plus 25 penalty points"."""
    assert ended(showdown(GIN, DEFENDER, upcard="8C", rules=C)).penalties == (0, 66 + 25)


def test_a_loser_to_a_knock_writes_the_sum_less_the_knockers() -> None:
    """ "the sum of the games deadwood minus the knockers' deadwoods"."""
    result = ended(showdown(*THREE, upcard="8D", rules=C))
    own, east, north = result.deadwood
    assert result.penalties == (0, east - own, north - own)


def test_of_an_undercut_every_loser_writes_the_sum_less_the_undercutters() -> None:
    """ "the sum of the games deadwood minus the undercutter's … the Knocker receives an extra"."""
    hands = "5H 6H 7H KC KD KS 7D", "8D 8S 8C 9C TC JC 2S", "4S 6C 9D QH TH 3C AH"
    result = ended(showdown(*hands, upcard="TS", rules=C))
    assert (result.kind, result.winner) == ("undercut", 1)
    knocker, winner, other = result.deadwood
    assert result.penalties == (knocker - winner + 10, 0, other - winner)


def test_the_sum_of_the_games_deadwood_can_be_read_as_that_of_all_hands() -> None:
    """ "the sum of the games deadwood": the reading not taken, as a field."""
    rules = RULES_C.replace(penalty_basis=PenaltyBasis.ALL_HANDS)
    result = ended(showdown(*THREE, upcard="8D", rules=rules))
    total = sum(result.deadwood) - result.deadwood[0]
    assert result.penalties == (0, total, total)


def test_the_last_who_has_not_exceeded_the_level_wins() -> None:
    """ "the last player who has not exceeded the penalty point elimination level"."""
    now = showdown(GIN, DEFENDER, upcard="8C", rules=C)
    for level, winner in ((91, None), (90, 0)):
        rules = RULES_C.replace(match_end=Elimination(level))
        match = Match(rules=rules, players=2, seats=(0, 1), seed=1, round=now)
        assert (match.penalties, match.winner) == ((0, 91), winner)


def test_or_the_first_at_a_score_where_points_are_written() -> None:
    """ "or the first player to accumulate the required score": with a ledger of points."""
    rules = RULES_C.replace(scoring="both", match_end=Target(25))
    now = showdown(GIN, DEFENDER, upcard="8C", rules=rules)
    match = Match(rules=rules, players=2, seats=(0, 1), seed=1, round=now)
    assert (match.scores, match.penalties, match.winner) == ((25, 0), (0, 91), 0)
    with pytest.raises(RuleSetError, match="there is no target"):
        RULES_C.replace(match_end=Target(100))
