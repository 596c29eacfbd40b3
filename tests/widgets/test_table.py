from typing import Any

import pytest
import traitlets

import gin_widgets as gw
from gin_widgets.cards import DECK, NotationError
from gin_widgets.explain.wording import WORDS
from gin_widgets.play import Match, PositionError
from gin_widgets.rules import HOUSE, RULES, RuleSetError, Target
from gin_widgets.widgets import Table
from tests.play.test_record import LAST_TWO


@pytest.fixture
def table() -> Table:
    return Table(seed=4217)


def send(table: Table, content: Any) -> None:
    """What the browser's side does when it sends a custom message."""
    table._handle_custom_msg(content, [])


def test_a_table_is_there_under_its_public_name() -> None:
    assert gw.widgets.Table is Table


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'tables'"):
        _ = gw.tables  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "rules", [None, *RULES, HOUSE, HOUSE.replace(key="mine", match_end=Target(50))]
)
def test_a_table_plays_by_the_rules_that_are_named(rules: Any) -> None:
    state = Table(rules, seed=1).state
    goal = {"mine": "to 50 points", "elimination": "out above 100 penalty points"}
    key = rules.key if isinstance(rules, gw.RuleSet) else rules
    assert goal.get(key, "to 100 points") in state["heading"]


@pytest.mark.parametrize(
    ("given", "error", "sentence"),
    [
        ({"rules": "hose"}, RuleSetError, "There is no rule set 'hose'; there are house, play"),
        ({"rules": 7}, RuleSetError, "There is no rule set 7; there are house, play_online, comp"),
        ({"rules": HOUSE.replace(players=(3, 6))}, RuleSetError, "2 players cannot play house"),
        ({"players": 7}, RuleSetError, "7 players cannot play house; it is for 2 to 6."),
        ({"players": 1}, RuleSetError, "1 players cannot play house; it is for 2 to 6."),
        ({"players": "3"}, RuleSetError, "'3' players cannot play house; it is for 2 to 6."),
        (
            {"rules": "complete_rules", "players": 3},
            RuleSetError,
            "3 players cannot play complete_rules; it is for 2.",
        ),
        ({"seed": "ace"}, NotationError, "The seed is 'ace'; it must be a whole number from 0"),
        ({"seed": -1}, NotationError, "The seed is -1; it must be a whole number from 0"),
        ({"seed": 1.5}, NotationError, "The seed is 1.5; it must be a whole number from 0"),
        ({"seed": True}, NotationError, "The seed is True; it must be a whole number from 0"),
        ({"seed": 2**53}, NotationError, "The seed is 9007199254740992; it must be a whole"),
        ({"bot": "wizard"}, NotationError, "There is no player 'wizard'; there are random, "),
        ({"bot": None}, NotationError, "There is no player None; there are random, beginner, "),
        ({"code": "4KR06"}, NotationError, "A letter of the game code is wrong; compare it once"),
        ({"code": ""}, NotationError, "A game code has letters and digits only; copy it once more"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(
    given: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as refused:
        Table(**given)
    assert str(refused.value).startswith(sentence)
    assert isinstance(refused.value, gw.GinError)


def test_the_same_seed_is_the_same_table() -> None:
    assert Table(seed=7).state == Table(seed=7).state
    assert Table(seed=7).state != Table(seed=8).state


def test_without_a_seed_no_table_is_like_another() -> None:
    assert Table().state["hand"] != Table().state["hand"]


def test_a_table_writes_itself_the_same_way_every_time(table: Table) -> None:
    assert repr(table) == repr(Table(seed=4217)) == "<Oklahoma Gin table, house, hand 1>"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_so_many_sit_down(players: int) -> None:
    table = Table("elimination", players, seed=4217)
    assert len(table.state["seats"]) == players - 1
    assert repr(table) == f"<Oklahoma Gin table, elimination, {players} players, hand 1>"
    assert table.type("score").startswith("You 0, Ada 0, Ben 0")


def test_a_table_plays_on_from_the_code_of_another(table: Table) -> None:
    for line in ("pass", "draw"):
        table.type(line)
    other = Table(code=table.code)
    for key in ("hand", "pile", "log", "save", "heading"):
        assert other.state[key] == table.state[key]
    other.type("undo")
    assert other.state["log"] != table.state["log"]


def test_nobody_sets_the_state_from_outside(table: Table) -> None:
    for name in ("state", "words"):
        with pytest.raises(traitlets.TraitError):
            setattr(table, name, {})


def test_the_browser_cannot_write_the_state(table: Table) -> None:
    before = table.state
    update = {"method": "update", "state": {"state": {"turn": 99}, "words": {}}, "buffer_paths": []}
    table._handle_msg({"content": {"data": update}, "buffers": []})
    assert table.state == before
    assert table.words == WORDS


def test_only_the_state_the_words_the_notebook_and_the_front_end_are_sent(table: Table) -> None:
    sent = {name for name in table.get_state() if not name.startswith("_")}
    assert sent == {"state", "words", "notebook", "layout", "tabbable", "tooltip"}
    assert table.words == WORDS


def test_an_intent_from_the_browser_is_played(table: Table) -> None:
    before = table.state
    choice = next(action for action in before["actions"] if action["allowed"])
    send(table, {"kind": "intent", "turn": before["turn"], "action": choice["action"]})
    assert table.state["turn"] == before["turn"] + 1
    assert not table.state["say"]["refused"]


def test_a_command_from_the_browser_is_answered(table: Table) -> None:
    before = table.state
    send(table, {"kind": "command", "turn": before["turn"], "text": "limit"})
    assert table.state["say"]["text"].startswith("The first upcard is")
    assert {**table.state, "say": before["say"]} == before


@pytest.mark.parametrize("content", [None, "take", [], {}, {"kind": "intent"}, {"kind": 5}])
def test_a_message_that_is_none_is_refused_and_changes_nothing(table: Table, content: Any) -> None:
    before = table.state
    send(table, content)
    assert table.state["say"]["refused"]
    assert {**table.state, "say": before["say"]} == before


def test_the_second_of_two_clicks_changes_nothing(table: Table) -> None:
    choice = next(action for action in table.state["actions"] if action["allowed"])
    message = {"kind": "intent", "turn": table.state["turn"], "action": choice["action"]}
    send(table, message)
    once = table.state
    send(table, message)
    assert table.state["say"]["refused"]
    assert {**table.state, "say": once["say"]} == once


def test_every_message_is_answered_by_a_new_state(table: Table) -> None:
    seen: list[int] = []
    table.observe(lambda change: seen.append(change["new"]["say"]["id"]), "state")
    for text in ("why", "why", "nonsense", "help"):
        send(table, {"kind": "command", "turn": table.state["turn"], "text": text})
    assert seen == [2, 3, 4, 5]


def test_a_notebook_types_the_same_commands(table: Table) -> None:
    assert table.type("nonsense").startswith("“nonsense” is not a command.")
    assert table.state["say"]["refused"]
    answered = table.type("score")
    assert answered == table.state["say"]["text"] == "You 0, North 0, to 100 points."


def test_two_tables_do_not_share_a_game() -> None:
    one, other = Table(seed=4217), Table(seed=4217)
    before = other.state
    one.type("pass")
    assert other.state == before


def test_a_table_is_set_up_from_a_position_and_played_on() -> None:
    table = Table.at("hand: 5H 6H 7H KC KD KS AC 2C 3C 4D QC; upcard: 8C", seed=1)
    assert table.state["phase"] == "discard"
    assert {card["code"] for group in table.state["hand"]["groups"] for card in group["cards"]} == {
        *["5H", "6H", "7H", "KC", "KD", "KS", "AC", "2C", "3C", "4D", "QC"]
    }
    table.type("knock qc")
    assert table.state["phase"] == "over"


def test_a_position_is_seen_from_its_own_seat() -> None:
    table = Table.at("seat: 2; players: 3; hand 2: 5H 6H 7H KC KD KS QC 4D; upcard: 8C", seed=1)
    assert [seat["cards"] for seat in table.state["seats"]] == [7, 7]
    assert table.state["mine"]


def test_a_position_that_cannot_be_opens_no_table() -> None:
    with pytest.raises(PositionError) as error:
        Table.at("hand: 5H 6H 7H; upcard: 8H; pile: 5H 8H; stock: 90")
    assert len(error.value.problems) > 1


def test_a_match_from_a_deck_is_played_on_where_it_is() -> None:
    match = Match.start("house", deck=DECK, dealer=1).play("pass").state
    table = Table.of(match)
    assert table.state["limit"]["card"] == match.round.state.upcard.code
    with pytest.raises(NotationError, match="no seat 5"):
        Table.of(match, you=5)


def test_the_last_two_of_a_match_sit_down() -> None:
    assert [seat["name"] for seat in Table.of(LAST_TWO).state["seats"]] == ["North"]


def test_a_table_of_a_match_deals_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start("house", seed=1)
    monkeypatch.setattr(Match, "opened", None)
    table = Table.of(match)
    send(table, {"kind": "command", "turn": table.state["turn"], "text": "help"})
    assert table.state["say"]["text"]


def test_notebooks_at_one_address_are_told_apart_and_not_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    marks = set()
    for name in ("", "/home/ada/one.ipynb", "/home/ada/two.ipynb"):
        monkeypatch.setenv("JPY_SESSION_NAME", name)
        marks.add(Table(seed=1).notebook)
    assert len(marks) == 3
    assert "" in marks
    assert not any("ada" in mark for mark in marks)
