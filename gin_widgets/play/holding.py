"""What a hand counts within a turn, where a card taken from the pile may not be melded at once."""

from gin_widgets.cards import (
    Arrangement,
    Card,
    CardSet,
    best_arrangement,
    best_discards,
    spreads,
)
from gin_widgets.cards.arrange import least_deadwood
from gin_widgets.cards.runs import runs_under
from gin_widgets.rules import LimitSource, RuleSet, knock_limit

NONE = CardSet()


def unmeldable(rules: RuleSet, hand: CardSet, taken: Card | None) -> CardSet:
    """The card of the hand that counts as unmatched until the turn ends, if there is one.

    Source: A to the letter, "if he took the top discard card, he cannot use it in the current
    round".
    """
    if rules.may_meld_taken_card or taken is None:
        return NONE
    return CardSet([taken]) & hand


def best_held(rules: RuleSet, hand: CardSet, taken: Card | None) -> Arrangement:
    """The best arrangement of a hand in a turn in which `taken` came from the pile."""
    stuck = unmeldable(rules, hand, taken)
    best = best_arrangement(hand - stuck, rules)
    return Arrangement(best.melds, best.deadwood_cards | stuck) if stuck else best


def spreads_held(
    rules: RuleSet, hand: CardSet, taken: Card | None, limit: int
) -> tuple[Arrangement, ...]:
    """Every arrangement within the limit that a knocker may lay down, the best first."""
    stuck = unmeldable(rules, hand, taken)
    found = spreads(hand - stuck, limit - stuck.points, rules)
    return tuple(Arrangement(each.melds, each.deadwood_cards | stuck) for each in found)


def best_throws(rules: RuleSet, hand: CardSet, taken: Card | None) -> tuple[int, CardSet]:
    """The least deadwood, in points, that a throw can leave, and the throws that reach it.

    `taken` is the card that came from the pile this turn; where the rules say that it must stay,
    it is not among them.
    """
    barred = _barred(rules, taken)
    if not unmeldable(rules, hand, taken):
        least, throws = best_discards(hand, rules)
        if throws - barred:
            return least, throws - barred
    left = least_after(rules, hand, taken)
    least = min(left.values())
    return least, CardSet(card for card, deadwood in left.items() if deadwood == least)


def best_endings(rules: RuleSet, hand: CardSet, taken: Card | None) -> tuple[int, CardSet]:
    """The throws that end the hand, or come nearest to it, and the deadwood, in points, they leave.

    They are those of `best_throws`, unless the throw itself sets the limit: then a dearer card may
    knock with more than a cheap one.
    """
    if rules.limit_source is not LimitSource.TOP_DISCARD:
        return best_throws(rules, hand, taken)
    ranked = {
        card: (max(0, deadwood - knock_limit(rules, card)), deadwood)
        for card, deadwood in least_after(rules, hand, taken).items()
    }
    best = min(ranked.values())
    return best[1], CardSet(card for card, rank in ranked.items() if rank == best)


def least_after(rules: RuleSet, hand: CardSet, taken: Card | None) -> dict[Card, int]:
    """The least deadwood, in points, that each throw leaves, of those that the rules allow."""
    stuck, runs = unmeldable(rules, hand, taken), runs_under(rules)
    throws = hand - _barred(rules, taken)
    free = (hand - stuck).mask
    return {
        card: least_deadwood(free & ~card.mask, runs) + (stuck - card).points for card in throws
    }


def _barred(rules: RuleSet, taken: Card | None) -> CardSet:
    """The card that may not be thrown this turn, if there is one."""
    return NONE if taken is None or rules.may_return_taken_card else CardSet([taken])
