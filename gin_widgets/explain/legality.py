"""Why an action is allowed or refused."""

from typing import Any

from gin_widgets.cards import Card, CardSet
from gin_widgets.explain.citing import citations, sources_on
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.grounds import grounds_of_verdict
from gin_widgets.explain.wording import say
from gin_widgets.play import DeclareGin, Discard, Knock, Reason, Verdict
from gin_widgets.rules import LimitSource, RuleSet


def explain_verdict(verdict: Verdict, rules: RuleSet | None = None) -> Explanation:
    """The reason in words, with its numbers; the cards that it names, and the rule it rests on."""
    facts = dict(verdict.facts)
    cards = CardSet({value for value in facts.values() if isinstance(value, Card)})
    agreed = rules or verdict.rules
    rule = citations(grounds_of_verdict(verdict, agreed), agreed) if agreed else ()
    return Explanation(_sentence(verdict, facts), cards=cards, rule=rule, sources=sources_on(rule))


def _sentence(verdict: Verdict, facts: dict[str, Any]) -> str:
    if verdict.reason is Reason.OVER_LIMIT and facts["card"] == facts["best_card"]:
        return say("reason", verdict.reason, "best", **facts)
    if verdict.reason is not None:
        if facts.get("limit_source") is LimitSource.TOP_DISCARD and "best" in facts:
            return say("reason", verdict.reason, "thrown", **facts)
        return say("reason", verdict.reason, **facts)
    match verdict.action:
        case Knock():
            return say("allowed.knock", **facts)
        case DeclareGin():
            return say("allowed.gin", **facts)
        case Discard() if facts:
            return say("allowed.returned", **facts)
    return say("allowed")
