"""The own cards held in an order or in groups: by message, by command, over a whole match."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.cards import DECK, Card, CardSet
from gin_widgets.explain.wording import sum_of
from gin_widgets.guide import Session
from gin_widgets.guide.holding import AUTO, MODES, Holding
from gin_widgets.play import Round
from gin_widgets.rules import HOUSE
from tests.guide.sitting import next_action, press, sit, sit_at
from tests.guide.test_command import OVER
from tests.play.positions import DEFENDER, DRAWN
from tests.tables import played, table

ALL_LOOSE = "Deadwood 68 = 10 + 10 + 10 + 10 + 7 + 6 + 5 + 4 + 3 + 2 + 1."
STUCK = HOUSE.replace(key="stuck", may_meld_taken_card=False)
TAKEN = played(table("5H 6H 9S KC KD KS AC 2C 3C 4D", DEFENDER, upcard="7H", rules=STUCK), "take")


def hold(session: Session, mode: str, *groups: str, rest: str = "", **more: Any) -> None:
    """The message that the browser sends."""
    session.handle(
        {
            "kind": "hold",
            "number": 1,
            "mode": mode,
            "groups": [list(CardSet.parse(group).codes) for group in groups],
            "rest": list(CardSet.parse(rest).codes) if rest else [],
            "card": "",
            "quiet": False,
            **more,
        }
    )


def lies(session: Session) -> str:
    """The hand as it is shown: its groups with their kinds."""
    groups = session.state()["hand"]["groups"]
    return " ".join(
        "{}:{}".format(group["kind"], "".join(card["code"] for card in group["cards"]))
        for group in groups
    )


def typed(session: Session, *lines: str) -> str:
    """What is said to the last of some lines, none of which is refused."""
    for line in lines:
        session.type(line)
        assert not session.said["refused"], session.said["text"]
    return session.said["text"]


TYPED = [  # what was typed before, what is typed, what is said, how the hand lies then
    (
        [],
        "hand groups",
        "Your own groups. Deadwood 14 = 10 + 4.",
        "set:KSKDKC run:5H6H7H run:AC2C3C loose:QC4D",
    ),
    ([], "hand order", "Your own order.", "order:KSKDKC5H6H7HAC2C3CQC4D"),
    (
        [],
        "free",
        f"Your own groups. Free: K♠ K♦ K♣ 7♥ 6♥ 5♥ 3♣ 2♣ A♣. {ALL_LOOSE}",
        "loose:QC4DKSKDKC5H6H7HAC2C3C",
    ),
    (
        ["free"],
        "group 5h 6h",
        f"Grouped: no meld: 6♥ 5♥. {ALL_LOOSE}",
        "group:5H6H loose:QC4DKSKDKC7HAC2C3C",
    ),
    (
        ["free all", "group 5h 6h"],
        "group 7h6h5h",
        "Grouped: run five to seven of hearts. Deadwood 50 = 10 + 10 + 10 + 10 + 4 + 3 + 2 + 1.",
        "run:5H6H7H loose:QC4DKSKDKCAC2C3C",
    ),
    (
        [],
        "free kc",
        "Your own groups. Free: K♠ K♦ K♣. Deadwood 44 = 10 + 10 + 10 + 10 + 4.",
        "run:5H6H7H run:AC2C3C loose:QC4DKCKSKD",
    ),
    (
        ["hand groups"],
        "move 7h right",
        "Free: 6♥ 5♥. Left together: no meld: 7♥ 3♣ 2♣ A♣. "
        "Deadwood 38 = 10 + 7 + 6 + 5 + 4 + 3 + 2 + 1.",
        "set:KSKDKC group:7HAC2C3C loose:QC4D5H6H",
    ),
    (
        ["hand groups"],
        "move 5h right",
        "The 5♥ is card 5 of 11 now. Deadwood 14 = 10 + 4.",
        "set:KSKDKC run:6H5H7H run:AC2C3C loose:QC4D",
    ),
    (
        ["hand groups"],
        "move qc left",
        "Grouped: no meld: Q♣ 3♣ 2♣ A♣. Deadwood 20 = 10 + 4 + 3 + 2 + 1.",
        "set:KSKDKC run:5H6H7H group:AC2C3CQC loose:4D",
    ),
    (
        ["hand order"],
        "move 4d 1",
        "The 4♦ is card 1 of 11 now.",
        "order:4DKSKDKC5H6H7HAC2C3CQC",
    ),
    (
        ["free", "group 5h6h7h", "hand auto"],
        "hand groups",
        "Your own groups. Free: K♠ K♦ K♣ 3♣ 2♣ A♣. "
        "Deadwood 50 = 10 + 10 + 10 + 10 + 4 + 3 + 2 + 1.",
        "run:5H6H7H loose:QC4DKSKDKCAC2C3C",
    ),
    (
        ["hand groups", "group ks kd kc qc"],
        "free qc",
        "Free: Q♣. Left together: set of kings. Deadwood 14 = 10 + 4.",
        "run:5H6H7H run:AC2C3C set:KCKDKS loose:4DQC",
    ),
    (["hand order"], "move ks left", "Nothing to change there.", "order:KSKDKC5H6H7HAC2C3CQC4D"),
    ([], "sort", "Your own order. Sorted.", "order:AC2C3CQCKC4DKD5H6H7HKS"),
    (["sort suit"], "sort rank", "Sorted.", "order:AC2C3C4D5H6H7HQCKCKDKS"),
    (
        ["sort"],
        "hand auto",
        "The table groups your cards. Deadwood 14 = 10 + 4.",
        "set:KSKDKC run:5H6H7H run:AC2C3C loose:QC4D",
    ),
]


@pytest.mark.parametrize(("before", "line", "said", "hand"), TYPED, ids=[row[1] for row in TYPED])
def test_the_hand_is_arranged_by_typing(before: list[str], line: str, said: str, hand: str) -> None:
    session = sit_at(DRAWN)
    game = session.game
    assert typed(session, *before, line) == said
    assert lies(session) == hand
    assert session.game is game


REFUSED = [
    (DRAWN, "group", "Say which cards, for example: group ks. Now possible: throw qc, knock qc."),
    (DRAWN, "group 8h", "You do not hold the 8♥."),
    (DRAWN, "free 8h", "You do not hold the 8♥."),
    (DRAWN, "group 8x", "“8x” is not a card; a card is written like 8h or 10s. Now possible: "),
    (DRAWN, "move 5h", "Say where to: move ks left, move ks right, or move ks 3."),
    (DRAWN, "move 5h up", "Say where to: move 5h left, move 5h right, or move 5h 3."),
    (DRAWN, "move 5h 1000", "Say where to: move 5h left"),
    (DRAWN, "move 8h left", "You do not hold the 8♥."),
    (DRAWN, "sort big", "Sort by suit or by rank: sort suit, sort rank."),
    (DRAWN, "hand big", "Hold your cards so: hand auto, hand order, hand groups."),
    (OVER, "group 5h", "You hold no cards now."),
    (OVER, "sort", "You hold no cards now."),
]


@pytest.mark.parametrize(("now", "line", "said"), REFUSED, ids=[row[1] for row in REFUSED])
def test_what_cannot_be_arranged_is_refused_and_changes_nothing(
    now: Round, line: str, said: str
) -> None:
    session = sit_at(now)
    before = session.state()
    session.type(line)
    assert session.said["refused"]
    assert session.said["text"].startswith(said)
    assert {**session.state(), "say": before["say"]} == before


def test_the_counter_follows_the_persons_groups_and_hints_say_that_there_is_better() -> None:
    session = sit_at(DRAWN)
    hold(session, "groups", "5H 6H 7H", rest="KS KD KC AC 2C 3C QC 4D", number=7)
    assert (
        session.said["text"] == "Your own groups. Free: K♠ K♦ K♣ 3♣ 2♣ A♣. "
        "Deadwood 50 = 10 + 10 + 10 + 10 + 4 + 3 + 2 + 1."
    )
    hand = session.state()["hand"]
    assert (hand["deadwood"], hand["sum"]) == (50, "10 + 10 + 10 + 10 + 4 + 3 + 2 + 1")
    assert (hand["best"], hand["note"]) == (40, "throwing K♠ leaves 40")
    assert (hand["mode"], hand["better"], hand["answered"]) == ("groups", True, 7)
    session.handle({"kind": "settings", "hints": 0, "bot": ""})
    assert not session.state()["hand"]["better"]


def test_a_card_is_named_by_the_group_that_the_person_has_put_it_in() -> None:
    session = sit_at(DRAWN)
    typed(session, "free", "group 5h6h7h", "group kc kd")
    names = [card["name"] for group in session.state()["hand"]["groups"] for card in group["cards"]]
    assert names[0] == "Five of hearts, in run five to seven of hearts. Card 1 of 11."
    assert names[3] == "King of clubs, in a group that is no meld, 10 points. Card 4 of 11."
    assert names[5] == "Queen of clubs, loose, 10 points. Card 6 of 11."


def confirms(session: Session, code: str) -> str:
    cards = [card for group in session.state()["hand"]["groups"] for card in group["cards"]]
    (card,) = (card for card in cards if card["code"] == code)
    return card["choices"]["throw"][0]["confirm"]


def test_a_throw_is_asked_about_where_it_breaks_a_meld_of_the_persons_own() -> None:
    session = sit_at(DRAWN)
    assert confirms(session, "5H") == "Throw the 5♥ out of your run 5♥ 6♥ 7♥?"
    typed(session, "free")
    assert confirms(session, "5H") == ""
    typed(session, "group ac 2c 3c", "group kc kd ks qc")
    assert confirms(session, "AC") == "Throw the A♣ out of your run A♣ 2♣ 3♣?"
    assert confirms(session, "KC") == ""


def test_a_card_that_may_not_be_melded_yet_counts_in_its_group() -> None:
    session = sit_at(TAKEN)
    typed(session, "group 5h 6h 7h")
    assert lies(session).startswith("set:KSKDKC run:AC2C3C group:5H6H7H")
    assert session.state()["hand"]["deadwood"] == 5 + 6 + 7 + 9 + 4


def test_a_message_of_an_earlier_moment_arranges_what_is_still_there() -> None:
    session = sit_at(DRAWN)
    hold(session, "groups", "5H 6H 8H", "KC KD", "KC KS", rest="4D QC 8S", quiet=True)
    assert lies(session) == "group:5H6H group:KDKC group:KS loose:4DQC7HAC2C3C"


def test_what_is_brought_back_is_not_spoken_of() -> None:
    session = sit_at(DRAWN)
    said = session.said
    hold(session, "order", rest="4D QC", quiet=True)
    assert session.said is said
    assert session.state()["hand"]["mode"] == "order"


def test_a_new_card_comes_last_and_a_new_hand_starts_in_the_same_mode_all_loose() -> None:
    session = sit("house", 3)
    typed(session, "free")
    while session.game.match.hand_number == 1:
        before = session.state()["hand"]["groups"]
        press(session, next_action(session))
        after = session.state()["hand"]["groups"]
        old = [card["code"] for group in before for card in group["cards"]]
        new = [card["code"] for group in after for card in group["cards"]]
        if after and session.game.match.hand_number == 1:
            stayed = [code for code in old if code in new]
            assert new == [*stayed, *(code for code in new if code not in old)]
    hand = session.state()["hand"]
    assert [group["kind"] for group in hand["groups"]] == ["loose"]
    assert hand["mode"] == "groups"


holdings = st.builds(
    Holding,
    st.sampled_from(MODES),
    st.lists(st.lists(st.sampled_from(DECK), max_size=4).map(tuple), max_size=4).map(tuple),
    st.lists(st.sampled_from(DECK), max_size=11).map(tuple),
)
hands = st.sets(st.sampled_from(DECK), min_size=1, max_size=11).map(CardSet)


@given(holdings, hands, st.data())
def test_whatever_is_done_every_card_of_the_hand_lies_once(
    holding: Holding, hand: CardSet, data: st.DataObject
) -> None:
    fitted = holding.fitted(hand)
    some = data.draw(st.sets(st.sampled_from(list(hand)), min_size=1).map(CardSet))
    card: Card = data.draw(st.sampled_from(list(hand)))
    for done in (
        fitted,
        fitted.ordered(),
        fitted.grouped(some),
        fitted.freed(some),
        fitted.stepped(card, -1),
        fitted.stepped(card, 1),
        fitted.placed(card, 3),
        fitted.sorted("suit"),
    ):
        assert sorted(done.cards) == sorted(hand)
        assert all(done.groups)
        assert done.fitted(hand) == done


def test_a_step_and_the_step_back_cross_the_edges_of_groups() -> None:
    start = Holding("groups", (tuple(CardSet.parse("7C 7D 7H 7S")),), tuple(CardSet.parse("8S 9S")))
    last = start.groups[0][-1]
    there = start.stepped(last, 1)
    assert there.rest[0] == last
    assert there.stepped(last, -1) == start
    assert AUTO.fitted(CardSet.parse("8S")).stepped(Card.parse("8S"), 1).cards == tuple(
        CardSet.parse("8S")
    )


@pytest.mark.parametrize("rules", ["house", "play_online_to_the_letter", "elimination"])
def test_in_every_mode_a_match_shows_each_card_once_and_counts_what_is_loose(rules: str) -> None:
    session = sit(rules, 5)
    for n in range(60):
        if session.game.match.winner is not None:
            break
        mode = MODES[n % 3]
        hold(session, mode, "7C 7D 7H", "AS 2S 3S")
        hand = session.state()["hand"]
        codes = [card["code"] for group in hand["groups"] for card in group["cards"]]
        held = [] if session.game.view.result else list(session.game.view.hand.codes)
        assert sorted(codes) == sorted(held)
        if held and mode == "groups":
            loose = [
                Card.parse(card["code"])
                for group in hand["groups"]
                if group["kind"] not in ("run", "set")
                for card in group["cards"]
            ]
            assert hand["sum"] == sum_of(loose)
        press(session, next_action(session))
