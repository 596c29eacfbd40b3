"""What is sent to the browser: small, plain, and without a card that the person has not seen."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import DECK, Card, CardSet
from gin_widgets.explain.wording import card_name
from gin_widgets.guide import Game, Session
from gin_widgets.guide.screen import rules_name, screen
from gin_widgets.play import Match, Phase
from gin_widgets.rules import HOUSE, RULES, Target
from tests.guide.sitting import YOU, press, sit, sit_at, whole_match
from tests.guide.test_command import ALL_GONE, HOMES, LAYOFF, TWO_WAYS
from tests.play.positions import (
    ACE,
    AFTER,
    BIG_READY,
    DEFENDER,
    DRAWN,
    GIN_READY,
    GIN_THROWN,
    KNOCKER,
    LOW,
    OFFER,
    OVER,
    SPREAD,
    TAKEN,
    THROWN,
)
from tests.tables import chosen, hidden_from, knocked, played, reshuffled, showdown, table

MOMENTS = (
    OFFER,
    DRAWN,
    TAKEN,
    ACE,
    LOW,
    GIN_READY,
    AFTER,
    THROWN,
    GIN_THROWN,
    BIG_READY,
    SPREAD,
    TWO_WAYS,
    LAYOFF,
    HOMES,
    ALL_GONE,
    OVER,
)
LETTER = "play_online_to_the_letter"
MOST_BYTES = 30_000
NAMED = {card_name(card): card for card in DECK}
CODES = re.compile(r"[A2-9TJQK][SHDC]")
GLYPHS = re.compile(r"(?:10|[A2-9JQK])[♠♥♦♣]")
TYPED = re.compile(r"\b(?:throw|knock|gin|lay) ((?:10|[a2-9tjqk])[shdc])\b")
SPOKEN = re.compile("|".join(NAMED))


def texts(thing: Any) -> Iterator[str]:
    """Every string of the state, keys too, but for the game's code: its letters are no cards."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            if key != "save":
                yield from texts(value)
    elif isinstance(thing, list):
        for part in thing:
            yield from texts(part)


def named_in(state: Any) -> CardSet:
    """Every card that any string of the state names, in whatever way."""
    found = set()
    for text in texts(state):
        found |= {Card.parse(code) for code in CODES.findall(text)}
        found |= {Card.parse(glyph) for glyph in GLYPHS.findall(text)}
        found |= {Card.parse(code) for code in TYPED.findall(text)}
        found |= {NAMED[name] for name in SPOKEN.findall(text.lower())}
    return CardSet(found)


def by_chance(rules: str, seed: int, hands: int, players: int = 2) -> Iterator[Session]:
    """Some hands of a match in which the person plays by chance and asks questions."""
    dice, session = Random(seed), sit(rules, seed, players)
    while session.game.match.hand_number <= hands and session.game.match.winner is None:
        yield session
        if session.game.match.round.result is None:
            press(session, str(chosen(session.game.match.round, dice)))
        else:
            yield session
            press(session, "next")


def test_the_search_finds_a_card_however_it_is_written() -> None:
    for text in ("spread 7SAS2H", "the 10♥.", "Eight of hearts, loose", "Now possible: throw 10c"):
        assert named_in({"x": [text]}), text
    assert named_in(["Now possible: throw 10c."]) == CardSet.parse("TC")
    assert not named_in(["as it lies", "Limit 8", "GIN", "You 23 − North 2"])


@pytest.mark.parametrize("rules", RULES)
def test_no_state_of_many_hands_names_a_card_that_the_person_has_not_seen(rules: str) -> None:
    states = 0
    for seed in range(5):
        for session in by_chance(rules, seed, hands=2):
            hidden = hidden_from(session.game.match.round, YOU)
            state = session.state()
            assert hidden.isdisjoint(named_in(state)), named_in(state) & hidden
            states += 1
    assert states > 100


def test_no_answer_to_a_question_names_a_hidden_card() -> None:
    for now in MOMENTS:
        for question in ("why", "hand", "log", "score", "limit", "nonsense"):
            session = sit_at(now)
            session.type(question)
            assert hidden_from(now, YOU).isdisjoint(named_in([session.said["text"]]))


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_hidden_cards_dealt_otherwise_give_the_same_screen(seed: int) -> None:
    dice = Random(seed)
    for now in MOMENTS:
        one, other = sit_at(now), sit_at(reshuffled(now, YOU, dice))
        if now.phase is not Phase.OVER:
            assert one.state() == other.state()


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_dealt_otherwise_in_the_middle_of_a_game_give_the_same_screen(
    seed: int,
) -> None:
    dice = Random(seed)
    for session in by_chance("house", seed, hands=1):
        game = session.game
        dealt = reshuffled(game.match.round, YOU, dice)
        other = replace(game, match=replace(game.match, round=dealt))
        assert screen(session.timeline.instead(other), session.said) == session.state()


@pytest.mark.parametrize("rules", RULES)
def test_every_state_of_a_match_is_plain_json_and_small(rules: str) -> None:
    for session in whole_match(rules, 2):
        state = session.state()
        text = json.dumps(state, ensure_ascii=False)
        assert json.loads(text) == state
        assert len(text.encode()) < MOST_BYTES


@pytest.mark.parametrize(
    ("hand", "upcard"),
    [
        ("AS 2S 3S AH 2H 3H AD 2D 3D 4C", "KD"),
        ("2C 3C 4C 2D 3D 4D 2H 3H 4H AS", "KD"),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S AH", "KD"),
        ("AS 2S AH 2H AD 2D 3D AC 2C 3C", "KD"),
    ],
)
def test_a_hand_that_can_be_laid_down_in_very_many_ways_still_makes_a_small_state(
    hand: str, upcard: str
) -> None:
    now = knocked(hand, "KS KH JS JH JD QS QH QD TH TD", upcard=upcard)
    state = sit_at(now).state()
    assert len(json.dumps(state, ensure_ascii=False).encode()) < MOST_BYTES


@pytest.mark.parametrize("now", MOMENTS, ids=lambda now: str(now.phase))
def test_every_button_offered_is_obeyed_and_every_blocked_one_is_refused(now: Any) -> None:
    state = sit_at(now).state()
    buttons = [action for action in state["actions"] if not action["per_card"]]
    cards = [card for group in state["hand"]["groups"] for card in group["cards"]]
    choices = [
        *buttons,
        *(choice for card in cards for each in card["choices"].values() for choice in each),
    ]
    for choice in choices:
        session = sit_at(now)
        press(session, choice["action"])
        assert session.said["refused"] is not choice["allowed"]
        assert choice["why"]
        assert choice["why"].endswith(".")
        if not choice["allowed"]:
            assert session.said["text"].startswith(choice["why"])
            assert not choice["confirm"]


def _codes(side: Any) -> list[str]:
    return [code for group in side["groups"] for code in group["cards"]]


@pytest.mark.parametrize("now", MOMENTS, ids=lambda now: str(now.phase))
def test_the_hand_is_shown_once_with_its_count_as_a_sum(now: Any) -> None:
    state = sit_at(now).state()
    hand, result = state["hand"], state["result"]
    cards = [card for group in hand["groups"] for card in group["cards"]]
    open_cards = [code for side in (result["sides"] if result else []) for code in _codes(side)]
    shown = [Card.parse(code) for code in (*open_cards, *(card["code"] for card in cards))]
    assert len(shown) == len(set(shown))
    assert now.state.hands[YOU] <= CardSet(shown)
    assert sum(map(int, hand["sum"].split(" + "))) == hand["deadwood"]
    for place, card in enumerate(cards, start=1):
        spoken = card_name(Card.parse(card["code"]))
        assert card["name"].lower().startswith(spoken)
        assert card["name"].endswith(f"Card {place} of {len(cards)}.")
    loose = [
        card["code"]
        for group in hand["groups"]
        if group["kind"] == "loose"
        for card in group["cards"]
    ]
    assert sum(Card.parse(code).points for code in loose) == hand["deadwood"]


def test_the_why_of_each_card_adds_up() -> None:
    for now in MOMENTS:
        state = sit_at(now).state()
        whys = [card["why"] for group in state["hand"]["groups"] for card in group["cards"]]
        for why in [*whys, state["why"]]:
            points = [sum(map(int, row["points"].split(" + "))) for row in why["rows"]]
            assert why["headline"]
            assert why["rule"]
            assert why["otherwise"]
            if why["total"]:
                assert int(why["total"]["points"]) == sum(points)


def test_the_card_that_came_this_turn_is_marked() -> None:
    for now, code in ((DRAWN, "QC"), (TAKEN, "8C")):
        session = sit_at(OFFER)
        for action in ("take",) if now is TAKEN else ("pass", "stock"):
            press(session, action)
        hand = session.state()["hand"]
        fresh = [
            card["code"] for group in hand["groups"] for card in group["cards"] if card["fresh"]
        ]
        assert fresh == [code]


def test_what_a_seat_shows_is_what_the_rules_opened() -> None:
    assert sit_at(DRAWN).state()["seats"][0]["shown"] is None
    (north,) = sit_at(LAYOFF).state()["seats"]
    assert north["shown"] is not None
    assert [group["kind"] for group in north["shown"]] == ["set", "run", "run", "loose"]


def test_a_card_laid_off_is_marked_where_it_lies() -> None:
    session = sit_at(LAYOFF)
    press(session, "lay 8H on 5H6H7H")
    (north,) = session.state()["seats"]
    assert north["shown"] is not None
    (run,) = [group for group in north["shown"] if group["laid"]]
    assert (run["cards"], run["laid"]) == (["5H", "6H", "7H", "8H"], ["8H"])


def test_the_limit_badge() -> None:
    assert sit_at(DRAWN).state()["limit"] == {
        "card": "8C",
        "number": "8",
        "text": "8 or less may knock",
    }
    assert sit_at(ACE).state()["limit"] == {
        "card": "AH",
        "number": "GIN",
        "text": "only gin ends the hand",
    }


def test_a_rule_set_of_ones_own_is_called_by_its_key() -> None:
    assert rules_name(HOUSE) == "house rules"
    assert rules_name(HOUSE.replace(key="my_table")) == "my table"


def cell(text: str) -> dict[str, int]:
    """What a cell of the scoreboard holds, by its sign: none, + for points, − for penalties."""
    return {sign: int(number) for sign, number in re.findall(r"([+−]?)(\d+)", text)}


@pytest.mark.parametrize("rules", RULES)
def test_the_scoreboard_adds_up_hand_by_hand(rules: str) -> None:
    *_, session = whole_match(rules, 5)
    score = session.state()["score"]
    for seat in range(2):
        cells = [cell(row["points"][seat]) for row in score["rows"]]
        totals = cell(score["totals"][seat])
        for sign in ("", "+", "−"):
            assert sum(each.get(sign, 0) for each in cells) == totals.get(sign, 0)


def test_the_scoreboard_shows_what_the_rules_write() -> None:
    for rules, row, totals in (
        ("house", ["45", ""], ["45", "0"]),
        ("elimination", ["", "45"], ["0", "45"]),
        ("rummy_rules_penalty", ["+10", "−45"], ["+10", "−45"]),
    ):
        score = sit_at(showdown(KNOCKER, DEFENDER, upcard="8C", rules=rules)).state()["score"]
        assert [each["points"] for each in score["rows"]] == [row]
        assert score["totals"] == totals


def test_the_goal_is_a_target_or_a_level() -> None:
    assert sit("house").state()["score"]["goal"] == "to 100 points"
    assert sit("elimination").state()["score"]["goal"] == "out above 100 penalty points"


def test_extras_of_a_won_match_have_a_row_of_their_own() -> None:
    rules = HOUSE.replace(match_end=Target(45), game_bonus=100, line_bonus=20)
    score = sit_at(showdown(KNOCKER, DEFENDER, upcard="8C", rules=rules)).state()["score"]
    assert [row["label"] for row in score["rows"]] == ["1 · knock 49 − 4", "extras"]
    assert score["rows"][-1]["points"] == ["120", ""]
    assert score["totals"] == ["165", "0"]


@pytest.mark.parametrize(
    ("now", "allowed"),
    [(THROWN, ["knock", "go-on"]), (GIN_THROWN, ["gin", "go-on"])],
)
def test_after_the_throw_the_buttons_are_knock_gin_and_go_on(now: Any, allowed: list[str]) -> None:
    state = sit_at(now).state()
    assert state["phase"] == "knock"
    assert [action["id"] for action in state["actions"]] == ["knock", "gin", "go-on"]
    assert [action["id"] for action in state["actions"] if action["allowed"]] == allowed
    assert [action["id"] for action in state["actions"] if action["main"]] == allowed[:1]
    assert not any(action["per_card"] for action in state["actions"])


def test_a_throw_after_which_nobody_can_knock_ends_the_turn_by_itself() -> None:
    now = table(DEFENDER, KNOCKER, upcard="8C", stock="QC", rules="play_online")
    session = sit_at(now)
    press(session, "stock", "discard QC")
    assert session.state()["phase"] != "knock"
    assert "You threw the Q♣" in session.said["text"]


def test_under_floating_limits_the_badge_shows_the_card_that_sets_it_now() -> None:
    now = table(KNOCKER, DEFENDER, upcard="2S", stock="QC", rules=LETTER)
    assert sit_at(now).state()["limit"]["number"] == "2"
    assert sit_at(played(now, "stock", "discard KC")).state()["limit"]["number"] == "10"


@pytest.mark.parametrize("rules", ["house", "elimination", "rummy_rules_penalty"])
def test_the_lines_of_a_result_add_up_to_what_is_written(rules: str) -> None:
    for session in whole_match(rules, 5):
        state, now = session.state(), session.game.match.round
        if now.result and state["result"]:
            points = [int(line["points"]) for line in state["result"]["lines"]]
            writers = {line["who"] for line in state["result"]["lines"]}
            if len(points) > 1 and len(writers) == 1:
                assert state["result"]["lines"][-1]["text"] == "Total"
                total = points.pop()
                assert total == sum(points)
            assert sum(points) == sum(now.result.points) + sum(now.result.penalties)
            assert len(state["result"]["sides"]) in (0, 2)


def test_melds_are_named_in_words() -> None:
    names = [group["name"] for group in sit_at(DRAWN).state()["hand"]["groups"]]
    assert names == [
        "set of kings, melded",
        "run five to seven of hearts, melded",
        "run ace to three of clubs, melded",
        "loose cards",
    ]


FLOATING = (
    "rules: house key=v limit_source=top_discard; "
    "hand: KH KC KD KS 5H 6H 7H AC AD 2S 3C; upcard: 9D"
)
"""The least deadwood follows a throw that sets too low a limit; a king sets ten."""


def test_a_knock_is_told_where_another_throw_than_the_best_allows_it() -> None:
    session = Session(Game.of(Match.at(FLOATING, seed=1)))
    state, may = session.state(), "You may knock, throwing the K♣: 7 is not more than 10."
    assert state["prompt"] == f"Choose a card and throw it. {may}"
    assert state["why"]["because"] == [may]
    session.type("knock 3c")
    assert session.said["text"].startswith(
        "Your throw sets the limit: the 3♣ sets 3 and leaves 4; the K♠ sets 10 and leaves 7."
    )
    session.type("knock ks")
    assert session.game.match.round.state.knocker == 0


def test_changed_rules_are_told_apart_from_the_preset_whose_key_they_wear() -> None:
    assert rules_name(RULES["play_online"]) == "the Play Online rules"
    assert rules_name(RULES["play_online"].replace(tie="knocker")) == (
        "the Play Online rules (changed)"
    )
    assert rules_name(RULES["play_online"].replace(key="our_own")) == "our own"


def test_why_tells_of_the_last_throw_and_what_would_have_left_less() -> None:
    told = set()
    for session in by_chance("house", 3, hands=2):
        state = session.state()
        headline, otherwise = state["why"]["headline"], state["why"]["otherwise"]
        if state["phase"] == "draw" and headline.startswith("You threw the "):
            told.add(otherwise[:12])
            (total,) = [state["why"]["total"]]
            assert total is not None
            assert headline.endswith(f"which left you {total['points']}.")
    assert told == {"To throw the", "No other thr"}
