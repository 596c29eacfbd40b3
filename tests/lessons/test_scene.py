import pytest

from gin_widgets.cards import DECK, Card, CardSet, NotationError
from gin_widgets.lessons import Scene
from gin_widgets.rules import HOUSE, RULES

LETTER = RULES["play_online_to_the_letter"]


def test_a_scene_is_read_from_text() -> None:
    scene = Scene.of(
        "8H 9H JS QS 6D 6S 2D 4S TC AD",
        upcard="9S",
        pile="9S KH",
        knocker="5H6H7H/KCKDKS 4D",
        after=["3H 3C 3D"],
        picked="2C",
        seen="JH",
        counts=[4, 23],
        stock=3,
        players=3,
    )
    assert scene.top == Card.parse("KH")
    assert scene.knocker is not None
    assert scene.knocker.deadwood == 4
    assert [len(hand) for hand in scene.defenders] == [10, 3]
    assert (scene.counts, scene.stock, scene.players) == ((4, 23), 3, 3)


def test_the_upcard_lies_on_the_pile_until_something_else_does() -> None:
    assert Scene.of(upcard="6D").top == Card.parse("6D")
    assert Scene.of(upcard="6D", pile="KC").top == Card.parse("KC")
    assert Scene.of().top is None


def test_the_upcard_may_lie_in_the_hand_that_took_it() -> None:
    scene = Scene.of("5S 6S", upcard="5S", pile="KC")
    assert scene.unseen == CardSet(DECK) - CardSet.parse("5S 6S KC")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"pile": "7H"}, "7♥ is in the hand and in the pile"),
        ({"after": ["7H 8H"]}, "7♥ is in the hand and in another hand"),
        ({"seen": "7H"}, "7♥ is in the hand and in the cards seen"),
        ({"knocker": "7H8H9H"}, "7♥ is in the hand and in the knocker's cards"),
        ({"taken": "8H"}, "8♥ is said to be taken, but the hand is 7♥"),
        ({"drawn": "8H"}, "8♥ is said to be drawn, but the hand is 7♥"),
    ],
)
def test_a_card_lies_in_one_place(given: dict[str, object], said: str) -> None:
    with pytest.raises(NotationError, match=said):
        Scene.of("7H", **given)


def test_the_limit_is_that_of_the_rules() -> None:
    scene = Scene.of(upcard="6D", pile="KC")
    assert scene.limit(HOUSE) == 6
    assert scene.limit(LETTER) == 10
    assert scene.limit(LETTER, Card.parse("3S")) == 3
    assert scene.limit(RULES["elimination"]) == 5


def test_without_an_upcard_there_is_no_limit() -> None:
    with pytest.raises(NotationError, match="The scene has no upcard, so there is no limit"):
        Scene.of("7H").limit(HOUSE)


def test_a_change_leaves_the_rest() -> None:
    scene = Scene.of("7H 8H", upcard="6D")
    assert scene.but(hand=CardSet.parse("7H")).upcard == scene.upcard
    assert len(scene.hand) == 2
