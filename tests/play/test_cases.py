"""Hands whose values were worked out elsewhere, played here card by card."""

import json
from pathlib import Path
from typing import Any

import pytest

from gin_widgets.cards import LayoffChain, best_arrangement
from gin_widgets.play import Round, parse_action
from gin_widgets.rules import HOUSE, RULES, RoundResult
from tests.tables import drawn_first, knocked, laid_down, played, showdown, spare, table, thrown

DATA = Path(__file__).parents[1] / "data"
POSITIONS = json.loads((DATA / "positions.json").read_text(encoding="utf-8"))
THREE = json.loads((DATA / "three_players.json").read_text(encoding="utf-8"))["showdowns"]


def by_id(cases: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in cases]


def ended(now: Round) -> RoundResult:
    assert now.result is not None
    return now.result


def by_preset(cases: list[dict[str, Any]], listed: str) -> list[Any]:
    """Each case with each rule set that it names."""
    return [
        pytest.param(case, key, id=f"{case['id']}-{key}") for case in cases for key in case[listed]
    ]


def written(result: RoundResult, seats: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """What each seat writes into which ledger, by the words of the cases; nothing is left out."""
    amounts = zip(seats, result.points, result.penalties, strict=True)
    return {
        seat: {
            word: number for word, number in (("points", points), ("penalty", penalty)) if number
        }
        for seat, points, penalty in amounts
        if points or penalty
    }


def listed_amounts(amounts: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """The amounts of a case; a reward is what stands in the ledger of points."""
    return {
        seat: {
            "points" if word == "reward" else word: number
            for word, number in each.items()
            if number
        }
        for seat, each in amounts.items()
        if any(each.values())
    }


def test_the_cases_cover_every_rule_set_of_the_sources() -> None:
    presets = set(RULES) - {
        "gin_rummy",
        "play_online_to_the_letter",
        "rummy_rules_to_the_letter",
    }
    assert all(set(case["may_end"]) == presets for case in POSITIONS["limit"])
    assert all(set(case["result"]) == presets for case in POSITIONS["showdown"])


@pytest.mark.parametrize(("case", "key"), by_preset(POSITIONS["limit"], "may_end"))
def test_who_may_end_the_hand(case: dict[str, Any], key: str) -> None:
    hand, upcard = case["hand_after_discard"], case["upcard"]
    drawn, *theirs = spare(hand, upcard, count=11)
    other = " ".join(card.code for card in theirs)
    now = table(hand, other, upcard=upcard, stock=drawn.code, rules=key)
    now = thrown(drawn_first(now), drawn)
    word = "knock" if case["deadwood"] else "gin"
    ending = parse_action(f"{word} {drawn.code}")
    verdict = now.check(0, ending)
    assert verdict.facts["deadwood"] == case["deadwood"]
    assert bool(verdict) is case["may_end"][key]
    assert (ending in now.legal_actions()) is case["may_end"][key]


@pytest.mark.parametrize(("case", "key"), by_preset(POSITIONS["showdown"], "result"))
def test_a_showdown_of_two(case: dict[str, Any], key: str) -> None:
    names = ("knocker", "defender")
    now = showdown(case["knocker"], case["defender"], upcard=case["upcard"], rules=key)
    result = ended(now)
    counts = case["knocker_deadwood"], case["defender_deadwood"]["layoff_chain_own"]
    assert result.deadwood == counts
    assert result.winner == names.index(case["result"][key]["winner"])
    assert written(result, names) == listed_amounts(case["result"][key]["amounts"])


@pytest.mark.parametrize("case", by_id(POSITIONS["showdown"]))
def test_a_showdown_without_chains(case: dict[str, Any]) -> None:
    rules = HOUSE.replace(layoff_chain=LayoffChain.NONE)
    now = showdown(case["knocker"], case["defender"], upcard=case["upcard"], rules=rules)
    assert ended(now).deadwood[1] == case["defender_deadwood"]["layoff_chain_none"]


@pytest.mark.parametrize("chain", ["own", "none"])
@pytest.mark.parametrize("case", by_id(THREE))
def test_the_counts_of_a_showdown_of_three(case: dict[str, Any], chain: str) -> None:
    rules = HOUSE.replace(layoff_chain=LayoffChain(chain))
    hands = case["knocker"], case["B"], case["C"]
    result = ended(showdown(*hands, upcard=case["upcard"], rules=rules))
    counts = case["deadwood"]
    assert result.deadwood == (counts["knocker"], counts["B"][chain], counts["C"][chain])


@pytest.mark.parametrize(("case", "key"), by_preset(THREE, "result"))
def test_a_showdown_of_three(case: dict[str, Any], key: str) -> None:
    seats = ("knocker", "B", "C")
    listed = case["result"][key]
    hands = case["knocker"], case["B"], case["C"]
    result = ended(showdown(*hands, upcard=case["upcard"], rules=key))
    assert result.kind == case["kind"]
    assert seats[result.winner or 0] == listed["winner"]
    words = ("points", "reward", "penalty")
    amounts = {
        seat: {word: listed[word][seat] for word in words if seat in listed.get(word, {})}
        for seat in seats
    }
    assert written(result, seats) == listed_amounts(amounts)


SHOWN = "5H 6H 7H KC KD KS AC 2C 3C 4D"
CHAIN = "8H 9H JS QS 6D 6S 2D 4S TC AD"
LAYOFFS = {  # L09: knocker, defender, the defender's count before and after, the layoffs
    "a card for the kings": (SHOWN, "KH JS QS 6S 9C 9D 2D 2H 4S TC", 72, 62, ["KH"]),
    "eight, then nine": (SHOWN, CHAIN, 66, 49, ["8H", "9H"]),
    "the low end": (SHOWN, "3H 4H JS QS 6D 6S 2D 8S TC AD", 60, 53, ["4H", "3H"]),
    "keep the run of spades": (SHOWN, "2D 3H 6S 7S 8D 8H 8S JC JH JS", 18, 13, ["8H"]),
    "a five with two homes": (
        "JD QD KD 5C 5D 5S 2H 3H 4H KH",
        "AD TD 5H AH 8S 8C 9C 6S 6D KS",
        64,
        48,
        ["TD", "AH", "5H"],
    ),
}


@pytest.mark.parametrize("name", LAYOFFS)
def test_laying_off(name: str) -> None:
    knocker, defender, before, after, cards = LAYOFFS[name]
    now = showdown(knocker, defender, upcard="TH")
    assert best_arrangement(defender).deadwood == before
    assert ended(now).deadwood[1] == after
    assert {layoff.card.code for _, layoff in now.state.layoffs} == set(cards)


def test_against_gin_nothing_is_laid_off() -> None:
    result = ended(showdown(SHOWN.replace("4D", "4C"), CHAIN, upcard="8C"))
    assert (result.kind, result.deadwood) == ("gin", (0, 66))
    assert result.points == (91, 0)


def test_the_low_end_takes_the_four_before_the_three() -> None:
    now = laid_down(knocked(SHOWN, LAYOFFS["the low end"][1], upcard="TH"))
    three = parse_action("lay 3H on 5H6H7H")
    assert not now.check(1, three)
    assert played(now, "lay 4H on 5H6H7H").check(1, three)


def test_a_card_may_not_be_laid_on_the_knockers_loose_card() -> None:
    now = laid_down(knocked(SHOWN, LAYOFFS["a card for the kings"][1], upcard="TH"))
    assert not now.check(1, parse_action("lay 4S on AC2C3C"))
    assert [str(action) for action in now.legal_actions()] == ["lay KH on KSKDKC", "done"]


def test_three_players_lay_off_on_the_knockers_melds_alone() -> None:
    """L09 item 7: B 28 becomes 20, C keeps 16; L10 item 8: the knocker gets 28."""
    hands = "5C 6C 7C 9D 9H 9S 4H", "8C 8D 3S 3H 3D KS 2C", "9C TC JC QH 3C AS 2H"
    now = laid_down(knocked(*hands, upcard="8H", rules=HOUSE))
    now = played(now, "lay 8C on 5C6C7C", "done")
    assert not now.check(2, parse_action("lay 9C on 5C6C7C8C"))
    assert not now.check(2, parse_action("lay 3C on 3S3H3D"))
    assert now.check(2, parse_action("lay 9C on 9S9H9D"))
    result = ended(played(now, "done"))
    assert result.deadwood == (4, 20, 16)
    assert result.points == (28, 0, 0)


SEVEN = "TD JD QD 4C 4H 4S 3H 2S AC AD"
SCORES = {  # L10: knocker, defender, who wins how much
    "a tie": (SEVEN, "7C 7D 7H 9S TS JS QS 5C AH AS", 1, 10),
    "an undercut after layoffs": (SEVEN, "7C 7D 7H 9S TS JS QS KD 2C 4D", 1, 15),
    "one point is enough": (SEVEN, "7C 7D 7H 8S 9S TS KD 4D 6H 2D", 0, 1),
    "gin against nothing left": (
        "2S 3S 4S 5S 6S 7S 8S JH QH KH",
        "9S TS JS QS KS 2C 3C 4C 5C 6C",
        0,
        25,
    ),
}


@pytest.mark.parametrize("name", SCORES)
def test_who_scores_what(name: str) -> None:
    knocker, defender, winner, points = SCORES[name]
    result = ended(showdown(knocker, defender, upcard="8C"))
    assert result.winner == winner
    assert result.points[winner] == points
    assert result.points[1 - winner] == 0


def test_the_knocker_may_close_a_door_by_what_he_lays_down() -> None:
    """L11: six loose either way; the eight of spades fits one arrangement and not the other."""
    hand, theirs = "9C 9D 9H 9S TS JS QS AH 2C 3D", "8S 7S 4C 4D 5H JD KH 3S 2H 6C"
    now = knocked(hand, theirs, upcard="6D")
    scores = {}
    for action in now.legal_actions():
        after = now.play(action).state
        while after.result is None:
            after = after.play(after.legal_actions()[0]).state
        scores[str(action)] = ended(after).points[0]
    assert scores["spread 9S9H9D9C/TSJSQS"] == 53
    assert scores["spread 9STSJSQS/9H9D9C"] == 38
    assert str(now.legal_actions()[0]) == "spread 9S9H9D9C/TSJSQS"
