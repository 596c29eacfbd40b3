"""The tools' numbers against closed forms, slower ways to count, and seeded snapshots."""

import json
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import gin_widgets as gw
from gin_widgets.cards import DECK, Card, CardSet, best_arrangement, best_layoff, spreads
from gin_widgets.cards.kernel import least_deadwood
from gin_widgets.guide.code import code_of, game_of
from gin_widgets.guide.game import Game
from gin_widgets.lab import TOOLS
from gin_widgets.lab.figure import Cells, Deck, Figure, Plot, Rings
from gin_widgets.lab.guess import GuessLine, GuessNumber, GuessPick
from gin_widgets.lab.pairs import pairs_for
from gin_widgets.lab.tables import knock_risk
from gin_widgets.lab.tools import (
    arrangement_compare,
    danger_map,
    hand_explorer,
    hand_ladder,
    knock_now_or_go_on,
    limit_curve,
    meld_overlap,
    outs_and_odds,
    players_and_stock,
    rule_lab,
    upcard_roulette,
)
from gin_widgets.lab.wire import plain
from gin_widgets.play import Match, Record
from gin_widgets.rules import HOUSE, RULES, knock_limit
from tests.strategies import hands


@pytest.fixture(scope="module", params=TOOLS)
def figure(request: pytest.FixtureRequest) -> Figure:
    return TOOLS[request.param]()


def test_there_are_the_twelve_tools_and_the_hand_explorer() -> None:
    assert len(TOOLS) == 13
    assert gw.lab.TOOLS is TOOLS


def test_a_figure_has_a_title_a_sentence_and_a_table(figure: Figure) -> None:
    assert figure.title
    assert figure.summary.endswith(".")
    assert figure.source.endswith(".")
    assert figure.rows
    assert all(len(row) == len(figure.columns) for row in figure.rows)
    assert len(set(figure.columns)) == len(figure.columns)
    assert "{" not in json.dumps(plain(figure), ensure_ascii=False).replace('{"', "")


def test_its_pictures_and_marks_are_told_apart_by_name(figure: Figure) -> None:
    names = [picture.name for picture in figure.pictures]
    assert len(set(names)) == len(names)
    for picture in figure.pictures:
        if isinstance(picture, Plot):
            marks = [mark.name for mark in picture.marks]
            assert len(set(marks)) == len(marks)
            # No two of the lines that count look alike.
            looks = [
                (type(mark), mark.tone)
                for mark in picture.marks
                if not isinstance(mark, Cells) and not getattr(mark, "faint", False)
            ]
            assert len(set(looks)) == len(looks)


def test_what_it_draws_lies_within_its_axes(figure: Figure) -> None:
    for picture in figure.pictures:
        if not isinstance(picture, Plot):
            continue
        for mark in picture.marks:
            for point in getattr(mark, "points", ()):
                assert picture.x.low <= point[0] <= picture.x.high
                assert all(picture.y.low <= y <= picture.y.high for y in point[1:])


@pytest.mark.parametrize("key", TOOLS)
def test_the_same_settings_give_the_same_figure_and_the_same_truth(key: str) -> None:
    tool = TOOLS[key]
    values = tool.values({})
    assert tool.figure(**values) == tool.figure(**values)
    assert tool.guess(**values) == tool.guess(**values)


@pytest.mark.parametrize("key", TOOLS)
def test_the_truth_of_a_guess_can_be_given(key: str) -> None:
    match guess := TOOLS[key].guess(**TOOLS[key].values({})):
        case GuessNumber():
            assert guess.low <= guess.truth <= guess.high
        case GuessLine():
            assert len(guess.at) == len(guess.truth)
            assert all(guess.y.low <= each <= guess.y.high for each in guess.truth)
        case GuessPick():
            assert set(guess.truth) <= {value for value, _ in guess.options}


# Upcard roulette


def test_sixteen_upcards_set_ten_four_gin_and_four_each_other_limit() -> None:
    counted = upcard_roulette.limits(HOUSE)
    assert counted == {10: 16, 0: 4, **dict.fromkeys(range(2, 10), 4)}
    shares = {row[0]: row[1] for row in upcard_roulette.upcard_roulette(deals=0).rows}
    assert shares["10"] == round(100 * 16 / 52, 1) == 30.8
    assert shares["gin"] == round(100 * 4 / 52, 1) == 7.7


def test_dealt_upcards_come_as_often_as_they_should() -> None:
    rows = upcard_roulette.upcard_roulette(deals=100_000, seed=3).rows
    for _, exact, dealt in rows:
        error = (exact * (100 - exact) / 100_000) ** 0.5
        assert abs(dealt - exact) < 5 * error + 0.1


def test_below_the_upcard_a_limit_is_one_less() -> None:
    assert upcard_roulette.limits(RULES["elimination"])[9] == 16
    assert upcard_roulette.limits(RULES["complete_rules"])[1] == 4


# Outs and odds


@given(st.integers(0, 41), st.integers(1, 5))
def test_the_chance_of_an_out_is_that_of_draws_without_putting_back(outs: int, draws: int) -> None:
    none = Fraction(1)
    for n in range(draws):
        none *= Fraction(max(0, 41 - outs - n), 41 - n)
    assert outs_and_odds.chance(outs, 41, draws) == pytest.approx(float(1 - none))


def test_four_outs_of_41_and_of_44() -> None:
    assert [row[1] for row in outs_and_odds.outs_and_odds().rows] == [
        round(100 * (1 - comb(37, n) / comb(41, n)), 1) for n in (1, 2, 3, 5)
    ]
    seven = outs_and_odds.outs_and_odds("8C 9C 9D 2S 4H JD KS", "8C 9C 9D", "3D")
    assert seven.rows[0] == (1, round(100 * 4 / 44, 1))


@given(hands(), st.data())
def test_an_out_is_a_card_that_melds(hand: CardSet, data: st.DataObject) -> None:
    chosen = CardSet(data.draw(st.sets(st.sampled_from(list(hand)), min_size=2)))
    unseen = CardSet(DECK) - hand
    slow = [
        card
        for card in unseen
        if best_arrangement(chosen | card).cards
        and any(gw.cards.find_meld(CardSet(pair) | card) for pair in combinations(chosen, 2))
    ]
    assert list(outs_and_odds.outs(chosen, unseen)) == slow


# Danger map


def test_four_five_or_six_pairs_want_a_card_at_the_start() -> None:
    everything = CardSet(DECK)
    wanted = {card.rank: len(pairs_for(card, everything)) for card in DECK}
    ends = {1: 4, 2: 5, 12: 5, 13: 4}
    assert wanted == {rank: ends.get(rank, 6) for rank in range(1, 14)}


def test_a_pair_with_a_card_in_the_pile_wants_nothing() -> None:
    before = dict_of(danger_map.danger_map("7H", "", "").rows)
    after = dict_of(danger_map.danger_map("7H", "8H", "").rows)
    # 6♥8♥ and 8♥9♥ are gone; 5♥6♥ and the three pairs of sevens are left.
    assert (before["7♥"], after["7♥"]) == (6, 4)


def test_a_card_that_was_picked_up_is_in_pairs_that_are_no_guess() -> None:
    rows = danger_map.danger_map("7H", "", "6H").rows
    assert rows == (("7♥", 7, 6, 2),)


def dict_of(rows: tuple[tuple[object, ...], ...]) -> dict[object, object]:
    return {row[0]: row[2] for row in rows}


# Meld overlap


@given(hands())
def test_the_best_way_is_the_best_arrangement(hand: CardSet) -> None:
    assume(len(hand) <= 10)
    ways = meld_overlap.ways(hand)
    assert meld_overlap.deadwood(hand, ways[0]) == best_arrangement(hand).deadwood
    assert len({frozenset(way) for way in ways}) == len(ways)
    for way in ways:
        left = hand - CardSet(card for meld in way for card in meld.cards)
        assert gw.cards.melds_in(left) == ()


def test_a_claimed_meld_takes_its_cards_from_the_others() -> None:
    figure = meld_overlap.meld_overlap("7C 7D 7H 8H 9H", "7C 7D 7H")
    (rings,) = [each for each in figure.pictures if isinstance(each, Rings)]
    assert {ring.look: ring.cards for ring in rings.rings} == {
        "lost": ("7H", "8H", "9H"),
        "claimed": ("7H", "7D", "7C"),
    }
    assert "17 points" in figure.summary


# Players and stock


def test_the_stock_holds_what_the_deal_leaves() -> None:
    rows = players_and_stock.players_and_stock().rows
    assert [row[:5] for row in rows] == [
        (2, 20, 31, 29, 14),
        (3, 21, 30, 28, 9),
        (4, 28, 23, 21, 5),
        (5, 35, 16, 14, 2),
        (6, 42, 9, 7, 1),
    ]


@pytest.mark.parametrize("key", RULES)
def test_every_rule_set_has_its_players_and_stock(key: str) -> None:
    low, high = RULES[key].players
    assert [row[0] for row in players_and_stock.players_and_stock(key).rows] == [
        *range(low, high + 1)
    ]


# Hand explorer


@given(hands())
def test_one_more_card_leaves_the_least_of_eleven(hand: CardSet) -> None:
    assume(1 <= len(hand) <= 10)
    figure = hand_explorer.hand_explorer(hand)
    (deck,) = [each for each in figure.pictures if isinstance(each, Deck)]
    for cell in deck.cells[::7]:
        card = Card.parse(cell.card)
        if card in hand:
            assert cell.look == "held"
            continue
        eleven = hand | card
        left = min(least_deadwood((eleven - CardSet([each])).mask) for each in eleven)
        assert cell.text == str(left)
        assert (cell.look == "lit") == (left < best_arrangement(hand).deadwood)


def test_of_eleven_cards_the_best_is_thrown_first() -> None:
    figure = hand_explorer.hand_explorer("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C")
    assert figure.summary.startswith("Throwing the 6♣ leaves 10 points")


# Arrangement compare


@given(st.randoms(use_true_random=False))
def test_layoffs_are_those_of_the_game(dice: object) -> None:
    hand = CardSet.parse(arrangement_compare.HAND)
    against = arrangement_compare.defenders(hand, CardSet(), dice.randrange(1000))[:5]  # type: ignore[attr-defined]
    for way in spreads(hand, 10)[:4]:
        found = arrangement_compare.laid_off(way, against)
        for mask, points in zip(against, found, strict=True):
            defender = CardSet.from_mask(mask)
            left = best_layoff(defender, way.melds).deadwood
            assert points == best_arrangement(defender).deadwood - left


def test_an_open_run_gives_more_away_than_a_closed_set() -> None:
    rows = arrangement_compare.arrangement_compare(seed=5).rows
    assert [row[1:3] for row in rows] == [(6, 1), (6, 2)]
    assert rows[0][3] < rows[1][3]


# Knock now or go on


def test_the_worlds_hold_each_card_once_and_your_hand() -> None:
    hand, upcard = CardSet.parse(knock_now_or_go_on.HAND), Card.parse(knock_now_or_go_on.UPCARD)
    at = knock_now_or_go_on.at
    for table in list(knock_now_or_go_on.worlds(hand, upcard, 5, seed=1))[:20]:
        mine, theirs = (CardSet.from_mask(mask) for mask in table[at.HANDS : at.HANDS + 2])
        stock = [DECK[card] for card in table[table[at.NEXT] : table[at.END]]]
        pile = [DECK[card] for card in table[at.PILE : table[at.TOP] + 1]]
        assert sorted([*mine, *theirs, *stock, *pile]) == sorted(DECK)
        assert (len(mine), len(theirs)) == (10, 10)
        assert hand - mine == CardSet([pile[-1]])


def test_a_low_knock_early_is_worth_more_than_waiting() -> None:
    figure = knock_now_or_go_on.knock_now_or_go_on(seed=2)
    assert figure.summary.startswith("Knocking now wins")
    assert sum(row[1] for row in figure.rows) == pytest.approx(100, abs=1)


# Rule lab


def test_the_same_rules_give_the_same_results() -> None:
    figure = rule_lab.rule_lab("house", "house", 12)
    assert figure.summary.startswith("In none of the 12 deals")


def test_a_spade_as_upcard_doubles_and_nothing_else_changes() -> None:
    for row in rule_lab.rule_lab("house", "spade", 30, seed=4).rows:
        assert row[1] == row[3]
        assert row[4] in (row[2], 2 * row[2])


# Hand ladder


def test_a_record_is_looked_at_as_it_was_played() -> None:
    match = Match.start("house", 2, seed=4217)
    played = hand_ladder.played(4217)
    text = Record.of(played).to_text()
    figure = hand_ladder.hand_ladder(text, turn=3)
    assert figure == hand_ladder.hand_ladder(seed=4217, turn=3)
    assert played.seed == match.seed
    result = played.round.result
    assert result is not None
    assert figure.rows[-1][1] >= result.deadwood[0]


def test_the_door_of_the_ladder_opens_the_game_at_the_turn_looked_at() -> None:
    figure = hand_ladder.hand_ladder(seed=4217, turn=2)
    assert figure.door is not None
    game = game_of(figure.door.code)
    assert game.yours
    assert (
        game.match.actions[0] == hand_ladder.played(4217).actions[0][: len(game.match.actions[0])]
    )
    again = hand_ladder.hand_ladder(figure.door.code, turn=2)
    assert again.rows == figure.rows[:2]
    assert again.door == figure.door


def test_the_ladder_looks_at_the_person_of_a_code() -> None:
    moment = hand_ladder.played(4217)
    for you in range(2):
        code = code_of(Game.of(moment, you=you))
        steps = list(hand_ladder.steps_of(moment, 1, you))
        rows = hand_ladder.hand_ladder(code).rows
        assert [row[1] for row in rows] == [step.deadwood for step in steps]


# Figures that were stated once, from 60,000 hands a row and whatever the upcard is


def test_by_turn_eight_somebody_may_knock_about_as_often_as_was_stated() -> None:
    stated = {10: 79, 8: 71, 6: 60, 5: 54, 4: 48, 3: 42, 2: 36, 0: 20}
    # With a ten as upcard there is a ten less in the hands; `reference` says how much that is.
    assert all(abs(limit_curve.limit_curve(n)[7] - share) < 3 for n, share in stated.items())


@pytest.mark.parametrize(
    ("span", "undercut", "points"),
    [(1, 2.7, 19.1), (2, 5.8, 11.9), (3, 9.2, 7.7), (4, 13.5, 4.9), (5, 19.2, 2.6)],
)
def test_knocks_with_nine_or_ten_are_as_risky_as_was_stated(
    span: int, undercut: float, points: float
) -> None:
    cells = [each for each in knock_risk(10) if each.span == span and each.deadwood >= 9]
    count = sum(each.count for each in cells)
    assert sum(each.undercut * each.count for each in cells) / count == pytest.approx(
        undercut, abs=1.5
    )
    assert sum(each.points * each.count for each in cells) / count == pytest.approx(points, abs=1.5)


def test_low_knocks_are_safe() -> None:
    assert all(each.undercut < 2.5 for each in knock_risk(10) if each.deadwood <= 3)


@pytest.mark.parametrize("upcard", ["AS", "5H", "KD"])
def test_an_upcard_on_the_slider_sets_the_limit_of_the_house(upcard: str) -> None:
    card = Card.parse(upcard)
    assert limit_curve.limit_of(card.points) == knock_limit(HOUSE, card)
