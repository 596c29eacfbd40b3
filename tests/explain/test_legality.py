import re

import pytest

from gin_widgets.cards import CardSet
from gin_widgets.explain import explain, explain_verdict
from gin_widgets.play import Reason, parse_action
from tests.play.positions import ACE_THROWN, DRAWN, GIN_READY, LOW, OFFER, REFUSED

SAID = {
    Reason.HAND_OVER: "The hand is over.",
    Reason.NOT_YOUR_TURN: "It is not your turn.",
    Reason.UPCARD_OFFERED: "First say whether you take the 8♣ or pass.",
    Reason.NOTHING_OFFERED: "The first upcard is on offer only before the first turn.",
    Reason.UPCARD_DECLINED: "All passed on the 8♣, so this first draw is from the stock.",
    Reason.DRAW_FIRST: "Draw a card first, from the stock or from the pile.",
    Reason.ALREADY_DREW: "You already drew this turn; now throw a card.",
    Reason.THROW_FIRST: "Under these rules a knock follows the throw: throw a card first.",
    Reason.KNOCK_OR_GO_ON: "You have thrown your card: now knock or go on.",
    Reason.NOTHING_TO_GO_ON: "There is nothing to go on with: a turn ends with a throw.",
    Reason.ANOTHER_CARD_THROWN: "The card that you threw is the Q♣; knock with that one.",
    Reason.NO_BIG_GIN: "These rules know no big gin: throw one card with gin.",
    Reason.NOT_BIG_GIN: "Big gin needs every card in a meld; 14 are left.",
    Reason.CARD_NOT_HELD: "You do not hold the 8♥.",
    Reason.TAKEN_CARD_STAYS: (
        "You took the 8♣ from the pile this turn; it must stay until your next turn. "
        "Throw another card."
    ),
    Reason.OVER_LIMIT: "Knock needs 2 or less; your best is 4, throwing the Q♣.",
    Reason.GIN_ONLY: (
        "The first upcard is an ace, the A♥: only gin ends this hand. Throwing the Q♣ leaves 4."
    ),
    Reason.NOTHING_UNMATCHED: (
        "Throwing the Q♣ leaves nothing unmatched: that is gin, and earns more than a knock. "
        "Declare gin."
    ),
    Reason.NOT_GIN: "Gin needs every card in a meld; throwing the Q♣ leaves 4.",
    Reason.SPREAD_FIRST: "First choose the melds that you lay down.",
    Reason.NO_KNOCK: "Nobody has knocked, so nothing is laid down or laid off.",
    Reason.LAYOFFS_OPEN: "The hand is at the layoffs: lay off a card, or say done.",
    Reason.SPREAD_OVER_LIMIT: "Laid down so, 40 are left; the limit is 8.",
    Reason.NOT_YOUR_MELDS: "Your hand does not hold those melds side by side.",
    Reason.NO_SUCH_MELD: "The knocker has laid down no such meld.",
    Reason.BUILDS_ON_A_LAYOFF: (
        "The 3♥ would build on a card laid off on the run 4♥ 5♥ 6♥ 7♥; these rules do not let you."
    ),
    Reason.DOES_NOT_FIT: "The 9♥ does not fit the run 5♥ 6♥ 7♥.",
}


@pytest.mark.parametrize("reason", Reason)
def test_each_reason_is_said_with_the_numbers_of_the_case(reason: Reason) -> None:
    now, seat, action = REFUSED[reason]
    assert str(explain(now.check(seat, parse_action(action)))) == SAID[reason]


@pytest.mark.parametrize("reason", Reason)
def test_of_somebody_else_it_is_told_without_a_you(reason: Reason) -> None:
    now, seat, action = REFUSED[reason]
    verdict = now.check(seat, parse_action(action))
    told = explain_verdict(verdict, of="Ada").headline
    assert not re.search(r"\byour?\b", told, re.IGNORECASE)
    to_you = re.search(r"\byour?\b", SAID[reason], re.IGNORECASE)
    assert ("Ada" in told) is bool(to_you)
    assert to_you or told == SAID[reason]


def test_where_the_throw_sets_the_limit_an_ace_thrown_is_what_asks_for_gin() -> None:
    assert explain(ACE_THROWN.check(0, parse_action("knock AS"))).headline == (
        "Your throw sets the limit, and the A♠ is an ace: only gin ends the hand with it. "
        "It leaves 4."
    )


def test_a_throw_that_is_not_the_best_names_the_best() -> None:
    said = explain(LOW.check(0, parse_action("knock 4D"))).headline
    assert said == (
        "Knock needs 2 or less; throwing the 4♦ leaves 10. Your best is 4, throwing the Q♣."
    )


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("discard QC", "The rules allow it."),
        ("knock QC", "Throwing the Q♣ leaves 4, which is not more than 8."),
    ],
)
def test_what_is_allowed_is_explained_too(action: str, said: str) -> None:
    assert explain(DRAWN.check(0, parse_action(action))).headline == said


def test_gin_is_explained() -> None:
    said = explain(GIN_READY.check(0, parse_action("gin QC"))).headline
    assert said == "Throwing the Q♣ leaves nothing unmatched: gin."


def test_the_cards_that_are_meant_come_along() -> None:
    verdict = LOW.check(0, parse_action("knock 4D"))
    assert explain(verdict).cards == CardSet.parse("2S 4D QC")
    assert explain(OFFER.check(0, parse_action("pass"))).cards == CardSet()


def test_every_sentence_ends_and_has_nothing_left_to_fill_in() -> None:
    for sentence in SAID.values():
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence)
