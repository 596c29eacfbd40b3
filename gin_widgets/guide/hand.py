"""The own hand as the table shows it: grouped, named and counted."""

from collections.abc import Iterable

from gin_widgets.cards import Arrangement, Card, CardSet, Meld
from gin_widgets.explain.wording import capital, card_name, dearest_first, meld_name, say, sum_of
from gin_widgets.guide.choices import choices_for
from gin_widgets.guide.situation import Situation
from gin_widgets.guide.why import why_card
from gin_widgets.guide.wire import Group, Hand, HandCard, HandGroup
from gin_widgets.play import StockDrawn

LOOSE = "loose"
NONE = CardSet()
NOTHING = Arrangement((), NONE)


def hand_of(now: Situation) -> Hand:
    """The hand in its best arrangement, melds first; each card with what could be done with it.

    Once it lies open, its cards are in the result and no longer in the hand.
    """
    seat = now.game.seat
    held = now.arrangement if seat is not None and now.view.shown[seat] is None else NOTHING
    groups: list[HandGroup] = []
    place = 0
    for group in groups_of(held):
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
    best, card = now.best
    return {
        "groups": groups,
        "deadwood": held.deadwood,
        "sum": sum_of(held.deadwood_cards),
        "limit": now.view.limit,
        "best": best,
        "note": say("hand.note", card=card, best=best) if card else "",
    }


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
    home, other = now.meld_of(card), now.other_meld_of(card)
    facts = {"card": capital(card_name(card)), "place": place, "cards": len(now.view.hand)}
    if home is None:
        return say("option.loose", points=card.points, **facts)
    if other is None:
        return say("option.melded", meld=meld_name(home), **facts)
    return say("option.contested", meld=meld_name(home), other=meld_name(other), **facts)
