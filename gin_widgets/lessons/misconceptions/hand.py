"""What learners believe about cards, melds and counts: M01 to M09."""

from itertools import combinations

from gin_widgets.lessons.answers import Grouping
from gin_widgets.lessons.asks import Count, Group, Number
from gin_widgets.lessons.asks.group import arranged
from gin_widgets.lessons.misconceptions.attempt import Attempt, Facts

JACK = 11
FACE_POINTS = 10


def faces_by_rank(attempt: Attempt) -> Facts | None:
    """M01: jack 11, queen 12, king 13."""
    match attempt:
        case Attempt(ask=Number(count=Count.POINTS), answer=int(said)):
            faces = [card for card in attempt.scene.hand if card.rank >= JACK]
            more = sum(card.rank - FACE_POINTS for card in faces)
            if faces and said == attempt.right[0] + more:
                dearest = max(faces, key=lambda card: card.rank)
                return {
                    "card": dearest,
                    "said": said,
                    "as": dearest.rank,
                    "right": attempt.right[0],
                }
        case Attempt(ask=Number(count=Count.LIMIT), answer=int(said)):
            upcard = attempt.scene.upcard
            if upcard is not None and upcard.rank >= JACK and said == upcard.rank:
                return {"card": upcard, "said": said, "as": said, "right": attempt.right[0]}
    return None


def dear_ace(attempt: Attempt) -> Facts | None:
    """M02: an ace costs 10 or 11."""
    match attempt:
        case Attempt(ask=Number(count=Count.POINTS), answer=int(said)):
            aces = [card for card in attempt.scene.hand if card.rank == 1]
            for each in (10, 11):
                if aces and said == attempt.right[0] + len(aces) * (each - 1):
                    return {"card": aces[0], "said": said, "as": each, "right": attempt.right[0]}
    return None


def one_card_twice(attempt: Attempt) -> Facts | None:
    """M07: a card that lies in two melds, or a count from which both were taken."""
    match attempt:
        case Attempt(ask=Group(), answer=Grouping(groups)):
            for first, second in combinations(groups, 2):
                for card in first & second:
                    return {"card": card, "first": first, "second": second}
    return None


def longest_first(attempt: Attempt) -> Facts | None:
    """M08: the longest meld is kept although giving a card away leaves less."""
    match attempt:
        case Attempt(ask=Group(), answer=Grouping(groups) as said) if groups:
            laid = arranged(said, attempt.scene.hand, attempt.rules)
            if laid is None or not laid.melds:
                return None
            best = arranged(attempt.right[0], attempt.scene.hand, attempt.rules)
            longest = max(laid.melds, key=lambda meld: (len(meld.cards), meld.points))
            if best is not None and longest not in best.melds and laid.deadwood > best.deadwood:
                return {"meld": longest, "said": laid.deadwood, "best": best.deadwood}
    return None
