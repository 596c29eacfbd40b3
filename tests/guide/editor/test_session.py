from typing import Any

import pytest

from gin_widgets.cards import NotationError
from gin_widgets.guide.editor import EditorSession
from gin_widgets.rules import HOUSE, RULES, RuleSet, RuleSetError


class Editor:
    """A session, and the tables that it was asked for."""

    def __init__(self) -> None:
        self.tables: list[RuleSet] = []
        self.session = EditorSession(HOUSE, self.tables.append)

    @property
    def state(self) -> Any:
        return self.session.state()

    def wish(self, kind: str, **values: str) -> str:
        self.session.handle({"kind": kind, "turn": self.state["turn"], **values})
        return self.session.said["text"]

    def put(self, field: str, value: str, part: str = "value") -> str:
        return self.wish("put", field=field, part=part, value=value)


@pytest.fixture
def editor() -> Editor:
    return Editor()


def test_a_change_is_answered_in_words(editor: Editor) -> None:
    assert editor.put("knock_timing", "after_discard") == "When to knock: After the throw."
    assert editor.put("match_end", "50", "number") == "The match ends: at 50 points."
    assert editor.put("players", "3", "most") == "Players: 2 to 3."
    assert editor.put("players", "2", "most") == "Players: 2."
    assert editor.wish("back", field="players") == "Players is back to 2 to 6."
    assert [change["field"] for change in editor.state["changes"]] == ["knock_timing", "match_end"]


def test_contradictions_are_said_at_once_in_the_words_of_the_form(editor: Editor) -> None:
    said = editor.put("scoring", "penalty_points")
    assert said == (
        "Who writes what: The losers penalties. Nobody writes points, so there is no target: "
        "“The match ends” must be an elimination, not target(100)."
    )
    state = editor.state
    assert state["verdict"] == "1 contradiction: these rules cannot be played."
    assert state["problems"][0]["fields"] == ["scoring", "match_end"]
    for field in ("scoring", "match_end"):
        assert state["fields"][field]["problems"] == [state["problems"][0]["text"]]
    assert state["fields"]["tie"]["problems"] == []


def test_a_cleared_number_is_named_and_stays_cleared(editor: Editor) -> None:
    said = editor.put("gin_bonus", "")
    assert said == "Gin bonus: nothing. “Gin bonus” is ''; it must be a whole number."
    assert editor.state["fields"]["gin_bonus"]["parts"] == {"value": ""}
    assert editor.put("gin_bonus", "-1").endswith("“Gin bonus” is -1; it cannot be below 0.")


@pytest.mark.parametrize("slip", ["-1", "1.5", "abc", "٣", ""])
def test_a_slip_in_the_end_of_the_match_is_named_and_stays(editor: Editor, slip: str) -> None:
    said = editor.put("match_end", slip, "number")
    assert said == (
        f"The match ends: At a target. “The match ends” is 'target({slip})'; it must be "
        "target(n) or elimination(n), n a whole number from 1."
    )
    assert editor.state["fields"]["match_end"]["parts"] == {"kind": "target", "number": slip}
    assert editor.put("match_end", "50", "number") == "The match ends: at 50 points."


def test_a_label_stands_for_the_whole_name_and_never_for_what_was_put_in(editor: Editor) -> None:
    editor.put("big_gin_bonus", "points", "given")
    said = editor.put("big_gin_bonus", "-1", "number")
    assert said == "Big gin: -1. “Big gin” is -1; it cannot be below 0."
    said = editor.put("stock_floor", "gin_bonus")
    assert "“Stock floor” is 'gin_bonus'; it must be a whole number." in said


def test_a_name_that_is_no_rule_is_told_as_it_is_written(editor: Editor) -> None:
    said = editor.wish("read", text="house gin_bonu=1")
    assert "There is no rule 'gin_bonu'; the rules are key, players, hand_size, " in said


def test_half_a_character_is_answered_with_a_question_mark(editor: Editor) -> None:
    assert editor.wish("call", text="a\ud800") == (
        "These rules are called “a?”. “Name” is 'a?'; it must be lower-case letters, digits and "
        "underscores."
    )


def test_a_text_under_the_name_of_another_preset_is_refused(editor: Editor) -> None:
    said = editor.wish("read", text="house key=gin_rummy")
    assert said == (
        "That is no rule set, so nothing changed. “Name” is 'gin_rummy', the name of a preset "
        "with other rules; take another name."
    )
    assert editor.session.draft.rules == HOUSE


def test_every_step_can_be_taken_back_and_an_empty_past_says_so(editor: Editor) -> None:
    states = [editor.state]
    editor.put("tie", "knocker")
    states.append(editor.state)
    editor.wish("choose", preset="gin_rummy")
    for before in reversed(states):
        assert editor.wish("undo") == "Taken back."
        assert editor.state["fields"] == before["fields"]
        assert editor.state["preset"] == before["preset"]
    assert not editor.state["undo"]
    assert editor.wish("undo") == "There is nothing to take back."
    assert editor.session.said["refused"]


def test_what_changes_nothing_is_no_step(editor: Editor) -> None:
    editor.put("tie", "defender")
    assert not editor.state["undo"]


def test_a_late_message_is_answered_and_ignored(editor: Editor) -> None:
    message = {"kind": "put", "turn": 1, "field": "tie", "part": "value", "value": "knocker"}
    editor.session.handle(message)
    before = editor.state
    editor.session.handle({**message, "value": "defender"})
    assert editor.session.said["refused"]
    assert {**editor.state, "say": before["say"]} == before


def test_a_text_is_read_with_all_its_changes(editor: Editor) -> None:
    said = editor.wish("read", text=" play_online key=ours  tie=knocker shutout=yes ")
    assert said == "Read: Ours, 2 changes."
    assert editor.session.draft.rules == RULES["play_online"].replace(
        key="ours", tie="knocker", shutout=True
    )
    assert editor.state["text"] == "play_online key=ours tie=knocker shutout=yes"


def test_a_text_that_cannot_be_read_changes_nothing(editor: Editor) -> None:
    editor.put("tie", "knocker")
    before = editor.state
    said = editor.wish("read", text="house scoring=penalty_points stock_floor=x")
    assert said.startswith("That is no rule set, so nothing changed. “Stock floor” is 'x';")
    assert "“The match ends” must be an elimination" in said
    assert {**editor.state, "say": before["say"]} == before


def test_the_name_of_a_preset_is_taken(editor: Editor) -> None:
    assert editor.wish("call", text="Elimination").startswith("“elimination” is the name of a")
    assert editor.wish("call", text="ours") == "These rules are called “ours”."
    assert editor.session.draft.rules == HOUSE.replace(key="ours")


def test_what_is_played_is_the_last_that_fits(editor: Editor) -> None:
    editor.put("gin_bonus", "20")
    editor.put("players", "9", "most")
    assert editor.state["play"] == "Play with the last rules that fit"
    assert editor.wish("play") == "The table below plays by my house."
    assert editor.tables == [HOUSE.replace(key="my_house", gin_bonus=20)]
    assert editor.state["playing"] == "The table below plays by my house."


def test_a_table_that_cannot_be_laid_is_told(editor: Editor) -> None:
    def nowhere(rules: RuleSet) -> None:
        raise RuleSetError((f"There is no room for {rules.key}.",))

    session = EditorSession(HOUSE, nowhere)
    session.handle({"kind": "play", "turn": 1})
    assert session.said == {"id": 2, "text": "There is no room for house.", "refused": True}
    assert session.state()["playing"] == ""


def test_a_table_that_cannot_be_laid_for_any_reason_is_told() -> None:
    def no_seed(_rules: RuleSet) -> None:
        raise NotationError("The seed is 'ace'.")

    session = EditorSession(HOUSE, no_seed)
    session.handle({"kind": "play", "turn": 1})
    assert session.said == {"id": 2, "text": "The seed is 'ace'.", "refused": True}


def test_the_link_holds_the_text(editor: Editor) -> None:
    editor.put("match_end", "50", "number")
    assert editor.state["link"] == "play.ipynb?rules=house+key=my_house+match_end=target(50)"
