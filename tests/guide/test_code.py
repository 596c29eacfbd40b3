"""The code of a game brings it back on any other table, move for move."""

from itertools import pairwise
from random import Random

import pytest

import gin_widgets as gw
from gin_widgets.cards import DECK, NotationError
from gin_widgets.guide import Game, Session
from gin_widgets.guide.code import code_of, game_of, history_of
from gin_widgets.play import Match, Record, parse_action
from gin_widgets.play.digits import LETTERS, lettered
from gin_widgets.rules import HOUSE, RULES, Target
from tests.guide.sitting import next_action, press, sit, whole_match
from tests.tables import chosen

MINE = HOUSE.replace(key="mine", undercut_bonus=20, match_end=Target(30))
KNOWN = "4KR061W98MJTEATRA8SNM21SA1S"
"""The code of a game of this version; that it can be read is a promise."""


@pytest.mark.parametrize("rules", [*RULES, MINE])
def test_a_code_brings_back_every_moment_of_a_match(rules: gw.RuleSet | str) -> None:
    session, dice = sit(rules, 8), Random(8)
    while session.game.match.winner is None and session.game.match.hand_number < 4:
        before = session.game
        if dice.random() < 0.2:
            after = game_of(session.state()["save"]["code"])
            assert after.match == before.match
            assert (after.log, after.news) == (before.log, before.news)
            assert (after.you, after.bot, after.practice) == (0, "simple", frozenset())
            assert after.path == before.path
        now = session.game.match.round
        press(session, str(chosen(now, dice)) if now.result is None else "next")


@pytest.mark.parametrize("players", [3, 6])
def test_a_game_of_several_comes_back_with_who_is_out(players: int) -> None:
    session = sit("elimination", 3, players)
    while session.game.match.winner is None and not session.game.out:
        press(session, next_action(session))
    press(session, "next")
    assert game_of(code_of(session.game)).match == session.game.match


def test_the_moments_of_the_hand_come_back_too() -> None:
    session = sit("house", 5)
    while not session.game.match.round.result:
        press(session, next_action(session))
    back = Session(history_of(code_of(session.game)))
    assert [moment.match for moment in back.timeline.real.moments] == [
        moment.match for moment in session.timeline.real.moments
    ]
    assert [moment.news for moment in back.timeline.real.moments] == [
        moment.news for moment in session.timeline.real.moments
    ]
    press(back, "undo")
    assert not back.said["refused"]


def test_practice_comes_back() -> None:
    session = sit("house", 5)
    while session.game.match.hand_number < 3:
        press(session, next_action(session))
        if session.game.match.round.result and session.game.match.hand_number == 1:
            press(session, "undo", "redo")
    assert session.game.practice == {1}
    assert game_of(code_of(session.game)).practice == {1}


def test_a_game_from_a_deck_of_its_own_or_a_position_comes_back() -> None:
    deck = [*DECK[::2], *DECK[1::2]]
    stacked = Game.of(Match.start("house", deck=deck, dealer=1), you=1)
    placed = Game.of(Match.at("hand: 5H 6H 7H KC KD KS AC 2C 3C 4D; upcard: 8C; turn: 0", seed=3))
    chosen_dealer = Game.of(Match.start("house", seed=3, dealer=1))
    for game in (stacked, placed, chosen_dealer):
        back = game_of(code_of(game))
        assert (back.match, back.you) == (game.match, game.you)
        session = Session(game)
        for _ in range(5):
            press(session, next_action(session))
        assert game_of(code_of(session.game)).match == session.game.match


def test_a_match_that_was_recorded_elsewhere_has_a_code() -> None:
    match = Match.start("house", seed=1)
    for _ in range(9):
        match = match.play(match.round.legal_actions()[0]).state
    game = Game.of(Record.of(match).replay())
    assert game_of(code_of(game)).match == game.match


def test_a_spread_that_is_not_the_listed_one_comes_back() -> None:
    for session in whole_match("house", 251):
        now = session.game.match.round
        if session.game.yours and now.phase == "spread":
            break
    listed = str(now.legal_actions()[0])
    melds = listed.removeprefix("spread ").split("/")
    turned = parse_action("spread " + "/".join(reversed(melds)))
    assert turned not in now.legal_actions()
    game = session.game.play(turned)
    assert game_of(code_of(game)).match == game.match


def test_no_wrong_letter_and_no_swapped_pair_goes_unseen() -> None:
    session = sit("house", 3)
    for _ in range(6):
        press(session, next_action(session))
    code = code_of(session.game)
    for at, letter in enumerate(code):
        for other in LETTERS:
            if other != letter:
                with pytest.raises(NotationError, match="A letter of the game code is wrong"):
                    game_of(code[:at] + other + code[at + 1 :])
        swapped = code[:at] + code[at : at + 2][::-1] + code[at + 2 :]
        if swapped != code:
            with pytest.raises(NotationError):
                game_of(swapped)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "A game code has letters and digits only; copy it once more."),
        ("hello world!", "A game code has letters and digits only; copy it once more."),
        ("ABC", "A game code has letters and digits only; copy it once more."),
        ("ABCDEFGH", "A letter of the game code is wrong; compare it once more."),
        ("000000", "This game code is of another version; here it stands for no game."),
        ("Z000Z", "This game code is of another version; here it stands for no game."),
    ],
)
def test_what_is_no_code_is_refused_in_a_sentence(code: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        game_of(code)
    assert str(refused.value) == sentence
    session = sit()
    before = session.game
    session.handle({"kind": "restore", "turn": session.game.turn, "code": code})
    assert session.said["text"] == sentence
    assert session.said["refused"]
    assert session.game is before


@pytest.mark.parametrize("seed", range(200))
def test_letters_with_the_right_check_are_a_game_or_refused(seed: int) -> None:
    dice = Random(seed)
    number = dice.getrandbits(dice.choice((20, 80, 200, 400))) * 8 + 1
    session = sit()
    session.handle({"kind": "restore", "turn": session.game.turn, "code": lettered(number)})
    told = session.said["text"]
    assert told.startswith(("Here is your game again: ", "This game code is of another version;"))
    assert session.state()["save"]["code"]


def test_a_code_is_read_as_people_write_it() -> None:
    game = sit("house", 3).game
    code = code_of(game)
    loose = f" {code[:5]}-{code[5:]} ".lower().replace("0", "o").replace("1", "l")
    assert game_of(loose).match == game.match


def test_the_seed_is_not_to_be_read_by_accident() -> None:
    codes = [code_of(Game.start("house", seed=seed)) for seed in range(50)]
    alike = [
        sum(one == other for one, other in zip(*pair, strict=False)) for pair in pairwise(codes)
    ]
    assert max(alike) < 8


def test_a_hand_takes_forty_odd_letters() -> None:
    session = sit("house", 3)
    while not session.game.match.round.result:
        press(session, next_action(session))
    assert len(code_of(session.game)) < 50


def test_the_codes_of_this_version_can_be_read_for_good() -> None:
    match = game_of(KNOWN).match
    assert (match.rules, match.players, match.seed) == (HOUSE, 2, 4217)
    assert " ".join(map(str, match.actions[0])) == (
        "pass pass stock discard TC pile discard JS stock discard QD stock discard JD "
        "stock discard JH stock discard 9H"
    )
    assert code_of(game_of(KNOWN)) == KNOWN


def test_a_code_is_typed_and_asked_for() -> None:
    there, here = sit("house", 3), sit("elimination", 4, 3)
    for _ in range(5):
        press(there, next_action(there))
    there.type("code")
    code = there.said["text"].removeprefix("The code of this game: ").rstrip(".")
    assert code == there.state()["save"]["code"]
    turn = here.game.turn
    here.type(f"restore {code}")
    assert here.said["text"].startswith(
        f"Here is your game again: {there.state()['save']['place']}."
    )
    assert here.game.match == there.game.match
    assert here.game.turn == turn + 1
    here.type("restore")
    assert here.said["text"].startswith("Say the code as well: restore, then the code.")
