"""What learners believe about the limit, the throw and the knock: M10 to M19, and M39."""

from gin_widgets.cards import Card, arrangements, best_arrangement
from gin_widgets.lessons.answers import End, Throw
from gin_widgets.lessons.asks import Choice, Choose, Count, Discard, Finish, Number
from gin_widgets.lessons.asks.discard import best_throw, left_by, may_throw
from gin_widgets.lessons.asks.number import least_left
from gin_widgets.lessons.misconceptions.attempt import Attempt, Facts
from gin_widgets.lessons.misconceptions.ending import ended_with, held_back
from gin_widgets.rules import AceUpcard, LimitCompare, LimitSource, Scoring
from gin_widgets.rules.knock import GIN_LIMIT


def limit_by_the_top(attempt: Attempt) -> Facts | None:
    """M10: the card on top of the pile sets the limit."""
    scene, compares = attempt.scene, (attempt.rules.limit_compare, LimitCompare.AT_MOST)
    match attempt:
        case Attempt(ask=Number(count=Count.LIMIT), answer=int(said)) if scene.top != scene.upcard:
            if attempt.rules.limit_source is not LimitSource.FIRST_UPCARD:
                return None
            if any(
                attempt.as_if(limit_source="top_discard", limit_compare=how) for how in compares
            ):
                return {"said": said, "top": scene.top, "upcard": scene.upcard}
    return None


def limit_always_ten(attempt: Attempt) -> Facts | None:
    """M11: ten may knock, whatever the upcard."""
    if attempt.rules.limit_source is not LimitSource.FIRST_UPCARD:
        return None
    match attempt:
        case Attempt(ask=Number(count=Count.LIMIT), answer=int(said)):
            if said == GIN_LIMIT != attempt.right[0] and attempt.scene.upcard is not None:
                return {"form": "limit", "said": said, "upcard": attempt.scene.upcard}
        case _ if (left := ended_with(attempt)) is not None and left <= GIN_LIMIT:
            return {"left": left, **_limit(attempt)}
    return None


def equal_is_not_enough(attempt: Attempt) -> Facts | None:
    """M12: a count equal to the limit may not knock; or that it may, where the rules say no."""
    below = attempt.rules.limit_compare is LimitCompare.BELOW
    other = LimitCompare.AT_MOST if below else LimitCompare.BELOW
    match attempt:
        case Attempt(ask=Number(count=Count.LIMIT), answer=int(said)):
            if attempt.as_if(limit_compare=other) and said != attempt.right[0]:
                form = "limit_below" if below else "limit"
                return {"form": form, "said": said, "right": attempt.right[0]}
            return None
    left = ended_with(attempt) if below else held_back(attempt)
    if left is not None and attempt.as_if(limit_compare=other):
        return {"form": "below", "left": left} if below else {"left": left}
    return None


def counts_too_early(attempt: Attempt) -> Facts | None:
    """M13: the deadwood is counted before the throw."""
    scene, rules = attempt.scene, attempt.rules
    whole = best_arrangement(scene.hand, rules).deadwood
    match attempt:
        case Attempt(ask=Number(count=Count.LEFT), answer=int(said)):
            early = said == whole != attempt.right[0]
        case _:
            left = held_back(attempt)
            at_the_limit = equal_is_not_enough(attempt) is not None
            early = (
                bool(left)
                and not at_the_limit
                and whole > scene.limit(rules, best_throw(scene, rules))
            )
    if not early:
        return None
    return {
        "held": len(scene.hand),
        "whole": whole,
        "card": best_throw(scene, rules),
        "left": least_left(scene, rules),
    }


def one_on_an_ace(attempt: Attempt) -> Facts | None:
    """M14: an ace as upcard lets one point knock."""
    ending = (Number(Count.LIMIT), Choose(Choice.MAY_KNOCK), Finish())
    if attempt.ask not in ending:
        return None
    enough = LimitCompare.AT_MOST
    one = attempt.as_if(ace_upcard=AceUpcard.ONE, limit_compare=enough)
    if not one or attempt.as_if(limit_compare=enough):
        return None
    upcard = attempt.scene.upcard
    match attempt:
        case Attempt(ask=Number(count=Count.LIMIT), answer=1):
            return {"upcard": upcard, "left": 1}
        case _ if (left := ended_with(attempt)) is not None:
            return {"upcard": upcard, "left": left}
    return None


def must_knock(attempt: Attempt) -> Facts | None:
    """M15: who may knock must."""
    match attempt:
        case Attempt(ask=Choose(choice=Choice.DUTY), answer="must"):
            return {"left": least_left(attempt.scene, attempt.rules)}
    return None


def throws_the_taken_card(attempt: Attempt) -> Facts | None:
    """M16: a card taken from the pile may be thrown at once."""
    scene = attempt.scene
    if scene.taken is None or scene.taken in may_throw(scene, attempt.rules):
        return None
    match attempt:
        case Attempt(ask=Discard() | Finish(), answer=Throw(card=scene.taken)):
            return {"card": scene.taken}
        case Attempt(ask=Choose(choice=Choice.RETURN), answer="yes"):
            return {"card": scene.taken}
    return None


def keeps_the_drawn_card(attempt: Attempt) -> Facts | None:
    """M17: a card drawn from the stock may not be thrown at once."""
    scene = attempt.scene
    match attempt:
        case Attempt(ask=Choose(choice=Choice.RETURN), answer="no"):
            if scene.taken is None and scene.drawn is not None:
                form = {"form": "any"} if attempt.rules.may_return_taken_card else {}
                return {**form, "card": scene.drawn}
    return None


def knocks_instead_of_gin(attempt: Attempt) -> Facts | None:
    """M18: a knock where a throw leaves nothing."""
    rules = attempt.rules
    match attempt:
        case Attempt(ask=Finish(), answer=Throw(card=Card() as thrown, end=End.KNOCK)):
            best = attempt.right[0]
            if best.end is not End.GIN:
                return None
            left = left_by(thrown, attempt.scene, rules)
            if left == 0:
                return {"form": "named", "card": thrown}
            penalty = rules.scoring is Scoring.PENALTY_POINTS
            return {
                "form": "penalty" if penalty else "",
                "card": best.card,
                "thrown": thrown,
                "left": left,
                "bonus": rules.gin_penalty_bonus if penalty else rules.gin_bonus,
            }
    return None


def throws_nothing(attempt: Attempt) -> Facts | None:
    """M19: with every card melded, none is thrown."""
    match attempt:
        case Attempt(ask=Finish(), answer=Throw(end=End.BIG_GIN)):
            best = attempt.right[0]
            melded = best_arrangement(attempt.scene.hand, attempt.rules).deadwood == 0
            if melded and best.end is End.GIN:
                return {"held": len(attempt.scene.hand), "card": best.card}
    return None


def compares_too_early(attempt: Attempt) -> Facts | None:
    """M39: groupings are compared before the throw, not after it."""
    scene, rules = attempt.scene, attempt.rules
    match attempt:
        case Attempt(ask=Discard() | Finish(), answer=Throw(card=Card() as card)):
            left, least = left_by(card, scene, rules), least_left(scene, rules)
            for grouping in arrangements(scene.hand, rules):
                loose = grouping.deadwood_cards
                dearest = max((each.points for each in loose), default=0)
                if (
                    left > least
                    and card in loose
                    and card.points == dearest
                    and grouping.deadwood - dearest == left
                ):
                    return {
                        "whole": grouping.deadwood,
                        "card": card,
                        "left": left,
                        "other": best_throw(scene, rules),
                        "least": least,
                    }
    return None


def _limit(attempt: Attempt) -> Facts:
    """What the feedback says of the limit: the number, or that only gin ends the hand."""
    limit = attempt.scene.limit(attempt.rules)
    setter = {"upcard": attempt.scene.upcard}
    return {**setter, "limit": limit} if limit else {**setter, "form": "gin"}
