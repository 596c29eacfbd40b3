"""What learners believe about cards, melds and counts: M01 to M09."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from gin_widgets.cards import (
    AceInRuns,
    Card,
    CardSet,
    Meld,
    MeldKind,
    RunKind,
    arrangements,
    best_arrangement,
    find_meld,
    melds_in,
)
from gin_widgets.explain.wording import joined
from gin_widgets.lessons.answers import Flaw, Grouping, Laying, Naming, Throw
from gin_widgets.lessons.asks import Count, Finish, Group, LayOff, Name, Number
from gin_widgets.lessons.asks.discard import end_by, end_of
from gin_widgets.lessons.asks.group import arranged
from gin_widgets.lessons.asks.layoff import first_refused
from gin_widgets.lessons.asks.name import flaw_of
from gin_widgets.lessons.misconceptions.attempt import Attempt, Facts
from gin_widgets.lessons.misconceptions.ending import ended_with
from gin_widgets.rules import LimitSource

ACE, TEN, JACK = 1, 10, 11
FAR = 60
"""More than court cards and aces can be counted too dear, in points."""


def faces_by_rank(attempt: Attempt) -> Facts | None:
    """M01: jack 11, queen 12, king 13."""
    upcard = attempt.scene.upcard
    faces = [card for card in _added(attempt) if card.rank >= JACK]
    if found := _counted_as(attempt, {card: card.rank for card in faces}):
        return found
    match attempt:
        case Attempt(ask=Number(count=Count.LIMIT), answer=int(said)):
            if upcard is not None and said == upcard.rank >= JACK:
                return {"form": "limit", "card": upcard, "said": said}
        case _ if (left := ended_with(attempt)) is not None and upcard is not None:
            by_upcard = attempt.rules.limit_source is LimitSource.FIRST_UPCARD
            if by_upcard and TEN < left <= upcard.rank:
                return {"form": "knock", "card": upcard, "as": upcard.rank, "left": left}
    return None


def dear_ace(attempt: Attempt) -> Facts | None:
    """M02: an ace costs 10 or 11."""
    aces = [card for card in _added(attempt) if card.rank == ACE]
    found = (_counted_as(attempt, dict.fromkeys(aces, each)) for each in (TEN, JACK))
    return next((facts for facts in found if facts is not None), None)


def round_the_corner(attempt: Attempt) -> Facts | None:
    """M03: the ace goes on after the king, or between king and two."""
    for cards in (*_false_melds(attempt, "run"), *_false_layoff(attempt)):
        if flaw_of(cards) is Flaw.ENDS:
            ace, king = (next(card for card in cards if card.rank == rank) for rank in (ACE, 13))
            if attempt.rules.ace_in_runs is not AceInRuns.LOW:
                return {"form": "corner", "ace": ace, "king": king, "cards": cards}
            if run := find_meld(cards - CardSet([ace]), attempt.rules):
                return {"form": "longer", "ace": ace, "king": king, "run": run}
            return {"ace": ace, "king": king}
    return None


def mixed_suits(attempt: Attempt) -> Facts | None:
    """M04: ranks that follow are a run, whatever the suits."""
    for cards in _false_melds(attempt, "run"):
        if flaw_of(cards) is Flaw.SUITS:
            main = max(_by_suit(cards), key=len)
            odd = next(iter(cards - main))
            form = {} if attempt.rules.run_kind is RunKind.SUIT else {"form": "colour"}
            return {**form, "card": odd, "others": main}
    return None


def gap_in_run(attempt: Attempt) -> Facts | None:
    """M05: a run with a rank missing."""
    for cards in _false_melds(attempt, "run"):
        if flaw_of(cards) is Flaw.GAP:
            lying = sorted(cards, key=lambda card: card.rank)
            below, above = next(pair for pair in pairwise(lying) if pair[1].rank > pair[0].rank + 1)
            between = range(below.rank + 1, above.rank)
            missing = CardSet(Card.of(rank, below.suit) for rank in between)
            return {"missing": missing, "below": below, "above": above}
    return None


def two_cards(attempt: Attempt) -> Facts | None:
    """M06: two cards are a meld; a third one that would fit is named with its place."""
    for cards in _false_melds(attempt):
        if len(cards) == 2:
            return _with_third(cards, attempt)
    return None


def one_card_twice(attempt: Attempt) -> Facts | None:
    """M07: a card that lies in two melds, or a count from which both were taken."""
    hand, rules = attempt.scene.hand, attempt.rules
    match attempt:
        case Attempt(ask=Group(), answer=Grouping(groups)):
            for first, second in combinations(groups, 2):
                for card in first & second:
                    return {"card": card, "first": first, "second": second}
        case Attempt(ask=Number(count=Count.DEADWOOD), answer=int(said)):
            for one, other in combinations(melds_in(hand, rules), 2):
                rest = hand - one.cards - other.cards
                if said < attempt.right[0] and said == best_arrangement(rest, rules).deadwood:
                    for card in one.cards & other.cards:
                        return {
                            "form": "count",
                            "card": card,
                            "first": one,
                            "second": other,
                            "said": said,
                        }
    return None


def longest_first(attempt: Attempt) -> Facts | None:
    """M08: the longer or dearer meld is kept although smaller ones leave less."""
    for meld, left, hand in _kept(attempt):
        best = arrangements(hand, attempt.rules)
        rivals = [other for other in best[0].melds if other.cards & meld.cards]
        kept_anyway = any(meld in each.melds for each in best)
        if (
            left > best[0].deadwood
            and not kept_anyway
            and all(_size(meld) > _size(rival) for rival in rivals)
        ):
            return {"meld": meld, "left": left, "best": best[0].deadwood}
    return None


def four_stay_together(attempt: Attempt) -> Facts | None:
    """M09: a set of four is never split."""
    for meld, left, hand in _kept(attempt):
        if meld.kind is not MeldKind.SET or len(meld.cards) < 4:
            continue
        for best in arrangements(hand, attempt.rules):
            for other in best.melds:
                lent = meld.cards - other.cards
                if other.cards < meld.cards and left > best.deadwood:
                    home = next((each for each in best.melds if each.cards & lent), None)
                    if home is not None:
                        return {"meld": meld, "left": left, "home": home, "best": best.deadwood}
    return None


def _with_third(cards: CardSet, attempt: Attempt) -> Facts:
    """Two cards, and where in the hand the card lies that would make them a meld, if it does."""
    rest = attempt.scene.hand - cards
    fits = [card for card in rest if find_meld(cards | CardSet([card]), attempt.rules)]
    groups = attempt.answer.groups if isinstance(attempt.answer, Grouping) else ()
    loose = rest - CardSet(card for group in groups for card in group)
    for card in fits:
        if card in loose:
            return {"form": "loose", "cards": cards, "card": card}
    for card in fits:
        for other in groups:
            if card in other and find_meld(other, attempt.rules) is None:
                return {"form": "beside", "cards": cards, "card": card, "other": other}
            if card in other:
                facts = {"card": card, "other": other, "points": cards.points}
                return {"form": "elsewhere", "cards": cards, **facts}
    return {"cards": cards, "points": cards.points}


def _added(attempt: Attempt) -> CardSet:
    """The cards that are to be added up, where no arrangement leaves what the learner said."""
    hand, rules = attempt.scene.hand, attempt.rules
    match attempt:
        case Attempt(ask=Number(count=Count.POINTS)):
            return attempt.scene.summed
        case Attempt(ask=Number(count=Count.DEADWOOD), answer=int(said)):
            best = best_arrangement(hand, rules)
            ways = arrangements(hand, rules, within=max(min(said - best.deadwood, FAR), 0))
            if all(way.deadwood != said for way in ways):
                return best.deadwood_cards
    return CardSet()


def _counted_as(attempt: Attempt, taken: dict[Card, int]) -> Facts | None:
    """Cards and what they were taken for, in points, where that makes the learner's number."""
    more = sum(points - card.points for card, points in taken.items())
    if not taken or attempt.answer != attempt.right[0] + more:
        return None
    cards = sorted(taken, key=lambda card: (taken[card], card))
    each = [taken[card] for card in cards]
    if len(_added(attempt)) == 1:
        return {"form": "one", "card": cards[0], "as": each[0]}
    if len(cards) == 1:
        return {"card": cards[0], "as": each[0], "said": attempt.answer}
    facts = {"cards": joined([str(card) for card in cards]), "said": attempt.answer}
    if len(set(each)) == 1:
        return {"form": "alike", "as": each[0], **facts}
    return {"form": "several", "as": joined([str(points) for points in each]), **facts}


def _false_melds(attempt: Attempt, kind: str = "") -> Iterator[CardSet]:
    """What the learner takes for a meld, or for a meld of that kind, and is none."""
    match attempt:
        case Attempt(ask=Name(), answer=Naming(kind=said)) if said in (kind or ("set", "run")):
            said_to_be: tuple[CardSet, ...] = (attempt.scene.hand,)
        case Attempt(ask=Group(), answer=Grouping(groups)):
            said_to_be = groups
        case _:
            return
    yield from (cards for cards in said_to_be if find_meld(cards, attempt.rules) is None)


def _false_layoff(attempt: Attempt) -> Iterator[CardSet]:
    """A meld of the table with the card that the learner would add, where it does not fit."""
    match attempt:
        case Attempt(ask=LayOff(), answer=Laying() as laying) if not attempt.scene.gin:
            refused = first_refused(laying, attempt.scene, attempt.rules)
            if refused is not None and find_meld(refused.onto, attempt.rules):
                yield refused.onto | refused.card


def _kept(attempt: Attempt) -> Iterator[tuple[Meld, int, CardSet]]:
    """Melds that explain what the learner did: each, the deadwood that it leaves, of which hand."""
    hand, rules = attempt.scene.hand, attempt.rules
    match attempt:
        case Attempt(ask=Group(), answer=Grouping() as grouping):
            laid = arranged(grouping, hand, rules)
            if laid is not None:
                yield from ((meld, laid.deadwood, hand) for meld in laid.melds)
        case Attempt(ask=Number(count=Count.DEADWOOD), answer=int(said)):
            yield from (
                (meld, left, hand) for meld, left in _keeping(attempt, hand) if left == said
            )
        case Attempt(ask=Finish(), answer=Throw(card=Card() as card, end=end)):
            most, rest = end_of(card, attempt.scene, rules), hand - CardSet([card])
            for meld, left in _keeping(attempt, rest):
                if end is not most and end is end_by(left, card, attempt.scene, rules):
                    yield meld, left, rest


def _keeping(attempt: Attempt, hand: CardSet) -> Iterator[tuple[Meld, int]]:
    """Every meld of the hand, and the deadwood that is left, in points, if it is kept."""
    for meld in melds_in(hand, attempt.rules):
        yield meld, best_arrangement(hand - meld.cards, attempt.rules).deadwood


def _size(meld: Meld) -> tuple[int, int]:
    return len(meld.cards), meld.points


def _by_suit(cards: CardSet) -> list[CardSet]:
    suits = sorted({card.suit for card in cards})
    return [CardSet(card for card in cards if card.suit == suit) for suit in suits]
