from typing import Any

import pytest

from gin_widgets.cards import best_arrangement, best_layoff
from gin_widgets.explain import explain


@pytest.mark.parametrize(
    ("hand", "headline", "because"),
    [
        (
            "7C 7D 7H 8H 9H 2S 4D JC QD KS",
            "Deadwood 50 = 10 + 10 + 10 + 7 + 7 + 4 + 2.",
            ("Run 7♥ 8♥ 9♥.",),
        ),
        (
            "4C 4D 4H 5C 5D 5H 6C 6D 6H 2S",
            "Deadwood 2.",
            ("Set 4♥ 4♦ 4♣.", "Set 5♥ 5♦ 5♣.", "Set 6♥ 6♦ 6♣."),
        ),
        (
            "4S 5S 6S 2H 3H 4H 5H 9H TH JH",
            "Nothing is unmatched.",
            ("Run 4♠ 5♠ 6♠.", "Run 2♥ 3♥ 4♥ 5♥.", "Run 9♥ 10♥ J♥."),
        ),
    ],
)
def test_an_arrangement_is_a_sum_and_its_melds(
    hand: str, headline: str, because: tuple[str, ...]
) -> None:
    explained = explain(best_arrangement(hand))
    assert explained.headline == headline
    assert explained.because == because
    assert explained.cards == best_arrangement(hand).cards


def test_a_layoff_plan_is_told_in_order() -> None:
    plan = best_layoff("8H 9H JS QS 6D 6S 2D 4S TC AD", ["5H6H7H", "KCKDKS", "AC2C3C"])
    assert str(explain(plan)) == (
        "Deadwood 49 after layoffs. "
        "Lay off the 8♥ on the run 5♥ 6♥ 7♥. Lay off the 9♥ on the run 5♥ 6♥ 7♥."
    )


def test_a_plan_without_layoffs_says_so() -> None:
    assert explain(best_layoff("QS", ["5H6H7H"])).because == ("No layoff lowers the count.",)


@pytest.mark.parametrize("thing", ["7H", None, 3])
def test_what_cannot_be_explained_is_refused_with_what_can(thing: Any) -> None:
    with pytest.raises(TypeError) as error:
        explain(thing)
    assert str(error.value) == (
        f"{type(thing).__name__} cannot be explained; a Verdict, an Arrangement, a LayoffPlan, "
        "a RoundResult, a ScoreLine or an Advice can."
    )
