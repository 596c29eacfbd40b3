import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import DECK, Card, CardSet, NotationError
from gin_widgets.play import Match, Phase, Position, PositionError, Round, next_seed
from gin_widgets.play.advance import deal
from gin_widgets.play.shuffle import shuffled
from gin_widgets.rules import HOUSE, RULES, ResultKind, RuleSet
from tests.play import positions
from tests.play.many_games import on_the_table
from tests.play.test_view import cards_in
from tests.tables import hidden_from, played, reshuffled, rule_sets, walk

SEEDS = st.integers(0, 2**32)
TABLES = given(rules=rule_sets(), players=st.integers(2, 6), seed=SEEDS)
HAND = "hand: 5H 6H 7H KC KD KS AC 2C 3C 4D"


def moments(rules: RuleSet, players: int, seed: int) -> list[Round]:
    """Some moments of a hand played by chance, of every phase that it came to."""
    dice = Random(seed)
    dealer = dice.randrange(players)
    every = list(walk(Round.deal(rules, players, dealer=dealer, seed=seed), dice))
    often = (Phase.OFFER, Phase.DRAW, Phase.DISCARD, Phase.KNOCK)
    return [now for now in every if now.phase not in often or dice.random() < 0.1]


@settings(max_examples=20, deadline=None)
@TABLES
def test_what_a_seat_sees_is_set_up_again_as_it_was_from_text_too(
    rules: RuleSet, players: int, seed: int
) -> None:
    for now in moments(rules, players, seed):
        for seat in (*range(players), None):
            view = now.view(seat)
            position = Position.of(view)
            again = position.deal(seed)
            assert again.view(seat) == view
            assert sorted(on_the_table(again.state)) == list(DECK)
            assert Position.of(again.view(seat)) == position
            assert Position.from_text(position.to_text()) == position
            assert Position.from_text(str(position)) == position
            assert "\n" not in str(position)


@pytest.mark.parametrize("rules", RULES.values(), ids=lambda rules: rules.key)
def test_every_rule_set_can_be_set_up_from_every_phase_that_it_has(rules: RuleSet) -> None:
    met = set()
    fewest, most = rules.players
    for seed in range(4):
        for now in moments(rules, fewest + seed % (most - fewest + 1), seed):
            met.add(now.phase)
            for seat in (now.turn, (now.turn + 1) % now.state.players, None):
                position = Position.of(now.view(seat))
                assert position.deal(seed).view(seat) == now.view(seat)
                assert Position.from_text(position.to_text()) == position
    assert met >= {Phase.DRAW, Phase.DISCARD, Phase.OVER}


@pytest.mark.parametrize(
    "now",
    [value for value in vars(positions).values() if isinstance(value, Round)],
    ids=lambda now: str(now.phase),
)
def test_every_position_of_the_tests_is_set_up_again(now: Round) -> None:
    for seat in (*range(now.state.players), None):
        position = Position.of(now.view(seat))
        assert position.deal(1).view(seat) == now.view(seat)
        assert Position.from_text(str(position)) == position


@settings(max_examples=20, deadline=None)
@TABLES
def test_a_position_holds_and_tells_no_card_that_its_seat_has_not_seen(
    rules: RuleSet, players: int, seed: int
) -> None:
    dice = Random(seed)
    for now in moments(rules, players, seed):
        for seat in (*range(players), None):
            position, hidden = Position.of(now.view(seat)), hidden_from(now, seat)
            assert hidden.isdisjoint(CardSet(set(cards_in(position))))
            text = position.to_text()
            assert not [card for card in hidden if card.code in text]
            other = reshuffled(now, seat, dice)
            assert Position.of(other.view(seat)) == position
            assert Position.of(other.view(seat)).deal(seed) == position.deal(seed)


@settings(max_examples=20, deadline=None)
@TABLES
def test_a_hand_that_is_set_up_is_played_to_its_end(
    rules: RuleSet, players: int, seed: int
) -> None:
    dice = Random(seed)
    for now in moments(rules, players, seed)[:4]:
        start = Position.of(now.view(dice.randrange(players))).deal(seed)
        *_, last = walk(start, dice)
        assert last.result is not None


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    position = Position.from_text(f"{HAND}; upcard: 8C")
    assert position.deal(5) == position.deal(5)
    others = {position.deal(seed).state.hands[1] for seed in range(50)}
    assert len(others) == 50
    assert position.deal() != position.deal()


def test_a_seeded_deal_of_a_position_is_the_same_for_good() -> None:
    """Links and records name a seed; whoever changes what it deals breaks them."""
    state = Position.from_text(f"{HAND}; upcard: 8C").deal(1).state
    assert state.hands[1] == CardSet.parse("5S 6S AH 4H KH AD 5D 7D JD QD")
    assert [card.code for card in state.stock[:3]] == ["7C", "8S", "QH"]
    knocked = Position.from_text(f"{HAND}; pile: 8C QS; knocker: 1; picked 1: 9S").deal(1)
    assert knocked.state.hands[1] == CardSet.parse("4S 5S 9S AH 2H 9H AD 5D 9D 5C")


def test_what_is_known_of_another_hand_stays_in_it() -> None:
    position = Position.from_text(f"{HAND}; pile: 8C QS; picked 1: 9S; hand 1: 9S TH")
    for seed in range(20):
        dealt = position.deal(seed)
        assert CardSet.parse("9S TH") <= dealt.state.hands[1]
        assert dealt.view(0).picked[1] == CardSet.parse("9S")


def test_a_hand_that_is_known_wholly_is_dealt_so() -> None:
    other = "8H 9H JS QS 6D 6S 2D 4S TC AD"
    position = Position.from_text(f"{HAND}; upcard: 8C; hand 1: {other}")
    assert position.deal(3).state.hands[1] == CardSet.parse(other)
    assert Position.from_text(position.to_text()) == position
    assert Position.of(position.deal(3).view(0)) != position, "a seat does not see it"


def test_every_unseen_card_comes_into_the_other_hand_about_as_often() -> None:
    """41 cards in 600 deals of ten: 146 on average; beyond five deviations it is no chance."""
    position = Position.from_text(f"{HAND}; upcard: 8C")
    hands = [position.deal(seed).state.hands[1] for seed in range(600)]
    counts = {card: sum(card in hand for hand in hands) for card in position.unseen}
    assert len(counts) == 41
    assert min(counts.values()) > 90
    assert max(counts.values()) < 202


def test_a_new_stock_comes_from_the_seed() -> None:
    """Of 52 cards, 20 are in the hands and 29 on the pile; the draw leaves two."""
    pile = [card.code for card in DECK if card.code not in HAND][:29]
    text = f"rules: house key=again stock_out=recycle; {HAND}; pile: {' '.join(pile)}; turn: 1"
    position = Position.from_text(text)
    assert position.stock_size == 3
    stocks = []
    for seed in (1, 1, 2, 3):
        now = played(position.deal(seed), "stock")
        thrown = next(iter(now.state.hands[1]))
        stocks.append(played(now, f"discard {thrown.code}").state.stock)
    assert stocks[0] == stocks[1]
    assert len(stocks[0]) == 2 + 29
    assert len({stock[2:] for stock in stocks}) == 3


def test_a_person_writes_little() -> None:
    position = Position.from_text(f"{HAND}; upcard: 8C")
    assert (position.phase, position.turn, position.dealer) == (Phase.OFFER, 0, 1)
    assert (position.players, position.stock_size, position.seat) == (2, 31, 0)
    assert position.rules is HOUSE
    assert position.pile == (position.upcard,) == (Card.parse("8C"),)


def test_eleven_cards_are_about_to_be_thrown_from() -> None:
    position = Position.from_text(f"{HAND} QC; upcard: 8C")
    assert (position.phase, position.taken, position.stock_size) == (Phase.DISCARD, None, 30)
    assert "knock QC" in map(str, position.deal(1).legal_actions())


def test_the_upcard_in_an_eleven_card_hand_was_taken() -> None:
    position = Position.from_text(f"{HAND} 8C; upcard: 8C")
    assert (position.phase, position.taken) == (Phase.DISCARD, Card.parse("8C"))
    assert position.pile == ()
    assert position.picked[0] == CardSet.parse("8C")
    assert "discard 8C" not in map(str, position.deal(1).legal_actions())


def test_a_longer_pile_begins_with_the_upcard() -> None:
    position = Position.from_text(f"{HAND}; pile: 8C QS JD")
    assert (position.phase, position.stock_size) == (Phase.DRAW, 29)
    assert position.upcard == Card.parse("8C")
    assert [str(action) for action in position.deal(1).legal_actions()] == ["stock", "pile"]


def test_a_first_draw_comes_after_everybody_has_passed() -> None:
    now = Position.from_text(f"{HAND}; upcard: 8C; phase: draw").deal(1)
    assert [str(action) for action in now.legal_actions()] == ["stock"]
    assert now.view(0).upcard_declined


def test_who_has_knocked_before_the_melds_lie_open() -> None:
    now = Position.from_text(f"{HAND}; pile: 8C QS; knocker: 0").deal(1)
    assert (now.phase, now.turn) == (Phase.SPREAD, 0)
    assert [str(action) for action in now.legal_actions()] == ["spread KSKDKC/5H6H7H/AC2C3C"]


def test_layoffs_on_melds_that_lie_open() -> None:
    text = (
        "hand: 8H 9H JS QS 6D 6S 2D 4S TC AD; hand 1: 5H 6H 7H KC KD KS AC 2C 3C 4D; "
        "pile: 8C QC; knocker: 1; spread: 5H6H7H/KCKDKS/AC2C3C"
    )
    position = Position.from_text(text)
    assert (position.phase, position.turn) == (Phase.LAYOFF, 0)
    now = position.deal(1)
    assert "lay 8H on 5H6H7H" in map(str, now.legal_actions())
    later = Position.from_text(
        text.replace("8H 9H ", "", 1) + "; layoffs: 0 lay 8H on 5H6H7H, 0 lay 9H on 5H6H7H8H"
    )
    assert later.deal(1).view(0) == played(now, "lay 8H on 5H6H7H", "lay 9H on 5H6H7H").view(0)
    assert later == Position.of(later.deal(1).view(0))


def test_a_hand_that_is_over_is_scored_again() -> None:
    over = Position.of(positions.OVER.view(0))
    assert over.deal(1).result == positions.OVER.result
    gin = played(positions.GIN_READY, "gin QC")
    assert Position.from_text(str(Position.of(gin.view(1)))).deal(1).result == gin.result
    big = played(positions.BIG_READY, "biggin")
    assert big.result is not None
    assert big.result.kind is ResultKind.BIG_GIN
    assert Position.from_text(str(Position.of(big.view(1)))).deal(1).result == big.result


def test_a_position_survives_an_editor() -> None:
    position = Position.of(positions.LAYOFF.view(1))
    edited = "\ufeff# an end game\r\n" + position.to_text().replace(
        "\n", "   # so it is\r\n\r\n"
    ).replace("hand:", "  Hand :", 1)
    assert Position.from_text(edited) == position


def test_a_repr_can_be_pasted_back_and_a_position_pickled() -> None:
    position = Position.of(positions.LAYOFF.view(1))
    assert eval(repr(position)) == position
    assert pickle.loads(pickle.dumps(position)) == position


def test_a_position_of_ones_own_making_is_checked_as_well() -> None:
    position = Position.from_text(f"{HAND}; upcard: 8C")
    with pytest.raises(PositionError) as caught:
        replace(position, phase=Phase.DISCARD, pile=(*position.pile, *position.hands[0]))
    assert len(caught.value.problems) == 11
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.problems, str(again)) == (caught.value.problems, str(caught.value))


def test_a_seed_that_is_none_is_refused() -> None:
    with pytest.raises(NotationError, match="The seed is -1"):
        Position.from_text(f"{HAND}; upcard: 8C").deal(-1)


def test_a_match_is_played_on_from_a_position() -> None:
    position = Position.from_text(
        "rules: elimination; players: 3; hand: 5H 6H 7H KC KD KS 4D; pile: 8C QS"
    )
    match = Match.at(position, seed=7)
    assert match == Match.at(str(position), seed=7)
    assert match.round == position.deal(7)
    assert (match.rules.key, match.players, match.seats) == ("elimination", 3, (0, 1, 2))
    assert next_seed(match.seed) == 8
    *_, last = walk(match.round, Random(1))
    shuffled, set_up = (
        replace(each, round=last).next_round().round
        for each in (Match.start("elimination", 3, seed=7), match)
    )
    assert set_up == shuffled, "the hands that follow are those of the seed"


def test_the_last_two_of_a_match_for_more_are_set_up_too() -> None:
    rules = RULES["elimination"].replace(key="three", players=(3, 6))
    now = Round(deal(rules, 0, 2, shuffled("two are left")))
    position = Position.of(now.view(1))
    assert position.deal(1).view(1) == now.view(1)
    assert Position.from_text(str(position)) == position


def test_a_void_hand_that_is_set_up_knows_its_rules() -> None:
    void = Position.from_text(f"{HAND}; upcard: 8C; phase: over; exchanges: 50")
    result = void.deal(seed=1).result
    assert result is not None
    assert (result.kind, result.rules) == (ResultKind.VOID, HOUSE)


@pytest.mark.parametrize("text", [None, HAND.encode(), 5])
def test_what_is_no_text_is_refused(text: Any) -> None:
    for read in (Position.from_text, Match.at):
        with pytest.raises(PositionError, match=r"^A position is a text such as 'hand: "):
            read(text)
