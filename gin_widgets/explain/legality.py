"""Why an action is allowed or refused."""

from typing import Any

from gin_widgets.cards import Card, CardSet
from gin_widgets.explain.citing import citations, sources_on
from gin_widgets.explain.explanation import Explanation
from gin_widgets.explain.grounds import grounds_of_verdict
from gin_widgets.explain.wording import capital, has, say
from gin_widgets.play import DeclareGin, Discard, Knock, Reason, Verdict
from gin_widgets.rules import LimitSource, RuleSet


def explain_verdict(
    verdict: Verdict, rules: RuleSet | None = None, of: str | None = None
) -> Explanation:
    """The reason in words, with its numbers; the cards that it names, and the rule it rests on.

    It is told to the player who asked, or, with the name of that player, to somebody else.
    """
    facts = dict(verdict.facts)
    cards = CardSet({value for value in facts.values() if isinstance(value, Card)})
    agreed = rules or verdict.rules
    rule = citations(grounds_of_verdict(verdict, agreed), agreed) if agreed else ()
    return Explanation(
        _sentence(verdict, facts, of), cards=cards, rule=rule, sources=sources_on(rule)
    )


def _sentence(verdict: Verdict, facts: dict[str, Any], of: str | None) -> str:
    key = _key(verdict, facts)
    if of is not None and has(*key, "other"):
        return capital(say(*key, "other", name=of, **facts))
    return say(*key, **facts)


def _key(verdict: Verdict, facts: dict[str, Any]) -> tuple[str, ...]:
    if verdict.reason is Reason.OVER_LIMIT and facts["card"] == facts["best_card"]:
        return "reason", verdict.reason, "best"
    if verdict.reason is not None:
        floating = facts.get("limit_source") is LimitSource.TOP_DISCARD and "best" in facts
        return "reason", verdict.reason, *(("thrown",) if floating else ())
    match verdict.action:
        case Knock():
            return "allowed", "knock"
        case DeclareGin():
            return "allowed", "gin"
        case Discard() if facts:
            return "allowed", "returned"
    return ("allowed",)
