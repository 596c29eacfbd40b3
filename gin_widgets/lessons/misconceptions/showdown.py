"""What learners believe about the score, the end of a hand, and what is laid down: M26 to M33."""

from collections.abc import Sequence

from gin_widgets.cards import best_arrangement, open_cards
from gin_widgets.lessons.answers import Amounts, Grouping
from gin_widgets.lessons.asks import Choice, Choose, Count, Number, Score, Spread
from gin_widgets.lessons.asks.group import arranged
from gin_widgets.lessons.asks.score import counts_of, ledger, lines_of, result_of
from gin_widgets.lessons.asks.showdown import plan_of
from gin_widgets.lessons.asks.spread import value
from gin_widgets.lessons.misconceptions.attempt import Attempt, Facts
from gin_widgets.rules import Ledger, LineKind, ResultKind, Tie

COUNTS = (LineKind.DIFFERENCE, LineKind.COUNT)
"""The lines of a score that the counts bring."""


def counts_before_laying_off(attempt: Attempt) -> Facts | None:
    """M29: the defender's count is taken before the layoffs."""
    scene, rules = attempt.scene, attempt.rules
    if scene.knocker is None or scene.gin:
        return None
    whole = best_arrangement(scene.hand, rules).deadwood
    after = plan_of(scene, rules).deadwood
    facts = {"whole": whole, "after": after}
    match attempt:
        case _ if whole == after:
            return None
        case Attempt(ask=Number(count=Count.AFTER_LAYOFF), answer=int(said)) if said == whole:
            return facts
        case Attempt(ask=Score() | Choose(choice=Choice.WINNER) | Number(count=Count.FROM_COUNTS)):
            hands = [best_arrangement(hand, rules).deadwood for hand in scene.defenders]
            early = attempt.seen_as(counts=(scene.knocker.deadwood, *hands))
            if early and attempt.answer not in attempt.right:
                return facts
    return None


def tie_to_the_other(attempt: Attempt) -> Facts | None:
    """M26: equal counts go to the knocker, or to nobody."""
    scene, rules = attempt.scene, attempt.rules
    if not _scored(attempt) or scene.void:
        return None
    own, *others = counts_of(scene, rules)
    if own != min(others):
        return None
    nobody = attempt.answer == "nobody" or _nothing(attempt)
    if scene.gin:
        believed = nobody or attempt.seen_as(gin=False)
        return {"form": "gin", "count": own} if believed else None
    other = Tie.KNOCKER if rules.tie is Tie.DEFENDER else Tie.DEFENDER
    if nobody or attempt.as_if(tie=other):
        return {"form": "knocker" if rules.tie is Tie.KNOCKER else "", "count": own}
    return None


def bonus_or_counts_alone(attempt: Attempt) -> Facts | None:
    """M27: only the bonus is written, or only what the counts bring."""
    scene, rules = attempt.scene, attempt.rules
    if not isinstance(attempt.ask, Score) or scene.void:
        return None
    kind = result_of(scene, rules).kind
    counts, bonus = _parts(attempt, in_counts=True), _parts(attempt, in_counts=False)
    if not any(counts) or not any(bonus) or kind is ResultKind.KNOCK:
        return None
    if any(line.kind is LineKind.SPADES for line in lines_of(scene, rules)):
        return None
    if _answers(attempt, counts) or _answers(attempt, bonus):
        penalty = "penalty" if ledger(rules) is Ledger.PENALTIES else ""
        form = ".".join(filter(None, ("gin" if scene.gin else "", penalty)))
        seat = next(at for at, points in enumerate(bonus) if points)
        return {
            "form": form,
            "said": attempt.answer.each[seat],
            "counts": counts[seat],
            "bonus": bonus[seat],
            "total": counts[seat] + bonus[seat],
        }
    return None


def whole_count_after_a_knock(attempt: Attempt) -> Facts | None:
    """M28: after a knock the whole count is written, not the difference."""
    scene, rules = attempt.scene, attempt.rules
    if not _scored(attempt) or scene.void or scene.gin:
        return None
    result = result_of(scene, rules)
    lines = [line for line in lines_of(scene, rules) if line.kind is LineKind.DIFFERENCE]
    if not lines or result.winner is None or result.deadwood[result.winner] == 0:
        return None
    own, right = result.deadwood[result.winner], sum(line.points for line in lines)
    whole = right + own * len(lines)
    facts = {"whole": whole, "own": whole - right, "right": right}
    match attempt:
        case Attempt(ask=Number(count=Count.FROM_COUNTS), answer=int(said)):
            return facts if said == whole else None
        case Attempt(ask=Score(), answer=Amounts()):
            more = [0] * len(result.deadwood)
            for line in lines:
                more[line.seat] += own
            pairs = zip(attempt.right[0].each, more, strict=True)
            believed = [points + add for points, add in pairs]
            if not _answers(attempt, believed):
                return None
            said = max(believed)
            return {"form": "within", "said": said, **facts} if said > whole else facts
    return None


def forgets_the_doubling(attempt: Attempt) -> Facts | None:
    """M30: a spade as first upcard doubles, and that is forgotten."""
    scene, rules = attempt.scene, attempt.rules
    if not rules.spade_doubles or scene.upcard is None or scene.void:
        return None
    match attempt:
        case Attempt(ask=Choose(choice=Choice.DOUBLES), answer="no"):
            return {"form": "no", "upcard": scene.upcard}
        case Attempt(ask=Score(), answer=Amounts(each)) if attempt.as_if(spade_doubles=False):
            return {"upcard": scene.upcard, "said": max(each), "right": max(attempt.right[0].each)}
    return None


def plays_the_stock_out(attempt: Attempt) -> Facts | None:
    """M31: the hand goes on with the last cards of the stock."""
    scene, rules = attempt.scene, attempt.rules
    match attempt:
        case Attempt(ask=Choose(choice=Choice.GOES_ON), answer=str(said)):
            right = attempt.right[0]
            if right == "void" and said in ("on", "new_stock"):
                return {"stock": scene.stock, "floor": rules.stock_floor}
            if right == "new_stock" and said == "on":
                return {"form": "new", "stock": scene.stock, "floor": rules.stock_floor}
        case Attempt(ask=Number(count=Count.DRAWS), answer=int(said)):
            if attempt.as_if(stock_floor=0):
                return {"form": "draws", "said": said, "floor": rules.stock_floor}
    return None


def lower_count_wins_a_void_hand(attempt: Attempt) -> Facts | None:
    """M32: without a knock the lower count wins the hand, or the next deal."""
    scene = attempt.scene
    if not scene.void or attempt.answer in attempt.right:
        return None
    match attempt:
        case Attempt(ask=Choose(choice=Choice.DEALS), answer=str(said)) if said != "same":
            return {"form": "deals", "low": min(scene.counts), "high": max(scene.counts)}
        case Attempt(ask=Score() | Choose(choice=Choice.WRITES | Choice.WINNER)):
            return {"low": min(scene.counts), "high": max(scene.counts)}
    return None


def leaves_the_door_open(attempt: Attempt) -> Facts | None:
    """M33: of two ways that count the same, the one is laid down that lets more be laid off."""
    scene, rules = attempt.scene, attempt.rules
    match attempt:
        case Attempt(ask=Spread(), answer=Grouping() as grouping):
            if not attempt.right:
                return None
            laid = arranged(grouping, scene.hand, rules)
            best = arranged(attempt.right[0], scene.hand, rules)
            if laid is None or best is None or laid.deadwood != best.deadwood:
                return None
            yours, other = (open_cards(each.melds, rules) - scene.hand for each in (laid, best))
            more = yours - other
            if not more:
                return None
            facts = {"left": laid.deadwood, "more": more}
            if scene.after:
                price = value(best, scene, rules)[0] - value(laid, scene, rules)[0]
                return {"form": "price", **facts, "price": price}
            yours, other = yours & scene.unseen, other & scene.unseen
            return {**facts, "yours": len(yours), "other": len(other)}
    return None


def _scored(attempt: Attempt) -> bool:
    """Whether the question is who writes how much, or who wins."""
    match attempt.ask:
        case Score() | Choose(choice=Choice.WINNER) | Number(count=Count.FROM_COUNTS):
            return bool(attempt.scene.counts or attempt.scene.knocker)
    return False


def _parts(attempt: Attempt, *, in_counts: bool) -> list[int]:
    """What each writes for the counts, or besides them."""
    scene, rules = attempt.scene, attempt.rules
    amounts = [0] * len(counts_of(scene, rules))
    for line in lines_of(scene, rules):
        if (line.kind in COUNTS) is in_counts:
            amounts[line.seat] += line.points
    return amounts


def _answers(attempt: Attempt, amounts: Sequence[int]) -> bool:
    return isinstance(attempt.answer, Amounts) and attempt.answer.each == tuple(amounts)


def _nothing(attempt: Attempt) -> bool:
    return isinstance(attempt.answer, Amounts) and not any(attempt.answer.each)
