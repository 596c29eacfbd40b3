"""What learners believe about laying off: M20 to M25."""

from collections.abc import Iterator

from gin_widgets.cards import (
    Card,
    CardSet,
    LayoffChain,
    LayoffPlan,
    Meld,
    arrangements,
    best_arrangement,
    best_layoff,
    fits,
    layable,
)
from gin_widgets.lessons.answers import Laid, Laying
from gin_widgets.lessons.asks import Count, LayOff, Number, Score
from gin_widgets.lessons.asks.layoff import first_refused, home_of, outcome
from gin_widgets.lessons.asks.score import counts_of
from gin_widgets.lessons.asks.showdown import laid_before, plan_of
from gin_widgets.lessons.misconceptions.attempt import Attempt, Facts


def lays_off_on_gin(attempt: Attempt) -> Facts | None:
    """M20: cards are laid off against gin."""
    if not attempt.scene.gin:
        return None
    match attempt:
        case Attempt(ask=LayOff(), answer=Laying(laid)) if laid:
            return {"card": laid[0].card, "left": plan_of(attempt.scene, attempt.rules).deadwood}
        case Attempt(ask=Number(count=Count.AFTER_LAYOFF), answer=int(said)):
            if attempt.seen_as(gin=False):
                left = attempt.right[0]
                return {"form": "count", "said": said, "left": left}
        case Attempt(ask=Score()) if attempt.scene.knocker is not None:
            counts = counts_of(attempt.scene.but(gin=False), attempt.rules)
            if attempt.seen_as(counts=counts):
                left = plan_of(attempt.scene, attempt.rules).deadwood
                return {
                    "form": "count",
                    "said": counts[1 + len(attempt.scene.before)],
                    "left": left,
                }
    return None


def misses_a_layoff(attempt: Attempt) -> Facts | None:
    """M21: a card fits a meld as the knocker laid it, and stays in the hand."""
    for card, meld in _missed(attempt):
        if card in fits(meld, attempt.rules):
            return {"card": card, "meld": meld, "points": card.points}
    return None


def misses_the_chain(attempt: Attempt) -> Facts | None:
    """M22: a card fits only behind another one that is laid off, and stays in the hand."""
    missed = list(_missed(attempt))
    if any(card in fits(meld, attempt.rules) for card, meld in missed):
        return None
    laid = [each.card for each in plan_of(attempt.scene, attempt.rules).layoffs]
    for card, meld in missed:
        first = next((each for each in laid if card in _fits_behind(each, meld, attempt)), None)
        if first is not None:
            return {"card": card, "first": first, "meld": meld, "points": card.points}
    return None


def lays_on_loose_cards(attempt: Attempt) -> Facts | None:
    """M23: a card is laid on the knocker's loose cards."""
    refused, knocker = _refused(attempt), attempt.scene.knocker
    if refused is None or knocker is None:
        return None
    loose = refused.onto & knocker.deadwood_cards
    return {"card": refused.card, "loose": next(iter(loose))} if loose else None


def lays_on_other_melds(attempt: Attempt) -> Facts | None:
    """M24: a card is laid on another defender's meld, or on what he laid off."""
    refused, scene = _refused(attempt), attempt.scene
    if refused is None or scene.knocker is None:
        return None
    if any(refused.onto <= hand for hand in (*scene.before, *scene.after)):
        return {"card": refused.card, "onto": refused.onto}
    before = laid_before(scene, attempt.rules)
    home = home_of(refused, scene.knocker.melds, before)
    if home is None:
        return None
    added = [each.card for each in before if each.meld == home]
    if added and refused.card in layable(home, attempt.rules, own=added):
        return {"form": "layoff", "card": refused.card, "laid": added[-1]}
    return None


def keeps_own_melds(attempt: Attempt) -> Facts | None:
    """M25: no own meld is ever broken for a layoff."""
    scene, rules = attempt.scene, attempt.rules
    if scene.knocker is None or scene.gin:
        return None
    best = plan_of(scene, rules)
    broken = [
        meld
        for meld in best_arrangement(scene.hand, rules).melds
        if not any(meld.cards <= kept.cards for kept in best.arrangement.melds)
    ]
    left = _counted(attempt)
    if not broken or left is None:
        return None
    if left not in {plan.deadwood for plan in _beside_own_melds(attempt)}:
        return None
    card = next((each.card for each in best.layoffs if each.card in broken[0].cards), None)
    if card is None or card in _cards_laid(attempt):
        return None
    return {"meld": broken[0], "card": card, "left": left, "best": best.deadwood}


def _fits_behind(first: Card, meld: Meld, attempt: Attempt) -> CardSet:
    """The cards that fit a meld of the knocker only once this card is laid off on it."""
    rules = attempt.rules
    if rules.layoff_chain is LayoffChain.NONE or first not in fits(meld, rules):
        return CardSet()
    return layable(meld, rules, own=[first]) - fits(meld, rules)


def _missed(attempt: Attempt) -> Iterator[tuple[Card, Meld]]:
    """Each card that could still be laid off, with the knocker's meld that it fits."""
    scene, rules = attempt.scene, attempt.rules
    if scene.knocker is None or scene.gin:
        return
    match attempt:
        case Attempt(ask=LayOff(), answer=Laying(made) as laying):
            after = outcome(laying, scene, rules)
            if after is None:
                return
            before = laid_before(scene, rules)
            for meld in scene.knocker.melds:
                own = CardSet(each.card for each in made if meld.cards <= each.onto)
                others = CardSet(each.card for each in before if each.meld == meld)
                for card in layable(meld, rules, own=own, others=others) & after.deadwood_cards:
                    yield card, meld
        case Attempt(ask=Number(count=Count.AFTER_LAYOFF), answer=int(said)):
            plan, whole = plan_of(scene, rules), best_arrangement(scene.hand, rules).deadwood
            for last in plan.layoffs[::-1]:
                if said == plan.deadwood + last.card.points < whole:
                    yield last.card, last.meld


def _beside_own_melds(attempt: Attempt) -> Iterator[LayoffPlan]:
    """What a defender reaches who keeps the melds of his best arrangement whole."""
    scene, rules = attempt.scene, attempt.rules
    if scene.knocker is None:
        return
    for arrangement in arrangements(scene.hand, rules):
        loose, before = arrangement.deadwood_cards, laid_before(scene, rules)
        yield best_layoff(loose, scene.knocker.melds, rules, others=before)


def _refused(attempt: Attempt) -> Laid | None:
    match attempt:
        case Attempt(ask=LayOff(), answer=Laying() as laying) if not attempt.scene.gin:
            return first_refused(laying, attempt.scene, attempt.rules)
    return None


def _cards_laid(attempt: Attempt) -> CardSet:
    match attempt.answer:
        case Laying() as laying:
            return laying.cards
    return CardSet()


def _counted(attempt: Attempt) -> int | None:
    """With how much, in points, the defender is left as the learner sees it."""
    match attempt:
        case Attempt(ask=LayOff(), answer=Laying() as laying):
            laid = outcome(laying, attempt.scene, attempt.rules)
            return None if laid is None else laid.deadwood
        case Attempt(ask=Number(count=Count.AFTER_LAYOFF), answer=int(said)):
            return said
    return None
