"""What is said to an answer: the verdict, what was done in own numbers, the rule, what now."""

import re
from typing import Any, Final

from gin_widgets.cards import Card, CardSet, find_meld, open_cards
from gin_widgets.explain.wording import sum_of
from gin_widgets.lessons.answers import Amounts, End, Grouping, Laying, Naming, Throw
from gin_widgets.lessons.asks import (
    Aim,
    Choice,
    Choose,
    Claim,
    Count,
    Discard,
    Finish,
    Grade,
    Group,
    LayOff,
    Name,
    Number,
    Principle,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.discard import left_by, may_throw
from gin_widgets.lessons.asks.group import arranged
from gin_widgets.lessons.asks.layoff import first_refused, outcome
from gin_widgets.lessons.asks.number import least_left, outs, wanting
from gin_widgets.lessons.asks.score import counts_of
from gin_widgets.lessons.asks.spread import value
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.misconceptions import Attempt, Diagnosis, diagnose
from gin_widgets.lessons.principle import principle
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.spoken import cards_text, spoken
from gin_widgets.lessons.wire import Column, Feedback
from gin_widgets.lessons.worked import grouped, scored, sum_of_answer
from gin_widgets.play import best_held, best_throws
from gin_widgets.rules import RuleSet

MOST_WORDS: Final = 45
NUMBER: Final = re.compile(r"(?<![\d])\d+(?![\d♠♥♦♣])")
"""A number that is no card's."""


def feedback(attempt: Attempt, why: str = "") -> Feedback:
    """What is said to an answer, at most 45 words; a mistake is set beside the best answer.

    `why` is the item's own sentence for a right answer, where it has one.
    """
    grade = attempt.grade
    found = diagnose(attempt) if grade is Grade.WRONG else None
    verdict = tell("verdict", grade)
    rule = principle(attempt.ask, attempt.scene, attempt.rules)
    if found is not None:
        parts = [tell(found.key, **found.facts)]
    elif grade is Grade.WRONG:
        parts = [mistake(attempt), rule, tell("now.again")]
    else:
        parts = _reasoned(reason(attempt), why, rule)
    return {
        "grade": str(grade),
        "verdict": verdict,
        "text": _fitting(verdict, parts),
        "misconception": found.misconception if found else "",
        "tip": "",
        "compare": compare(attempt, found) if grade is Grade.WRONG else [],
    }


def compare(attempt: Attempt, found: Diagnosis | None) -> list[Column]:
    """The learner's answer and the best one as sums, where both can be added up."""
    ask, scene, rules = attempt.ask, attempt.scene, attempt.rules
    right = attempt.right[0]
    match ask, attempt.answer:
        case ((Choose() | Spot()), _):
            return []
        case _, Throw(card) if card not in may_throw(scene, rules):
            return []
    yours = sum_of_answer(ask, attempt.answer, scene, rules, _counted(attempt, found))
    best = sum_of_answer(ask, right, scene, rules)
    if yours is None or best is None:
        return []
    return [
        {"title": tell(title), "rows": list(each.rows), "total": each.total}
        for title, each in (("yours", yours), ("best", best))
    ]


def reason(attempt: Attempt) -> str:
    """Why a right answer is right, with its numbers."""
    ask, scene, rules, answer = attempt.ask, attempt.scene, attempt.rules, attempt.answer
    match ask, answer:
        case Number(Count.POINTS), int(points):
            cards = _in_a_row(scene.hand)
            key = "right.points" if len(scene.hand) > 1 else "right.points.one"
            return tell(key, cards=cards, points=points, summed=_summed(scene.hand))
        case Number(Count.DEADWOOD), _:
            best = best_held(rules, scene.hand, None)
            return tell("right.deadwood", summed=_summed(best.deadwood_cards))
        case Number(Count.LIMIT), int(limit):
            return tell("right.limit" if limit else "right.limit.gin_only", limit=limit)
        case Number(), int(right):
            return tell("right.number", right=right)
        case Name(), Naming():
            return _named(attempt)
        case Group(), Grouping():
            return _grouped(answer, scene, rules)
        case ((Discard() | Finish()), Throw()):
            return _thrown(attempt, answer)
        case LayOff(), Laying(laid):
            left = outcome(answer, scene, rules)
            key = "right.layoff" if laid else "right.layoff.none"
            return tell(key, left=_summed(left.deadwood_cards) if left else "0")
        case Score(), Amounts():
            lines = _lines(attempt)
            return tell("right.score", lines=lines) if lines else tell("right.score.nothing")
        case Spread(), Grouping():
            return _spread("right", answer, scene, rules)
        case Choose(choice), str(option):
            return _chosen(choice, option, scene, rules)
        case Spot(claims), int(number):
            return _spotted("right.spot", claims, number, attempt)
        case Principle(), _:
            return tell("right.principle")
    raise AssertionError(f"nothing is said to a right answer of the form {ask.kind}")


def mistake(attempt: Attempt) -> str:
    """What a wrong answer does, in the learner's own numbers."""
    ask, scene, rules, answer = attempt.ask, attempt.scene, attempt.rules, attempt.answer
    right = attempt.right[0]
    match ask, answer:
        case Number(Count.POINTS), int(said):
            return tell("wrong.points", said=said, summed=_summed(scene.hand))
        case Number(Count.DEADWOOD), int(said):
            best = best_held(rules, scene.hand, None)
            return tell("wrong.deadwood", said=said, summed=_summed(best.deadwood_cards))
        case Number(), int():
            facts = {"said": spoken(ask, answer, rules), "right": spoken(ask, right, rules)}
            return tell("wrong.number", **facts)
        case Name(), Naming():
            facts = {"said": spoken(ask, answer, rules), "right": spoken(ask, right, rules)}
            return tell("wrong.name", cards=_in_a_row(scene.hand), **facts)
        case Group(), Grouping():
            return _ill_grouped(attempt, answer)
        case ((Discard() | Finish()), Throw()):
            return _ill_thrown(attempt, answer)
        case LayOff(), Laying():
            return _ill_laid(answer, right, scene, rules)
        case Score(), Amounts():
            facts = {"said": spoken(ask, answer, rules), "right": spoken(ask, right, rules)}
            return tell("wrong.score", lines=_lines(attempt) or "0", **facts)
        case Spread(), Grouping():
            return _ill_spread(attempt, answer)
        case Choose(choice), str():
            chose = tell("wrong.choose", said=spoken(ask, answer, rules))
            return f"{chose} {_chosen(choice, right, scene, rules)}"
        case Spot(claims), 0:
            return _spotted("wrong.spot.none", claims, right, attempt)
        case Spot(claims), int(said):
            wrong = _spotted("right.spot", claims, right, attempt)
            return f"{tell('wrong.spot', said=said)} {wrong}"
        case Principle(), _:
            return tell("wrong.principle")
    raise AssertionError(f"nothing is said to a wrong answer of the form {ask.kind}")


def _reasoned(told: str, why: str, rule: str) -> list[str]:
    """The numbers and the rule, without saying a number twice where the item's words hold it."""
    if not any(letter.isalpha() for letter in why):
        return [told, rule]
    numbers = NUMBER.findall(told)
    return [why] if numbers and numbers[-1] in NUMBER.findall(why) else [told, why]


def _fitting(verdict: str, parts: list[str]) -> str:
    """The parts in a row; the last but the first fall away where they would be too many words."""
    while len(parts) > 1 and len(" ".join([verdict, *parts]).split()) > MOST_WORDS:
        parts = parts[:-1]
    return " ".join(parts)


def _counted(attempt: Attempt, found: Diagnosis | None) -> dict[Card, int]:
    """What the learner took cards for, where a misconception tells it."""
    match found:
        case Diagnosis("M01"):
            return {card: card.rank for card in attempt.scene.hand}
        case Diagnosis("M02", facts) if isinstance(each := facts.get("as"), int):
            return {card: each for card in attempt.scene.hand if card.rank == 1}
    return {}


def _summed(cards: CardSet) -> str:
    """Points of cards as a sum with its total: "8 + 6 = 14", or just "6"."""
    key = "summed.many" if len(cards) > 1 else "summed.one"
    return tell(key, sum=sum_of(cards), total=cards.points)


def _in_a_row(cards: CardSet) -> str:
    return " ".join(map(str, sorted(cards, key=lambda card: (card.rank, card))))


def _named(attempt: Attempt) -> str:
    cards, right = _in_a_row(attempt.scene.hand), attempt.right[0]
    flaw = tell("flaw", right.flaw) if right.flaw else ""
    if attempt.grade is Grade.GOOD:
        return tell("wrong.name.reason", flaw=flaw)
    if flaw:
        return tell("right.name.none", cards=cards, flaw=flaw)
    return tell("right.name", cards=cards, right=tell("said", right.kind))


def _grouped(answer: Grouping, scene: Scene, rules: RuleSet) -> str:
    laid = arranged(answer, scene.hand, rules)
    if laid is None or not laid.deadwood_cards:
        return tell("right.group.gin")
    return tell("right.group", summed=_summed(laid.deadwood_cards))


def _ill_grouped(attempt: Attempt, answer: Grouping) -> str:
    scene, rules = attempt.scene, attempt.rules
    for group in answer.groups:
        if find_meld(group, rules) is None:
            best = arranged(attempt.right[0], scene.hand, rules)
            facts = {"said": _total(answer, scene, rules), "best": best.deadwood if best else 0}
            return tell("wrong.group.no_meld", cards=_in_a_row(group), **facts)
    laid = arranged(answer, scene.hand, rules)
    if laid is None:
        twice = next(
            card for card in answer.cards if sum(card in group for group in answer.groups) > 1
        )
        return tell("wrong.group.twice", card=twice)
    best = arranged(attempt.right[0], scene.hand, rules)
    if best is None or laid.deadwood == best.deadwood:
        return tell("wrong.group.known", said=laid.deadwood)
    return tell("wrong.group.more", summed=_summed(laid.deadwood_cards), best=best.deadwood)


def _total(answer: Grouping, scene: Scene, rules: RuleSet) -> str:
    total = grouped(answer, scene.hand, rules).total
    return total["points"] if total else "0"


def _thrown(attempt: Attempt, answer: Throw) -> str:
    ask, scene, rules = attempt.ask, attempt.scene, attempt.rules
    if answer.card is None:
        return tell("right.group.gin")
    facts: dict[str, Any] = {"card": answer.card, "left": left_by(answer.card, scene, rules)}
    match ask:
        case Discard(Aim.OUTS):
            return tell("right.outs", outs=_outs_after(answer.card, scene, rules), **facts)
        case Discard(Aim.SAFETY):
            return tell("right.safety", wanting=wanting(answer.card, scene, rules), **facts)
    if attempt.grade is Grade.GOOD:
        best = attempt.right[0].card
        near = tell("near", card=best, best=left_by(best, scene, rules))
        return f"{tell('right.throw', **facts)} {near}"
    least = facts["left"] == least_left(scene, rules)
    return tell("right.throw.best" if least else "right.throw", **facts)


def _ill_thrown(attempt: Attempt, answer: Throw) -> str:
    ask, scene, rules = attempt.ask, attempt.scene, attempt.rules
    card, right = answer.card, attempt.right[0]
    if card is None or right.card is None:
        return tell("wrong.end.no_throw") if card is None else tell("right.group.gin")
    if card not in may_throw(scene, rules):
        return tell("wrong.barred", card=card)
    left, best = left_by(card, scene, rules), left_by(right.card, scene, rules)
    facts: dict[str, Any] = {"card": card, "left": left, "best_card": right.card, "best": best}
    match ask:
        case Discard(Aim.OUTS):
            own, most = (_outs_after(each, scene, rules) for each in (card, right.card))
            return tell("wrong.outs", outs=own, best_outs=most, **facts)
        case Discard(Aim.SAFETY):
            own, least = (wanting(each, scene, rules) for each in (card, right.card))
            return tell("wrong.safety", wanting=own, best_wanting=least, **facts)
        case Finish() if Throw(card, right.end) in attempt.right:
            return _ill_ended(attempt, answer, facts)
    return tell("wrong.throw", **facts)


def _ill_ended(attempt: Attempt, answer: Throw, facts: dict[str, Any]) -> str:
    """The right card, but the throw ends too much or too little."""
    order = list(End)
    right = attempt.right[0]
    if order.index(answer.end) < order.index(right.end):
        told = spoken(attempt.ask, Throw(answer.card, right.end), attempt.rules)
        return tell("wrong.end.less", right=told, **facts)
    if answer.end is End.GIN:
        return tell("wrong.end.gin", **facts)
    limit = attempt.scene.limit(attempt.rules, answer.card)
    return tell("wrong.end.more", limit=limit, **facts)


def _outs_after(card: Card, scene: Scene, rules: RuleSet) -> int:
    thrown = CardSet([card])
    after = scene.but(hand=scene.hand - thrown, taken=None, drawn=None, seen=scene.seen | thrown)
    return len(outs(after, rules))


def _ill_laid(answer: Laying, right: Laying, scene: Scene, rules: RuleSet) -> str:
    refused = first_refused(answer, scene, rules)
    if refused is not None:
        key = "wrong.layoff.gin" if scene.gin else "wrong.layoff.refused"
        return tell(key, card=refused.card, onto=cards_text(refused.onto, rules))
    laid, best = outcome(answer, scene, rules), outcome(right, scene, rules)
    if laid is None or best is None:
        return tell("wrong.layoff.kept", kept=answer.kept)
    facts = {"summed": _summed(laid.deadwood_cards), "best": best.deadwood}
    return tell("wrong.layoff.more", **facts)


def _lines(attempt: Attempt) -> str:
    """What the rules write, in one sentence."""
    rows = scored(attempt.right[0], attempt.scene, attempt.rules).rows
    return "; ".join(f"{each['text']}: {each['points']}" for each in rows)


def _spread(key: str, answer: Grouping, scene: Scene, rules: RuleSet) -> str:
    laid = arranged(answer, scene.hand, rules)
    if laid is None:
        raise AssertionError("what may be laid down is made of melds")
    if scene.after:
        return tell(f"{key}.spread.open", worth=value(laid, scene, rules)[0])
    layable = open_cards(laid.melds, rules) & scene.unseen
    return tell(f"{key}.spread.closed", left=laid.deadwood, open=layable.points)


def _ill_spread(attempt: Attempt, answer: Grouping) -> str:
    scene, rules = attempt.scene, attempt.rules
    limit = scene.limit(rules)
    laid, best = (arranged(each, scene.hand, rules) for each in (answer, attempt.right[0]))
    if laid is None or best is None or laid.deadwood > limit:
        return tell("wrong.spread.no", limit=limit)
    if scene.after:
        said, most = (value(each, scene, rules)[0] for each in (laid, best))
        return tell("wrong.spread.open", said=said, best=most)
    own, least = ((open_cards(each.melds, rules) & scene.unseen).points for each in (laid, best))
    facts = {"left": laid.deadwood, "open": own, "best": best.deadwood, "best_open": least}
    return tell("wrong.spread.closed", **facts)


def _chosen(choice: Choice, right: str, scene: Scene, rules: RuleSet) -> str:
    """Why an option is the right one, with the numbers of the scene."""
    match choice:
        case Choice.MAY_KNOCK:
            left, cards = best_throws(rules, scene.hand, scene.taken)
            card = max(cards, key=lambda each: (each.points, each))
            limit = scene.limit(rules, card)
            gin_only = ("gin_only",) if right == "no" and limit == 0 else ()
            facts = {"card": card, "left": left, "limit": limit}
            return tell("right.may_knock", right, *gin_only, **facts)
        case Choice.TAKE if scene.top is not None:
            after, _ = best_throws(rules, scene.hand | CardSet([scene.top]), scene.top)
            before = best_held(rules, scene.hand, None).deadwood
            return tell("right.take", top=scene.top, after=after, before=before)
        case Choice.WINNER if scene.knocker is not None or scene.counts:
            own, *theirs = counts_of(scene, rules)
            return tell("right.winner", own=own, theirs=min(theirs))
        case Choice.WINNER:
            return tell("right.winner.void")
        case Choice.GOES_ON:
            return tell("right.goes_on", stock=scene.stock, floor=rules.stock_floor)
    return tell("right.choose", right=tell("option", choice, right))


def _spotted(key: str, claims: tuple[Claim, ...], number: int, attempt: Attempt) -> str:
    """What a line that is wrong should say; 0 is none."""
    if number == 0:
        return tell("right.spot.none")
    claim = claims[number - 1]
    about = claim.about(attempt.scene)
    right = claim.ask.right(about, attempt.rules)[0]
    return tell(key, number=number, right=spoken(claim.ask, right, attempt.rules))
