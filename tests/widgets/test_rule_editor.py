import json
from typing import Any

import pytest
import traitlets

import gin_widgets as gw
from gin_widgets.cards import NotationError
from gin_widgets.explain.wording import EDITOR_WORDS
from gin_widgets.guide.editor import form
from gin_widgets.rules import HOUSE, RULES, RuleSet, RuleSetError
from gin_widgets.widgets import RuleEditor, Table


@pytest.fixture
def editor() -> RuleEditor:
    return RuleEditor(seed=4217)


def send(editor: RuleEditor, **wish: Any) -> dict[str, Any]:
    """What the browser's side does when it sends a wish; the answer."""
    form = editor.children[0]
    form._handle_custom_msg({"turn": form.state["turn"], **wish}, [])
    said: dict[str, Any] = form.state["say"]
    return said


def put(editor: RuleEditor, field: str, value: str, part: str = "value") -> dict[str, Any]:
    return send(editor, kind="put", field=field, part=part, value=value)


def test_an_editor_is_there_under_its_public_name() -> None:
    assert gw.widgets.RuleEditor is RuleEditor


@pytest.mark.parametrize("rules", [None, *RULES, HOUSE.replace(key="mine", tie="knocker")])
def test_an_editor_starts_from_the_rules_that_are_named(rules: Any) -> None:
    started = RuleEditor(rules).rules
    assert started == (rules if isinstance(rules, RuleSet) else RULES[rules or "house"])


def test_an_editor_of_unknown_rules_is_refused() -> None:
    with pytest.raises(RuleSetError, match="There is no rule set 'hose'"):
        RuleEditor("hose")


def test_its_rules_are_the_last_that_fit_and_can_be_observed(editor: RuleEditor) -> None:
    seen: list[str] = []
    editor.observe(lambda change: seen.append(change["new"].key), "rules")
    put(editor, "undercut_bonus", "20")
    put(editor, "scoring", "penalty_points")
    assert editor.rules == HOUSE.replace(key="my_house", undercut_bonus=20)
    put(editor, "match_end", "elimination", "kind")
    assert editor.rules.scoring == "penalty_points"
    assert seen == ["my_house", "my_house"]


def test_nobody_sets_the_rules_or_the_state_from_outside(editor: RuleEditor) -> None:
    with pytest.raises(traitlets.TraitError):
        editor.rules = HOUSE
    inner = editor.children[0]
    before = inner.state
    update = {"method": "update", "state": {"state": {}, "form": {}, "words": {}, "children": []}}
    for widget in (inner, editor):
        widget._handle_msg({"content": {"data": {**update, "buffer_paths": []}}, "buffers": []})
    assert inner.state == before
    assert inner.form == form()
    assert editor.children == (inner,)


def test_only_the_form_the_state_and_the_words_are_sent(editor: RuleEditor) -> None:
    inner = editor.children[0]
    sent = {name for name in inner.get_state() if not name.startswith("_")}
    assert sent == {"form", "state", "words", "layout", "tabbable", "tooltip"}
    assert set(EDITOR_WORDS) < set(inner.words)


def test_a_step_sends_little(editor: RuleEditor) -> None:
    put(editor, "tie", "knocker")
    assert len(json.dumps(editor.children[0].state)) < 6_000


def test_a_table_is_laid_below_by_the_rules_in_sight(editor: RuleEditor) -> None:
    assert editor.table is None
    put(editor, "match_end", "50", "number")
    assert send(editor, kind="play")["text"] == "The table below plays by my house."
    assert isinstance(editor.table, Table)
    assert editor.children[1:] == (editor.table,)
    assert editor.table.state["heading"] == "Hand 1 · to 50 points · my house"
    assert editor.table.state["hand"] == Table(editor.rules, seed=4217).state["hand"]


def test_another_table_takes_the_place_of_the_first(editor: RuleEditor) -> None:
    send(editor, kind="play")
    first = editor.table
    assert first is not None
    send(editor, kind="choose", preset="gin_rummy")
    assert editor.table is first
    send(editor, kind="play")
    assert editor.table is not first
    assert len(editor.children) == 2
    assert first.comm is None


@pytest.mark.parametrize(("asked", "seated"), [(2, 3), (4, 4), (6, 5)])
def test_as_many_sit_down_as_the_rules_allow(asked: int, seated: int) -> None:
    editor = RuleEditor(HOUSE.replace(key="many", players=(3, 5)), asked, seed=1)
    send(editor, kind="play")
    assert editor.table is not None
    assert len(editor.table.state["seats"]) == seated - 1


@pytest.mark.parametrize("content", [None, "play", [], {}, {"kind": "play"}])
def test_a_message_that_is_none_is_refused(editor: RuleEditor, content: Any) -> None:
    inner = editor.children[0]
    before = inner.state
    inner._handle_custom_msg(content, [])
    assert inner.state["say"]["refused"]
    assert {**inner.state, "say": before["say"]} == before
    assert editor.table is None


def test_the_second_of_two_clicks_lays_no_second_table(editor: RuleEditor) -> None:
    turn = editor.children[0].state["turn"]
    send(editor, kind="play", turn=turn)
    first = editor.table
    assert send(editor, kind="play", turn=turn)["refused"]
    assert editor.table is first


def test_an_editor_writes_itself_the_same_way_every_time(editor: RuleEditor) -> None:
    assert repr(editor) == repr(RuleEditor()) == "<Rule-set editor, house>"
    assert repr(editor.children[0]) == "<Form of a rule set>"


@pytest.mark.parametrize("wrong", [{"bot": "nope"}, {"seed": -1}, {"players": "3"}], ids=str)
def test_what_no_table_could_be_dealt_with_is_refused_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        RuleEditor(**wrong)
