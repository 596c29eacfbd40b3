"""What a wrong answer does, in the learner's own numbers."""

from itertools import combinations
from typing import Any, Final

from gin_widgets.cards import (
    DECK,
    Card,
    CardSet,
    arrangements,
    find_meld,
    melds_in,
    open_cards,
)
from gin_widgets.explain.wording import dearest_first, listed
from gin_widgets.lessons.answers import Amounts, Drawn, End, Flaw, Grouping, Laying, Naming, Throw
from gin_widgets.lessons.asks import (
    Aim,
    Choose,
    Count,
    Curve,
    Discard,
    Finish,
    Group,
    LayOff,
    Name,
    Number,
    Principle,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.curve import far_off, leans
from gin_widgets.lessons.asks.discard import left_by
from gin_widgets.lessons.asks.group import arranged
from gin_widgets.lessons.asks.layoff import first_refused, outcome
from gin_widgets.lessons.asks.spread import value
from gin_widgets.lessons.asks.waiting import wanting
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.misconceptions import Attempt
from gin_widgets.lessons.principle import statements
from gin_widgets.lessons.reasons import chosen, lines_of, outs_after, spotted, summed
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.spoken import cards_text, in_a_row, in_order, ranks_in_a_row, spoken
from gin_widgets.lessons.worked import grouped
from gin_widgets.play import best_held
from gin_widgets.rules import RuleSet

FAR: Final = 40
"""So far above the least, in points, an arrangement is still one that somebody could mean."""
FORGOTTEN: Final = 2
"""So many cards somebody forgets in a sum; more of them would be a guess."""


def mistake(attempt: Attempt) -> str:
    """What a wrong answer does, in the learner's own numbers."""
    ask, scene, rules, answer = attempt.ask, attempt.scene, attempt.rules, attempt.answer
    right = attempt.right[0]
    match ask, answer:
        case Curve(), Drawn():
            key = "high" if leans(answer, right) > 0 else "low"
            return tell("wrong.curve", key, off=far_off(answer, right))
        case Number(Count.POINTS), int(said):
            return _ill_added(said, scene.summed)
        case Number(Count.DEADWOOD), int(said):
            return _ill_counted(said, scene, rules)
        case Number(), int():
            facts = {"said": spoken(ask, answer, rules), "right": spoken(ask, right, rules)}
            return tell("wrong.number", **facts)
        case Name(), Naming():
            return _ill_named(attempt)
        case Group(), Grouping():
            return _ill_grouped(attempt, answer)
        case ((Discard() | Finish()), Throw()):
            return _ill_thrown(attempt, answer)
        case LayOff(), Laying():
            return _ill_laid(answer, right, scene, rules)
        case Score(), Amounts():
            facts = {"said": spoken(ask, answer, rules), "right": spoken(ask, right, rules)}
            return tell("wrong.score", lines=lines_of(attempt) or "0", **facts)
        case Spread(), Grouping():
            return _ill_spread(attempt, answer)
        case Choose(choice), str():
            chose = tell("wrong.choose", said=spoken(ask, answer, rules))
            return f"{chose} {chosen(choice, right, scene, rules)}"
        case Spot(claims), int(said):
            wrong = spotted(claims, right, attempt)
            if said == 0 or (claims[0].ask.kind == "group" and not claims[1:]):
                return wrong
            holds = tell("wrong.spot", said=said) if claims[1:] else tell("wrong.spot.alone")
            return f"{holds} {wrong}" if claims[1:] else holds
        case Principle(), int(said):
            text = statements(ask, scene, rules)[said - 1]
            return tell("wrong.principle", said=said, text=text)
    raise AssertionError(f"nothing is said to a wrong answer of the form {ask.kind}")


def _ill_named(attempt: Attempt) -> str:
    """A meld that was not seen, or the card that does not fit one that was.

    Why some cards are no meld is asked next, so it is not told.
    """
    cards, rules, right = attempt.scene.hand, attempt.rules, attempt.right[0]
    said = spoken(attempt.ask, attempt.answer, rules)
    if right.kind == "none":
        odd, others = _unfit(cards, attempt.answer.kind, rules)
        return tell("wrong.name.unfit", said=said, card=odd, others=in_a_row(others))
    facts = {"said": said, "cards": in_a_row(cards), "right": spoken(attempt.ask, right, rules)}
    told = tell("wrong.name", **facts)
    if right.kind == "run":
        return f"{told} {tell('wrong.name.run', ranks=ranks_in_a_row(cards))}"
    return f"{told} {tell('wrong.name.set')}" if attempt.answer.flaw is Flaw.SUITS else told


def _unfit(cards: CardSet, kind: str, rules: RuleSet) -> tuple[Card, CardSet]:
    """A card that does not fit the others in such a meld, and the most cards that go together."""
    for count in range(len(cards) - 1, 0, -1):
        for some in combinations(in_order(cards), count):
            if _go_together(CardSet(some), kind, rules):
                odd = next(card for card in in_order(cards) if card not in some)
                return odd, CardSet(some)
    raise AssertionError("one card goes with itself")


def _go_together(cards: CardSet, kind: str, rules: RuleSet) -> bool:
    """Whether one more card of the deck, or none, makes a meld of that kind of them."""
    melds = (find_meld(cards | CardSet([card]), rules) for card in DECK)
    return len(cards) == 1 or any(meld is not None and meld.kind == kind for meld in melds)


def _ill_added(said: int, cards: CardSet) -> str:
    facts = {"said": said, "summed": summed(cards)}
    forgotten = left_out(said, cards)
    if not forgotten:
        return tell("wrong.points", **facts)
    key = "wrong.points.left_out"
    return tell(key, cards=listed(in_order(forgotten)), **facts)


def _ill_counted(said: int, scene: Scene, rules: RuleSet) -> str:
    """A count of the loose cards: some of them forgotten, or those of a worse arrangement."""
    ways = arrangements(scene.hand, rules, within=FAR)
    melded = {card for meld in melds_in(scene.hand, rules) for card in meld.cards}
    facts = {"said": said, "summed": summed(ways[0].deadwood_cards)}
    for way in ways:
        if way.deadwood == said:
            key = "wrong.deadwood.worse" if way.melds else "wrong.deadwood.all"
            return tell(key, melds=listed(way.melds), **facts)
        never = CardSet(card for card in way.deadwood_cards if card not in melded)
        if never and way.deadwood - never.points == said:
            facts["cards"] = _told(never)
            if way.deadwood == ways[0].deadwood:
                return tell("wrong.deadwood.left_out", **facts)
            only = _told(way.deadwood_cards - never)
            return tell("wrong.deadwood.only", only=only, left=way.deadwood, **facts)
    if forgotten := left_out(said, ways[0].deadwood_cards):
        return tell("wrong.deadwood.left_out", cards=_told(forgotten), **facts)
    return tell("wrong.deadwood", **facts)


def _told(cards: CardSet) -> str:
    return listed(dearest_first(cards))


def left_out(said: int, cards: CardSet) -> CardSet:
    """The one or two cards that were not added where the sum of the others was said.

    None where no two cards make the difference, or others could do it as well.

    >>> loose = CardSet.parse("9S 9H 4D AS")
    >>> str(left_out(18, loose)), str(left_out(14, loose))
    ('A♠ 4♦', '')
    """
    for count in range(1, min(FORGOTTEN, len(cards) - 1) + 1):
        some = [CardSet(each) for each in combinations(cards, count)]
        found = [each for each in some if each.points == cards.points - said]
        if found:
            return found[0] if len(found) == 1 else CardSet()
    return CardSet()


def _ill_grouped(attempt: Attempt, answer: Grouping) -> str:
    scene, rules = attempt.scene, attempt.rules
    for group in answer.groups:
        if find_meld(group, rules) is None:
            best = arranged(attempt.right[0], scene.hand, rules)
            facts = {"said": _total(answer, scene, rules), "best": best.deadwood if best else 0}
            return tell("wrong.group.no_meld", cards=in_a_row(group), **facts)
    laid = arranged(answer, scene.hand, rules)
    best = arranged(attempt.right[0], scene.hand, rules)
    if laid is None or best is None:
        # A card in two groups is a misconception of its own.
        raise AssertionError("an arrangement of melds can be laid")
    if laid.deadwood == best.deadwood:
        return tell("wrong.group.known", said=laid.deadwood)
    for kept in laid.melds:
        for other in best.melds:
            for card in kept.cards & other.cards if kept not in best.melds else ():
                facts = {"card": card, "kept": kept, "left": laid.deadwood, "other": other}
                return tell("wrong.group.shared", best=best.deadwood, **facts)
    return tell("wrong.group.more", summed=summed(laid.deadwood_cards), best=best.deadwood)


def _total(answer: Grouping, scene: Scene, rules: RuleSet) -> str:
    total = grouped(answer, scene.hand, rules).total
    return total["points"] if total else "0"


def _ill_thrown(attempt: Attempt, answer: Throw) -> str:
    ask, scene, rules = attempt.ask, attempt.scene, attempt.rules
    card, right = answer.card, attempt.right[0]
    if card is None or right.card is None:
        return tell("wrong.end.no_throw") if card is None else tell("right.group.gin")
    left, best = left_by(card, scene, rules), left_by(right.card, scene, rules)
    facts: dict[str, Any] = {"card": card, "left": left, "best_card": right.card, "best": best}
    match ask:
        case Discard(Aim.OUTS):
            own, most = (outs_after(each, scene, rules) for each in (card, right.card))
            return tell("wrong.outs", outs=own, best_outs=most, **facts)
        case Discard(Aim.SAFETY):
            own, least = (wanting(each, scene, rules) for each in (card, right.card))
            if card not in best_held(rules, scene.hand, scene.taken).deadwood_cards:
                return tell("wrong.safety.melded", **facts)
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


def _ill_laid(answer: Laying, right: Laying, scene: Scene, rules: RuleSet) -> str:
    refused = first_refused(answer, scene, rules)
    if refused is not None:
        onto = cards_text(refused.onto, rules)
        return tell("wrong.layoff.refused", card=refused.card, onto=onto)
    laid, best = outcome(answer, scene, rules), outcome(right, scene, rules)
    if laid is None or best is None:
        return tell("wrong.layoff.kept", kept=answer.kept)
    facts = {"summed": summed(laid.deadwood_cards), "best": best.deadwood}
    return tell("wrong.layoff.more", **facts)


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
