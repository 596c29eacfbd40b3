"""The lessons that ask no items of their own."""

from gin_widgets.lessons.course import lesson
from gin_widgets.lessons.lesson import Help
from gin_widgets.lessons.programme import Programme
from gin_widgets.lessons.progress import Mode
from gin_widgets.play import Round
from gin_widgets.rules import HOUSE, RULES


def test_the_help_of_the_games_fades() -> None:
    games = lesson("L16").games
    assert [game.help for game in games] == list(Help)
    assert [game.id for game in games] == ["L16-1", "L16-2", "L16-3"]
    assert all(game.mistakes == 5 and game.text for game in games)


def test_a_game_can_be_dealt_under_every_rule_set() -> None:
    for game in lesson("L16").games:
        for rules in RULES.values():
            assert Round.deal(rules, seed=game.seed).result is None


def test_the_review_has_no_items_of_its_own() -> None:
    assert lesson("L17").review
    assert lesson("L17").items == ()
    assert Programme.of("L17") == Programme(Mode.REVIEW, HOUSE)
