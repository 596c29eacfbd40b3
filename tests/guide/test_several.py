"""Three to six at the guided table: whole matches, no hidden card, a person who is out."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from gin_widgets.cards import CardSet, NotationError
from gin_widgets.explain.wording import Cast
from gin_widgets.guide import Game, Session
from gin_widgets.guide.screen import screen
from gin_widgets.guide.wire import Seat, TableState
from gin_widgets.play import Discard, Match, Phase, StockRecycled
from gin_widgets.rules import RULES, Elimination, RuleSetError, Target
from tests.guide.sitting import YOU, next_action, next_line, press, sit, sit_at
from tests.guide.test_screen import by_chance, named_in
from tests.play.test_record import LAST_TWO
from tests.tables import hidden_from, knocked, laid_down, played, reshuffled, table

TABLES = [
    (key, players)
    for key, rules in RULES.items()
    for players in range(rules.players[0], rules.players[1] + 1)
]
SEVERAL = [(key, players) for key, players in TABLES if players > 2]
MOST_BYTES = 40_000
LONGEST = 400
"""Characters that one spoken message has at most: about half a minute of speech."""

ADA = "5H 6H 7H KC KD KS 2C"
"""What the first opponent knocks with: 2 left."""
HANDS = ("4H 8H 9H 3S 5S JC QC", ADA, "8S TC JD QD 3H 4D 6S", "KH 2D 2H 7S 9S AC AD")
"""You, then three opponents in turn order; you, Ben and Cleo can lay off, and you first hold 50."""


def typed_to_its_end(session: Session) -> Iterator[Session]:
    """A match in which everything is typed by a person who plays by the simple rule."""
    yield session
    while session.game.match.winner is None:
        line = next_line(session)
        session.type(line)
        assert not session.said["refused"], (line, session.said["text"])
        yield session


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_match_is_typed_to_its_end(rules: str, players: int) -> None:
    for session in typed_to_its_end(sit(rules, 4, players)):
        assert len(session.said["text"]) <= LONGEST
    state, match = session.state(), session.game.match
    assert state["phase"] == "finished"
    assert state["result"] is not None
    own = [] if session.game.seat is None else ["review"]
    assert [action["id"] for action in state["actions"]] == ["new", *own, "reason"]
    assert match.winner is not None
    winner = session.game.cast.names[match.winner]
    assert f"{winner} won the match, " in state["result"]["note"]
    assert f"{winner} won the match, " in session.said["text"]
    match match.rules.match_end:
        case Target(points):
            assert max(match.scores) >= points
        case Elimination():
            assert len(match.still_in) == 1
    assert len(json.dumps(state, ensure_ascii=False).encode()) < MOST_BYTES


def test_among_those_matches_people_are_eliminated_and_stocks_made_anew() -> None:
    fewest, recycled = 6, 0
    for session in typed_to_its_end(sit("elimination", 4, 6)):
        fewest = min(fewest, len(session.game.match.seats))
        recycled += any(isinstance(event, StockRecycled) for event in session.game.news)
    assert fewest < 6
    assert recycled


@pytest.mark.parametrize(("rules", "players"), SEVERAL)
def test_no_state_names_a_card_that_the_person_has_not_seen(rules: str, players: int) -> None:
    states = 0
    for session in by_chance(rules, players, hands=2, players=players):
        hidden, state = hidden_from(session.game.match.round, YOU), session.state()
        # Where a card lies that went from the pile into a new stock is hidden; that it was thrown
        # is not.
        of_old = ("log", "say", "seats", "why")
        actions = session.game.match.actions[-1]
        thrown = CardSet({action.card for action in actions if isinstance(action, Discard)})
        now = {part: shown for part, shown in state.items() if part not in of_old}
        assert hidden.isdisjoint(named_in(now)), named_in(now) & hidden
        assert (hidden - thrown).isdisjoint(named_in(state)), named_in(state) & hidden
        states += 1
    assert states > 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_hidden_cards_dealt_otherwise_give_the_same_screen(players: int) -> None:
    dice = Random(players)
    for session in by_chance("house", players, hands=2, players=players):
        game = session.game
        if game.match.round.result is None:
            dealt = reshuffled(game.match.round, YOU, dice)
            other = replace(game, match=replace(game.match, round=dealt))
            assert screen(session.timeline.instead(other), session.said) == session.state()


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "You North"),
        (3, "You Ada Ben"),
        (4, "You Ada Ben Cleo"),
        (5, "You Ada Ben Cleo Dora"),
        (6, "You Ada Ben Cleo Dora Emil"),
    ],
)
def test_the_others_are_named_in_turn_order(players: int, names: str) -> None:
    state = sit("house", 3, players).state()
    assert state["score"]["names"] == names.split()
    assert [seat["name"] for seat in state["seats"]] == names.split()[1:]


def defending() -> Session:
    """Ada, on your left, has knocked; Ben and Cleo have laid off, and it is your turn."""
    now = laid_down(knocked(*HANDS[1:], HANDS[0], upcard="TH"))
    state = played(now, "done", "lay KH on KSKDKC", "done").state

    def turned(seats: tuple) -> tuple:  # type: ignore[type-arg]
        return (*seats[-1:], *seats[:-1])

    mine = state.but(
        hands=turned(state.hands),
        shown=turned(state.shown),
        picked=turned(state.picked),
        turn=0,
        knocker=1,
        dealer=2,
        layoffs=tuple(((seat + 1) % 4, layoff) for seat, layoff in state.layoffs),
    )
    return sit_at(replace(now, state=mine))


def seat(state: TableState, name: str) -> Seat:
    return next(each for each in state["seats"] if each["name"] == name)


def test_after_a_knock_the_seats_start_from_the_knocker() -> None:
    state = defending().state()
    assert [each["name"] for each in state["seats"]] == ["Ada", "Ben", "Cleo"]
    assert seat(state, "Ada")["marks"] == ["knocked"]
    assert seat(state, "Ben")["marks"] == ["dealt"]
    assert all(each["shown"] for each in state["seats"])
    laid = [group["laid"] for group in seat(state, "Ada")["shown"] or []]
    assert laid == [["KH"], [], []]
    assert state["prompt"].startswith("Ada knocked with 2. Choose a card that fits")


def test_the_end_of_a_hand_shows_every_side_and_who_knocked_and_won() -> None:
    session = defending()
    press(session, "lay 4H on 5H6H7H", "lay 8H on 4H5H6H7H", "lay 9H on 4H5H6H7H8H", "done")
    result = session.state()["result"]
    assert result is not None
    assert [side["name"] for side in result["sides"]] == ["You", "Ada", "Ben", "Cleo"]
    assert [side["mark"] for side in result["sides"]] == ["", "knocked, won", "", ""]
    assert result["headline"] == "Ada knocked with 2 and wins 95 points."
    assert [line["text"] for line in result["lines"]] == [
        "You 28 − Ada 2",
        "Ben 51 − Ada 2",
        "Cleo 22 − Ada 2",
        "Total",
    ]
    assert session.said["text"].endswith("Ada has 2; after layoffs: you 28, Ben 51 and Cleo 22.")
    assert result["note"] == "Ada deals next."
    assert [row["label"] for row in session.state()["score"]["rows"]] == ["1 · knock 101 − 3 × 2"]


def test_what_five_opponents_did_is_told_in_few_words() -> None:
    session = sit("house", 3, 6)
    assert session.said["text"] == (
        "Ada dealt. The first upcard is the 5♦. Ben and Cleo passed. Dora took the 5♦ and threw "
        "the K♣. Emil drew and threw the K♦. Your turn. Limit 5. Pile shows the K♦. Stock 8. "
        "Deadwood 41."
    )
    press(session, "stock", "discard TD")
    assert session.said["text"] == (
        "You threw the 10♦. Ada drew and threw the Q♣. Ben took the Q♣ and threw the 10♥. Cleo "
        "drew and threw the J♦. Dora drew and threw the K♠. Emil drew and threw the J♥. Your "
        "turn. Limit 5. Pile shows the J♥. Stock 3. Deadwood 41."
    )
    state = session.state()
    assert {each["name"]: each["last"] for each in state["seats"]} == {
        "Ada": "drew, threw Q♣",
        "Ben": "took Q♣, threw 10♥",
        "Cleo": "drew, threw J♦",
        "Dora": "drew, threw K♠",
        "Emil": "drew, threw J♥",
    }
    assert seat(state, "Dora")["took"] == "seen taking 5♦"
    assert seat(state, "Ada")["marks"] == ["dealt"]
    assert [line["text"] for line in state["log"]][-3:] == [
        "Cleo drew from the stock and threw the J♦.",
        "Dora drew from the stock and threw the K♠.",
        "Emil drew from the stock and threw the J♥.",
    ]


def test_who_passed_is_in_the_strip_until_the_first_turn() -> None:
    passes = [each["last"] for each in sit("house", 2, 3).state()["seats"]]
    assert set(passes) <= {"passed", ""}


@pytest.mark.parametrize("you", [1, 2])
def test_a_person_may_sit_in_any_seat(you: int) -> None:
    match = Match.start("house", 3, 5)
    session = Session(Game.of(match, you=you))
    game = session.game
    assert game.yours
    assert game.match.round.turn == you
    assert game.cast == Cast.around(3, you)
    assert [each["name"] for each in session.state()["seats"]] == ["Ada", "Ben"]
    for still in typed_to_its_end(session):
        now = still.game.match.round
        assert hidden_from(now, you).isdisjoint(named_in(still.state()))


def test_a_match_in_the_middle_is_played_on() -> None:
    match = Match.start("house", 3, 5).play("pass").state
    game = Game.of(match, you=1)
    assert game.match.round.phase in (Phase.OFFER, Phase.DRAW)
    assert game.match.actions[0][0] == match.actions[0][0]


@pytest.mark.parametrize("you", [3, -1, None, True, "you"])
def test_nobody_sits_in_a_seat_that_is_not_there(you: object) -> None:
    with pytest.raises(NotationError, match=r"There is no seat .*; the seats are 0 to 2\."):
        Game.of(Match.start("house", 3, 5), you=you)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [1, 7, "3", None, True])
def test_a_table_is_for_as_many_as_the_rules_allow(players: object) -> None:
    with pytest.raises(RuleSetError, match=r"players cannot play house; it is for 2 to 6\."):
        Game.start("house", players)  # type: ignore[arg-type]


def until_out(seed: int = 1) -> Session:
    """A person who takes whatever lies there and throws it away, until the match goes on alone."""
    session = sit("elimination", seed, 6)
    while not session.game.out:
        view = session.game.view
        press(session, "next" if view.result else str(view.legal[-1]))
        assert session.game.match.winner is None, "the seed is none for this"
    return session


def test_who_is_out_is_told_so_and_may_watch_see_the_end_or_start_anew() -> None:
    session = until_out()
    state = session.state()
    penalties = session.game.match.penalties[YOU]
    assert f"You are out, with {penalties} penalty points." in session.said["text"]
    assert state["prompt"] == "You are out. Watch the others, or start a new match."
    assert [(each["id"], each["label"], each["main"]) for each in state["actions"]] == [
        ("next", "Watch next hand", True),
        ("finish", "To the end", False),
        ("new", "New match", False),
        ("review", "Review", False),
        ("reason", "Show their reasons", False),
    ]
    assert state["score"]["marks"][YOU] == "out"
    session.type("nonsense")
    assert session.said["text"].endswith("Now possible: next, finish, new.")


def test_a_hand_of_the_others_is_played_to_its_end_and_its_outcome_told() -> None:
    session = until_out()
    press(session, "next")
    game, state = session.game, session.state()
    assert game.seat is None
    assert not game.yours
    assert state["result"] is not None
    assert "You" not in [side["name"] for side in state["result"]["sides"]]
    assert session.said["text"].startswith(state["result"]["headline"])
    assert (state["hand"]["groups"], state["hand"]["deadwood"]) == ([], 0)
    assert len(state["log"]) > 3
    for question in ("why", "hand", "log", "score", "limit", "help"):
        session.type(question)
        assert not session.said["refused"]
    session.type("draw")
    assert session.said["text"] == "The hand is over. Now possible: next, finish, new."
    assert hidden_from(game.match.round, None).isdisjoint(named_in(session.state()))


def test_watching_to_the_end_and_going_there_at_once_are_the_same_match() -> None:
    watching, finishing = until_out(), until_out()
    while watching.game.match.winner is None:
        press(watching, "next")
        assert not watching.said["refused"]
    turn = finishing.game.turn
    finishing.type("finish")
    assert finishing.game.match == watching.game.match
    assert finishing.game.turn == turn + 1
    assert finishing.state()["score"] == watching.state()["score"]
    assert " won the match, " in finishing.said["text"]
    press(finishing, "finish")
    assert finishing.said["text"].startswith("The match is over; start a new one.")


def test_who_is_out_need_not_wait_for_a_new_match() -> None:
    session = until_out()
    press(session, "new")
    assert session.game.match.players == 6
    assert session.game.match.hand_number == 1
    assert not session.game.out


def test_who_is_in_cannot_leave_for_the_end() -> None:
    session = sit("elimination", 1, 3)
    press(session, "finish")
    assert session.said["text"].startswith("You are still in the match; only who is out can ask")


def test_penalty_lines_say_whose_they_are() -> None:
    now = table(*HANDS[:3], upcard="TH", rules="elimination")
    session = sit_at(now)
    while session.game.view.result is None:
        press(session, next_action(session))
    result = session.state()["result"]
    assert result is not None
    names = ("You", "Ada", "Ben", "All")
    assert all(line["text"].startswith((*names, "Count of")) for line in result["lines"])


def test_after_the_last_two_of_a_match_as_many_sit_down_as_the_rules_ask_for() -> None:
    session = Session(Game.of(LAST_TWO))
    while session.game.match.winner is None:
        press(session, next_action(session))
    session.type("new")
    assert not session.said["refused"]
    assert session.state()["score"]["names"] == ["You", "Ada", "Ben"]
