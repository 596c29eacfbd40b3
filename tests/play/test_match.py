from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.play import (
    HandNotOver,
    IllegalAction,
    Match,
    MatchOver,
    Phase,
    Round,
    next_seed,
    parse_action,
)
from gin_widgets.play.shuffle import shuffled
from gin_widgets.rules import (
    HOUSE,
    RULES,
    Elimination,
    NextDealer,
    ResultKind,
    RuleSetError,
    Showdown,
    void_result,
)
from tests.tables import chosen


def whole_match(match: Match, dice: Random) -> list[Match]:
    """The match at the end of each of its hands."""
    ends = []
    while True:
        while match.round.result is None:
            match = match.play(chosen(match.round, dice)).state
        ends.append(match)
        if match.winner is not None:
            return ends
        match = match.next_round()


@pytest.mark.parametrize("key", RULES)
def test_a_match_ends_at_a_hundred_and_not_before(key: str) -> None:
    out = isinstance(RULES[key].match_end, Elimination)
    for seed in range(2):
        *before, last = whole_match(Match.start(key, seed=seed), Random(seed))
        written = [match.penalties if out else match.scores for match in (*before, last)]
        assert [max(each) > 100 if out else max(each) >= 100 for each in written] == [
            *[False] * len(before),
            True,
        ]
        leader = min(written[-1]) if out else max(written[-1])
        assert last.winner == written[-1].index(leader)
        assert [match.hand_number for match in (*before, last)] == [*range(1, len(before) + 2)]


def test_scores_are_the_sum_of_all_hands() -> None:
    ends = whole_match(Match.start("house", seed=5), Random(5))
    for match in ends:
        by_hand = [result.points for result in match.finished]
        assert match.scores == tuple(map(sum, zip(*by_hand, strict=True)))


def test_the_same_seed_is_the_same_match() -> None:
    one, other = (whole_match(Match.start("house", seed=9), Random(1)) for _ in range(2))
    assert one == other


def test_another_seed_is_another_match() -> None:
    deals = {Match.start("house", seed=seed).round.state.hands for seed in range(50)}
    assert len(deals) == 50


def test_each_hand_of_a_match_is_dealt_afresh() -> None:
    ends = whole_match(Match.start("house", seed=9), Random(1))
    upcards = [match.round.state.upcard for match in ends]
    assert len(set(upcards)) > 1


DEAL = " ".join(card.code for card in shuffled("a deck"))


def test_a_deck_deals_the_first_hand() -> None:
    match = Match.start("house", deck=DEAL, dealer=1)
    assert match.round == Round.deal("house", dealer=1, deck=DEAL)


def test_the_hands_after_a_deck_follow_from_its_text() -> None:
    spaced = DEAL.replace(" ", " , ")
    matches = [
        whole_match(Match.start("house", deck=deck), Random(1)) for deck in (DEAL, spaced, spaced)
    ]
    assert matches[0] == matches[1] == matches[2]
    swapped = DEAL.split()
    swapped[-2:] = reversed(swapped[-2:])
    other = whole_match(Match.start("house", deck=" ".join(swapped)), Random(1))
    upcards = [[match.round.state.upcard for match in ends] for ends in (matches[0], other)]
    assert upcards[0][0] == upcards[1][0]
    assert upcards[0] != upcards[1]


def test_chance_picks_the_dealer_of_a_given_deck_by_its_text() -> None:
    decks = [[card.code for card in shuffled(f"deck {number}")] for number in range(30)]
    dealers = [Match.start("house", 3, deck=" ".join(deck)).round.dealer for deck in decks]
    assert set(dealers) == {0, 1, 2}


def test_a_match_from_a_deck_has_a_seed_from_which_another_match_follows() -> None:
    match = Match.start("house", deck=DEAL)
    assert match.seed == Match.start("house", deck=DEAL, dealer=0).seed
    assert Match.start("house", seed=next_seed(match.seed)).seed == match.seed + 1


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_a_dealer_can_be_chosen(dealer: int) -> None:
    chosen = Match.start("house", 3, seed=5, dealer=dealer)
    left = Match.start("house", 3, seed=5)
    assert chosen.round.dealer == dealer
    upcards = {match.round.state.upcard for match in (chosen, left)}
    assert len(upcards) == 1, "the deck is the same, whoever deals it"


@pytest.mark.parametrize("dealer", [-1, 2, True, "0"])
def test_a_dealer_who_is_not_at_the_table_is_refused(dealer: Any) -> None:
    with pytest.raises(NotationError, match=r"The dealer is .*; the seats are 0 to 1\."):
        Match.start("house", seed=1, dealer=dealer)


def test_a_seed_beside_a_deck_deals_the_hands_that_follow() -> None:
    alone, beside = (
        whole_match(Match.start("house", seed=seed, deck=DEAL, dealer=0), Random(1))
        for seed in (None, 1)
    )
    assert alone[0].round == beside[0].round
    assert beside[1].round.state.dice == "".join(card.code for card in shuffled("1 hand 2"))
    assert alone[1].round.state.dice != beside[1].round.state.dice


@pytest.mark.parametrize("deck", ["", DEAL[:-3], DEAL + " " + DEAL[:2]])
def test_a_deck_that_is_not_whole_is_refused(deck: str) -> None:
    with pytest.raises(NotationError, match="A deck holds each of the 52 cards once"):
        Match.start("house", deck=deck)


def test_three_play_a_match_too() -> None:
    last = whole_match(Match.start(HOUSE, players=3, seed=1), Random(1))[-1]
    assert len(last.scores) == 3
    assert last.winner is not None


def test_the_next_hand_waits_for_the_end_of_this_one() -> None:
    match = Match.start("house", seed=1)
    with pytest.raises(HandNotOver, match="Hand 1 is not over"):
        match.next_round()
    with pytest.raises(HandNotOver):
        _ = match.next_dealer


def test_after_the_match_no_hand_is_dealt() -> None:
    last = whole_match(Match.start("house", seed=3), Random(3))[-1]
    with pytest.raises(MatchOver) as error:
        last.next_round()
    assert f"Seat {last.winner} has won the match" in str(error.value)


def test_a_refused_action_leaves_the_match_as_it_was() -> None:
    match = Match.start("house", seed=1)
    with pytest.raises(IllegalAction):
        match.play(parse_action("stock"))
    assert match == Match.start("house", seed=1)


@pytest.mark.parametrize("seed", [-1, 2**53, "x", 1.0, False])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(NotationError, match="The seed is"):
        Match.start("house", seed=seed)


def test_a_match_for_a_wrong_number_is_refused() -> None:
    with pytest.raises(RuleSetError, match="3 players cannot play complete_rules"):
        Match.start("complete_rules", players=3, seed=1)


def test_the_seed_after_the_last_one_is_the_first() -> None:
    assert next_seed(4217) == 4218
    assert next_seed(2**53 - 1) == 0


C = RULES["elimination"].replace(match_end=Elimination(30))


def hand_ends(match: Match, knocker: int, *deadwood: int) -> Match:
    """The match when this hand has ended in a knock with these counts, by the seats of the hand."""
    state = match.round.state
    result = Showdown(match.rules, state.upcard, knocker, deadwood, ResultKind.KNOCK).result()
    return replace(match, round=Round(state.but(phase=Phase.OVER, result=result)))


def test_who_is_over_the_level_is_dealt_no_more_and_seats_keep_their_numbers() -> None:
    match = hand_ends(Match.start(C, players=4, seed=1), 0, 2, 40, 10, 12)
    assert match.penalties == (0, 38, 8, 10)
    assert (match.still_in, match.winner, match.next_dealer) == ((0, 2, 3), None, 0)

    match = match.next_round()
    assert match.seats == (0, 2, 3)
    assert [len(hand) for hand in match.round.state.hands] == [7, 7, 7]
    assert (match.seats[match.round.dealer], match.seats[match.round.turn]) == (0, 2)
    match = hand_ends(match, 1, 33, 3, 5)
    assert match.penalties == (30, 38, 8, 12)
    assert match.result is not None
    assert (match.result.winner, match.result.penalties) == (2, (30, 0, 0, 2))
    assert (match.still_in, match.next_dealer) == ((0, 2, 3), 2), "30 is not over 30"

    match = match.next_round()
    assert match.seats[match.round.dealer] == 2
    match = hand_ends(match, 2, 9, 8, 3).next_round()
    assert match.penalties == (36, 38, 13, 12)
    assert match.seats == (2, 3)
    assert [len(hand) for hand in match.round.state.hands] == [10, 10], "two are dealt ten"
    assert match.seats[match.round.dealer] == 3

    match = hand_ends(match, 0, 2, 30)
    assert match.penalties == (36, 38, 13, 40)
    assert (match.still_in, match.winner) == ((2,), 2)
    with pytest.raises(MatchOver, match="Seat 2 has won the match"):
        match.next_round()


@pytest.mark.parametrize(
    ("next_dealer", "seat"), [(NextDealer.WINNER, 0), (NextDealer.LOSER, 2), (NextDealer.ROTATE, 2)]
)
def test_the_deal_passes_over_who_is_out(next_dealer: NextDealer, seat: int) -> None:
    """Seat 0 dealt and won, and seat 1 is out."""
    start = Match.start(C.replace(next_dealer=next_dealer), players=3, seed=1)
    start = replace(start, round=Round(start.round.state.but(dealer=0)))
    match = hand_ends(start, 0, 2, 40, 10)
    assert match.next_dealer == seat
    assert match.next_round().seats[match.next_round().round.dealer] == seat


def test_if_nobody_stays_in_the_one_with_fewest_penalties_wins() -> None:
    nobody = replace(void_result(3), penalties=(45, 31, 38))
    match = replace(Match.start(C, players=3, seed=1), results=(nobody,))
    assert (match.still_in, match.winner) == ((), 1)


def test_after_a_void_hand_the_same_dealer_deals_though_a_player_is_out() -> None:
    match = hand_ends(Match.start(C, players=3, seed=1), 2, 40, 10, 2).next_round()
    state = match.round.state
    void = replace(
        match, round=Round(state.but(phase=Phase.OVER, result=void_result(state.players)))
    )
    assert match.seats == (1, 2)
    assert (void.next_dealer, void.penalties) == (2, match.penalties)
    assert void.next_round().seats == (1, 2)


def test_equal_rewards_are_ranked_by_fewer_penalties() -> None:
    """D2, decision 9."""
    rules = RULES["rummy_rules_penalty"]
    start = Match.start(rules, players=3, seed=1)
    hands = replace(void_result(3), points=(100, 100, 90), penalties=(30, 20, 0))
    assert replace(start, results=(hands,)).winner == 1
    below = replace(hands, points=(90, 90, 90))
    assert replace(start, results=(below,)).winner is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_match_of_many_ends_with_one_who_is_in(players: int) -> None:
    ends = whole_match(Match.start("elimination", players=players, seed=players), Random(players))
    last = ends[-1]
    assert last.still_in == (last.winner,)
    assert last.hand_number >= players - 1
    for match in ends:
        sizes = (
            {len(hand) for hand in match.next_round().round.state.hands} if match != last else set()
        )
        assert sizes <= {10 if len(match.still_in) == 2 else 7}
        assert match.next_dealer in match.still_in
