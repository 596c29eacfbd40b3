import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.cards import AceInRuns, CardSet, Meld, MeldKind
from gin_widgets.play import IllegalAction, Reason, Round, Spread, parse_action
from gin_widgets.rules import HOUSE, LimitCompare
from tests import slow
from tests.play.positions import (
    DEFENDER,
    DRAWN,
    KNOCKER,
    LAYOFF,
    OFFER,
    OVER,
    REFUSED,
    SPREAD,
    TAKEN,
    THROWN,
)
from tests.strategies import deals
from tests.tables import knocked, played, spare, table

PHASES = {
    "offer": OFFER,
    "draw": played(OFFER, "pass", "pass"),
    "discard": DRAWN,
    "knock": THROWN,
    "spread": SPREAD,
    "layoff": LAYOFF,
    "over": OVER,
}
EVERY_KIND = {
    "take": "offer",
    "pass": "offer",
    "stock": "draw",
    "pile": "draw",
    "discard QC": "discard",
    "knock QC": "discard",
    "gin QC": "discard",
    "go-on": "knock",
    "spread 5H6H7H/KSKDKC/AC2C3C": "spread",
    "lay 8H on 5H6H7H": "layoff",
    "done": "layoff",
}


def codes(now: Round, word: str) -> str:
    """The cards that may be thrown so."""
    said = [str(action).split() for action in now.legal_actions()]
    return " ".join(rest[0] for first, *rest in said if first == word)


@pytest.mark.parametrize("reason", Reason)
def test_each_reason_refuses_something(reason: Reason) -> None:
    now, seat, action = REFUSED[reason]
    verdict = now.check(seat, parse_action(action))
    assert not verdict
    assert verdict.reason is reason
    assert str(verdict.action) == action


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("action", EVERY_KIND)
def test_an_action_of_another_phase_is_refused_and_changes_nothing(action: str, phase: str) -> None:
    now, state = PHASES[phase], PHASES[phase].state
    allowed = EVERY_KIND[action] == phase and (phase, action) not in {
        ("draw", "pile"),  # all passed on it
        ("discard", "gin QC"),
    }
    if allowed or (phase, action) == ("knock", "knock QC"):
        assert now.check(now.turn, parse_action(action))
        return
    with pytest.raises(IllegalAction):
        now.play(parse_action(action))
    assert now.state is state


@pytest.mark.parametrize("phase", PHASES)
def test_the_seat_whose_turn_it_is_not_may_do_nothing(phase: str) -> None:
    now = PHASES[phase]
    others = Reason.HAND_OVER if phase == "over" else Reason.NOT_YOUR_TURN
    for action in EVERY_KIND:
        assert now.check(1 - now.turn, parse_action(action)).reason is others


@settings(max_examples=150)
@given(deal=deals((10,)), upcard=st.integers(0, 31), below=st.booleans())
def test_throws_are_legal_by_what_is_left_and_nothing_else(
    deal: tuple[CardSet, CardSet], upcard: int, below: bool
) -> None:
    """Against the slow solver: a discard always, a knock within the limit, gin with nothing."""
    mine, theirs = deal
    rest = spare(str(mine), str(theirs), count=32)
    turned, drawn = rest[upcard], rest[upcard - 1]
    rules = HOUSE.replace(limit_compare=LimitCompare.BELOW) if below else HOUSE
    now = table(str(mine), str(theirs), upcard=turned.code, stock=drawn.code, rules=rules)
    now = played(now, "pass", "pass", "stock")
    held = frozenset(mine | drawn)
    left = {card: slow.least_deadwood(held - {card}) for card in held}
    limit = 0 if turned.rank == 1 else turned.points - below
    expected = {f"discard {card.code}" for card in held}
    expected |= {f"knock {card.code}" for card in held if 0 < left[card] <= limit}
    expected |= {f"gin {card.code}" for card in held if left[card] == 0}
    assert {str(action) for action in now.legal_actions()} == expected


def test_a_taken_card_stays_in_every_kind_of_throw() -> None:
    for word in ("discard", "knock", "gin"):
        verdict = TAKEN.check(0, parse_action(f"{word} 8C"))
        assert verdict.reason is Reason.TAKEN_CARD_STAYS
    assert "8C" not in codes(TAKEN, "discard").split()
    assert len(codes(TAKEN, "discard").split()) == 10


def test_under_the_complete_rules_a_taken_card_may_be_thrown_and_knocked_with() -> None:
    taken = played(table(KNOCKER, DEFENDER, upcard="8C", rules="complete_rules"), "take")
    assert "8C" in codes(taken, "discard").split()
    assert codes(taken, "knock") == "4D 8C"
    assert codes(TAKEN, "knock") == "4D"


def test_a_refused_knock_names_the_throw_that_would_keep_least() -> None:
    now = played(
        table(
            "2C 3C 4C 9D 9H 9S 5S 4H 2D AD",
            "8H 8D JS JD JH 6S 7S QC QD 6D",
            upcard="KD",
            stock="KC",
        ),
        "pass",
        "pass",
        "stock",
    )
    facts = now.check(0, parse_action("knock 5S")).facts
    assert (facts["deadwood"], facts["best"], str(facts["best_card"])) == (17, 12, "K♣")


def test_where_the_taken_card_would_be_the_best_throw_the_best_is_another() -> None:
    facts = TAKEN.check(0, parse_action("knock KC")).facts
    assert str(facts["best_card"]) != "8♣"
    verdict = TAKEN.check(0, parse_action(f"discard {facts['best_card'].code}"))
    assert verdict


def test_a_spread_must_be_melds_under_the_rules_of_the_table() -> None:
    hand = "QS KS AS 5H 6H 7H 8C 8D 8H 2D"
    now = knocked(
        hand,
        "AC 2C 3C 4S 5S 6S 9D TD JD KH",
        upcard="KD",
        rules=HOUSE.replace(ace_in_runs=AceInRuns.HIGH_OR_LOW),
    )
    high = parse_action("spread QSKSAS/5H6H7H/8H8D8C")
    assert now.check(0, high)
    low = Round(now.state.but(rules=HOUSE))
    assert low.check(0, high).reason is Reason.NOT_YOUR_MELDS


def test_a_meld_of_a_false_kind_cannot_be_spread() -> None:
    false = Spread((Meld(MeldKind.SET, CardSet.parse("5H 6H 7H")),))
    assert SPREAD.check(0, false).reason is Reason.NOT_YOUR_MELDS


def test_melds_that_share_a_card_cannot_be_spread_together() -> None:
    now = knocked("3C 3D 3H 4H 5H KC KD KH AS AC", "7C 7D 7H QC QD QH JC JD JH TS", upcard="8C")
    verdict = now.check(0, parse_action("spread 3C3D3H/3H4H5H/KCKDKH"))
    assert verdict.reason is Reason.NOT_YOUR_MELDS
