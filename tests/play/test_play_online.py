"""Source A, the "play online" page, sentence by sentence, under the rule set of that name.

Where a sentence is read otherwise to the letter, the rule set `play_online_to_the_letter` is
asked as well.
"""

import pytest

from gin_widgets.cards import DECK, Card, CardSet, Meld, NotationError, best_arrangement
from gin_widgets.play import IllegalAction, Match, Phase, Reason, Round, parse_action
from gin_widgets.rules import RULES, RoundResult, RuleSetError, knock_limit
from tests.play.positions import AFTER, DEFENDER, GIN, GIN_THROWN, KNOCKER, THROWN
from tests.tables import drawn_first, knocked, laid_down, played, showdown, table, thrown

A = "play_online"
LETTER = "play_online_to_the_letter"
SEVEN = "TD JD QD 4C 4H 4S 3H 2S AC AD"
EQUAL = "7C 7D 7H 9S TS JS QS 5C AH AS"
LOOSE = KNOCKER.replace("4D", "9D")
"""A hand that counts nine, by suit and by colour."""
LOWER = "7C 7D 7H 9S TS JS QS KD 2C 4D"


def ended(now: Round) -> RoundResult:
    assert now.result is not None
    return now.result


def test_it_is_a_game_for_two_to_four() -> None:
    """Number of players: "a 2-4 players card game"."""
    assert [Round.deal(A, players, seed=1).state.players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(RuleSetError):
            Round.deal(A, players=players)


def test_a_standard_pack_is_used() -> None:
    """The Deck: "a standard 52-card pack"."""
    state = Round.deal(A, seed=3).state
    assert CardSet([*state.hands[0], *state.hands[1], *state.pile, *state.stock]) == CardSet(DECK)


def test_aces_are_only_low() -> None:
    """The Deck: "Aces are played only as low"."""
    assert Meld.parse("AS 2S 3S", RULES[A])
    for text in ("QS KS AS", "KS AS 2S"):
        with pytest.raises(NotationError):
            Meld.parse(text, RULES[A])


@pytest.mark.parametrize(("players", "cards"), [(2, 10), (3, 7), (4, 7)])
def test_two_are_dealt_ten_cards_and_more_seven(players: int, cards: int) -> None:
    """The Deck: "In a 2 player game … 10 cards. In a 3-4 player game … 7 cards"."""
    assert {len(hand) for hand in Round.deal(A, players, seed=1).state.hands} == {cards}


@pytest.mark.parametrize(("card", "points"), [("AS", 1), ("7C", 7), ("TH", 10), ("KS", 10)])
def test_cards_have_these_values(card: str, points: int) -> None:
    """Cards Point values: "Ace 1 point … Face cards (K, Q, J) 10 points"."""
    assert Card.parse(card).points == points


def test_a_run_is_read_as_one_of_a_suit_and_to_the_letter_as_one_of_a_colour() -> None:
    """Sets: "three or more consecutive numbers of the same color"."""
    red = "8H 9H TD JD"
    assert Meld.parse(red, RULES[LETTER])
    with pytest.raises(NotationError):
        Meld.parse(red, RULES[A])
    for rules in (A, LETTER):
        assert Meld.parse("8H 9H TH JH", RULES[rules])
        with pytest.raises(NotationError):
            Meld.parse("8H 9C TH", RULES[rules])


def test_a_group_is_three_or_four_of_a_number() -> None:
    """Sets: "three or four tiles of the same number and different shapes"."""
    for text in ("6C 6D 6H", "6C 6D 6H 6S"):
        assert Meld.parse(text, RULES[A])
    with pytest.raises(NotationError):
        Meld.parse("6C 6D", RULES[A])


def test_a_turn_begins_with_a_draw_from_the_pile_or_from_the_stock() -> None:
    """Normal round 1: "either the top card on the faced up discard pile, or … stock pile"."""
    now = table(KNOCKER, DEFENDER, upcard="8C", rules=A)
    assert now.phase is Phase.DRAW
    assert [str(action) for action in now.legal_actions()] == ["stock", "pile"]


def test_a_card_from_the_stock_is_not_shown_to_the_other_player() -> None:
    """Normal round 1: "it does not show the card to the other player"."""
    assert Card.parse("QC") in AFTER.view(0).hand
    assert not AFTER.view(1).picked[0]
    assert played(table(KNOCKER, DEFENDER, upcard="8C", rules=A), "pile").view(1).picked[0]


def test_one_card_is_discarded_on_top_of_the_pile() -> None:
    """Normal round 2: "must discard one card from its hand and placed it on top"."""
    assert THROWN.state.pile[-1] == Card.parse("QC")
    assert len(THROWN.state.hands[0]) == 10


def test_a_card_taken_from_the_pile_cannot_be_used_in_the_turn_to_the_letter() -> None:
    """Normal round 2: "If he took the top card …, he cannot use it in the current round"."""
    for rules, phase in ((A, "gin 4D"), (LETTER, "knock 4D")):
        now = played(table(KNOCKER, DEFENDER, upcard="4C", rules=rules), "pile", "discard 4D")
        assert [str(action) for action in now.legal_actions()] == [phase, "go-on"]


def test_the_same_card_may_not_be_put_back() -> None:
    """Normal round 2: "taking the top discard and putting the same card back is not permitted"."""
    now = played(table(KNOCKER, DEFENDER, upcard="8C", rules=A), "pile")
    assert now.check(0, parse_action("discard 8C")).reason is Reason.TAKEN_CARD_STAYS
    assert now.check(0, parse_action("discard KC"))


def test_deadwood_is_what_cannot_be_arranged() -> None:
    """Deadwood: "Cards that cannot be arranged into set or run"."""
    assert str(best_arrangement(KNOCKER, RULES[A]).deadwood_cards) == "4♦"


def test_a_turn_is_completed_by_a_discard() -> None:
    """Deadwood: "To complete their turn, players must discard a single card"."""
    assert {str(action).split()[0] for action in AFTER.legal_actions()} == {"discard"}
    with pytest.raises(IllegalAction):
        AFTER.play(parse_action("go-on"))


def test_a_knock_follows_the_discard_on_any_turn_the_first_one_too() -> None:
    """Knocking: "on any turn (including first round), after the discard phase"."""
    assert AFTER.check(0, parse_action("knock QC")).reason is Reason.THROW_FIRST
    assert THROWN.check(0, parse_action("knock QC"))


def test_the_deadwood_may_not_exceed_the_value_of_the_up_card() -> None:
    """Knocking: "does not exceed the value of the topmost card … (the up card)"."""
    theirs = "8H 9H JS QS 6D 6S 2D 7S TC AD"
    for upcard, may in (("4S", True), ("3S", False)):
        now = drawn_first(table(KNOCKER, theirs, upcard=upcard, stock="QC", rules=A))
        now = thrown(now, Card.parse("QC"))
        assert bool(now.check(0, parse_action("knock QC"))) is may


def test_to_the_letter_the_topmost_card_at_the_knock_decides() -> None:
    """Knocking: "the value of the topmost card of the discard pile decides"."""
    for drawn, limit in (("QC", 10), ("8D", 8)):
        now = drawn_first(table(LOOSE, DEFENDER, upcard="3S", stock=drawn, rules=LETTER))
        verdict = thrown(now, Card.parse(drawn)).check(0, parse_action(f"knock {drawn}"))
        assert (verdict.facts["deadwood"], verdict.facts["limit"]) == (9, limit)
        assert bool(verdict) is (limit == 10)


def test_an_ace_asks_for_gin() -> None:
    """Knocking: "if the topmost card is an Ace The players must go for Gin"."""
    assert knock_limit(A, "AH") == knock_limit(LETTER, "AH") == 0
    now = drawn_first(table(KNOCKER, DEFENDER, upcard="AH", stock="QC", rules=A))
    now = thrown(now, Card.parse("QC"))
    assert now.check(0, parse_action("knock QC")).reason is Reason.GIN_ONLY


def test_the_defeated_add_to_the_knockers_melds_only() -> None:
    """Knocking: "add matching cards to the Knocker's original melds only"."""
    now = laid_down(knocked(KNOCKER, DEFENDER, upcard="8C", rules=A))
    assert now.check(1, parse_action("lay 8H on 5H6H7H"))
    assert now.check(1, parse_action("lay 4S on 6D6S6H")).reason is Reason.NO_SUCH_MELD


def test_to_the_letter_the_original_melds_do_not_grow() -> None:
    """Knocking: "the Knocker's original melds only"."""
    for rules, allowed in ((A, True), (LETTER, False)):
        now = laid_down(knocked(LOOSE, DEFENDER, upcard="TH", rules=rules))
        now = played(now, "lay 8H on 5H6H7H")
        assert bool(now.check(1, parse_action("lay 9H on 5H6H7H8H"))) is allowed


def test_nobody_has_to_knock() -> None:
    """Knocking: "A player who is able to knock does not have to knock"."""
    now = played(THROWN, "go-on")
    assert (now.phase, now.turn, now.result) == (Phase.DRAW, 1, None)


def test_equal_or_lower_is_an_undercut() -> None:
    """Undercut: "a player deadwood count is equal to or lower to the the Knocker deadwood"."""
    for defender in (EQUAL, LOWER):
        result = ended(showdown(SEVEN, defender, upcard="8C", rules=A))
        assert (result.kind, result.winner) == ("undercut", 1)


def test_an_undercut_earns_twenty_and_the_difference() -> None:
    """Undercut: "rewards the winners with 20 points"; scoring: "the difference … plus"."""
    assert ended(showdown(SEVEN, EQUAL, upcard="8C", rules=A)).points == (0, 20)
    assert ended(showdown(SEVEN, LOWER, upcard="8C", rules=A)).points == (0, 25)


def test_gin_is_declared_instead_of_a_knock() -> None:
    """GIN: "zero deadwood count, then instead of knocking he declares Gin"."""
    assert [str(action) for action in GIN_THROWN.legal_actions()] == ["gin QC", "go-on"]
    assert GIN_THROWN.check(0, parse_action("knock QC")).reason is Reason.NOTHING_UNMATCHED


def test_gin_stops_the_game_at_once_without_layoffs_and_earns_25_and_the_count() -> None:
    """GIN: "stops the game immediately (no layoff) … 25 point bonus in addition"."""
    result = ended(played(GIN_THROWN, "gin QC"))
    assert (result.kind, result.deadwood, result.points) == ("gin", (0, 66), (91, 0))


def test_after_gin_the_opponents_lay_down_their_own_melds() -> None:
    """GIN: "the opponents may lay their melds down onto the table"."""
    now = played(
        table(GIN, "8H 8D 8S QS 6D 6S 2D 4S TC AD", upcard="8C", stock="QC", rules=A),
        *("stock", "discard QC", "gin QC"),
    )
    assert ended(now).deadwood == (0, 39)


def test_the_third_last_card_voids_the_hand_and_the_same_dealer_deals_again() -> None:
    """No win: "reduced to two cards … the hand is cancelled, there is no score"."""
    match = Match.start(A, seed=2)
    dealer = match.round.dealer
    while match.round.result is None:
        for action in ("stock", None, "go-on"):
            chosen = parse_action(action) if action else match.round.legal_actions()[0]
            match = match.play(chosen).state
    assert len(match.round.state.stock) == 2
    assert (ended(match.round).kind, match.scores) == ("void", (0, 0))
    assert match.next_dealer == dealer


def test_a_knock_after_the_third_last_card_still_counts() -> None:
    """No win: "the player who took the third last card discards without knocking"."""
    state = THROWN.state
    low = Round(state.but(stock=state.stock[:2]))
    assert played(low, "knock QC").phase is Phase.SPREAD
    assert ended(played(low, "go-on")).kind == "void"


def test_the_lower_knocker_earns_the_difference() -> None:
    """scoring: "the knocker earns the difference between the counts"."""
    assert ended(showdown(KNOCKER, DEFENDER, upcard="8C", rules=A)).points == (45, 0)


def test_the_game_ends_at_a_hundred() -> None:
    """Ending: "Typical target score is 100"."""
    now = showdown(KNOCKER, DEFENDER, upcard="8C", rules=A)
    match = Match(rules=RULES[A], players=2, seats=(0, 1), seed=1, round=now)
    assert match.winner is None
    earlier = (ended(now),) * 2
    third = Match(rules=RULES[A], players=2, seats=(0, 1), seed=1, results=earlier, round=now)
    assert (third.scores, third.winner) == ((135, 0), 0)
