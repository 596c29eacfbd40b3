"""The own hand as the table shows it: grouped, named and counted."""

from collections.abc import Iterable
from functools import partial
from typing import assert_never

from gin_widgets.cards import Arrangement, Card, CardSet, Meld
from gin_widgets.explain.wording import capital, card_name, dearest_first, meld_name, say, sum_of
from gin_widgets.guide.choices import choices_for
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.why import why_card
from gin_widgets.guide.wire import Group, Hand, HandCard, HandGroup
from gin_widgets.play import StockDrawn

LOOSE, GROUP, ORDER = "loose", "group", "order"
NONE = CardSet()


def hand_of(now: Situation, answered: int = 0, hints: int = 0) -> Hand:
    """The hand as it is held, with its count; each card with what could be done with it.

    Once it lies open, its cards are in the result and no longer in the hand. `answered` is the last
    message about it that was taken in. Without hints nothing is told of a better way.
    """
    loose = loose_of(now)
    groups: list[HandGroup] = []
    place = 0
    for group in _lying(now):
        cards: list[HandCard] = []
        for code in group["cards"]:
            place += 1
            cards.append(_card(now, Card.parse(code), place))
        groups.append(
            {
                "kind": group["kind"],
                "caption": group["caption"],
                "name": group["name"],
                "cards": cards,
            }
        )
    best, card = _best_throw(now, loose)
    least = now.arrangement.deadwood if now.held else 0
    return {
        "groups": groups,
        "deadwood": loose.points,
        "sum": sum_of(loose),
        "limit": now.view.limit,
        "best": best,
        "note": say("hand.note", card=card, best=best) if card else "",
        "mode": now.holding.mode,
        "of": "" if now.game.lent is None else now.game.hand_cast.names[now.game.lent],
        "better": hints > 0 and least < loose.points,
        "answered": answered,
    }


def loose_of(now: Situation) -> CardSet:
    """The cards that count: by the person's own groups where there are some, else by the best."""
    if not now.held:
        return NONE
    own = now.holding.mode == "groups"
    return now.layout.deadwood_cards if own else now.arrangement.deadwood_cards


def _best_throw(now: Situation, loose: CardSet) -> tuple[int, Card | None]:
    """The throw that is due and leaves least, and what it leaves; of own groups none is broken."""
    if now.holding.mode != "groups":
        return now.best
    if not now.throwing or not loose:
        return loose.points, None
    card = max(loose - CardSet(filter(None, [now.view.taken])) or loose, key=lambda c: c.points)
    return loose.points - card.points, card


def _lying(now: Situation) -> list[Group]:
    """The hand as it lies before the person."""
    if not now.held:
        return []
    match now.holding.mode:
        case "auto":
            return groups_of(now.arrangement)
        case "order":
            return [_group(ORDER, "", say("hold.order"), now.holding.rest, NONE)]
        case "groups":
            return [*map(partial(_own_group, now), now.holding.groups), *_own_rest(now)]
        case _:
            assert_never(now.holding.mode)


def _own_group(now: Situation, cards: tuple[Card, ...]) -> Group:
    """A group as the person has laid it, a meld or not, in the person's order."""
    group = CardSet(cards)
    meld = next((meld for meld in now.layout.melds if meld.cards == group), None)
    if meld:
        return {**meld_group(meld), "cards": [card.code for card in cards]}
    caption = say("hold.none", sum=sum_of(group))
    return _group(GROUP, caption, say("hold.none.name"), cards, NONE)


def _own_rest(now: Situation) -> list[Group]:
    rest = now.holding.rest
    if not rest:
        return []
    caption = say("group.loose.caption", sum=sum_of(rest))
    return [_group(LOOSE, caption, say("group.loose"), rest, NONE)]


def groups_of(arrangement: Arrangement, laid: CardSet = NONE) -> list[Group]:
    """An arrangement as groups of cards in the order they lie, the loose ones last."""
    groups = [meld_group(meld, laid) for meld in arrangement.melds]
    loose = arrangement.deadwood_cards
    if loose:
        caption = say("group.loose.caption", sum=sum_of(loose))
        groups.append(_group(LOOSE, caption, say("group.loose"), dearest_first(loose), laid))
    return groups


def meld_group(meld: Meld, laid: CardSet = NONE) -> Group:
    """A meld as a group; `laid` are the cards that somebody laid off on it."""
    name = say("group.meld", meld=meld_name(meld))
    return _group(str(meld.kind), say(str(meld.kind)), name, meld.ordered, laid)


def _group(kind: str, caption: str, name: str, cards: Iterable[Card], laid: CardSet) -> Group:
    ordered = list(cards)
    return {
        "kind": kind,
        "caption": caption,
        "name": name,
        "cards": [card.code for card in ordered],
        "laid": [card.code for card in ordered if card in laid],
    }


def _card(now: Situation, card: Card, place: int) -> HandCard:
    return {
        "code": card.code,
        "name": _option_name(now, card, place),
        "fresh": card == fresh_card(now),
        "choices": choices_for(now, card),
        "why": why_card(now, card),
    }


def fresh_card(now: Situation) -> Card | None:
    """The card that came to the hand this turn."""
    if not now.throwing:
        return None
    if now.view.taken is not None:
        return now.view.taken
    drawn = [event for event in now.game.log if isinstance(event, StockDrawn)]
    return drawn[-1].card if drawn else None


def _option_name(now: Situation, card: Card, place: int) -> str:
    home = now.own_meld_of(card)
    other = now.other_meld_of(card) if now.holding.mode != "groups" else None
    facts = {"card": capital(card_name(card)), "place": place, "cards": len(now.view.hand)}
    if home is None:
        apart = any(card in group for group in now.holding.groups)
        return say("option.unmelded" if apart else "option.loose", points=card.points, **facts)
    if other is None:
        return say("option.melded", meld=meld_name(home), **facts)
    return say("option.contested", meld=meld_name(home), other=meld_name(other), **facts)
