"""The hands of units A and B hold what the plan of the course says of them, under house rules."""

import pytest

from gin_widgets.cards import Card, CardSet, arrangements, best_arrangement, find_meld
from gin_widgets.lessons.asks import Aim, Choice, Choose, Count, Discard, Finish, Group, Number
from gin_widgets.lessons.asks.discard import left_by
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import HOUSE, RULES


def left(hand: str) -> dict[str, int]:
    """The deadwood, in points, that each throw leaves, by the card's code."""
    scene = Scene.of(hand, upcard="KD" if "KD" not in hand else "QS")
    return {card.code: left_by(card, scene, HOUSE) for card in scene.hand}


@pytest.mark.parametrize(
    ("cards", "points"),
    [("KC", 10), ("AD 2C KH", 13), ("TS JD QC", 30), ("AS AH 5C", 7), ("9D 8C 3S AS", 21)],
)
def test_what_cards_cost(cards: str, points: int) -> None:
    assert Number(Count.POINTS).right(Scene.of(cards), HOUSE) == (points,)


@pytest.mark.parametrize(
    ("kind", "tiles"),
    [
        ("run", ["4H5H6H", "TSJSQSKS", "AD2D3D", "2S3S4S5S6S7S", "9CTCJCQCKC"]),
        ("set", ["8C8D8S", "7C7D7H7S"]),
        (
            None,
            [
                "QSKSAS",
                "KDAD2D",
                "9CTCJCQCKCAC",
                "4H5D6H",
                "JCQCKD",
                "5S6S8S",
                "3C4C",
                "9H9D",
                "6C6D7D",
            ],
        ),
    ],
)
def test_the_sixteen_tiles(kind: str | None, tiles: list[str]) -> None:
    for tile in tiles:
        meld = find_meld(tile)
        assert (meld and str(meld.kind)) == kind


def test_the_longest_false_run_holds_a_run_of_five() -> None:
    assert find_meld("9C TC JC QC KC") is not None


@pytest.mark.parametrize(
    ("hand", "first", "second", "both"),
    [
        ("7C 7D 7H 8H 9H 2S 4D JC QD KS", ("7H8H9H", 50), ("7C7D7H", 53), 36),
        ("8H 9H TH TC TD AS 3C 4D 6S KD", ("THTCTD", 41), ("8H9HTH", 44), 24),
    ],
)
def test_a_card_wanted_twice(
    hand: str, first: tuple[str, int], second: tuple[str, int], both: int
) -> None:
    cards = CardSet.parse(hand)
    assert best_arrangement(cards).deadwood == first[1]
    for melds, deadwood in (first, second):
        assert (cards - CardSet.parse(melds)).points == deadwood
    assert (cards - CardSet.parse(first[0]) - CardSet.parse(second[0])).points == both


def test_what_either_choice_costs() -> None:
    assert [CardSet.parse(lost).points for lost in ("7C 7D", "8H 9H")] == [14, 17]
    assert [CardSet.parse(lost).points for lost in ("8H 9H", "TC TD")] == [17, 20]


@pytest.mark.parametrize(
    ("hand", "best", "ways", "kept", "instead"),
    [
        ("9C 9D 9H 9S TS JS AD 2C 3D 4H", 10, 1, "9C9D9H9S", 30),
        ("3H 4H 5H 6H 7H 8H 5C 5D 8C KC", 25, 1, "3H4H5H6H7H8H", 28),
        ("9C 9D 9H 9S TS JS QS AH 2C 3D", 6, 2, "9C9D9H9S", 6),
        ("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", 2, 2, "4C4D4H", 2),
    ],
)
def test_the_best_arrangement(hand: str, best: int, ways: int, kept: str, instead: int) -> None:
    found = arrangements(hand)
    assert (found[0].deadwood, len(found)) == (best, ways)
    assert best_arrangement(CardSet.parse(hand) - CardSet.parse(kept)).deadwood == instead


@pytest.mark.parametrize(
    ("upcards", "limit"),
    [([f"{n}D" for n in range(n, n + 1)], n) for n in range(2, 10)]
    + [(["TC", "JC", "QC", "KC", "JH"], 10), (["AS"], 0)],
)
def test_the_limit_of_an_upcard(upcards: list[str], limit: int) -> None:
    for upcard in upcards:
        assert Number(Count.LIMIT).right(Scene.of(upcard=upcard), HOUSE) == (limit,)


def test_sixteen_cards_of_52_set_the_limit_ten() -> None:
    (alike,) = Number(Count.ALIKE).right(Scene.of(upcard="KC"), HOUSE)
    assert (alike, f"{alike / 52:.1%}") == (16, "30.8%")


def test_a_taken_upcard_still_sets_the_limit() -> None:
    scene = Scene.of(upcard="6D", pile="KC")
    assert Number(Count.LIMIT).right(scene, HOUSE) == (6,)


def test_the_sixty_seconds() -> None:
    dealt = Scene.of("5C 6C 7C 9D 9H 9S KD", upcard="8S")
    assert Choose(Choice.TAKE).right(dealt, HOUSE) == ("stock",)
    drawn = Scene.of("5C 6C 7C 9D 9H 9S KD 4H", upcard="8S", drawn="4H")
    assert [str(throw) for throw in Finish().right(drawn, HOUSE)] == ["knock KD"]
    assert Number(Count.LEFT).right(drawn, HOUSE) == (4,)


def test_the_five_of_clubs_is_taken() -> None:
    hand = "5D 5H 9S TS JS 2C 3C KD QH 8D"
    assert best_arrangement(hand).deadwood == 43
    scene = Scene.of(hand, upcard="7H", pile="7H 5C")
    assert Choose(Choice.TAKE).right(scene, HOUSE) == ("take",)
    after = left(f"{hand} 5C")
    assert (after["KD"], after["QH"], after["8D"], after["5C"]) == (23, 23, 25, 43)
    assert min(after.values()) == 23


SEVEN = "4C 5C 6C TC TD TH TS AC 2D 4H KD"


@pytest.mark.parametrize(
    ("hand", "whole", "best", "others"),
    [
        (SEVEN, 17, {"KD": 7}, {"4H": 13}),
        ("6H 7H 8H 7C 7D QC QD QH 2S 3S 4S", 14, {"8H": 6}, {"7C": 7, "7D": 7, "6H": 8}),
        ("3H 4H 5H 8C 8D 8S JD QD KD AS 9C", 10, {"9C": 1}, {}),
        ("2C 3C 4C 9D 9H 9S 5S 4H 2D AD KC", 22, {"KC": 12}, {}),
        ("3H 4H 5H 6H 9C 9D 9S JC JD JS 2C", 2, {"2C": 0}, {"3H": 2, "6H": 2}),
        ("5S 6S 7S 8S 8C 8D QC QD QH QS KD", 10, {"KD": 0}, {}),
        (
            "AD 2D 3D 4D 7C 7H 7S KC KD KH KS",
            0,
            dict.fromkeys(("AD", "4D", "KC", "KD", "KH", "KS"), 0),
            {"3D": 7, "2D": 8, "7C": 14},
        ),
        ("4S 5S 6S 2H 3H 3D 4D 5D 6D 5C 6C", 16, {"6C": 10}, {"4S": 12, "4D": 12}),
        ("2S 3S 4S 3D 4D 5D 2H 3H 4H 5H 5C", 4, {"5C": 0}, {"2S": 2, "2H": 2}),
    ],
)
def test_what_a_throw_leaves(
    hand: str, whole: int, best: dict[str, int], others: dict[str, int]
) -> None:
    assert best_arrangement(hand).deadwood == whole
    after = left(hand)
    least = min(after.values())
    assert {code: points for code, points in after.items() if points == least} == best
    assert {code: after[code] for code in others} == others


@pytest.mark.parametrize(
    ("hand", "upcard", "may"),
    [
        (SEVEN, "7S", "yes"),
        (SEVEN, "6S", "no"),
        ("6H 7H 8H 7C 7D QC QD QH 2S 3S 4S", "6C", "yes"),
        ("3H 4H 5H 8C 8D 8S JD QD KD AS 9C", "AC", "no"),
        ("2C 3C 4C 9D 9H 9S 5S 4H 2D AD KC", "KD", "no"),
    ],
)
def test_whether_a_knock_is_allowed(hand: str, upcard: str, may: str) -> None:
    assert Choose(Choice.MAY_KNOCK).right(Scene.of(hand, upcard=upcard), HOUSE) == (may,)


def test_one_point_on_an_ace_knocks_under_the_rule_of_one() -> None:
    scene = Scene.of("3H 4H 5H 8C 8D 8S JD QD KD AS 9C", upcard="AC")
    assert Choose(Choice.MAY_KNOCK).right(scene, RULES["complete_rules"]) == ("yes",)


def test_the_run_of_four_kept_leaves_sixteen_after_the_throw() -> None:
    rest = CardSet.parse("5S 6S 7S 8S 8C 8D QC QD QH QS")
    assert best_arrangement(rest - CardSet.parse("5S 6S 7S 8S")).deadwood == 16
    laid = Group().read("5S6S7S8S/QCQDQHQS", Scene(hand=rest))
    assert (rest - laid.cards).points == 16


def test_the_dearest_loose_card_is_shown_before_an_equal_throw() -> None:
    scene = Scene.of("2S 3S 5S TS 2H 5H TH 3D TD 5C TC", upcard="6C")
    assert [throw.card for throw in Discard(Aim.DEADWOOD).right(scene, HOUSE)] == [
        Card.parse("3S"),
        Card.parse("3D"),
    ]
