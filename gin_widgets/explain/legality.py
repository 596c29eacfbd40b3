"""Why an action is allowed or refused."""

from typing import Any

from gin_widgets.cards import Card, CardSet
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.wording import say
from gin_widgets.play import DeclareGin, Knock, Reason, Verdict
from gin_widgets.rules import LimitSource


def explain_verdict(verdict: Verdict) -> Explanation:
    """The reason in words, with its numbers; the cards that it names."""
    facts = dict(verdict.facts)
    cards = CardSet({value for value in facts.values() if isinstance(value, Card)})
    return Explanation(_sentence(verdict, facts), cards=cards)


def _sentence(verdict: Verdict, facts: dict[str, Any]) -> str:
    if verdict.reason is Reason.OVER_LIMIT and facts["card"] == facts["best_card"]:
        return say("reason", verdict.reason, "best", **facts)
    if verdict.reason is Reason.GIN_ONLY and facts["limit_source"] is LimitSource.TOP_DISCARD:
        return say("reason", verdict.reason, "thrown", **facts)
    if verdict.reason is not None:
        return say("reason", verdict.reason, **facts)
    match verdict.action:
        case Knock():
            return say("allowed.knock", **facts)
        case DeclareGin():
            return say("allowed.gin", **facts)
    return say("allowed")
