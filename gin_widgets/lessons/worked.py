"""Answers worked out as sums: the learner's and the best one with the same arithmetic."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from gin_widgets.cards import (
    Arrangement,
    Card,
    CardSet,
    arrangements,
    best_layoff,
    find_meld,
    open_cards,
)
from gin_widgets.explain import line_text
from gin_widgets.explain.wording import Cast, capital, dearest_first, say, sum_of
from gin_widgets.guide.wire import Row, Why
from gin_widgets.lessons.answers import Amounts, Drawn, Grouping, Laying, Throw
from gin_widgets.lessons.asks import (
    Ask,
    Choice,
    Choose,
    Count,
    Curve,
    Discard,
    Finish,
    LayOff,
    Number,
    Score,
    Spot,
    Spread,
)
from gin_widgets.lessons.asks.discard import may_throw
from gin_widgets.lessons.asks.group import arranged
from gin_widgets.lessons.asks.layoff import outcome
from gin_widgets.lessons.asks.number import could_lay_off, knock_of
from gin_widgets.lessons.asks.score import counts_of, result_of
from gin_widgets.lessons.asks.spread import value
from gin_widgets.lessons.asks.waiting import outs, wanting
from gin_widgets.lessons.content.words import tell
from gin_widgets.lessons.principle import principle
from gin_widgets.lessons.scene import Scene
from gin_widgets.lessons.spoken import mark_name, players_of, spoken
from gin_widgets.play import best_held, best_throws
from gin_widgets.rules import LimitSource, RuleSet

FAR = 60
"""So far above the least, in points, a count is still looked for among the arrangements."""


@dataclass(frozen=True, slots=True)
class Sum:
    """Rows that add up to a total; the total is None where nothing is added up."""

    rows: tuple[Row, ...]
    total: Row | None = None


def worked(ask: Ask[Any], scene: Scene, rules: RuleSet, answer: Any = None) -> Why:
    """The way to an answer, step by step; None takes the right one that is shown first."""
    shown = ask.right(scene, rules)[0] if answer is None else answer
    reached = sum_of_answer(ask, shown, scene, rules) or Sum(())
    return {
        "headline": capital(spoken(ask, shown, rules)),
        "rows": list(reached.rows),
        "total": reached.total,
        "because": [],
        "rule": principle(ask, scene, rules),
    }


def sum_of_answer(
    ask: Ask[Any], answer: Any, scene: Scene, rules: RuleSet, counted: dict[Card, int] | None = None
) -> Sum | None:
    """An answer as a sum, or None where it adds nothing up.

    `counted` is what the learner took cards for, in points, where that is known.
    """
    match ask, answer:
        case Number(count), int():
            return _number(count, answer, scene, rules, counted or {})
        case Spread(), Grouping():
            return laid_down(answer, scene, rules)
        case _, Grouping():
            return grouped(answer, scene.hand, rules)
        case ((Discard() | Finish()), Throw(card)):
            return thrown(card, scene, rules)
        case LayOff(), Laying():
            return laid_off(answer, scene, rules)
        case Score(), Amounts():
            return scored(answer, scene, rules)
        case Curve(), Drawn(heights):
            marks = zip(ask.frame.turns, heights, strict=True)
            return Sum(tuple(row(mark_name(turns), str(height)) for turns, height in marks))
        case Choose(choice), str():
            return _chosen(choice, scene, rules)
        case Spot(claims), int() if 1 <= answer <= len(claims):
            claim = claims[answer - 1]
            about = claim.about(scene)
            return sum_of_answer(claim.ask, claim.ask.right(about, rules)[0], about, rules)
    return None


def arranged_sum(arrangement: Arrangement) -> Sum:
    """Melds that cost nothing, and the loose cards with their points."""
    rows = [row(f"{say(meld.kind)} {meld}", "0") for meld in arrangement.melds]
    return Sum((*rows, *_loose(arrangement.deadwood_cards)), _deadwood(arrangement.deadwood))


def grouped(grouping: Grouping, hand: CardSet, rules: RuleSet) -> Sum:
    """Groups as the learner laid them: one that is no meld costs its points."""
    rows, total = [], 0
    twice = [card for card in grouping.cards if sum(card in each for each in grouping.groups) > 1]
    for group in grouping.groups:
        meld = find_meld(group, rules)
        total += 0 if meld else group.points
        cards = " ".join(map(str, dearest_first(group)))
        told = f"{say(meld.kind)} {meld}" if meld else tell("row.no_meld", cards=cards)
        rows.append(row(told, "0" if meld else sum_of(group)))
    rows += [row(tell("row.twice", cards=_in_a_row(twice)), "")] if twice else []
    loose = hand - grouping.cards
    return Sum((*rows, *_loose(loose)), _deadwood(total + loose.points))


def laid_down(grouping: Grouping, scene: Scene, rules: RuleSet) -> Sum:
    """What a knocker lays down, and what the others make of it."""
    own = grouped(grouping, scene.hand, rules)
    laid = arranged(grouping, scene.hand, rules)
    if laid is None or laid.deadwood > scene.limit(rules):
        return own
    deadwood = row(say("row.deadwood"), str(laid.deadwood))
    if not scene.after:
        layable = open_cards(laid.melds, rules) & scene.unseen
        cards = tell("row.open", cards=_in_a_row(layable)) if layable else tell("row.closed")
        return Sum((*own.rows, deadwood), row(cards, str(layable.points)))
    theirs = [best_layoff(hand, laid.melds, rules).deadwood for hand in scene.after]
    others = row(tell("row.others"), " + ".join(map(str, theirs)))
    worth = value(laid, scene, rules)[0]
    return Sum((*own.rows, deadwood, others), row(tell("row.above"), str(worth)))


def thrown(card: Card | None, scene: Scene, rules: RuleSet) -> Sum:
    """What is left once a card is thrown; None throws nothing."""
    held = scene.hand if card is None else scene.hand - CardSet([card])
    left = arranged_sum(best_held(rules, held, scene.taken))
    first = () if card is None else (row(tell("row.thrown", card=card), ""),)
    return Sum((*first, *left.rows), left.total)


def laid_off(laying: Laying, scene: Scene, rules: RuleSet) -> Sum | None:
    """What is left after the layoffs, where the rules allow them."""
    after = outcome(laying, scene, rules)
    if after is None:
        return None
    rows = (
        row(tell("row.laid", card=each.card, onto=each.onto), f"−{each.card.points}")
        for each in laying.laid
    )
    left = arranged_sum(after)
    return Sum((*rows, *left.rows), left.total)


def scored(amounts: Amounts, scene: Scene, rules: RuleSet) -> Sum:
    """What the rules write line by line, or an answer player by player."""
    names, right = players_of(scene), Score().right(scene, rules)
    if amounts not in right:
        each = zip(names, amounts.each, strict=True)
        return Sum(tuple(row(capital(name), str(points)) for name, points in each))
    result = result_of(scene, rules)
    cast = Cast(names)
    lines = tuple(
        row(
            tell("row.line", who=names[line.seat], line=line_text(result, line, cast)),
            str(line.points),
        )
        for line in result.lines
    )
    if len({(line.seat, line.ledger) for line in result.lines}) > 1:
        return Sum(lines)
    return Sum(lines, row(say("line.total"), str(sum(line.points for line in result.lines))))


def row(text: str, points: str) -> Row:
    """A line of a sum."""
    return {"text": text, "points": points}


def _number(
    count: Count, said: int, scene: Scene, rules: RuleSet, counted: dict[Card, int]
) -> Sum | None:
    right = Number(count).right(scene, rules)[0]
    match count:
        case Count.POINTS:
            each = {card: counted.get(card, card.points) for card in dearest_first(scene.summed)}
            if sum(each.values()) != said:
                return Sum((), _total(said))
            rows = tuple(row(str(card), str(points)) for card, points in each.items())
            return Sum(rows, _total(said))
        case Count.DEADWOOD:
            return _counting(said, scene.hand, rules)
        case Count.LEFT:
            least, cards = best_throws(rules, scene.hand, scene.taken)
            return thrown(next(iter(cards)), scene, rules) if said == least else None
        case Count.AFTER_LAYOFF if said == right:
            return _after_layoff(scene, rules)
        case Count.AFTER_LAYOFF:
            return _counting(said, scene.hand, rules)
        case _ if said != right:
            return None
    return _fact(count, said, scene, rules)


def _fact(count: Count, said: int, scene: Scene, rules: RuleSet) -> Sum | None:
    """How a number that no cards add up to comes about."""
    total = _total(said)
    match count:
        case Count.LIMIT:
            floating = rules.limit_source is LimitSource.TOP_DISCARD
            setter = scene.top if floating else scene.upcard
            if setter is None or rules.limit_source is LimitSource.FIXED:
                return Sum((), total)
            return Sum((row(tell("row.upcard", card=setter), str(setter.points)),), total)
        case Count.OUTS:
            found = outs(scene, rules)
            return Sum((row(_in_a_row(found), str(len(found))),) if found else (), total)
        case Count.WANTING:
            (card,) = scene.hand
            same_rank = CardSet(c for c in scene.unseen if c.rank == card.rank)
            pairs = len(same_rank) * (len(same_rank) - 1) // 2
            runs = wanting(card, scene, rules) - pairs
            rows = (row(tell("row.pairs_set"), str(pairs)), row(tell("row.pairs_run"), str(runs)))
            return Sum(rows, total)
        case Count.STOCK:
            players, each = scene.players, rules.cards_each(scene.players)
            dealt = tell("row.dealt", players=players, each=each)
            deck, upcard = row(tell("row.deck"), "52"), row(tell("row.one_upcard"), "−1")
            return Sum((deck, row(dealt, f"−{players * each}"), upcard), total)
        case Count.DRAWS:
            stock, last = row(tell("row.stock"), str(said + rules.stock_floor)), rules.stock_floor
            return Sum((stock, row(tell("row.last"), f"−{last}")), total)
        case Count.OPEN:
            cards = _in_a_row(could_lay_off(scene, rules))
            return Sum((row(tell("row.fits", cards=cards), str(said)),) if cards else (), total)
        case Count.FROM_COUNTS | Count.BONUS:
            return scored(Score().right(scene, rules)[0], scene, rules)
        case Count.CHANCE:
            found = outs(scene, rules)
            helping = row(tell("row.outs", cards=_in_a_row(found)), str(len(found)))
            unseen = row(tell("row.of"), str(len(scene.unseen)))
            return Sum((helping, unseen, row(tell("row.draws"), str(scene.draws))))
        case Count.UNSEEN:
            return Sum((row(tell("row.deck"), "52"), row(tell("row.seen"), f"−{52 - said}")), total)
    return Sum((), total)


def _counting(said: int, hand: CardSet, rules: RuleSet) -> Sum | None:
    """An arrangement that leaves so much, the best such one."""
    for each in arrangements(hand, rules, within=FAR):
        if each.deadwood == said:
            return arranged_sum(each)
    return None


def _after_layoff(scene: Scene, rules: RuleSet) -> Sum | None:
    if scene.gin or scene.knocker is None:
        return arranged_sum(arrangements(scene.hand, rules)[0])
    return laid_off(LayOff().right(scene, rules)[0], scene, rules)


def _chosen(choice: Choice, scene: Scene, rules: RuleSet) -> Sum | None:
    match choice:
        case Choice.MAY_KNOCK if may_throw(scene, rules):
            _, cards = best_throws(rules, scene.hand, scene.taken)
            left = thrown(next(iter(cards)), scene, rules)
            limit = row(tell("row.limit"), str(scene.limit(rules)))
            return Sum((*left.rows, limit), left.total)
        case Choice.WINNER if not scene.void and (scene.knocker is not None or scene.counts):
            counts = zip(players_of(scene), counts_of(scene, rules), strict=True)
            return Sum(tuple(row(capital(name), str(count)) for name, count in counts))
        case Choice.NOW:
            knock = knock_of(scene, rules)
            each = (("now", knock.now), ("later", knock.later), ("gin", knock.gin))
            return Sum(tuple(row(tell("row", name), str(points)) for name, points in each))
        case Choice.GOES_ON if scene.stock is not None:
            return Sum(
                (
                    row(tell("row.stock"), str(scene.stock)),
                    row(tell("row.floor"), str(rules.stock_floor)),
                )
            )
    return None


def _loose(cards: CardSet) -> tuple[Row, ...]:
    """The loose cards in a row, if there are any."""
    return (row(say("loose.cards", cards=_in_a_row(cards)), sum_of(cards)),) if cards else ()


def _in_a_row(cards: Iterable[Card]) -> str:
    return " ".join(map(str, dearest_first(cards)))


def _deadwood(points: int) -> Row:
    return row(say("row.deadwood"), str(points))


def _total(points: int) -> Row:
    return row(say("line.total"), str(points))
