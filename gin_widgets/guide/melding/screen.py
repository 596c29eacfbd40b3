"""Everything that a page shows of the melding lab, in the shapes of the wire."""

from typing import Final

from gin_widgets.cards import CardSet, Meld, NotationError
from gin_widgets.explain.wording import (
    capital,
    card_name,
    dearest_first,
    joined,
    listed,
    meld_name,
    say,
    sum_of,
)
from gin_widgets.guide.hand import groups_of
from gin_widgets.guide.layout import Layout
from gin_widgets.guide.melding.wire import VERSION, Column, LabGroup, MeldingState, Way
from gin_widgets.guide.wire import Reply, Row

SHOWN: Final = 12
"""So many of the best ways are shown."""


def screen(now: Layout, kept: Layout | None, turn: int, reveals: bool, said: Reply) -> MeldingState:
    """The state of the lab for the browser."""
    homes = now.homes()
    return {
        "v": VERSION,
        "turn": turn,
        "cards": [
            {
                "code": card.code,
                "name": capital(card_name(card)),
                "homes": [meld_name(home) for home in homes.get(card, ())],
            }
            for card in dearest_first(now.hand)
        ],
        "groups": [_group(group, now) for group in now.groups],
        "loose": [card.code for card in dearest_first(now.loose)],
        "loose_caption": say("melding.loose", sum=sum_of(now.loose)),
        "deadwood": now.deadwood,
        "sum": sum_of(now.deadwood_cards),
        "contested": [
            say("melding.homes", card=card, one=one, other=other)
            for card, (one, other) in homes.items()
        ],
        "best": _ways(now) if reveals else None,
        "best_text": best_text(now) if reveals else "",
        "compare": _compare(kept, now) if kept is not None else [],
        "say": said,
    }


def best_text(now: Layout) -> str:
    """How low the hand can come, and in how many ways."""
    ways = now.best()
    least, count = ways[0].deadwood, len(ways)
    key = ("melding.shown",) if count == 1 else ("melding.shown", "many")
    if count > SHOWN:
        key = ("melding.shown", "some")
    return say(*key, best=least, count=count, most=SHOWN)


def laid_text(now: Layout) -> str:
    """How the hand lies, in words."""
    groups = " ".join(_named(group, now) for group in now.groups) or say("melding.all_loose")
    loose = now.deadwood_cards
    key = "melding.laid.sum" if len(loose) > 1 else "melding.laid"
    return say(key, groups=groups, deadwood=now.deadwood, sum=sum_of(loose))


def _named(group: CardSet, now: Layout) -> str:
    meld = now.meld_of(group)
    if meld is None:
        return say("melding.is_none", cards=listed(dearest_first(group)))
    return say("melding.is", meld=capital(meld_name(meld)))


def _group(group: CardSet, now: Layout) -> LabGroup:
    meld = now.meld_of(group)
    if meld is not None:
        return {
            "cards": [card.code for card in meld.ordered],
            "kind": str(meld.kind),
            "caption": say(str(meld.kind)),
            "name": say("melding.group", meld=meld_name(meld)),
            "why": "",
        }
    cards = sorted(group, key=lambda card: (card.rank, card))
    return {
        "cards": [card.code for card in cards],
        "kind": "",
        "caption": f"{say('melding.none')} · {sum_of(group)}",
        "name": say("melding.none.name", cards=joined([card_name(card) for card in cards])),
        "why": why_no_meld(group, now),
    }


def why_no_meld(group: CardSet, now: Layout) -> str:
    """What keeps a group from being a meld, in a sentence; empty where it is one."""
    try:
        Meld.of(group, now.rules)
    except NotationError as error:
        return str(error)
    return ""


def _ways(now: Layout) -> list[Way]:
    return [
        {
            "title": say("melding.way", number=number),
            "groups": groups_of(way),
            "open": _open(now.laid_as(way)),
        }
        for number, way in enumerate(now.best()[:SHOWN], start=1)
    ]


def _compare(kept: Layout, now: Layout) -> list[Column]:
    return [_column(say("melding.before"), kept), _column(say("melding.now"), now)]


def _column(title: str, layout: Layout) -> Column:
    rows: list[Row] = [
        {"text": f"{group['caption'].split(' · ')[0]} {_glyphs(group['cards'])}", "points": "0"}
        for group in groups_of(layout.arrangement)
        if group["kind"] != "loose"
    ]
    loose = dearest_first(layout.deadwood_cards)
    if loose:
        cards = " ".join(map(str, loose))
        rows.append({"text": say("loose.cards", cards=cards), "points": sum_of(loose)})
    total: Row = {"text": say("melding.deadwood"), "points": str(layout.deadwood)}
    return {"title": title, "rows": rows, "total": total, "open": _open(layout)}


def _open(layout: Layout) -> str:
    cards = layout.open
    if not cards:
        return say("melding.open.none")
    return f"{say('melding.open')}: {' '.join(map(str, dearest_first(cards)))}"


def _glyphs(codes: list[str]) -> str:
    return " ".join(str(card) for code in codes for card in CardSet.parse(code))
