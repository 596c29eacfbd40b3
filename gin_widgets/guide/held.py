"""What is said when a person holds the cards in another way."""

from gin_widgets.cards import Card, CardSet
from gin_widgets.explain.wording import dearest_first, listed, meld_name, say, sum_of
from gin_widgets.guide.hand import loose_of
from gin_widgets.guide.situation import Situation


def held_text(before: Situation, now: Situation, card: Card | None) -> str:
    """What has changed, and what the hand counts where its groups have."""
    was, held = before.as_lies, now.as_lies
    parts: list[str] = []
    if before.holding.mode != now.holding.mode:
        parts.append(say("hold.mode", now.holding.mode))
    old, new = set(map(CardSet, was.groups)), list(map(CardSet, held.groups))
    if now.holding.mode == "groups" and set(new) != old:
        parts += _regrouped(CardSet(was.rest), [group for group in new if group not in old], now)
    elif card in held.cards and was.cards != held.cards:
        place = held.cards.index(card) + 1
        parts.append(say("hold.moved", card=card, place=place, cards=len(held.cards)))
    elif was.cards == held.cards and not parts:
        return say("hold.same")
    elif was.cards != held.cards and now.holding.mode == "order":
        parts.append(say("hold.sorted"))
    if now.holding.mode == "order" and parts:
        return " ".join(parts)
    loose = loose_of(now)
    key = "hold.count.sum" if len(loose) > 1 else "hold.count"
    return " ".join([*parts, say(key, deadwood=loose.points, sum=sum_of(loose))])


def _regrouped(was_loose: CardSet, new: list[CardSet], now: Situation) -> list[str]:
    """The cards that are free now, and the groups that there were not before."""
    parts: list[str] = []
    if free := CardSet(now.holding.rest) - was_loose:
        parts.append(say("hold.freed", cards=" ".join(map(str, dearest_first(free)))))
    if new:
        key = "hold.left" if free else "hold.grouped"
        parts.append(say(key, groups=listed(_named(group, now) for group in new)))
    return parts


def _named(group: CardSet, now: Situation) -> str:
    meld = now.layout.meld_of(group) if group in now.layout.groups else None
    if meld:
        return meld_name(meld)
    return say("melding.none.name", cards=" ".join(map(str, dearest_first(group))))
