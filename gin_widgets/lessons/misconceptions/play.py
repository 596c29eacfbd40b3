"""What learners believe about outs, danger, and when to knock: M34 to M38."""

from gin_widgets.cards import Card, CardSet, find_meld
from gin_widgets.lessons.answers import Throw
from gin_widgets.lessons.asks import Aim, Choice, Choose, Count, Discard, Number
from gin_widgets.lessons.asks.discard import may_throw
from gin_widgets.lessons.asks.number import chance, knock_of, least_left
from gin_widgets.lessons.asks.waiting import helping, joins_taken, outs
from gin_widgets.lessons.misconceptions.attempt import Attempt, Facts
from gin_widgets.play import best_held

COURT = 10
"""Jack, queen and king, and the ten, cost so many points."""
LATE = 5
"""From this turn on high cards that wait are dear."""


def end_pair_waits_for_two(attempt: Attempt) -> Facts | None:
    """M34: two cards of a suit wait for two cards, even at the end of the order or with a gap."""
    scene = attempt.scene
    match attempt:
        case Attempt(ask=Number(count=Count.OUTS), answer=2) if len(scene.hand) == 2:
            found = outs(scene, attempt.rules)
            if len(found) == 1 and len({card.suit for card in scene.hand}) == 1:
                return {"cards": scene.hand, "out": next(iter(found))}
    return None


def opponents_cards_are_gone(attempt: Attempt) -> Facts | None:
    """M35: the cards that the opponents hold are not counted among the unseen ones."""
    scene, rules = attempt.scene, attempt.rules
    held = (scene.players - 1) * rules.cards_each(scene.players)
    unseen = len(scene.unseen)
    fewer = unseen - held
    facts = {"fewer": fewer, "held": held, "unseen": unseen}
    match attempt:
        case Attempt(ask=Number(count=Count.UNSEEN), answer=int(said)) if said == fewer:
            return facts
        case Attempt(ask=Number(count=Count.CHANCE), answer=int(said)):
            found = len(outs(scene, rules))
            if fewer > found and said == chance(found, fewer, scene.draws):
                return {"form": "chance", "said": said, **facts} if found else None
    return None


def feeds_a_collector(attempt: Attempt) -> Facts | None:
    """M36: a card is thrown that goes with what the opponent was seen to take."""
    scene, rules = attempt.scene, attempt.rules
    match attempt:
        case Attempt(ask=Discard(aim=Aim.SAFETY), answer=Throw(card=Card() as card)):
            if card not in may_throw(scene, rules):
                return None
            best = attempt.right[0].card
            if joins_taken(card, scene, rules) and not joins_taken(best, scene, rules):
                return {"form": "ready", "card": card, "picked": scene.picked, "best": best}
            wanted, wanted_best = (helping(each, scene, rules) for each in (card, best))
            if len(wanted) <= len(wanted_best):
                return None
            facts = {"card": card, "picked": scene.picked, "best": best, "wanted": wanted}
            return {**facts, "form": "one"} if len(wanted) == 1 else facts
    return None


def keeps_high_pairs(attempt: Attempt) -> Facts | None:
    """M37: high cards that wait are kept though the hand is far on."""
    scene, rules = attempt.scene, attempt.rules
    if scene.turn < LATE:
        return None
    match attempt:
        case Attempt(ask=Discard(), answer=Throw(card=Card() as card)):
            best = attempt.right[0].card
            if card.points >= COURT or best.points < COURT:
                return None
            loose = best_held(rules, scene.hand - CardSet([card]), scene.taken).deadwood_cards
            pair = CardSet(each for each in loose if each.rank == best.rank)
            if len(pair) < 2:
                return None
            third = sum(find_meld(pair | each, rules) is not None for each in scene.unseen)
            return {
                "pair": pair,
                "points": pair.points,
                "third": third,
                "unseen": len(scene.unseen),
                "best": best,
            }
    return None


def waits_for_a_smaller_knock(attempt: Attempt) -> Facts | None:
    """M38: a knock is put off in the hope of a smaller one, where that costs points."""
    match attempt:
        case Attempt(ask=Choose(choice=Choice.NOW), answer="on") if "on" not in attempt.right:
            knock = knock_of(attempt.scene, attempt.rules)
            return {
                "left": least_left(attempt.scene, attempt.rules),
                "turn": attempt.scene.turn,
                "hands": knock.hands,
                "cost": f"{-knock.gain:.1f}",
            }
    return None
