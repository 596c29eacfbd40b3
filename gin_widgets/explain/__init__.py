"""Why, in words."""

from gin_widgets.cards import Arrangement, LayoffPlan
from gin_widgets.explain.arrangement import explain_arrangement, explain_plan
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.legality import explain_verdict
from gin_widgets.explain.score import because, explain_result, headline, line_text, row_label
from gin_widgets.play import Verdict
from gin_widgets.rules import RoundResult

Explainable = Verdict | Arrangement | LayoffPlan | RoundResult


def explain(thing: Explainable) -> Explanation:
    """Why it is so, in words with the numbers of this case.

    Raises:
        TypeError: there is nothing to explain about such a thing.

    >>> from gin_widgets.cards import best_arrangement
    >>> explain(best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS")).headline
    'Deadwood 50 = 10 + 10 + 10 + 7 + 7 + 4 + 2.'
    """
    match thing:
        case Verdict():
            return explain_verdict(thing)
        case Arrangement():
            return explain_arrangement(thing)
        case LayoffPlan():
            return explain_plan(thing)
        case RoundResult():
            return explain_result(thing)
    raise TypeError(
        f"{type(thing).__name__} cannot be explained; a Verdict, an Arrangement, a LayoffPlan "
        "or a RoundResult can."
    )


__all__ = [
    "Explainable",
    "Explanation",
    "because",
    "explain",
    "explain_result",
    "explain_verdict",
    "headline",
    "line_text",
    "row_label",
]
