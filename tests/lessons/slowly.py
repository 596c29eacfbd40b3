"""The questions of the course answered once more, by the slow solver and by hand.

Nothing here asks the engine. `solved` gives the right answers as keys, `key` the key of an answer;
None is said where a question has no second way to an answer.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from gin_widgets.cards import DECK, Card, CardSet
from gin_widgets.lessons import Scene
from gin_widgets.lessons.answers import End
from gin_widgets.lessons.asks import (
    Aim,
    Ask,
    Choice,
    Choose,
    Count,
    Discard,
    Finish,
    Group,
    LayOff,
    Name,
    Number,
    Score,
    Spot,
    Spread,
)
from gin_widgets.rules import (
    AceUpcard,
    LimitCompare,
    LimitSource,
    RuleSet,
    Scoring,
    StockOut,
    Tie,
)
from tests import slow
from tests.slow import Cards


def agrees(ask: Ask[Any], scene: Scene, rules: RuleSet) -> bool:
    """Whether the engine's right answers are the slow solver's; True where it has no word."""
    expected = solved(ask, scene, rules)
    if expected is None:
        return True
    return {key(ask, answer, scene, rules) for answer in ask.right(scene, rules)} == expected


def solved(ask: Ask[Any], scene: Scene, rules: RuleSet) -> set[Any] | None:
    match ask:
        case Number(count):
            number = NUMBERS[count](scene, rules) if count in NUMBERS else None
            return None if number is None else {number}
        case Choose(choice):
            option = CHOICES[choice](scene, rules) if choice in CHOICES else None
            return None if option is None else {option}
        case Name():
            hand = frozenset(scene.hand)
            runs = slow.is_run(hand, *reading(rules))
            return {"set" if slow.is_set(hand) else "run" if runs else "none"}
        case Group(other):
            hand = frozenset(scene.hand)
            least = least_deadwood(hand, rules)
            layouts = slow.layouts(hand, *reading(rules))
            best = {slow.cover(e) for e in layouts if slow.points(slow.loose(hand, e)) == least}
            return best - {slow.cover(tuple(map(frozenset, other.groups)))} if other else best
        case Discard(aim):
            return _discards(aim, scene, rules)
        case Finish():
            return _endings(scene, rules)
        case LayOff():
            return {after_layoffs(scene, rules)}
        case Score():
            return {written(scene, rules)}
        case Spread():
            worth = [_worth(laid, scene, rules) for laid in _allowed(scene, rules)]
            return {max(worth)} if worth else set()
        case Spot(claims):
            return _wrong_lines(claims, scene, rules)
    return None


def key(ask: Ask[Any], answer: Any, scene: Scene, rules: RuleSet) -> Any:
    """What of an answer the slow solver knows."""
    match ask:
        case Name():
            return answer.kind
        case Group():
            laid = tuple(map(frozenset, answer.groups))
            melds = all(slow.is_meld(each, *reading(rules)) for each in laid)
            return slow.cover(laid) if melds else None
        case Discard():
            return answer.card
        case Finish():
            return answer.end, answer.card
        case LayOff():
            rest = frozenset(scene.hand) - frozenset(answer.cards)
            if answer.kept is None:
                return least_deadwood(rest, rules)
            return slow.points(slow.loose(rest, tuple(map(frozenset, answer.kept.groups))))
        case Score():
            return answer.each
        case Spread():
            return _worth(tuple(map(frozenset, answer.groups)), scene, rules)
    return answer


def reading(rules: RuleSet) -> tuple[str, str]:
    return str(rules.run_kind), str(rules.ace_in_runs)


def least_deadwood(hand: Cards, rules: RuleSet) -> int:
    return _least(hand, *reading(rules))


@cache
def _least(hand: Cards, kind: str, ace: str) -> int:
    return slow.least_deadwood(hand, kind, ace)


def limit(scene: Scene, rules: RuleSet, thrown: Card | None = None) -> int:
    """A limit read off the table: the card that sets it, ten at most, an ace by its own rule."""
    if rules.limit_source is LimitSource.FIXED:
        return 10
    setter = scene.upcard
    if rules.limit_source is LimitSource.TOP_DISCARD:
        setter = thrown or (scene.pile[-1] if scene.pile else scene.upcard)
    assert setter is not None
    if setter.rank == 1 and rules.ace_upcard is AceUpcard.GIN_ONLY:
        return 0
    return min(setter.rank, 10) - (rules.limit_compare is LimitCompare.BELOW)


def left_after(scene: Scene, rules: RuleSet) -> dict[Card, int]:
    """What each throw that is allowed leaves."""
    hand = frozenset(scene.hand)
    stays = {scene.taken} if scene.taken and not rules.may_return_taken_card else set()
    return {card: least_deadwood(hand - {card}, rules) for card in hand - stays}


def waits(hand: Cards, unseen: Cards, rules: RuleSet) -> Cards:
    """The unseen cards that make a meld of three with two of these."""
    pairs = list(combinations(hand, 2))
    return frozenset(
        card
        for card in unseen
        if any(slow.is_meld(frozenset((card, *pair)), *reading(rules)) for pair in pairs)
    )


def pairs_for(card: Card, among: Cards, rules: RuleSet) -> list[Cards]:
    near = [other for other in among if other != card]
    return [
        frozenset(pair)
        for pair in combinations(near, 2)
        if slow.is_meld(frozenset((card, *pair)), *reading(rules))
    ]


def unseen(scene: Scene) -> Cards:
    shown = {*scene.hand, *scene.pile, *scene.picked, *scene.seen}
    shown |= {scene.upcard} if scene.upcard else set()
    shown |= set(scene.knocker.cards) if scene.knocker else set()
    return frozenset(DECK) - shown


def after_layoffs(scene: Scene, rules: RuleSet, hand: CardSet | None = None) -> int:
    """What a defender is left with; a card laid off by another one is of no use to him."""
    assert scene.knocker is not None
    cards = frozenset(scene.hand if hand is None else hand)
    if scene.gin:
        return least_deadwood(cards, rules)
    melds = tuple(frozenset(meld.cards) for meld in scene.knocker.melds)
    return slow.least_after_layoffs(cards, melds, str(rules.layoff_chain), *reading(rules))


def counts(scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    if scene.counts:
        return scene.counts
    assert scene.knocker is not None
    defenders = (*scene.before, scene.hand, *scene.after)
    own = slow.points(frozenset(scene.knocker.deadwood_cards))
    return (own, *(after_layoffs(scene, rules, hand) for hand in defenders))


def winner(scene: Scene, rules: RuleSet) -> int:
    """The seat that wins: the knocker's is 0."""
    own, *others = counts(scene, rules)
    low = min(others)
    beaten = low <= own if rules.tie is Tie.DEFENDER else low < own
    return 1 + others.index(low) if beaten and not scene.gin else 0


def written(scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    """What each writes, by the rules as RULES.md tells them."""
    if scene.void:
        return (0,) * len(scene.counts)
    every, seat = counts(scene, rules), winner(scene, rules)
    losers = [at for at in range(len(every)) if at != seat]
    undercut = seat != 0
    amounts = [0] * len(every)
    if rules.scoring is Scoring.PENALTY_POINTS:
        for at in losers:
            amounts[at] = every[at] - every[seat]
            if scene.gin:
                amounts[at] = every[at] * rules.gin_penalty_factor + rules.gin_penalty_bonus
        amounts[0] += rules.undercut_penalty if undercut else 0
    else:
        difference = sum(every[at] - every[seat] for at in losers)
        rewards = rules.scoring is Scoring.BOTH
        if scene.gin:
            amounts[seat] = rules.gin_bonus + (0 if rewards else sum(every))
        elif undercut:
            adds = rules.undercut_adds_difference and not rewards
            amounts[seat] = rules.undercut_bonus + (difference if adds else 0)
        else:
            amounts[seat] = rules.knock_reward + (0 if rewards else difference)
    return tuple(each * (2 if doubles(scene, rules) else 1) for each in amounts)


def doubles(scene: Scene, rules: RuleSet) -> bool:
    return rules.spade_doubles and scene.upcard is not None and scene.upcard.code[-1] == "S"


def _chance(scene: Scene, rules: RuleSet) -> int:
    """One draw after the other misses."""
    cards = unseen(scene)
    missing, of, missed = len(cards - waits(frozenset(scene.hand), cards, rules)), len(cards), 1.0
    for draw in range(scene.draws):
        missed *= (missing - draw) / (of - draw)
    return round(100 - 100 * missed)


def _wanting(scene: Scene, rules: RuleSet) -> int:
    (card,) = scene.hand
    return len(pairs_for(card, unseen(scene), rules))


def _open(scene: Scene, rules: RuleSet) -> int:
    assert scene.knocker is not None
    melds = [frozenset(meld.cards) for meld in scene.knocker.melds]
    longer = [
        card
        for card in unseen(scene)
        if any(slow.is_meld(meld | {card}, *reading(rules)) for meld in melds)
    ]
    return len(longer)


def _stock(scene: Scene, rules: RuleSet) -> int:
    return 51 - scene.players * (10 if scene.players == 2 else 7)


def _alike(scene: Scene, rules: RuleSet) -> int:
    same = limit(scene, rules)
    return sum(limit(scene.but(upcard=card, pile=()), rules) == same for card in DECK)


def _after(scene: Scene, rules: RuleSet) -> int | None:
    return None if scene.knocker is None else after_layoffs(scene, rules)


def _left(scene: Scene, rules: RuleSet) -> int | None:
    return min(left_after(scene, rules).values()) if _free(scene, rules) else None


def _free(scene: Scene, rules: RuleSet) -> bool:
    """Whether the card that was taken may be melded at once, which the slow solver takes for so."""
    return scene.taken is None or rules.may_meld_taken_card


NUMBERS: dict[Count, Callable[[Scene, RuleSet], int | None]] = {
    Count.POINTS: lambda scene, _: slow.points(frozenset(scene.counted or scene.hand)),
    Count.CARDS: lambda scene, _: sum(card in scene.hand for card in DECK),
    Count.DEADWOOD: lambda scene, rules: least_deadwood(frozenset(scene.hand), rules),
    Count.LIMIT: limit,
    Count.LEFT: _left,
    Count.AFTER_LAYOFF: _after,
    Count.OUTS: lambda s, rules: len(waits(frozenset(s.hand), unseen(s), rules)),
    Count.WANTING: _wanting,
    Count.UNSEEN: lambda scene, _: len(unseen(scene)),
    Count.CHANCE: _chance,
    Count.OPEN: _open,
    Count.STOCK: _stock,
    Count.DRAWS: lambda scene, rules: _stock(scene, rules) - rules.stock_floor,
    Count.ALIKE: _alike,
}


def _may_knock(scene: Scene, rules: RuleSet) -> str | None:
    if not _free(scene, rules):
        return None
    ends = (left <= limit(scene, rules, c) for c, left in left_after(scene, rules).items())
    return "yes" if any(ends) else "no"


def _knock(scene: Scene, rules: RuleSet) -> str:
    top = scene.pile[-1] if scene.pile else None
    enough = least_deadwood(frozenset(scene.hand), rules) <= limit(scene, rules, top)
    return "knock" if enough else "on"


def _take(scene: Scene, rules: RuleSet) -> str | None:
    """Taking must lower the count; with which meld the slow solver does not say."""
    top = scene.pile[-1] if scene.pile else scene.upcard
    if top is None or not rules.may_meld_taken_card:
        return None
    hand = frozenset(scene.hand)
    after = min(least_deadwood((hand | {top}) - {card}, rules) for card in hand)
    joins = waits(hand, frozenset({top}), rules)
    return "take" if joins and after < least_deadwood(hand, rules) else "stock"


def _winner(scene: Scene, rules: RuleSet) -> str:
    if scene.void or (scene.knocker is None and not scene.counts):
        return "nobody"
    return "knocker" if winner(scene, rules) == 0 else "defender"


def _goes_on(scene: Scene, rules: RuleSet) -> str:
    assert scene.stock is not None
    if scene.stock > rules.stock_floor:
        return "on"
    recycled = rules.stock_out is StockOut.RECYCLE or (
        rules.stock_out is StockOut.RECYCLE_FROM_THREE and scene.players > 2
    )
    return "new_stock" if recycled else "void"


def _return(scene: Scene, rules: RuleSet) -> str:
    return "yes" if scene.taken is None or rules.may_return_taken_card else "no"


CHOICES: dict[Choice, Callable[[Scene, RuleSet], str | None]] = {
    Choice.MAY_KNOCK: _may_knock,
    Choice.KNOCK: _knock,
    Choice.DUTY: lambda _scene, _rules: "may",
    Choice.TAKE: _take,
    Choice.RETURN: _return,
    Choice.DOUBLES: lambda scene, rules: "yes" if doubles(scene, rules) else "no",
    Choice.WINNER: _winner,
    Choice.GOES_ON: _goes_on,
    Choice.DEALS: lambda scene, rules: "same" if scene.void else str(rules.next_dealer),
    Choice.WRITES: lambda scene, _rules: "nobody" if scene.void else None,
}


def _discards(aim: Aim, scene: Scene, rules: RuleSet) -> set[Card] | None:
    if not _free(scene, rules):
        return None
    left = left_after(scene, rules)
    least = min(left.values())
    cheapest = {card for card, points in left.items() if points == least}
    match aim:
        case Aim.DEADWOOD:
            return cheapest
        case Aim.OUTS:
            hand, hidden = frozenset(scene.hand), unseen(scene)
            outs = {card: len(waits(hand - {card}, hidden, rules)) for card in cheapest}
            return {card for card in cheapest if outs[card] == max(outs.values())}
    return _safest(scene, rules, left)


def _safest(scene: Scene, rules: RuleSet, left: dict[Card, int]) -> set[Card] | None:
    """Of the loose cards the one that goes least with what was taken, and that fewest pairs want.

    Without a word where the best arrangement leaves now these, now those loose.
    """
    hand, hidden, picked = frozenset(scene.hand), unseen(scene), frozenset(scene.picked)
    least = least_deadwood(hand, rules)
    ways = {
        slow.loose(hand, laid)
        for laid in slow.layouts(hand, *reading(rules))
        if slow.points(slow.loose(hand, laid)) == least
    }
    if len(ways) > 1 or not (loose := next(iter(ways)) & left.keys()):
        return None

    def danger(card: Card) -> tuple[int, ...]:
        known = pairs_for(card, hidden | picked, rules)
        one = frozenset[Card]().union(*(pair - picked for pair in known if len(pair & picked) == 1))
        joined = sum(pair <= picked for pair in known)
        return bool(joined), len(one), sum(pair <= hidden for pair in known), left[card]

    dangers = {card: danger(card) for card in loose}
    return {card for card in loose if dangers[card] == min(dangers.values())}


def _endings(scene: Scene, rules: RuleSet) -> set[tuple[End, Card | None]] | None:
    if not _free(scene, rules):
        return None
    if rules.big_gin_bonus is not None and least_deadwood(frozenset(scene.hand), rules) == 0:
        return {(End.BIG_GIN, None)}
    order = (End.GIN, End.KNOCK, End.THROW)

    def end(card: Card, points: int) -> tuple[int, int]:
        if points == 0:
            return 0, points
        return (1 if points <= limit(scene, rules, card) else 2), points

    found = {card: end(card, points) for card, points in left_after(scene, rules).items()}
    best = min(found.values())
    return {(order[best[0]], card) for card, each in found.items() if each == best}


def _allowed(scene: Scene, rules: RuleSet) -> list[slow.Melds]:
    hand = frozenset(scene.hand)
    return [
        laid
        for laid in slow.layouts(hand, *reading(rules))
        if slow.points(slow.loose(hand, laid)) <= limit(scene, rules)
    ]


def _worth(laid: slow.Melds, scene: Scene, rules: RuleSet) -> tuple[int, ...]:
    """What speaks for laying these melds down; more is better."""
    own = slow.points(slow.loose(frozenset(scene.hand), laid))
    if scene.after:
        chain = str(rules.layoff_chain)
        theirs = [
            slow.least_after_layoffs(frozenset(hand), laid, chain, *reading(rules))
            for hand in scene.after
        ]
        return (sum(theirs) - len(theirs) * own,)
    longer = frozenset(
        card
        for card in unseen(scene)
        if any(slow.is_meld(meld | {card}, *reading(rules)) for meld in laid)
    )
    return -own, -slow.points(longer)


def _wrong_lines(claims: Any, scene: Scene, rules: RuleSet) -> set[int] | None:
    """The lines that the slow solver finds wrong; without a word where one has no second way."""
    wrong = set()
    for number, claim in enumerate(claims, start=1):
        about = claim.about(scene)
        expected = solved(claim.ask, about, rules)
        if expected is None:
            return None
        if key(claim.ask, claim.ask.read(claim.answer, about), about, rules) not in expected:
            wrong.add(number)
    return wrong or {0}
