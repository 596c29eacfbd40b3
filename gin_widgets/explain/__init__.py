"""Why, in words."""

from gin_widgets.bots.advice import Advice
from gin_widgets.cards import Arrangement, LayoffPlan
from gin_widgets.explain.advice import explain_advice, explain_choice
from gin_widgets.explain.arrangement import explain_arrangement, explain_plan
from gin_widgets.explain.citing import citations, clause, sources_on, who_differs, who_says
from gin_widgets.explain.explanation import Citation, Explanation
from gin_widgets.explain.legality import explain_verdict
from gin_widgets.explain.score import (
    because,
    explain_line,
    explain_result,
    headline,
    line_text,
    row_label,
)
from gin_widgets.explain.sums import Addend, addends, sum_text
from gin_widgets.play import Verdict
from gin_widgets.rules import RoundResult, RuleSet, ScoreLine, rules_of

Explainable = Verdict | Arrangement | LayoffPlan | RoundResult | ScoreLine | Advice


def explain(thing: Explainable, rules: RuleSet | str | None = None) -> Explanation:
    """Why it is so, in words with the numbers of this case, and by which rule.

    A verdict and a result of a hand know their rule set; `rules` names it for a line of a score,
    or where another one is meant.

    Raises:
        TypeError: there is nothing to explain about such a thing.
        RuleSetError: no rule set has that key.

    >>> from gin_widgets.cards import best_arrangement
    >>> explain(best_arrangement("7C 7D 7H 8H 9H 2S 4D JC QD KS")).headline
    'Deadwood 50 = 10 + 10 + 10 + 7 + 7 + 4 + 2.'
    """
    agreed = None if rules is None else rules_of(rules)
    match thing:
        case Verdict():
            return explain_verdict(thing, agreed)
        case Arrangement():
            return explain_arrangement(thing)
        case LayoffPlan():
            return explain_plan(thing)
        case RoundResult():
            return explain_result(thing, rules=agreed)
        case ScoreLine():
            return explain_line(thing, agreed)
        case Advice():
            return explain_advice(thing)
    raise TypeError(
        f"{type(thing).__name__} cannot be explained; a Verdict, an Arrangement, a LayoffPlan, "
        "a RoundResult, a ScoreLine or an Advice can."
    )


__all__ = [
    "Addend",
    "Citation",
    "Explainable",
    "Explanation",
    "addends",
    "because",
    "citations",
    "clause",
    "explain",
    "explain_choice",
    "explain_line",
    "explain_result",
    "explain_verdict",
    "headline",
    "line_text",
    "row_label",
    "sources_on",
    "sum_text",
    "who_differs",
    "who_says",
]
