"""What advice says, with its numbers, and never a word of scorn."""

from random import Random

import pytest

from gin_widgets.bots import BOTS
from gin_widgets.bots.advice import Advice, Band, Option
from gin_widgets.bots.adviser import advise
from gin_widgets.explain import explain, explain_choice
from gin_widgets.explain.advice import to_do
from gin_widgets.explain.wording import MESSAGES, has
from gin_widgets.play import Action, Position, Round, SeatView, parse_action
from gin_widgets.rules import RULES
from tests.tables import played, walk

HAND = "hand: 5H 6H 7H KC KD KS AC 2C 3C 4D QC; upcard: 8C"


def view_of(text: str = HAND) -> SeatView:
    return Position.from_text(text).deal(1).view(0)


def advice_on(view: SeatView, *told: tuple[str, float, float]) -> Advice:
    """Advice with these actions, what each brings less than the best, and the error of that."""
    options = [
        Option(parse_action(word), 12.3 - loss, 0.4, loss, error, 200) for word, loss, error in told
    ]
    return Advice(view, tuple(options), 200)


def test_advice_names_the_best_action_then_the_others_with_what_they_cost() -> None:
    told = explain(
        advice_on(view_of(), ("knock QC", 0, 0), ("discard QC", 1.5, 0.2), ("discard 4D", 9, 1))
    )
    assert told.headline == "Knock with the Q♣: +12.3 points expected."
    assert told.because == (
        "Throw the Q♣: +10.8, that is 1.5 less (1.1 to 1.9), could be better.",
        "Throw the 4♦: +3.3, that is 9.0 less (7.0 to 11.0), costly.",
        "Found in 200 deals of the cards you do not see, each played out by simple players.",
        "Points are yours for the hand, less what the others write on average.",
    )
    assert told.cards.codes == ("QC",)


def test_what_is_too_close_to_call_is_said_first() -> None:
    told = explain(
        advice_on(view_of(), ("discard QC", 0, 0), ("discard 4D", 0.3, 0.4), ("discard 5H", 9, 1))
    )
    assert told.headline == (
        "Too close to call: throw the Q♣ or throw the 4♦. +12.3 points expected."
    )


@pytest.mark.parametrize(
    ("loss", "error", "headline"),
    [
        (0.4, 0.1, "To throw the 4♦ costs less than half a point: good."),
        (0.9, 0.1, "To throw the 4♦ costs about 1 point (0.7 to 1.1): good."),
        (2.2, 0.1, "To throw the 4♦ costs about 2 points (2.0 to 2.4): could be better."),
        (5.0, 1.0, "To throw the 4♦ costs about 5 points (3.0 to 7.0): a mistake."),
        (9.0, 1.0, "To throw the 4♦ costs about 9 points (7.0 to 11.0): costly."),
        (9.0, 9.0, "To throw the 4♦ is as good as any: too close to call."),
    ],
)
def test_a_choice_is_told_with_its_cost_and_band(loss: float, error: float, headline: str) -> None:
    advice = advice_on(view_of(), ("discard QC", 0, 0), ("discard 4D", loss, error))
    assert explain_choice(advice, "discard 4D").headline == headline


def test_the_best_choice_is_told_as_such() -> None:
    advice = advice_on(view_of(), ("knock QC", 0, 0), ("discard 4D", 5, 1))
    told = explain_choice(advice, "knock QC")
    assert (told.headline, told.because) == (
        "To knock with the Q♣ is best: +12.3 points expected.",
        (),
    )


@pytest.mark.parametrize(
    ("best", "chosen", "because"),
    [
        ("discard QC", "discard 5H", "It leaves 27; throwing the Q♣ leaves 4."),
        ("knock QC", "discard QC", "You could end the hand with 4; the limit is 8."),
        ("discard QC", "knock QC", "Ending with 4 now brings less than it would to go on."),
    ],
)
def test_numbers_speak_against_a_choice(best: str, chosen: str, because: str) -> None:
    told = explain_choice(advice_on(view_of(), (best, 0, 0), (chosen, 5, 1)), chosen)
    assert told.because[0].startswith("Better: ")
    assert told.because[1] == because


def test_a_throw_that_many_pairs_wait_for_is_told_with_their_number() -> None:
    view = view_of("hand: 5H 6H 7H KC KD KS AC 2C 3C 9D JS; upcard: 4C")
    told = explain_choice(
        advice_on(view, ("discard JS", 0, 0), ("discard 9D", 2, 0.1)), "discard 9D"
    )
    assert told.because[2] == "Of pairs still out, 6 would meld the 9♦, and 5 the J♠."


def test_taking_a_card_is_told_with_what_it_would_do() -> None:
    now = Round.deal("house", dealer=0, seed=5)
    advice = advice_on(now.view(1), ("pass", 0, 0), ("take", 2, 0.5))
    (_, told) = explain_choice(advice, "take").because
    assert told.startswith(f"With the {now.state.upcard} your best throw leaves ")


def test_every_action_of_every_phase_has_words_and_no_scorn() -> None:
    met: dict[type[Action], str] = {}
    for rules in RULES:
        for seed in range(3):
            for now in walk(Round.deal(rules, seed=seed), Random(seed)):
                if now.result is None:
                    view = now.view(now.turn)
                    met |= {type(action): to_do(action, view) for action in view.legal}
    assert len(met) >= 11
    assert "blunder" not in " ".join(MESSAGES.values()).lower()
    assert all(has("band", band) for band in Band)


def test_real_advice_is_told_in_short_sentences() -> None:
    now = played(Round.deal("house", dealer=0, seed=5), "pass", "pass", "stock")
    advice = advise(now.view(1), seed=1, rollouts=64)
    for option in advice.options:
        for sentence in (*explain_choice(advice, option.action).because,):
            assert len(sentence.split()) <= 18
    assert str(explain(advice))


def test_every_player_has_a_name_and_says_what_it_looks_at() -> None:
    for key in BOTS:
        assert has("bot", key)
        assert MESSAGES[f"looks.{key}"].startswith("I look at ")
