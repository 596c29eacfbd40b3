"""Why a right answer is right, with the numbers of the scene."""

from typing import Any

from gin_widgets.cards import Card, CardSet, best_arrangement, open_cards
from gin_widgets.explain.wording import capital, sum_of
from gin_widgets.lessons.answers import Amounts, Drawn, Flaw, Grouping, Laying, Naming, Throw
from gin_widgets.lessons.asks import (
    Aim,
    Choice,
    Choose,
    Claim,
    Count,
    Curve,
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
from gin_widgets.lessons.asks.curve import far_off
from gin_widgets.lessons.asks.discard import kept_after, left_by
from gin_widgets.lessons.asks.group import arranged, melds_of
from gin_widgets.lessons.asks.layoff import outcome
from gin_widgets.lessons.asks.name import flaw_of, holds
from gin_widgets.lessons.asks.number import knock_of, least_left
from gin_widgets.lessons.asks.score import counts_of
from gin_widgets.lessons.asks.spread import value
from gin_widgets.lessons.asks.waiting import outs, wanting
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.misconceptions import Attempt
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.spoken import in_a_row, ranks_in_a_row, spoken
from gin_widgets.lessons.worked import scored
from gin_widgets.play import best_held, best_throws
from gin_widgets.rules import RuleSet


def reason(attempt: Attempt, counts: bool = True) -> str:
    """Why a right answer is right, with its numbers; the deadwood only where it `counts`."""
    ask, scene, rules, answer = attempt.ask, attempt.scene, attempt.rules, attempt.answer
    match ask, answer:
        case Number(Count.POINTS), int(points):
            cards = in_a_row(scene.summed)
            key = "right.points" if len(scene.summed) > 1 else "right.points.one"
            return tell(key, cards=cards, points=points, summed=summed(scene.summed))
        case Number(Count.DEADWOOD), _:
            best = best_held(rules, scene.hand, None)
            return tell("right.deadwood", summed=summed(best.deadwood_cards))
        case Number(Count.LIMIT), int(limit):
            return tell("right.limit" if limit else "right.limit.gin_only", limit=limit)
        case Number(), int(right):
            return tell("right.number", right=right)
        case Name(), Naming():
            return _named(attempt)
        case Group(), Grouping():
            return _grouped(attempt, answer, counts)
        case ((Discard() | Finish()), Throw()):
            return _thrown(attempt, answer)
        case LayOff(), Laying(laid):
            left = outcome(answer, scene, rules)
            key = "right.layoff" if laid else "right.layoff.none"
            return tell(key, left=summed(left.deadwood_cards) if left else "0")
        case Score(), Amounts():
            lines = lines_of(attempt)
            return tell("right.score", lines=capital(lines)) if lines else tell("right.score.none")
        case Spread(), Grouping():
            return _spread("right", answer, scene, rules)
        case Choose(choice), str(option):
            return chosen(choice, option, scene, rules)
        case Spot(claims), int(number):
            return spotted(claims, number, attempt)
        case Curve(), Drawn():
            return tell("right.curve", off=far_off(answer, attempt.right[0]))
        case Principle(), _:
            return tell("right.principle")
    raise AssertionError(f"nothing is said to a right answer of the form {ask.kind}")


def summed(cards: CardSet) -> str:
    """Points of cards as a sum with its total: "8 + 6 = 14", or just "6"."""
    key = "summed.many" if len(cards) > 1 else "summed.one"
    return tell(key, sum=sum_of(cards), total=cards.points)


def _named(attempt: Attempt) -> str:
    cards, right = in_a_row(attempt.scene.hand), attempt.right[0]
    flaw = tell("flaw", right.flaw) if right.flaw else ""
    if attempt.grade is Grade.HALF and attempt.answer.flaw:
        unfit = _unfit(attempt.answer.flaw, attempt.scene.hand)
        return tell("wrong.name.reason", flaw=flaw, unfit=unfit)
    if flaw:
        return tell("right.name.none", cards=cards, flaw=flaw)
    return tell("right.name", cards=cards, right=tell("said", right.kind))


def _unfit(flaw: Flaw, cards: CardSet) -> str:
    """Why that is not what decides that some cards are no meld."""
    first, *others = cards
    one_suit = all(card.suit is first.suit for card in others)
    one_rank = all(card.rank == first.rank for card in others)
    facts = {
        "ranks": ranks_in_a_row(cards),
        "suit": tell("suit", first.suit),
        "count": len(cards),
    }
    match flaw:
        case _ if holds(flaw, cards):
            key = "besides"
        case Flaw.SUITS:
            key = "suits.one_suit" if one_suit else "suits.one_rank" if one_rank else "suits.no_row"
        case Flaw.GAP:
            key = "gap.row" if holds(Flaw.SUITS, cards) or one_suit else "gap.suits"
        case Flaw.NEITHER:
            kind = "one_suit" if one_suit else "one_rank" if one_rank else "row"
            key = f"neither.{kind}"
        case Flaw.ENDS | Flaw.TWO:
            key = str(flaw)
    return tell("unfit", key, **facts)


def _grouped(attempt: Attempt, answer: Grouping, counts: bool) -> str:
    melds = melds_of(answer, attempt.rules)
    laid, ways = arranged(melds, attempt.scene.hand, attempt.rules), len(attempt.right)
    if laid is None or not laid.deadwood_cards:
        return tell("right.group.gin")
    key = "right.group.ways" if ways > 1 else "right.group"
    left = summed(laid.deadwood_cards)
    least = tell(key if counts else f"{key}.asked", summed=left, ways=ways)
    loose = [group for group in answer.groups if group not in melds.groups]
    flaw = flaw_of(loose[0]) if loose else None
    if flaw is None:
        return least
    facts = {"cards": in_a_row(loose[0]), "flaw": tell("flaw", flaw)}
    return f"{least} {tell('right.name.none', **facts)}"


def _thrown(attempt: Attempt, answer: Throw) -> str:
    ask, scene, rules = attempt.ask, attempt.scene, attempt.rules
    if answer.card is None:
        return tell("right.group.gin")
    facts: dict[str, Any] = {"card": answer.card, "left": left_by(answer.card, scene, rules)}
    match ask:
        case Discard(Aim.OUTS):
            return tell("right.outs", outs=outs_after(answer.card, scene, rules), **facts)
        case Discard(Aim.SAFETY):
            return tell("right.safety", wanting=wanting(answer.card, scene, rules), **facts)
    if attempt.grade is Grade.GOOD:
        best = attempt.right[0].card
        near = tell("near", card=best, best=left_by(best, scene, rules))
        return f"{tell('right.throw', **facts)} {near}"
    least = facts["left"] == least_left(scene, rules)
    return tell("right.throw.best" if least else "right.throw", **facts)


def outs_after(card: Card, scene: Scene, rules: RuleSet) -> int:
    """How many cards there are to wait for once this one is thrown."""
    return len(outs(kept_after(card, scene), rules))


def lines_of(attempt: Attempt) -> str:
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


def chosen(choice: Choice, right: str, scene: Scene, rules: RuleSet) -> str:
    """Why an option is the right one, with the numbers of the scene."""
    match choice:
        case Choice.MAY_KNOCK:
            left, cards = best_throws(rules, scene.hand, scene.taken)
            card = max(cards, key=lambda each: (each.points, each))
            limit = scene.limit(rules, card)
            gin_only = ("gin_only",) if right == "no" and limit == 0 else ()
            facts = {"card": card, "left": left, "limit": limit}
            return tell("right.may_knock", right, *gin_only, **facts)
        case Choice.KNOCK:
            left, limit = (
                best_arrangement(scene.hand, rules).deadwood,
                scene.limit(rules, scene.top),
            )
            return tell("right.knock", right, left=left, limit=limit)
        case Choice.TAKE if scene.top is not None:
            after, _ = best_throws(rules, scene.hand | CardSet([scene.top]), scene.top)
            before = best_held(rules, scene.hand, None).deadwood
            return tell("right.take", top=scene.top, after=after, before=before)
        case Choice.WINNER if not scene.void and (scene.knocker is not None or scene.counts):
            own, *theirs = counts_of(scene, rules)
            return tell("right.winner", own=own, theirs=min(theirs))
        case Choice.WINNER:
            return tell("right.winner.void")
        case Choice.NOW:
            knock = knock_of(scene, rules)
            facts = {"now": knock.now, "later": knock.later, "gin": knock.gin}
            return tell("right.now", **facts)
        case Choice.GOES_ON:
            return tell("right.goes_on", stock=scene.stock, floor=rules.stock_floor)
    return tell("right.choose", right=tell("option", choice, right))


def spotted(claims: tuple[Claim, ...], number: int, attempt: Attempt) -> str:
    """What a line that is wrong should say; 0 is none.

    Whether an arrangement is best is told by a number, for the better one may be asked next.
    """
    scene, rules = attempt.scene, attempt.rules
    alone = claims[0] if len(claims) == 1 else None
    if alone is not None and isinstance(alone.ask, Group):
        if number == 0:
            return tell("right.spot.group.none")
        return tell("right.spot.group", best=best_arrangement(scene.hand, rules).deadwood)
    if number == 0:
        return tell("right.spot.none")
    claim = claims[number - 1]
    right = spoken(claim.ask, claim.ask.right(claim.about(scene), rules)[0], rules)
    if alone is not None:
        return tell("right.spot.alone", right=right)
    return tell("right.spot", number=number, right=right)
