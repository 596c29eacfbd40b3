"""A hand that is over, looked at again: what was dear is found, and only what was seen counts."""

from random import Random

import pytest

from gin_widgets.bots import CarefulPlayer, Player, RandomPlayer, SimplePlayer
from gin_widgets.bots.advice import Band
from gin_widgets.bots.adviser import advise
from gin_widgets.cards import NotationError
from gin_widgets.guide.review import (
    DEAR,
    WORST,
    Decision,
    Retry,
    Review,
    Stage,
    decisions,
    review,
    review_in_slices,
)
from gin_widgets.play import HandNotOver, IllegalAction, Match, Phase
from gin_widgets.rules import RULES
from tests.tables import knocked, laid_down, played, reshuffled

FEW = 96


def over(
    rules: str = "house",
    players: int = 2,
    seed: int = 4,
    person: Player | None = None,
    hands: int = 1,
) -> Match:
    """A match whose last hand is just over; the person is in seat 0, the others are simple."""
    you, other = person or SimplePlayer(), SimplePlayer()
    match = Match.start(rules, players, seed)
    while True:
        while match.round.result is None:
            now = match.round
            mine = match.seats[now.turn] == 0
            player = you if mine else other
            match = match.play(player.choose(now.view(now.turn))).state
        if match.hand_number == hands:
            return match
        match = match.next_round()


@pytest.fixture(scope="module")
def match() -> Match:
    return over(person=RandomPlayer(3), seed=2)


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    return review(match, rollouts=FEW)


def test_every_choice_of_the_person_is_there_in_order(match: Match) -> None:
    choices = decisions(match)
    assert [choice.place for choice in choices] == sorted({choice.place for choice in choices})
    for choice in choices:
        assert choice.before.turn == choice.view.seat == 0
        assert choice.chosen in choice.view.legal
        assert len(choice.view.legal) > 1
        assert match.actions[-1][choice.place] == choice.chosen
    turns = [choice.turn for choice in choices]
    assert turns == sorted(turns)
    assert turns[0] in (1, 2)


@pytest.mark.parametrize("rules", [key for key in RULES if key != "play_online_to_the_letter"])
def test_a_hand_under_every_preset_is_reviewed(rules: str) -> None:
    players = min(3, RULES[rules].players[1])
    done = review(over(rules, players), rollouts=4)
    assert done.finished
    assert done.told()


def test_under_rules_that_the_kernel_does_not_know_it_takes_longer() -> None:
    ended = over("play_online_to_the_letter")
    first = next(review_in_slices(ended, rollouts=1))
    assert (first.done, first.retries) == (0, ())
    assert review(ended, rollouts=1).finished


def test_the_dearest_choices_come_first_and_are_no_more_than_five(found: Review) -> None:
    losses = [retry.loss for retry in found.retries]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == WORST
    assert {retry.band for retry in found.retries} <= set(DEAR)
    assert found.told() == "5 choices cost a point or more; the dearest comes first."


def test_it_comes_in_slices_and_ends_with_itself(match: Match, found: Review) -> None:
    slices = list(review_in_slices(match, rollouts=FEW))
    done = [each.done for each in slices]
    assert done == sorted(done)
    assert set(done) == set(range(found.of + 1))
    assert slices[-1] == found
    assert slices[0].told() == f"0 of {found.of} choices looked at."


def test_the_review_knows_no_more_than_the_person_did(match: Match) -> None:
    """The same moments with the hidden cards dealt in another way are graded alike."""
    dice = Random(1)
    for choice in decisions(match):
        assert reshuffled(choice.before, 0, dice).view(0) == choice.view


def test_nobody_reviews_a_hand_that_is_still_played() -> None:
    with pytest.raises(HandNotOver):
        review(Match.start("house", seed=4))


def test_a_later_hand_of_a_match_is_reviewed_by_itself() -> None:
    ended = over(hands=3)
    choices = decisions(ended)
    assert choices
    assert all(choice.before.state.dice == ended.round.state.dice for choice in choices)


def test_who_only_watched_has_nothing_to_review() -> None:
    ended = over("elimination", 3)
    assert decisions(ended, you=7) == ()
    assert (
        review(ended, you=7).told()
        == "Nothing that you did cost a point or more, as far as can be told."
    )


def first_throw(found: Review) -> int:
    """The number of a retry in which a card is thrown."""
    return next(
        number
        for number, retry in enumerate(found.retries)
        if retry.decision.view.phase is Phase.DISCARD
    )


def test_it_is_found_by_trying(found: Review) -> None:
    number = first_throw(found)
    retry = found.retries[number]
    assert retry.stage is Stage.FIND
    assert retry.told().startswith(f"Turn {retry.decision.turn}. To ")
    assert retry.told().endswith("Find something better.")

    again = found.attempt(number, retry.decision.chosen).retries[number]
    assert again.stage is Stage.NOT_YET
    assert again.told() == "Not yet: that is what you did. Try something else."

    dear = next(
        option.action
        for option in retry.advice.options
        if option.band in DEAR and option.action != retry.decision.chosen
    )
    other = found.attempt(number, dear).retries[number]
    assert other.stage is Stage.NOT_YET
    assert other.told().startswith("Not yet. To ")
    assert other.told().endswith("Try something else.")

    best = retry.advice.best.action
    right = other.attempt(best)
    assert right.stage is Stage.RIGHT
    assert right.told().startswith("Right: ")
    assert right.tried == (dear, best)
    assert found.retries[number] == retry, "a review is a value"


def test_until_the_end_the_best_action_is_not_named(found: Review) -> None:
    for retry in found.retries:
        best = str(getattr(retry.advice.best.action, "card", "")) or "nothing of that name"
        for each in (retry, retry.attempt(retry.decision.chosen)):
            assert "Better" not in each.told()
            assert best not in each.told() or best in str(retry.decision.chosen)


def test_it_can_be_shown_and_then_it_stays_shown(found: Review) -> None:
    shown = found.show(0)
    assert shown.retries[0].stage is Stage.SHOWN
    assert shown.retries[0].told().startswith("Best here: ")
    assert shown.attempt(0, shown.retries[0].advice.best.action) == shown
    assert found.attempt(0, found.retries[0].advice.best.action).show(0).retries[0].stage is (
        Stage.RIGHT
    )


def test_what_is_too_close_to_call_or_nearly_as_good_is_right(found: Review) -> None:
    retry = found.retries[0]
    for option in retry.advice.options:
        stage = retry.attempt(option.action).stage
        fine = option.band in (Band.CLOSE, Band.GOOD)
        assert stage is (Stage.RIGHT if fine else Stage.NOT_YET)
        told = retry.attempt(option.action).told()
        if option is not retry.advice.best and fine:
            assert ("nearly" in told) is (option.band is Band.GOOD)


def test_what_the_rules_refuse_is_refused_and_changes_nothing(found: Review) -> None:
    retry = found.retries[first_throw(found)]
    with pytest.raises(IllegalAction):
        retry.attempt("stock")
    with pytest.raises(NotationError):
        retry.attempt("fly")
    assert retry.stage is Stage.FIND


def test_a_layoff_may_name_the_meld_as_it_lay_before() -> None:
    now = laid_down(
        knocked("5H 6H 7H KC KD KS AC 2C 3C 4D", "8H 9H TS TD JS 2S 2D 9C QH QD", upcard="6S")
    )
    now = played(now, "lay 8H on 5H6H7H")
    view = now.view(1)
    retry = Retry(Decision(0, 1, now, view, view.legal[-1]), advise(view, seed=1, rollouts=1))
    assert retry.attempt("lay 9H on 5H6H7H").stage is Stage.RIGHT


def test_a_player_who_breaks_no_rule_of_thumb_has_few_dear_choices() -> None:
    careful = [review(over(seed=seed, person=CarefulPlayer()), rollouts=FEW) for seed in range(3)]
    wild = [review(over(seed=seed, person=RandomPlayer()), rollouts=FEW) for seed in range(3)]

    def cost(reviews: list[Review]) -> float:
        return sum(retry.loss for each in reviews for retry in each.retries)

    assert cost(careful) < cost(wild) / 2
