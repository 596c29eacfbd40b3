"""The hands of units C and D hold what the plan of the course says of them, under house rules."""

import pytest

from gin_widgets.cards import CardSet, spreads
from gin_widgets.lessons.asks import (
    Aim,
    Choice,
    Choose,
    Count,
    Discard,
    Grade,
    LayOff,
    Number,
    Score,
    Spread,
)
from gin_widgets.lessons.asks.discard import left_by
from gin_widgets.lessons.asks.number import chance
from gin_widgets.lessons.asks.spread import value
from gin_widgets.lessons.asks.waiting import outs, wanting
from gin_widgets.lessons.scene import Scene
from gin_widgets.rules import HOUSE, RULES

SHOWN = "5H6H7H/KCKDKS/AC2C3C 4D"
CHAIN = "8H 9H JS QS 6D 6S 2D 4S TC AD"
TENS = "TDJDQD/4C4H4S 3H2SACAD"


def number(count: Count, scene: Scene) -> int:
    return Number(count).right(scene, HOUSE)[0]


@pytest.mark.parametrize(
    ("knocker", "hand", "before", "after", "laid"),
    [
        (SHOWN, "KH JS QS 6S 9C 9D 2D 2H 4S TC", 72, 62, "KH"),
        (SHOWN, CHAIN, 66, 49, "8H 9H"),
        (SHOWN, "3H 4H JS QS 6D 6S 2D 8S TC AD", 60, 53, "4H 3H"),
        (SHOWN, "2D 3H 6S 7S 8D 8H 8S JC JH JS", 18, 13, "8H"),
        ("JDQDKD/5C5D5S/2H3H4H", "AD TD 5H AH 8S 8C 9C 6S 6D KS", 64, 48, "TD AH 5H"),
    ],
)
def test_what_is_laid_off(knocker: str, hand: str, before: int, after: int, laid: str) -> None:
    scene = Scene.of(hand, upcard="9S" if "9S" not in hand else "9D", knocker=knocker)
    assert number(Count.DEADWOOD, scene) == before
    assert number(Count.AFTER_LAYOFF, scene) == after
    assert LayOff().right(scene, HOUSE)[0].cards == CardSet.parse(laid)


def test_nothing_is_laid_off_against_gin() -> None:
    scene = Scene.of(CHAIN, knocker="5H6H7H/KCKDKS/AC2C3C4C", gin=True)
    assert number(Count.AFTER_LAYOFF, scene) == 66
    assert LayOff().right(scene, HOUSE)[0].laid == ()


def test_three_at_a_showdown() -> None:
    bea, carl = "8C 8D 3S 3H 3D KS 2C", "9C TC JC QH 3C AS 2H"
    first = Scene.of(bea, upcard="6D", knocker="5C6C7C/9D9H9S 4H", after=[carl], players=3)
    second = Scene.of(carl, upcard="6D", knocker="5C6C7C/9D9H9S 4H", before=[bea], players=3)
    assert (number(Count.DEADWOOD, first), number(Count.AFTER_LAYOFF, first)) == (28, 20)
    assert number(Count.AFTER_LAYOFF, second) == 16
    assert LayOff().right(second, HOUSE)[0].laid == ()
    assert Score().right(first, HOUSE)[0].each == (28, 0, 0)
    assert Score().right(first, RULES["elimination"])[0].each == (0, 16, 12)


@pytest.mark.parametrize(
    ("hand", "before", "after", "score"),
    [
        ("7C 7D 7H 9S TS JS QS 5C AH AS", 7, 7, (0, 10)),
        ("7C 7D 7H 9S TS JS QS KD 2C 4D", 16, 2, (0, 15)),
        ("7C 7D 7H 8S 9S TS KD 4D 6H 2D", 22, 8, (1, 0)),
    ],
)
def test_who_scores_what(hand: str, before: int, after: int, score: tuple[int, int]) -> None:
    scene = Scene.of(hand, upcard="7S", knocker=TENS)
    assert scene.knocker is not None
    assert scene.knocker.deadwood == 7
    assert (number(Count.DEADWOOD, scene), number(Count.AFTER_LAYOFF, scene)) == (before, after)
    assert Score().right(scene, HOUSE)[0].each == score


@pytest.mark.parametrize(
    ("counts", "gin", "upcard", "doubles", "score"),
    [
        ([4, 23], False, "7H", False, (19, 0)),
        ([0, 31], True, "7H", False, (56, 0)),
        ([0, 0], True, "7H", False, (25, 0)),
        ([4, 23], False, "9S", True, (38, 0)),
        ([7, 7], False, "7H", False, (0, 10)),
    ],
)
def test_scores_of_counts(
    counts: list[int], gin: bool, upcard: str, doubles: bool, score: tuple[int, int]
) -> None:
    scene = Scene.of(upcard=upcard, counts=counts, gin=gin)
    rules = HOUSE.replace(key="own", spade_doubles=doubles)
    assert Score().right(scene, rules)[0].each == score


def test_a_tie_brings_twenty_where_the_bonus_is_twenty() -> None:
    scene = Scene.of(upcard="7H", counts=[7, 7])
    assert Score().right(scene, RULES["play_online"])[0].each == (0, 20)


def test_two_ways_of_the_same_deadwood_are_not_equal() -> None:
    scene = Scene.of("9C 9D 9H 9S TS JS QS AH 2C 3D", upcard="TC")
    closed, wide = spreads(scene.hand, 6, HOUSE)
    against = scene.but(after=(CardSet.parse("8S 7S 4C 4D 5H JD KH 3S 2H 6C"),))
    assert (closed.deadwood, wide.deadwood) == (6, 6)
    assert (value(closed, against, HOUSE), value(wide, against, HOUSE)) == ((53,), (38,))
    tables = [Scene(hand=CardSet(), knocker=each) for each in (closed, wide)]
    assert [number(Count.OPEN, table) for table in tables] == [1, 2]


def test_three_sets_are_half_as_open_as_three_runs() -> None:
    scene = Scene.of("4C 4D 4H 5C 5D 5H 6C 6D 6H 2S", upcard="TC")
    tables = [Scene(hand=CardSet(), knocker=each) for each in spreads(scene.hand, 2, HOUSE)]
    assert [number(Count.OPEN, table) for table in tables] == [3, 6]
    assert [str(each) for each in Spread().right(scene, HOUSE)] == ["4H4D4C/5H5D5C/6H6D6C"]


@pytest.mark.parametrize(
    ("players", "stock", "draws"),
    [(2, 31, 29), (3, 30, 28), (4, 23, 21), (5, 16, 14), (6, 9, 7)],
)
def test_the_stock_after_the_deal(players: int, stock: int, draws: int) -> None:
    scene = Scene.of(players=players)
    assert (number(Count.STOCK, scene), number(Count.DRAWS, scene)) == (stock, draws)


def test_a_void_hand() -> None:
    scene = Scene.of(upcard="8C", counts=[5, 30], stock=2, void=True)
    assert Score().right(scene, HOUSE)[0].each == (0, 0)
    chosen = [
        Choose(choice).right(scene, HOUSE)
        for choice in (Choice.WINNER, Choice.WRITES, Choice.DEALS, Choice.GOES_ON)
    ]
    assert chosen == [("nobody",), ("nobody",), ("same",), ("void",)]


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ("7H 7S", 2),
        ("7H 8H", 2),
        ("QH KH", 1),
        ("AH 2H", 1),
        ("7H 9H", 1),
        ("7H 9H 9C", 3),
        ("7H 8H 8C", 4),
        ("7H 8H 7C 8C", 8),
    ],
)
def test_outs(cards: str, number: int) -> None:
    assert len(outs(Scene.of(cards), HOUSE)) == number


@pytest.mark.parametrize(
    ("found", "draws", "percent"), [(2, 1, 5), (4, 1, 10), (2, 3, 14), (4, 3, 27), (4, 5, 42)]
)
def test_chances(found: int, draws: int, percent: int) -> None:
    assert chance(found, 41, draws) == percent


def test_the_throw_that_keeps_most_outs() -> None:
    scene = Scene.of("7H 8H 8C KS KD QD JC 9S 4D 3D AS", upcard="5S")
    keep = Discard(Aim.OUTS, near=1)
    assert [throw.card and throw.card.code for throw in keep.right(scene, HOUSE)] == ["JC"]
    for code, left, number in (("JC", 70, 9), ("QD", 70, 8), ("KS", 70, 7), ("KD", 70, 6)):
        card = keep.read(code, scene).card
        assert card is not None
        rest = scene.but(hand=scene.hand - CardSet([card]), seen=CardSet([card]))
        assert (left_by(card, scene, HOUSE), len(outs(rest, HOUSE))) == (left, number)
    grades = [keep.grade(keep.read(code, scene), scene, HOUSE) for code in ("QD", "KS", "KD")]
    assert grades == [Grade.GOOD, Grade.WRONG, Grade.WRONG]


@pytest.mark.parametrize(
    ("cards", "pairs"),
    [("AS KS", 4), ("2S QS", 5), ("3S 4S 5S 6S 7S 8S 9S TS JS", 6)],
)
def test_pairs_that_want_a_card(cards: str, pairs: int) -> None:
    for card in CardSet.parse(cards):
        assert wanting(card, Scene(hand=CardSet([card])), HOUSE) == pairs


def test_the_safe_throw() -> None:
    scene = Scene.of("3C 3H 6D 6S 9D TS JS QS KC 4H 2D", upcard="9C", pile="9C 8D KH 5C")
    told = {
        card.code: (wanting(card, scene, HOUSE), left_by(card, scene, HOUSE)) for card in scene.hand
    }
    assert (told["KC"], told["9D"], told["6S"], told["2D"]) == ((2, 33), (2, 34), (4, 37), (5, 41))
    assert (told["3H"][0], told["QS"][0]) == (2, 3)
    assert [str(throw) for throw in Discard(Aim.SAFETY).right(scene, HOUSE)] == ["throw KC"]


@pytest.mark.parametrize(
    ("throw", "grade"), [("5C", Grade.RIGHT), ("5H", Grade.WRONG), ("3S", Grade.WRONG)]
)
def test_a_collector_is_not_fed(throw: str, grade: Grade) -> None:
    scene = Scene.of("AS 2S 3S 8C 8D 8S JD QD KD 5H 5C", upcard="4D", picked="6H")
    safe = Discard(Aim.SAFETY, near=2)
    assert safe.grade(safe.read(throw, scene), scene, HOUSE) is grade


@pytest.mark.parametrize(
    ("upcard", "turn", "hand", "options"),
    [
        ("KH", 4, "5C 6C 7C TD TH TS AS 2D 2H 4S QD", ("knock",)),
        ("QH", 12, "3H 4H 5H 9C 9D 9S AD 2C 3S 4D KS", ("on", "knock")),
        ("5D", 5, "6S 7S 8S JC JD JH KC KD KS 4H QC", ("on", "knock")),
        ("TC", 7, "3H 4H 5H 8C 8D 8S JD QD KD 2C 9S", ("on",)),
    ],
)
def test_knock_or_play_on(upcard: str, turn: int, hand: str, options: tuple[str, ...]) -> None:
    scene = Scene.of(hand, upcard=upcard, turn=turn)
    assert Choose(Choice.NOW).right(scene, HOUSE) == options
